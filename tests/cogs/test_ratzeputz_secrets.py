"""Remembering is the game: whatever was sent never told more than the latest plant or pull had just uncovered."""

import logging
import re
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest

from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.view import RatzeputzView
from bot.i18n import Translator, translator
from bot.sandbox.record import Sent
from bot.tables.table import AnyLook
from cogs.ratzeputz import words
from render.kit.encode import still
from tests.cogs.garden_party import GardenParty, moves, told
from tests.cogs.party import Party, press

SEATS = {"Ada": "tables", "Bruno": "spielwiese", "Chloe": "garden"}
TELLING = re.compile(
    r"\b(orange|yellow|red|gelbe?|rote?|hole|Loch|Blinki|root|Rübe|burrow|Bau|plop|plopp|carrot|Möhre|disc|Scheibe)\b"
    r"|\b(jaune|rouge|trou|racine|terrier|carotte|disque)s?\b"
    r"|Ratzeputz\u202f?!|\d of|rp_root|rp_ratz|rp_blinki|rp_hole|rp_plop",
    re.IGNORECASE,
)
"""Words that tell of what is under the garden, in English, German or French."""
SPOKEN = tuple(map(translator, ("en", "de", "fr")))
LOGGED = re.compile(r"orange|yellow|\bred\b|spot|plant|pull|ratzeputz\b.*\d|burrow|disc", re.IGNORECASE)
STEPS = 40


@pytest.fixture
async def garden(party: Party) -> AsyncIterator[GardenParty]:
    yield GardenParty(party, dict(SEATS))


