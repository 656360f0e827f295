"""Putz die Wutz from the slash command to the result card, over the real transport."""

from tests.cogs.party import Party, control, picture, press, text


async def test_a_game_is_opened_joined_and_started(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    opened = await ada.command(party.channel, "putz-die-wutz start", variant="young")
    assert opened.type == 4 and not opened.ephemeral
    board = party.board(ada)
    assert "Ada" in text(board) and control(board, "start")["disabled"]
    assert "putzdiewutz.webp" in picture(board)

    joined = await press(bruno, board, "join")
    assert joined.type == 7
    board = party.board(ada)
    assert "Bruno" in text(board) and not control(board, "start").get("disabled")

    refused = await press(bruno, board, "start")
    assert refused.ephemeral and "Ada" in text(refused.message)

    started = await press(ada, board, "start")
    assert started.type == 7
    board = party.board(ada)
    assert control(board, "north")["disabled"] and not control(board, "roll").get("disabled")

    rolled = await press(bruno, board, "roll")
    assert rolled.type == 7
    before = picture(party.board(ada))
    await party.until(lambda: not control(party.board(ada), "north").get("disabled"))
    assert picture(party.board(ada)) == before
