"""The way of a move: seat and step check, the race if it is one, the rules, the save. Told only after that."""

from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Leave, Move, Seat
from bot.tables import playing
from bot.tables.lobby import absent, people
from bot.tables.pace import SETTLE
from bot.tables.races import Press, Races, beaten, late, reaction
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


class Moves:
    """Takes moves of people, house players and the table itself."""

    def __init__(self, records: Records, *, settle_ms: int = SETTLE) -> None:
        self._records = records
        self.settle_ms = settle_ms
        """How long a race stays open for an earlier press, after its first right one."""
        self._races: Races[Outcome] = Races(records.clock)

    async def submit(
        self, table_id: int, user: int, move: Move, *, step: int | None, snowflake: int, interaction: int | None
    ) -> Outcome:
        """Make a person's move. ``step``: of the button that was pressed, None where the state alone decides.

        ``snowflake`` is when Discord received it, ``interaction`` its id (saved, so that it counts once).
        Raises Refused or IllegalMove; then nothing has changed but that a sleeping table may be awake.
        """
        while True:
            table = (await self._records.load(table_id)).table
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
                if await self._records.catch_up(table_id):
                    continue
                # Whoever presses anything is back, whatever became of the press itself.
                seat = table.seat_of(user)
                if seat is not None and (table.asleep or table.sitters[seat].away):
                    await self._records.change(table_id, partial(self._woken, seat))
                raise

    async def attend(self, table_id: int, user: int) -> None:
        """Note that a person pressed something that is no move: they are there, and a skipped seat is theirs again."""
        table = (await self._records.load(table_id)).table
        seat = table.seat_of(user)
        if table.phase == "playing" and seat is not None and (table.asleep or table.sitters[seat].away or table.quiet):
            await self._records.change(table_id, partial(self._woken, seat))

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
        record = await self._records.load(table_id)
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
        ms = reaction(record.table, snowflake) if verdict == "miss" else None

        def apply(record: Record, now: int) -> Change:
            must_play(record.table)
            if seat is not None:
                _must_be_now(record.table, step, snowflake)
            return self.apply(record, seat, move, now, ms=ms, person=person)

        change = await self._records.change(table_id, apply, press=interaction)
        return Outcome(change.record.table, change.events, ms, False if verdict == "miss" else None)

    def apply(
        self, record: Record, seat: Seat | None, move: Move, now: int, *, ms: int | None = None, person: bool
    ) -> Change:
        """Return what a move makes of a record; a person's press also wakes the table. Raises IllegalMove."""
        if person and seat is not None:
            record = playing.wake(record, seat, now, self._records.chance)
        after, events = playing.move(record, seat, move, now, self._records.chance, ms=ms, person=person)
        return Change(after, ((seat, record.game.encode_move(move).decode()),), events)

    def leave(self, record: Record, user: int, now: int) -> Change:
        """Return what becomes of a game that a person leaves for good. Raises Refused unless they sit there."""
        change = self.apply(record, None, Leave(must_sit(record.table, user)), now, person=False)
        table = change.record.table
        if table.phase == "playing" and not people(table.sitters):
            table = playing.close(table, "empty")
        if table.host == user and (stay := people(table.sitters)):
            table = replace(table, host=stay[0][1])
        return replace(change, record=replace(change.record, table=table))

    async def _decide(self, table_id: int, presses: list[Press[Outcome]]) -> None:
        """Give the race to the earliest right press and answer everybody who was in it.

        Later ones count too where they are about something else and are still right: two different shouts do not
        rival each other.
        """
        won: list[tuple[Press[Outcome], Outcome]] = []
        ends: dict[int, Outcome | Exception] = {}
        async with self._records.lock(table_id):
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
                    ends[id(press)] = beaten(rival[0], rival[1].table, press)
        for press in presses:
            end = ends.get(id(press), Refused("refused-stale"))
            if press.answer.done():  # whoever waited for it was cancelled; the press counts all the same
                continue
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
            ms = reaction(record.table, press.snowflake)
            is_person = press.interaction is not None
            return self.apply(record, press.seat, press.move, now, ms=ms, person=is_person)

        change = await self._records.change_locked(table_id, apply, press=press.interaction)
        return Outcome(change.record.table, change.events, ms, True)

    def _woken(self, seat: Seat, record: Record, now: int) -> Change | None:
        if record.table.phase != "playing" or record.table.sitters[seat].left:
            return None
        shows = record.table.asleep or record.table.sitters[seat].away
        return Change(playing.wake(record, seat, now, self._records.chance), shows=shows)


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
            raise late(table, snowflake)
        raise Refused("refused-stale")
    if table.race and table.race.step == table.step and not table.race.open:
        raise Refused("refused-not-yet")
