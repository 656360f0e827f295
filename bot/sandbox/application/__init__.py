"""What the application registers: its commands and its emojis."""
