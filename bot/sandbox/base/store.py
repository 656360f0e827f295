"""The sandbox's own database: things by kind and id as JSON, and files as bytes.

Writes are gathered and written in batches by aiosqlite's thread, so no request waits for the disk.
A thing put twice before a batch is written once, as it then is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

_log = logging.getLogger(__name__)

_SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT, id INTEGER, body BLOB, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, body BLOB);
"""
_TABLES = {"thing", "file"}
_BATCH_SECONDS, _AGAIN_SECONDS = 0.05, 5.0
_GONE = object()
_FILE = "file"


class Unreadable(Exception):
    """A file that is not, or no longer, a sandbox's database; the message says what to do about it."""


class Store:
    """One SQLite file (or ":memory:"). Open with `open`, `close` writes what is still pending."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._pending: dict[tuple[str, int], Any] = {}
        self._dirty = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self._db: aiosqlite.Connection | None = None

    async def open(self) -> dict[str, dict[int, Any]]:
        """Opens the database and returns all things in it, by kind and id. Raises Unreadable."""
        try:
            return await self._open()
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise Unreadable("is in use: stop the sandbox that runs on it") from error
            raise Unreadable(f"is damaged ({error}): delete it") from error

    async def _open(self) -> dict[str, dict[int, Any]]:
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        self._db = await aiosqlite.connect(self._path or ":memory:", timeout=1.0)
        # Two sandboxes on one file would write over each other.
        await self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        async with self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'") as rows:
            if not {name async for (name,) in rows} <= _TABLES:
                raise Unreadable("belongs to another program: move it away")
        await self._db.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;" + _SCHEMA)
        things: dict[str, dict[int, Any]] = {}
        async with self._db.execute("SELECT kind, id, body FROM thing ORDER BY id") as rows:
            async for kind, identity, body in rows:
                things.setdefault(kind, {})[identity] = msgspec.json.decode(body)
        self._writer = asyncio.create_task(self._write_batches(), name="sandbox store")
        return things

    async def close(self) -> None:
        """Writes everything pending and closes."""
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._db is not None:
            await self.flush()
            await self._db.close()

    def put(self, kind: str, identity: int, thing: Any) -> None:
        """Saves a JSON-like value or dataclass, as it is when the next batch is written."""
        self._pending[kind, identity] = thing
        self._dirty.set()

    def drop(self, kind: str, identity: int) -> None:
        """Forgets a thing."""
        self.put(kind, identity, _GONE)

    def put_file(self, identity: int, data: bytes) -> None:
        """Saves a file's bytes."""
        self.put(_FILE, identity, data)

    def drop_file(self, identity: int) -> None:
        """Forgets a file."""
        self.drop(_FILE, identity)

    async def file(self, identity: int) -> bytes | None:
        """A file's bytes; None if there is no such file."""
        waiting = self._pending.get((_FILE, identity))
        if waiting is not None:
            return None if waiting is _GONE else bytes(waiting)
        if self._db is None:
            return None
        async with self._writing:
            cursor = await self._db.execute("SELECT body FROM file WHERE id = ?", (identity,))
            row = await cursor.fetchone()
        return None if row is None else bytes(row[0])

    async def keep_files(self, wanted: set[int]) -> None:
        """Forgets all files but those of these ids."""
        if self._db is None:
            return
        async with self._db.execute("SELECT id FROM file") as rows:
            async for (identity,) in rows:
                if identity not in wanted:
                    self.drop_file(identity)

    async def flush(self) -> None:
        """Writes all that is pending now, in one transaction."""
        if self._db is None:
            return
        async with self._writing:
            batch, self._pending = self._pending, {}
            if not batch:
                return
            try:
                await self._write(self._db, batch)
            except sqlite3.Error:
                # A full disk, say, does not lose what was gathered.
                self._pending = batch | self._pending
                raise

    async def _write(self, database: aiosqlite.Connection, batch: dict[tuple[str, int], Any]) -> None:
        things, lost_things, files, lost_files = [], [], [], []
        for (kind, identity), thing in batch.items():
            if kind == _FILE:
                if thing is _GONE:
                    lost_files.append((identity,))
                else:
                    files.append((identity, thing))
            elif thing is _GONE:
                lost_things.append((kind, identity))
            else:
                things.append((kind, identity, msgspec.json.encode(thing)))
        await database.executemany("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", things)
        await database.executemany("DELETE FROM thing WHERE kind = ? AND id = ?", lost_things)
        await database.executemany("INSERT OR REPLACE INTO file VALUES (?, ?)", files)
        await database.executemany("DELETE FROM file WHERE id = ?", lost_files)
        await database.commit()

    async def _write_batches(self) -> None:
        while True:
            await self._dirty.wait()
            await asyncio.sleep(_BATCH_SECONDS)
            self._dirty.clear()
            try:
                # Whoever closes the store stops this loop, never a batch that is half written.
                await asyncio.shield(self.flush())
            except sqlite3.Error:
                _log.exception("the sandbox's database cannot be written; it is tried again")
                await asyncio.sleep(_AGAIN_SECONDS)
                self._dirty.set()
