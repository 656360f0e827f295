"""What the contract itself promises, shown on the smallest game that there is: take pebbles, last one wins."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from bot.engines import GAMES
from bot.engines.contract import AnyGame, Event, Game, IllegalMove, Leave, Left, Move, Result, Seat, Step, Timeout, View
from bot.engines.options import FLAG, InvalidOption, Option, in_play, read_options
from tests.engines.playthrough import golden


class Take(Move, frozen=True, tag="take"):
    """Take that many pebbles."""

    count: int


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """That many were taken."""

    count: int


class Heap(Struct, frozen=True):
    """The pebbles left, and who took last."""

    pebbles: int
    last: Seat | None = None


class HeapView(View, frozen=True, kw_only=True):
    """All of it."""

    pebbles: int


class Pebbles(Game[Heap, HeapView, Taken | Left]):
    """The toy game."""

    key = "pebbles"
    seats = range(1, 4)
    state_type = Heap
    move_type = Take | Timeout | Leave
    event_type = Taken | Left

    def new(self, seats: int, options: Mapping[str, object], seed: int) -> Heap:
        self._check_seats(seats)
        return Heap(seed)

    def legal_moves(self, state: Heap, seat: Seat | None) -> list[Move]:
        return [] if seat is None else [Take(count) for count in range(1, state.pebbles + 1)]

    def _apply(self, state: Heap, seat: Seat | None, move: Move) -> Step[Heap]:
        count = move.count if isinstance(move, Take) else 1
        if count > state.pebbles:
            raise IllegalMove("too_many", str(count))
        return Step(Heap(state.pebbles - count, seat), (Taken(seat=seat, count=count),))

    def view(self, state: Heap, seat: Seat | None) -> HeapView:
        return HeapView(
            game=self.key, phase="take", seats=2, to_move=(0, 1), result=self.result(state), pebbles=state.pebbles
        )

    def result(self, state: Heap) -> Result | None:
        if state.pebbles:
            return None
        return Result(() if state.last is None else (state.last,), None, "none_left")

    def step(self, state: Heap) -> int:
        return -state.pebbles


PEBBLES = Pebbles()


class ForeignTake(Move, frozen=True, tag="take"):
    """Another game's move of the same name and shape."""

    count: int


class ForeignPass(Move, frozen=True, tag="pass"):
    """Another game's move."""


def test_a_move_gives_the_next_state_and_leaves_the_old_one() -> None:
    state = PEBBLES.new(2, {}, 5)
    step = PEBBLES.apply(state, 1, Take(2))
    assert step == Step(Heap(3, 1), (Taken(seat=1, count=2),))
    assert state == Heap(5)


@pytest.mark.parametrize(
    "move",
    [
        {"type": "take", "count": 2},
        MappingProxyType({"type": "take", "count": 2}),
        Take(2),
        ForeignTake(2),
    ],
)
def test_a_move_may_come_as_its_json(move: Any) -> None:
    step = PEBBLES.apply(Heap(5), 0, move)
    assert step.state == Heap(3, 0)


MALFORMED: list[Any] = [
    {},
    {"type": "take"},
    {"count": 1},
    {"type": "give", "count": 1},
    {"type": "take", "count": 1, "more": 1},
    {"type": "take", "count": True},
    {"type": "take", "count": 1.0},
    {"type": "take", "count": "1"},
    {"type": "take", "count": None},
    {"type": "take", "count": [1]},
    {"type": None, "count": 1},
    {"type": ["take"], "count": 1},
    {"type": 1, "count": 1},
    {"type": "leave"},
    {"type": "leave", "seat": False},
    {"type": "timeout", "seat": 0},
    [],
    ["take", 1],
    "take",
    None,
    3,
]


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused(move: Any) -> None:
    for seat in (0, None):
        with pytest.raises(IllegalMove, match=r"^malformed") as caught:
            PEBBLES.apply(Heap(5), seat, move)
        assert caught.value.reason == "malformed"
    with pytest.raises(IllegalMove, match=r"^malformed"):
        PEBBLES.decode_move(msgspec.json.encode(move))


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"\xff", b'{"type":"take","count":1}x', '{"type":"take","count":1e0}', '{"type":"\ud800"}']
)
def test_what_is_no_json_is_refused(raw: bytes | str) -> None:
    with pytest.raises(IllegalMove, match=r"^malformed"):
        PEBBLES.decode_move(raw)


