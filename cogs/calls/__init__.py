"""Calling people to their turn."""
