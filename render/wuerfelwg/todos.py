"""The drawings of the to-dos, as sketches, and the grounds they stand on."""

from typing import Final

TODOS: Final[dict[str, str]] = {
    "anti-terror-attack": """
o 46 62 27 27 ink ink
c 40 28 56 40 2 soft ink
s walnut 4 48 30 52 18 64 16 70 22
p sun berry3 74 8 77 18 88 14 80 23 90 30 78 29 77 40 70 30 62 32 69 24
p leaf leaf3 32 58 40 50 40 56 46 56 46 64 40 64 40 70
p leaf leaf3 62 68 54 60 54 64 48 64 48 72 54 72 54 78
o 36 48 5 4 grey -
""",
    "transformers-at-double-speed": """
l ink 3 50 8 50 22
o 50 8 4 4 berry ink
c 24 20 76 62 8 sky ink
c 32 30 68 46 4 night ink
o 41 38 5 5 sun -
o 59 38 5 5 sun -
c 36 51 64 57 2 steel ink
c 30 64 70 90 6 berry ink
p white ink 38 70 38 86 50 78
p white ink 52 70 52 86 64 78
c 12 30 24 50 4 steel ink
c 76 30 88 50 4 steel ink
""",
    "boxing": """
b berry ink 24 30 40 14 66 14 82 30 82 54 72 68 34 70 22 56
b berry ink 22 36 10 38 10 56 24 64 38 58 38 46
s ink 2.4 52 20 54 34 50 46
s ink 2.4 66 22 68 34 64 46
c 34 68 74 90 5 white ink
l berry 4 38 79 70 79
o 34 28 6 4 berry1 -
""",
    "pottery": """
c 14 82 86 92 3 wood ink
c 40 74 60 84 2 walnut ink
b clay ink 36 22 64 22 62 32 80 50 72 72 60 78 40 78 28 72 20 50 38 32
o 50 22 14 4.6 clay3 ink
s white 3 24 50 40 46 60 54 76 50
s sky 4 27 62 42 58 58 66 73 62
""",
    "meaning-of-life": """
b plum1 ink 50 6 74 14 84 36 74 58 60 66 40 66 26 58 16 36 26 14
s plum3 9 36 32 40 20 56 18 62 30 52 40 50 48
o 50 58 5.6 5.6 plum3 -
o 34 78 8 6 plum1 ink
o 22 90 5 4 plum1 ink
""",
    "youtube-comments": """
b berry ink 14 12 86 12 90 40 86 66 50 68 40 68 22 88 24 66 12 62 10 36
p white ink 40 26 40 52 64 39
l white 4 30 60 70 60
p sun ink 78 60 82 70 92 64 86 74 96 80 84 80 82 90 76 80 66 82 74 74
""",
    "sand-the-floorboards": """
p plank ink 6 70 60 52 94 66 36 92
l walnut 2 24 64 62 80
l walnut 2 44 58 80 72
b sky ink 26 50 30 32 56 26 72 36 70 54 46 62 30 60
o 44 26 10 8 sky3 ink
s ink 3 68 34 82 26 86 12 76 8
o 24 44 3 2 plank -
o 16 50 3 2 plank -
o 18 36 2.4 2 plank -
""",
    "nirvana-pogo": """
l steel 6 50 10 50 60
c 26 14 74 22 4 berry ink
c 34 52 66 60 3 ink ink
s ink 4 50 62 42 66 58 70 42 74 58 78 50 82
o 50 88 6 4 ink -
p sun ink 16 34 19 42 27 42 21 47 23 55 16 50 9 55 11 47 5 42 13 42
p sun ink 84 34 87 42 95 42 89 47 91 55 84 50 77 55 79 47 73 42 81 42
""",
    "pancakes": """
o 50 82 42 10 white ink
b clay ink 12 72 50 62 88 72 86 80 50 84 14 80
b plank ink 14 60 50 50 86 60 84 70 50 74 16 70
b clay ink 13 48 50 38 87 48 85 58 50 62 15 58
b choc - 30 44 62 42 72 50 66 54 64 66 58 66 56 54 34 52
c 42 30 60 42 2 sun ink
""",
    "secret-society": """
p plum3 ink 50 6 92 82 8 82
p plum ink 50 26 78 76 22 76
b white ink 26 54 50 40 74 54 50 68
o 50 54 9 9 sky ink
o 50 54 4 4 ink -
l sun 3 50 2 50 -4
s gold 3 10 92 50 88 90 92
""",
    "not-to-do-lists": """
c 18 10 82 94 5 white ink
c 38 4 62 18 4 steel ink
l soft 4 42 34 70 34
l soft 4 42 54 70 54
l soft 4 42 74 70 74
l berry 5 26 29 35 39
l berry 5 35 29 26 39
l berry 5 26 49 35 59
l berry 5 35 49 26 59
l berry 5 26 69 35 79
l berry 5 35 69 26 79
""",
    "practise-trombone": """
p gold ink 60 52 92 32 96 80 60 62
l walnut 9 8 44 58 44
l gold 5 8 44 58 44
l walnut 9 8 66 62 58
l gold 5 8 66 62 58
s walnut 9 10 44 2 55 10 66
s gold 5 10 44 2 55 10 66
c 52 38 62 50 2 steel ink
s ink 3 30 30 30 10 44 14
o 25 31 6 5 ink -
s ink 3 64 22 64 6 76 10
o 59 23 6 5 ink -
""",
    "bud-spencer-film": """
c 12 42 88 90 5 ink ink
p white ink 10 22 84 8 88 24 14 40
p ink - 22 20 36 17 30 36 16 39
p ink - 48 15 62 12 58 30 44 33
p ink - 74 10 84 8 88 24 72 27
b clay1 ink 36 54 52 50 68 56 70 72 60 82 42 82 32 72
l ink 2.4 46 54 46 64
l ink 2.4 56 54 56 64
""",
    "facebook-party": """
c 8 40 56 80 8 sky ink
o 24 56 7 7 white ink
b white ink 12 80 14 68 24 65 34 68 36 80
o 43 54 6 6 white ink
b white ink 34 80 35 68 43 64 52 68 54 80
p sun ink 56 92 66 44 94 76
o 78 30 4 4 berry -
o 62 24 4 4 leaf -
o 90 44 4 4 plum -
o 74 14 3 3 sun -
s berry 3 80 54 86 44 82 36 90 28
""",
    "crude-oil-art": """
c 14 12 86 66 2 white walnut
b ink - 26 24 44 20 52 32 70 26 76 44 60 58 40 50 26 54
b ink - 36 52 42 52 42 74 39 80 36 74
b ink - 58 54 63 54 63 66 60 70 58 66
l walnut 5 28 68 18 96
l walnut 5 72 68 82 96
o 70 38 4 4 plum1 -
o 34 32 3 3 sky -
""",
    "lebowski-evening": """
p grey1 ink 22 26 62 26 56 92 28 92
p white - 26 44 59 44 55 88 29 88
b choc - 26 62 58 62 55 88 29 88
c 32 50 42 60 2 sky1 sky3
c 44 54 54 64 2 sky1 sky3
l berry 4 46 10 40 60
o 80 66 16 16 plum3 ink
o 76 60 2 2.4 white -
o 83 59 2 2.4 white -
o 80 67 2 2.4 white -
""",
    "monopoly-by-the-rules": """
c 10 10 90 90 3 leaf1 ink
l ink 2 28 10 28 90
l ink 2 72 10 72 90
l ink 2 10 28 90 28
l ink 2 10 72 90 72
c 30 74 50 80 0 berry -
c 50 74 71 80 0 sky -
c 12 30 18 50 0 sun -
c 12 50 18 70 0 plum -
p leaf ink 50 34 64 46 60 46 60 60 40 60 40 46 36 46
c 46 50 54 60 0 walnut -
""",
    "porsche-in-the-pool": """
b berry ink 12 58 18 44 32 40 42 26 64 26 76 42 90 48 92 60 60 66 30 66
p sky1 ink 40 40 46 30 60 30 66 40
o 30 62 9 9 ink grey
o 74 62 9 9 ink grey
b sky ink 2 68 16 60 30 68 44 60 58 68 72 60 86 68 98 62 98 94 2 94
s white 3 10 80 24 74 38 80 52 74
s white 3 52 88 66 82 80 88 92 84
""",
    "praline-contest": """
c 8 54 92 90 5 gold ink
o 30 58 15 12 choc ink
o 68 58 15 12 choc ink
s clay 3 20 54 30 50 40 56
s white 3 58 55 68 50 78 55
b choc ink 36 34 38 20 50 12 62 20 64 34 50 40
o 50 16 5 5 berry ink
p paper ink 16 72 84 72 76 88 24 88
""",
    "trampoline": """
l steel 5 20 62 14 94
l steel 5 80 62 86 94
l steel 5 50 66 50 94
o 50 62 42 9 night ink
o 50 61 34 5.6 night1 -
o 50 18 8 8 clay1 ink
p berry ink 44 26 56 26 58 42 42 42
l ink 5 44 28 28 16
l ink 5 56 28 72 16
l ink 5 45 42 32 50
l ink 5 55 42 68 50
""",
}  # fmt: skip
GROUNDS: Final[dict[str, str]] = {
    "anti-terror-attack": "leaf1", "transformers-at-double-speed": "sun1", "boxing": "sky1", "pottery": "leaf1",
    "meaning-of-life": "sun1", "youtube-comments": "grey1", "sand-the-floorboards": "leaf1", "nirvana-pogo": "plum1",
    "pancakes": "sky1", "secret-society": "sun1", "not-to-do-lists": "clay1", "practise-trombone": "sky1",
    "bud-spencer-film": "sun1", "facebook-party": "plum1", "crude-oil-art": "clay1", "lebowski-evening": "leaf1",
    "monopoly-by-the-rules": "clay1", "porsche-in-the-pool": "sun1", "praline-contest": "berry1", "trampoline": "leaf1",
}  # fmt: skip
"""By color, see sketch.py."""
