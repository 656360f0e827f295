"""What the pictures show, in words that fit: where there is too much to tell, the least useful is left out first."""

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.view import WgView
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.descriptions import fitting
from cogs.wuerfelwg import status
from cogs.wuerfelwg.offers import START_CARDS, is_good
from cogs.wuerfelwg.words import WgLook, belongings, can_words, flat_heading, here, lodger_words, state_words

_LESS = range(6)
"""What a telling leaves out, each with all before it: 1 to-dos that are done (their points are told), 2 flatmates'
names, 3 what a flat can (its cards say so), 4 what the cards in the middle cost, 5 nuisances."""


def board_alt(look: WgLook, t: Translator) -> str:
    """Return what the board shows."""
    return fitting(_board(look, t, less) for less in _LESS)


def flat_alt(view: WgView, table: Table, seat: Seat, t: Translator) -> str:
    """Return what a flat shows."""
    return fitting(_flat(view, table, seat, t, less) for less in _LESS)


def result_alt(look: WgLook, t: Translator) -> str:
    """Return what the result shows: who won, everybody's points and what made them."""
    view, table = look.view, look.table
    told = [status.winners(view, table, t)]
    return fitting(
        " ".join([*told, *(f"{line}." for line in status.scores(view, table, t, by_name=by_name))])
        for by_name in (True, False)
    )


def _board(look: WgLook, t: Translator, less: int) -> str:
    view, table = look.view, look.table
    flats = ". ".join(_flat(view, table, seat, t, less) for seat in here(view, table))
    middle = status.middle(view, t, costs=less < 4)
    return t("wg-alt", dice=status.dice_on_table(look, t), middle=middle, flats=flats)


def _flat(view: WgView, table: Table, seat: Seat, t: Translator, less: int) -> str:
    flat = view.flats[seat]
    facts = [t("wg-points", count=flat.points)] + ([can_words(flat, t)] if less < 3 else [])
    rooms = ", ".join(state_words(card, is_good(flat, card), t) for card in START_CARDS)
    told = [t("labeled", label=flat_heading(view, table, seat, t, facts), value=rooms)]
    if flat.flatmates and less < 2:
        mates = ", ".join(lodger_words(mate, t) for mate in flat.flatmates)
        told.append(t("wg-flat-mates", mates=mates))
    elif flat.flatmates:
        awake = sum(mate.awake for mate in flat.flatmates)
        told.append(t("wg-flat-mates-count", awake=awake, asleep=len(flat.flatmates) - awake))
    return ". ".join([*told, *belongings(flat, t, todos=less < 1, nuisance=less < 5)])
