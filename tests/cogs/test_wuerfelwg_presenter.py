"""What Würfel-WG's face says and offers, without a transport: all states of many games in both languages."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.contract import Event, Seat
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK, ROOMS
from bot.engines.wuerfelwg.costs import parse, pays_exactly
from bot.engines.wuerfelwg.events import Flipped, NuisanceCame, Passed, Rolled, Sponged, Taken, TurnedUp
from bot.engines.wuerfelwg.moves import Pick
from bot.engines.wuerfelwg.state import WgState
from bot.i18n import translator
from bot.tables.refusal import Refused
from bot.tables.table import AnyLook, Look, Sitter, Table
from cogs.game import layout
from cogs.game.controls import Control, Pressed, custom_id
from cogs.game.emojis import Emojis
from cogs.wuerfelwg import WuerfelWgPresenter
from cogs.wuerfelwg.offers import affordable, ways
from cogs.wuerfelwg.words import cost_words, effect_words, nuisance_words
from tests.cogs.laid_out import parts
from tests.engines.wuerfelwg_tables import do, flat, seen, table
from tests.render.putz_views import NASTY_NAMES

PRESENTER = WuerfelWgPresenter(Emojis())
LONGEST = "W" * 32


def look_at(state: WgState, seat: Seat | None = None, events: tuple[Event, ...] = (), selection: str = "") -> AnyLook:
    """Return what somebody sees of a table with the longest names."""
    sitters = tuple(Sitter(nth + 1, LONGEST, left=one.left) for nth, one in enumerate(state.flats))
    at = Table(
        id=36**12 - 1, game="wuerfelwg", options={}, pace="live", host=1, guild_id=1, channel_id=1, created_at=0,
        phase="over" if state.result else "playing", step=36**4, sitters=sitters,
    )  # fmt: skip
    moves = () if seat is None else tuple(WUERFELWG.legal_moves(state, seat))
    return Look(at, WUERFELWG.view(state, seat), seat, moves, selection, events=events[-24:])


def games(count: int, seats: int) -> Iterator[tuple[WgState, tuple[Event, ...]]]:
    """Yield every state of games by chance, with the events of all that happened until then."""
    for seed in range(count):
        chance, state, events = Random(seed), WUERFELWG.new(seats, {"nuisances": True}, seed), ()
        while state.result is None and state.step < 400:
            seat = chance.choice(state.awaited)
            moves = WUERFELWG.legal_moves(state, seat)
            picks = [move for move in moves if isinstance(move, Pick)]
            after = WUERFELWG.apply(state, seat, chance.choice(picks or moves))
            state, events = after.state, (*events, *after.events)[-24:]
            yield state, events


def over() -> tuple[WgState, tuple[Event, ...]]:
    """Return the end of a game that somebody won in the hammock."""
    rich = flat("", todos=("boxing", "pottery", "trampoline"))
    ended = do(table(flat(), rich, shown="kkk", hammock=1), 0, "done")
    return ended.state, ended.events


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_state_fits_into_discords_limits(locale: str) -> None:
    t = translator(locale)
    phases, kinds = set(), set()
    for state, events in (*games(3, 4), over()):
        look = look_at(state, events=events)
        phases.add(state.phase)
        kinds |= set(map(type, events))
        page = layout.page(look, PRESENTER, t)
        assert len(parts(layout.message(look.table.id, page, "wuerfelwg.webp"))) <= 40
        assert len(page.shown.title) + len(page.shown.status) <= 4000
        assert len(layout.account(look, PRESENTER, t)) <= 4000
        assert 100 < len(page.alt) <= 1024 or state.result is not None
        _check_rows(look.table.id, page.shown.rows)
    assert phases >= {"roll", "pick", "sponge", "over"}
    assert kinds >= {Rolled, Taken, TurnedUp, Flipped, Sponged, Passed, NuisanceCame}


def _check_rows(table_id: int, rows: tuple[layout.Row, ...]) -> None:
    controls: list[Control] = [control for row in rows for control in row]
    identities = [custom_id(table_id, control) for control in controls]
    assert len(set(identities)) == len(identities) and all(len(one) <= 100 for one in identities)
    assert all(len(row) <= 5 for row in rows) and all(len(control.label) <= 80 for control in controls)
    for control in controls:
        assert len(control.choices) <= 25
        for choice in control.choices:
            assert len(choice.value) <= 100 and 0 < len(choice.label) <= 100
            assert choice.description is None or 0 < len(choice.description) <= 100


def test_every_private_panel_fits_too_and_only_who_is_asked_gets_one() -> None:
    t = translator("en")
    opened = 0
    for state, events in games(2, 4):
        for seat in range(4):
            look = look_at(state, seat, events)
            _check_rows(1, PRESENTER.panel(look, "flat", t).rows)
            for action in ("sponge", "choose"):
                asked = seat in state.pending and (action == "sponge") == (state.phase == "sponge")
                try:
                    panel = PRESENTER.panel(look, action, t)
                except Refused:
                    assert not asked
                else:
                    assert asked and panel.text
                    _check_rows(1, panel.rows)
                    opened += 1
    assert opened > 20


def test_what_is_offered_is_what_the_engine_takes() -> None:
    picks = 0
    for state, _ in games(3, 3):
        if state.phase == "pick":
            legal = {(move.__struct_config__.tag, move.card) for move in WUERFELWG.legal_moves(state, state.turn)
                     if isinstance(move, Pick)}  # fmt: skip
            assert {(offer.kind, offer.card) for offer in affordable(seen(state))} == legal
            picks += len(legal)
    assert picks > 100


def test_every_way_to_pay_is_taken_and_leaves_what_it_says() -> None:
    several = 0
    for state, _ in games(6, 2):
        if state.phase != "pick":
            continue
        view = seen(state)
        for offer in affordable(view):
            choices = ways(view, offer)
            several += len(choices) > 1
            for way in choices:
                assert pays_exactly(offer.cost, [view.dice[place].pips for place in way.dice])
                move = {"type": offer.kind, "card": offer.card, "dice": list(way.dice)}
                state_after = WUERFELWG.apply(state, state.turn, move).state
                after = seen(state_after)
                left = [die.pips for die in after.dice if not die.spent]
                assert sorted(map(str, left)) == sorted(map(str, way.left))
                payable = set(after.affordable[str(view.turn)])
                assert {one.card for one in affordable(view)} & set(way.still) <= payable | _up(state_after)
    assert several


def _up(state: WgState) -> set[str]:
    """Return the cards of the roller's flat that are up: nothing turns them up again."""
    flat = state.roller
    rooms = {room for room in ROOMS if getattr(flat.rooms, room)}
    return rooms | {mate.name for mate in flat.flatmates if mate.awake} | ({"me"} if flat.me else set())


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("22", "2 2"),
        ("11 2 3 4", "1 1 2 3 4"),
        ("XXXX", "4 alike"),
        ("XX YY", "two different pairs"),
        ("XX 222", "2 alike and 2 2 2"),
        ("run3", "3 in a row"),
        (">=16", "sum of 16 or more"),
    ],
)
def test_costs_in_words(written: str, words: str) -> None:
    assert cost_words(parse(written), translator("en")) == words


