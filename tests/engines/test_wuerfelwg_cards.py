"""Every card: its cost and points as the card list has them, and what it does when it is had."""

from importlib.resources import files

import msgspec
import pytest

from bot.engines.contract import IllegalMove
from bot.engines.wuerfelwg.cards import DECK, SETS, BadCards, read
from bot.engines.wuerfelwg.costs import BadCost
from bot.engines.wuerfelwg.view import Lodger
from tests.engines.wuerfelwg_tables import Json, choices, do, flat, flat_of, spent, table

ALL_GOOD = "bathroom couch fridge me"
LETTERS = {"B": "bathroom", "C": "couch", "F": "fridge"}
TEXT = files("bot.engines.wuerfelwg").joinpath("cards.toml").read_text(encoding="utf-8")

# id, cost, dice that just pay it, points, rooms turning bad
TODOS = [
    ("anti-terror-attack", "XXXX", "2222", 5, "B"),
    ("transformers-at-double-speed", "XXXX", "1111", 5, "C"),
    ("boxing", "444", "444", 5, "FB"),
    ("pottery", "333", "333", 5, "CB"),
    ("meaning-of-life", "555", "555", 5, "C"),
    ("youtube-comments", "111", "111", 5, "B"),
    ("sand-the-floorboards", ">=20", "5555", 6, "CB"),
    ("nirvana-pogo", ">=18", "5553", 5, "F"),
    ("pancakes", ">=16", "5551", 4, "F"),
    ("secret-society", "XX YY", "1144", 5, "CB"),
    ("not-to-do-lists", "XX 22", "2255", 6, "FC"),
    ("practise-trombone", "123", "123", 2, "F"),
    ("bud-spencer-film", "33 4 55", "33455", 8, "FBC"),
    ("facebook-party", "XXXXX", "44444", 8, "BCF"),
    ("crude-oil-art", "11 2 3 4", "11234", 7, "BC"),
    ("lebowski-evening", "XX 222", "22211", 8, "FBC"),
    ("monopoly-by-the-rules", "XXX 22", "55522", 7, "FC"),
    ("porsche-in-the-pool", "XXX 33", "11133", 7, "FB"),
    ("praline-contest", "XXX 44", "22244", 7, "FB"),
    ("trampoline", "11 55", "1155", 7, "FC"),
]
NORMALOS = {
    "11": "alex baerbel pierre",
    "22": "ekkehard julia manni",
    "33": "anita anneliese jesus",
    "44": "astrid johannes paula sissi",
    "55": "carsten didi jennifer maria-theresia",
}
# id, cost, room that turns good, parking, rerolls
SPEZIALOS = [
    ("bukowski", "run4", None, 0, 0),
    ("friedrich-wilhelm", "run3", "fridge", 0, 0),
    ("otto-von", "run3", "bathroom", 0, 0),
    ("herta", "XXX", "couch", 0, 0),
    ("krapotke", "XXX", None, 1, 0),
    ("sarah", "XXX", None, 1, 0),
    ("marc-uwe", "run3", None, 0, 1),
    ("maria", "run3", None, 0, 1),
]
DOORS = {"run3": "234", "run4": "2345", "XXX": "333"}
ITEMS = [
    ("yo-yo", "1", "C"),
    ("kitchen-radio", "2", "F"),
    ("cuddle-blanket", "3", "C"),
    ("water-bomb", "4", "B"),
    ("pan", "5", "F"),
]
STARTS = {
    "green": {"bathroom": "33", "couch": "55", "fridge": "run3", "me": "55"},
    "blue": {"bathroom": "55", "couch": "33", "fridge": "run3", "me": "22"},
    "orange": {"bathroom": "11", "couch": "44", "fridge": "run3", "me": "44"},
    "teal": {"bathroom": "22", "couch": "11", "fridge": "run3", "me": "11"},
}


def test_the_deck_has_79_cards() -> None:
    sizes = DECK.sizes()
    assert [*sizes.values()] == [16, 25, 20, 5, 8, 1, 4]
    assert sum(sizes.values()) == 79
    assert sorted(DECK.funny | DECK.funnier) == sorted(todo[0] for todo in TODOS)
    assert (len(DECK.funny), len(DECK.funnier)) == (12, 8)
    assert [sum(mate.pile == pile for mate in DECK.flatmates.values()) for pile in range(3)] == [9, 8, 8]
    assert sum(len(names.split()) for names in NORMALOS.values()) == 17


