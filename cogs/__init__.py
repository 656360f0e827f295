"""Tables and games on Discord: commands, buttons, layouts. Thin: rules, SQL and painting live elsewhere."""
