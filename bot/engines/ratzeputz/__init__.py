"""Ratzeputz: one garden, remembered together."""
