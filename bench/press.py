"""How long a press takes until it is answered, at 1, 100 and 1,000 presses in flight, and what it costs the bot.

Three bots, each with an embedded Discord of its own in the measuring process: ours (a lobby's button: the move is
saved, the answer is the new board), a bare one that commits one row and sends the same bytes, and a bare one that
only defers. They take turns within one run.
"""

import asyncio
import copy
import gc
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bench.contestants import Contestant, Entry
from bench.tally import Tally, compare
from bot.sandbox import Sandbox
from bot.sandbox.base.limits import Limits
from bot.sandbox.interactions import interactions
from bot.sandbox.interactions.interactions import COMPONENT, SENT, Interaction
from bot.sandbox.messages.message import Draft, Message
from bot.tables.table import Person
from cogs.game.controls import base36

TABLES = 1000
ROUNDS = {1: (10, 24), 100: (6, 2), 1000: (1, 1)}
"""By presses in flight: rounds that the bots take turns in, and how often a round presses that many."""
_PATIENCE = 30.0
"""Seconds that people wait here: on a busy machine a thousand answers take longer than Discord's three, for any bot."""
_TOO_LATE = 3.0
_ACTIONS = ("house", "nohouse")
_COPIED = ("content", "embeds", "components", "attachments", "mentions", "mention_everyone")


class Arena:
    """One embedded Discord with the boards that one bot answers for."""

    def __init__(self, sandbox: Sandbox, bot: Contestant) -> None:
        self.bot = bot
        self._core = sandbox.core
        self._host = sandbox.person("Ada")
        self._boards: list[tuple[str, Message]] = []
        self._presses = 0
        self._open: dict[int, float] = {}
        self._took: list[float] = []
        self._done = asyncio.Event()
        sandbox.core.bus.listen(self._heard)

    def put(self, table: int, message: Message) -> None:
        """Have a board pressed from now on."""
        self._boards.append((base36(table), message))

    async def volley(self, count: int) -> list[float]:
        """Press ``count`` boards at once; the seconds until each was answered."""
        self._took = []
        self._done.clear()
        volley = [self._press() for _ in range(count)]
        for interaction in volley:
            self._open[interaction.id] = time.perf_counter()
            self._core.interactions.send(interaction)
        await self._done.wait()
        return self._took

    def _press(self) -> Interaction:
        lap, index = divmod(self._presses, len(self._boards))
        self._presses += 1
        table, message = self._boards[index]
        # A board that its bot never changes has no button to send house players away.
        action = next(one for one in (_ACTIONS[lap % 2], *_ACTIONS) if _holds(message, one))
        data = {"component_type": 2, "custom_id": f"t:{table}:{action}", "id": 1}
        channel = self._core.world.channels[message.channel_id]
        return self._core.interactions.prepare(COMPONENT, self._host.id, channel, data, source=message)

    def _heard(self, kind: str, thing: Any) -> None:
        if kind != "interaction" or thing.id not in self._open or thing.state == SENT:
            return
        self._took.append(time.perf_counter() - self._open.pop(thing.id))
        if not self._open:
            self._done.set()


async def run(folder: Path, scale: float) -> None:
    """Measure and print."""
    interactions.ANSWER_SECONDS = _PATIENCE
    async with AsyncExitStack() as stack:
        arenas = await stack.enter_async_context(_arenas(folder))
        gc.collect()
        gc.disable()
        stack.callback(gc.enable)
        for arena in arenas.values():
            await arena.volley(100)
        for in_flight, (rounds, volleys) in ROUNDS.items():
            tallies = {name: Tally(name) for name in arenas}
            for _ in range(max(1, round(rounds * scale))):
                for name, arena in arenas.items():
                    await _round(arena, tallies[name], in_flight, volleys)
            compare(f"Answer to a press, {in_flight} in flight", [*tallies.values()], tallies["commits"])


async def _round(arena: Arena, tally: Tally, in_flight: int, volleys: int) -> None:
    before = await arena.bot.ask("cpu")
    for _ in range(volleys):
        seconds = await arena.volley(in_flight)
        tally.seconds += seconds
        tally.late += sum(one > _TOO_LATE for one in seconds)
    await asyncio.sleep(0.3)  # what the bot does after its answers is part of what a press costs
    tally.cpu += await arena.bot.ask("cpu") - before


@asynccontextmanager
async def _arenas(folder: Path) -> AsyncIterator[dict[str, Arena]]:
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(limits=Limits.off()))
        ours = Contestant(Entry("ours", sandbox.url, sandbox.token, folder))
        stack.push_async_callback(ours.close)
        await ours.settle()
        first, answers = await _open_one(sandbox)
        sandbox.core.record.keep = False
        arenas = {"ours": Arena(sandbox, ours)}
        for kind in ("commits", "defers"):
            theirs = await stack.enter_async_context(Sandbox(limits=Limits.off(), record=False))
            bot = Contestant(Entry(kind, theirs.url, theirs.token, folder, answers))
            stack.push_async_callback(bot.close)
            await bot.settle()
            arenas[kind] = Arena(theirs, bot)
            for number in range(TABLES):
                arenas[kind].put(number, _copy(theirs, first, number))
        await _place(sandbox, arenas["ours"], first)
        yield arenas


async def _open_one(sandbox: Sandbox) -> tuple[Message, dict[str, Any]]:
    """Open a table by command; return its message, and what our bot answers to each press."""
    ada = sandbox.person("Ada")
    channel = sandbox.channel("tables")
    await ada.command(channel, "putz-die-wutz start")
    message = sandbox.core.messages.in_channel(channel.id)[-1]
    table = _table_of(message)
    answers = {}
    for action in _ACTIONS:
        answer = await ada.press(message.body, f"t:{base36(table)}:{action}")
        if answer.type != 7:
            raise RuntimeError(f"{action} was answered by type {answer.type}")
        request = next(sent for sent in reversed(sandbox.sent) if f"/{answer.id}/" in sent.path)
        answers[action] = json.loads(
            json.dumps(request.json["data"]["components"]).replace(f":{base36(table)}:", ":TABLE:")
        )
    return message, answers


async def _place(sandbox: Sandbox, arena: Arena, first: Message) -> None:
    """Open all tables in our bot's store and give each its message."""
    ada, channel = sandbox.person("Ada"), sandbox.channel("tables")
    host = Person(ada.id, ada.display)
    tables = await arena.bot.ask("open", TABLES, host, channel.guild_id, channel.id)
    messages = {}
    for table in tables:
        message = _copy(sandbox, first, table)
        messages[table] = message.id
        arena.put(table, message)
    await arena.bot.ask("place", _table_of(first), messages)


def _holds(message: Message, action: str) -> bool:
    return f':{action}"' in json.dumps(message.body["components"])


def _table_of(message: Message) -> int:
    rows = [part for part in message.body["components"][0]["components"] if part["type"] == 1]
    return int(rows[0]["components"][0]["custom_id"].split(":")[1], 36)


def _copy(sandbox: Sandbox, like: Message, table: int) -> Message:
    """Post a board like another one, for another table."""
    old = base36(_table_of(like))
    fields = {key: copy.deepcopy(like.body[key]) for key in _COPIED}
    fields["components"] = json.loads(json.dumps(fields["components"]).replace(f":{old}:", f":{base36(table)}:"))
    core = sandbox.core
    return core.messages.create(sandbox.channel("tables"), core.world.bot.id, Draft(fields, like.files, [], like.flags))
