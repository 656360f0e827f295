"""A table: people playing one game, wherever they sit. Lobby, seats, turn clock, races, moves."""
