"""Which messages the code asks for: read from its source, not by running it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.engines import GAMES
from bot.tables.lobby import all_options
from cogs.game.emojis import Emojis
from cogs.game.options import command_key
from cogs.game.presenter import option_key
from cogs.games import presenters

ROOT = Path(__file__).parents[2]
_SPEAKERS = {"t", "_t", "word", "Refused", "speak"}
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Call(NamedTuple):
    """A call for a message: a whole key, or a pattern of keys; ``facts`` is None where they come as ``**facts``."""

    where: str
    key: str
    whole: bool
    facts: frozenset[str] | None


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    """Return the parsed modules that may speak to people."""
    paths = (path for folder in ("bot", "cogs", "render") for path in sorted((ROOT / folder).rglob("*.py")))
    return tuple(
        (str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
        for path in paths
        if "sandbox" not in path.parts
    )


def pattern(node: ast.JoinedStr) -> str:
    """Return the regular expression of what an f-string may become."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values
    )


def strings() -> Iterator[ast.Constant | ast.JoinedStr]:
    """Yield every string and f-string of the code."""
    for _, module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                yield node


@cache
def calls() -> tuple[Call, ...]:
    """Return every call for a message whose key stands in the call."""
    return tuple(
        call
        for where, module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and _name(node.func) in _SPEAKERS and node.args
        for call in _asked(f"{where}:{node.lineno}", node)
    )


def _asked(where: str, node: ast.Call) -> Iterator[Call]:
    facts = None if any(k.arg is None for k in node.keywords) else frozenset(k.arg for k in node.keywords if k.arg)
    first = node.args[0]
    for choice in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
        if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
            yield Call(where, choice.value, True, facts)
        elif isinstance(choice, ast.JoinedStr):
            yield Call(where, pattern(choice), False, facts)


def _name(function: ast.expr) -> str:
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


@cache
def option_keys() -> frozenset[str]:
    """Return the keys of all options, also as commands have them, and of the values that are not lists."""
    options = [(game, option) for game in GAMES for option in all_options(game)]
    named = frozenset(option_key(game, option.name) for game, option in options)
    commanded = frozenset(command_key(option, what) for _, option in options for what in ("", "about"))
    return (named | commanded) | {
        option_key(game, option.name, value)
        for game, option in options
        if not option.most
        for value in (*option.values, *((None,) if option.auto else ()))
    }


@cache
def used() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the whole keys that stand somewhere in the code, and the patterns of those that are put together."""
    whole, patterns = set(option_keys()), set()
    for node in strings():
        if isinstance(node, ast.JoinedStr):
            own = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
            # Without some letters of its own a pattern says nothing: it would match every key.
            if re.fullmatch(r"[a-z0-9-]+", own) and re.search(r"[a-z]{2}", own) and "-" in own:
                patterns.add(pattern(node))
        elif _KEY.fullmatch(str(node.value)):
            whole.add(str(node.value))
    return frozenset(whole), tuple(sorted(patterns))


def games_with_a_face() -> frozenset[str]:
    """Return the keys of the games that can be played on Discord."""
    return frozenset(presenters(Emojis()))
