"""House players at a table: which seats they play, what they will do and when."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Seat
from bot.house import HOUSE
from bot.tables.record import Record
from bot.tables.table import Alarm, Table

Past = Callable[[Seat], list[Any]]


def seats_played(table: Table) -> list[Seat]:
    """Return the seats that a house player fills: its own, and in live games those whose people are away."""
    return [
        seat
        for seat, sitter in enumerate(table.sitters)
        if not sitter.left and (sitter.user is None or (sitter.away and table.pace == "live"))
    ]


def needs_past(record: Record) -> bool:
    """Say whether somebody here chooses by what was seen earlier."""
    return HOUSE[record.table.game].remembers and bool(seats_played(record.table))


def plan(record: Record, now: int, chance: Random, past: Past) -> Record:
    """Return the record with one ``house`` alarm for each house player that has something to do.

    A plan is kept while its moment lasts: else every move of another seat would make the house think anew.
    """
    table, game = record.table, record.game
    kept = {alarm.seat: alarm for alarm in table.alarms if alarm.what == "house"}
    alarms = [alarm for alarm in table.alarms if alarm.what != "house"]
    if table.phase == "playing" and not table.asleep:
        for seat in seats_played(table):
            moves = game.legal_moves(record.state, seat)
            if not moves or (table.race and table.race.shown_at is None and _racing(record)):
                continue
            old = kept.get(seat)
            if old and old.move and game.decode_move(old.move) in moves:
                alarms.append(old)
                continue
            choice = HOUSE[table.game].choose(game.view(record.state, seat), seat, moves, past(seat), chance)
            if choice:
                at = now + int(choice.seconds * 1000)
                alarms.append(Alarm("house", at, seat, game.encode_move(choice.move).decode()))
    return replace(record, table=replace(table, alarms=tuple(alarms)))


def _racing(record: Record) -> bool:
    phase: str = record.game.view(record.state, None).phase
    return phase == record.game.facts.race
