"""A message's next content with its picture: painted and uploaded only where the message does not show it already."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from bot.discord_io.layouts import PrivateLayout, PublicLayout
from cogs.game.presenter import Job
from render.kit.encode import Picture
from render.kit.painter import Painter

L = TypeVar("L", PublicLayout, PrivateLayout)


class Content(NamedTuple, Generic[L]):
    """A layout ready to be sent; ``picture`` is None where the message keeps the one it has, or has none.

    ``key`` names the picture ("": none) and tells nothing of what is on it.
    """

    layout: L
    picture: Picture | None
    key: str

    @property
    def uploads(self) -> Sequence[Picture] | None:
        """What to upload: None keeps what is there, an empty list takes it away."""
        if self.picture is not None:
            return [self.picture]
        return None if self.key else []


async def illustrated(
    painter: Painter, game: str, job: Job | None, has: str, lay: Callable[[str | None], L]
) -> Content[L]:
    """Return a message's content; ``has`` is the key of the picture that it shows now ("": none).

    ``lay`` gives the layout for the file name of its picture, or for none.
    """
    if job is None:
        return Content(lay(None), None, "")
    if job.key == has:
        return Content(lay(f"{game}.webp"), None, has)
    picture = await painter.paint(game, job.draw, *job.args)
    return Content(lay(picture.filename), picture, job.key)
