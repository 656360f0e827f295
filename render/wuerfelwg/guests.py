"""The drawings of items and nuisances, as sketches."""

from typing import Final

GUESTS: Final[dict[str, str]] = {
    "yo-yo": """
s ink 2.6 52 34 46 20 56 8 50 0
o 50 62 32 32 berry ink
o 50 62 20 20 sun ink
o 50 62 6 6 berry ink
o 38 46 6 4 berry1 -
""",
    "kitchen-radio": """
l steel 4 66 34 88 6
c 8 34 92 86 8 leaf ink
o 34 60 18 18 leaf3 ink
o 34 60 10 10 leaf -
c 58 44 84 56 2 sun1 ink
o 64 72 6 6 white ink
o 80 72 6 6 white ink
l berry 3 70 45 70 55
""",
    "cuddle-blanket": """
b plum ink 14 20 44 14 84 22 88 50 80 86 50 80 18 86 10 52
c 28 34 44 50 2 sun ink
c 54 54 70 70 2 berry1 ink
l plum1 3 20 30 80 30
s plum1 3 18 74 50 70 80 76
b berry ink 58 38 52 30 58 26 63 31 68 26 74 30 68 38 63 44
""",
    "water-bomb": """
b sky ink 50 30 72 38 82 60 72 82 50 90 28 82 18 60 28 38
p sky ink 42 20 58 20 54 32 46 32
l ink 3 42 30 58 30
b sky1 - 36 46 44 42 38 60 32 64
o 86 28 5 7 sky ink
o 14 30 4 6 sky ink
""",
    "pan": """
l ink 12 60 56 92 88
l soft 7 62 58 91 87
o 40 40 34 34 ink ink
o 40 40 26 26 grey3 -
b white ink 26 40 30 26 46 24 58 36 54 52 38 56
o 42 39 9 9 sun ink
""",
    "penguin": """
b ink ink 50 8 70 18 78 50 72 84 50 92 28 84 22 50 30 18
b white - 50 30 64 38 66 62 60 82 50 86 40 82 34 62 36 38
o 42 28 5 6 white -
o 58 28 5 6 white -
o 43 29 2.4 3 ink -
o 57 29 2.4 3 ink -
p sun ink 44 36 56 36 50 44
o 38 92 8 4 sun ink
o 62 92 8 4 sun ink
""",
    "club-malte": """
c 34 30 66 92 8 leaf ink
c 43 6 57 32 3 leaf ink
c 42 4 58 12 2 gold ink
c 34 50 66 76 0 white ink
s berry 4 42 68 46 56 50 66 54 56 58 68
o 18 84 4 3 clay3 -
o 82 80 4 3 clay3 -
o 76 90 3 2.4 clay3 -
""",
    "handyman": """
l walnut 12 22 88 56 44
l wood 7 23 87 56 44
p steel ink 40 34 62 12 86 36 76 46 66 38 58 50
c 60 66 92 90 3 berry ink
c 70 58 82 66 2 grey ink
""",
    "officer-schmidt": """
b night ink 8 40 18 20 50 12 82 20 92 40 78 50 22 50
c 22 46 78 60 3 ink ink
b ink ink 20 60 50 56 80 60 70 74 30 74
p gold ink 50 20 53 28 61 28 55 33 57 41 50 36 43 41 45 33 39 28 47 28
l white 4 24 86 76 86
""",
    "downstairs-neighbour": """
l wood 7 72 26 72 98
b plum ink 14 98 20 74 44 66 64 74 66 98
o 42 46 20 22 clay1 ink
b grey1 ink 22 44 24 24 42 18 60 24 62 44 52 32 32 32
l ink 3 30 40 38 44
l ink 3 54 40 46 44
o 35 48 2.6 3 ink -
o 49 48 2.6 3 ink -
o 42 59 6 4 berry3 ink
p sun ink 60 14 84 14 88 30 56 30
""",
    "cult-members": """
b berry ink 50 6 74 34 84 94 16 94 26 34
b ink - 50 26 64 40 62 60 50 68 38 60 36 40
o 44 46 4 5 sun -
o 56 46 4 5 sun -
l gold 4 50 76 50 92
l gold 4 43 82 57 82
""",
    "ghost-of-communism": """
b white ink 50 6 76 20 82 54 86 90 72 82 60 92 50 82 38 92 28 82 14 90 18 54 24 20
o 40 36 6 8 ink -
o 60 36 6 8 ink -
o 50 54 6 8 ink -
p berry - 50 64 53 71 60 71 55 76 57 83 50 79 43 83 45 76 40 71 47 71
""",
    "der-dicke": """
b sky ink 50 34 82 46 92 76 80 96 20 96 8 76 18 46
o 50 26 19 20 clay1 ink
b choc ink 31 22 36 8 50 4 64 8 69 22 58 14 42 14
o 43 26 2.6 3.4 ink -
o 57 26 2.6 3.4 ink -
s ink 2.6 42 36 50 39 58 36
o 50 62 3 3 white ink
o 50 78 3 3 white ink
""",
}  # fmt: skip
