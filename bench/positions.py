"""Positions of games as they come up in play: what pictures are painted of, and what tables are saved with."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engines import GAMES
from bot.tables.table import AnyLook, Look, Sitter, Table

SEATS = 4
_NAMES = ("Ada", "Bruno Brandmüller", "Chloé", "Dario")


def states(game_key: str, chance: Random) -> Iterator[Any]:
    """Yield the states of random games of four, without end."""
    game = GAMES[game_key]
    while True:
        state = game.new(SEATS, {}, chance.getrandbits(32))
        while game.result(state) is None:
            yield state
            moves = [(seat, move) for seat in range(SEATS) for move in game.legal_moves(state, seat)]
            if not moves:
                break
            state = game.apply(state, *chance.choice(moves)).state


def table(game_key: str) -> Table:
    """Return a running table of four."""
    sitters = tuple(Sitter(user, name) for user, name in enumerate(_NAMES, 1))
    return Table(
        id=1,
        game=game_key,
        options={},
        pace=GAMES[game_key].facts.paces[0],
        host=1,
        guild_id=1,
        channel_id=1,
        created_at=0,
        phase="playing",
        sitters=sitters,
    )


def looks(game_key: str, chance: Random) -> Iterator[AnyLook]:
    """Yield what a bystander sees of random games."""
    at = table(game_key)
    for state in states(game_key, chance):
        yield Look(at, GAMES[game_key].view(state, None))
