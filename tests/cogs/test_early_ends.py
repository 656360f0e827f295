"""Games that end before their time say why, and who was taken off a table hears that."""

import pytest

from tests.cogs.party import Message, Party, control, has, heard, press, text

STARTS = ("putz-die-wutz start", "wuzzlts start", "wuerfel-wg start")
ACTIONS = ("roll", "my.hand", "roll")


def board_of(party: Party) -> Message:
    """Return the newest board; calls to a turn are no boards."""
    return [m for m in party.person("Ada").messages(party.channel) if m["components"] and not m["flags"] & 64][-1]


async def begun(party: Party, command: str, names: tuple[str, ...] = ("Ada", "Bruno")) -> Message:
    """Return the board of a game that has begun; the first person hosts."""
    first, *others = map(party.person, names)
    await first.command(party.channel, command)
    board = await party.shows(first, "join")
    for person in others:
        await press(person, board, "join")
    await press(first, await party.shows(first, "start"), "start")
    return dict(await party.until(lambda: has(board_of(party), "text") and board_of(party)))


async def shows(party: Party, *words: str) -> Message:
    """Wait until the newest board says these words."""
    return dict(await party.until(lambda: all(w in text(board_of(party)) for w in words) and board_of(party)))


@pytest.mark.parametrize("command", STARTS)
async def test_too_few_are_left(party: Party, command: str) -> None:
    board = await begun(party, command)
    await party.person("Bruno").command(party.channel, "table leave")
    board = await shows(party, "Ada wins!", "Bruno Brandmüller left the table. Too few were left to play on.")
    assert has(board, "rematch")
    told = text(await heard(await press(party.person("Ada"), board, "text")))
    assert "Too few were left" in told


@pytest.mark.parametrize(("command", "action"), list(zip(STARTS, ACTIONS, strict=True)))
async def test_who_was_taken_off_hears_it_at_the_next_press(party: Party, command: str, action: str) -> None:
    board = await begun(party, command, ("Ada", "Bruno", "Chloe"))
    bruno = party.person("Bruno")
    identity = control(board, action)["custom_id"]
    await party.person("Ada").command(party.channel, "table kick", player=str(bruno.id))
    pressed = await bruno.deliver(bruno.forge(board_of(party), identity)).first()
    assert "taken off this table" in text(await heard(pressed))
    left = await bruno.command(party.channel, "table leave")
    assert "taken off this table" in text(await heard(left))
    told = text(await heard(await press(party.person("Ada"), board_of(party), "text")))
    assert "Bruno Brandmüller was taken off the table." in told


@pytest.mark.parametrize(("name", "told"), [("Bruno", "closed by its host"), ("Ada", "closed by a moderator")])
async def test_somebody_ends_it(party: Party, name: str, told: str) -> None:
    await begun(party, "putz-die-wutz start", ("Bruno", "Chloe"))
    await party.person(name).command(party.channel, "table end")  # Ada owns the server
    assert not has(await shows(party, told), "rematch")


async def test_what_is_over_is_closed_after_a_day_and_keeps_its_result(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.pace.OVER_CLOSES", 200)
    await begun(party, "putz-die-wutz start")
    await party.person("Bruno").command(party.channel, "table leave")
    board = await shows(party, "Ada wins!", "This game is over, and its table is closed.")
    assert not has(board, "rematch") and not has(board, "close")
    assert await party.person("Ada").choices(party.channel, "table end", "table") == []
