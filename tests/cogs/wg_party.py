"""People at a table of Würfel-WG who press only what they see."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Event
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.state import WgState
from bot.sandbox.people.person import PersonHandle
from bot.tables.record import Record
from bot.tables.records import Change
from tests.cogs.party import Message, Party, components, has, press

PEOPLE = ("ada", "bruno", "chloe", "dario")


def board(party: Party, viewer: PersonHandle) -> Message:
    """Return the newest public message with a picture: calls to one's turn come below the board."""
    seen = [m for m in viewer.messages(party.channel) if not m["flags"] & 64]
    return next(m for m in reversed(seen) if any(item["type"] == 12 for item in components(m)))


def actions(message: Message) -> list[str]:
    """Return the actions of all controls of a message that can be used, in order."""
    usable = [item for item in components(message) if "custom_id" in item and not item.get("disabled")]
    return [item["custom_id"].split(":")[-1] for item in usable]


def find(message: Message, start: str) -> dict[str, Any]:
    """Return the first usable control whose action begins so."""
    for item in components(message):
        if str(item.get("custom_id", "")).split(":")[-1].startswith(start) and not item.get("disabled"):
            return item
    raise KeyError(f"{start} among {actions(message)}")


async def use(person: PersonHandle, message: Message, start: str, choice: str | None = None, **more: Any) -> Any:
    """Use the first control whose action begins so: press a button, or choose a line of a select (its first)."""
    item = find(message, start)
    if item["type"] == 2:
        return await person.press(message, item["custom_id"], **more)
    value = item["options"][0]["value"] if choice is None else choice
    return await person.select(message, item["custom_id"], [value], **more)


def late(person: PersonHandle, message: Message, start: str, choice: str | None = None) -> Any:
    """Return a use of a control that is on its way while the message changes; deliver it with ``person.deliver``."""
    item = find(message, start)
    return person.forge(message, item["custom_id"], **({} if choice is None else {"values": [choice]}))


async def shows(party: Party, viewer: PersonHandle, *starts: str) -> Message:
    """Wait until the board has a usable control whose action begins with one of these, and return it."""

    def there() -> Message | None:
        shown = board(party, viewer)
        return shown if any(one.startswith(starts) for one in actions(shown)) else None

    return dict(await party.until(there))


async def seated(party: Party, people: Sequence[str] = PEOPLE, **options: Any) -> list[PersonHandle]:
    """Open a table, seat people and start; return them in the order of their seats."""
    sitting = [party.person(name) for name in people]
    await sitting[0].command(party.channel, "wuerfel-wg start", **options)
    await party.until(lambda: has(board(party, sitting[0]), "join"))
    for person in sitting[1:]:
        await press(person, board(party, person), "join")
    await press(sitting[0], board(party, sitting[0]), "start")
    return sitting


async def stand(party: Party, shown: Message, state: WgState, *events: Event) -> None:
    """Let the table of a board stand like this, after these events."""
    identity = next(item["custom_id"] for item in components(shown) if "custom_id" in item).split(":")[1]

    def stands(record: Record, now: int) -> Change:
        told = tuple(WUERFELWG.to_json(event) for event in events)
        table = replace(record.table, step=WUERFELWG.step(state), events=told)
        return Change(replace(record, state=state, table=table))

    await party.bot.services.tables.records.change(int(identity, 36), stands)
