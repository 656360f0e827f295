"""What the cards in sight are worth to one seat of Würfel-WG, and the best that dice can buy.

Values are in points, a rule of thumb each: what a card gives until the hammock is taken, about ten turns away.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.cards import DECK, HAMMOCK_POINTS, TODOS, Nuisance, StartCard
from bot.engines.wuerfelwg.costs import MOST_DICE, NUMBERS, Cost, Counts, minus, payments_from
from bot.engines.wuerfelwg.view import FlatView, WgView

ROOM: Mapping[str, float] = {"couch": 2.0, "fridge": 2.2, "bathroom": 1.6, "me": 2.2}
"""A good room, and ME awake."""
DIE = 1.9
"""One more die to roll, as long as there are fewer than seven."""
RESERVE = 0.3
"""A flatmate beyond seven dice, for the nights."""
PARKING = 0.5
REROLL = 1.5
SPOILED, ASLEEP = 0.5, 0.15
"""How much of a good room's, an awake flatmate's worth a bad turn takes: what turns can be turned up again."""
LEAST = 1.0
"""A to-do is never worth less: flats win no game, points do."""
HAMMOCK = 12.0
"""Points that bring the lead and the hammock."""
FEWEST = 2
"""No card costs fewer dice."""
STOLEN = 1.0
"""An item that a rival loses."""


class Wish(Struct, frozen=True):
    """A card that dice could buy, in the order in which several should be bought."""

    rank: int
    card: str
    cost: Cost
    value: float


def wishes(view: WgView, seat: Seat) -> list[Wish]:
    """Return what the seat could buy on its own turn and is worth anything, to-dos first: they bring the night."""
    flat = view.flats[seat]
    rivals = [other for index, other in enumerate(view.flats) if index != seat]
    most = max(rival.points for rival in rivals)
    found: list[Wish] = []

    def wish(rank: int, card: str, cost: Cost, value: float, points: int = 0) -> None:
        total = flat.points + points
        if points and view.hammock != seat and total >= HAMMOCK_POINTS and total > most:
            value += HAMMOCK
        if value > 0:
            found.append(Wish(rank, card, cost, value))

    for todo in (view.piles.funny, view.piles.funnier):
        if todo is not None:
            wish(0, todo, TODOS[todo].cost, max(LEAST, TODOS[todo].points - _night(flat, todo)), TODOS[todo].points)
    items = dict.fromkeys(view.items, 0.0)
    if trouble(flat).borrows:
        items |= dict.fromkeys((item for rival in rivals for item in rival.items), STOLEN)
    for name, bonus in items.items():
        item = DECK.items[name]
        lost = SPOILED * sum(ROOM[room] for room in item.bad if getattr(flat.rooms, room))
        cost = item.borrow if bonus else item.cost
        wish(1, name, cost, item.points + bonus - lost, item.points)
    for mate in view.piles.flatmates:
        if mate is not None:
            wish(2, mate, DECK.flatmates[mate].cost, awake_worth(flat, mate))
    for card, cost, value in turnable(flat):
        wish(3, card, cost, value)
    return found


def turnable(flat: FlatView) -> list[tuple[str, Cost, float]]:
    """Return the flat's bad and sleeping cards, what turns them up, and what that is worth."""
    start, locked = DECK.sets[flat.set], trouble(flat).locks
    good: dict[StartCard, bool] = {
        "bathroom": flat.rooms.bathroom,
        "couch": flat.rooms.couch,
        "fridge": flat.rooms.fridge,
        "me": flat.me,
    }
    rooms = [(card, start[card], ROOM[card]) for card in good if not good[card] and card != locked]
    asleep = [lodger.name for lodger in flat.flatmates if not lodger.awake]
    return [*rooms, *((name, DECK.flatmates[name].cost, awake_worth(flat, name)) for name in asleep)]


def awake_worth(flat: FlatView, name: str) -> float:
    """Return what it is worth that this flatmate joins those awake."""
    mate = DECK.flatmates[name]
    value = DIE if flat.dice < MOST_DICE else RESERVE
    if mate.turns is not None and not getattr(flat.rooms, mate.turns) and trouble(flat).locks != mate.turns:
        value += ROOM[mate.turns]
    return value + PARKING * mate.parking + REROLL * mate.rerolls + (0.0 if mate.sleeps else DIE / 2)


def trouble(flat: FlatView) -> Nuisance:
    """Return what the flat's nuisance does to it."""
    return Nuisance() if flat.nuisance is None else DECK.nuisances[flat.nuisance]


def _night(flat: FlatView, todo: str) -> float:
    """Return what the to-do costs the flat: its good rooms, and its sleep (less than nothing, if it wakes it)."""
    card = TODOS[todo]
    good = (room for room in card.bad + card.everywhere if getattr(flat.rooms, room))
    rooms = SPOILED * sum(ROOM[room] for room in good)
    if card.wakes:
        sleepers = sum(not lodger.awake for lodger in flat.flatmates) + (not flat.me)
        return rooms - DIE * sleepers
    tired = sum(lodger.awake and DECK.flatmates[lodger.name].sleeps for lodger in flat.flatmates) + flat.me
    return rooms + ASLEEP * DIE * tired


class Shop:
    """Finds the best that dice can buy, each wish once, and remembers what it found."""

    def __init__(self, wanted: Sequence[Wish]) -> None:
        self._wanted = sorted(wanted, key=lambda wish: wish.rank)
        self._known: dict[tuple[int, Counts], float] = {}

    def worth(self, counts: Counts, start: int = 0) -> float:
        """Return the value of the best that these dice can buy of the wishes from there on."""
        if start == len(self._wanted) or sum(counts) < FEWEST:
            return 0.0
        known = self._known.get((start, counts))
        if known is None:
            wish = self._wanted[start]
            known = self.worth(counts, start + 1)
            for payment in payments_from(wish.cost, counts):
                known = max(known, wish.value + self.worth(minus(counts, payment), start + 1))
            self._known[start, counts] = known
        return known

    def first(self, counts: Counts) -> Wish | None:
        """Return what to buy first; None if nothing is worth buying."""
        best = self.worth(counts)
        skipped = [self.worth(counts, start) < best for start in range(1, len(self._wanted) + 1)]
        return self._wanted[skipped.index(True)] if best > 0 else None


class Hopes:
    """What dice are worth before some of them are thrown, exactly; ``turns``: whether a kangaroo may be turned."""

    def __init__(self, shop: Shop, turns: bool) -> None:
        self._shop = shop
        self._turns = turns
        self._known: dict[tuple[Counts, bool, int], float] = {}

    def of(self, counts: Counts, kangaroo: bool, thrown: int) -> float:
        """Return the mean worth of these dice (with a kangaroo among them or not) and so many yet to be thrown."""
        state = (counts, kangaroo and self._turns, thrown)
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = self._mean(*state)
        return known

    def _mean(self, counts: Counts, kangaroo: bool, thrown: int) -> float:
        if not thrown:
            worth = self._shop.worth
            return max(worth(plus(counts, pips)) for pips in NUMBERS) if kangaroo else worth(counts)
        total = self.of(counts, True, thrown - 1)
        for pips in NUMBERS:
            total += self.of(plus(counts, pips), kangaroo, thrown - 1)
        return total / (len(NUMBERS) + 1)


@lru_cache(maxsize=1 << 12)
def plus(counts: Counts, pips: int) -> Counts:
    """Return these dice and one more that shows that number."""
    a, b, c, d, e = (many + (number == pips) for number, many in zip(NUMBERS, counts, strict=True))
    return (a, b, c, d, e)
