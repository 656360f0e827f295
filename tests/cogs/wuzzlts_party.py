"""People at a table of Wuzzlts who press only what they see."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.contract import Move
from bot.engines.wuzzlts.cards import Card
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Trade, Wuzzlt, WuzzUp
from bot.engines.wuzzlts.state import WuzzltsState
from bot.house import HOUSE
from bot.i18n import translator
from bot.sandbox.people.person import PersonHandle
from bot.tables.records import Change
from bot.tables.table import AnyLook
from cogs.wuzzlts.words import value
from tests.cogs.party import Message, Party, components, control, has, heard, press, text

PEOPLE = ("Ada", "Bruno", "Chloe", "Dario")


def actions(message: Message) -> list[str]:
    """Return the actions of all controls of a message that can be used, in order."""
    return [
        item["custom_id"].split(":")[-1]
        for item in components(message)
        if "custom_id" in item and not item.get("disabled")
    ]


def starting(message: Message, start: str) -> list[str]:
    """Return the usable actions that begin so."""
    return [one for one in actions(message) if one.startswith(start)]


def alt(message: Message) -> str:
    """Return the alt text of a message's picture."""
    return str(next(item for item in components(message) if item["type"] == 12)["items"][0]["description"])


async def choose(person: PersonHandle, message: Message, action: str, line: int = 0, **more: Any) -> Any:
    """Use the control of that action: press a button, or choose a line of a select."""
    found = control(message, action)
    if found["type"] == 2:
        return await person.press(message, found["custom_id"], **more)
    return await person.select(message, found["custom_id"], [found["options"][line]["value"]], **more)


class WuzzltsParty:
    """A table of Wuzzlts in a channel; ``people`` in the order of their seats."""

    def __init__(self, party: Party, people: Sequence[str] = PEOPLE, channel: Any = None) -> None:
        self.party = party
        self.people = [party.person(name) for name in people]
        self.channel = channel or party.channel
        self.table_id = 0

    async def start(self, **options: Any) -> "WuzzltsParty":
        """Open the table, sit down, deal."""
        host = self.people[0]
        await host.command(self.channel, "wuzzlts start", **options)
        board = await self.party.until(lambda: self.shows("join"))
        self.table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
        for person in self.people[1:]:
            await press(person, self.board(), "join")
        await press(host, await self.party.until(lambda: self.shows("start")), "start")
        match = options.get("mode") == "monster_match"
        await self.party.until(lambda: self.shows("flip.top" if match else "wuzzlt"))
        if not match:
            await self.party.until(lambda: all(self.dms(p) or self._closed(p) for p in self.people))
        return self

    def board(self) -> Message:
        """Return the table's newest public board (other messages may be newer)."""
        seen = self.people[0].messages(self.channel)
        return next((m for m in reversed(seen) if m["components"] and not m["flags"] & 64), {"components": []})

    def shows(self, action: str) -> Message | None:
        """Return the board if it has a usable control of that action."""
        board = self.board()
        return board if has(board, action) else None

    def dms(self, person: PersonHandle) -> list[Message]:
        """Return a person's direct messages of this table that still have controls."""
        own = [(m, [item["custom_id"] for item in components(m) if "custom_id" in item]) for m in person.dms()]
        return [m for m, ids in own if ids and int(ids[0].split(":")[1], 36) == self.table_id]

    async def act(self, person: PersonHandle, chance: Random) -> bool:
        """Let a person do what a thoughtful player would, by their message or else by My hand; say whether they did."""
        look = await self.look(person)
        if look.seat is None or not look.moves:
            return False
        choice = HOUSE["wuzzlts"].choose(look.view, look.seat, look.moves, (), chance)
        if choice is None:
            return False
        move = choice.move
        if isinstance(move, WuzzUp | Wuzzlt):
            await self._shout(person, move)
            return True
        deeds = _deeds(move)
        message = next((m for m in self.dms(person) if has(m, deeds[0][0])), None)
        message = message or await heard(await press(person, self.board(), "my.hand"))
        for action, wanted in deeds:
            message = (await self._use(person, message, action, wanted)).message
        return True

    async def _shout(self, person: PersonHandle, move: WuzzUp | Wuzzlt) -> None:
        board = self.board()
        if isinstance(move, WuzzUp) and isinstance(move.top, Card) and isinstance(move.bottom, Card):
            panel = await heard(await press(person, board, "my.wuzzup"))
            chosen = await self._use(person, panel, "my.wuzzup.top", value(move.top))
            await self._use(person, chosen.message, f"call.{value(move.top)}", value(move.bottom))
        else:
            await press(person, board, "wuzzup" if isinstance(move, WuzzUp) else "wuzzlt")

    async def _use(self, person: PersonHandle, message: Message, action: str, wanted: str) -> Any:
        identity = control(message, action)["custom_id"]
        return await (person.select(message, identity, [wanted]) if wanted else person.press(message, identity))

    async def look(self, person: PersonHandle | None = None) -> AnyLook:
        """Return what a person may know, as the house has it."""
        return await self.party.bot.services.tables.look(self.table_id, person.id if person else None)

    async def put(self, state: WuzzltsState) -> None:
        """Bring the table into a position, and everybody's messages up to date."""
        step = GAMES["wuzzlts"].step(state) + 1000
        state = replace(state, step=step)
        change = await self.party.bot.services.tables.records.change(
            self.table_id,
            lambda record, _: Change(replace(record, state=state, table=replace(record.table, step=step))),
        )
        assert change.record.table.step == step
        face = self.party.bot.services.presenters["wuzzlts"]
        for person in self.people:
            if self.dms(person):
                panel = face.hand(await self.look(person), translator(person.locale))
                assert panel is not None
                await self._showing(person, panel.text)

    async def _showing(self, person: PersonHandle, words: str) -> None:
        await self.party.until(lambda: text(self.dms(person)[0]) == words)

    def _closed(self, person: PersonHandle) -> bool:
        return self.party.sandbox.core.world.people[person.id].dms_closed


def _deeds(move: Move) -> list[tuple[str, str]]:
    """Return what to use one after the other for a move of one's own turn: an action, and what to choose there."""
    match move:
        case Draw(half=half, source="pile"):
            return [(f"draw.{half}", "")]
        case Draw(half=half, card=card):
            return [(f"take.{half}", value(card) if isinstance(card, Card) else "")]
        case Discard(card=card):
            return [(f"lay.{value(card)}", "")]
        case Answer(card=card):
            return [(f"give.{value(card)}", "")]
        case Trade(partner=partner, give=card):
            return [(f"my.trade.{partner}", ""), (f"offer.{partner}", value(card))]
        case _:
            raise ValueError(move)
