"""Tables of Würfel-WG that stand where a test wants them."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Event, Seat, Step
from bot.engines.rng import Rng
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import SETS
from bot.engines.wuerfelwg.costs import Pips
from bot.engines.wuerfelwg.flat import Flat
from bot.engines.wuerfelwg.rolling import FACES
from bot.engines.wuerfelwg.state import WgState
from bot.engines.wuerfelwg.view import FlatView, Lodger, Rooms, WgView

Json = dict[str, Any]


def dice(shown: str) -> tuple[Pips, ...]:
    """Return the dice of ``"3345k"``."""
    return tuple("k" if face == "k" else int(face) for face in shown if face != " ")


def flat(good: str = "me", mates: str = "", **fields: Any) -> Flat:
    """Return a flat with these rooms (and ``me``) good, these flatmates, a sleeping one with a ``-`` before its id.

    Its set is green unless ``table`` gives it its seat's.
    """
    names = good.split()
    lodgers = tuple(Lodger(name.removeprefix("-"), awake=not name.startswith("-")) for name in mates.split())
    rooms = Rooms(*(room in names for room in ("bathroom", "couch", "fridge")))
    cards: Json = {"rooms": rooms, "me": "me" in names, "flatmates": lodgers}
    return Flat("green", **(cards | fields))


def table(*flats: Flat, shown: str = "", nuisances: str = "", **fields: Any) -> WgState:
    """Return a table of these flats: seat 0 picks with these dice, or is to roll where there are none."""
    state = WUERFELWG.new(len(flats), {"nuisances": bool(nuisances)}, 1)
    if not shown:
        rolls = flats[fields.get("turn", 0)].rerolls + 1
        phase: Json = {"phase": "roll", "rolls_left": rolls}
    else:
        phase = {"phase": "pick", "dice": dice(shown), "rolls_left": 0}
    seated = tuple(replace(one, set=SETS[seat]) for seat, one in enumerate(flats))
    return replace(state, **(phase | {"flats": seated, "nuisances": tuple(nuisances.split())} | fields))


def rolling(wanted: str) -> Rng:
    """Return a stream whose next dice are these."""
    for seed in range(1_000_000):
        rng = Rng(seed)
        for face in dice(wanted):
            drawn, rng = rng.choice(FACES)
            if drawn != face:
                break
        else:
            return Rng(seed)
    raise AssertionError("no such stream")


def do(state: WgState, seat: Seat | None, kind: str, /, **fields: object) -> Step[WgState]:
    """Make one move."""
    return WUERFELWG.apply(state, seat, {"type": kind, **fields})


def play(state: WgState, *deeds: tuple[Seat | None, str, str]) -> WgState:
    """Make moves that name at most a card."""
    for seat, kind, card in deeds:
        state = do(state, seat, kind, **({"card": card} if card else {})).state
    return state


def legal(state: WgState, seat: Seat | None) -> list[Json]:
    """Return a seat's legal moves as JSON."""
    return [WUERFELWG.to_json(move) for move in WUERFELWG.legal_moves(state, seat)]


def choices(state: WgState, seat: Seat) -> list[str]:
    """Return the seat's legal moves in short: ``take alex``, ``done``."""
    return [" ".join([move["type"], *([move["card"]] if "card" in move else [])]) for move in legal(state, seat)]


def told(events: Sequence[Event]) -> list[Json]:
    """Return events as JSON."""
    return [WUERFELWG.to_json(event) for event in events]


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the types of events."""
    return [event["type"] for event in told(events)]


def seen(state: WgState) -> WgView:
    """Return what everybody sees."""
    return WUERFELWG.view(state, None)


def flat_of(state: WgState, seat: Seat) -> FlatView:
    """Return what everybody sees of a flat."""
    return seen(state).flats[seat]


def spent(state: WgState) -> str:
    """Return the spent dice as they lie, ``"335"``."""
    return "".join(str(die.pips) for die in seen(state).dice if die.spent)
