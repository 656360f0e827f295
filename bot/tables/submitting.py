"""The way of a move: seat and step check, the race if it is one, the rules, the save. Told only after that."""

from functools import partial
from random import Random
from secrets import SystemRandom

from msgspec import Struct

from bot.engines.contract import Event, IllegalMove, Move, Seat
from bot.store.tables import TableStore
from bot.tables import playing
from bot.tables.clock import Clock, ms_of
from bot.tables.lobby import absent
from bot.tables.pace import SETTLE
from bot.tables.races import Press, Races
from bot.tables.record import Record
from bot.tables.records import Change, Records
from bot.tables.refusal import Refused
from bot.tables.table import Table


class Outcome(Struct, frozen=True):
    """What a move led to: the table now, the events, and for a race how fast it was (ms) and whether it was right."""

    table: Table
    events: tuple[Event, ...] = ()
    ms: int | None = None
    right: bool | None = None


class Submitting:
    """Takes moves of people, house players and the table itself.

    ``chance`` deals, pauses and plays for the house; None: the system's, which nobody can foresee.
    """

    def __init__(
        self, store: TableStore, clock: Clock, chance: Random | None = None, *, settle_ms: int = SETTLE
    ) -> None:
        self.records = Records(store, clock, chance or SystemRandom())
        self.settle_ms = settle_ms
        """How long a race stays open for an earlier press, after its first right one."""
        self._races: Races[Outcome] = Races(clock)

    async def submit(
        self, table_id: int, user: int, move: Move, *, step: int | None, snowflake: int, interaction: int | None
    ) -> Outcome:
        """Make a person's move. ``step``: of the button that was pressed, None where the state alone decides.

        ``snowflake`` is when Discord received it, ``interaction`` its id (saved, so that it counts once).
        Raises Refused or IllegalMove; then nothing has changed but that a sleeping table may be awake.
        """
        while True:
            table = (await self.records.load(table_id)).table
            try:
                return await self.submit_seat(
                    table_id,
                    must_sit(table, user),
                    move,
                    step=step,
                    snowflake=snowflake,
                    interaction=interaction,
                    person=True,
                )
            except (Refused, IllegalMove):
                if await self.records.catch_up(table_id):
                    continue
                # Whoever presses anything is back, whatever became of the press itself.
                seat = table.seat_of(user)
                if seat is not None and (table.asleep or table.sitters[seat].away):
                    await self.records.change(table_id, partial(self._woken, seat))
                raise

    async def settled(self, table_id: int) -> None:
        """Wait until no race of a table is being decided: timeouts and leaves come after it."""
        await self._races.settled(table_id)

    async def submit_seat(
        self,
        table_id: int,
        seat: Seat | None,
        move: Move,
        *,
        step: int | None,
        snowflake: int,
        interaction: int | None = None,
        person: bool = False,
    ) -> Outcome:
        """Make a seat's or (None) the table's move. See ``submit``."""
        record = await self.records.load(table_id)
        verdict = "plain"
        if seat is not None and record.state is not None and record.table.phase == "playing":
            _must_be_now(record.table, step, snowflake)
            verdict = record.game.verdict(record.state, seat, move)
        if verdict == "hit":
            return await self._races.enter(
                table_id,
                seat or 0,
                move,
                snowflake,
                step=step,
                interaction=interaction,
                window_ms=self.settle_ms,
                decide=partial(self._decide, table_id),
            )
        if verdict == "miss":
            if self._races.earlier(table_id, seat or 0, snowflake):
                raise Refused("refused-second-grab")
        else:
            await self.settled(table_id)
        ms = _reaction(record.table, snowflake) if verdict == "miss" else None

        def apply(record: Record, now: int) -> Change:
            must_play(record.table)
            if seat is not None:
                _must_be_now(record.table, step, snowflake)
            return self.apply(record, seat, move, now, ms=ms, person=person)

        change = await self.records.change(table_id, apply, press=interaction)
        return Outcome(change.record.table, change.events, ms, False if verdict == "miss" else None)

    async def _decide(self, table_id: int, presses: list[Press[Outcome]]) -> None:
        """Give the race to the earliest right press and answer everybody who was in it.

        Later ones count too where they are about something else and are still right: two different shouts do not
        rival each other.
        """
        won: list[tuple[Press[Outcome], Outcome]] = []
        ends: dict[int, Outcome | Exception] = {}
        async with self.records.lock(table_id):
            while rest := [press for press in presses if id(press) not in ends]:
                press = min(rest)
                rival = next((one for one in won if one[0].move == press.move), None)
                if rival is None:
                    try:
                        outcome = await self._win(table_id, press)
                        won.append((press, outcome))
                        ends[id(press)] = outcome
                        continue
                    except (Refused, IllegalMove) as error:
                        ends[id(press)] = error
                        rival = won[0] if won else None
                if rival is not None:
                    ends[id(press)] = _beaten(*rival, press)
        for press in presses:
            end = ends.get(id(press), Refused("refused-stale"))
            if isinstance(end, Outcome):
                press.answer.set_result(end)
            else:
                press.answer.set_exception(end)

    async def _win(self, table_id: int, press: Press[Outcome]) -> Outcome:
        ms: int | None = None

        def apply(record: Record, now: int) -> Change:
            nonlocal ms
            must_play(record.table)
            _must_be_now(record.table, press.step, press.snowflake)
            ms = _reaction(record.table, press.snowflake)
            is_person = press.interaction is not None
            return self.apply(record, press.seat, press.move, now, ms=ms, person=is_person)

        change = await self.records.change_locked(table_id, apply, press=press.interaction)
        return Outcome(change.record.table, change.events, ms, True)

    def _woken(self, seat: Seat, record: Record, now: int) -> Change | None:
        if record.table.phase != "playing" or record.table.sitters[seat].left:
            return None
        shows = record.table.asleep or record.table.sitters[seat].away
        return Change(playing.wake(record, seat, now, self.records.chance), shows=shows)

    def apply(
        self, record: Record, seat: Seat | None, move: Move, now: int, *, ms: int | None = None, person: bool
    ) -> Change:
        """Return what a move makes of a record; a person's press also wakes the table. Raises IllegalMove."""
        if person and seat is not None:
            record = playing.wake(record, seat, now, self.records.chance)
        after, events = playing.move(record, seat, move, now, self.records.chance, ms=ms, person=person)
        return Change(after, ((seat, record.game.encode_move(move).decode()),), events)


