"""Starting, running and caring for one process of the bot."""
