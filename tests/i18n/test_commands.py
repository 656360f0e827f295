"""Slash commands in every language: Discord takes their names, descriptions and choices."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import LOCALES, translator
from bot.process.client import Stammtisch
from bot.sandbox.validate.commands import check_commands, is_command_name
from bot.store.sqlite import SqliteDatabase
from tests.i18n.catalogues import messages


@pytest.fixture
async def payloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return all commands as they are sent to Discord."""

    async def sent_to_nobody(*_: object) -> None:
        pass

    monkeypatch.setattr("bot.process.client.sync_commands", sent_to_nobody)
    database = await SqliteDatabase.open(tmp_path / "house.sqlite3")
    async with Stammtisch(database) as client:
        await client.setup_hook()
        words = client.tree.translator
        assert words is not None
        made = [await command.get_translated_payload(client.tree, words) for command in client.tree.get_commands()]
    await database.close()
    return made


def named(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield body
    for part in (*body.get("options", ()), *body.get("choices", ())):
        yield from named(part)


async def test_discord_takes_them(payloads: list[dict[str, Any]]) -> None:
    # It raises for what Discord refuses.
    assert len(check_commands(payloads)) == len(payloads) > 2


async def test_siblings_have_different_names_in_every_language(payloads: list[dict[str, Any]]) -> None:
    def check(siblings: list[dict[str, Any]]) -> None:
        for locale in ("en-US", *LOCALES):
            names = [part.get("name_localizations", {}).get(locale, part["name"]) for part in siblings]
            assert len(set(names)) == len(names), (locale, names)
        for part in siblings:
            check(part.get("options", []))
            check(part.get("choices", []))

    check(payloads)


async def test_every_word_comes_from_the_catalogues(payloads: list[dict[str, Any]]) -> None:
    t = translator("en")
    words = {t(key) for key, message in messages("en").items() if not message.variables}
    for payload in payloads:
        for part in named(payload):
            assert {part["name"], part.get("description") or part["name"]} <= words, part["name"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogues_keep_to_discords_limits(locale: str) -> None:
    t = translator(locale)
    for key in (key for key in messages(locale) if key.startswith("command-")):
        if key.endswith("-about"):
            assert 1 <= len(t(key)) <= 100, key
        else:
            assert is_command_name(t(key)), key
