"""A lobby over the real transport: seats, host, options, house players, commands of /table."""

import asyncio
from typing import Any

import pytest

from bot.sandbox.people.person import PersonHandle
from cogs.game.controls import base36
from tests.cogs.party import PATIENCE, Message, Party, components, control, has, heard, picture, press, text


def ada(party: Party) -> PersonHandle:
    """Return who opens the tables."""
    return party.person("Ada")


async def open_lobby(party: Party, host: str = "Ada") -> None:
    """Open a table of Putz die Wutz."""
    await party.person(host).command(party.channel, "putz-die-wutz start")
    await party.shows(party.person(host), "join")


async def test_a_full_table_takes_nobody_else(party: Party) -> None:
    ada = party.person("Ada")
    await open_lobby(party)
    for name in ("Bruno", "Chloe", "Dario"):
        await press(party.person(name), await party.shows(ada, "join"), "join")
    board = await party.until(lambda: "4. Dario" in text(party.board(ada)) and party.board(ada))
    assert not has(board, "join")
    forged = party.person("Estrella").forge(board, control(board, "join")["custom_id"])
    answer = await party.person("Estrella").deliver(forged).first()
    assert "All 4 seats" in text(await heard(answer))


async def test_sitting_down_twice_is_refused(party: Party) -> None:
    ada = party.person("Ada")
    await open_lobby(party)
    assert "already" in text(await heard(await press(ada, party.board(ada), "join")))


