"""What the bot sends, checked against Discord's own description of its API."""
