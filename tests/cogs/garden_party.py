"""Five people round one garden that three channels of two servers show: what the tests of gardens play with."""

import asyncio
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.i18n.names import escaped
from bot.sandbox.people.person import PersonHandle
from bot.sandbox.world.world import Channel
from bot.tables.record import Record
from bot.tables.records import Change
from bot.tables.table import AnyLook
from tests.cogs.party import PATIENCE, Message, Party, components, control, heard, press, text

NAMES = ("Ada", "Bruno", "Chloe", "Dario", "Estrella")
GERMAN = ("Bruno", "Dario")
CHANNELS = ("tables", "garden", "spielwiese")
"""Two of the Teahouse (English) and one of the Dorfplatz (German)."""


class GardenParty:
    """People at a garden; ``seats`` says who plays in which channel."""

    def __init__(self, party: Party, seats: dict[str, str]) -> None:
        self.party = party
        self.seats = seats
        self.people = {name: party.person(name) for name in NAMES}
        for name in GERMAN:
            self.people[name].change(locale="de")
        self.table_id = 0
        self.code = ""

    def channel(self, name: str) -> Channel:
        """Return a channel by its name."""
        return self.party.sandbox.channel(name)

    def board(self, channel: str, viewer: PersonHandle | None = None) -> Message:
        """Return the garden's newest board in a channel."""
        seen = (viewer or self.people["Ada"]).messages(self.channel(channel))
        return [m for m in seen if m["components"] and not m["flags"] & 64 and _pictured(m)][-1]

    def calls(self, channel: str) -> list[Message]:
        """Return the messages in a channel that ping somebody."""
        return [m for m in self.people["Ada"].messages(self.channel(channel)) if m["mentions"]]

    def files(self, board: Message) -> int:
        """Return how many files a message holds, shown or not."""
        message = self.party.sandbox.core.messages.find(int(board["channel_id"]), int(board["id"]))
        return 0 if message is None else len(message.files)

    async def look(self) -> AnyLook:
        """Return what a bystander may know, as the house has it."""
        return await self.party.bot.services.tables.look(self.table_id)

    async def open(self, **options: Any) -> None:
        """Let Ada open a garden in the first channel; take its code and table from the board."""
        answer = await self.people["Ada"].command(self.channel("tables"), "ratzeputz start", **options)
        await self.party.until(lambda: answer.message is not None and not answer.loading and _pictured(answer.message))
        board = self.board("tables")
        self.code = next(word for word in text(board).split("**") if len(word) == 9 and word[4] == "-")
        self.table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
        await self.newest("tables")

    async def link(self, name: str, channel: str, code: str | None = None) -> Any:
        """Let somebody link a channel; return the answer."""
        answer = await self.people[name].command(self.channel(channel), "ratzeputz join", code=code or self.code)
        await self.party.until(lambda: answer.message is not None and not answer.loading)
        if not answer.ephemeral:
            await self.newest(channel)
        return answer

    async def begin(self, **options: Any) -> None:
        """Open, link, sit down, start."""
        await self.open(**options)
        for channel in dict.fromkeys(self.seats.values()):
            if channel != "tables":
                linked = await self.link("Bruno", channel)
                assert not linked.ephemeral, text(linked.message)
        for name, channel in self.seats.items():
            if name != "Ada":
                await press(self.people[name], self.board(channel), "join")
        await press(self.people["Ada"], self.board(self.seats["Ada"]), "start")
        await self.same_everywhere()

    async def time_out(self) -> None:
        """Let the turn's time be up now, and wait until the table has seen to it."""
        moves = (await self.look()).table.moves

        def hasten(record: Record, now: int) -> Change:
            alarms = tuple(replace(a, at=now) if a.what == "turn" else a for a in record.table.alarms)
            return Change(replace(record, table=replace(record.table, alarms=alarms)), shows=False)

        await self.party.bot.services.tables.records.change(self.table_id, hasten)
        for _ in range(500):
            if (await self.look()).table.moves != moves:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the turn did not end")

    async def movers(self) -> list[str]:
        """Return whose turn it is, in the order of their seats."""
        look = await self.look()
        users = [look.table.sitters[seat].user for seat in (look.view.to_move if look.view else ())]
        return [name for user in users for name in self.seats if self.people[name].id == user]

    async def step(self, chance: Random) -> tuple[str, str]:
        """Let whoever may press any of the move buttons in their own channel; return who and what."""
        name = (await self.movers())[0]
        while True:
            board = await self.newest(self.seats[name])
            action = chance.choice(moves(board))
            answer = await press(self.people[name], board, action)
            if answer.type == 7:
                return name, action
            # Where a root was planted earlier, the button does not tell: the press is refused.
            assert action.startswith("plant."), text(answer.message)

    async def newest(self, channel: str) -> Message:
        """Return a channel's board once it shows the table's newest edition."""
        posts = self.party.bot.services.posts
        for _ in range(round(PATIENCE / 0.02)):
            post = await posts.get(self.table_id, self.channel(channel).id)
            if post is not None and post.edition >= (await self.look()).table.edition:
                return self.board(channel)
            await asyncio.sleep(0.02)
        raise AssertionError(f"#{channel} does not show the newest edition")

    async def same_everywhere(self) -> list[Message]:
        """Wait until all linked channels show the newest edition; return their boards."""
        posts = await self.party.bot.services.posts.of_table(self.table_id)
        there = self.party.sandbox.core.world.channels
        return [await self.newest(there[post.channel_id].name) for post in posts]

    async def said(self, channel: str, words: str) -> None:
        """Wait until a public message in a channel has these words."""
        ada = self.people["Ada"]
        await self.party.until(lambda: any(words in text(m) for m in ada.messages(self.channel(channel))))


def moves(board: Message) -> list[str]:
    """Return the actions of a board's enabled move buttons."""
    ids = [
        c["custom_id"]
        for c in components(board)
        if str(c.get("custom_id", "")).startswith("m:") and not c.get("disabled")
    ]
    return [identity.split(":", 3)[3] for identity in ids]


def in_text(person: PersonHandle) -> str:
    """Return a person's name as boards write it."""
    return escaped(person.display)


async def told(answer: Any) -> str:
    """Return what an answer says to one person alone."""
    message = await heard(answer)
    assert message["flags"] & 64
    return text(message)


def _pictured(message: Message) -> bool:
    return any(c.get("custom_id", "").endswith(":rules") or c["type"] == 12 for c in components(message))
