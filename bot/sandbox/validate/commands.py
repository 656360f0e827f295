"""What Discord accepts as application commands.

Source: Discord documentation, "Application Commands" (naming, structure, options, limits).
"""

from __future__ import annotations

import unicodedata
from typing import Any

from bot.sandbox.base.errors import Json, Path, Problems, refuse

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
_MOST = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
_WITH_CHOICES = (STRING, INTEGER, NUMBER)
_MAX_CHARACTERS = 8_000
_INDIC_AND_THAI = ((0x0900, 0x097F), (0x0E00, 0x0E7F))


def is_command_name(name: object) -> bool:
    r"""Does it match `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where there is one?"""
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(
        char in "-_'"
        or unicodedata.category(char)[0] in "LN"
        or any(low <= ord(char) <= high for low, high in _INDIC_AND_THAI)
        for char in name
    )


def _localized(problems: Problems, body: Json, key: str, path: Path, *, names: bool, most: int) -> int:
    """Checks a `*_localizations`; the length of the longest text of this key."""
    longest = len(body.get(key) or "")
    localizations = body.get(f"{key}_localizations") or {}
    where = (*path, f"{key}_localizations")
    if not isinstance(localizations, dict):
        problems.add(where, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return longest
    for locale, text in localizations.items():
        if locale not in LOCALES:
            problems.choices((*where, locale), tuple(sorted(LOCALES)))
        elif text is not None and problems.text((*where, locale), text, 1, most):
            if names and not is_command_name(text):
                _bad_name(problems, (*where, locale))
            longest = max(longest, len(text))
    return longest


def _bad_name(problems: Problems, path: Path) -> None:
    problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _choices(option: Json, path: Path, problems: Problems) -> int:
    where = (*path, "choices")
    choices = problems.listing(where, option.get("choices"), 0, 25)
    size = 0
    names: set[str] = set()
    for index, choice in enumerate(choices):
        here = (*where, index)
        if not isinstance(choice, dict):
            problems.add(here, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        if problems.text((*here, "name"), choice.get("name"), 1, 100):
            if choice["name"] in names:
                problems.add(
                    (*here, "name"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                    "Option choice name already exists",
                )
            names.add(choice["name"])
        size += _localized(problems, choice, "name", here, names=False, most=100)
        value = choice.get("value")
        if option["type"] == STRING:
            if problems.text((*here, "value"), value, 1, 100):
                size += len(str(value))
        elif isinstance(value, bool) or not isinstance(value, int | float):
            problems.add((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    if choices and option["type"] not in _WITH_CHOICES:
        problems.add(where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Option type cannot have choices")
    return size


def _options(options: object, path: Path, depth: int, problems: Problems) -> int:
    """Checks the options at one level; the characters that count towards the 8,000."""
    listed = problems.listing(path, options, 0, 25)
    size = 0
    names: set[str] = set()
    optional_seen = False
    kinds: set[bool] = set()
    for index, option in enumerate(listed):
        here = (*path, index)
        if not isinstance(option, dict):
            problems.add(here, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        kind = option.get("type")
        if kind not in range(SUBCOMMAND, ATTACHMENT + 1):
            problems.choices((*here, "type"), tuple(range(SUBCOMMAND, ATTACHMENT + 1)))
            continue
        size += _head(option, here, problems)
        name = option.get("name")
        if name in names:
            problems.add(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        names.add(str(name))
        kinds.add(kind in (SUBCOMMAND, GROUP))
        if kind in (SUBCOMMAND, GROUP):
            # A group stands only at the top, a subcommand there or in a group.
            if depth > (0 if kind == GROUP else 1):
                problems.add((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Option type is invalid")
            else:
                below = depth + 1 if kind == GROUP else 2
                size += _options(option.get("options"), (*here, "options"), below, problems)
            continue
        size += _value_option(option, here, problems)
        if option.get("required") and optional_seen:
            problems.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen |= not option.get("required")
    if len(kinds) == 2 or (depth == 1 and False in kinds):
        problems.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return size


def _value_option(option: Json, path: Path, problems: Problems) -> int:
    size = _choices(option, path, problems)
    if option.get("autocomplete") and (option.get("choices") or option["type"] not in _WITH_CHOICES):
        problems.add(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            "Autocomplete needs a string, integer or number option without choices",
        )
    for key, low, high in (("min_length", 0, 6000), ("max_length", 1, 6000)):
        if option.get(key) is not None:
            problems.integer((*path, key), option[key], low, high)
    return size


def _head(body: Json, path: Path, problems: Problems, *, chat: bool = True) -> int:
    if problems.text((*path, "name"), body.get("name"), 1, 32) and chat and not is_command_name(body["name"]):
        _bad_name(problems, (*path, "name"))
    size = _localized(problems, body, "name", path, names=chat, most=32)
    if not chat:
        if body.get("description"):
            problems.length((*path, "description"), 0, 0)
        return size
    problems.text((*path, "description"), body.get("description"), 1, 100)
    return size + _localized(problems, body, "description", path, names=False, most=100)


def check_command(body: object, path: Path, problems: Problems) -> None:
    """Finds what is wrong with one command."""
    if not isinstance(body, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    kind = body.get("type") or CHAT_INPUT
    if kind not in _MOST:
        problems.choices((*path, "type"), tuple(_MOST))
        return
    size = _head(body, path, problems, chat=kind == CHAT_INPUT)
    if kind == CHAT_INPUT:
        size += _options(body.get("options"), (*path, "options"), 0, problems)
    elif body.get("options"):
        problems.length((*path, "options"), 0, 0)
    if size > _MAX_CHARACTERS:
        problems.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({_MAX_CHARACTERS})",
        )
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for index, value in enumerate(problems.listing((*path, key), body.get(key), 0, len(allowed))):
            if value not in allowed:
                problems.choices((*path, key, index), allowed)


def check_commands(bodies: Any) -> list[Json]:
    """Checks a whole list (a bulk overwrite). Raises ApiError 50035 or 30032."""
    problems = Problems()
    if not isinstance(bodies, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        raise problems.error()
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys(_MOST, 0)
    for index, body in enumerate(bodies):
        check_command(body, (index,), problems)
        if isinstance(body, dict):
            key = (body.get("type") or CHAT_INPUT, str(body.get("name")))
            if key in seen:
                problems.add(
                    (index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
                )
            seen.add(key)
            counts[key[0]] = counts.get(key[0], 0) + 1
    problems.raise_if_any()
    if any(counts[kind] > most for kind, most in _MOST.items()):
        raise refuse(30032)
    return bodies
