"""A game is one folder a room: a fifth one is found beside the four, and played from the command to the result."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bot.engines import GAMES
from bot.house import HOUSE
from bot.i18n import translator
from cogs.games import start_commands
from render.games import emoji_pictures
from tests.cogs.party import Message, Party, heard, press, text

_HERE = Path(__file__).parent
_ROOMS = ("bot.engines", "bot.house", "bot.i18n", "cogs", "render")
_START = "scissors-paper-stone start"


@contextlib.contextmanager
def five_games() -> Iterator[None]:
    """Let every room's packages be looked for in this folder, too."""
    with pytest.MonkeyPatch.context() as patched:
        for room in map(import_module, _ROOMS):
            patched.setattr(room, "__path__", [*room.__path__, str(_HERE / room.__name__.rpartition(".")[2])])
        yield


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    """Yield people in servers where the bot knows five games."""
    with five_games():
        async with Party(tmp_path) as party:
            yield party


def test_it_is_there_as_long_as_its_folders_are() -> None:
    four = tuple(GAMES)
    with five_games():
        assert set(GAMES) == set(HOUSE) == {*four, "scissors"}
        assert len(GAMES) == len(start_commands()) == len(four) + 1
        assert translator("de")("scissors-name") == "Scissors, Paper, Stone"
        assert emoji_pictures()["scissors_point"]().width == 128
    assert tuple(GAMES) == tuple(HOUSE) == four and len(start_commands()) == len(four)
    assert "scissors_point" not in emoji_pictures()
    assert "scissors-name" not in translator("en").keys
    with pytest.raises(KeyError):
        HOUSE["scissors"]


async def test_it_is_played_from_the_command_to_the_result(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    await ada.command(party.channel, _START)
    await press(bruno, await party.shows(ada, "join"), "join")
    await press(ada, await party.shows(ada, "start"), "start")
    board = await party.shows(ada, "paper")

    told = text(await heard(await press(ada, board, "scissors")))
    assert told == "You have chosen: Scissors."
    board = await party.until(lambda: "Waiting for Bruno" in text(party.board(ada)) and party.board(ada))
    assert "Scissors" not in text(board).replace("Scissors, Paper, Stone", "")
    assert "already" in text(await heard(await press(ada, board, "stone")))
    await press(bruno, board, "paper")
    await said(party, "Scissors and Paper: Ada gets the round.")

    for ada_shows, bruno_shows, result in (
        ("stone", "stone", "Stone and Stone: nobody gets the round."),
        ("stone", "paper", "Stone and Paper: Bruno Brandmüller gets the round."),
        ("paper", "stone", "Ada wins!"),
    ):
        board = await party.shows(ada, "paper")
        await press(ada, board, ada_shows)
        await press(bruno, board, bruno_shows)
        await said(party, result)
    await party.shows(ada, "rematch")


async def test_a_house_player_plays_it(party: Party) -> None:
    ada = party.person("Ada")
    await ada.command(party.channel, _START, wins=1)
    await press(ada, await party.shows(ada, "house"), "house")
    board = await party.shows(ada, "start")
    assert "one round" in text(board)
    await press(ada, board, "start")
    while True:
        board = await party.until(lambda: _to_do(party.board(ada)))
        if "wins!" in text(board):
            break
        await press(ada, board, "stone")
    assert "Ada: 1" in text(board) or "(house): 1" in text(board)


async def test_it_is_offered_with_the_others(party: Party) -> None:
    assert _START in start_commands()
    ada = party.person("Ada")
    offered = await ada.autocomplete(party.channel, "rules", "game", "")
    assert [choice["value"] for choice in offered] == list(GAMES) and len(offered) == 5
    assert "stone beats scissors" in text(await heard(await ada.command(party.channel, "rules", game="scissors")))


async def said(party: Party, words: str) -> None:
    """Wait until the board says these words."""
    ada = party.person("Ada")
    await party.until(lambda: words in text(party.board(ada)))


def _to_do(board: Message) -> Message | None:
    """Return a board where the game is over or Ada has to choose."""
    return board if "wins!" in text(board) or "Waiting for Ada" in text(board) else None
