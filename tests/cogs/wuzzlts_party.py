"""People at a table of Wuzzlts who press only what they see."""

from collections.abc import Sequence
from typing import Any

from bot.sandbox.person import PersonHandle
from tests.cogs.party import Message, Party, components, press

PEOPLE = ("ada", "bruno", "chloe", "dario")
MOVES = ("draw.", "take.", "lay.", "give.", "offer.", "flip.")


def actions(message: Message) -> list[str]:
    """Return the actions of all controls of a message that can be used, in order."""
    return [
        item["custom_id"].split(":")[-1]
        for item in components(message)
        if "custom_id" in item and not item.get("disabled")
    ]


def action(message: Message, start: str) -> str:
    """Return the first usable action that begins so."""
    return next(one for one in actions(message) if one.startswith(start))


async def choose(person: PersonHandle, message: Message, start: str, number: int = 0, **more: Any) -> Any:
    """Use the first control whose action begins so: press a button, or choose a select's line."""
    for item in components(message):
        identity = str(item.get("custom_id", ""))
        if identity.rsplit(":", maxsplit=1)[-1].startswith(start) and not item.get("disabled"):
            if item["type"] == 2:
                return await person.press(message, identity, **more)
            return await person.select(message, identity, [item["options"][number]["value"]], **more)
    raise KeyError(f"{start} among {actions(message)}")


async def seated(party: Party, people: Sequence[str] = PEOPLE, **options: Any) -> list[PersonHandle]:
    """Open a table, seat people and start; return them in the order of their seats."""
    sitting = [party.person(name) for name in people]
    await sitting[0].command(party.channel, "wuzzlts start", **options)
    await party.until(lambda: "join" in actions(party.board(sitting[0])))
    for person in sitting[1:]:
        await press(person, party.board(person), "join")
    await press(sitting[0], party.board(sitting[0]), "start")
    return sitting
