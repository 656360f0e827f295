"""What a database driver offers: reads, and groups of statements that happen together or not at all.

The same SQL text serves every driver: numbered parameters (``$1``), ``ON CONFLICT``, ``RETURNING``, BIGINT
and TEXT are understood by SQLite and PostgreSQL alike.
"""

from typing import Any, NamedTuple, Protocol

Row = tuple[Any, ...]


class Statement(NamedTuple):
    """One statement of a group. ``rows``: how many rows it must return, else the whole group is undone."""

    sql: str
    params: tuple[Any, ...] = ()
    rows: int | None = None


class Conflict(Exception):
    """Somebody else changed the row first, or the row exists already: nothing of the group was written."""


class Unusable(Exception):
    """The database cannot be used; the message says in one line why and what to do. It was left untouched."""


class Database(Protocol):
    """A connected database."""

    async def read(self, sql: str, *params: Any) -> list[Row]:
        """Return all rows of a query; what earlier ``write`` calls saved is visible."""
        ...

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Run the statements as one transaction and return the rows of each. Raises Conflict.

        Returns only when the transaction is durable.
        """
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...
