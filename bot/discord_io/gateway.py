"""Presses and modals as they come from the gateway: by custom_id, without views, stores of views or templates.

discord.py keeps no way of its own to a press but by view objects (its traps: a class of dynamic items is unregistered
for the whole process when one view of it times out; every press parses the whole message that was pressed). So the one
parser of its connection that reads interactions is given a way past them; commands go on to discord.py.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_io.interaction import Interaction, of_event

log = logging.getLogger(__name__)

_EVENT = "INTERACTION_CREATE"
_PRESS, _MODAL = 3, 5
"""Types of interactions (Discord's reference, "Interaction Type")."""


def take_presses(client: discord.Client, receive: Callable[[Interaction], Awaitable[None]]) -> None:
    """Give every press and modal that a client hears of to ``receive``, each in a task of its own, in their order."""
    parsers: dict[str, Callable[[Any], None]] = client._connection.parsers
    others = parsers[_EVENT]
    running: set[asyncio.Task[None]] = set()

    def parse(event: dict[str, Any]) -> None:
        if event.get("type") not in (_PRESS, _MODAL):
            others(event)
            return
        task = asyncio.create_task(_take(event, receive), name="press")
        running.add(task)
        task.add_done_callback(running.discard)

    parsers[_EVENT] = parse


async def _take(event: dict[str, Any], receive: Callable[[Interaction], Awaitable[None]]) -> None:
    try:
        await receive(of_event(event))
    except Exception:
        log.exception("a press could not be taken")
