"""The boards in channels."""
