"""What all rooms stand on: Discord's errors, ids and limits, the store, and the bus that tells of changes."""
