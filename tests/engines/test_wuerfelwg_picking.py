"""Spending dice on cards: what may be had, with which dice, and in which order."""

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.contract import IllegalMove
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.costs import pays_exactly
from bot.engines.wuerfelwg.state import WgState
from bot.engines.wuerfelwg.view import Lodger
from tests.engines.wuerfelwg_tables import (
    Json,
    choices,
    do,
    flat,
    flat_of,
    kinds,
    legal,
    play,
    seen,
    spent,
    table,
    told,
)

NOBODY = ((), (), ())
BARE: Json = {"funny": ("facebook-party",), "funnier": ("bud-spencer-film",), "flatmates": NOBODY, "items": ()}
SLEEPY = flat("bathroom couch", nuisance="officer-schmidt")
"""Its ME cannot be turned up, so only its fridge can, at most."""


def test_only_top_cards_are_to_be_had() -> None:
    piles = (("alex", "baerbel"), ("paula", "sissi"), ("maria", "sarah"))
    state = table(
        flat("bathroom me"),
        flat(),
        shown="1122333",
        **(BARE | {"funny": ("pottery", "boxing"), "flatmates": piles, "items": ("yo-yo", "pan")}),
    )
    assert choices(state, 0) == ["take pottery", "take alex", "take maria", "take yo-yo", "turn fridge", "done"]
    assert seen(state).affordable == {"0": ("pottery", "alex", "maria", "yo-yo", "fridge")}
    assert all("dice" not in move for move in legal(state, 0))
    assert legal(state, 1) == []
    for card in ("baerbel", "boxing", "kitchen-radio", "paula", "couch", "nobody"):
        with pytest.raises(IllegalMove):
            do(state, 0, "take", card=card)
    state = do(state, 0, "take", card="alex").state
    assert flat_of(state, 0).flatmates == (Lodger("alex", True),)
    assert seen(state).piles.flatmates == ("baerbel", "paula", "maria")
    assert seen(state).piles.counts.flatmates == (1, 2, 2)


def test_the_kind_of_move_has_to_fit() -> None:
    state = table(flat(mates="-alex"), flat(items=("yo-yo",)), shown="1115555", **(BARE | {"items": ("pan",)}))
    assert choices(state, 0) == ["take pan", "borrow yo-yo", "turn couch", "turn alex", "done"]
    for kind, card in (("take", "yo-yo"), ("borrow", "pan"), ("turn", "pan"), ("take", "couch"), ("take", "alex")):
        with pytest.raises(IllegalMove, match="not_there"):
            do(state, 0, kind, card=card)
    with pytest.raises(IllegalMove, match="not_there"):
        do(table(flat("couch me"), flat(), shown="1115555"), 0, "turn", card="couch")
    with pytest.raises(IllegalMove, match="not_there"):
        do(table(flat("couch me"), flat(), shown="1115555"), 0, "turn", card="me")


def test_the_own_item_is_not_to_be_borrowed() -> None:
    state = table(flat(items=("yo-yo",)), flat(), shown="111", **BARE)
    assert choices(state, 0) == ["done"]


def test_each_die_once() -> None:
    """Worked example: of 3 3 4 5, 33 and run3 are each payable, not both."""
    state = table(flat(), flat(), shown="3345", **BARE)
    assert choices(state, 0) == ["turn bathroom", "turn fridge", "done"]
    assert choices(play(state, (0, "turn", "bathroom")), 0) == ["done"]
    assert choices(play(state, (0, "turn", "fridge")), 0) == ["done"]


def test_what_is_the_meaning_of_life() -> None:
    """FAQ and worked example: 555 sends all to sleep, then 11 wakes a flatmate."""
    state = table(flat("couch me", "bukowski alex"), flat(), shown="55511", **(BARE | {"funny": ("meaning-of-life",)}))
    step = do(state, 0, "take", card="meaning-of-life")
    assert told(step.events) == [
        {"type": "taken", "seat": 0, "card": "meaning-of-life", "dice": [0, 1, 2]},
        {"type": "flipped", "seat": 0, "up": [], "down": ["couch", "me", "alex"]},
    ]
    mine = flat_of(step.state, 0)
    assert (mine.me, mine.flatmates) == (False, (Lodger("bukowski", True), Lodger("alex", False)))
    step = do(step.state, 0, "turn", card="alex")
    assert told(step.events) == [{"type": "turned_up", "seat": 0, "card": "alex", "dice": [3, 4]}]
    assert flat_of(step.state, 0).flatmates == (Lodger("bukowski", True), Lodger("alex", True))
    assert choices(step.state, 0) == ["done"]


def test_four_kangaroos_are_not_four_alike() -> None:
    """FAQ."""
    state = table(flat(), flat(), shown="kkkk", **(BARE | {"funny": ("anti-terror-attack",)}))
    assert choices(state, 0) == ["done"]


