"""People on the embedded Discord with the bot online: what every test of the cogs plays with."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.discord_io import answer
from bot.process.client import Stammtisch
from bot.process.starting import opened, point_at
from bot.sandbox import Sandbox
from bot.sandbox.base.limits import Limits
from bot.sandbox.interactions import interactions
from bot.sandbox.people.person import PersonHandle
from bot.tables import service
from tests.openapi.check import problems, refusals

Message = dict[str, Any]

PATIENCE = 30.0
"""Seconds: what has to come comes within these, however busy the machine is."""


class Party:
    """``async with Party(folder) as party``; ``restart()`` stops the bot and starts it anew on the same database.

    At the end all that the bot sent is checked against Discord's description of its API, and that Discord refused
    nothing but with the error codes that the test put into ``expected_errors`` (e.g. 50007; 429 for rate limits).

    The same games are dealt in every run. A busy machine is no failure: Discord waits ``patience`` seconds for an
    answer instead of its 3, and nearly as long passes before the bot defers one.
    """

    def __init__(self, folder: Path, limits: Limits | None = None, patience: float = PATIENCE) -> None:
        self._folder = folder
        self._patience = patience
        self._limits = limits
        self._stack = AsyncExitStack()
        self._bot_stack = AsyncExitStack()
        self.expected_errors: set[int] = set()
        self.sandbox: Sandbox
        self.bot: Stammtisch

    async def __aenter__(self) -> "Party":
        self._stack.enter_context(patch.object(interactions, "ANSWER_SECONDS", self._patience))
        self._stack.enter_context(patch.object(service, "SystemRandom", partial(Random, 1)))
        for pause in ("DEFER_AFTER", "GIVE_UP_AFTER"):
            self._stack.enter_context(patch.object(answer, pause, self._patience * 0.9))
        limits = self._limits or Limits.off()
        self.sandbox = await self._stack.enter_async_context(Sandbox(None, limits=limits))
        for person in self.sandbox.people:
            person.change(locale="en-US")  # what a test reads does not depend on who hears it
        await point_at(self.sandbox.url, self.sandbox.token)
        await self.start()
        return self

    async def __aexit__(self, kind: object, *error: object) -> None:
        await self._bot_stack.aclose()
        await self._stack.aclose()
        if kind is None:
            self.check_sent()

    def check_sent(self) -> None:
        """Fail if the bot sent anything that Discord would not take, or was refused unexpectedly."""
        assert not (wrong := problems(self.sandbox.sent)), "\n".join(wrong)
        assert not (refused := refusals(self.sandbox.sent, self.expected_errors)), "\n".join(refused)

    async def start(self) -> None:
        """Bring the bot online."""
        self.bot = await self._bot_stack.enter_async_context(
            opened(self._folder / "stammtisch.sqlite3", self.sandbox.token, ready_after=0.05)
        )
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        """Take the bot offline."""
        await self._bot_stack.aclose()

    async def restart(self) -> None:
        """Stop the bot and start it anew."""
        await self.stop()
        await self.start()

    def person(self, name: str) -> PersonHandle:
        """Return one of the sandbox's people."""
        return self.sandbox.person(name)

    @property
    def channel(self) -> Any:
        """The first channel of the first server."""
        first = self.sandbox.guilds[0].id
        return next(c for c in self.sandbox.core.world.channels.values() if c.guild_id == first)

    def board(self, viewer: PersonHandle, channel: Any = None) -> Message:
        """Return the newest public message in a channel."""
        seen = [m for m in viewer.messages(channel or self.channel) if not m["flags"] & 64]
        return seen[-1]

    async def shows(self, viewer: PersonHandle, action: str, channel: Any = None) -> Message:
        """Wait until the newest board has an enabled control of that action and return the board."""

        def there() -> Message | None:
            board = self.board(viewer, channel)
            return board if has(board, action) else None

        return dict(await self.until(there))

    async def until(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until a condition holds and return its value."""
        async with asyncio.timeout(seconds):
            while not (value := condition()):  # noqa: ASYNC110 - any condition, not one event
                await asyncio.sleep(0.02)
        return value


def components(message: Message) -> list[dict[str, Any]]:
    """Return all components of a message, nested ones included."""
    found: list[dict[str, Any]] = []

    def walk(items: list[dict[str, Any]]) -> None:
        for item in items:
            found.append(item)
            walk(item.get("components", []))
            if "accessory" in item:
                walk([item["accessory"]])

    walk(message["components"])
    return found


def text(message: Message | None) -> str:
    """Return all words of a message."""
    if message is None:
        return ""
    return "\n".join(item["content"] for item in components(message) if item["type"] == 10)


def control(message: Message, action: str) -> dict[str, Any]:
    """Return the button or select whose custom_id ends in an action."""
    for item in components(message):
        if str(item.get("custom_id", "")).endswith(f":{action}"):
            return item
    raise KeyError(f"{action} among {[item.get('custom_id') for item in components(message)]}")


def has(message: Message, action: str) -> bool:
    """Say whether a message has an enabled control of that action."""
    found = [i for i in components(message) if str(i.get("custom_id", "")).endswith(f":{action}")]
    return bool(found) and not found[0].get("disabled")


async def press(person: PersonHandle, message: Message, action: str, **more: Any) -> Any:
    """Press the button of an action."""
    return await person.press(message, control(message, action)["custom_id"], **more)


def picture(message: Message) -> str:
    """Return the address of the message's picture."""
    return str(next(item for item in components(message) if item["type"] == 12)["items"][0]["media"]["url"])


async def heard(answer: Any) -> Message:
    """Return the private message that a press or command was answered with, at once or after a deferral."""
    await answer.settled()
    for _ in range(round(PATIENCE / 0.02)):
        private = [m for m in (answer.message, *answer.followups) if m is not None and m["flags"] & 64]
        if private:
            return dict(private[-1])
        await asyncio.sleep(0.02)
    raise AssertionError(f"nothing private came; the answer was of type {answer.type}")
