"""Messages: what they consist of, and all those that there are."""
