"""Tables of Würfel-WG to paint."""

from typing import Any

from bot.engines.wuerfelwg.costs import Pips
from bot.engines.wuerfelwg.view import Die, FlatView, Lodger, PileCounts, Piles, Rooms
from render.wuerfelwg.scene import Scene

SETS = ("green", "blue", "orange", "teal")
ITEMS = ("yo-yo", "kitchen-radio", "cuddle-blanket", "water-bomb", "pan")
EVERYBODY = (
    "alex baerbel pierre ekkehard julia manni anita anneliese jesus astrid johannes paula sissi carsten didi jennifer "
    "maria-theresia bukowski friedrich-wilhelm otto-von herta krapotke sarah marc-uwe maria"
)


def flat(good: str = "me", mates: str = "", **fields: Any) -> FlatView:
    """Return a flat with these start cards good and these flatmates, a sleeping one with a ``-`` before its id."""
    names = good.split()
    lodgers = tuple(Lodger(name.removeprefix("-"), awake=not name.startswith("-")) for name in mates.split())
    plain: dict[str, Any] = {
        "set": "green",
        "rooms": Rooms(*(room in names for room in ("bathroom", "couch", "fridge"))),
        "me": "me" in names,
        "flatmates": lodgers,
        "todos": (),
        "items": (),
        "nuisance": None,
        "points": 0,
        "dice": 4,
        "parking": 2,
        "rerolls": 1,
    }
    return FlatView(**(plain | fields))


def scene(*flats: FlatView, dice: str = "", spent: tuple[int, ...] = (), **fields: Any) -> Scene:
    """Return a table of these flats, seat 0's turn, with these dice (``"33k5"``)."""
    shown: list[Pips] = ["k" if face == "k" else int(face) for face in dice]
    sets = [FlatView(**({name: getattr(one, name) for name in one.__struct_fields__} | {"set": SETS[seat]}))
            for seat, one in enumerate(flats)]  # fmt: skip
    plain: dict[str, Any] = {
        "turn": 0,
        "dice": tuple(Die(pips, place in spent) for place, pips in enumerate(shown)),
        "parked": (),
        "piles": Piles("boxing", "lebowski-evening", ("alex", "sissi", "herta"), PileCounts(12, 8, (9, 8, 8))),
        "items": ITEMS,
        "flats": tuple(sets),
        "hammock": None,
        "winners": (),
    }
    return Scene(**(plain | fields))


START = scene(flat(), flat())
ROLLED = scene(
    flat("couch me", "alex -julia krapotke", todos=("boxing",), items=("pan",), points=7, dice=6, parking=6),
    flat("fridge", "bukowski -maria", todos=("pottery", "trampoline"), points=12, dice=4, parking=1, rerolls=2),
    flat("bathroom couch fridge me", "otto-von", points=0, dice=5, parking=5, rerolls=2),
    dice="335k14",
    parked=(0, 1),
    items=("yo-yo", "cuddle-blanket", "water-bomb"),
)
LATE = scene(
    flat("", "-alex -baerbel bukowski -herta -maria", todos=("boxing", "pancakes", "facebook-party"), points=17),
    flat("bathroom couch me", "paula carsten sarah marc-uwe", todos=("trampoline", "pottery"), nuisance="penguin",
         items=("yo-yo", "pan"), points=16, dice=7, parking=6, rerolls=2),
    flat("couch", "-didi jennifer", todos=("secret-society",), nuisance="der-dicke", points=3, dice=4, parking=4),
    flat(dice=0, parking=0, rerolls=0),
    dice="5551122", spent=(0, 1, 2), turn=1, hammock=0, items=("kitchen-radio",),
    piles=Piles("transformers-at-double-speed", None, (None, "maria-theresia", "friedrich-wilhelm"),
                PileCounts(1, 0, (0, 3, 7))),
)  # fmt: skip
CROWDED = scene(
    *(
        flat(
            "me couch",
            " ".join(("-" if nth % 2 else "") + name for nth, name in enumerate(EVERYBODY.split()[:many])),
            todos=("boxing", "pottery", "pancakes", "trampoline", "praline-contest", "secret-society", "nirvana-pogo"),
            items=ITEMS,
            nuisance="handyman",
            points=48,
            dice=7,
            parking=9,
            rerolls=5,
        )
        for many in (16, 8, 25, 11)
    ),
    dice="1234555",
    parked=(0, 1, 2, 3, 4, 5, 6),
    hammock=2,
    items=(),
)
OVER = scene(
    flat("couch", "-alex", todos=("boxing", "pottery", "trampoline"), items=("pan",), points=19),
    flat("me", nuisance="ghost-of-communism", todos=("pancakes",), points=3),
    flat(todos=("secret-society", "nirvana-pogo", "facebook-party", "crude-oil-art"), items=ITEMS[1:4], points=31),
    winners=(2,),
    hammock=2,
)