def strings(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield every string of a JSON value with the name of its field."""
    if isinstance(value, str):
        yield name, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, name)


def may_be_said(view: RatzeputzView, t: Translator) -> list[str]:
    """Return all sentences that a view allows: what it shows itself, and where Tilli may go."""
    left, right = words.left_and_right(view.tilli)
    stone = words.STONES[view.tilli]
    said = [
        words.seen(view.seen, t),
        words.seen(view.seen, t, first=True),
        words.seen(view.seen, t, lost=True),
        words.plops(view.plops, t),
        words.harvest(view.harvest, t),
        words.choices(view, t),
        words.tilli(view, t),
        t("rp-alt", stone=stone, left=left + 1, right=right + 1, lines="").strip(),
        t("rp-text-garden"),
        t("rp-bag", bag=view.bag),
        t("rp-plant-now", name="").partition("**")[2].strip("* "),
        t("rp-pull-now", name="").partition("**")[2].strip("* "),
        t("rp-event-turned"),
        t("rp-event-plop"),
        t("rp-roll-carrot"),
        *(t("rp-button-plant", spot=spot) for spot in range(1, 7)),
        t("rp-button-left", spot=left + 1),
        t("rp-button-right", spot=right + 1),
    ]
    if view.seen is not None:
        seen = view.seen
        color = t(f"rp-color-{seen.color}") if seen.color else ""
        said.append(t("rp-event-uncovered", spot=seen.spot + 1, what=t(f"rp-find-{seen.what}")))
        said += [t("rp-event-slipped")]
        if seen.color:
            said += [t(f"rp-event-{kind}", spot=seen.spot + 1, color=color) for kind in ("planted", "fed", "harvested")]
            said.append(f"rp_root_{seen.color}")
        said += [f"rp_{seen.what}", "rp_hole"] if seen.what != "root" else []
    if view.plops:
        said.append("rp_plop")
    if view.phase == "plant":
        said.append(t("ratzeputz-illegal-root-there"))  # to whoever tries that spot
    return sorted(filter(None, said), key=len, reverse=True)


def check_words(sent: list[Sent], views: list[RatzeputzView]) -> None:
    """Fail if anything that was sent says more than one of the views."""
    allowed = [sentence for view in views for t in SPOKEN for sentence in may_be_said(view, t)]
    allowed.sort(key=len, reverse=True)
    # The application's emojis are uploaded beside the first moves, all of them, whatever lies in the garden.
    for request in (one for one in sent if not one.path.endswith("/emojis")):
        for field, said in strings(request.json):
            rest = said
            if field == "custom_id":
                assert re.fullmatch(r"[mtu]:[0-9a-z]+:(\w+:)?[a-z.]+(\.[0-5])?", said), said
                continue
            for sentence in allowed:
                rest = rest.replace(sentence, " ")
            assert TELLING.search(rest) is None, (field, said, rest)


def paintings(garden: GardenParty, look: AnyLook) -> set[bytes]:
    """Return the pictures of a view."""
    face = garden.party.bot.services.presenters["ratzeputz"]
    jobs = [face.picture(look, translator(language)) for language in ("en", "de")]
    return {still("ratzeputz", job.draw(*job.args)).data for job in jobs}


def check_pictures(sent: list[Sent], expected: set[bytes]) -> None:
    """Fail if a picture is anything but one of those that are expected, byte by byte."""
    for request in sent:
        for upload in request.files:
            assert upload.filename == "ratzeputz.webp" and upload.data in expected


async def be_curious(garden: GardenParty, chance: Random) -> None:
    """Let people ask for whatever one can ask for."""
    name = chance.choice(list(SEATS))
    person, channel = garden.people[name], garden.channel(SEATS[name])
    match chance.randrange(5):
        case 0 | 4:
            assert await told(await press(person, garden.board(SEATS[name]), "text"))
        case 1:
            await person.command(channel, "table show")
            await garden.newest(SEATS[name])
        case 2:
            await told(await person.command(channel, "table mine"))
        case 3:
            await person.autocomplete(channel, "table show", "table")


@pytest.mark.parametrize("wobbly", [False, True])
async def test_nothing_that_was_sent_tells_what_is_hidden(
    garden: GardenParty, caplog: pytest.LogCaptureFixture, wobbly: bool
) -> None:
    caplog.set_level(logging.INFO)
    garden.people["Chloe"].change(locale="fr")
    await garden.begin(wobbly=wobbly)
    sent, chance = garden.party.sandbox.sent, Random(5 + wobbly)
    kinds = set()
    before = await garden.look()
    painted_before = paintings(garden, before)
    for nth in range(10 * STEPS):
        if nth >= STEPS and len(kinds) >= 3:
            break
        mark = len(sent)
        await (garden.time_out() if nth % 9 == 8 else garden.step(chance))
        await garden.same_everywhere()
        after = await garden.look()
        assert after.view is not None and before.view is not None
        if after.view.result is not None:
            break
        check_words(sent[mark:], [before.view, after.view])
        painted = paintings(garden, after)
        check_pictures(sent[mark:], painted_before | painted)
        mark = len(sent)
        await be_curious(garden, chance)
        check_words(sent[mark:], [after.view])
        check_pictures(sent[mark:], painted)
        before, painted_before = after, painted
        kinds.add(after.view.seen.what if after.view.seen else "")
    assert len(kinds) >= 3
    logged = [record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs", "render"))]
    assert not [line for line in logged if LOGGED.search(line)]


async def test_the_replay_waits_for_the_end(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    ada, board = garden.people["Ada"], garden.board("tables")
    custom_id = f"t:{board_table(garden)}:replay"
    answer = await ada.deliver(ada.forge(board, custom_id)).first()
    assert "when the game is over" in await told(answer)


async def test_planting_closes_only_what_everybody_sees(garden: GardenParty) -> None:
    await garden.begin()
    chance = Random(1)
    while (view := (await garden.look()).view) is not None and view.phase == "plant":
        seen = {f"plant.{view.seen.spot}"} if view.seen else set()
        assert set(moves(await garden.newest("tables"))) == {f"plant.{spot}" for spot in range(6)} - seen
        name = (await garden.movers())[0]
        board = await garden.newest(SEATS[name])
        await press(garden.people[name], board, chance.choice(moves(board)))


async def test_a_spot_with_an_earlier_root_is_refused_to_whoever_tries_it_alone(garden: GardenParty) -> None:
    await garden.begin()
    chance, planted = Random(1), []
    while (view := (await garden.look()).view) is not None and view.phase == "plant":
        name = (await garden.movers())[0]
        board = await garden.newest(SEATS[name])
        hidden = [spot for spot in planted if f"plant.{spot}" in moves(board)]
        if hidden:
            answer = await press(garden.people[name], board, f"plant.{hidden[0]}")
            assert re.search("hangs there already|hängt schon", await told(answer))
            return
        await press(garden.people[name], board, chance.choice(moves(board)))
        view = (await garden.look()).view
        if view is not None and view.seen is not None and view.seen.color:
            planted.append(view.seen.spot)
    raise AssertionError("no earlier root was ever offered")


def board_table(garden: GardenParty) -> str:
    """Return the table as its custom_ids write it."""
    board = garden.board("tables")
    found = re.search(r"'t:([0-9a-z]+):text'", str(board["components"]))
    assert found is not None
    return found[1]


def test_the_check_would_find_a_leak() -> None:
    view = RATZEPUTZ.view(RATZEPUTZ.new(3, {}, 1), None)
    leaks = ("Carrot 3: orange root, harvested!", "Unter Möhre 2 wurde eine Rübe gepflanzt: rot.", "<:rp_root_red:1>")
    for leak in leaks:
        with pytest.raises(AssertionError):
            check_words([Sent("PATCH", "/x", None, {}, {"content": leak}, [], 200, None, {})], [view])
    check_words([Sent("PATCH", "/x", None, {}, {"content": "Turn 3"}, [], 200, None, {})], [view])
