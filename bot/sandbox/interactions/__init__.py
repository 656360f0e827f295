"""Interactions: their life from the press to the last follow-up, and what a command's carries."""
