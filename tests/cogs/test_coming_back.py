"""The bot is taken out of a server, or has lost a board, and comes back: what lies there is brought up to date."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.tables import gardens, pace
from tests.cogs.party import PATIENCE, Message, Party, control, has, heard, press, text
from tests.cogs.test_putzdiewutz_game import start


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the dice tumble for a moment only."""
    monkeypatch.setattr(pace, "PAUSE", (1, 5))


async def begun(party: Party) -> tuple[Message, int]:
    """Return the board of a game of Ada's and Bruno's, and the table's id."""
    board = await start(party, [party.person("Ada"), party.person("Bruno")])
    return board, int(control(board, "text")["custom_id"].split(":")[1], 36)


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():  # noqa: ASYNC110 - any condition, not one event
            await asyncio.sleep(0.02)


async def leave(party: Party, table_id: int) -> None:
    """Take the bot out of the server, and wait until it has noticed."""
    posts = party.bot.services.posts

    async def noticed() -> bool:
        return not await posts.of_table(table_id)

    party.sandbox.faults.set_membership(party.channel.guild_id, member=False)
    await until(noticed)


def come_back(party: Party) -> None:
    """Invite the bot again."""
    party.sandbox.faults.set_membership(party.channel.guild_id, member=True)


async def test_a_game_sleeps_while_the_bot_is_away_and_goes_on_on_its_old_board(party: Party) -> None:
    ada, tables = party.person("Ada"), party.bot.services.tables
    board, table_id = await begun(party)
    await leave(party, table_id)

    async def asleep() -> bool:
        return (await tables.table(table_id)).asleep

    await until(asleep)
    due = (await tables.table(table_id)).due_at
    assert due is not None and gardens.KEPT - pace.MINUTE < due - tables.clock.now() <= gardens.KEPT
    come_back(party)
    awake = await party.shows(ada, "wake")
    assert awake["id"] == board["id"] and "asleep" in text(awake)
    await press(ada, awake, "wake")
    await press(ada, await party.shows(ada, "roll"), "roll")
    await party.shows(ada, "north")


async def test_what_ended_while_the_bot_was_away_says_so_when_it_is_back(party: Party) -> None:
    ada = party.person("Ada")
    board, table_id = await begun(party)
    await leave(party, table_id)
    await party.bot.services.tables.end(table_id, None, "slept")
    come_back(party)
    shown = await party.until(lambda: "asleep for too long" in text(party.board(ada)) and party.board(ada))
    assert shown["id"] == board["id"] and not has(shown, "roll")


async def test_a_board_that_was_deleted_meanwhile_is_posted_anew(party: Party) -> None:
    party.expected_errors |= {10008}
    ada = party.person("Ada")
    board, table_id = await begun(party)
    await leave(party, table_id)
    ada.delete(board)
    come_back(party)
    await party.until(lambda: ada.messages(party.channel))
    assert has(await party.shows(ada, "wake"), "text")


async def test_an_old_board_that_nobody_minds_is_brought_up_to_date_by_a_press(party: Party) -> None:
    ada, tables, posts = party.person("Ada"), party.bot.services.tables, party.bot.services.posts
    board, table_id = await begun(party)
    for post in await posts.of_table(table_id):
        await posts.drop(post)
    await tables.end(table_id, ada.id)
    assert has(party.board(ada), "roll")
    assert "over" in text(await heard(await press(ada, board, "roll")))
    shown = await party.until(lambda: "closed by its host" in text(party.board(ada)) and party.board(ada))
    assert shown["id"] == board["id"] and not has(shown, "roll")

    async def known() -> bool:
        return [post.message_id for post in await posts.of_table(table_id)] == [int(board["id"])]

    await until(known)


async def test_nobody_elses_message_is_taken_for_a_board(party: Party) -> None:
    ada, posts = party.person("Ada"), party.bot.services.posts
    board, table_id = await begun(party)
    rules = await heard(await press(ada, board, "rules"))
    (post,) = await posts.of_table(table_id)
    await posts.drop(post)
    await ada.press(rules, control(rules, "rules.putzdiewutz.1")["custom_id"])
    assert not await posts.of_table(table_id)
