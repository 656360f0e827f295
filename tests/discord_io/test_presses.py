"""Presses, selects and modals as they come from the gateway, and who sees what they are answered with."""

import asyncio
from typing import Any

import pytest

from bot.discord_io.answer import Answer
from bot.discord_io.by_token import PrivateMessage
from bot.discord_io.components import GroupOption, Label, Modal, RadioGroup, TextInput
from bot.discord_io.gateway import take_presses
from bot.discord_io.interaction import Interaction
from bot.discord_io.layouts import private_words, public_words
from bot.discord_io.webhooks import Webhooks
from tests.cogs.party import Party, control, heard, text

MODAL = Modal(
    "t:0:form",
    "A form",
    (
        Label("Name", TextInput("name", 1)),
        Label("Language", RadioGroup("language", (GroupOption("English", "en"), GroupOption("German", "de")))),
    ),
)


class Heard:
    """Takes the presses of a party's bot, and answers them as the test says."""

    def __init__(self, party: Party, answer: Any) -> None:
        self.interactions: list[Interaction] = []
        self._webhooks = Webhooks(party.bot)
        self._answer = answer
        take_presses(party.bot, self._take)

    async def _take(self, interaction: Interaction) -> None:
        self.interactions.append(interaction)
        async with Answer(interaction, self._webhooks) as answer:
            await self._answer(answer)


async def board(party: Party) -> Any:
    """Return a lobby's board."""
    await party.person("Ada").command(party.channel, "wuzzlts start")
    return await party.shows(party.person("Ada"), "options")


async def test_a_press_tells_who_where_and_what(party: Party) -> None:
    shown, bruno = await board(party), party.person("Bruno")
    bruno.change(locale="de")

    async def nothing(answer: Answer) -> None:
        await answer.nothing()

    heard_of = Heard(party, nothing)
    identity = control(shown, "join")["custom_id"]
    await bruno.press(shown, identity)
    (press,) = heard_of.interactions
    assert (press.kind, press.user_id, press.user_name, press.locale) == ("press", bruno.id, bruno.display, "de")
    assert (press.guild_id, press.channel_id) == (party.channel.guild_id, party.channel.id)
    assert press.message is not None and press.message.id == int(shown["id"]) and not press.private
    assert press.custom_id == identity and press.app_permissions.attach_files
    assert not press.expired(press.id >> 22) and not press.expired((press.id >> 22) + 1420070400000)
    assert press.expired((press.id >> 22) + 1420070400000 + 15 * 60 * 1000 + 1)


async def test_a_form_is_opened_and_read(party: Party) -> None:
    shown, ada = await board(party), party.person("Ada")

    async def ask(answer: Answer) -> None:
        if answer.interaction.kind == "press":
            await answer.modal(MODAL)
        else:
            await answer.private(str(answer.interaction.fields))

    heard_of = Heard(party, ask)
    opened = await ada.press(shown, control(shown, "join")["custom_id"])
    sent = await ada.submit_modal(opened, {"name": "Frau Schnurr", "language": "de"})
    assert "Frau Schnurr" in text(await heard(sent))
    form = heard_of.interactions[-1]
    assert (form.kind, form.custom_id) == ("modal", "t:0:form")
    assert form.fields == {"name": ("Frau Schnurr",), "language": ("de",)}
    assert form.message is not None and form.message.id == int(shown["id"])


@pytest.mark.parametrize("deferred", [False, True])
async def test_what_is_private_is_changed_where_it_was_told(party: Party, deferred: bool) -> None:
    shown, ada = await board(party), party.person("Ada")
    told: list[PrivateMessage | None] = []

    async def tell(answer: Answer) -> None:
        if deferred:
            await answer._defer()
        told.append(await answer.private("a secret"))

    Heard(party, tell)
    private = await heard(await ada.press(shown, control(shown, "join")["custom_id"]))
    await party.until(lambda: told)
    (kept,) = told
    assert kept is not None and not kept.out_of_reach
    await kept.edit(private_words("another secret"), ())

    def versions() -> list[str]:
        return [text(m) for m in ada.messages(party.channel) if m["id"] == private["id"]]

    await party.until(lambda: versions() == ["another secret"])
    assert "secret" not in text(party.board(ada))
    await kept.delete()
    await party.until(lambda: not versions())


@pytest.mark.parametrize("deferred", [False, True])
async def test_on_a_public_message_what_is_private_is_told_apart(party: Party, deferred: bool) -> None:
    shown, ada = await board(party), party.person("Ada")

    async def rewrite(answer: Answer) -> None:
        if deferred:
            await answer._defer()
        await answer.rewrite("a secret")

    Heard(party, rewrite)
    assert text(await heard(await ada.press(shown, control(shown, "join")["custom_id"]))) == "a secret"
    assert text(party.board(ada)) == text(shown)


async def test_who_was_told_something_first_changes_no_board_by_that_press(party: Party) -> None:
    shown, ada = await board(party), party.person("Ada")
    changed: list[Any] = []

    async def both(answer: Answer) -> None:
        await answer.private("a secret")
        changed.append(await answer.update(public_words("for all")))

    Heard(party, both)
    told = await heard(await ada.press(shown, control(shown, "join")["custom_id"]))
    await asyncio.sleep(0.1)
    assert changed == [None] and text(told) == "a secret" and text(party.board(ada)) == text(shown)
