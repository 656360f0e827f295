"""The pictures of Ratzeputz, painted from its view: board, lobby, replay and emojis."""

from functools import partial

from bot.engines.ratzeputz.pieces import COLORS, DIE
from render.kit.pictures import Pictures
from render.ratzeputz import folk, garden, things
from render.ratzeputz.covers import lobby
from render.ratzeputz.emojis import EMOJIS
from render.ratzeputz.roots import root, top

PICTURES = Pictures(
    emojis=EMOJIS,
    warm=(
        partial(top, 138),
        *(partial(root, color, size) for color in COLORS for size in (92, 104, 162)),
        partial(folk.ratzeputz, 214),
        partial(folk.blinki, 214),
        partial(folk.tilli, 118),
        *(partial(things.die, face, 124) for face in dict.fromkeys(DIE)),
        lobby,
        *garden.WARM,
    ),
)
