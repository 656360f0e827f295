"""The pictures of Wuzzlts, painted from its views: board, hand, grid, score sheet, result, lobby, replay, emojis."""

from functools import partial

from bot.engines.wuzzlts.cards import FAMILIES, HALVES, MONSTERS, half_cards
from render.kit.pictures import Pictures
from render.wuzzlts.cards import back, drawn, monster
from render.wuzzlts.covers import lobby
from render.wuzzlts.emojis import EMOJIS

PICTURES = Pictures(
    emojis=EMOJIS,
    warm=(
        *(partial(monster, family, number) for family in FAMILIES for number in MONSTERS),
        *(partial(drawn, card) for half in HALVES for card in half_cards(half)),
        *(partial(back, half, 50) for half in HALVES),
        lobby,
    ),
)
