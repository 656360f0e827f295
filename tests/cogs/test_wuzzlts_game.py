"""Wuzzlts over the real transport: whole games by people who press only what they see, shouts, lobby, end."""

import asyncio
from random import Random
from typing import Any

import pytest

from bot.engines import GAMES
from bot.engines.wuzzlts.moves import Trade
from tests.cogs.party import Message, Party, components, control, has, heard, picture, press, text
from tests.cogs.wuzzlts_party import WuzzltsParty, alt, choose, starting
from tests.engines.wuzzlts_positions import NONE, THIRD, THREE, position

LYING = ("muds6", "muds6")
LINES = ("muds6 buzz6 fuzz3", "muds6 buzz6")


async def play(table: WuzzltsParty, rounds: int, chance: Random) -> None:
    """Let everybody play until the game is over, so many times round the table at most."""
    for _ in range(rounds):
        for person in table.people:
            if not has(table.board(), "rematch"):
                await table.act(person, chance)


@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "rounds": 1}, {"many_monsters": True}], ids=str)
async def test_four_people_play_to_the_end(party: Party, options: dict[str, Any]) -> None:
    """Chloe takes no direct messages, Dario closes his in mid-game: nobody waits for them."""
    party.expected_errors = {50007}
    party.person("Chloe").change(dms_closed=True)
    table = await WuzzltsParty(party).start(**options)
    chance = Random(5)
    await play(table, 4, chance)
    party.person("Dario").change(dms_closed=True)
    await play(table, 150, chance)
    board = await party.until(lambda: table.shows("rematch"))
    assert "🏆" in text(board) and alt(board) and "wuzzlts.webp" in picture(board)
    await party.until(lambda: not any(table.dms(person) for person in table.people))
    assert len([sent for sent in party.sandbox.sent if sent.status == 403]) == 1
    replay = await heard(await press(table.people[0], board, "replay"))
    assert "wuzzlts.webp" in picture(replay)


