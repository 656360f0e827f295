"""How long things take: turn clocks, lobbies, sleep. All times in milliseconds."""

from bot.engines.facts import Pace

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TURN: dict[Pace, int] = {"live": 60 * SECOND, "async": 24 * HOUR}
ANSWER: dict[Pace, int] = {"live": 20 * SECOND, "async": 8 * HOUR}
LOBBY_WARNS: dict[Pace, int] = {"live": 30 * MINUTE, "async": 60 * HOUR}
LOBBY_CLOSES: dict[Pace, int] = {"live": 45 * MINUTE, "async": 72 * HOUR}
SLEEP_CLOSES: dict[Pace, int] = {"live": 24 * HOUR, "async": 30 * DAY}
OVER_CLOSES = DAY
"""How long a game that is over can be looked at again, and a rematch be asked for by its button."""
GRACE: dict[Pace, int] = {"live": MINUTE, "async": HOUR}
"""What a deadline gets that passed while the bot was down."""

REMINDERS = (0.5, 0.9)
"""Parts of an async turn after which its player is reminded."""

SETTLE = 150
"""How long a race stays open for an earlier press, after its first right one, unless the bot's host says otherwise."""

PAUSE = (1500, 3500)
"""Between a press on Roll and the dice: nobody can start early by the rhythm."""

MISSES = 2
"""Timeouts in a row after which a seat counts as away."""


def turn_length(pace: Pace, *, answers: bool) -> int:
    """Return how long a phase may take; ``answers``: a seat only answers in it."""
    return (ANSWER if answers else TURN)[pace]
