"""Naming two discards for a WuzzUp! where they lie in lines: two selects, the second choice is the shout."""

from bot.engines.wuzzlts.cards import HALVES, Card, Half
from bot.i18n import Translator
from cogs.game.controls import Choice, Control, Row
from cogs.game.emojis import Emojis
from cogs.game.presenter import Panel
from cogs.wuzzlts.hand import shouts
from cogs.wuzzlts.words import WuzzltsLook, emoji, monster, value


def calling_panel(look: WuzzltsLook, first: Card | None, emojis: Emojis, t: Translator) -> Panel:
    """Return the two selects; ``first`` is what was chosen already. It shows every line, whether two fit or not."""
    discards = look.view.discards
    if first is not None and first not in discards.of(first.half):
        first = None
    _, wuzzlt = shouts(look.table, t)
    # Discards come and go while the two lie open here: looked at anew, a half that is chosen stays so.
    anew = "my.wuzzup" if first is None else f"my.wuzzup.{first.half}.{value(first)}"
    again = Control(anew, t("wzl-call-anew"), emoji="🔄")
    back: Row = (again, Control("my.hand", t("wzl-button-hand"), emoji="🃏"), wuzzlt)
    if not (discards.top and discards.bottom):
        return Panel(t("wzl-call-empty"), (back,))

    def select(half: Half) -> Row:
        # The choice of the other half completes the shout; a choice of the same half only replaces it.
        closes = first is not None and first.half != half
        action = f"call.{value(first)}" if closes and first is not None else f"my.wuzzup.{half}"
        choices = tuple(
            Choice(value(card), monster(card, t), emoji=emoji(card, emojis), default=card == first)
            for card in discards.of(half)
        )
        return (Control(action, t(f"wzl-call-{half}"), None if closes else -1, choices=choices),)

    return Panel(t("wzl-call"), (*map(select, HALVES), back))
