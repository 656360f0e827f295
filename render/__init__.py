"""Pictures from views: one warm theme, sprites built once, one painter a game.

How a game's pictures are made:

- ``theme`` holds colors and text sizes, ``text.label`` draws names and numbers that always fit,
  ``grounds`` has the table, sheets, cards and plaques.
- A piece is drawn with a ``sprite.Pen`` in a function under ``lru_cache`` that returns a ``Sprite``, mostly
  ``raised(carved(pen.sprite()))``. Keep a piece under 300 pixels: one long drawing call stalls the event loop.
- A board is a pure function of hashable values (view, names, strings) that copies a ground, pastes sprites
  on it and returns an RGB image; nothing but pasting, so that it takes milliseconds.
- ``painter.Painter`` runs such functions beside the event loop and hands out encoded pictures.
- A game's package exposes its ``pictures.Pictures`` as ``PICTURES``; ``render.games`` finds it by its folder.
"""
