"""What becomes of roots: drawn, hung under a top, harvested, fallen into the burrow."""

from msgspec.structs import replace

from bot.engines.ratzeputz.disc import lairs, turned
from bot.engines.ratzeputz.pieces import SPOTS, Color
from bot.engines.ratzeputz.state import Garden, RatzeputzState

SLIP = 12
"""With ``wobbly`` one pulled or planted root in this many falls (docs/decisions.md)."""


def draw(state: RatzeputzState) -> tuple[Color, RatzeputzState]:
    """Draw a root from the bag, which must not be empty."""
    return state.bag[-1], replace(state, bag=state.bag[:-1])


def hang(state: RatzeputzState, spot: int, root: Color) -> tuple[bool, RatzeputzState]:
    """Plant a root at a spot. With ``wobbly`` it may fall instead; say whether it held."""
    slipped, state = _slips(state)
    if slipped:
        return False, fall(state, root)
    return True, replace(state, garden=_with(state.garden, spot, root))


def harvest(state: RatzeputzState, spot: int, root: Color) -> tuple[bool, RatzeputzState]:
    """Pull the root that hangs there. With ``wobbly`` it may fall instead; say whether it held."""
    slipped, state = _slips(replace(state, garden=_with(state.garden, spot, None)))
    if slipped:
        return False, fall(state, root)
    return True, replace(state, harvest=(*state.harvest, root))


def fall(state: RatzeputzState, *roots: Color) -> RatzeputzState:
    """Let roots fall into the burrow; everybody hears it."""
    return replace(state, burrow=state.burrow + roots, plops=state.plops + len(roots))


def turn_disc(state: RatzeputzState) -> RatzeputzState:
    """Turn the disc one sector: roots fall wherever a Ratzeputz arrives."""
    disc = turned(state.disc)
    garden = state.garden
    for spot in lairs(state.side, disc):
        root = garden[spot]
        if root is not None:
            garden = _with(garden, spot, None)
            state = fall(state, root)
    return replace(state, disc=disc, garden=garden)


def pull_out(state: RatzeputzState) -> RatzeputzState:
    """Pull out the tops at the end: the roots stay on them, but with ``wobbly`` each may fall."""
    for spot in SPOTS:
        root = state.garden[spot]
        if root is not None:
            slipped, state = _slips(state)
            if slipped:
                state = fall(replace(state, garden=_with(state.garden, spot, None)), root)
    return state


def _slips(state: RatzeputzState) -> tuple[bool, RatzeputzState]:
    if not state.wobbly:
        return False, state
    number, rng = state.rng.below(SLIP)
    return number == 0, replace(state, rng=rng)


def _with(garden: Garden, spot: int, root: Color | None) -> Garden:
    return (*garden[:spot], root, *garden[spot + 1 :])
