"""Who and where: people, servers, channels, permissions, and their Discord JSON."""
