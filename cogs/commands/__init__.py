"""Slash commands that belong to no one game."""
