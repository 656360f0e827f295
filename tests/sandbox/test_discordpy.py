"""An unmodified discord.py on the sandbox: everything a game bot does."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from bot.sandbox import Limits, NotPossible, Rate, Sandbox, Sent
from bot.sandbox.interactions import interactions
from bot.sandbox.people import seen
from bot.sandbox.people.answer import Answer

from .conftest import Bot, png, running


class Board(ui.LayoutView):
    """A v2 message with a picture, words, a button and a select."""

    def __init__(self, presses: int) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Board] = ui.Container(accent_color=0x2A7F62)
        box.add_item(ui.TextDisplay(f"pressed {presses}"))
        gallery: ui.MediaGallery[Board] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="A board")
        box.add_item(gallery)
        row: ui.ActionRow[Board] = ui.ActionRow()
        row.add_item(ui.Button(label="Press", custom_id=f"press:{presses}"))
        box.add_item(row)
        choose: ui.ActionRow[Board] = ui.ActionRow()
        options = [discord.SelectOption(label=name, value=name) for name in ("left", "right")]
        choose.add_item(ui.Select(custom_id="choose", options=options))
        box.add_item(choose)
        self.add_item(box)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<count>\d+)"):
    """A button that outlives the process."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label="Press", custom_id=f"press:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Press:
        return cls(int(match["count"]))

    async def callback(self, interaction: Any) -> None:
        picture = discord.File(io.BytesIO(png(20 + self.count)), "board.png", description="A board")
        await interaction.response.edit_message(view=Board(self.count + 1), attachments=[picture])


class Ask(ui.Modal, title="What?"):
    """A form with one field."""

    words: ui.TextInput[Any] = ui.TextInput(label="Words", custom_id="words", max_length=10)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You said {self.words.value}", ephemeral=True)


