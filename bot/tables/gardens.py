"""Tables that several channels show: their codes, who may link a channel, what becomes of one that none shows."""

import secrets
from collections import deque

from msgspec.structs import replace

from bot.bounded import Bounded
from bot.store.gardens import GardenStore
from bot.tables import lobby, pace
from bot.tables.clock import Clock
from bot.tables.refusal import Refused
from bot.tables.table import Alarm, Table

LETTERS = "BCDFGHJKLMNPRSTVWXZ"
"""What codes are made of: no vowels (no words by chance), nothing that looks like another letter or a digit."""
LENGTH = 8
"""19 letters to the power of 8 are 17 thousand million codes: nobody meets one by trying five a minute."""
MOST_CHANNELS = 10
KEPT = 7 * pace.DAY
"""How long a garden waits that no channel shows."""
TRIES, WITHIN = 5, pace.MINUTE
"""Wrong codes that a person may try, and in which time (ms)."""
_PEOPLE_REMEMBERED = 10_000


def fresh_code() -> str:
    """Return a code that nobody can guess."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def read_code(typed: str) -> str:
    """Return a code as people type it (any case, with or without the dash) in its one form."""
    letters = "".join(char for char in typed.upper() if char.isalnum())
    return f"{letters[:4]}-{letters[4:]}"


class Gardens:
    """Opens gardens by their codes."""

    def __init__(self, store: GardenStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._wrong: Bounded[int, deque[int]] = Bounded(_PEOPLE_REMEMBERED)

    async def find(self, user: int, typed: str) -> int:
        """Return the table of a code. Raises Refused for a wrong one, and for any after too many wrong ones."""
        now = self._clock.now()
        wrong = self._wrong.setdefault(user, deque())
        while wrong and wrong[0] <= now - WITHIN:
            wrong.popleft()
        if len(wrong) >= TRIES:
            raise Refused("refused-garden-tries")
        # Counted before the look-up: several tries at once must not all pass the check above.
        wrong.append(now)
        table_id = await self._store.find(read_code(typed))
        if table_id is None:
            raise Refused("refused-garden-code", code=typed[:20])
        wrong.remove(now)
        return table_id


def must_link(table: Table, user: int, channels: int) -> None:
    """Raise Refused unless this person may link one channel more to a table that so many channels show."""
    if table.phase not in ("lobby", "playing"):
        raise Refused("refused-garden-over")
    if channels >= MOST_CHANNELS:
        raise Refused("refused-garden-full", most=MOST_CHANNELS)
    if channels == 0 and table.seat_of(user) is None:
        raise Refused("refused-garden-players")


def stranded(table: Table, now: int) -> Table:
    """Return a table that no channel shows any more: it sleeps, and is kept for a while."""
    alarms = (Alarm("close", now + KEPT),)
    return replace(table, alarms=alarms, asleep=table.phase == "playing", warned=False)


def found_again(table: Table, now: int) -> Table:
    """Return a stranded table that a channel shows again: it sleeps as others do, until somebody presses."""
    if table.phase == "lobby":
        return lobby.clocked(table, now)
    if not table.asleep:
        return table
    return replace(table, alarms=(Alarm("close", now + pace.SLEEP_CLOSES[table.pace]),))
