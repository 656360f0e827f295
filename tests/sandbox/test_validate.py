"""Components, commands, modals and emojis: each bound, each with its path and code."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from bot.sandbox.base.errors import ApiError, Json, Problems
from bot.sandbox.validate.commands import check_commands, is_command_name
from bot.sandbox.validate.components import ComponentCheck
from bot.sandbox.validate.emoji import is_emoji
from bot.sandbox.validate.modal import check_modal

from .conftest import Api, png

MEDIA = {"url": "attachment://a.png"}


def _found(error: ApiError) -> dict[str, str]:
    """{path: code} of a 50035."""
    found: dict[str, str] = {}

    def dig(node: Json, path: str) -> None:
        for key, inner in node.items():
            if key == "_errors":
                found[path] = inner[0]["code"]
            else:
                dig(inner, f"{path}.{key}".lstrip("."))

    dig(error.extra["errors"], "")
    return found


def _check(components: Any, *, v2: bool = True) -> dict[str, str]:
    problems = Problems()
    media = {"attachment_id": "5", "url": "x", "filename": "a.png", "size": 1}
    check = ComponentCheck(lambda name: dict(media) if name == "a.png" else None, problems, frozenset({77}), v2)
    check.message(components)
    return _found(problems.error()) if problems else {}


def _button(**fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **fields}


def _row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def _select(**fields: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}], **fields}


def _text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def _buttons(count: int) -> list[Json]:
    return [_button(custom_id=str(number)) for number in range(count)]


@pytest.mark.parametrize(
    "components",
    [
        [_row(*_buttons(5))],
        [_row(_select(min_values=0, max_values=1))],
        [_text("x" * 4000)],
        [_text()] * 40,
        [{"type": 17, "components": [_text(), {"type": 14}, _row(_button())], "accent_color": 0xFFFFFF}],
        [{"type": 9, "components": [_text()] * 3, "accessory": {"type": 11, "media": MEDIA}}],
        [{"type": 9, "components": [_text()], "accessory": _button()}],
        [{"type": 12, "items": [{"media": MEDIA, "description": "d" * 1024}] * 10}],
        [{"type": 13, "file": MEDIA}],
        [_row(_button(emoji={"id": "77", "name": "die"}, label=None))],
        [_row(_button(emoji={"name": "🎲"}))],
        [_row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})],
    ],
)
def test_accepted(components: Any) -> None:
    assert _check(components) == {}


@pytest.mark.parametrize(
    ("components", "path", "code"),
    [
        ([_text("x" * 2001), _text("x" * 2000)], "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        ([_text()] * 41, "components", "BASE_TYPE_BAD_LENGTH"),
        (
            [{"type": 17, "components": [_text()] * 20}] * 2,
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        ([_row(*_buttons(6))], "components.0.components", "BASE_TYPE_BAD_LENGTH"),
        ([_row()], "components.0.components", "BASE_TYPE_BAD_LENGTH"),
        ([_row(_select(), _button())], "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ([_row(_button()), _row(_button())], "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ([_row(_button(custom_id="x" * 101))], "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ([_row(_button(custom_id=None))], "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
        ([_row(_button(label="x" * 81))], "components.0.components.0.label", "BASE_TYPE_BAD_LENGTH"),
        ([_row(_button(label=None))], "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
        ([_row(_button(style=9))], "components.0.components.0.style", "BASE_TYPE_CHOICES"),
        ([_row(_button(url="https://a.b"))], "components.0.components.0.url", "BUTTON_COMPONENT_URL_NOT_ALLOWED"),
        (
            [_row({"type": 2, "style": 5, "label": "x", "url": "ftp://a.b"})],
            "components.0.components.0.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (
            [_row(_button(emoji={"name": "←"}))],
            "components.0.components.0.emoji.name",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        (
            [_row(_button(emoji={"id": "78", "name": "die"}))],
            "components.0.components.0.emoji.name",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        ([_row(_select(placeholder="x" * 151))], "components.0.components.0.placeholder", "BASE_TYPE_BAD_LENGTH"),
        ([_row(_select(options=[]))], "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        (
            [_row(_select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))],
            "components.0.components.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            [_row(_select(options=[{"label": "a", "value": "a"}] * 2))],
            "components.0.components.0.options.1.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            [_row(_select(max_values=2))],
            "components.0.components.0.max_values",
            "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
        ),
        ([_row(_select(min_values=26))], "components.0.components.0.min_values", "NUMBER_TYPE_MAX"),
        (
            [_row(_select(min_values=2, max_values=1))],
            "components.0.components.0.min_values",
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX",
        ),
        ([{"type": 12, "items": [{"media": MEDIA}] * 11}], "components.0.items", "BASE_TYPE_BAD_LENGTH"),
        ([{"type": 12, "items": []}], "components.0.items", "BASE_TYPE_BAD_LENGTH"),
        (
            [{"type": 12, "items": [{"media": MEDIA, "description": "d" * 1025}]}],
            "components.0.items.0.description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            [{"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}],
            "components.0.items.0.media.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        ([{"type": 13, "file": {"url": "https://a.b/c"}}], "components.0.file.url", "URL_TYPE_INVALID_SCHEME"),
        ([{"type": 9, "components": [_text()]}], "components.0.accessory", "BASE_TYPE_REQUIRED"),
        (
            [{"type": 9, "components": [_text()] * 4, "accessory": _button()}],
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ([{"type": 17, "components": []}], "components.0.components", "BASE_TYPE_BAD_LENGTH"),
        (
            [{"type": 17, "components": [{"type": 17, "components": [_text()]}]}],
            "components.0.components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        ([_button()], "components.0.type", "UNION_TYPE_CHOICES"),
        ([_text("")], "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    ],
)
def test_refused(components: Any, path: str, code: str) -> None:
    assert _check(components)[path] == code


def test_classic_messages_take_only_five_rows() -> None:
    rows = [_row(_button(custom_id=str(number))) for number in range(6)]
    assert _check(rows[:5], v2=False) == {}
    assert _check(rows, v2=False) == {"components": "BASE_TYPE_BAD_LENGTH"}
    assert _check([_text()], v2=False) == {"components.0.type": "UNION_TYPE_CHOICES"}


def test_ids_are_numbered_past_those_given() -> None:
    check = ComponentCheck(lambda _: None, Problems(), frozenset(), v2=True)
    checked = check.message([_text() | {"id": 2}, _text(), {"type": 17, "components": [_text()]}])
    assert [part["id"] for part in checked] == [2, 1, 3]
    assert checked[2]["components"][0]["id"] == 4


@pytest.mark.parametrize("text", ["🎲", "⬅️", "👩‍🚀", "🇩🇪", "5️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "↔", "👍🏽"])
def test_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "←", "a", "5", "🎲x", "▲"])
def test_not_emoji(text: str) -> None:
    assert not is_emoji(text)


@pytest.mark.parametrize("name", ["putz-die-wutz", "würfeln", "a_b'c", "卓", "x" * 32])
def test_command_names(name: str) -> None:
    assert is_command_name(name)


@pytest.mark.parametrize("name", ["", "Table", "two words", "x" * 33, "a.b", "🎲", None])
def test_bad_command_names(name: Any) -> None:
    assert not is_command_name(name)


def _command(**fields: Any) -> Json:
    return {"name": "table", "description": "d", **fields}


def _option(name: str = "o", **fields: Any) -> Json:
    return {"type": 3, "name": name, "description": "d", **fields}


@pytest.mark.parametrize(
    ("commands", "path", "code"),
    [
        ([_command(name="Table")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        ([_command(description="")], "0.description", "BASE_TYPE_BAD_LENGTH"),
        ([_command(description="d" * 101)], "0.description", "BASE_TYPE_BAD_LENGTH"),
        ([_command(), _command()], "1", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
        ([_command(name_localizations={"de": "Tisch"})], "0.name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME"),
        ([_command(name_localizations={"xx": "a"})], "0.name_localizations.xx", "BASE_TYPE_CHOICES"),
        (
            [_command(description_localizations={"fr": "d" * 101})],
            "0.description_localizations.fr",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ([_command(options=[_option(str(n)) for n in range(26)])], "0.options", "BASE_TYPE_BAD_LENGTH"),
        (
            [_command(options=[_option("a"), _option("b", required=True)])],
            "0.options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            [_command(options=[_option(), _option()])],
            "0.options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            [_command(options=[_option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
            "0.options.0.choices",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            [_command(options=[_option(choices=[{"name": "a", "value": "a"}], autocomplete=True)])],
            "0.options.0.autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
        ),
        (
            [_command(options=[_option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}])])],
            "0.options.0.choices.1.name",
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        ),
        (
            [_command(options=[_option("sub", type=1), _option("plain")])],
            "0.options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            [_command(options=[_option("sub", type=1, options=[_option("sub", type=1)])])],
            "0.options.0.options.0.type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        ([_command(options=[_option(type=12)])], "0.options.0.type", "BASE_TYPE_CHOICES"),
        ([_command(contexts=[3])], "0.contexts.0", "BASE_TYPE_CHOICES"),
        (
            [
                _command(
                    options=[
                        _option(str(n), choices=[{"name": f"{m:0100}", "value": f"{m:0100}"} for m in range(25)])
                        for n in range(2)
                    ]
                )
            ],
            "0",
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
    ],
)
def test_commands_refused(commands: Any, path: str, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_commands(commands)
    assert _found(caught.value)[path] == code


def test_commands_accepted() -> None:
    group = _option("group", type=2, options=[_option("sub", type=1, options=[_option(required=True)])])
    assert check_commands([_command(options=[group, _option("other", type=1)])])
    assert len(check_commands([_command(name=f"c{number}") for number in range(100)])) == 100
    with pytest.raises(ApiError) as caught:
        check_commands([_command(name=f"c{number}") for number in range(101)])
    assert caught.value.code == 30032


def _field(**fields: Any) -> Json:
    return {"type": 4, "custom_id": "f", "style": 1, "label": "l", **fields}


@pytest.mark.parametrize(
    ("changes", "path", "code"),
    [
        ({"title": "t" * 46}, "data.title", "BASE_TYPE_BAD_LENGTH"),
        ({"title": None}, "data.title", "BASE_TYPE_REQUIRED"),
        ({"custom_id": ""}, "data.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ({"components": []}, "data.components", "BASE_TYPE_BAD_LENGTH"),
        ({"components": [_row(_field(custom_id=str(n))) for n in range(6)]}, "data.components", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [_row(_field(label="l" * 46))]},
            "data.components.0.components.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"components": [_row(_button())]}, "data.components.0.components.0.type", "UNION_TYPE_CHOICES"),
        (
            {"components": [{"type": 18, "label": "l", "component": _field(style=3)}]},
            "data.components.0.component.style",
            "BASE_TYPE_CHOICES",
        ),
    ],
)
def test_modals_refused(changes: Any, path: str, code: str) -> None:
    modal = {"custom_id": "m", "title": "t", "components": [_row(_field())]}
    assert check_modal(modal, frozenset())["components"][0]["components"][0]["custom_id"] == "f"
    with pytest.raises(ApiError) as caught:
        check_modal(modal | changes, frozenset())
    assert _found(caught.value)[path] == code


async def test_application_emojis(api: Api) -> None:
    path = f"/applications/{api.sandbox.core.world.bot.id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(png()).decode()
    status, made, _ = await api("POST", path, {"name": "die_1", "image": image})
    assert (status, made["name"], made["animated"]) == (201, "die_1", False)
    assert (await api("GET", path))[1]["items"] == [made]
    huge = "data:image/png;base64," + base64.b64encode(b"\0" * (256 * 1024 + 1)).decode()
    for body, field in [
        ({"name": "die_1", "image": image}, "name"),
        ({"name": "d", "image": image}, "name"),
        ({"name": "die-2", "image": image}, "name"),
        ({"name": "die_2", "image": huge}, "image"),
        ({"name": "die_2", "image": "data:image/png;base64,!!"}, "image"),
        ({"name": "die_2"}, "image"),
    ]:
        answer = (await api("POST", path, body))[1]
        assert (answer["code"], list(answer["errors"])) == (50035, [field])
    renamed = (await api("PATCH", f"{path}/{made['id']}", {"name": "die_2"}))[1]
    assert renamed["name"] == "die_2"
    assert (await api("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await api("GET", path))[1]["items"] == []


async def test_commands_over_rest(api: Api) -> None:
    path = f"/applications/{api.sandbox.core.world.bot.id}/commands"
    first = (await api("PUT", path, [_command(name_localizations={"de": "tisch"})]))[1]
    second = (await api("PUT", path, [_command(description="e"), _command(name="other")]))[1]
    assert second[0]["id"] == first[0]["id"]
    assert "name_localizations" not in (await api("GET", path))[1][0]
    assert (await api("GET", f"{path}?with_localizations=true"))[1][0]["name_localizations"] is None
    assert (await api("POST", path, _command(name="third")))[0] == 201
    assert (await api("POST", path, _command(name="third")))[0] == 200
    assert (await api("DELETE", f"{path}/{second[1]['id']}"))[0] == 204
    assert [command["name"] for command in (await api("GET", path))[1]] == ["table", "third"]
    guild = api.sandbox.guilds[0].id
    own = f"/applications/{api.sandbox.core.world.bot.id}/guilds/{guild}/commands"
    assert (await api("PUT", own, [_command()]))[1][0]["guild_id"] == str(guild)
    ada = api.sandbox.person("Ada")
    # Registered in both places, a command is shown twice.
    assert [one["name"] for one in ada.commands(api.sandbox.channel("tables"))].count("table") == 2