async def test_the_next_person_hosts_when_the_host_gets_up(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    await open_lobby(party)
    await press(bruno, party.board(ada), "join")
    await press(ada, await party.shows(ada, "start"), "leave")
    board = await party.until(lambda: "Ada" not in text(party.board(ada)) and party.board(ada))
    assert "1. Bruno Brandmüller · host" in text(board)


async def test_a_lobby_that_everybody_left_is_closed(party: Party) -> None:
    ada = party.person("Ada")
    await open_lobby(party)
    await press(ada, party.board(ada), "leave")
    board = await party.until(lambda: "everybody had left" in text(party.board(ada)) and party.board(ada))
    assert not has(board, "join")


async def test_house_players_come_and_go_at_the_hosts_word(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    await open_lobby(party)
    assert "Only Ada" in text(await heard(await press(bruno, party.board(ada), "house")))
    await press(ada, party.board(ada), "house")
    board = await party.shows(ada, "nohouse")
    assert "(house)" in text(board) and has(board, "start")
    await press(ada, board, "nohouse")
    await party.until(lambda: "(house)" not in text(party.board(ada)))


async def test_the_host_sets_options_and_everybody_sees_them(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    await open_lobby(party)
    assert "Only Ada" in text(await heard(await press(bruno, party.board(ada), "options")))
    opened = await press(ada, party.board(ada), "options")
    panel = await heard(opened)
    select = next(item for item in components(panel) if item.get("custom_id", "").endswith(":set.variant"))
    assert [option["default"] for option in select["options"] if option.get("default")] == [True]
    changed = await ada.select(panel, select["custom_id"], ["variant=very_young"])
    assert changed.type in (6, 7)
    await party.until(lambda: "very young" in text(party.board(ada)))


async def opened_panel(party: Party, command: str, **options: Any) -> Message:
    """Open a table as Ada and return its panel of options."""
    await ada(party).command(party.channel, command, **options)
    return await heard(await press(ada(party), await party.shows(ada(party), "join"), "options"))


async def choose(party: Party, panel: Message, choice: str) -> Message:
    """Choose a value ("mode=advanced") in Ada's panel, and return the panel as it is then."""
    select = control(panel, f"set.{choice.partition('=')[0]}")
    await (await ada(party).select(panel, select["custom_id"], [choice])).settled()
    return next(message for message in ada(party).messages(party.channel) if message["id"] == panel["id"])


def offered(panel: Message) -> list[str]:
    """Return the options that a panel has selects for."""
    return [i["custom_id"].partition(":set.")[2] for i in components(panel) if i["type"] == 3]


async def test_each_option_has_its_name_above_it_and_stands_there_only_where_it_matters(party: Party) -> None:
    panel = await opened_panel(party, "wuzzlts start")
    assert offered(panel) == ["mode", "many_monsters", "pace"]
    assert [i["content"] for i in components(panel)[1:] if i["type"] == 10] == [
        "**What is played**", "**Discards**", "**Pace**",
    ]  # fmt: skip
    panel = await choose(party, panel, "mode=advanced")
    assert offered(panel) == ["mode", "rounds", "many_monsters", "pace"]
    panel = await choose(party, panel, "rounds=3")
    panel = await choose(party, panel, "mode=monster_match")
    assert offered(panel) == ["mode", "families", "pace"]
    board = await party.until(lambda: "monster match" in text(party.board(ada(party))) and party.board(ada(party)))
    assert "three rounds" not in text(board) and "drawn at random" in text(board)


async def test_pace_and_quick_start_are_chosen_there_too(party: Party) -> None:
    panel = await opened_panel(party, "ratzeputz start")
    assert offered(panel) == ["side", "scoring", "turns", "wobbly", "quick", "pace"]
    panel = await choose(party, panel, "quick=true")
    panel = await choose(party, panel, "pace=live")
    lobby = await party.until(lambda: "a minute a turn" in text(party.board(ada(party))) and party.board(ada(party)))
    assert "quick start" in text(lobby)
    await press(ada(party), lobby, "start")
    await party.shows(ada(party), "roll")


async def test_a_choice_can_be_left_to_the_game_again(party: Party) -> None:
    panel = await opened_panel(party, "ratzeputz start", side="tricky")
    assert "tricky side" in text(party.board(ada(party)))
    await choose(party, panel, "side=none")
    await party.until(lambda: "tricky side" not in text(party.board(ada(party))))


async def test_a_panel_whose_game_has_begun_says_so_and_stands_still(party: Party) -> None:
    panel = await opened_panel(party, "putz-die-wutz start", variant="young")
    await press(party.person("Bruno"), party.board(ada(party)), "join")
    await press(ada(party), await party.shows(ada(party), "start"), "start")
    await party.shows(ada(party), "roll")
    panel = await choose(party, panel, "variant=classic")
    assert "has begun" in text(panel) and "young" in text(panel) and not offered(panel)


async def test_a_panel_of_somebody_who_does_not_host_any_more_stands_still(party: Party) -> None:
    panel = await opened_panel(party, "putz-die-wutz start")
    bruno = party.person("Bruno")
    await press(bruno, party.board(ada(party)), "join")
    await press(ada(party), await party.shows(ada(party), "start"), "leave")
    await party.until(lambda: "Bruno Brandmüller · host" in text(party.board(bruno)))
    panel = await choose(party, panel, "variant=young")
    assert "Only Bruno" in text(panel) and not offered(panel)


@pytest.mark.parametrize(("locale", "told"), [("en-US", "For whom"), ("de", "Für wen"), ("fr", "Pour qui")])
async def test_a_value_that_is_none_is_refused_in_the_persons_own_words(party: Party, locale: str, told: str) -> None:
    panel = await opened_panel(party, "putz-die-wutz start")
    ada(party).change(locale=locale)
    forged = ada(party).forge(panel, control(panel, "set.variant")["custom_id"], values=["variant=ancient"])
    await (await ada(party).deliver(forged).first()).settled()
    panel = next(message for message in ada(party).messages(party.channel) if message["id"] == panel["id"])
    first, *allowed = text(panel).splitlines()
    assert told in first and len([line for line in allowed if line.startswith("- ")]) == 3
    assert "ancient" not in text(panel) and offered(panel) == ["variant", "early_end"]


async def test_kick_and_end_are_the_hosts_and_the_moderators(party: Party) -> None:
    ada, bruno, chloe = (party.person(name) for name in ("Ada", "Bruno", "Chloe"))
    await open_lobby(party, "Bruno")
    await press(chloe, party.board(bruno), "join")
    refused = await chloe.command(party.channel, "table kick", player=str(bruno.id))
    assert "Only Bruno" in text(await heard(refused))
    kicked = await ada.command(party.channel, "table kick", player=str(chloe.id))  # Ada owns the server
    assert "does not sit" in text(await heard(kicked))
    await party.until(lambda: "2. *free seat*" in text(party.board(bruno)))
    assert "taken off this table" in text(await heard(await press(chloe, party.board(bruno), "join")))
    refused = await chloe.command(party.channel, "table end")
    assert "Only Bruno" in text(await heard(refused))
    ended = await bruno.command(party.channel, "table end")
    assert "closed" in text(await heard(ended))
    await party.until(lambda: "closed by its host" in text(party.board(bruno)))


async def opened_by(party: Party, name: str) -> int:
    """Open a lobby in a person's name and return its id."""
    posts = party.bot.services.posts
    before = set(await posts.newest_in(party.channel.id))
    await party.person(name).command(party.channel, "putz-die-wutz start")
    async with asyncio.timeout(PATIENCE):
        while not (new := set(await posts.newest_in(party.channel.id)) - before):  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.02)
    return new.pop()


async def test_where_no_table_is_named_ones_own_is_meant(party: Party) -> None:
    bruno, chloe, tables = party.person("Bruno"), party.person("Chloe"), party.bot.services.tables
    mine, other = await opened_by(party, "Bruno"), await opened_by(party, "Chloe")
    assert "closed" in text(await heard(await bruno.command(party.channel, "table end")))
    assert [(await tables.look(n)).table.phase for n in (mine, other)] == ["closed", "lobby"]
    mine = await opened_by(party, "Bruno")
    assert "Putz die Wutz" in text(await heard(await chloe.command(party.channel, "table leave")))
    assert [(await tables.look(n)).table.phase for n in (mine, other)] == ["lobby", "closed"]


async def test_where_several_tables_fit_the_person_is_asked(party: Party) -> None:
    ada, bruno, tables = party.person("Ada"), party.person("Bruno"), party.bot.services.tables
    both = [await opened_by(party, "Bruno"), await opened_by(party, "Bruno")]
    for person, command in ((bruno, "leave"), (bruno, "end"), (ada, "end")):  # Ada owns the server
        asked = text(await heard(await person.command(party.channel, f"table {command}")))
        assert "Name one by `table`" in asked and asked.count("Bruno Brandmüller · waiting for players") == 2
    asked = text(await heard(await bruno.command(party.channel, "table kick", player=str(ada.id))))
    assert "Name one by `table`" in asked
    assert [(await tables.look(n)).table.phase for n in both] == ["lobby", "lobby"]


async def test_only_tables_that_a_command_could_act_on_are_suggested_ones_own_first(party: Party) -> None:
    ids = {name: base36(await opened_by(party, name)) for name in ("Ada", "Chloe")}

    async def offered(name: str, command: str) -> list[str]:
        choices = await party.person(name).autocomplete(party.channel, f"table {command}", "table", "")
        return [choice["value"] for choice in choices]

    for command in ("show", "end", "kick"):  # she moderates
        assert await offered("Ada", command) == [ids["Ada"], ids["Chloe"]]
    assert await offered("Ada", "leave") == [ids["Ada"]]
    for command in ("leave", "end", "kick"):
        assert await offered("Chloe", command) == [ids["Chloe"]]
        assert await offered("Estrella", command) == []


async def test_commands_where_there_is_no_table_say_so(party: Party) -> None:
    answer = await party.person("Ada").command(party.channel, "table show")
    assert "no table in this channel" in text(await heard(answer))
    mine = await party.person("Ada").command(party.channel, "table mine")
    assert "do not sit at any table" in text(await heard(mine))


async def test_mine_tells_whose_move_it_is(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")

    async def mine(person: PersonHandle) -> str:
        return text(await heard(await person.command(party.channel, "table mine")))

    await ada.command(party.channel, "wuzzlts start")
    await press(bruno, await party.shows(ada, "join"), "join")
    assert "waiting for players" in await mine(bruno)
    await press(ada, await party.shows(ada, "start"), "start")
    assert "your move" in await mine(ada) and "waiting for" not in await mine(ada)
    assert "waiting for Ada" in await mine(bruno)


async def test_the_rules_open_from_the_lobby_and_turn_pages(party: Party) -> None:
    ada = party.person("Ada")
    await open_lobby(party)
    page = await heard(await press(ada, party.board(ada), "rules"))
    seen, pictures = [text(page)], [picture(page)]
    for _ in range(3):
        forth = next(i for i in components(page) if i.get("label") == "Next")
        await ada.press(page, forth["custom_id"])
        page = next(m for m in ada.messages(party.channel) if m["id"] == page["id"])
        seen.append(text(page))
        pictures.append(picture(page))
    assert len(set(seen)) == len(set(pictures)) == 4
    assert next(i for i in components(page) if i.get("label") == "Next")["disabled"]
