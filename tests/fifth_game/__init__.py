"""A fifth game, added from here alone."""
