"""A whole game of Würfel-WG with nuisances over the real transport, by people who only press what they see."""

import asyncio
import re
from collections import Counter
from typing import Any

from bot.sandbox.people.person import PersonHandle
from tests.cogs.party import Message, Party, components, heard, picture, press, text
from tests.cogs.wg_party import actions, board, find, seated, shows, use

_TURN = re.compile(r"-# (.*?)’s turn")
_ROLL = re.compile(r"🎲 .* (?:rolled|has) ([\dkangro, ]+)\.")
_THINKING = re.compile(r"Still thinking: (.*)")
_WORTH = ("take.", "borrow.", "turn.me", "turn.")


def named(people: list[PersonHandle], words: str) -> list[PersonHandle]:
    """Return the people whose names occur in some words."""
    return [person for person in people if person.display.split()[0] in words]


def roller(people: list[PersonHandle], shown: Message) -> PersonHandle:
    """Return whose turn it is by the board's heading."""
    return named(people, _TURN.search(text(shown)).group(1))[0]  # type: ignore[union-attr]


def dice(shown: Message) -> list[str]:
    """Return what the dice show, by the latest roll in words."""
    return _ROLL.findall(text(shown))[-1].split(", ")


async def park_the_commonest(person: PersonHandle, party: Party, shown: Message) -> Message:
    """Park the dice that show what most dice show, as many as there is room for."""
    faces = dice(shown)
    common = Counter(face for face in faces if face.isdecimal()).most_common(1)
    for place in [place for place, face in enumerate(faces) if common and face == common[0][0]]:
        toggle = f"park.{_mask(shown) ^ (1 << place)}"
        if toggle in actions(shown) and not _mask(shown) >> place & 1:
            answer = await press(person, shown, toggle)
            assert answer.type == 7, "a toggle is answered by the board itself"
            shown = board(party, person)
    return shown


def _mask(shown: Message) -> int:
    return int(find(shown, "reroll.")["custom_id"].rsplit(".", 1)[1])


def best(select: dict[str, Any]) -> str:
    """Return the line worth most: to-dos by their points, then flatmates and items, then one's own cards."""

    def worth(option: dict[str, Any]) -> tuple[int, int]:
        points = re.search(r"(\d+) point", option.get("description", ""))
        kind = next(nth for nth, start in enumerate(_WORTH) if option["value"].startswith(start))
        return (int(points.group(1)) if points else 3 - kind), -kind

    return str(max(select["options"], key=worth)["value"])


async def answer_all(party: Party, waiting: list[PersonHandle], shown: Message, opener: str) -> None:
    """Let all who are asked open their own panels at once and choose there."""

    async def one(person: PersonHandle) -> None:
        mine = await heard(await press(person, shown, opener))
        start = next(start for start in ("up", "evict", "tidy") if any(a.startswith(start) for a in actions(mine)))
        done = await use(person, mine, start)
        assert done.type == 7 and not done.failed

    await asyncio.gather(*(one(person) for person in waiting))


def thinking(people: list[PersonHandle], shown: Message) -> list[PersonHandle]:
    """Return who is still thinking by the board's own words."""
    asked = _THINKING.search(text(shown))
    return named(people, asked.group(1)) if asked else []


def asking(shown: Message, waiting: list[PersonHandle], opener: str) -> bool:
    """Say whether the board still asks any of these."""
    return opener in actions(shown) and bool(thinking(waiting, shown) or not _THINKING.search(text(shown)))


async def go_on(party: Party, people: list[PersonHandle], seen: Counter[str]) -> bool:
    """Do whatever the board asks for; say False when the game is over."""
    starts = ("roll", "reroll", "kangaroo", "pick", "pay", "done", "my.sponge", "my.choose", "rematch")
    shown = await shows(party, people[0], *starts)
    there = actions(shown)
    if "rematch" in there:
        return False
    doing = next(start for start in starts if any(action.split(".")[0] == start or action == start for action in there))
    seen[doing] += 1
    if doing in ("my.sponge", "my.choose"):
        waiting = thinking(people, shown) or [roller(people, shown)]
        await answer_all(party, waiting, shown, doing)
        await party.until(lambda: not asking(board(party, people[0]), waiting, doing))
        return True
    person = roller(people, shown)
    if doing == "reroll":
        shown = await park_the_commonest(person, party, shown)
        doing = "stop" if "park" not in "".join(actions(shown)) else "reroll"
    choice = best(find(shown, "pick")) if doing == "pick" else None
    answer = await use(person, shown, doing, choice)
    assert not answer.failed
    await answer.settled()
    return True


async def test_four_people_play_with_nuisances_to_the_end(party: Party) -> None:
    people = await seated(party, nuisances=True)
    seen: Counter[str] = Counter()
    while await go_on(party, people, seen):
        shown = board(party, people[0])
        assert len(components(shown)) <= 40
    shown = board(party, people[0])
    end = text(shown)
    assert "🏆" in end, seen
    replayed = await heard(await press(people[1], shown, "replay"))
    assert "wuerfelwg.webp" in picture(replayed)
    assert "Hammock" in text(await heard(await press(people[2], shown, "my.overview")))
    assert seen["reroll"] and seen["pick"] and seen["my.sponge"] and seen["done"]
