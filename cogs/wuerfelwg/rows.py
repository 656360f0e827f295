"""The controls under the board: parking and rolling, the kangaroo, picking and paying, and what opens in private."""

from bot.discord_io.components import ButtonStyle
from bot.engines.wuerfelwg.cards import DECK, TODOS
from bot.engines.wuerfelwg.costs import NUMBERS
from bot.i18n import Translator
from cogs.game.controls import Choice, Control, Row
from cogs.game.emojis import Emojis
from cogs.wuerfelwg import parking
from cogs.wuerfelwg.moves import ANY, DONE, ENOUGH, paying
from cogs.wuerfelwg.offers import START_CARDS, Offer, Way, affordable, find, paid_for_by, ways
from cogs.wuerfelwg.words import (
    ROOM_EMOJIS,
    WgLook,
    card_name,
    card_names,
    cost_words,
    dice_words,
    die_emoji,
    effect_words,
    state_words,
)

_BUTTONS = 5
"""Buttons a row at most (Discord's reference, "Components")."""
LINES = 25
"""Lines of a select at most (likewise)."""
_LONG = 100
"""Characters of a line's label and of its description at most (likewise)."""


def rows(look: WgLook, emojis: Emojis, t: Translator) -> tuple[Row, ...]:
    """Return a running game's controls."""
    view, step = look.view, look.table.step
    match view.phase:
        case "roll" if not view.dice:
            made: tuple[Row, ...] = ((Control("roll", t("wg-button-roll"), step, ButtonStyle.SUCCESS, "🎲"),),)
        case "roll":
            made = _rolling(look, emojis, t)
        case "kangaroo":
            leave = Control("stop", t("wg-button-leave-kangaroo"), step)
            made = ((_kangaroo(look, emojis, t),), (leave,))
        case "pick":
            made = _picking(look, t)
        case "sponge":
            sponge = Control("my.sponge", t("wg-button-sponge"), style=ButtonStyle.SUCCESS, emoji="🧽")
            made = ((sponge, Control("pass", t("wg-button-pass"), step)),)
        case _:
            made = ((Control("my.choose", t("wg-button-choose"), style=ButtonStyle.SUCCESS, emoji="👉"),),)
    return (*made[:-1], *_beside(made[-1], always(t)))


def always(t: Translator) -> Row:
    """Return the buttons that are there at any moment."""
    return (
        Control("my.overview", t("wg-button-overview"), emoji="📋"),
        Control("my.flat", t("wg-button-flat"), emoji="🏠"),
    )


def line(offer: Offer, t: Translator, owner: str = "") -> Choice:
    """Return a card as a line of a select: what it costs, brings and turns bad; ``owner``: whose it is."""
    name = state_words(offer.card, True, t) if offer.card in START_CARDS else card_name(offer.card, t)
    if offer.kind == "turn" and offer.card not in START_CARDS:
        name = t("wg-awake", name=name)
    label = t("wg-borrow", card=name, name=owner) if owner else name
    about = f"{cost_words(offer.cost, t)} → {effect_words(offer, t)}"
    return Choice(f"{offer.kind}.{offer.card}", _cut(label), _cut(about), _emoji(offer))


def _rolling(look: WgLook, emojis: Emojis, t: Translator) -> tuple[Row, ...]:
    """Return a toggle for each die, then what to do with those that are not parked."""
    view, step = look.view, look.table.step
    on = parking.parked(look)
    full = len(on) >= view.parking
    dice = [
        Control(
            f"park.{parking.toggled(on, place)}",
            f"{str(die.pips).upper()} {t('wg-parked') if place in on else ''}".strip(),
            step,
            ButtonStyle.SUCCESS if place in on else ButtonStyle.SECONDARY,
            die_emoji(die.pips, emojis),
            disabled=full and place not in on,
        )
        for place, die in enumerate(view.dice)
    ]
    again = t("wg-button-reroll", count=len(view.dice) - len(on))
    todo = (
        Control(f"reroll.{parking.mask(on)}", again, step, ButtonStyle.PRIMARY, "🎲"),
        Control("stop", t("wg-button-keep"), step, ButtonStyle.PRIMARY, "✋"),
    )
    return (*(dice[nth : nth + _BUTTONS] for nth in range(0, len(dice), _BUTTONS)), todo)


def _kangaroo(look: WgLook, emojis: Emojis, t: Translator) -> Control:
    view = look.view
    dice = tuple(die.pips for die in view.dice)
    first = dice.index("k")
    now = paid_for_by(view, dice)
    choices = []
    for pips in NUMBERS:
        more = [card for card in paid_for_by(view, (*dice, pips)) if card not in now]
        about = t("wg-kangaroo-more", cards=card_names(more, t)) if more else t("wg-kangaroo-no-more")
        choices.append(Choice(str(pips), t("wg-kangaroo-to", pips=pips), _cut(about), die_emoji(pips, emojis)))
    return Control(f"kangaroo.{first}", t("wg-choose-kangaroo"), look.table.step, choices=tuple(choices))


def _picking(look: WgLook, t: Translator) -> tuple[Row, ...]:
    view, table, step = look.view, look.table, look.table.step
    chosen = paying(look)
    offer = None if chosen is None else find(view, *chosen)
    if offer is not None:
        return _paying(look, offer, t), (Control("back", t("wg-button-back"), step),)
    there = affordable(view)
    made: list[Row] = []
    for where in ("middle", "flat"):
        some = [one for one in there if (one.kind == "turn") == (where == "flat")]
        if some:
            owners = ["" if one.owner is None else table.sitters[one.owner].name for one in some]
            lines = tuple(line(one, t, owner) for one, owner in zip(some, owners, strict=True))
            made.append((Control(f"pick.{where}", t(f"wg-pick-{where}"), step, choices=lines[:LINES]),))
    if there and look.selection == DONE:
        done = Control(ENOUGH, t("wg-button-enough"), step, ButtonStyle.DANGER, "✅")
    else:
        done = Control(DONE, t("wg-button-done"), step, ButtonStyle.SECONDARY if there else ButtonStyle.PRIMARY, "✅")
    return (*made, (done,))


def _paying(look: WgLook, offer: Offer, t: Translator) -> Row:
    """Return the ways to pay for a card, after the one that stays open."""
    view = look.view
    open_way = Choice(ANY, t("wg-pay-any"), t("wg-pay-any-about"), "🎲")
    choices = (open_way, *(_way(look, way, t) for way in ways(view, offer)[: LINES - 1]))
    label = t("wg-choose-dice", card=card_name(offer.card, t))
    return (Control(f"pay.{offer.kind}.{offer.card}", label, look.table.step, choices=choices),)


def _way(look: WgLook, way: Way, t: Translator) -> Choice:
    dice = dice_words((look.view.dice[place].pips for place in way.dice), t)
    about = t("wg-pay-left", left=dice_words(way.left, t), cards=card_names(way.still, t))
    return Choice("-".join(map(str, way.dice)), dice, _cut(about))


def _beside(last: Row, more: Row) -> tuple[Row, ...]:
    """Put buttons beside the last row's if they fit."""
    return ((*last, *more),) if len(last) + len(more) <= _BUTTONS else (last, more)


def _emoji(offer: Offer) -> str:
    if offer.card in ROOM_EMOJIS:
        return ROOM_EMOJIS[offer.card]
    if offer.card in TODOS:
        return "🎉"
    return "🎒" if offer.card in DECK.items else "🚪" if offer.kind == "take" else "⏰"


def _cut(text: str) -> str:
    return text if len(text) <= _LONG else text[: _LONG - 1] + "…"
