"""Messages whose controls carry emojis of the application that were deleted: Discord refuses them for good (50035)."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.discord_io.layouts import L, without_emojis

T = TypeVar("T")

_INVALID_FORM = 50035


async def sent_with_or_without(layout: L, send: Callable[[L], Awaitable[T]]) -> T:
    """Send a layout; where Discord takes it for invalid, the same without our own emojis. Raises what it refuses."""
    try:
        return await send(layout)
    except discord.HTTPException as error:
        plain = without_emojis(layout)
        if error.code != _INVALID_FORM or plain == layout:
            raise
        return await send(plain)
