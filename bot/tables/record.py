"""A table with what nobody may see: its seed and its game's state; and how both become a saved row."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.contract import AnyGame
from bot.engines.upgrades import Upgrade, upgraded
from bot.store.tables import MoveRow, TableRow
from bot.tables.table import Table


def _with_editions(saved: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: what counts as an edition was called a face."""
    for counted in (saved["table"], saved["table"].get("race")):
        if counted is not None:
            counted["edition"] = counted.pop("face")
    return saved


VERSION = 2
"""Of the records' JSON: raised whenever one that was saved before would not be read any more as it is."""
UPGRADES: Mapping[int, Upgrade] = {1: _with_editions}
"""What makes of each older version the next one."""


class _Versions(Struct, frozen=True, kw_only=True):
    """Of the record's own JSON, and of the state's beside it."""

    version: int = 1
    state_version: int = 1


class _Saved(_Versions, frozen=True, kw_only=True):
    table: Table
    seed: int
    rules: int


class Unreadable(Exception):
    """A saved table cannot be read; the message says which and ``why``."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"table {table_id} cannot be read: {why}")
        self.why = why


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
        """Return the row to save. People's names are not in it."""
        table, game = self.table, self.game
        sitters = tuple(replace(one, name="") if one.user is not None else one for one in table.sitters)
        saved = _Saved(
            version=VERSION,
            state_version=game.state_version,
            table=replace(table, sitters=sitters),
            seed=self.seed,
            rules=self.rules,
        )
        return TableRow(
            id=table.id,
            game=table.game,
            phase=table.phase,
            version=table.version,
            edition=table.edition,
            record=msgspec.json.encode(saved).decode(),
            state=None if self.state is None else game.encode(self.state).decode(),
            due_at=table.due_at,
            changed_at=now,
        )


def read(row: TableRow) -> Record:
    """Return the record of a saved row. Raises Unreadable."""
    with _telling(row):
        saved = _saved(row)
        state = None if row.state is None else GAMES[row.game].decode(row.state, saved.state_version)
    return Record(saved.table, saved.seed, saved.rules, state)


def table_of(row: TableRow) -> Table:
    """Return the public half of a saved row, without reading its state. Raises Unreadable."""
    with _telling(row):
        return _saved(row).table


@contextmanager
def _telling(row: TableRow) -> Iterator[None]:
    try:
        yield
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError) as error:
        # The latter three: a game that is no more, or an upgrade that did not find what it expected.
        raise Unreadable(row.id, f"{type(error).__name__}: {error}") from error


def _saved(row: TableRow) -> _Saved:
    versions = msgspec.json.decode(row.record, type=_Versions)
    return msgspec.json.decode(upgraded(row.record, versions.version, VERSION, UPGRADES), type=_Saved)


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
