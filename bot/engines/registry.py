"""The games by their keys: found by their folders, so that no list of them is kept anywhere.

A game is one package a room (rules, house player, words and controls, pictures), each named by the game's key. Where a
room's packages are looked for is the room's ``__path__``.
"""

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TypeVar

from bot.engines.contract import AnyGame

T_co = TypeVar("T_co", covariant=True)

_ROOM = "bot.engines"


@cache
def _found(folders: tuple[str, ...]) -> Mapping[str, AnyGame]:
    """Return the ``GAME`` of every package in these folders, in the order of their keys."""
    keys = sorted(found.name for found in pkgutil.iter_modules(folders) if found.ispkg)
    return {key: import_module(f"{_ROOM}.{key}").GAME for key in keys}


class _Games(Mapping[str, AnyGame]):
    def __getitem__(self, key: str) -> AnyGame:
        return self._all()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> Mapping[str, AnyGame]:
        return _found(tuple(import_module(_ROOM).__path__))


GAMES: Mapping[str, AnyGame] = _Games()
"""Every game by its key; looked for at first use."""


class Exposed(Mapping[str, T_co]):
    """What every game's package in a room exposes under one name, by the game's key; imported at first use."""

    def __init__(self, room: str, name: str) -> None:
        self._room = room
        self._name = name

    def __getitem__(self, key: str) -> T_co:
        if key not in GAMES:
            raise KeyError(key)
        exposed: T_co = getattr(import_module(f"{self._room}.{key}"), self._name)
        return exposed

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)
