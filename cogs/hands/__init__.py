"""Private hands: direct messages, and private answers that show the same."""
