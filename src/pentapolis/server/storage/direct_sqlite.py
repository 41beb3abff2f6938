"""SQLite without an adapter, for what is done with every move and every request.

Statements run at once, where they are called: reading or writing a row takes microseconds, handing it to another thread
and back takes many times as long. Only what waits for the disk, the commit, is done aside; and whoever comes while it
is under way shares the next one.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import IntegrityError

from .direct import Plain, Statement, Values
from .faults import Placed

T = TypeVar("T")
Connected = Callable[[Any, Any], None]

AGAIN_S = 0.01
"""How soon we ask again for the right to write while another process (a migration, say) has it."""


class _Sqlite:
    def __init__(self, link: sqlite3.Connection) -> None:
        self._link = link

    def rows(self, statement: Statement, values: Values) -> Sequence[Any]:
        return self._link.execute(statement.sqlite, statement.named(values)).fetchall()

    def run(self, statement: Statement, values: Values) -> int:
        return self._link.execute(statement.sqlite, statement.named(values)).rowcount

    def run_all(self, statement: Statement, values: Sequence[Values]) -> None:
        self._link.executemany(statement.sqlite, map(statement.named, values))


class _Waiting(NamedTuple):
    work: Callable[[Plain], Any]
    future: asyncio.Future[Any]
    since: float


class DirectSqlite:
    """SQLite without an adapter: a connection that reads, and one that writes while `turn` is held."""

    def __init__(
        self, file: Placed, connected: Connected, turn: asyncio.Lock, patience_s: float, waited: Callable[[float], None]
    ) -> None:
        self._file, self._connected = file, connected
        self._turn, self._patience_s, self._waited = turn, patience_s, waited
        self._links: list[sqlite3.Connection] = []
        self._reader: Plain | None = None
        self._writer: sqlite3.Connection | None = None
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="sqlite-commit")
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Callable[[Plain], T]) -> T:
        """Let `work` read; what it sees is committed."""
        if self._reader is None:
            self._reader = _Sqlite(self._connect())
        return work(self._reader)

    async def write(self, work: Callable[[Plain], T]) -> T:
        """Let `work` write. When this returns it is stored; if `work` raises, nothing of it is."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(work, future, time.perf_counter()))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_on())
        return await future

    async def copy(self, target: Path) -> None:
        """Copy the database as we hold it open, wherever its file is."""
        async with self._turn:
            if self._writer is not None:
                await asyncio.get_running_loop().run_in_executor(self._aside, copy, self._writer, target)

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        self._aside.shutdown(wait=True)
        for link in self._links:
            link.close()

    def _connect(self) -> sqlite3.Connection:
        link = sqlite3.connect(self._file.path, check_same_thread=False)
        self._connected(link, None)
        self._links.append(link)
        return link

    async def _write_on(self) -> None:
        """Write until nobody waits: each time for all who wait, as one transaction."""
        while self._waiting:
            async with self._turn:
                waiting, self._waiting = self._waiting, []
                now = time.perf_counter()
                for one in waiting:
                    self._waited(now - one.since)
                try:
                    done = await self._together([one.work for one in waiting])
                except Exception as error:
                    done = [(None, error)] * len(waiting)
            for one, (result, failed) in zip(waiting, done, strict=True):
                _tell(one.future, result, failed)

    async def _together(self, works: Sequence[Callable[[Plain], Any]]) -> list[tuple[Any, Exception | None]]:
        """One transaction for several pieces of work: what raises leaves nothing behind, the others are stored."""
        if self._writer is None:
            self._writer = self._connect()
            self._writer.execute("PRAGMA busy_timeout=0")  # we wait in `_begin`, where others can go on
        link = self._writer
        self._file.check()
        await self._begin(link)
        try:
            self._file.note()
            done = [_one(link, work) for work in works]
            await asyncio.get_running_loop().run_in_executor(self._aside, link.execute, "COMMIT")
        except Exception:
            _roll_back(link)
            raise
        return done

    async def _begin(self, link: sqlite3.Connection) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience_s
        while True:
            try:
                link.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or loop.time() > until:
                    raise
            await asyncio.sleep(AGAIN_S)


def _one(link: sqlite3.Connection, work: Callable[[Plain], T]) -> tuple[T | None, Exception | None]:
    """What came of one piece of work; nothing is left of one that raised."""
    link.execute("SAVEPOINT work")
    try:
        result = work(_Sqlite(link))
    except Exception as error:
        if not link.in_transaction:  # a full disk ends the whole transaction: nobody's work is stored
            raise
        link.execute("ROLLBACK TO work")
        link.execute("RELEASE work")
        return None, error
    link.execute("RELEASE work")
    return result, None


def copy(origin: sqlite3.Connection, target: Path) -> None:
    """Copy an open database to a file, page by page; `OSError` if the file can't be written."""
    with closing(sqlite3.connect(target)) as made:
        try:
            origin.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            code = error.sqlite_errorcode & 0xFF
            if code not in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
                raise
            why = errno.ENOSPC if code == sqlite3.SQLITE_FULL else errno.EIO
            raise OSError(why, os.strerror(why), str(target)) from error


def _roll_back(link: sqlite3.Connection) -> None:
    """End a transaction that failed, if SQLite has not ended it itself; what fails here fails for the same reason."""
    with suppress(sqlite3.Error):
        if link.in_transaction:
            link.execute("ROLLBACK")


def _tell(future: asyncio.Future[Any], result: Any, failed: Exception | None) -> None:
    if future.done():  # whoever asked has gone
        return
    if failed is None:
        future.set_result(result)
    else:
        known = isinstance(failed, sqlite3.IntegrityError)
        future.set_exception(IntegrityError(None, None, failed) if known else failed)
