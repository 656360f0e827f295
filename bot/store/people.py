"""The SQL of people: their names, which are kept here and nowhere else."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.database import Database, Statement


class PersonRow(NamedTuple):
    """A person's display name, and their locale as Discord writes it ("": unknown)."""

    id: int
    name: str
    locale: str = ""


class PeopleStore:
    """Reads and saves them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, person: PersonRow) -> None:
        """Save a person, replacing what was there."""
        sql = """INSERT INTO people (id, name, locale) VALUES ($1, $2, $3)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = excluded.locale"""
        await self._database.write(Statement(sql, tuple(person)))

    async def add(self, people: Iterable[PersonRow]) -> None:
        """Save those who are not there yet."""
        sql = "INSERT INTO people (id, name, locale) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING"
        await self._database.write(*(Statement(sql, tuple(person)) for person in people))

    async def get(self, user_id: int) -> PersonRow | None:
        """Return one."""
        rows = await self._database.read("SELECT id, name, locale FROM people WHERE id = $1", user_id)
        return PersonRow(*rows[0]) if rows else None

    async def names(self) -> list[str]:
        """Return all names."""
        return [row[0] for row in await self._database.read("SELECT name FROM people ORDER BY id")]

    async def forget(self, user_id: int) -> None:
        """Delete a person's name and locale."""
        await self._database.write(Statement("DELETE FROM people WHERE id = $1", (user_id,)))