def test_ids_are_names_in_small_letters() -> None:
    for card, mate in DECK.flatmates.items():
        assert mate.name.lower().replace("ä", "ae") == card


@pytest.mark.parametrize(("card", "cost", "shown", "points", "bad"), TODOS)
def test_todo(card: str, cost: str, shown: str, points: int, bad: str) -> None:
    assert (DECK.funny | DECK.funnier)[card].cost.text == cost
    pile = "funny" if card in DECK.funny else "funnier"
    good, sleepers = flat(ALL_GOOD, "alex bukowski -julia"), flat(ALL_GOOD, "alex")
    middle: Json = {pile: (card, "pancakes", "boxing")}
    state = table(good, sleepers, shown=shown, **middle)
    with pytest.raises(IllegalMove):
        do(table(good, sleepers, shown=shown[1:], **middle), 0, "take", card=card)
    state = do(state, 0, "take", card=card).state
    mine, other = flat_of(state, 0), flat_of(state, 1)
    assert spent(state) == shown
    assert (mine.todos, mine.points) == ((card,), points)
    rooms = {name: getattr(mine.rooms, name) for name in LETTERS.values()}
    assert rooms == {name: letter not in bad for letter, name in LETTERS.items()}
    wakes = card == "practise-trombone"
    assert mine.me is wakes
    assert mine.flatmates == (Lodger("alex", wakes), Lodger("bukowski", True), Lodger("julia", wakes))
    assert (other.me, other.flatmates) == (True, (Lodger("alex", True),))
    assert (other.rooms.bathroom, other.rooms.couch) == (True, True)
    assert other.rooms.fridge is (card != "facebook-party")
    assert getattr(state, pile) == ("pancakes", "boxing")


@pytest.mark.parametrize(("cost", "name"), [(cost, name) for cost, names in NORMALOS.items() for name in names.split()])
def test_normalo(cost: str, name: str) -> None:
    assert DECK.flatmates[name].cost.text == cost
    own = DECK.flatmates[name].pile
    assert own == (0 if cost in {"11", "22", "33"} else 1)
    piles = tuple((name, "bukowski") if pile == own else () for pile in range(3))
    state = do(table(flat(), flat(), shown=cost, flatmates=piles), 0, "take", card=name).state
    assert flat_of(state, 0).flatmates == (Lodger(name, awake=True),)
    assert (flat_of(state, 0).dice, flat_of(state, 0).parking, flat_of(state, 0).rerolls) == (5, 2, 1)
    state = do(table(flat(mates=f"-{name}"), flat(), shown=cost), 0, "turn", card=name).state
    assert flat_of(state, 0).dice == 5
    assert "turn " + name not in choices(table(flat(mates=f"-{name}"), flat(), shown=cost[1:]), 0)


@pytest.mark.parametrize("how", ["take", "turn", "sponge"])
@pytest.mark.parametrize("spezialo", SPEZIALOS, ids=lambda spezialo: spezialo[0])
def test_spezialo(spezialo: tuple[str, str, str | None, int, int], how: str) -> None:
    name, cost, room, parking, rerolls = spezialo
    assert DECK.flatmates[name].cost.text == cost
    shown = DOORS[cost]
    if how == "take":
        state = do(table(flat(), flat(), shown=shown, flatmates=((), (), (name,))), 0, "take", card=name).state
        mine = flat_of(state, 0)
    elif how == "turn":
        state = table(flat(mates=f"-{name}"), flat(), shown=shown)
        assert (flat_of(state, 0).dice, flat_of(state, 0).parking, flat_of(state, 0).rerolls) == (4, 2, 1)
        mine = flat_of(do(state, 0, "turn", card=name).state, 0)
    else:
        state = do(table(flat(), flat(mates=f"-{name}"), shown=shown), 0, "done").state
        mine = flat_of(do(state, 1, "sponge", card=name).state, 1)
    assert mine.flatmates == (Lodger(name, awake=True),)
    for each in LETTERS.values():
        assert getattr(mine.rooms, each) is (each == room)
    assert mine.dice == 5
    assert mine.parking == 2 + parking + (3 if room == "couch" else 0)
    assert mine.rerolls == 1 + rerolls + (1 if room == "fridge" else 0)


