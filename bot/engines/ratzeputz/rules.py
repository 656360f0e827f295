"""What each move does. Every function takes a state in which its move is legal."""

from msgspec.structs import replace

from bot.engines.contract import Event, Leave, Left, Seat, Step
from bot.engines.ratzeputz import events
from bot.engines.ratzeputz.disc import beneath
from bot.engines.ratzeputz.ending import end, result
from bot.engines.ratzeputz.moves import Plant, Pull, Walk
from bot.engines.ratzeputz.pieces import DIE, PLANTED_AT_FIRST, SPOTS, Color, Find
from bot.engines.ratzeputz.roots import draw, fall, hang, harvest, pull_out, turn_disc
from bot.engines.ratzeputz.state import NOBODY, RatzeputzState
from bot.engines.ratzeputz.view import Seen

RatzeputzStep = Step[RatzeputzState]


def plant(state: RatzeputzState, seat: Seat | None, move: Plant) -> RatzeputzStep:
    """Plant one of the first three roots; over Ratzeputz or Blinki nothing is drawn: choose again."""
    spot = move.spot
    what = beneath(state.side, state.disc, spot)
    state = replace(state, plops=0, seen=Seen(spot, what, None))
    happened: tuple[Event, ...] = (events.Uncovered(seat=seat, spot=spot, what=what),)
    if what != "hole":
        return Step(state, happened)
    root, state = draw(state)
    held, state = hang(state, spot, root)
    happened += (events.Planted(seat=seat, spot=spot, color=root),)
    if not held:  # a fallen root turns the disc even before the first roll
        state = turn_disc(state)
        happened += (events.Turned(seat=seat),)
    state = replace(state, seen=Seen(spot, what, root), planted=state.planted + 1)
    if state.planted < PLANTED_AT_FIRST:
        state = replace(state, mover=state.seat_after(state.mover))
    else:
        state = pass_turn(replace(state, mover=NOBODY))
    return Step(state, happened + _plops(state, seat))


def roll(state: RatzeputzState, seat: Seat) -> RatzeputzStep:
    """Throw the die; from here on it is this seat's turn."""
    face, rng = state.rng.choice(DIE)
    state = replace(state, rng=rng, phase="walk", mover=seat, roll=face)
    return Step(state, (events.Rolled(seat=seat, roll=face),))


def walk(state: RatzeputzState, seat: Seat, move: Walk) -> RatzeputzStep:
    """Put Tilli on a stone."""
    state = replace(state, phase="pull", tilli=move.stone)
    return Step(state, (events.Walked(seat=seat, stone=move.stone),))


def pull(state: RatzeputzState, seat: Seat, move: Pull) -> RatzeputzStep:
    """Harvest the root there, else plant one or feed Ratzeputz; whenever one was drawn, turn the disc."""
    spot, bag = move.spot, state.bag
    state, what, color, happened = _pull(replace(state, plops=0), seat, spot)
    if state.bag != bag:
        state = turn_disc(state)
        happened += (events.Turned(seat=seat),)
    state = replace(state, seen=Seen(spot, what, color))
    state = pass_turn(state) if state.bag else end(pull_out(state), "bag_empty")
    uncovered = events.Uncovered(seat=seat, spot=spot, what=what)
    return Step(state, (uncovered, *happened, *_plops(state, seat), *_over(state)))


def time_out(state: RatzeputzState) -> RatzeputzStep:
    """Plant at random; later on the turn passes, nothing pulled, or everybody may roll."""
    if state.phase == "plant":
        spot, rng = state.rng.choice([spot for spot in SPOTS if state.garden[spot] is None])
        return plant(replace(state, rng=rng), None, Plant(spot))
    if state.open_roll:
        return Step(replace(state, mover=NOBODY), (events.Passed(),))
    return Step(pass_turn(state), (events.Passed(seat=state.mover),))


def leave(state: RatzeputzState, move: Leave) -> RatzeputzStep:
    """Skip the seat from now on; when it was the last one, the roots are counted as they stand."""
    seat = move.seat
    state = replace(state, gone=(*state.gone, seat))
    if not state.present:
        state = end(state, "abandoned")
    elif state.to_move == (seat,) and state.phase in ("walk", "pull"):
        state = pass_turn(state)
    elif state.to_move == (seat,):  # no turn has begun: the next seat plants or rolls instead
        state = replace(state, mover=state.seat_after(seat))
    return Step(state, (Left(seat=seat), *_over(state)))


def pass_turn(state: RatzeputzState) -> RatzeputzState:
    """Let the next seat roll, or with ``anyone`` whoever is first."""
    mover = state.mover if state.turns == "anyone" else state.seat_after(state.mover)
    return replace(state, phase="roll", turn=state.turn + 1, mover=mover, roll=None)


def _pull(state: RatzeputzState, seat: Seat, spot: int) -> tuple[RatzeputzState, Find, Color | None, tuple[Event, ...]]:
    """Do what a pull does before the disc turns: also what was uncovered, and the color to be seen."""
    what: Find = beneath(state.side, state.disc, spot)
    happened: tuple[Event, ...] = ()
    root = state.garden[spot]
    if root is not None:
        what = "root"
        held, state = harvest(state, spot, root)
        if held:
            return state, what, root, (events.Harvested(seat=seat, spot=spot, color=root),)
        happened = (events.Slipped(seat=seat, spot=spot),)
    if what == "blinki":
        return state, what, None, happened
    drawn, state = draw(state)
    if what == "ratzeputz":
        return fall(state, drawn), what, drawn, (events.Fed(seat=seat, spot=spot, color=drawn),)
    _, state = hang(state, spot, drawn)
    return state, what, drawn, (*happened, events.Planted(seat=seat, spot=spot, color=drawn))


def _plops(state: RatzeputzState, seat: Seat | None) -> tuple[Event, ...]:
    return (events.Plop(seat=seat),) * state.plops


def _over(state: RatzeputzState) -> tuple[Event, ...]:
    outcome = result(state)
    return () if outcome is None else (events.Over(result=outcome),)
