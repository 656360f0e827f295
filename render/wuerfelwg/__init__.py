"""The pictures of Würfel-WG, painted from its view: board, close-up, overview, lobby, result, replay and emojis."""

from functools import partial

from bot.engines.wuerfelwg.cards import DECK, SETS, TODOS
from bot.engines.wuerfelwg.costs import NUMBERS
from render.kit.pictures import Pictures
from render.wuerfelwg import dice, things
from render.wuerfelwg.board import DIE, table
from render.wuerfelwg.covers import lobby
from render.wuerfelwg.emojis import EMOJIS
from render.wuerfelwg.flat import ROOM, START_CARDS, start_card
from render.wuerfelwg.folk import portrait
from render.wuerfelwg.icons import token

PICTURES = Pictures(
    emojis=EMOJIS,
    warm=(
        lobby,
        partial(table, 1),
        partial(table, 2),
        *(partial(dice.die, pips, DIE) for pips in (*NUMBERS, "k")),
        *(
            partial(start_card, name, card, good, ROOM, priced=True, locked=False)
            for name in SETS
            for card in START_CARDS
            for good in (False, True)
        ),
        *(partial(portrait, name, awake, 60) for name in DECK.flatmates for awake in (False, True)),
        *(partial(portrait, name, True, 92) for name in DECK.flatmates),
        *(partial(token, card, size) for card in TODOS for size in (86, 54)),
        *(partial(token, card, size) for card in DECK.items for size in (82, 54)),
        partial(things.hammock, 134),
    ),
)
