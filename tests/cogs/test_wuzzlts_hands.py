"""Private hands of Wuzzlts over the real transport: by direct message, in private answers, and never elsewhere."""

import asyncio
from typing import Any

import discord
import pytest

from bot.discord_io.dms import DirectMessages
from tests.cogs.party import Party, control, has, heard, picture, press, text
from tests.cogs.wuzzlts_party import WuzzltsParty, actions, alt, choose, starting
from tests.engines.wuzzlts_positions import FOURTH, NONE, THIRD, THREE, position


def hand_posts(party: Party, person: Any) -> list[Any]:
    """Return all that the bot posted into a person's direct channel, accepted or not."""
    channel = person.dm()
    return (
        []
        if channel is None
        else [
            sent
            for sent in party.sandbox.sent
            if sent.method == "POST" and sent.path == f"/channels/{channel.id}/messages"
        ]
    )


async def test_everybody_gets_one_message_and_the_whole_turn_is_played_in_it(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await table.put(position(THREE, NONE))
    ada, bruno = table.people
    (hand,) = table.dms(ada)
    assert starting(hand, "draw.") == ["draw.top", "draw.bottom"] and "my.trade.1" in actions(hand)
    assert not starting(table.dms(bruno)[0], "draw.") and {"wuzzup", "wuzzlt"} <= set(actions(table.dms(bruno)[0]))
    answer = await press(ada, hand, "draw.top")
    assert answer.type == 7 and len(starting(answer.message, "lay.")) == 5
    answer = await press(ada, answer.message, starting(answer.message, "lay.")[1])
    assert answer.type == 7 and not starting(answer.message, "draw.")
    await party.until(lambda: starting(table.dms(bruno)[0], "draw."))
    assert [len(hand_posts(party, person)) for person in table.people] == [1, 1]
    assert table.dms(ada)[0]["id"] == hand["id"]


async def test_my_hand_does_the_same_in_the_channel(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await table.put(position(THREE, NONE))
    ada, _ = table.people
    mine = await heard(await press(ada, table.board(), "my.hand"))
    assert "wuzzlts.webp" in picture(mine) and alt(mine) == alt(table.dms(ada)[0])
    drawn = await press(ada, mine, "draw.bottom")
    assert drawn.type == 7 and drawn.message["id"] == mine["id"]
    assert len(starting(drawn.message, "lay.")) == 5
    await party.until(lambda: starting(table.dms(ada)[0], "lay."))
    laid = await press(ada, table.dms(ada)[0], starting(table.dms(ada)[0], "lay.")[0])
    assert laid.type == 7
    # The open private answer follows what was done elsewhere.
    await party.until(lambda: not any(starting(m, "lay.") for m in ada.messages(table.channel)))


async def test_an_old_private_answer_becomes_the_fresh_hand(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await table.put(position(THREE, NONE))
    ada, _ = table.people
    first = await heard(await press(ada, table.board(), "my.hand"))
    old = control(first, "draw.top")["custom_id"]
    await heard(await press(ada, table.board(), "my.hand"))
    await press(ada, table.dms(ada)[0], "draw.top")
    answer = party.sandbox.person("ada").deliver(ada.forge(first, old, channel=table.channel))
    await answer.first()
    fresh = answer.message
    assert answer.type == 7 and fresh is not None
    assert len(starting(fresh, "lay.")) == 5 and "passed" in text(fresh)


async def test_a_trade_goes_by_message_and_by_answer(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno", "Dario")).start()
    ada, bruno, dario = table.people
    await table.put(position(THREE, NONE, THIRD))
    offering = await press(ada, table.dms(ada)[0], "my.trade.1")
    assert len(control(offering.message, "offer.1")["options"]) == 8
    answer = await choose(ada, offering.message, "offer.1", 0)
    assert answer.type == 7 and "Bruno" in text(answer.message)
    board = await party.until(lambda: table.shows("my.answer"))
    await party.until(lambda: len(starting(table.dms(bruno)[0], "give.")) == 4)
    refused = await heard(await press(dario, board, "my.answer"))
    assert "Bruno" in text(refused) and not starting(refused, "give.")
    mine = await heard(await press(bruno, board, "my.answer"))
    given = starting(mine, "give.")
    before = (await table.look(ada)).view
    answer = await press(bruno, mine, given[0])
    assert answer.type == 7 and "📨" in text(answer.message)
    after = (await table.look(ada)).view
    assert before is not None and after is not None and before != after
    await party.until(lambda: "📨" in text(table.dms(ada)[0]))
    assert "📨" not in text(table.dms(dario)[0])
    await party.until(lambda: not has(table.board(), "my.answer"))


async def test_a_swap_changes_every_hand(party: Party) -> None:
    table = await WuzzltsParty(party).start()
    await table.put(position(THREE, NONE, THIRD, FOURTH, piles=("swap", "")))
    before = {person.name: alt(table.dms(person)[0]) for person in table.people}
    ids = {person.name: table.dms(person)[0]["id"] for person in table.people}
    await press(table.people[0], table.dms(table.people[0])[0], "draw.top")
    await party.until(lambda: all(alt(table.dms(person)[0]) != before[person.name] for person in table.people))
    assert {person.name: table.dms(person)[0]["id"] for person in table.people} == ids
    assert all("🔄 SWAP" in text(table.dms(person)[0]) for person in table.people)
    assert "SWAP" in text(await party.until(lambda: "SWAP" in text(table.board()) and table.board()))


async def test_closed_messages_hold_nobody_up_and_are_told_once(party: Party) -> None:
    party.expected_errors = {50007}
    ada, bruno = party.person("Ada"), party.person("Bruno")
    bruno.change(dms_closed=True)
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await party.until(lambda: hand_posts(party, bruno))
    await table.put(position(THREE, NONE))
    assert hand_posts(party, bruno)[0].status == 403
    await press(ada, table.dms(ada)[0], "draw.top")
    await press(ada, table.dms(ada)[0], starting(table.dms(ada)[0], "lay.")[0])
    answer = await press(bruno, await party.until(lambda: table.shows("my.hand")), "my.hand")
    mine = await heard(answer)
    told = await party.until(lambda: [m for m in bruno.messages(table.channel) if "📪" in text(m)])
    assert len(told) == 1 and told[0]["flags"] & 64
    assert not [m for m in ada.messages(table.channel) if "📪" in text(m)]
    mine = next(m for m in bruno.messages(table.channel) if starting(m, "draw."))
    drawn = await press(bruno, mine, "draw.bottom")
    laid = await press(bruno, drawn.message, starting(drawn.message, "lay.")[0])
    assert laid.type == 7
    await asyncio.sleep(0.3)
    assert (
        len(hand_posts(party, bruno)) == 1 and len([m for m in bruno.messages(table.channel) if "📪" in text(m)]) == 1
    )

    still = await heard(await press(bruno, laid.message, "dm"))
    assert len(hand_posts(party, bruno)) == 2 and not starting(still, "draw.")
    bruno.change(dms_closed=False)
    await heard(await press(bruno, laid.message, "dm"))
    assert len(hand_posts(party, bruno)) == 3 and len(table.dms(bruno)) == 1


async def test_who_blocks_the_bot_in_mid_game_plays_on_in_the_channel(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await table.put(position(THREE, NONE))
    ada, bruno = table.people
    edits: list[int] = []
    edit = DirectMessages.edit

    async def refuse(dms: DirectMessages, channel_id: int, *args: Any) -> Any:
        if channel_id != int(bruno.dms()[0]["channel_id"]):
            return await edit(dms, channel_id, *args)
        edits.append(channel_id)
        response: Any = type("Response", (), {"status": 403, "reason": "Forbidden"})()
        raise discord.Forbidden(response, {"code": 50007, "message": "Cannot send messages to this user"})

    monkeypatch.setattr(DirectMessages, "edit", refuse)
    for _ in range(2):
        await press(
            ada,
            await party.until(lambda: table.dms(ada)[0] if starting(table.dms(ada)[0], "draw.") else None),
            "draw.top",
        )
        await press(ada, table.dms(ada)[0], starting(table.dms(ada)[0], "lay.")[0])
        await party.until(lambda: edits)
        mine = await heard(await press(bruno, table.board(), "my.hand"))
        mine = next(m for m in reversed(bruno.messages(table.channel)) if starting(m, "draw."))
        drawn = await press(bruno, mine, "draw.bottom")
        assert (await press(bruno, drawn.message, starting(drawn.message, "lay.")[0])).type == 7
    assert len(edits) == 1
    assert len([m for m in bruno.messages(table.channel) if "📪" in text(m)]) == 1
    assert mine["flags"] & 64


async def test_two_tables_of_one_player_never_mix(party: Party) -> None:
    first = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    second = await WuzzltsParty(party, ("Ada", "Dario"), party.sandbox.channel("garden")).start()
    ada = party.person("Ada")
    await first.put(position(THREE, NONE))
    await second.put(position(THIRD, FOURTH))
    one, other = first.dms(ada)[0], second.dms(ada)[0]
    assert one["id"] != other["id"] and alt(one) != alt(other)
    answer = await press(ada, one, "draw.top")
    assert answer.message["id"] == one["id"]
    mine = await heard(await press(ada, second.board(), "my.hand"))
    assert alt(mine) == alt(other) and starting(mine, "draw.")
    assert starting(first.dms(ada)[0], "lay.") and starting(second.dms(ada)[0], "draw.")
    assert (await second.look()).table.moves == 0


async def test_after_a_restart_the_same_message_goes_on_and_an_open_trade_is_answered(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    ada, bruno = table.people
    await table.put(position(THREE, NONE))
    offering = await press(ada, table.dms(ada)[0], "my.trade.1")
    await choose(ada, offering.message, "offer.1", 3)
    await party.until(lambda: starting(table.dms(bruno)[0], "give."))
    ids = [table.dms(person)[0]["id"] for person in table.people]
    await party.restart()
    answer = await press(bruno, table.dms(bruno)[0], starting(table.dms(bruno)[0], "give.")[2])
    assert answer.type == 7 and "📨" in text(answer.message)
    await party.until(lambda: "📨" in text(table.dms(ada)[0]))
    assert [table.dms(person)[0]["id"] for person in table.people] == ids
    assert [len(hand_posts(party, person)) for person in table.people] == [1, 1]


async def test_a_hand_that_fell_behind_while_the_bot_was_down_is_brought_up_to_date(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    await table.put(position(THREE, NONE))
    ada, bruno = table.people
    await party.bot._keeper.close()
    await press(ada, table.dms(ada)[0], "draw.top")
    await press(ada, table.dms(ada)[0], starting(table.dms(ada)[0], "lay.")[0])
    assert not starting(table.dms(bruno)[0], "draw.")
    await party.restart()
    await party.until(lambda: starting(table.dms(bruno)[0], "draw."))
    assert len(hand_posts(party, bruno)) == 1


async def test_at_the_end_the_controls_go_and_stay_away(party: Party) -> None:
    party.person("Bruno").change(locale="de")
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    ada, bruno = table.people
    await table.put(position(THREE, NONE))
    await press(ada, table.board(), "wuzzlt")
    await party.until(lambda: not table.dms(ada) and not table.dms(bruno))
    assert "over" in text(ada.dms()[-1]) and "vorbei" in text(bruno.dms()[-1])
    await press(ada, await party.until(lambda: table.shows("close")), "close")
    await asyncio.sleep(0.2)
    assert [len(hand_posts(party, person)) for person in table.people] == [1, 1]


async def test_who_leaves_keeps_no_controls(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno", "Dario")).start()
    dario = table.people[2]
    await dario.command(table.channel, "table leave")
    await party.until(lambda: not table.dms(dario))
    assert "left" in text(dario.dms()[-1]) or "verlassen" in text(dario.dms()[-1])


async def test_a_monster_match_has_no_hands(party: Party) -> None:
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start(mode="monster_match")
    await asyncio.sleep(0.3)
    assert all(not person.dms() for person in table.people)
    assert not has(table.board(), "my.hand")
