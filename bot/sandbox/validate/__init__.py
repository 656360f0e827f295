"""What Discord accepts: messages, components, modals, commands."""