def test_practise_trombone() -> None:
    """FAQ: everybody wakes; their advantages come first, then the fridge turns empty."""
    sleepers = "-friedrich-wilhelm -herta -alex otto-von"
    state = table(flat("", sleepers), flat("", "-alex"), shown="1233", **(BARE | {"funny": ("practise-trombone",)}))
    step = do(state, 0, "take", card="practise-trombone")
    mine = flat_of(step.state, 0)
    assert (mine.me, all(lodger.awake for lodger in mine.flatmates), mine.points) == (True, True, 2)
    assert (mine.rooms.fridge, mine.rooms.couch, mine.rooms.bathroom) == (False, True, False)
    assert told(step.events)[1] == {
        "type": "flipped",
        "seat": 0,
        "up": ["couch", "me", "friedrich-wilhelm", "herta", "alex"],
        "down": [],
    }
    assert not flat_of(step.state, 1).flatmates[0].awake


def test_facebook_party_empties_every_fridge() -> None:
    state = table(flat(), flat("fridge couch me"), flat("fridge me"), shown="44444", **BARE)
    step = do(state, 0, "take", card="facebook-party")
    assert not any(one.rooms.fridge for one in seen(step.state).flats)
    assert flat_of(step.state, 1).rooms.couch
    assert [(event["seat"], event["down"]) for event in told(step.events)[1:]] == [
        (0, ["me"]),
        (1, ["fridge"]),
        (2, ["fridge"]),
    ]


@pytest.mark.parametrize(
    ("name", "room"), [("herta", "couch"), ("otto-von", "bathroom"), ("friedrich-wilhelm", "fridge")]
)
@pytest.mark.parametrize("mates", ["", "-"])
def test_on_waking_and_on_moving_in(name: str, room: str, mates: str) -> None:
    """FAQ: the room turns good at once; if it is good already, nothing happens."""
    fields = BARE | {"flatmates": NOBODY if mates else ((), (), (name,))}
    for good in ("me", f"{room} me"):
        state = table(
            flat(good, mates and mates + name), flat(), shown="333234"[: 3 if name == "herta" else 6], **fields
        )
        step = do(state, 0, "turn" if mates else "take", card=name)
        assert getattr(flat_of(step.state, 0).rooms, room)
        expected = ["turned_up" if mates else "taken"] + (["flipped"] if good == "me" else [])
        assert kinds(step.events) == expected


def test_a_bad_room_does_not_get_worse() -> None:
    state = do(table(flat("me"), flat(), shown="11"), 0, "take", card="yo-yo").state
    assert (flat_of(state, 0).rooms.couch, flat_of(state, 0).items) == (False, ("yo-yo",))


def test_dice_gained_in_mid_turn_do_not_join_the_roll() -> None:
    state = table(flat(), flat(), shown="1144", flatmates=(("alex",), (), ()))
    after = do(state, 0, "take", card="alex").state
    assert flat_of(after, 0).dice == 5
    assert len(after.dice) == 4


def test_picking_ends_by_done_alone() -> None:
    state = table(flat(), flat("bathroom couch fridge me"), shown="kkkk", **BARE)
    assert (state.phase, choices(state, 0)) == ("pick", ["done"])
    assert do(state, 0, "done").state.turn == 1


def test_a_pick_does_not_make_old_buttons_mean_something_else() -> None:
    state = table(flat(), flat(), shown="1155", flatmates=(("alex",), (), ()))
    after = do(state, 0, "take", card="alex").state
    assert WUERFELWG.step(after) == WUERFELWG.step(state)
    assert WUERFELWG.step(do(after, 0, "done").state) != WUERFELWG.step(state)


@pytest.mark.parametrize(
    ("card", "places", "reason"),
    [
        ("pancakes", [0, 1, 2, 3, 4], "wrong_dice"),  # 5 5 5 1 and a 4 too many
        ("pancakes", [0, 1, 2], "wrong_dice"),
        ("pancakes", [0, 1, 2, 5], "wrong_dice"),  # a kangaroo
        ("pancakes", [], "wrong_dice"),
        ("pancakes", [1, 0, 2, 3], "malformed"),
        ("pancakes", [0, 0, 1, 2, 3], "malformed"),
        ("pancakes", [0, 1, 2, 6], "malformed"),
        ("pancakes", [-1, 0, 1, 2], "malformed"),
        ("pancakes", [False, 1, 2, 3], "malformed"),
        ("pancakes", None, "malformed"),
        ("couch", [0, 1, 2], "not_there"),
    ],
)
def test_named_dice_that_do_not_pay(card: str, places: object, reason: str) -> None:
    state = table(flat(), flat(), shown="55514k", **(BARE | {"funny": ("pancakes",)}))
    with pytest.raises(IllegalMove, match=reason):
        do(state, 0, "take", card=card, dice=places)


def test_named_dice_are_the_ones_spent() -> None:
    state = table(flat(), flat(), shown="555144", **(BARE | {"funny": ("pancakes", "boxing"), "items": ("pan",)}))
    after = do(state, 0, "take", card="pancakes", dice=[0, 1, 2, 3]).state
    assert [die.spent for die in seen(after).dice] == [True] * 4 + [False] * 2
    assert "take pan" not in choices(after, 0)
    with pytest.raises(IllegalMove, match="dice_spent"):
        do(after, 0, "take", card="pan", dice=[0, 1])
    other = do(state, 0, "take", card="pancakes", dice=[0, 1, 4, 5]).state
    assert (spent(other), "take pan" in choices(other, 0)) == ("5544", False)