@pytest.mark.parametrize("key", ["more", "type"])
def test_bottomless_moves_are_refused(key: str) -> None:
    depth = 100_000
    with pytest.raises(IllegalMove, match=r"^malformed"):
        PEBBLES.decode_move(f'{{"{key}":' * depth + "0" + "}" * depth)
    nest: dict[str, object] = {}
    for _ in range(depth):
        nest = {key: nest}
    with pytest.raises(IllegalMove, match=r"^malformed"):
        PEBBLES.apply(Heap(5), 0, nest)


@pytest.mark.parametrize("count", [True, 1.0, "1", None])
def test_moves_made_in_code_are_checked_too(count: Any) -> None:
    for seat, move in ((0, Take(count)), (None, Leave(count)), (0, ForeignPass())):
        with pytest.raises(IllegalMove, match=r"^malformed"):
            PEBBLES.apply(Heap(5), seat, move)


@pytest.mark.parametrize(("seat", "move"), [(0, Timeout()), (0, Leave(0)), (None, Take(1))])
def test_the_table_has_its_own_moves(seat: Seat | None, move: Move) -> None:
    with pytest.raises(IllegalMove, match=r"^not_yours"):
        PEBBLES.apply(Heap(5), seat, move)
    assert PEBBLES.apply(Heap(5), None, Timeout()).state == Heap(4)


@pytest.mark.parametrize(("seat", "move"), [(0, Take(1)), (None, Timeout()), (None, Leave(0))])
def test_nothing_moves_after_the_end(seat: Seat | None, move: Move) -> None:
    with pytest.raises(IllegalMove, match=r"^over$"):
        PEBBLES.apply(Heap(0, 1), seat, move)


def test_json_of_everything() -> None:
    assert PEBBLES.encode(Heap(3, 1)) == b'{"pebbles":3,"last":1}'
    assert PEBBLES.decode(b'{"pebbles":3,"last":1}') == Heap(3, 1)
    assert PEBBLES.encode_move(Take(2)) == b'{"type":"take","count":2}'
    assert PEBBLES.decode_move(b'{"type":"take","count":2}') == Take(2)
    assert PEBBLES.to_json(Taken(seat=1, count=2)) == {"type": "taken", "seat": 1, "count": 2}
    assert PEBBLES.to_json(Taken(count=2)) == {"type": "taken", "seat": None, "count": 2}
    assert PEBBLES.to_json(Taken(seat=1, count=2, to=(0, 2)))["to"] == [0, 2]
    assert PEBBLES.to_json(PEBBLES.view(Heap(0, 1), None)) == {
        "game": "pebbles",
        "phase": "take",
        "seats": 2,
        "to_move": [0, 1],
        "result": {"winners": [1], "scores": None, "reason": "none_left"},
        "pebbles": 0,
    }


def test_saved_events_are_read_again() -> None:
    events = (Taken(seat=1, count=2), Left(seat=0), Taken(count=1), Taken(seat=0, count=3, to=(0, 2)))
    assert PEBBLES.decode_events(map(PEBBLES.to_json, events)) == events
    assert PEBBLES.decode_events([]) == ()


@pytest.mark.parametrize(
    "old",
    [
        {"type": "lost", "seat": 1},
        {"type": "taken", "seat": 1},
        {"type": "taken", "seat": 1, "count": "two"},
        {"type": "taken", "seat": 1, "count": 2, "to": None},
        {"type": "left", "seat": None},
        {"seat": 1, "count": 2},
        {},
    ],
    ids=repr,
)
def test_an_older_releases_event_is_left_out_with_all_before_it(old: dict[str, Any]) -> None:
    taken, left = Taken(seat=0, count=1), Left(seat=0)
    saved = [PEBBLES.to_json(taken), old, PEBBLES.to_json(left), PEBBLES.to_json(taken)]
    assert PEBBLES.decode_events(saved) == (left, taken)
    assert PEBBLES.decode_events([old]) == ()


def test_a_saved_event_may_say_more_than_is_read() -> None:
    assert PEBBLES.decode_events([{"type": "taken", "seat": 1, "count": 2, "by": "hand"}]) == (Taken(seat=1, count=2),)


@pytest.mark.parametrize(("seat", "shown"), [(None, False), (0, True), (1, False), (2, True)])
def test_who_may_see_an_event(seat: Seat | None, shown: bool) -> None:
    assert Taken(count=1, to=(0, 2)).shown_to(seat) is shown
    assert Taken(count=1).shown_to(seat) and not Taken(count=1, to=()).shown_to(seat)


