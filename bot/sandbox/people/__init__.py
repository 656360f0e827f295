"""What people do and see: acts as Discord's client allows them, and handles for tests."""