@pytest.mark.parametrize(("card", "pips", "bad"), ITEMS)
def test_item(card: str, pips: str, bad: str) -> None:
    good = flat(ALL_GOOD)
    state = table(good, good, shown=pips * 2)
    with pytest.raises(IllegalMove):
        do(table(good, good, shown=pips + "k"), 0, "take", card=card)
    state = do(state, 0, "take", card=card).state
    mine = flat_of(state, 0)
    assert (mine.items, mine.points, mine.me) == ((card,), 2, True)
    for letter, room in LETTERS.items():
        assert getattr(mine.rooms, room) is (letter != bad)
    assert card not in state.items
    assert len(state.items) == 4


@pytest.mark.parametrize(("card", "pips", "bad"), ITEMS)
def test_item_borrowed(card: str, pips: str, bad: str) -> None:
    owner = flat(ALL_GOOD, items=(card,))
    middle = tuple(item for item in DECK.items if item != card)
    with pytest.raises(IllegalMove):
        do(table(flat(ALL_GOOD), owner, shown=pips * 2, items=middle), 0, "borrow", card=card)
    state = table(flat(ALL_GOOD), owner, shown=pips * 3, items=middle)
    assert f"take {card}" not in choices(state, 0)
    state = do(state, 0, "borrow", card=card).state
    assert spent(state) == pips * 3
    assert (flat_of(state, 0).items, flat_of(state, 0).points) == ((card,), 2)
    assert (flat_of(state, 1).items, flat_of(state, 1).points) == ((), 0)
    for letter, room in LETTERS.items():
        assert getattr(flat_of(state, 0).rooms, room) is (letter != bad)
        assert getattr(flat_of(state, 1).rooms, room)
    assert state.items == middle


@pytest.mark.parametrize(("seat", "name"), [*enumerate(STARTS)])
def test_start_cards(seat: int, name: str) -> None:
    assert SETS[seat] == name
    for card, cost in STARTS[name].items():
        shown = {"run3": "345"}.get(cost, cost)
        flats = [flat("")] * 4
        state = table(*flats, shown=shown, turn=seat)
        assert f"turn {card}" in choices(state, seat)
        assert f"turn {card}" not in choices(table(*flats, shown=shown[1:] + "k", turn=seat), seat)
        mine = flat_of(do(state, seat, "turn", card=card).state, seat)
        good = {room: getattr(mine.rooms, room) for room in LETTERS.values()} | {"me": mine.me}
        assert [each for each, up in good.items() if up] == [card]
        assert mine.parking == {"couch": 4, "me": 2}.get(card, 1)
        assert mine.rerolls == (2 if card == "fridge" else 1)
        assert mine.dice == (4 if card == "me" else 3)


def test_a_bad_cost_in_the_file_is_named_with_its_line() -> None:
    lines = TEXT.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("boxing"))
    with pytest.raises(BadCost, match=f"^line {at + 1}: bad cost '446': '446' is neither"):
        read(TEXT.replace('boxing                       = { cost = "444"', 'boxing = { cost = "446"'))
    at = next(number for number, line in enumerate(lines) if line.startswith("orange"))
    with pytest.raises(BadCost, match=f"^line {at + 1}: bad cost 'run9'"):
        read(TEXT.replace('couch = "44", fridge = "run3"', 'couch = "44", fridge = "run9"'))
    at = next(number for number, line in enumerate(lines) if line.startswith("yo-yo"))
    with pytest.raises(BadCost, match=f"^line {at + 1}: bad cost '111': it is not text"):
        read(TEXT.replace('borrow = "111"', "borrow = 111"))


def test_a_deck_of_other_cards_is_refused() -> None:
    with pytest.raises(BadCards, match="the deck has"):
        read("\n".join(line for line in TEXT.splitlines() if not line.startswith("sissi")))
    with pytest.raises(BadCards, match="twice in the deck: alex"):
        read(TEXT.replace("baerbel        =", "alex_ =").replace("yo-yo  ", "alex").replace("alex_", "baerbel"))
    with pytest.raises(msgspec.ValidationError, match="unknown field `reward`"):
        read(TEXT.replace("points = 8, bad", "reward = 8, bad", 1))