def game_bot() -> Bot:
    """A bot with one command for each kind of answer."""
    bot = Bot(allowed_mentions=discord.AllowedMentions.none())
    bot.add_dynamic_items(Press)
    group = app_commands.Group(name="table", description="t")
    bot.tree.add_command(group)

    @group.command(description="d")
    async def board(interaction: discord.Interaction) -> None:
        picture = discord.File(io.BytesIO(png(20)), "board.png", description="A board")
        await interaction.response.send_message(view=Board(0), file=picture)

    @group.command(description="d")
    async def deferred(interaction: discord.Interaction, private: bool) -> None:
        await interaction.response.defer(ephemeral=private)
        await interaction.followup.send("the answer")
        await interaction.followup.send("and more", ephemeral=True)

    @group.command(description="d")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ask())

    @group.command(description="d")
    async def silent(interaction: discord.Interaction) -> None:
        pass

    @group.command(description="d")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        with pytest.raises(discord.InteractionResponded):
            await interaction.response.send_message("twice")
        callback = interaction.client.http  # a second answer past the library's own guard
        route = discord.http.Route(
            "POST",
            "/interactions/{id}/{token}/callback",
            id=interaction.id,
            token=interaction.token,
        )
        try:
            await callback.request(route, json={"type": 4, "data": {"content": "twice"}})
        except discord.HTTPException as error:
            await interaction.followup.send(f"refused {error.code}")

    @group.command(description="d")
    async def whisper(interaction: discord.Interaction, to: discord.User) -> None:
        try:
            await to.send("psst")
        except discord.Forbidden as error:
            await interaction.response.send_message(f"refused {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @group.command(description="d")
    async def find(interaction: discord.Interaction, code: str, number: app_commands.Range[int, 1, 9]) -> None:
        await interaction.response.send_message(f"{code} {number + 1} {interaction.locale}")

    @find.autocomplete("code")
    async def codes(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}{end}", value=f"{current}{end}") for end in "ab"]

    return bot


async def test_ready(sandbox: Sandbox) -> None:
    async with running(sandbox, game_bot()) as bot:
        assert sorted(guild.name for guild in bot.guilds) == ["Dorfplatz", "Teahouse"]
        channel = bot.get_channel(sandbox.channel("tables").id)
        permissions = channel.permissions_for(channel.guild.me)
        assert permissions.send_messages and permissions.attach_files and not permissions.administrator
        assert (await bot.fetch_user(sandbox.person("Ada").id)).display_name == "Ada"
        assert (await channel.guild.fetch_member(sandbox.person("Ada").id)).name == "ada"
        assert [command.name for command in await bot.tree.fetch_commands()] == ["table"]


async def test_board_and_dynamic_buttons(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with running(sandbox, game_bot()) as bot:
        answer = await ada.command(tables, "table board")
        assert answer.type == 4 and not answer.ephemeral
        message = answer.message
        assert message is not None
        assert seen.text(message) == "pressed 0"
        assert [(one["width"], one["description"]) for one in seen.pictures(message)] == [(20, "A board")]
        assert message["interaction_metadata"]["name"] == "table board"
        for count in range(3):
            pressed = await sandbox.person("bruno").press(message, f"press:{count}")
            assert pressed.type == 7
            message = pressed.message
            assert message is not None
            assert seen.text(message) == f"pressed {count + 1}"
            assert seen.pictures(message)[0]["width"] == 20 + count
        with pytest.raises(NotPossible):
            await ada.press(message, "press:0")
        # MESSAGE_CREATE and the edits reach the bot as events, too.
        await bot.until("message")
        await bot.until("raw_message_edit", 3)
        assert len(ada.messages(tables)) == 1


async def test_dynamic_buttons_work_for_the_next_process(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with running(sandbox, game_bot()):
        await ada.command(tables, "table board")
    async with running(sandbox, game_bot(), sync=False):
        pressed = await ada.press(ada.messages(tables)[-1], "press:0")
    assert pressed.message is not None
    assert seen.text(pressed.message) == "pressed 1"


@pytest.mark.parametrize("private", [True, False])
async def test_deferred_answers(sandbox: Sandbox, private: bool) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with running(sandbox, game_bot()):
        answer = await ada.command(tables, "table deferred", private=private)
        assert answer.type == 5
        await answer.settled()
        await sandbox.wait_for(lambda: answer.followups)
    # The first follow-up fills the deferred answer, the next is a message of its own.
    assert answer.message is not None
    assert (answer.message["content"], answer.ephemeral) == ("the answer", private)
    assert answer.message["edited_timestamp"] is None
    assert [(one["content"], one["flags"] & 64) for one in answer.followups] == [("and more", 64)]
    others = [message["content"] for message in sandbox.person("bruno").messages(tables)]
    assert others == ([] if private else ["the answer"])


async def test_modal(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with running(sandbox, game_bot()):
        opened = await ada.command(tables, "table ask")
        assert opened.type == 9 and opened.modal is not None and opened.modal["title"] == "What?"
        for bad in ({}, {"words": "x" * 11}):
            with pytest.raises(NotPossible):
                await ada.submit_modal(opened, bad)
        with pytest.raises(NotPossible):
            await sandbox.person("bruno").submit_modal(opened, {"words": "mine"})
        answer = await ada.submit_modal(opened, {"words": "hello"})
    assert answer.ephemeral and answer.message is not None
    assert answer.message["content"] == "You said hello"


class Choices(ui.View):
    """A select of words, of which two may be chosen, and a select of people."""

    @ui.select(custom_id="words", max_values=2, options=[discord.SelectOption(label=word) for word in "abc"])
    async def words(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=" ".join(sorted(select.values)))

    @ui.select(cls=ui.UserSelect, custom_id="people")
    async def people(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_modal(Labelled(select.values[0].display_name))


class Labelled(ui.Modal, title="More"):
    """A form with a select under a label."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        options = [discord.SelectOption(label=word) for word in "xyz"]
        self.choice: ui.Select[Any] = ui.Select(custom_id="choice", options=options)
        self.add_item(ui.Label(text="Which?", component=self.choice))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.name} {self.choice.values[0]}")


async def test_selects(sandbox: Sandbox) -> None:
    ada, bruno, tables = sandbox.person("Ada"), sandbox.person("bruno"), sandbox.channel("tables")
    async with running(sandbox, game_bot()) as bot:
        await bot.get_channel(tables.id).send("choose", view=Choices(timeout=None))
        message = ada.messages(tables)[-1]
        assert [select["custom_id"] for select in seen.selects(message)] == ["words", "people"]
        for bad in ([], ["a", "b", "c"], ["d"]):
            with pytest.raises(NotPossible):
                await ada.select(message, "words", bad)
        answer = await ada.select(message, "words", ["c", "a"])
        assert (answer.type, ada.messages(tables)[-1]["content"]) == (7, "a c")
        opened = await ada.select(message, "people", [bruno])
        assert opened.type == 9
        with pytest.raises(NotPossible):
            await ada.submit_modal(opened, {"choice": ["w"]})
        answer = await ada.submit_modal(opened, {"choice": ["y"]})
        assert (answer.type, ada.messages(tables)[-1]["content"]) == (7, f"{bruno.display} y")


async def test_no_answer_fails_after_three_seconds(sandbox: Sandbox) -> None:
    async with running(sandbox, game_bot()):
        answer = await sandbox.person("Ada").command(sandbox.channel("tables"), "table silent")
    assert answer.failed and answer.type is None
    assert answer.interaction.reason == "This interaction failed"


async def test_two_answers(sandbox: Sandbox) -> None:
    async with running(sandbox, game_bot()):
        answer = await sandbox.person("Ada").command(sandbox.channel("tables"), "table twice")
        await sandbox.wait_for(lambda: answer.followups)
    assert answer.followups[0]["content"] == "refused 40060"


async def test_direct_messages(sandbox: Sandbox) -> None:
    ada, bruno, tables = sandbox.person("Ada"), sandbox.person("bruno"), sandbox.channel("tables")
    async with running(sandbox, game_bot()):
        answer = await ada.command(tables, "table whisper", to=bruno)
        assert answer.message is not None and answer.message["content"] == "sent"
        assert [message["content"] for message in bruno.dms()] == ["psst"]
        sandbox.faults.close_dms(bruno.id, closed=True)
        answer = await ada.command(tables, "table whisper", to=bruno)
        assert answer.message is not None and answer.message["content"] == "refused 50007"


async def test_options_and_completions(sandbox: Sandbox) -> None:
    estrella, tables = sandbox.person("estrella"), sandbox.channel("tables")
    async with running(sandbox, game_bot()):
        choices = await estrella.autocomplete(tables, "table find", "code", "AB")
        assert [choice["value"] for choice in choices] == ["ABa", "ABb"]
        answer = await estrella.command(tables, "table find", code="ABa", number=4)
        assert answer.message is not None and answer.message["content"] == "ABa 5 es-ES"
        for bad in ({}, {"code": "x", "number": 10}, {"code": "x", "number": "y"}, {"code": "x", "number": 1, "z": 1}):
            with pytest.raises(NotPossible):
                await estrella.command(tables, "table find", **bad)
        for path in ("table", "table nothing", "nothing"):
            with pytest.raises(NotPossible):
                await estrella.command(tables, path)


async def test_contexts_and_permissions_of_commands(sandbox: Sandbox) -> None:
    bot = Bot()

    @bot.tree.command(description="d")
    @app_commands.guild_only()
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.context.guild))

    @bot.tree.command(description="d")
    @app_commands.allowed_contexts(guilds=False, dms=True)
    async def there(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            f"dm {interaction.context.dm_channel} {interaction.app_permissions.value}"
        )

    @bot.tree.command(description="d")
    @app_commands.default_permissions(manage_guild=True)
    async def moderators(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.permissions.manage_guild))

    ada, bruno, tables = sandbox.person("Ada"), sandbox.person("bruno"), sandbox.channel("tables")
    chloe = sandbox.person("chloe")
    async with running(sandbox, bot):
        assert [one["name"] for one in chloe.commands(tables)] == ["here"]
        assert [one["name"] for one in bruno.commands(tables)] == ["here", "moderators"]
        for person in (ada, bruno):
            answer = await person.command(tables, "moderators")
            assert answer.message is not None and answer.message["content"] == "True"
        answer = await chloe.command(chloe.open_dm(), "there")
        assert answer.message is not None and answer.message["content"] == "dm True 442368"
        with pytest.raises(NotPossible):
            await chloe.command(chloe.open_dm(), "here")
        sandbox.faults.deny(tables.id, ["ATTACH_FILES", "EMBED_LINKS"])
        answer = await chloe.command(tables, "here")
        permissions = int(answer.interaction.event["app_permissions"])
        assert not permissions & (1 << 15) and permissions & (1 << 11)


async def test_emojis_and_fetched_messages(sandbox: Sandbox) -> None:
    async with running(sandbox, game_bot()) as bot:
        emoji = await bot.create_application_emoji(name="die", image=png())
        channel = bot.get_channel(sandbox.channel("tables").id)
        view = ui.View(timeout=None)
        view.add_item(ui.Button(emoji=emoji, custom_id="die"))
        sent = await channel.send("roll", view=view)
        assert (await channel.fetch_message(sent.id)).components[0].children[0].emoji.id == emoji.id
        await sent.edit(content="rolled", view=None)
        assert [message.content async for message in channel.history()] == ["rolled"]
        await emoji.delete()
        view = ui.View(timeout=None)
        view.add_item(ui.Button(emoji=emoji, custom_id="die"))
        with pytest.raises(discord.HTTPException) as caught:
            await channel.send("again", view=view)
        assert caught.value.code == 50035
        await sent.delete()
        with pytest.raises(discord.NotFound) as gone:
            await channel.fetch_message(sent.id)
        assert gone.value.code == 10008


async def test_reconnect_and_resume(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with running(sandbox, game_bot()) as bot:
        sandbox.faults.drop_gateway()
        await sandbox.wait_for(lambda: not sandbox.core.sessions.online)
        answer = await ada.command(tables, "table find", code="x", number=1, wait=False)
        await bot.until("resumed")
        # Sent while the socket was down, replayed by the resume, answered in time or not at all.
        await answer.first()
        sandbox.faults.drop_gateway(invalidate=True)
        await bot.until("ready", 2)


@pytest.mark.parametrize("shards", [{}, {"shard_count": 1, "shard_ids": [0]}])
async def test_automatic_shards(sandbox: Sandbox, shards: Any) -> None:
    bot = discord.AutoShardedClient(intents=discord.Intents.default(), guild_ready_timeout=0.05, **shards)
    async with running(sandbox, bot, sync=False):
        assert len(bot.guilds) == 2


async def test_world_events(sandbox: Sandbox) -> None:
    guild = sandbox.guilds[0]
    async with running(sandbox, game_bot()) as bot:
        made = sandbox.faults.create_channel(guild.id, "attic")
        await bot.until("guild_channel_create")
        sandbox.faults.deny(made.id, ["SEND_MESSAGES"])
        await bot.until("guild_channel_update")
        assert not bot.get_channel(made.id).permissions_for(bot.get_guild(guild.id).me).send_messages
        sandbox.faults.delete_channel(made.id)
        await bot.until("guild_channel_delete")
        sandbox.faults.guild_outage(guild.id, over=False)
        await bot.until("guild_unavailable")
        sandbox.faults.guild_outage(guild.id, over=True)
        await bot.until("guild_available")
        sandbox.faults.set_membership(guild.id, member=False)
        await bot.until("guild_remove")
        sandbox.faults.set_membership(guild.id, member=True)
        await bot.until("guild_join")
        said = sandbox.person("Ada").say(sandbox.channel("tables"), "x")
        sandbox.person("Ada").delete(said)
        await bot.until("raw_message_delete")


async def test_permissions_that_change_are_told(sandbox: Sandbox) -> None:
    guild, tables = sandbox.guilds[0], sandbox.channel("tables")
    async with running(sandbox, game_bot()) as bot:
        known = bot.get_guild(guild.id)
        sandbox.faults.deny_everywhere(guild.id, ["EMBED_LINKS", "ATTACH_FILES"])
        await bot.until("guild_role_update", 2)
        assert not known.get_channel(tables.id).permissions_for(known.me).embed_links
        answer = await sandbox.person("Ada").command(tables, "table board", wait=False)
        assert not int(answer.interaction.event["app_permissions"]) & 1 << 15
        sandbox.faults.restore()
        await bot.until("guild_role_update", 4)
        assert known.get_channel(tables.id).permissions_for(known.me).embed_links
        sandbox.faults.deny(tables.id, ["VIEW_CHANNEL"])
        await bot.until("guild_channel_update")
        assert not known.get_channel(tables.id).permissions_for(known.me).view_channel
        sandbox.faults.deny(tables.id, [])
        await bot.until("guild_channel_update", 2)
        assert known.get_channel(tables.id).permissions_for(known.me).view_channel


async def test_a_channel_seen_again_through_a_role(sandbox: Sandbox) -> None:
    tables = sandbox.channel("tables")
    sandbox.faults.deny_everywhere(tables.guild_id or 0, ["VIEW_CHANNEL"])
    async with running(sandbox, game_bot()) as bot:
        assert list(bot.get_guild(tables.guild_id).channels) == []
        sandbox.faults.deny_everywhere(tables.guild_id or 0, [])
        await bot.until("guild_channel_create", 3)
        assert bot.get_channel(tables.id).permissions_for(bot.get_guild(tables.guild_id).me).view_channel


async def test_a_cut_connection_reaches_the_bot_as_an_error(sandbox: Sandbox) -> None:
    async with running(sandbox, game_bot()) as bot:
        channel = bot.get_channel(sandbox.channel("tables").id)
        sandbox.faults.lose_answers("POST", "/messages$")
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await channel.send("sent, but not confirmed")
        sandbox.faults.lose_answers("POST", "/messages$", status=503)
        with pytest.raises(discord.DiscordServerError):
            await channel.send("this one, too")
        assert len(sandbox.person("Ada").messages(channel.id)) == 2


async def test_rate_limited_edits_arrive_in_the_end() -> None:
    limits = Limits().but(edit=Rate(2, 0.4))
    async with Sandbox(limits=limits) as sandbox, running(sandbox, game_bot()) as bot:
        channel = bot.get_channel(sandbox.channel("tables").id)
        sent = await channel.send("0")
        edits = [sent.edit(content=str(number)) for number in range(1, 7)]
        await asyncio.gather(*edits)
        # The headers keep the library from ever meeting a 429.
        assert [one.status for one in sandbox.sent if one.method == "PATCH"] == [200] * 6


def _callbacks(sandbox: Sandbox) -> list[Sent]:
    return [one for one in sandbox.sent if one.path.endswith("/callback")]


async def test_forged_interactions(sandbox: Sandbox) -> None:
    ada, bruno, tables = sandbox.person("Ada"), sandbox.person("bruno"), sandbox.channel("tables")
    seen_ids: list[int] = []
    async with running(sandbox, game_bot()) as bot:

        async def on_interaction(interaction: discord.Interaction) -> None:
            seen_ids.append(interaction.id)

        bot.on_interaction = on_interaction
        message = (await ada.command(tables, "table board")).message
        assert message is not None
        seen_ids.clear()
        stranger = ada.deliver(ada.forge(message, "somebody-else:1"))
        old = await ada.deliver(ada.forge(message, "press:0", seconds_old=4)).first()
        assert old.failed
        await sandbox.wait_for(lambda: len(_callbacks(sandbox)) == 2)
        assert _callbacks(sandbox)[-1].answer["code"] == 10062
        twice = ada.deliver(ada.forge(message, "press:0"), times=2)
        await twice.first()
        await sandbox.wait_for(lambda: len(_callbacks(sandbox)) == 4)
        assert [one.status for one in _callbacks(sandbox)[-2:]] == [200, 400]
        assert sandbox.sent[-1].answer["code"] == 40060
        first = sandbox.core.snowflakes.next()
        second = sandbox.core.snowflakes.next()
        late = bruno.deliver(bruno.forge(message, "press:1", snowflake=second))
        early = ada.deliver(ada.forge(message, "press:1", snowflake=first))
        await late.first()
        await early.first()
        assert early.id < late.id
        assert seen_ids[-2:] == [second, first]
        assert seen_ids.count(twice.id) == 2
        assert isinstance(stranger, Answer) and not stranger.answered


async def test_many_presses_at_once_are_each_answered_once(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions, "ANSWER_SECONDS", 60.0)  # a busy machine is no failure
    tables = sandbox.channel("tables")
    async with running(sandbox, game_bot()):
        everybody = sandbox.people
        sent = [
            await everybody[number % len(everybody)].command(
                tables, "table find", code=str(number), number=1, wait=False
            )
            for number in range(200)
        ]
        await sandbox.wait_for(lambda: all(answer.answered for answer in reversed(sent)), 60)
    answered = [answer.message["content"].split()[0] for answer in sent if answer.message is not None]
    assert answered == [str(number) for number in range(200)]
