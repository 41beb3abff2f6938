"""PostgreSQL without an adapter, for what is done with every move and every request: a statement is one message there
and one back, prepared once for each connection.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.exc import IntegrityError
from sqlalchemy.util import await_only, greenlet_spawn

from .direct import Plain, Statement, Values
from .faults import LinkLost, Unusable

DEAD = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""How a link says that it is gone: properly, or because it was caught while it was being closed."""

T = TypeVar("T")

CONNECT_S = 5.0
"""How long a request waits for a connection before it is told that the database is away."""
ANSWER_S = 30.0
"""How long a statement may take before its connection is given up as dead."""
SIZE = 8
"""Connections of one process for this."""
TRIES = SIZE
"""Dead connections that reading and writing put up with: all of them, after the server was away."""


class _Postgres:
    def __init__(self, link: Any) -> None:
        self._link = link

    def rows(self, statement: Statement, values: Values) -> Sequence[Any]:
        found: Sequence[Any] = await_only(self._link.fetch(statement.postgres, *statement.ordered(values)))
        return found

    def run(self, statement: Statement, values: Values) -> int:
        done = await_only(self._link.execute(statement.postgres, *statement.ordered(values)))
        return int(done.rpartition(" ")[2])  # "UPDATE 1"

    def run_all(self, statement: Statement, values: Sequence[Values]) -> None:
        await_only(self._link.executemany(statement.postgres, [statement.ordered(one) for one in values]))


class DirectPostgres:
    """Connections that are made when they are first needed."""

    def __init__(self, url: str, application: str, waited: Callable[[float], None]) -> None:
        self._url, self._application, self._waited = url, application, waited
        self._pool: Any = None
        self._connecting = asyncio.Lock()

    async def read(self, work: Callable[[Plain], T]) -> T:
        """Let `work` read; each statement sees what is committed by then. A link that turns out to be dead (the server
        was started again) costs nothing but another one; if there is none to be had, the server is away."""
        for _ in range(TRIES):
            with suppress(*DEAD):
                return await self._read(work)
        return await self._read(work)

    async def _read(self, work: Callable[[Plain], T]) -> T:
        async with self._link() as link:
            return await greenlet_spawn(work, _Postgres(link))

    async def write(self, work: Callable[[Plain], T]) -> T:
        """Let `work` write. When this returns it is stored; if `work` raises, nothing of it is. On a link that is dead
        before it was to be stored, nothing happened: `work` does it again on another one."""
        for _ in range(TRIES):
            with suppress(*DEAD):
                return await self._write(work)
        return await self._write(work)

    async def _write(self, work: Callable[[Plain], T]) -> T:
        begun = time.perf_counter()
        try:
            async with self._link() as link:
                self._waited(time.perf_counter() - begun)
                transaction = link.transaction()
                await transaction.start()
                try:
                    done = await greenlet_spawn(work, _Postgres(link))
                except BaseException:
                    with suppress(*DEAD):
                        await transaction.rollback()
                    raise
                with _lost():
                    await transaction.commit()
                return done
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(None, None, error) from None

    async def close(self) -> None:
        if self._pool is not None:
            with suppress(*DEAD):
                await self._pool.close()

    @asynccontextmanager
    async def _link(self) -> AsyncIterator[Any]:
        """A connection of the pool; `Unusable` if none can be had."""
        pool = self._pool or await self._connected()
        try:
            link = await pool.acquire(timeout=CONNECT_S)
        except DEAD as error:
            raise Unusable("away") from error
        try:
            yield link
        finally:
            with suppress(*DEAD):
                await pool.release(link)

    async def _connected(self) -> Any:
        async with self._connecting:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=0,
                    max_size=SIZE,
                    timeout=CONNECT_S,
                    command_timeout=ANSWER_S,
                    reset=_as_it_is,
                    server_settings={"application_name": self._application},
                )
        return self._pool


@contextmanager
def _lost() -> Iterator[None]:
    """What is in here may have been done although the link died."""
    try:
        yield
    except DEAD as error:
        raise LinkLost from error


async def _as_it_is(_link: Any) -> None:
    """A connection is given back as it was taken: nothing here changes anything but in a transaction."""
