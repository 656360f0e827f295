"""What the package of a game gives, beside its boards, for all games together to be shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from render.kit.emojis import Moving
from render.kit.sprite import Sprite


@dataclass(frozen=True, slots=True)
class Pictures:
    """A game's emojis and what is made ahead for it; its package exposes one of these as ``PICTURES``.

    ``emojis``: what draws each, of any size where it does not move, by the name under which Discord keeps it;
    ``warm``: builders of what a first board needs, each one short (see ``Painter.warm``).
    """

    emojis: Mapping[str, Callable[[], Sprite | Moving]]
    warm: tuple[Callable[[], object], ...]
