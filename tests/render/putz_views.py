"""Views of Putz die Wutz to paint, made without the engine."""

from random import Random

from bot.engines.contract import Result
from bot.engines.putzdiewutz.pieces import (
    SEAT_SIDES,
    SIDES,
    Pig,
    PlacedPig,
    Variant,
    all_pigs,
    square_size,
    start_facing,
)
from bot.engines.putzdiewutz.view import PutzView


def putz_view(
    seats: int = 4,
    variant: Variant = "classic",
    seed: int = 1,
    washed: tuple[int, ...] = (),
    *,
    sitting_out: tuple[int, ...] = (),
    erred: tuple[int, ...] = (),
    scrubber: int | None = None,
    gone: tuple[int, ...] = (),
    winners: tuple[int, ...] | None = None,
) -> PutzView:
    """Return a view with a shuffled square, five pigs turned; ``washed`` pigs by seat come from the pile."""
    chance = Random(seed)
    deck = list(all_pigs(variant))
    chance.shuffle(deck)
    size = square_size(variant)
    square = [PlacedPig(p.color, p.blotches, start_facing(at, size)) for at, p in enumerate(deck[:size])]
    for at in chance.sample(range(size), 5):
        square[at] = square[at].turned(chance.choice(SIDES))
    pool = deck[size:] + deck[:size]
    cleaned: list[tuple[Pig, ...]] = []
    for seat in range(seats):
        count = washed[seat] if seat < len(washed) else 0
        cleaned.append(tuple(pool[:count]))
        pool = pool[count:]
    scores = tuple(map(len, cleaned))
    sides = tuple(None if seat in gone else side for seat, side in enumerate(SEAT_SIDES[seats]))
    return PutzView(
        game="putzdiewutz",
        phase="roll" if winners is None else "over",
        seats=seats,
        to_move=(),
        result=None if winners is None else Result(winners, scores, "pile_empty"),
        round=3,
        pigs=tuple(square),
        draw_pile=max(0, len(deck) - size - sum(scores)),
        roll=None,
        sides=sides,
        cleaned=tuple(cleaned),
        sitting_out=sitting_out,
        erred=erred,
        scrubber=scrubber,
        wanted=None,
    )


NASTY_NAMES = (
    "W" * 32,
    "Ｗ" * 32,
    "🐷 Łukasz Żółć 🧼👨‍👩‍👧🏽🇩🇪",
    "مرحبا بالعالم يا أصدقائي الأعزاء",
    "Z̷̧̛̤͈͉a̸̢͙͂̾l̷̹̓g̶̨̈́o̴̼͐" * 6,
    "東京タワーさくら한국어이름길다길다",
    "ᚠᚢᚦ꧁༺༻꧂",
    "\u202eevil\u202c\u200b\u0007",
    "﷽" * 8,
    " ",
)
"""Names that people have on Discord: wide, stacked, right to left, uncovered, invisible."""
