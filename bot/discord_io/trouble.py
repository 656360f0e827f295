"""What Discord's errors mean for us. Codes: Discord's reference, "Opcodes and Status Codes"."""

import asyncio
from enum import Enum, auto

import aiohttp
import discord


class Trouble(Enum):
    """Kinds of failure that call for different things."""

    MESSAGE_GONE = auto()
    """The message was deleted, or is not ours to change (any more): post it anew."""
    ASLEEP = auto()
    """The thread is archived: a new message wakes it, where we may write one."""
    CHANNEL_GONE = auto()
    """The channel or the server is gone, or we are not in it any more."""
    FORBIDDEN = auto()
    """A permission is missing."""
    NO_ACCESS = auto()
    """We cannot see the channel (any more)."""
    DMS_CLOSED = auto()
    """This person takes no direct messages of ours: do not try again by ourselves."""
    EXPIRED = auto()
    """The interaction is too old, unknown or answered already."""
    BUSY = auto()
    """Discord or the network is overloaded: try again later."""
    REFUSED = auto()
    """Discord does not take what we sent: our mistake."""


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.CHANNEL_GONE,
    10008: Trouble.MESSAGE_GONE,
    10062: Trouble.EXPIRED,
    10015: Trouble.EXPIRED,
    40060: Trouble.EXPIRED,
    50027: Trouble.EXPIRED,
    50001: Trouble.NO_ACCESS,
    50013: Trouble.FORBIDDEN,
    50007: Trouble.DMS_CLOSED,
    50278: Trouble.DMS_CLOSED,
    40003: Trouble.BUSY,
    30046: Trouble.MESSAGE_GONE,
    50005: Trouble.MESSAGE_GONE,
    50083: Trouble.ASLEEP,
}
"""30046 (an old message was edited too often) and 50005 (another application wrote it) are cured like a deleted one."""

FAILURES = (discord.DiscordException, aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""What a call to Discord may raise."""


def classify(error: BaseException) -> Trouble:
    """Return the kind of a failure that a call to Discord raised."""
    if not isinstance(error, discord.HTTPException):
        return Trouble.BUSY
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status >= 500 or error.status == 429:
        return Trouble.BUSY
    if error.status == 403:
        return Trouble.FORBIDDEN
    return Trouble.REFUSED
