"""A whole game of Putz die Wutz over the real transport, by people who only read and press what they see."""

import asyncio
import re
from typing import Any

import pytest

from bot.tables import pace
from tests.cogs.party import Message, Party, components, control, has, heard, picture, press, text

_LOOKS = re.compile(r"(green|yellow|blue|red) (\d) looks (north|east|south|west)")
_ROLL = re.compile(r"(green|yellow|blue)\s·\s(\d)(?:\s·\s(−1|=|\+1))?")
_REACTION = 0.15
"""Seconds; nobody grabs faster, and the bot hears by then from Discord when the dice were shown."""
_STEPS = {"−1": -1, "=": 0, "+1": 1, None: 0}


def alt(board: Message) -> str:
    """Return the alt text of the board's picture."""
    return str(next(item for item in components(board) if item["type"] == 12)["items"][0]["description"])


def right_item(board: Message) -> str:
    """Work out what to grab, from the dice in the text and the pigs in the alt text."""
    return wanted_item(f"{text(board)}\n{alt(board)}")


def wanted_item(words: str) -> str:
    """Work out what to grab from a board's words."""
    color, number, special = _ROLL.search(words).groups()  # type: ignore[union-attr]
    blotches = (int(number) + _STEPS[special] - 1) % 6 + 1
    pigs = {(pig[0], int(pig[1])): pig[2] for pig in _LOOKS.findall(words)}
    return pigs.get((color, blotches)) or pigs.get(("red", blotches)) or "jar"


def ready(board: Message) -> Message | None:
    """Return the board if there is something to do, or nothing any more."""
    busy = not any(has(board, action) for action in ("roll", "turn", "north"))
    return None if busy and "🏆" not in text(board) else board


async def start(party: Party, people: list[Any], **options: Any) -> Message:
    """Open, join and start a table."""
    await people[0].command(party.channel, "putz-die-wutz start", **options)
    for person in people[1:]:
        await press(person, await party.shows(people[0], "join"), "join")
    await press(people[0], await party.shows(people[0], "start"), "start")
    return await party.shows(people[0], "roll")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the dice tumble for a moment only."""
    monkeypatch.setattr(pace, "PAUSE", (1, 5))


@pytest.mark.parametrize("variant", ["classic", "very_young"])
async def test_three_people_play_to_the_end(party: Party, variant: str) -> None:
    people = [party.person(name) for name in ("Ada", "Bruno", "Dario")]
    board = await start(party, people, variant=variant)
    for turn in range(200):
        board = await party.until(lambda: ready(party.board(people[0])))
        if "🏆" in text(board):
            break
        if has(board, "roll"):
            await press(people[turn % 3], board, "roll")
            raced = await party.shows(people[0], "north")
            assert picture(raced) == picture(board), "the roll's edit must not upload a picture"
        elif has(board, "turn"):
            select = control(board, "turn")
            scrubber = re.search(r"\*\*(\w+).*\*\* has the jar", text(board)).group(1)  # type: ignore[union-attr]
            person = next(p for p in people if p.display.startswith(scrubber))
            await person.select(board, select["custom_id"], [select["options"][0]["value"]])
            await party.until(lambda: not has(party.board(people[0]), "turn"))
        else:
            item = right_item(board)
            answers = await asyncio.gather(*(press(person, board, item) for person in people))
            await party.until(lambda: not has(party.board(people[0]), "north"))
            assert sum(answer.type == 7 for answer in answers) <= 1
    assert "🏆" in text(board)
    replayed = await press(people[1], board, "replay")
    assert "putzdiewutz.webp" in picture(await heard(replayed))
    await press(people[1], board, "rematch")
    await party.until(lambda: "Bruno" in text(party.board(people[0])).split("2.")[0])
    again = await press(people[2], board, "rematch")
    assert "https://" in text(await heard(again))


async def test_a_wrong_grab_is_told_at_once_and_stands(party: Party) -> None:
    people = [party.person(name) for name in ("Ada", "Bruno", "Dario")]
    board = await start(party, people)
    await press(people[0], board, "roll")
    board = await party.shows(people[0], "north")
    right = right_item(board)
    wrong = next(item for item in ("north", "east", "south", "west") if item != right)
    await asyncio.sleep(_REACTION)
    erred = await press(people[1], board, wrong)
    assert "Wrong" in text(await heard(erred))
    again = await press(people[1], board, right)
    assert "out of this one" in text(await heard(again))
    board = await party.until(lambda: "grabbed wrongly" in text(party.board(people[0])) and party.board(people[0]))
    assert has(board, "north")
    await press(people[2], board, right)
    board = await party.until(lambda: "🥇" in text(party.board(people[0])) and party.board(people[0]))
    assert re.search(r"🥇 \*\*Dario\*\* in [\d,]+ ms", text(board))
    assert re.search(r"Bruno.* grabbed wrongly after [\d,]+ ms", text(board))
    assert "sits the next roll out" in text(board) or control(board, "turn")


async def test_where_everybody_erred_nobody_is_told_to_sit_out(party: Party) -> None:
    people = [party.person(name) for name in ("Ada", "Bruno", "Dario")]
    board = await start(party, people)
    await press(people[0], board, "roll")
    board = await party.shows(people[0], "north")
    right = right_item(board)
    wrong = next(item for item in ("north", "east", "south", "west") if item != right)
    told = [text(await heard(await press(person, board, wrong))) for person in people]
    assert all("you sit the next roll out" in one for one in told[:2])
    assert "nobody sits the next roll out" in told[2]
    board = await party.until(lambda: "Nobody got it" in text(party.board(people[0])) and party.board(people[0]))
    assert " roll out" not in text(board)


async def test_fifty_presses_in_the_same_tick_have_one_winner(party: Party) -> None:
    people = [party.person(name) for name in ("Ada", "Bruno", "Dario", "Chloe")]
    board = await start(party, people)
    await press(people[0], board, "roll")
    board = await party.shows(people[0], "north")
    item = control(board, right_item(board))["custom_id"]
    forged = [people[n % 4].forge(board, item) for n in range(50)]
    answers = [people[0].deliver(one) for one in reversed(forged)]
    await asyncio.gather(*(answer.first() for answer in answers))
    assert not any(answer.failed for answer in answers)
    winners = [answer for answer in answers if answer.type == 7]
    assert len(winners) == 1
    assert winners[0].interaction.id == min(one.id for one in forged), "the first by Discord's clock wins"


async def test_only_the_last_passing_word_stays_below_the_board(party: Party) -> None:
    people = [party.person(name) for name in ("Ada", "Bruno", "Chloe")]
    board = await start(party, people)
    for _ in range(3):
        await press(people[0], board, "roll")
        board = await party.shows(people[0], "north")
        item = right_item(board)
        await asyncio.gather(*(press(person, board, item) for person in people))
        board = await party.until(lambda: not has(party.board(people[0]), "north") and party.board(people[0]))
        if not has(board, "roll"):
            break

    def words(person: Any) -> int:
        return sum(1 for message in person.messages(party.channel) if message["flags"] & 64)

    await party.until(lambda: all(words(person) <= 1 for person in people))


async def test_a_description_is_no_markdown(party: Party) -> None:
    chloe = party.person("Chloe")
    board = await start(party, [chloe, party.person("Ada")])
    assert "\\" not in alt(board) and chloe.display in alt(board)
