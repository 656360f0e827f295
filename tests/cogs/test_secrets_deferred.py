"""With every answer deferred, or every second one, nothing private ever reaches what everybody sees.

Curious people press whatever they see, on boards, in private answers and in direct messages, while the game goes on
without them; every version of every message is looked at.
"""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.engines.contract import IllegalMove
from bot.house import HOUSE
from bot.sandbox.messages.message import Message as Posted
from bot.sandbox.people.person import PersonHandle
from bot.tables import pace
from bot.tables.refusal import Refused
from tests.cogs.deferring import deferring
from tests.cogs.party import Message, Party, components, control, has, press
from tests.cogs.test_wuzzlts_secrets import Watch
from tests.cogs.wuzzlts_party import WuzzltsParty

LANGUAGES = {"Ada": "en-US", "Bruno": "de", "Dario": "en-US"}
COMMANDS: dict[str, dict[str, Any]] = {
    "putz-die-wutz": {"variant": "very_young", "early_end": True},
    "ratzeputz": {},
    "wuerfel-wg": {"nuisances": True},
}
QUIET = ("leave", "close", "rematch", "replay", "house", "options", "start", "join", "dm")
"""What the curious leave alone: it ends the game, or is no game."""
CURIOUS = 0.5
"""How often somebody presses anything between two moves: in a race mostly wrong, so that it is won less often."""

SETTLE = 10
"""Milliseconds that a race stays open: nobody is slow here."""


class Public:
    """Notes whatever everybody sees that is no board: boards alone are containers, and hold no page of the rules."""

    def __init__(self, party: Party) -> None:
        self.wrong: list[str] = []
        self.versions = 0
        self._core = party.sandbox.core
        self._core.bus.listen(self.shown)

    def shown(self, kind: str, thing: Any) -> None:
        """Look at a message as it is now."""
        if not isinstance(thing, Posted) or kind == "message_delete" or thing.only_for is not None:
            return
        if self._core.world.channels[thing.channel_id].recipient is not None or not thing.body["components"]:
            return
        self.versions += 1
        first = thing.body["components"][0]
        identities = [item["custom_id"] for item in components(thing.body) if "custom_id" in item]
        private = [one for one in identities if one.startswith("u:") or ":rules." in one]
        if private or (first["type"] != 17 and identities):
            self.wrong.append(f"{kind}: {identities} {first}")


def seen(person: PersonHandle, channel: Any) -> list[Message]:
    """Return every message that a person could press something on."""
    return [m for m in (*person.messages(channel), *person.dms()) if m["components"]]


async def press_anything(person: PersonHandle, messages: list[Message], chance: Random) -> None:
    """Use any one of the controls that somebody sees, on whatever message."""
    message = chance.choice(messages)
    usable = [item for item in components(message) if "custom_id" in item and not item.get("disabled")]
    usable = [item for item in usable if not item["custom_id"].split(":")[-1].startswith(QUIET)]
    if usable:
        item = chance.choice(usable)
        values = [item["options"][0]["value"]] if "options" in item else []
        interaction = person.forge(message, item["custom_id"], **({"values": values} if values else {}))
        await person.deliver(interaction).settled()


async def move(party: Party, table_id: int, people: list[PersonHandle], chance: Random) -> None:
    """Let one of those who are to move do what a thoughtful player would, without a press."""
    tables = party.bot.services.tables
    for person in chance.sample(people, len(people)):
        look = await tables.look(table_id, person.id)
        if look.seat is None or not look.moves or look.view is None:
            continue
        choice = HOUSE[look.table.game].choose(look.view, look.seat, look.moves, (), chance)
        if choice is not None:
            with suppress(Refused, IllegalMove):
                number = party.sandbox.core.snowflakes.next()
                await tables.submit(
                    table_id, person.id, choice.move, step=look.table.step, snowflake=number, interaction=number
                )
                return


async def play(party: Party, table_id: int, people: list[PersonHandle], channel: Any, chance: Random) -> None:
    """Play to the end."""
    while (await party.bot.services.tables.look(table_id)).table.phase == "playing":
        person = chance.choice(people)
        if chance.random() < CURIOUS:
            await press_anything(person, seen(person, channel), chance)
        await move(party, table_id, people, chance)
        await asyncio.sleep(0.02)  # boards are gathered for a moment before they are edited


@pytest.mark.parametrize("every", [1, 2])
@pytest.mark.parametrize("game", COMMANDS)
async def test_boards_stay_boards(party: Party, monkeypatch: pytest.MonkeyPatch, game: str, every: int) -> None:
    monkeypatch.setattr(pace, "PAUSE", (1, 5))
    public = Public(party)
    party.expected_errors.add(10008)  # who presses a word that has just been taken back
    for name, locale in LANGUAGES.items():
        party.person(name).change(locale=locale, dms_closed=name == "Dario")
    people = [party.person(name) for name in LANGUAGES]
    party.bot.services.tables.moves.settle_ms = SETTLE
    with deferring(every):
        await people[0].command(party.channel, f"{game} start", **COMMANDS[game])
        board = await party.shows(people[0], "join")
        table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
        for person in people[1:]:
            await press(person, await party.shows(people[0], "join"), "join")
        await press(people[0], await party.shows(people[0], "start"), "start")
        await party.until(lambda: not has(party.board(people[0]), "join"))
        await play(party, table_id, people, party.channel, Random(7))
        await party.until(lambda: any(has(m, "rematch") for m in seen(people[0], party.channel)))
    assert public.versions > 10 and not public.wrong, (public.versions, public.wrong[:1])


@pytest.mark.parametrize("every", [1, 2])
@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "rounds": 2}, {"mode": "monster_match"}], ids=str)
async def test_no_hand_is_ever_public(party: Party, options: dict[str, Any], every: int) -> None:
    for name, locale in LANGUAGES.items():
        party.person(name).change(locale=locale, dms_closed=name == "Dario")
    party.expected_errors |= {50007, 10008}
    table = WuzzltsParty(party, tuple(LANGUAGES))
    public, watch = Public(party), Watch(table)
    with deferring(every):
        await table.start(**options)
        for person in table.people:
            await press(person, table.board(), "my.hand") if has(table.board(), "my.hand") else None
        await play(party, table.table_id, table.people, table.channel, Random(3))
        await party.until(lambda: table.shows("rematch"))
    assert public.versions > 5 and not public.wrong, (public.versions, public.wrong[:1])
    leaks = [leak for leak in watch.leaks if " in public: " in leak]  # pages of the rules name cards, in private
    assert not leaks, leaks[0]
