"""Stammtisch: a Discord bot that seats people at four tabletop games."""
