"""What a game gives to Discord, and how it is laid out."""
