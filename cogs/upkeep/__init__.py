"""What keeps messages right."""
