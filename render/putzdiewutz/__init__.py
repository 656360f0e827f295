"""The pictures of Putz die Wutz, painted from its view: board, lobby, result, replay and emojis."""

from functools import partial

from bot.engines.putzdiewutz.pieces import VARIANTS, all_pigs, square_size
from render.kit.pictures import Pictures
from render.putzdiewutz.board import table, tile_size
from render.putzdiewutz.covers import lobby
from render.putzdiewutz.emojis import EMOJIS
from render.putzdiewutz.pigs import pig_tile

PICTURES = Pictures(
    emojis=EMOJIS,
    warm=(
        lobby,
        *(partial(table, square_size(variant)) for variant in VARIANTS),
        *(partial(pig_tile, pig.color, pig.blotches, "south", tile_size(12)) for pig in all_pigs("classic")),
    ),
)
