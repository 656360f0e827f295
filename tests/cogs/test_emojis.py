"""The application's own emojis: only those that are missing are drawn, beside the event loop, and uploaded."""

import threading
from typing import Any
from unittest.mock import create_autospec

import discord

from cogs.game.emojis import Emojis
from render.kit.encode import Picture
from render.kit.painter import Painter


class Named(str):
    """An emoji as a message writes it."""

    @property
    def name(self) -> str:
        return self.strip("<:>")


async def test_missing_emojis_are_drawn_beside_the_event_loop() -> None:
    drawn: list[tuple[str, int]] = []
    uploaded: dict[str, bytes] = {}

    def draw(name: str) -> Picture:
        drawn.append((name, threading.get_ident()))
        return Picture(f"{name}.png", name.encode(), 128, 128)

    async def create(*, name: str, image: bytes) -> Any:
        uploaded[name] = image
        return Named(f"<:{name}:>")

    client = create_autospec(discord.Client, instance=True)
    client.fetch_application_emojis.return_value = [Named("<:there:>"), Named("<:foreign:>")]
    client.create_application_emoji.side_effect = create
    emojis, painter = Emojis(), Painter(1)
    await emojis.sync(client, painter, {name: lambda name=name: draw(name) for name in ("there", "one", "two")})
    painter.close()
    assert sorted(name for name, _ in drawn) == ["one", "two"]
    assert threading.get_ident() not in {thread for _, thread in drawn}
    assert uploaded == {"one": b"one", "two": b"two"}
    assert emojis == {"there": "<:there:>", "one": "<:one:>", "two": "<:two:>"}