async def test_of_three_who_shout_at_once_one_takes_the_pair(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno", "Dario")).start()
    await table.put(position(THREE, NONE, THIRD, discards=LYING))
    board = table.board()
    answers = [await press(person, board, "wuzzup", wait=False) for person in table.people]
    for answer in answers:
        await answer.settled()
    late = [text(await heard(answer)) for answer in answers[1:]]
    assert answers[0].type == 7 and all("Ada" in word and "faster" in word for word in late)
    board = await party.until(lambda: "WuzzMud 6" in text(table.board()) and table.board())
    look = await table.look()
    assert look.view is not None and [len(pairs) for pairs in look.view.scored] == [1, 0, 0]  # type: ignore[attr-defined]


async def test_a_wuzzup_and_a_winning_wuzzlt_while_a_trade_waits(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno", "Dario")).start()
    state = position(NONE, THREE, THIRD, discards=LYING)
    await table.put(GAMES["wuzzlts"].apply(state, 0, Trade(2, "top", state.hands[0].top[0])).state)
    board = await party.until(lambda: table.shows("my.answer"))
    _, bruno, dario = table.people
    up = await press(dario, board, "wuzzup", wait=False)
    lt = await press(bruno, board, "wuzzlt", wait=False)
    await asyncio.gather(up.settled(), lt.settled())
    assert up.type == lt.type == 7
    board = await party.until(lambda: table.shows("rematch"))
    assert "Bruno" in text(board) and "WuzzMud 6" in alt(board)
    late = await dario.press(board, control(board, "text")["custom_id"])
    assert late.ephemeral


async def test_a_wrong_shout_is_told_to_its_caller_alone(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await table.put(position(NONE, THIRD))
    ada, bruno = table.people
    before = text(table.board())
    for action in ("wuzzup", "wuzzlt"):
        answer = await press(ada, table.board(), action)
        assert answer.ephemeral and "No:" in text(answer.message)
    assert text(table.board()) == before and not any(m["flags"] & 64 for m in bruno.messages(table.channel))


def buttons(message: Message, *wanted: str) -> list[dict[str, Any]]:
    """Return everything that Discord knows of those buttons, in the message's order."""
    return [item for item in components(message) if str(item.get("custom_id", "")).split(":")[-1] in wanted]


async def test_the_shouts_look_the_same_whatever_they_are_worth(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    looks = []
    for state in (position(NONE, THIRD), position(THREE, NONE), position(NONE, THREE, discards=LYING)):
        await table.put(state)
        await party.until(lambda: table.shows("wuzzup"))
        mine = await heard(await press(table.people[0], table.board(), "my.hand"))
        places = (table.board(), table.dms(table.people[0])[0], table.dms(table.people[1])[0], mine)
        looks.append([[{**b, "id": 0} for b in buttons(place, "wuzzup", "wuzzlt")] for place in places])
    assert looks[0] == looks[1] == looks[2]
    assert all(len(pair) == 2 for pair in looks[0])


async def test_where_discards_lie_in_lines_wuzzup_names_two(party: Party) -> None:
    options = {"many_monsters": True}
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start(**options)
    await table.put(position(NONE, THREE, discards=LINES, piles=("", ""), options=options))
    ada, bruno = table.people
    await party.until(lambda: "WuzzBuzz 6" in alt(table.board()))
    panel = await heard(await press(ada, table.board(), "my.wuzzup"))
    assert starting(panel, "my.wuzzup") == ["my.wuzzup.top", "my.wuzzup.bottom", "my.wuzzup"]
    chosen = await choose(ada, panel, "my.wuzzup.bottom", 1)
    assert chosen.type == 7
    again = await press(ada, chosen.message, "my.wuzzup.bottom.bottom.wuzzbuzz.6")
    assert again.type == 7 and starting(again.message, "call.") == ["call.bottom.wuzzbuzz.6"]
    wrong = await choose(ada, chosen.message, "call.bottom.wuzzbuzz.6", 0)
    assert "No:" in text(await heard(wrong))
    right = await choose(ada, chosen.message, "call.bottom.wuzzbuzz.6", 1)
    assert right.type == 7 and starting(right.message, "draw.")
    await party.until(lambda: "WuzzBuzz 6" in text(table.board()))
    taken = await choose(ada, right.message, "take.top", 1)
    assert taken.type == 7 and len(starting(taken.message, "lay.")) == 4
    same = await heard(await press(bruno, table.board(), "my.wuzzup"))
    assert starting(same, "my.wuzzup") == ["my.wuzzup.top", "my.wuzzup.bottom", "my.wuzzup"]


async def test_a_monster_match_is_played_on_the_board(party: Party) -> None:
    families = "wuzzbots+wuzzmuds+wuzzfins"
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start(mode="monster_match", families=families)
    board = table.board()
    assert [len(control(board, f"flip.{half}")["options"]) for half in ("top", "bottom")] == [18, 18]
    refused = await choose(table.people[1], board, "flip.top")
    assert refused.ephemeral and "turn" in text(refused.message)
    known: dict[int, Any] = {}
    for _ in range(200):
        board = table.board()
        if has(board, "rematch"):
            break
        view: Any = (await table.look()).view
        up = {at: card for at, card in enumerate(view.grid) if card is not None}
        known |= up
        half = "top" if has(board, "flip.top") else "bottom"
        lying = [int(option["value"]) for option in control(board, f"flip.{half}")["options"]]
        first = next(iter(up.values())) if len(up) == 1 else None
        mates = [at for at in lying if first is not None and _fits(known.get(at), first)]
        at = (mates or [at for at in lying if at not in known] or lying)[0]
        person = table.people[view.to_move[0]]
        answer = await person.select(board, control(board, f"flip.{half}")["custom_id"], [str(at)])
        assert answer.type == 7
    assert "pairs" in text(await party.until(lambda: table.shows("rematch")))


def _fits(card: Any, first: Any) -> bool:
    return card is not None and (card.family, card.monster) == (first.family, first.monster)


async def test_options_are_chosen_in_the_lobby_and_by_the_command(party: Party) -> None:
    ada = party.person("Ada")
    offered = await ada.autocomplete(party.channel, "wuzzlts start", "families", "fuzz")
    assert offered and all("WuzzFuzz" in choice["name"] for choice in offered)
    refused = await ada.command(party.channel, "wuzzlts start", families="nonsense")
    assert refused.ephemeral and "list" in text(refused.message)
    await ada.command(party.channel, "wuzzlts start", mode="monster_match", families="wuzzbots+wuzzfuzz")
    board = await party.shows(ada, "join")
    assert "WuzzBots and WuzzFuzz" in text(board)
    panel = await heard(await press(ada, board, "options"))
    names = [option["label"] for option in control(panel, "set.families")["options"]]
    assert len(names) == 21
    answer = await ada.select(panel, control(panel, "set.families")["custom_id"], ["families=none"])
    assert answer.type == 7
    await party.until(lambda: "at random" in text(party.board(ada)))


async def test_a_counted_round_has_a_score_sheet_until_it_is_forgotten(party: Party) -> None:
    options: dict[str, Any] = {"mode": "advanced", "rounds": 2}
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start(**options)
    await table.put(position(THREE, NONE, options=options))
    ada, bruno = table.people
    assert not has(table.board(), "my.sheet")
    await press(ada, table.board(), "wuzzlt")
    board = await party.until(lambda: table.shows("my.sheet"))
    assert "Ada: 16 points" in text(board) and "round 2 of 2" in text(board)
    sheet = await heard(await press(party.person("Dario"), board, "my.sheet"))
    assert "16" in text(sheet) and "WuzzBot 5" in alt(sheet) and "wuzzlts.webp" in picture(sheet)
    assert not starting(sheet, "my.")
    await party.until(lambda: "WuzzBot 5 top + WuzzBot 5" not in alt(table.dms(ada)[0]))
    # Whoever plays by direct message alone learns how the round went, and finds back to the new hand.
    for person in table.people:
        hand = await party.until(lambda person=person: "Round 1" in text(table.dms(person)[0]) and table.dms(person)[0])
        shown = (await press(person, hand, "my.sheet")).message
        assert alt(shown) == alt(sheet) and starting(shown, "my.") == ["my.hand"]
        back = (await press(person, shown, "my.hand")).message
        assert (text(back), alt(back)) == (text(hand), alt(hand))
    for _ in range(9):
        for person in (bruno, ada):
            hand = await party.until(lambda person=person: _with(table, person, "draw.top"))
            drawn = await press(person, hand, "draw.top")
            if laying := starting(drawn.message, "lay."):
                await press(person, drawn.message, laying[0])
    await party.until(lambda: not has(table.board(), "my.sheet"))
    await party.until(lambda: not any(has(table.dms(person)[0], "my.sheet") for person in table.people))


def _with(table: WuzzltsParty, person: Any, action: str) -> Message | None:
    """Return a person's direct message once it has a usable control of that action."""
    return next((message for message in table.dms(person) if has(message, action)), None)


async def test_who_does_not_sit_here_has_no_hand_and_no_shout(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    for action in ("my.hand", "wuzzup", "wuzzlt"):
        answer = await press(party.person("Dario"), table.board(), action)
        assert "do not sit" in text(await heard(answer))
