"""How a game ended, seat by seat, as it is kept."""

import msgspec

from bot.store.results import ResultRow
from bot.tables.record import Record


def results(record: Record, at: int) -> list[ResultRow]:
    """Return what every seat achieved, [] for a game that was not played to an end; ``at``: when it was (Unix ms)."""
    table = record.table
    result = None if record.state is None else record.game.result(record.state)
    if result is None:
        return []
    return [
        ResultRow(
            table_id=table.id,
            seat=seat,
            user_id=sitter.user or 0,
            game=table.game,
            won=seat in result.winners,
            score=result.scores[seat] if result.scores else None,
            at=at,
            guild_id=table.guild_id,
            seats=len(table.sitters),
            options=msgspec.json.encode(table.options).decode(),
            reason=result.reason,
            gone=sitter.left,
            stood_in=sitter.stood_in,
            best_ms=sitter.best_ms,
        )
        for seat, sitter in enumerate(table.sitters)
    ]
