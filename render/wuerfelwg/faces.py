"""What each person in the flats looks like: parts, and who has which."""

from typing import Final, NamedTuple

from render.kit.theme import BERRY, CLAY, GOLD, LEAF, PLUM, SKY, SUN, WHITE, Color

_PEACH: Final[Color] = (252, 220, 192)
_TAN: Final[Color] = (232, 184, 140)
_BROWN: Final[Color] = (178, 120, 80)
_DARK: Final[Color] = (124, 80, 54)
_BLACK: Final[Color] = (48, 38, 36)
_CHESTNUT: Final[Color] = (112, 66, 36)
_BLOND: Final[Color] = (240, 204, 110)
_RED: Final[Color] = (200, 92, 40)
_SILVER: Final[Color] = (196, 192, 190)


class Look(NamedTuple):
    """``hair``, ``beard`` and ``extra`` name sketches below ("" is none)."""

    skin: Color
    tint: Color
    hair: str
    shirt: Color
    beard: str = ""
    extra: str = ""


LOOKS: Final[dict[str, Look]] = {
    "alex": Look(_PEACH, _CHESTNUT, "spiky", LEAF.fill),
    "baerbel": Look(_PEACH, _SILVER, "bun", PLUM.fill, extra="round"),
    "pierre": Look(_TAN, _BLACK, "beret", SKY.fill, "moustache"),
    "ekkehard": Look(_PEACH, _SILVER, "bald", CLAY.fill, "full", "square"),
    "julia": Look(_TAN, _CHESTNUT, "long", BERRY.fill),
    "manni": Look(_PEACH, _BLOND, "mullet", SUN.fill, "moustache"),
    "anita": Look(_BROWN, _BLACK, "curly", SUN.fill, extra="rings"),
    "anneliese": Look(_PEACH, _RED, "braids", LEAF.fill, extra="freckles"),
    "jesus": Look(_TAN, _CHESTNUT, "long", WHITE, "full"),
    "astrid": Look(_PEACH, _BLOND, "bob", SKY.fill, extra="freckles"),
    "johannes": Look(_PEACH, _CHESTNUT, "parting", PLUM.fill, extra="square"),
    "paula": Look(_DARK, _BLACK, "bun", CLAY.fill, extra="rings"),
    "sissi": Look(_PEACH, _CHESTNUT, "curly", BERRY.tint, extra="star"),
    "carsten": Look(_TAN, _BLACK, "cap", BERRY.fill, "stubble"),
    "didi": Look(_PEACH, _BLOND, "bald", SKY.deep, "moustache"),
    "jennifer": Look(_BROWN, _BLACK, "tail", PLUM.fill),
    "maria-theresia": Look(_PEACH, _SILVER, "crown", PLUM.deep, extra="rings"),
    "friedrich-wilhelm": Look(_PEACH, _CHESTNUT, "parting", SKY.deep, "whiskers", "monocle"),
    "otto-von": Look(_PEACH, _SILVER, "helmet", SKY.deep, "moustache"),
    "herta": Look(_PEACH, _SILVER, "scarf", LEAF.deep, extra="round"),
    "krapotke": Look(_PEACH, _BLACK, "beret", BERRY.deep, "full"),
    "sarah": Look(_DARK, _BLACK, "curly", LEAF.fill, extra="round"),
    "marc-uwe": Look(_PEACH, _CHESTNUT, "spiky", CLAY.fill, "stubble", "square"),
    "maria": Look(_TAN, _BLACK, "bob", GOLD, extra="star"),
    "green": Look(_TAN, _CHESTNUT, "parting", LEAF.fill),
    "blue": Look(_PEACH, _BLOND, "tail", SKY.fill),
    "orange": Look(_BROWN, _BLACK, "mohawk", CLAY.fill),
    "teal": Look(_PEACH, _RED, "curly", (74, 160, 154)),
}
"""The flatmates but for Bukowski, who is a plant, and each set's ME."""

