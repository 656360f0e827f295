"""What people are called: their latest display names, put into tables whenever these are looked at."""

from bot.bounded import Bounded
from bot.store.people import PeopleStore, PersonRow
from bot.tables.table import Person, Table

_CACHED = 10_000
"""People who are kept in memory."""


class People:
    """Everybody who sits at a table, or has."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._known: Bounded[int, PersonRow | None] = Bounded(_CACHED)

    async def hear(self, person: Person) -> None:
        """Note what a person is called now, and their locale."""
        row = PersonRow(person.id, person.name, person.locale)
        if self._known.get(person.id) != row:
            await self._store.put(row)
            self._known[person.id] = row

    async def adopt(self, table: Table) -> None:
        """Note the names of a table's people, unless theirs are known: records used to have them."""
        found = [PersonRow(one.user, one.name) for one in table.sitters if one.user is not None and one.name]
        if found:
            await self._store.add(found)
            for row in found:
                if self._known.get(row.id) is None:
                    self._known.pop(row.id, None)

    async def named(self, table: Table) -> Table:
        """Return a table with everybody's name as it is known now ("": it is not)."""
        for sitter in table.sitters:
            if sitter.user is not None and sitter.user not in self._known:
                # They may have been heard while this was read.
                self._known.setdefault(sitter.user, await self._store.get(sitter.user))
        for seat, sitter in enumerate(table.sitters):
            if sitter.user is not None:
                known = self._known.get(sitter.user)
                name = known.name if known is not None else ""
                if name != sitter.name:
                    table = table.with_sitter(seat, name=name)
        return table

    async def forget(self, user: int) -> None:
        """Delete what is known of a person; at tables they are somebody whose name nobody knows."""
        await self._store.forget(user)
        self._known[user] = None
