"""Answers to presses and commands, and what goes wrong with them in words."""
