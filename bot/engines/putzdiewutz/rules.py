"""What each move of Putz die Wutz does (rulebook; where it is silent, docs/decisions.md).

Every function takes a running game and returns the next state and what happened, or raises IllegalMove.
"""

from collections.abc import Collection
from typing import TypeVar

from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Left, Result, Seat, Step
from bot.engines.putzdiewutz.events import Cleaned, Grabbed, Over, Revealed, Rolled, Turned, Voided
from bot.engines.putzdiewutz.pieces import (
    BLOTCHES,
    DIE_COLORS,
    SPECIALS,
    Item,
    Pig,
    PlacedPig,
    Roll,
    Wanted,
    start_facing,
)
from bot.engines.putzdiewutz.state import PutzState

T = TypeVar("T")
PutzStep = Step[PutzState]


def roll(state: PutzState, seat: Seat | None) -> PutzStep:
    """Throw the dice: a new race starts and what stood of the last round is gone."""
    if state.phase != "roll":
        raise IllegalMove("wrong_phase", "the dice are thrown between two rounds")
    color, rng = state.rng.choice(DIE_COLORS)
    blotches, rng = rng.choice(BLOTCHES)
    special: int | None = None
    if state.variant == "classic":
        special, rng = rng.choice(SPECIALS)
    rolled = Roll(color, blotches, special)
    state = replace(
        state,
        rng=rng,
        phase="race",
        round=state.round + 1,
        roll=rolled,
        erred=(),
        scrubber=None,
        wanted=None,
    )
    return Step(state, (Rolled(seat=seat, round=state.round, roll=rolled),))


def grab(state: PutzState, seat: Seat, item: Item) -> PutzStep:
    """Reach for an item. The first right hand scrubs, a wrong one is out for this round."""
    target = state.race_for
    if target is None:
        raise IllegalMove("no_race", "nothing is wanted just now")
    if seat in state.erred:
        raise IllegalMove("erred", "one wrong grab a round")
    if seat in state.sitting_out:
        raise IllegalMove("sitting_out")
    grabbed = Grabbed(seat=seat, item=item, right=item == target.item)
    if grabbed.right:
        return _scrub(state, seat, target, grabbed)
    state = replace(state, erred=tuple(sorted((*state.erred, seat))))
    return Step(state, (grabbed,)) if state.may_grab else _void(state, target, grabbed)


def turn(state: PutzState, seat: Seat, position: int) -> PutzStep:
    """Turn the pig that lies there to the scrubber, who got the jar."""
    if state.phase != "turn":
        raise IllegalMove("wrong_phase", "pigs are turned after the jar")
    if seat != state.scrubber:
        raise IllegalMove("not_your_turn")
    if position not in state.turnable:
        raise IllegalMove("not_turnable", "no pig there, or it looks at you already")
    return _turn(state, seat, position, state.turnable[position])


def timeout(state: PutzState) -> PutzStep:
    """Do what the table waits for: throw the dice, void the race, turn a random pig."""
    if state.phase == "roll":
        return roll(state, None)
    if target := state.race_for:
        return _void(state, target)
    position, rng = state.rng.choice(tuple(state.turnable))
    return _turn(replace(state, rng=rng), None, position, state.turnable[position])


def leave(state: PutzState, seat: Seat) -> PutzStep:
    """Give a seat up: its pigs leave with it and its side becomes an empty one."""
    state.side_of(seat)
    state = replace(state, sides=_with(state.sides, seat, None), cleaned=_with(state.cleaned, seat, ()))
    still_out = _coming_sit_outs if state.phase == "roll" else _sit_outs
    state = replace(state, sitting_out=still_out(state, state.sitting_out))
    events: tuple[Event, ...] = (Left(seat=seat),)
    target = state.race_for
    ending = _ending(state)
    race_ends = target is not None and (ending is not None or not state.may_grab)
    if target and race_ends:
        state = replace(state, wanted=target)
        events += _voided(target)
    if ending:
        return _end(state, ending, *events)
    if race_ends or (state.phase == "turn" and state.scrubber == seat):
        return _close(state, *events)
    return Step(state, events)


def _scrub(state: PutzState, seat: Seat, target: Wanted, grabbed: Grabbed) -> PutzStep:
    state = replace(state, scrubber=seat, wanted=target)
    events = (grabbed, Revealed(pig=target.pig, item=target.item))
    if target.pig is None:
        return Step(replace(state, phase="turn"), events) if state.turnable else _close(state, *events)
    position = next(at for at, pig in enumerate(state.pigs) if pig and pig.pig == target.pig)
    if position in state.turnable:
        return _turn(state, seat, position, state.turnable[position], *events)
    return _clean(state, seat, position, target.pig, *events)


def _clean(state: PutzState, seat: Seat, position: int, pig: Pig, *events: Event) -> PutzStep:
    top = state.pile[0] if state.pile else None
    facing = start_facing(position, len(state.pigs))
    state = replace(
        state,
        pigs=_with(state.pigs, position, top and PlacedPig(top.color, top.blotches, facing)),
        pile=state.pile[1:],
        cleaned=_with(state.cleaned, seat, (*state.cleaned[seat], pig)),
    )
    events += (Cleaned(seat=seat, pig=pig, position=position, replaced_by=top),)
    ending = _ending(state)
    return _end(state, ending, *events) if ending else _close(state, *events)


def _turn(state: PutzState, by: Seat | None, position: int, turned: PlacedPig, *events: Event) -> PutzStep:
    state = replace(state, pigs=_with(state.pigs, position, turned))
    return _close(state, *events, Turned(seat=by, pig=turned.pig, position=position, facing=turned.facing))


def _void(state: PutzState, target: Wanted, *events: Event) -> PutzStep:
    return _close(replace(state, wanted=target), *events, *_voided(target))


def _voided(target: Wanted) -> tuple[Event, ...]:
    return Revealed(pig=target.pig, item=target.item), Voided()


def _close(state: PutzState, *events: Event) -> PutzStep:
    """End the round: whoever erred in it sits out the next roll."""
    return Step(replace(state, phase="roll", sitting_out=_coming_sit_outs(state, state.erred)), events)


def _sit_outs(state: PutzState, seats: Collection[Seat]) -> tuple[Seat, ...]:
    """Return those of the seats that are there to sit out; with two at the table nobody ever does."""
    return tuple(seat for seat in state.present if seat in seats) if len(state.present) > 2 else ()


def _coming_sit_outs(state: PutzState, seats: Collection[Seat]) -> tuple[Seat, ...]:
    """The same for a roll to come: if everybody would sit it out, nobody does."""
    sitting_out = _sit_outs(state, seats)
    return sitting_out if sitting_out != state.present else ()


def _ending(state: PutzState) -> str | None:
    """Say why the game is over, or None: an empty spot, a lead that nobody can level, a seat alone."""
    if len(state.present) < 2:
        return "last_seat"
    if None in state.pigs:
        return "empty_spot"
    second, best = sorted(len(state.cleaned[seat]) for seat in state.present)[-2:]
    return "uncatchable" if state.early_end and best - second > len(state.pile) + 1 else None


def _end(state: PutzState, reason: str, *events: Event) -> PutzStep:
    scores = tuple(map(len, state.cleaned))
    best = max(scores[seat] for seat in state.present)
    result = Result(tuple(seat for seat in state.present if scores[seat] == best), scores, reason)
    return Step(replace(state, phase="over", result=result), (*events, Over(result=result)))


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in that place."""
    return (*items[:index], item, *items[index + 1 :])
