"""The bot's socket: connections, and the sessions that outlive them."""