def must_play(table: Table) -> None:
    """Raise Refused unless the game is running."""
    if table.phase == "lobby":
        raise Refused("refused-not-started")
    if table.phase != "playing":
        raise Refused("refused-over")


def must_sit(table: Table, user: int) -> Seat:
    """Return the seat of a person in a running game. Raises Refused."""
    must_play(table)
    seat = table.seat_of(user)
    if seat is None:
        raise absent(table, user)
    return seat


def _must_be_now(table: Table, step: int | None, snowflake: int) -> None:
    """Raise Refused if the button was another step's, or the race is still hidden."""
    if step is not None and step != table.step:
        if table.race and table.race.step == step:
            raise _late(table, snowflake)
        raise Refused("refused-stale")
    if table.race and table.race.step == table.step and not table.race.open:
        raise Refused("refused-not-yet")


def _beaten(winner: Press[Outcome], outcome: Outcome, press: Press[Outcome]) -> Refused:
    """Say who was faster than a press of the same race."""
    if press.seat == winner.seat:
        return Refused("refused-twice")
    if outcome.table.race is not None:
        return _late(outcome.table, press.snowflake)
    name = outcome.table.sitters[winner.seat].name
    return Refused("refused-late-by", winner=name, ms=ms_of(press.snowflake) - ms_of(winner.snowflake))


def _late(table: Table, snowflake: int) -> Refused:
    """Say who was first in a race that is decided, and by how many milliseconds."""
    race = table.race
    first = next((grab for grab in race.grabs if grab.right), None) if race else None
    if race is None or first is None:
        return Refused("refused-stale")
    winner = table.sitters[first.seat].name
    if race.shown_at is None or first.ms is None:
        return Refused("refused-late", winner=winner)
    return Refused("refused-late-by", winner=winner, ms=max(0, ms_of(snowflake) - race.shown_at - first.ms))


def _reaction(table: Table, snowflake: int) -> int | None:
    if table.race is None or table.race.shown_at is None:
        return None
    return max(0, ms_of(snowflake) - table.race.shown_at)
