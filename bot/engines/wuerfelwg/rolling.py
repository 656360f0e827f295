"""Rolling: the dice, what is kept from a reroll, and the kangaroo that a clean bathroom turns."""

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from bot.engines.contract import IllegalMove, Move
from bot.engines.wuerfelwg.costs import NUMBERS, Pips
from bot.engines.wuerfelwg.events import KangarooTurned, Rolled, Stopped
from bot.engines.wuerfelwg.moves import Kangaroo, Places, Reroll, Roll, Stop
from bot.engines.wuerfelwg.spending import check_places
from bot.engines.wuerfelwg.state import Outcome, WgState

FACES: tuple[Pips, ...] = (*NUMBERS, "k")


def legal(state: WgState) -> list[Move]:
    """Return the moves of phase ``roll``: every set of dice that there is parking for, and to stop."""
    if not state.dice:
        return [Roll()]
    places = range(len(state.dice))
    most = min(state.roller.parking, len(places))
    keeps = (keep for size in range(most + 1) for keep in combinations(places, size))
    return [*map(Reroll, keeps), Stop()]


def legal_kangaroos(state: WgState) -> list[Move]:
    """Return the moves of phase ``kangaroo``: any one of them to any number, or to stop."""
    turns = [Kangaroo(die, pips) for die, shown in enumerate(state.dice) if shown == "k" for pips in NUMBERS]
    return [*turns, Stop()]


def roll(state: WgState) -> Outcome:
    """Throw as many dice as the flat shows. Raises IllegalMove after the first throw."""
    if state.dice:
        raise IllegalMove("rolled_already")
    return _thrown(state, [FACES[-1]] * state.roller.dice, ())


def reroll(state: WgState, keep: Places) -> Outcome:
    """Throw all dice but the kept ones. Raises IllegalMove."""
    if not state.dice:
        raise IllegalMove("roll_first")
    check_places(keep, len(state.dice))
    if len(keep) > state.roller.parking:
        raise IllegalMove("no_parking", f"{state.roller.parking} dice may be kept")
    return _thrown(state, state.dice, keep)


def stop(state: WgState) -> Outcome:
    """Be content with the dice. Raises IllegalMove before the first throw."""
    if not state.dice:
        raise IllegalMove("roll_first")
    return _rested(state.stepped(), (Stopped(seat=state.turn),))


def turn_kangaroo(state: WgState, die: int, pips: int) -> Outcome:
    """Turn that kangaroo to a number. Raises IllegalMove."""
    if die not in range(len(state.dice)) or state.dice[die] != "k":
        raise IllegalMove("no_kangaroo")
    if pips not in NUMBERS:
        raise IllegalMove("malformed", "dice show 1 to 5")
    dice = (*state.dice[:die], pips, *state.dice[die + 1 :])
    news = KangarooTurned(seat=state.turn, die=die, pips=pips)
    return state.stepped(phase="pick", dice=dice), (news,)


def leave_kangaroos(state: WgState) -> Outcome:
    """Turn none."""
    return state.stepped(phase="pick"), (Stopped(seat=state.turn),)


def _thrown(state: WgState, before: Sequence[Pips], keep: Places) -> Outcome:
    rng = state.rng
    dice = list(before)
    for die in range(len(dice)):
        if die not in keep:
            dice[die], rng = rng.choice(FACES)
    state = state.stepped(rng=rng, dice=tuple(dice), rolls_left=state.rolls_left - 1)
    return _rested(state, (Rolled(seat=state.turn, dice=state.dice, kept=keep),), state.rolls_left > 0)


def _rested(state: WgState, events: tuple[Rolled | Stopped, ...], rolling: bool = False) -> Outcome:
    """Go on to the kangaroo or to picking, unless it is still to be rolled."""
    if rolling:
        return state, events
    turns = state.roller.rooms.bathroom and "k" in state.dice
    return replace(state, phase="kangaroo" if turns else "pick", rolls_left=0), events
