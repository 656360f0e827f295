"""The sandbox's page in a real browser, against the real server and a real discord.py bot."""
