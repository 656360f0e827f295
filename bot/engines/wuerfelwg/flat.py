"""One flat: its cards and what they are worth. Functions return a new flat and never touch the old one."""

from collections.abc import Iterable
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from bot.engines.wuerfelwg.cards import DECK, ROOMS, TODOS, Nuisance, Room, SetName, StartCard
from bot.engines.wuerfelwg.costs import MOST_DICE, Cost
from bot.engines.wuerfelwg.view import FlatView, Lodger, Rooms

ME: StartCard = "me"
START_CARDS: tuple[StartCard, ...] = get_args(StartCard)
PARKING = {False: 1, True: 4}
"""By the couch (rulebook: Overview of the Advantages of the Start Cards)."""
REROLLS = {False: 1, True: 2}
"""By the fridge (likewise)."""
MY_DICE = {False: 3, True: 4}
"""By whether ME is awake (likewise)."""
MY_PARKING = {False: 0, True: 1}
"""Likewise."""
_NO_NUISANCE = Nuisance()


class Flat(Struct, frozen=True):
    """``spared``: the nuisance is turned over and costs no points. ``left``: nobody lives here anymore."""

    set: SetName
    rooms: Rooms = Rooms(bathroom=False, couch=False, fridge=False)
    me: bool = True
    flatmates: tuple[Lodger, ...] = ()
    todos: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    nuisance: str | None = None
    spared: bool = False
    left: bool = False

    @property
    def trouble(self) -> Nuisance:
        """What its nuisance does to it."""
        return _NO_NUISANCE if self.nuisance is None else DECK.nuisances[self.nuisance]

    @property
    def points(self) -> int:
        """The points of its to-dos, items and nuisance."""
        return (
            sum(TODOS[todo].points for todo in self.todos)
            + sum(DECK.items[item].points for item in self.items)
            + (0 if self.spared else self.trouble.points)
        )

    @property
    def dice(self) -> int:
        """How many dice it rolls."""
        return min(MOST_DICE, MY_DICE[self.me] + sum(lodger.awake for lodger in self.flatmates))

    @property
    def parking(self) -> int:
        """How many dice it may keep from a reroll."""
        awake = (DECK.flatmates[lodger.name] for lodger in self.flatmates if lodger.awake)
        return PARKING[self.rooms.couch] + MY_PARKING[self.me] + sum(mate.parking for mate in awake)

    @property
    def rerolls(self) -> int:
        """How often it rolls again."""
        awake = (DECK.flatmates[lodger.name] for lodger in self.flatmates if lodger.awake)
        return REROLLS[self.rooms.fridge] + sum(mate.rerolls for mate in awake)

    @property
    def turnable(self) -> dict[str, Cost]:
        """Its bad and sleeping cards that may be turned up again, and for what."""
        start = DECK.sets[self.set]
        return {card: start[card] for card in START_CARDS if not is_good(self, card) and not locks(self, card)} | {
            lodger.name: DECK.flatmates[lodger.name].cost for lodger in self.flatmates if not lodger.awake
        }

    @property
    def untidy(self) -> tuple[Room, ...]:
        """Its bad rooms that can become good."""
        return tuple(room for room in ROOMS if not getattr(self.rooms, room) and not locks(self, room))

    def view(self) -> FlatView:
        """Return what everybody sees of it."""
        lived_in = 0 if self.left else 1
        return FlatView(
            set=self.set,
            rooms=self.rooms,
            me=self.me,
            flatmates=self.flatmates,
            todos=self.todos,
            items=self.items,
            nuisance=self.nuisance,
            points=self.points,
            dice=lived_in * self.dice,
            parking=lived_in * self.parking,
            rerolls=lived_in * self.rerolls,
        )


def is_good(flat: Flat, card: StartCard) -> bool:
    """Say whether the room is good, or ME awake."""
    return flat.me if card == ME else bool(getattr(flat.rooms, card))


def locks(flat: Flat, card: str) -> bool:
    """Say whether the flat's nuisance keeps that card bad for good."""
    return flat.trouble.locks == card


def spoil(flat: Flat, cards: Iterable[StartCard]) -> Flat:
    """Turn rooms bad, or send ME to sleep; one that is bad already stays so."""
    for card in cards:
        flat = _set(flat, card, good=False)
    return flat


def mend(flat: Flat, card: StartCard) -> Flat:
    """Turn a room good, or wake ME, unless the flat's nuisance forbids it."""
    return flat if locks(flat, card) else _set(flat, card, good=True)


def move_in(flat: Flat, name: str) -> Flat:
    """Let a flatmate in: awake, and doing at once what they do on waking."""
    return _greet(replace(flat, flatmates=(*flat.flatmates, Lodger(name, awake=True))), name)


def move_out(flat: Flat, name: str) -> Flat:
    """Take a flatmate's card out of the flat."""
    return replace(flat, flatmates=tuple(lodger for lodger in flat.flatmates if lodger.name != name))


def turn_up(flat: Flat, card: str) -> Flat:
    """Turn a ``turnable`` card up; a flatmate who wakes does what they do on waking."""
    for start_card in START_CARDS:
        if card == start_card:
            return mend(flat, start_card)
    woken = tuple(Lodger(card, awake=True) if lodger.name == card else lodger for lodger in flat.flatmates)
    return _greet(replace(flat, flatmates=woken), card)


def fall_asleep(flat: Flat) -> Flat:
    """Send ME and all flatmates to sleep that ever sleep."""
    asleep = tuple(Lodger(lodger.name, not DECK.flatmates[lodger.name].sleeps) for lodger in flat.flatmates)
    return replace(flat, me=False, flatmates=asleep)


def wake_up(flat: Flat) -> Flat:
    """Wake ME and all flatmates; those who slept do what they do on waking."""
    flat = mend(flat, ME)
    for lodger in flat.flatmates:
        if not lodger.awake:
            flat = turn_up(flat, lodger.name)
    return flat


def turned(before: Flat, after: Flat) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards that turned up and those that turned down."""
    old, new = _sides(before), _sides(after)
    both = [card for card in old if card in new and old[card] != new[card]]
    return tuple(card for card in both if new[card]), tuple(card for card in both if old[card])


def _sides(flat: Flat) -> dict[str, bool]:
    start = {card: is_good(flat, card) for card in START_CARDS}
    return start | {lodger.name: lodger.awake for lodger in flat.flatmates}


def _greet(flat: Flat, name: str) -> Flat:
    room = DECK.flatmates[name].turns
    return flat if room is None else mend(flat, room)


def _set(flat: Flat, card: StartCard, good: bool) -> Flat:
    return replace(flat, me=good) if card == ME else replace(flat, rooms=replace(flat.rooms, **{card: good}))
