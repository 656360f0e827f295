"""What people ask of tables: open, join, start, move, leave, end. Every refusal is a Refused; nothing else changes."""

from collections.abc import Callable
from random import Random
from secrets import SystemRandom, randbelow
from typing import Any

from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.contract import Move, View
from bot.engines.facts import Pace
from bot.store.database import Conflict
from bot.store.tables import TableStore
from bot.tables import gardens, lobby, pace, playing
from bot.tables.clock import Clock
from bot.tables.moves import Moves, Outcome
from bot.tables.people import People
from bot.tables.record import Record
from bot.tables.records import Change, Listener, Records
from bot.tables.refusal import Refused
from bot.tables.table import AnyLook, Look, Person, Sitter, Table

_TRIES = 8
"""Ids and codes that are tried for a new table: none has ever been taken twice by chance."""


class Tables:
    """The house's tables. One instance a process.

    ``chance`` deals, pauses and plays for the house; None: the system's, which nobody can foresee.
    """

    def __init__(
        self,
        store: TableStore,
        people: People,
        clock: Clock,
        chance: Random | None = None,
        *,
        settle_ms: int = pace.SETTLE,
    ) -> None:
        self.clock = clock
        self.people = people
        self.records = Records(store, people, clock, chance or SystemRandom())
        self.moves = Moves(self.records, settle_ms=settle_ms)

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` after every save that people can see; it must not block."""
        self.records.listen(listener)

    async def tell(self, table_id: int) -> None:
        """Tell the listeners of a table that is the same as before, but shown elsewhere."""
        await self.records.tell(table_id)

    async def catch_up(self, table_id: int) -> None:
        """Forget what this process holds of a table that another one has changed."""
        await self.records.catch_up(table_id)

    async def look(self, table_id: int, user: int | None = None) -> AnyLook:
        """Return what a person (None: a bystander) may see. Raises Refused if the table is gone."""
        record = await self.records.load(table_id)
        table, game, state = record.table, record.game, record.state
        seat = None if user is None else table.seat_of(user)
        if state is None:
            return Look(table, None, seat, user=user)
        moves = () if seat is None else tuple(game.legal_moves(state, seat))
        events = tuple(event for event in game.decode_events(table.events) if event.shown_to(seat))
        return Look(table, game.view(state, seat), seat, moves, user=user, events=events)

    async def table(self, table_id: int) -> Table:
        """Return a table as everybody may see it, without making a view. Raises Refused if it is gone."""
        return (await self.records.load(table_id)).table

    async def past_views(self, table_id: int) -> list[View]:
        """Return a bystander's views of a whole game, made anew from its moves. Raises Diverged if that fails."""
        return await self.records.past_views(await self.records.load(table_id), None)

    async def seated(self, user: int) -> list[Table]:
        """Return the open tables where a person sits."""
        return await self.records.seated(user)

    async def hear(self, table_id: int, person: Person) -> None:
        """Note what somebody is called who sits at a table. Raises Refused if it is gone."""
        if (await self.table(table_id)).seat_of(person.id) is not None:
            await self.people.hear(person)

    async def open(
        self,
        game: str,
        options: dict[str, Any],
        host: Person,
        *,
        guild_id: int,
        channel_id: int,
        pace_name: Pace | None = None,
        quick: bool = False,
    ) -> Table:
        """Open a lobby with its host on seat 0. Raises InvalidOption for one that the game does not take."""
        chosen = lobby.check_options(GAMES[game], options)
        await self.people.hear(host)
        now = self.clock.now()
        paces = GAMES[game].facts.paces
        table = Table(
            id=0,
            game=game,
            options=chosen,
            pace=pace_name if pace_name in paces else paces[0],
            host=host.id,
            guild_id=guild_id,
            channel_id=channel_id,
            created_at=now,
            sitters=(Sitter(host.id, host.name, channel=channel_id),),
            quick=quick,
        )
        return await self._create(lobby.clocked(table, now))

    async def join(self, table_id: int, person: Person, press: int | None = None, *, channel: int = 0) -> Table:
        """Seat a person in a lobby; ``channel`` is where they pressed."""
        await self.people.hear(person)
        return await self._lobby(table_id, lambda t: lobby.join(t, person, GAMES[t.game].seats, channel), press)

    async def add_house(self, table_id: int, user: int, press: int | None = None) -> Table:
        """Seat a house player."""
        return await self._lobby(table_id, lambda t: lobby.add_house(t, user, GAMES[t.game].seats), press)

    async def remove_house(self, table_id: int, user: int, press: int | None = None) -> Table:
        """Ask a house player to get up."""
        return await self._lobby(table_id, lambda t: lobby.remove_house(t, user), press)

    async def set_options(self, table_id: int, user: int, changes: dict[str, Any], press: int | None = None) -> Table:
        """Change a lobby's options. Raises Refused, and InvalidOption for a value that is none."""
        return await self._lobby(table_id, lambda t: lobby.set_options(t, user, GAMES[t.game], changes), press)

    async def start(self, table_id: int, user: int, press: int | None = None) -> Table:
        """Begin the game."""

        def begin(record: Record, now: int) -> Change:
            lobby.must_start(record.table, user, record.game.seats)
            begun = playing.begin(record, now, self.records.chance)
            return Change(*playing.set_up(begun, now, self.records.chance)) if record.table.quick else Change(begun)

        return (await self.records.change(table_id, begin, press=press)).record.table

    async def submit(
        self, table_id: int, user: int, move: Move, *, step: int | None, snowflake: int, interaction: int | None
    ) -> Outcome:
        """Make a person's move, see ``Moves.submit``. Raises Refused or IllegalMove."""
        return await self.moves.submit(table_id, user, move, step=step, snowflake=snowflake, interaction=interaction)

    async def leave(self, table_id: int, user: int, press: int | None = None) -> Table:
        """Give a seat up, in the lobby or for good in the game."""

        def go(record: Record, now: int) -> Change:
            table = record.table
            if table.phase != "playing":
                return Change(replace(record, table=lobby.clocked(lobby.leave(table, user), now)))
            return self.moves.leave(record, user, now)

        await self.moves.settled(table_id)
        return (await self.records.change(table_id, go, press=press)).record.table

    async def kick(self, table_id: int, by: int, user: int, *, moderator: bool = False) -> Table:
        """Take somebody's seat away."""

        def kick(record: Record, now: int) -> Change:
            table = record.table
            lobby.must_host(table, by, moderator=moderator)
            if table.seat_of(user) is None:
                raise Refused("refused-they-are-not-seated")
            table = replace(table, kicked=(*table.kicked, user))
            if table.phase != "playing":
                return Change(replace(record, table=lobby.clocked(lobby.leave(table, user), now)))
            return self.moves.leave(replace(record, table=table), user, now)

        await self.moves.settled(table_id)
        return (await self.records.change(table_id, kick)).record.table

    async def end(self, table_id: int, user: int | None, why: str = "ended", *, moderator: bool = False) -> Table:
        """Close a table for good (``user`` None: the house does). Raises Refused unless by its host or a moderator."""

        def end(record: Record, _: int) -> Change | None:
            if record.table.phase == "closed":
                if user is None:
                    return None
                raise Refused("refused-over")
            if user is not None:
                lobby.must_host(record.table, user, moderator=moderator)
            by_moderator = why == "ended" and user not in {None, record.table.host}
            return Change(replace(record, table=playing.close(record.table, "moderated" if by_moderator else why)))

        return (await self.records.change(table_id, end)).record.table

    async def attend(self, table_id: int, user: int) -> None:
        """Note that a person pressed something that is no move: they are there, and a skipped seat is theirs again."""
        await self.moves.attend(table_id, user)

    async def strand(self, table_id: int, *, found_again: bool = False) -> bool:
        """Put a table to sleep that no channel shows any more; say whether it is one that is kept.

        ``found_again``: it may come back into its channels as they left it, code or no code.
        """
        stranded = False

        def strand(record: Record, now: int) -> Change | None:
            nonlocal stranded
            table = record.table
            stranded = (found_again or bool(table.code)) and table.phase in ("lobby", "playing")
            return Change(replace(record, table=gardens.stranded(table, now))) if stranded else None

        await self.records.change(table_id, strand)
        return stranded

    async def found_again(self, table_id: int) -> None:
        """Note that a channel shows a table again that none showed."""

        def find(record: Record, now: int) -> Change | None:
            table = gardens.found_again(record.table, now)
            return Change(replace(record, table=table)) if table != record.table else None

        await self.records.change(table_id, find)

    async def was_shown(self, table_id: int, edition: int, shown_at: int) -> None:
        """Note that a post shows the dice of a race since ``shown_at`` (Unix ms by Discord's clock)."""

        def mark(record: Record, now: int) -> Change | None:
            race = record.table.race
            if race is None or not race.open or race.shown_at is not None or edition < race.edition:
                return None
            race = replace(race, shown_at=shown_at, local_at=now)
            return Change(replace(record, table=replace(record.table, race=race)), shows=False)

        if (await self.table(table_id)).race is not None:
            await self.records.change(table_id, mark)

    async def rematch(self, table_id: int, user: int, press: int | None = None) -> Table:
        """Open a lobby with the same people and options; a second call returns the same one. Raises Refused."""
        async with self.records.lock(table_id):
            old = (await self.records.load(table_id)).table
            fresh = lobby.rematch(old, user, self.clock.now())
            if old.rematch is not None:
                return (await self.records.load(old.rematch)).table
            table = await self._create(fresh)
            await self.records.change_locked(
                table_id,
                lambda record, _: Change(replace(record, table=replace(record.table, rematch=table.id))),
                press=press,
            )
            return table

    async def _lobby(self, table_id: int, how: Callable[[Table], Table], press: int | None) -> Table:
        def change(record: Record, now: int) -> Change:
            return Change(replace(record, table=lobby.clocked(how(record.table), now)))

        return (await self.records.change(table_id, change, press=press)).record.table

    async def _create(self, table: Table) -> Table:
        game = GAMES[table.game]
        for tries in range(1, _TRIES + 1):
            code = gardens.fresh_code() if game.facts.shared else ""
            table = replace(table, id=1 + randbelow(2**48), code=code)
            record = Record(table, self.records.chance.getrandbits(63), game.rules_version)
            try:
                await self.records.create(record)
                break
            except Conflict:
                if tries == _TRIES:
                    raise
        return table
