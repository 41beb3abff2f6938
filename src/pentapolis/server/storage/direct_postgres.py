"""PostgreSQL without an adapter, for what is done with every move and every request: each statement is one message to the
server and one back, prepared once for each connection.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.exc import IntegrityError
from sqlalchemy.util import await_only, greenlet_spawn

from .direct import Plain, Statement, Values

T = TypeVar("T")

SIZE = 8
"""Connections of one process for this."""


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
        for one in values:
            self.run(statement, one)


class DirectPostgres:
    """Connections that are made when they are first needed."""

    def __init__(self, url: str, application: str) -> None:
        self._url, self._application = url, application
        self._pool: Any = None

    async def read(self, work: Callable[[Plain], T]) -> T:
        """Let `work` read; each statement sees what is committed by then."""
        async with (await self._connected()).acquire() as link:
            return await greenlet_spawn(work, _Postgres(link))

    async def write(self, work: Callable[[Plain], T]) -> T:
        """Let `work` write. When this returns it is stored; if `work` raises, nothing of it is."""
        try:
            async with (await self._connected()).acquire() as link, link.transaction():
                return await greenlet_spawn(work, _Postgres(link))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(None, None, error) from None

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def _connected(self) -> Any:
        if self._pool is None:
            self._pool = asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=SIZE,
                reset=_as_it_is,
                server_settings={"application_name": self._application},
            )
        return await self._pool


async def _as_it_is(_link: Any) -> None:
    """A connection is given back as it was taken: nothing here changes anything but in a transaction."""