def test_effects_in_words() -> None:
    t = translator("en")
    funny = ("practise-trombone", "boxing")
    state = table(flat("me", "-alex"), flat(items=("pan",)), shown="1223335", funny=funny, funnier=("facebook-party",))
    told = {offer.card: effect_words(offer, t) for offer in affordable(seen(state))}
    assert told["practise-trombone"] == "2 points · all awake · empty fridge"
    assert told["cuddle-blanket"] == "2 points · crumbly couch"
    assert told["bathroom"] == "one kangaroo may be turned"
    assert told["fridge"] == "2 rerolls in place of 1"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_card_has_its_words(locale: str) -> None:
    t = translator(locale)
    cards = [*DECK.funny, *DECK.funnier, *DECK.items, *ROOMS, "me"]
    names = [t(f"wg-card-{card}") for card in cards]
    assert len(set(names)) == len(cards)
    assert all("(" in nuisance_words(card, t) for card in DECK.nuisances)


@pytest.mark.parametrize(
    "action", ["park", "park.x", "park.99999", "reroll", "kangaroo.0", "pick.middle", "up", "nonsense"]
)
def test_presses_that_mean_nothing_are_refused(action: str) -> None:
    look = look_at(table(flat(), flat(), phase="pick", dice=(3, 3, 1, 4)))
    pressed = Pressed(1, look.table.step, action, ())
    with pytest.raises(Refused):
        if action.startswith("park"):
            PRESENTER.select(look, pressed)
        PRESENTER.move(pressed)


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_no_name_breaks_the_words(name: str) -> None:
    state = table(flat("me", todos=("boxing",)), flat(items=("pan",)), shown="55555", hammock=0)
    look = look_at(state, 0)
    sitters = tuple(Sitter(nth + 1, name) for nth in range(2))
    look = Look(Table(**{f: getattr(look.table, f) for f in look.table.__struct_fields__} | {"sitters": sitters}),
                look.view, 0, look.moves)  # fmt: skip
    page = layout.page(look, PRESENTER, translator("de"))
    assert "\u202e" not in page.shown.status + page.alt
    _check_rows(1, page.shown.rows)
