"""Options and setup (rulebook: setup; variants)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines import GAMES, InvalidOption
from bot.engines.rng import Rng
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import FAMILIES, HALVES, SWAP, Card, half_cards, in_order, is_wuzzlt
from bot.engines.wuzzlts.deal import deal_round, turn_up
from tests.engines.wuzzlts_positions import every_card, named, seen

SEEDS = range(60)


def test_the_game_is_of_the_house() -> None:
    assert GAMES["wuzzlts"] is WUZZLTS
    assert WUZZLTS.seats == range(2, 5)


@pytest.mark.parametrize("many_monsters", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game(seats: int, many_monsters: bool) -> None:
    for seed in SEEDS:
        state = WUZZLTS.new(seats, {"many_monsters": many_monsters}, seed)
        assert Counter(every_card(state)) == Counter([*half_cards("top"), *half_cards("bottom"), SWAP, SWAP])
        for half in HALVES:
            assert SWAP in state.piles.of(half)
            assert len(state.piles.of(half)) == 31 - 4 * seats - 1
            for hand in state.hands:
                assert len(hand.of(half)) == 4
                assert {card.half for card in hand.of(half)} == {half}
                assert hand.of(half) == in_order(hand.of(half))
        (top,), (bottom,) = state.discards.top, state.discards.bottom
        assert not is_wuzzlt(top, bottom)
    view = seen(state)
    assert (view["phase"], view["to_move"], view["turn"]) == ("draw", [0], 1)
    assert (view["round"], view["rounds"], view["round_scores"], view["result"]) == (1, 1, None, None)
    assert view["piles"] == {"top": 30 - 4 * seats, "bottom": 30 - 4 * seats}
    assert (view["hand_sizes"], view["totals"], view["scored"]) == ([8] * seats, [0] * seats, [[]] * seats)
    assert (view["swaps_aside"], view["drawn"], view["trade"]) == ([], None, None)
    assert (view["grid"], view["backs"]) == (None, None)


def test_the_seed_shuffles() -> None:
    assert len({WUZZLTS.encode(WUZZLTS.new(3, {}, seed)) for seed in SEEDS}) == len(SEEDS)
    assert WUZZLTS.new(3, {}, 5) == WUZZLTS.new(3, {}, 5)
    first_cards = {card for seed in SEEDS for card in WUZZLTS.new(2, {}, seed).hands[0].top}
    assert len(first_cards) == 30


def test_a_swap_on_top_goes_back_into_its_deck() -> None:
    deck = (SWAP, *named("top", "buzz1 buzz2 buzz3"))
    firsts = set()
    for seed in SEEDS:
        card, rest, rng = turn_up(deck, Rng(seed))  # type: ignore[arg-type]
        assert isinstance(card, Card)
        assert Counter([card, *rest]) == Counter(deck)
        assert rng.draws > 0
        firsts.add(card)
    assert len(firsts) == 3
    card, rest, rng = turn_up(deck[::-1], Rng(1))  # type: ignore[arg-type]
    assert (card, *rest) == deck[::-1]
    assert rng == Rng(1)


def test_a_wild_card_never_starts_the_discards() -> None:
    # it would make a Wuzzlt with whatever lies beside it
    starts = [WUZZLTS.new(4, {}, seed).discards for seed in range(300)]
    assert not any(card.wild for discards in starts for card in (*discards.top, *discards.bottom))


def test_a_round_is_dealt_to_those_who_are_there() -> None:
    state = deal_round(replace(WUZZLTS.new(4, {}, 1), left=(0, 2), aside=("top",)))
    assert [len(hand.top) for hand in state.hands] == [0, 4, 0, 4]
    assert state.aside == ()
    assert len(list(every_card(state))) == 62


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"mode": "quick"}, "mode"),
        ({"mode": None}, "mode"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": 4}, "rounds"),
        ({"rounds": True}, "rounds"),
        ({"rounds": 1.0}, "rounds"),
        ({"many_monsters": 1}, "many_monsters"),
        ({"families": ["wuzzbots"]}, "families"),
        ({"families": ["wuzzbots", "wuzzbots"]}, "families"),
        ({"families": ["wuzzbots", "wuzzits"]}, "families"),
        ({"families": ["wuzzbots", "wuzzfins", "wuzzbuzz", "wuzzfuzz"]}, "families"),
        ({"families": "wuzzbots"}, "families"),
        ({"colour": "blue"}, "colour"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], name: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        WUZZLTS.new(2, {"mode": "monster_match", **options}, 1)
    assert caught.value.name == name


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_seat_count_is_refused(seats: int) -> None:
    with pytest.raises(InvalidOption) as caught:
        WUZZLTS.new(seats, {}, 1)
    assert caught.value.name == "seats"


@pytest.mark.parametrize(
    ("options", "rounds", "lines"),
    [
        ({}, 1, False),
        ({"mode": "basic", "rounds": 3}, 1, False),
        ({"mode": "advanced"}, 1, False),
        ({"mode": "advanced", "rounds": 3, "many_monsters": True}, 3, True),
        ({"mode": "monster_match", "rounds": 2, "many_monsters": True}, 1, False),
    ],
)
def test_options_count_where_they_mean_something(options: dict[str, Any], rounds: int, lines: bool) -> None:
    state = WUZZLTS.new(2, options, 1)
    assert (seen(state)["rounds"], state.many_monsters) == (rounds, lines)


@pytest.mark.parametrize("families", [("wuzzbots", "wuzzmuds"), ("wuzzfuzz", "wuzzfins", "wuzzbuzz")])
def test_a_monster_match_lies_face_down(families: tuple[str, ...]) -> None:
    state = WUZZLTS.new(3, {"mode": "monster_match", "families": families}, 4)
    wanted = [card for half in HALVES for card in half_cards(half) if card.family in families]
    assert Counter(state.grid) == Counter(wanted)
    view = seen(state)
    assert (view["phase"], view["to_move"]) == ("flip", [0])
    assert view["grid"] == [None] * len(wanted)
    assert Counter(view["backs"]) == {"top": len(wanted) // 2, "bottom": len(wanted) // 2}
    assert (view["piles"], view["discards"]) == ({"top": 0, "bottom": 0}, {"top": [], "bottom": []})
    assert (view["hand_sizes"], view["totals"]) == ([0] * 3, [0] * 3)
    assert seen(state, 0)["hand"] is None


def test_two_families_are_drawn_if_none_are_named() -> None:
    drawn = set()
    for seed in SEEDS:
        families = {card.family for card in WUZZLTS.new(2, {"mode": "monster_match"}, seed).grid if card}
        assert len(families) == 2
        drawn |= families
    assert drawn == set(FAMILIES)
