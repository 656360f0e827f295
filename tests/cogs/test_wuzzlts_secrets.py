"""A hand is its owner's: whole games are played, and all that anybody was shown or that was logged is searched."""

import json
import logging
import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.engines import GAMES
from bot.engines.wuzzlts.cards import Card
from bot.i18n import translator
from bot.sandbox.messages.message import Message as Posted
from bot.store.tables import TableRow
from bot.tables.record import Record, read
from render.kit.encode import still
from render.wuzzlts.board import board
from render.wuzzlts.covers import lobby
from tests.cogs.party import Party, has, heard, press
from tests.cogs.wuzzlts_party import WuzzltsParty

FAMILIES = {"Bot": "wuzzbots", "Fin": "wuzzfins", "Buzz": "wuzzbuzz", "Fuzz": "wuzzfuzz", "Mud": "wuzzmuds"}
HALVES = {"top": "top", "bottom": "bottom", "oben": "top", "unten": "bottom"}
WORDS = re.compile(r"Wuzz(Bot|Fin|Buzz|Fuzz|Mud) (\d)(?: (top|bottom|oben|unten)\b)?")
VALUES = re.compile(r"(top|bottom)\.(wuzz[a-z]+)\.(\d)")

Mention = frozenset[Card]
"""The cards that a mention may mean: one, or both halves of a monster."""


def mentions(text: str) -> Iterator[Mention]:
    """Give every card that a text names, in words or as a value of a control."""
    for family, number, half in WORDS.findall(text):
        halves = [HALVES[half]] if half else ["top", "bottom"]
        yield frozenset(Card(each, FAMILIES[family], int(number)) for each in halves)  # type: ignore[arg-type]
    for half, family, number in VALUES.findall(text):
        yield frozenset({Card(half, family, int(number))})


def cards_in(value: Any) -> Iterator[Card]:
    """Give every card in a view or event as JSON."""
    if isinstance(value, dict):
        if value.keys() == {"half", "family", "monster"}:
            yield Card(**value)
        for inner in value.values():
            yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


class Watch:
    """Knows at every moment what is public and what each person has seen, and holds each message against it."""

    def __init__(self, table: WuzzltsParty) -> None:
        self._table = table
        self._tables = table.party.bot.services.tables
        self.public: set[Card] = set()
        self.own: dict[int, set[Card]] = defaultdict(set)
        self.leaks: list[str] = []
        self.seen = 0
        self.pictures: set[bytes] = set()
        self._uploads: dict[int, bytes] = {}
        store_of_tables = self._tables.records.store
        self._save, store_of_tables.save = store_of_tables.save, self._saved  # type: ignore[method-assign]
        store = table.party.sandbox.core.store
        self._put_file, store.put_file = store.put_file, self._upload  # type: ignore[method-assign]
        table.party.sandbox.core.bus.listen(self.shown)

    def _upload(self, identity: int, data: bytes) -> None:
        self._uploads[identity] = data
        self._put_file(identity, data)

    async def _saved(self, row: TableRow, **rest: Any) -> None:
        await self._save(row, **rest)
        self.saved(read(row))

    def saved(self, record: Record) -> None:
        """Learn what everybody may know from now on."""
        if record.state is None:
            return
        game = GAMES["wuzzlts"]
        self.public |= set(cards_in(game.to_json(game.view(record.state, None))))
        for event in record.table.events:
            for seat in event.get("to", (None,)):
                known = self.public if seat is None else self.own[record.table.sitters[seat].user or 0]
                known |= set(cards_in(event))
        for seat, sitter in enumerate(record.table.sitters):
            self.own[sitter.user or 0] |= set(cards_in(game.to_json(game.view(record.state, seat))))

    def shown(self, kind: str, thing: Any) -> None:
        """Hold a message, as it is now, against what its readers may know."""
        if not isinstance(thing, Posted) or kind == "message_delete":
            return
        core = self._table.party.sandbox.core
        reader = thing.only_for or core.world.channels[thing.channel_id].recipient
        may_know = self.public | (self.own[reader] if reader else set())
        told = json.dumps([thing.body, thing.files], ensure_ascii=False)
        for mention in mentions(told):
            self.seen += 1
            if not mention & may_know:
                self.leaks.append(f"{set(mention)} in {'public' if reader is None else reader}: {told}")
        for file in thing.files:
            assert file["filename"] == "wuzzlts.webp"
            if reader is None:
                self.pictures.add(self._uploads[int(file["id"])])


@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "rounds": 2}, {"many_monsters": True}], ids=str)
async def test_nobody_is_ever_shown_a_card_of_another_hand(
    party: Party, options: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("bot", "cogs", "render"):
        caplog.set_level(logging.DEBUG, name)
    party.person("Bruno").change(locale="de")
    table = WuzzltsParty(party, ("Ada", "Bruno", "Dario"))
    watch = Watch(table)
    await table.start(**options)
    chance = Random(3)
    for _ in range(150):
        for person in table.people:
            if not has(table.board(), "rematch"):
                await table.act(person, chance)
                await heard(await press(person, table.board(), "text"))
    await party.until(lambda: table.shows("rematch"))
    await party.until(lambda: not any(table.dms(person) for person in table.people))
    assert watch.seen > 200 and not watch.leaks, watch.leaks[0]
    ours = [record for record in caplog.records if record.name.split(".")[0] in ("bot", "cogs", "render")]
    assert not [record for record in ours for _ in mentions(record.getMessage())]
    await _only_public_pictures(table, watch)


async def _only_public_pictures(table: WuzzltsParty, watch: Watch) -> None:
    """Every picture that everybody saw is what a bystander's view gives, and no other."""
    tables = table.party.bot.services.tables
    views = await tables.past_views(table.table_id)
    look = await table.look()
    names = tuple(sitter.name for sitter in look.table.sitters)
    job = table.party.bot.services.presenters["wuzzlts"].picture(look, translator("en"))
    painted = {still("wuzzlts", board(view, names)).data for view in views}  # type: ignore[arg-type]
    painted |= {still("wuzzlts", lobby()).data, still("wuzzlts", job.draw(*job.args)).data}
    assert watch.pictures <= painted and len(watch.pictures) > 3


def test_the_search_would_find_a_leak() -> None:
    assert list(mentions('"lay.top.wuzzbots.4" WuzzMud 3 unten')) == [
        frozenset({Card("bottom", "wuzzmuds", 3)}),
        frozenset({Card("top", "wuzzbots", 4)}),
    ]
    assert list(mentions("WuzzFin 2")) == [frozenset({Card("top", "wuzzfins", 2), Card("bottom", "wuzzfins", 2)})]
