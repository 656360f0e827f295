"""A running game: what a move, a timeout, a wake-up or an end does to a table. Pure: record in, record out."""

from random import Random
from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Event, Leave, Move, Seat, Timeout
from bot.tables import pace
from bot.tables.record import Record
from bot.tables.table import Alarm, Grab, Race, Table

_EVENTS_KEPT = 24


def begin(record: Record, now: int, chance: Random) -> Record:
    """Deal: the lobby's seats and options become a game. Raises InvalidOption."""
    table = record.table
    game = record.game
    state = game.new(len(table.sitters), table.options, record.seed)
    table = replace(table, phase="playing", alarms=(), step=game.step(state), warned=False)
    started = replace(record, table=table, rules=game.rules_version, state=state)
    return _new_phase(started, now, chance)


def set_up(
    record: Record, now: int, chance: Random
) -> tuple[Record, tuple[tuple[Seat | None, str], ...], tuple[Event, ...]]:
    """Let the table itself make the moves of the set-up phase (a quick start); also return moves and events."""
    game, state, table = record.game, record.state, record.table
    made: list[tuple[Seat | None, str]] = []
    happened: list[Event] = []
    while game.view(state, None).phase == game.facts.set_up:
        step = game.apply(state, None, Timeout())
        state = step.state
        made.append((None, game.encode_move(Timeout()).decode()))
        happened += step.events
    events = tuple(map(game.to_json, happened))[-_EVENTS_KEPT:]
    table = replace(table, moves=len(made), step=game.step(state), events=events)
    return _new_phase(replace(record, table=table, state=state), now, chance), tuple(made), tuple(happened)


def move(
    record: Record, seat: Seat | None, made: Move, now: int, chance: Random, *, ms: int | None = None, person: bool
) -> tuple[Record, tuple[Event, ...]]:
    """Make a move; ``person``: a person pressed, ``ms``: how fast in a race. Raises IllegalMove."""
    game, before, before_state = record.game, record.table, record.state
    verdict = "plain" if seat is None else game.verdict(record.state, seat, made)
    step = game.apply(record.state, seat, made)
    table = _attend(before, seat, person)
    if isinstance(made, Timeout):
        for missed in _obliged(game, record.state):
            if table.sitters[missed].user is not None:
                misses = table.sitters[missed].misses + 1
                table = table.with_sitter(missed, misses=misses, away=misses >= pace.MISSES)
    if isinstance(made, Leave):
        table = table.with_sitter(made.seat, left=True)
    if table.race and seat is not None and verdict != "plain":
        grab = Grab(seat, ms, verdict == "hit")
        table = replace(table, race=replace(table.race, grabs=(*table.race.grabs, grab)))
        if grab.right and ms is not None:
            fastest = table.sitters[seat].best_ms
            table = table.with_sitter(seat, best_ms=ms if fastest is None else min(ms, fastest))
        if grab.right and ms is not None and (table.best is None or ms < (table.best.ms or 0)):
            table = replace(table, best=grab)
    table = replace(
        table,
        moves=table.moves + 1,
        events=(*table.events, *map(game.to_json, step.events))[-_EVENTS_KEPT:],
    )
    record = replace(record, table=table, state=step.state)
    if game.result(step.state) is not None:
        alarms = (Alarm("close", now + pace.OVER_CLOSES),)
        over = replace(table, phase="over", alarms=alarms, step=game.step(step.state), asleep=False)
        return replace(record, table=over), step.events
    if game.step(step.state) != table.step or isinstance(made, Timeout):
        quiet = 0 if person else table.quiet + 1
        same_turn = not isinstance(made, Timeout) and _same_turn(game, before_state, step.state)
        record = replace(record, table=replace(table, step=game.step(step.state), quiet=quiet))
        if not same_turn:
            record = _new_phase(record, now, chance)
    return _maybe_sleep(record, now), step.events


def wake(record: Record, seat: Seat, now: int, chance: Random) -> Record:
    """A seated person pressed: their seat is theirs again, a sleeping table goes on with a fresh clock."""
    table = _attend(record.table, seat, person=True)
    # Who was skipped and is back in time for their turn gets the whole of it.
    skipped = table.pace == "async" and record.table.sitters[seat].away
    record = replace(record, table=replace(table, quiet=0))
    if not table.asleep and not (skipped and seat in record.game.view(record.state, None).to_move):
        return record
    record = replace(record, table=replace(record.table, asleep=False, alarms=()))
    # A race that nobody has grabbed in starts anew: whoever wakes the table is not thrown into the middle of it.
    fresh = table.race is not None and not table.race.grabs
    return _new_phase(record, now, chance, reopen=fresh)


def close(table: Table, why: str) -> Table:
    """End a table for good; ``why`` names a message."""
    return replace(table, phase="closed", why_closed=why, alarms=(), asleep=False)


def _obliged(game: Any, state: Any) -> tuple[Seat, ...]:
    """Return whose move it is to make; where anyone may go first, nobody is late."""
    view = game.view(state, None)
    anyone = len(view.to_move) > 1 and game.facts.anyone == view.phase
    return () if anyone else tuple(view.to_move)


def _same_turn(game: Any, before: Any, after: Any) -> bool:
    """Say whether a move went on with a turn that has one clock."""
    if not game.facts.one_clock:
        return False
    one, other = game.view(before, None), game.view(after, None)
    return (one.turn, one.to_move) == (other.turn, other.to_move)


def _attend(table: Table, seat: Seat | None, person: bool) -> Table:
    if seat is None:
        return table
    sitter = table.sitters[seat]
    if not person:
        return table if sitter.user is None or sitter.stood_in else table.with_sitter(seat, stood_in=True)
    if sitter.misses or sitter.away:
        table = table.with_sitter(seat, misses=0, away=False)
    return replace(table, quiet=0) if table.quiet else table


def _new_phase(record: Record, now: int, chance: Random, *, reopen: bool = True) -> Record:
    """Set the turn's clock; where a race begins, hide it for a random pause first."""
    table, game = record.table, record.game
    view = game.view(record.state, None)
    alarms = []
    start = now
    if game.facts.race == view.phase:
        if reopen or table.race is None:
            opens_at = now + chance.randint(*pace.PAUSE)
            table = replace(table, race=Race(table.step, opens_at))
        if table.race and not table.race.open:
            start = max(now, table.race.opens_at)
            alarms.append(Alarm("open", start))
    length = pace.turn_length(table.pace, answers=view.phase in game.facts.answers)
    if table.pace == "async" and view.to_move and all(table.sitters[seat].away for seat in view.to_move):
        length = 0  # a skipped seat holds nobody up
    alarms.append(Alarm("turn", start + length))
    if table.pace == "async":
        alarms += (Alarm("remind", start + int(length * part)) for part in pace.REMINDERS)
    return replace(record, table=replace(table, alarms=tuple(alarms)))


def _maybe_sleep(record: Record, now: int) -> Record:
    table = record.table
    playing = [sitter for sitter in table.sitters if not sitter.left]
    people = [sitter for sitter in playing if sitter.user is not None]
    silent = table.quiet >= record.game.facts.round_length(len(playing))
    if not silent and not all(sitter.away for sitter in people):
        return record
    alarm = Alarm("close", now + pace.SLEEP_CLOSES[table.pace])
    return replace(record, table=replace(table, asleep=True, alarms=(alarm,)))
