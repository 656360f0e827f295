"""Measures this bot against plainer ones, as ratios within one run: ``python -m bench``. Nothing has a limit here."""
