"""How long things take: turn clocks, lobbies, sleep. All times in milliseconds."""

from bot.engines.contract import FLAG, Option
from bot.tables.table import Pace

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TURN: dict[Pace, int] = {"live": 60 * SECOND, "async": 24 * HOUR}
ANSWER: dict[Pace, int] = {"live": 20 * SECOND, "async": 8 * HOUR}
LOBBY_WARNS: dict[Pace, int] = {"live": 30 * MINUTE, "async": 60 * HOUR}
LOBBY_CLOSES: dict[Pace, int] = {"live": 45 * MINUTE, "async": 72 * HOUR}
SLEEP_CLOSES: dict[Pace, int] = {"live": 24 * HOUR, "async": 30 * DAY}
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

PACES: dict[str, tuple[Pace, ...]] = {
    "putzdiewutz": ("live",),
    "ratzeputz": ("async", "live"),
    "wuzzlts": ("live", "async"),
    "wuerfelwg": ("live", "async"),
}
"""The paces that a game is played at, its default first."""

RACE_PHASES: dict[str, str] = {"putzdiewutz": "race"}
"""The phase in which everybody races for what a roll has shown."""

ANSWER_PHASES: dict[str, frozenset[str]] = {
    "wuzzlts": frozenset({"trade"}),
    "wuerfelwg": frozenset({"sponge", "cult", "ghost"}),
}
"""Phases in which a seat only answers: they get the shorter clock."""

ANYONE_PHASES: dict[str, str] = {"ratzeputz": "roll"}
"""The phase in which, where several may move, no one of them has to."""

SET_UP_PHASES: dict[str, str] = {"ratzeputz": "plant"}
"""The phase that a quick start leaves to the table."""

OPTIONS: dict[str, tuple[Option, ...]] = {
    game: (*([Option("quick", FLAG)] if game in SET_UP_PHASES else []), Option("pace", paces))
    for game, paces in PACES.items()
}
"""What can be chosen before a game that is about its table, not its rules: fields of Table."""

ONE_CLOCK: frozenset[str] = frozenset({"ratzeputz"})
"""Games whose turn has one clock for all its phases (its view has ``turn``); elsewhere each phase has its own."""

STEPS_A_ROUND: dict[str, tuple[int, int]] = {
    "putzdiewutz": (9, 0),
    "ratzeputz": (0, 3),
    "wuzzlts": (0, 3),
    "wuerfelwg": (0, 6),
}
"""Steps (of the engine) in a whole round: a fixed number and so many more a seat.

Putz die Wutz: three rounds, as one is over in seconds where house players are quicker than a person who is there.
"""


def turn_length(game: str, pace: Pace, phase: str) -> int:
    """Return how long a phase may take."""
    return (ANSWER if phase in ANSWER_PHASES.get(game, ()) else TURN)[pace]


def round_length(game: str, seats: int) -> int:
    """Return how many steps may pass without a person's press before the table falls asleep."""
    fixed, each = STEPS_A_ROUND[game]
    return fixed + each * seats
