"""What the tests of all games' pictures share."""

import sys

import pytest

from render.kit.sprite import Pen


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the size in pixels of each drawing from now on; nothing is kept from before."""
    sizes: list[int] = []
    made = Pen.__init__

    def note(pen: Pen, width: int, height: int) -> None:
        sizes.append(width * height)
        made(pen, width, height)

    monkeypatch.setattr(Pen, "__init__", note)
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for part in vars(module).values():
                if hasattr(part, "cache_clear"):
                    part.cache_clear()
    return sizes
