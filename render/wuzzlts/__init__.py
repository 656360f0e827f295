"""The pictures of Wuzzlts, painted from its views: board, hand, grid, score sheet, result, lobby, replay, emojis."""
