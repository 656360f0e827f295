"""What every game paints with."""
