"""Everything that outlives the process: SQL and nothing else. Rows in, rows out; it knows no game."""