BEHIND: Final[dict[str, str]] = {
    "long": "b hair ink 50 10 76 18 84 46 82 78 66 90 34 90 18 78 16 46 24 18",
    "bob": "b hair ink 50 12 74 18 82 42 80 66 66 72 34 72 20 66 18 42 26 18",
    "curly": """
o 24 40 14 15 hair ink
o 76 40 14 15 hair ink
o 26 60 11 12 hair ink
o 74 60 11 12 hair ink
o 34 22 15 14 hair ink
o 66 22 15 14 hair ink
o 50 17 15 13 hair ink
""",
    "bun": "o 50 11 13 11 hair ink",
    "crown": """
o 50 12 15 12 hair ink
o 30 20 11 10 hair ink
o 70 20 11 10 hair ink
""",
    "tail": "b hair ink 72 26 92 30 94 54 86 74 80 56 74 44",
    "braids": """
o 17 62 7 9 hair ink
o 16 77 6 8 hair ink
o 83 62 7 9 hair ink
o 84 77 6 8 hair ink
c 12 66 21 71 2 berry -
c 79 66 88 71 2 berry -
""",
    "mullet": "b hair ink 50 14 76 24 80 56 86 80 66 82 34 82 14 80 20 56 24 24",
    "scarf": "b berry ink 50 10 78 22 82 56 70 86 30 86 18 56 22 22",
}
FRONT: Final[dict[str, str]] = {
    "long": "b hair ink 50 14 74 22 78 44 68 30 52 28 36 31 24 44 26 22",
    "bob": "b hair ink 50 13 75 20 79 46 70 36 30 36 21 46 25 20",
    "curly": """
o 36 24 10 8 hair -
o 50 20 11 8 hair -
o 64 24 10 8 hair -
""",
    "bun": "b hair ink 50 18 72 24 78 42 64 30 50 28 36 30 22 42 28 24",
    "crown": """
b hair ink 50 20 72 26 77 42 62 31 50 33 38 31 23 42 28 26
p gold ink 34 20 34 6 42 13 50 2 58 13 66 6 66 20
""",
    "tail": "b hair ink 50 15 74 22 78 44 66 32 44 30 30 36 22 44 26 22",
    "braids": "b hair ink 50 15 74 22 78 44 66 34 50 24 34 34 22 44 26 22",
    "mullet": "b hair ink 50 14 74 20 78 42 70 34 60 36 52 32 42 36 32 33 22 42 26 20",
    "spiky": "p hair ink 22 44 16 26 29 28 28 10 42 19 50 4 58 19 72 10 71 28 84 26 78 44 68 33 54 36 48 31 36 36",
    "parting": "b hair ink 34 16 62 12 78 24 79 44 72 32 54 30 38 22 28 34 21 45 22 26",
    "mohawk": "p hair ink 40 32 36 12 44 14 46 0 54 10 62 2 62 14 66 14 60 32",
    "bald": """
s hair 3 24 44 22 52 24 58
s hair 3 76 44 78 52 76 58
""",
    "beret": """
b hair - 22 48 22 34 34 28 66 28 78 34 78 48 72 38 28 38
b shirt ink 20 34 18 22 34 12 62 8 84 18 84 28 74 34 46 32
l ink 3 54 9 56 3
""",
    "cap": """
b hair - 22 50 22 36 34 30 66 30 78 36 78 50 72 40 28 40
b shirt ink 21 36 24 16 50 8 76 16 79 36
b shirt ink 20 34 50 28 92 34 94 40 60 39 20 40
""",
    "helmet": """
b steel ink 20 40 22 20 50 10 78 20 80 40 50 34
l gold 5 50 10 50 1
l gold 4 24 36 76 36
""",
    "scarf": """
b hair - 28 36 50 26 72 36 60 34 40 34
o 36 20 3 3 white -
o 52 16 3 3 white -
o 66 22 3 3 white -
o 24 34 2.6 2.6 white -
o 76 36 2.6 2.6 white -
""",
}
BEARDS: Final[dict[str, str]] = {
    "moustache": "b hair ink 50 63 60 60 70 66 60 69 50 67 40 69 30 66 40 60",
    "full": "b hair ink 23 54 30 62 42 62 50 60 58 62 70 62 77 54 76 74 64 88 50 92 36 88 24 74",
    "whiskers": """
b hair ink 22 48 29 52 32 66 40 64 36 76 26 70
b hair ink 78 48 71 52 68 66 60 64 64 76 74 70
""",
    "stubble": """
o 36 76 1.3 1.3 hair -
o 43 80 1.3 1.3 hair -
o 50 82 1.3 1.3 hair -
o 57 80 1.3 1.3 hair -
o 64 76 1.3 1.3 hair -
o 31 70 1.3 1.3 hair -
o 69 70 1.3 1.3 hair -
""",
}
EXTRAS: Final[dict[str, str]] = {
    "round": """
o 38 50 10 10 - ink
o 62 50 10 10 - ink
l ink 2.4 48 49 52 49
""",
    "square": """
c 27 42 48 58 4 - ink
c 52 42 73 58 4 - ink
l ink 2.4 48 48 52 48
""",
    "monocle": """
o 62 50 11 11 - gold
s gold 2 72 54 76 66 74 80
""",
    "rings": """
o 23 68 4 5 gold ink
o 77 68 4 5 gold ink
""",
    "freckles": """
o 32 60 1.5 1.5 clay3 -
o 37 63 1.5 1.5 clay3 -
o 42 60 1.5 1.5 clay3 -
o 58 60 1.5 1.5 clay3 -
o 63 63 1.5 1.5 clay3 -
o 68 60 1.5 1.5 clay3 -
""",
    "star": "p sun ink 74 14 77 22 85 22 79 27 81 35 74 30 67 35 69 27 63 22 71 22",
}
