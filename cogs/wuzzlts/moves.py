"""What a press on a control of Wuzzlts means.

Actions: ``draw.HALF``, ``take.HALF`` (a select names the card where discards lie in lines), ``lay.CARD``,
``offer.SEAT`` (a select: which card), ``give.CARD``, ``wuzzup``, ``call.CARD`` (a select: the other half), ``wuzzlt``,
``flip.HALF`` (a select: which position). CARD is written as in ``words.value``.
"""

from bot.engines.contract import Move
from bot.engines.wuzzlts.cards import HALVES
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Flip, Trade, Wuzzlt, WuzzUp
from cogs.game.controls import Pressed
from cogs.game.presenter import unknown_action
from cogs.wuzzlts.words import read_card


def read_move(pressed: Pressed) -> Move:
    """Return the move of a press. Raises Refused for an action that is none."""
    kind, _, what = pressed.action.partition(".")
    chosen = pressed.values[0] if len(pressed.values) == 1 else ""
    match kind:
        case "draw" if what in HALVES:
            return Draw(what, "pile")
        case "take" if what in HALVES:
            return Draw(what, "discard", read_card(chosen)) if chosen else Draw(what, "discard")
        case "lay":
            return Discard(read_card(what))
        case "offer" if what.isdecimal() and chosen:
            card = read_card(chosen)
            return Trade(int(what), card.half, card)
        case "give":
            return Answer(read_card(what))
        case "wuzzup" if not what:
            return WuzzUp()
        case "call" if chosen:
            one, other = read_card(what), read_card(chosen)
            return WuzzUp(one, other) if one.half == "top" else WuzzUp(other, one)
        case "wuzzlt" if not what:
            return Wuzzlt()
        case "flip" if chosen.isdecimal():
            return Flip(int(chosen))
        case _:
            raise unknown_action(pressed)
