"""Presses on buttons and selects."""
