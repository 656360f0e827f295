"""A table with what nobody may see: its seed and its game's state; and how both become a saved row."""

from typing import Any

import msgspec
from msgspec import Struct

from bot.engines import GAMES
from bot.engines.contract import AnyGame
from bot.store.tables import MoveRow, TableRow
from bot.tables.table import Table


class _Saved(Struct, frozen=True):
    table: Table
    seed: int
    rules: int


class Record(Struct, frozen=True):
    """A table, its seed, the version of the rules that it is played by, and the state (None in a lobby)."""

    table: Table
    seed: int
    rules: int
    state: Any = None

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return GAMES[self.table.game]

    def row(self, now: int) -> TableRow:
        """Return the row to save."""
        table = self.table
        return TableRow(
            id=table.id,
            game=table.game,
            phase=table.phase,
            version=table.version,
            edition=table.edition,
            record=msgspec.json.encode(_Saved(table, self.seed, self.rules)).decode(),
            state=None if self.state is None else self.game.encode(self.state).decode(),
            due_at=table.due_at,
            changed_at=now,
        )


def read(row: TableRow) -> Record:
    """Return the record of a saved row."""
    saved = msgspec.json.decode(row.record, type=_Saved)
    state = None if row.state is None else GAMES[row.game].decode(row.state)
    return Record(saved.table, saved.seed, saved.rules, state)


def table_of(row: TableRow) -> Table:
    """Return the public half of a saved row, without reading its state."""
    return msgspec.json.decode(row.record, type=_Saved).table


class Diverged(Exception):
    """Replaying a table's moves does not give its snapshot; the message says where."""


def replay(record: Record, moves: list[MoveRow]) -> list[Any]:
    """Return the states of a game from its start to now, made anew from options, seed and moves.

    Raises Diverged if the rules have changed since, a saved move is refused, or the last state is not the snapshot.
    """
    game = record.game
    if record.rules != game.rules_version:
        raise Diverged(f"played by rules {record.rules}, these are {game.rules_version}: the snapshot is the truth")
    table = record.table
    states = [game.new(len(table.sitters), table.options, record.seed)]
    for row in moves:
        try:
            states.append(game.apply(states[-1], row.seat, game.decode_move(row.move)).state)
        except Exception as error:
            raise Diverged(f"move {row.number} ({row.move} by seat {row.seat}): {error}") from error
    if game.encode(states[-1]) != game.encode(record.state):
        raise Diverged(f"after {len(moves)} moves the state is not the snapshot")
    return states