@pytest.mark.parametrize("key", GAMES)
def test_what_happens_in_a_game_is_read_again_as_it_was(key: str) -> None:
    game, kinds = GAMES[key], set()
    for path in golden(key):
        lines = map(msgspec.json.decode, path.read_text().splitlines())
        saved = [event for line in lines for event in line.get("events", ())]
        assert [game.to_json(event) for event in game.decode_events(saved)] == saved
        kinds |= {event["type"] for event in saved}
    assert kinds <= {kind.__struct_config__.tag for kind in get_args(game.event_type)} and "left" in kinds


@pytest.mark.parametrize("raw", [b"", b"[]", b'{"pebbles":"3"}', b"{"])
def test_a_state_that_is_none_of_ours(raw: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        PEBBLES.decode(raw)


def test_moves_are_plain_unless_a_game_says_so() -> None:
    assert PEBBLES.verdict(Heap(5), 0, Take(1)) == "plain"


@pytest.mark.parametrize("seats", [0, 4, -1, True, 2.0, "2", None])
def test_seat_counts(seats: Any) -> None:
    with pytest.raises(InvalidOption, match=r"^seats: pebbles seats 1 to 3") as caught:
        PEBBLES.new(seats, {}, 1)
    assert caught.value.name == "seats"


VARIANT = Option("variant", ("basic", "advanced"))
QUICK = Option("quick", FLAG)
ROUNDS = Option("rounds", (1, 2, 3), auto=True)
CARDS = Option("cards", ("a", "b", "c", 4), least=1, most=3)
KNOWN = (VARIANT, QUICK, ROUNDS)


def test_what_is_left_out_takes_the_first_value() -> None:
    assert read_options(KNOWN, {}) == {"variant": "basic", "quick": False, "rounds": None}
    assert read_options((), {}) == {}


def test_what_is_given_counts() -> None:
    given = {"rounds": 3, "variant": "advanced", "quick": True}
    assert read_options(KNOWN, MappingProxyType(given)) == given
    assert list(read_options(KNOWN, given)) == ["variant", "quick", "rounds"]


def test_an_option_counts_only_while_another_one_has_its_value() -> None:
    lamp = Option("lamp", FLAG, when=("variant", ("advanced",)))
    known = (VARIANT, lamp)
    assert in_play(known, {"lamp": True}) == [(VARIANT, "basic")]
    assert in_play(known, {"variant": "advanced"}) == [(VARIANT, "advanced"), (lamp, False)]


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"varient": "basic"}, "varient"),
        ({"Variant": "basic"}, "Variant"),
        ({"variant": "expert"}, "variant"),
        ({"variant": None}, "variant"),
        ({"variant": ["basic"]}, "variant"),
        ({"quick": 0}, "quick"),
        ({"quick": 1}, "quick"),
        ({"quick": "true"}, "quick"),
        ({"quick": None}, "quick"),
        ({"rounds": True}, "rounds"),
        ({"rounds": 1.0}, "rounds"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": None}, "rounds"),
        ({"quick": True, "seed": 4}, "seed"),
    ],
)
def test_bad_options_are_named(given: dict[str, object], name: str) -> None:
    with pytest.raises(InvalidOption, match=f"^{name}: ") as caught:
        read_options(KNOWN, given)
    assert caught.value.name == name
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("given", [["a"], ("c", "a"), ["a", "b", 4]])
def test_a_list_of_values(given: Any) -> None:
    assert CARDS.read(given) == tuple(given)


@pytest.mark.parametrize(
    "given", [[], ["a", "a"], ["a", "b", "c", 4], ["d"], "a", "abc", None, {"a"}, 4, [[]]], ids=repr
)
def test_a_list_that_is_refused(given: object) -> None:
    with pytest.raises(InvalidOption, match=r"^cards: takes"):
        CARDS.read(given)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_facts_name_phases_of_their_game(game: AnyGame) -> None:
    view = game.view(game.new(game.seats.start, {}, 1), None)
    phases = set(get_args(get_type_hints(type(view))["phase"]))
    facts = game.facts
    named = {facts.race, facts.anyone, facts.set_up, *facts.answers} - {None}
    assert view.phase in phases and named <= phases
    assert facts.paces and facts.round_length(game.seats.start) > 0
    assert not facts.one_clock or hasattr(view, "turn")


def test_every_game_of_the_house_goes_by_its_key() -> None:
    assert [game.key for game in GAMES.values()] == list(GAMES)
