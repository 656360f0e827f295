"""Wuzzlts: half monsters behind private walls, and two quick shouts."""