def test_the_dice_are_spent_that_leave_most_cards_payable() -> None:
    fields = BARE | {"flatmates": (("alex",), (), ())}
    state = do(table(flat("couch me"), flat(), shown="11234", **fields), 0, "turn", card="fridge").state
    assert spent(state) == "234"
    assert choices(state, 0) == ["take alex", "done"]
    # 5 5 5 1 pays as well as 5 5 4 4, and then two 4s are left for the item
    fields = BARE | {"funny": ("pancakes", "boxing"), "items": ("water-bomb",)}
    state = do(table(SLEEPY, flat(), shown="555144", **fields), 0, "take", card="pancakes").state
    assert spent(state) == "5551"
    assert choices(state, 0) == ["take water-bomb", "done"]


def test_then_the_fewest_dice_are_spent() -> None:
    fields = BARE | {"funny": ("pancakes", "boxing")}
    good = flat("bathroom couch fridge me")
    state = do(table(good, flat(), shown="4444553", **fields), 0, "take", card="pancakes").state
    assert len(spent(state)) == 4


def test_dice_that_nobody_named_are_shared_out_anew() -> None:
    """4s are worth more to the choice; for the pan the pancakes are paid otherwise."""
    fields = BARE | {"funny": ("pancakes", "boxing"), "items": ("pan", "water-bomb"), "flatmates": ((), ("paula",), ())}
    state = table(SLEEPY, flat(), shown="5555441", **fields)
    after = do(state, 0, "take", card="pancakes").state
    assert spent(after) == "5551"
    assert choices(after, 0) == ["take paula", "take pan", "take water-bomb", "done"]
    step = do(after, 0, "take", card="pan")
    assert spent(step.state) == "555544"
    assert told(step.events)[0] == {"type": "taken", "seat": 0, "card": "pan", "dice": [2, 3]}
    assert choices(step.state, 0) == ["done"]


def table_of(shown: str, funny: str, funnier: str, mates: tuple[str, str, str]) -> WgState:
    """A table where only what is offered at first can be picked: nothing else lies under it, no room turns."""
    one = flat("bathroom couch fridge me", nuisance=None)
    piles = tuple((name,) for name in mates)
    return table(one, flat(), shown=shown, funny=(funny,), funnier=(funnier,), flatmates=piles, items=tuple(DECK.items))


tables = st.builds(
    table_of,
    st.text("12345k", min_size=4, max_size=7),
    st.sampled_from(sorted(DECK.funny)),
    st.sampled_from(sorted(DECK.funnier)),
    st.tuples(*(st.sampled_from([n for n, m in DECK.flatmates.items() if m.pile == pile]) for pile in range(3))),
)


def exact_ways(state: WgState, card: str) -> list[tuple[int, ...]]:
    """Return all dice that just pay for a card in the middle, whether they are spent or not."""
    cost = (DECK.funny | DECK.funnier | DECK.flatmates | DECK.items)[card].cost
    places = range(len(state.dice))
    subsets = (part for size in range(1, 8) for part in combinations(places, size))
    return [part for part in subsets if pays_exactly(cost, (state.dice[die] for die in part))]


def shared_out(ways: list[list[tuple[int, ...]]], taken: frozenset[int]) -> bool:
    """Say whether one way can be had of each without using a die twice."""
    if not ways:
        return True
    return any(not taken & set(way) and shared_out(ways[1:], taken | set(way)) for way in ways[0])


@settings(max_examples=40, deadline=None)
@given(tables)
def test_no_order_of_picking_fails_where_the_dice_would_do(state: WgState) -> None:
    cards = [choice.removeprefix("take ") for choice in choices(state, 0) if choice.startswith("take ")]
    ways = {card: exact_ways(state, card) for card in cards}
    for order in permutations(cards, min(3, len(cards))):
        after = state
        for number, card in enumerate(order, start=1):
            shared = shared_out([ways[each] for each in order[:number]], frozenset())
            assert (f"take {card}" in choices(after, 0)) is shared
            if not shared:
                break
            after = do(after, 0, "take", card=card).state
            assert [purchase.card for purchase in after.purchases] == list(order[:number])
            assert len(spent(after)) == sum(len(purchase.dice) for purchase in after.purchases)
            assert all(purchase.dice in ways[purchase.card] for purchase in after.purchases)


@settings(max_examples=60, deadline=None)
@given(tables)
def test_the_choice_leaves_most_cards_payable_and_then_most_dice(state: WgState) -> None:
    for choice in choices(state, 0)[:-1]:
        kind, card = choice.split()
        if kind == "take":
            after = do(state, 0, kind, card=card).state
            named = [do(state, 0, kind, card=card, dice=list(dice)).state for dice in exact_ways(state, card)]
            merits = [(len(choices(other, 0)), -len(spent(other))) for other in named]
            best = [other.purchases for other, merit in zip(named, merits, strict=True) if merit == max(merits)]
            assert after.purchases[0].dice in [purchase.dice for (purchase,) in best]
