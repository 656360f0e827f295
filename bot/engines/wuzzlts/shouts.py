"""The two shouts, open to every seat at any time of a card game (rulebook: WuzzUp; how to play 7)."""

from msgspec import UNSET
from msgspec.structs import replace

from bot.engines.contract import Seat, Step
from bot.engines.wuzzlts.arrangement import count_wuzzlts, most_wuzzlts
from bot.engines.wuzzlts.cards import Both, is_wuzzlt
from bot.engines.wuzzlts.ending import end_round
from bot.engines.wuzzlts.events import CalledWuzzlt, CalledWuzzUp
from bot.engines.wuzzlts.moves import Wuzzlt, WuzzUp
from bot.engines.wuzzlts.state import WuzzltsState, WuzzltsStep, changed, without

ENOUGH = 3
"""Wuzzlts that end a round (rulebook: object of the game)."""


def right_shouts(state: WuzzltsState, seat: Seat) -> list[WuzzUp | Wuzzlt]:
    """Return the shouts that are right for that seat just now."""
    shouts: list[WuzzUp | Wuzzlt] = []
    if state.mode == "monster_match":
        return shouts
    if state.many_monsters:
        tops, bottoms = state.discards.top, state.discards.bottom
        shouts += [WuzzUp(top, bottom) for top in tops for bottom in bottoms if is_wuzzlt(top, bottom)]
    elif state.discards.top and state.discards.bottom:
        shouts += [WuzzUp()] * is_wuzzlt(state.discards.top[-1], state.discards.bottom[-1])
    holds_drawn = state.drawn is not None and state.seat == seat
    if not holds_drawn and count_wuzzlts(most_wuzzlts(state.hands[seat])) + len(state.scored[seat]) >= ENOUGH:
        shouts.append(Wuzzlt())
    return shouts


def wuzzup(state: WuzzltsState, seat: Seat, move: WuzzUp) -> WuzzltsStep:
    """Take the two discards as a scored Wuzzlt; the cards beneath are the new tops."""
    tops, bottoms = state.discards.top, state.discards.bottom
    top = tops[-1] if move.top is UNSET else move.top
    bottom = bottoms[-1] if move.bottom is UNSET else move.bottom
    # "Take the top discard" means another card now; in lines the cards are named.
    moved = state.phase == "draw" and not state.many_monsters
    state = replace(
        state,
        discards=Both(without(tops, top), without(bottoms, bottom)),
        scored=changed(state.scored, seat, (*state.scored[seat], (top, bottom))),
        step=state.step + moved,
    )
    return Step(state, (CalledWuzzUp(seat=seat, top=top, bottom=bottom),))


def wuzzlt(state: WuzzltsState, seat: Seat) -> WuzzltsStep:
    """End the round; a drawn card and a waiting trade are off."""
    shown = tuple(pair for pair in most_wuzzlts(state.hands[seat]) if is_wuzzlt(*pair))
    ended = end_round(state, seat)
    return Step(ended.state, (CalledWuzzlt(seat=seat, wuzzlts=shown), *ended.events))
