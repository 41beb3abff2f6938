"""The database: SQLite by default, PostgreSQL by URL. Reading never waits; on SQLite one writes at a time.

async with db.read() as c:
    row = (await c.execute(select(...))).first()
async with db.write() as c:      # one transaction: committed at the end, or not at all
    await c.execute(insert(...))
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ..clock import now_ms
from ..settings import Settings
from ..upkeep.histogram import Histogram
from .direct import Adapted, Plain, Statement
from .direct_sqlite import DirectSqlite
from .faults import Condition, Placed

if TYPE_CHECKING:
    from .direct_postgres import DirectPostgres

T = TypeVar("T")
More = Callable[[AsyncConnection], Awaitable[object]]

CONNECT_S = 5.0
"""How long a request waits for a connection to PostgreSQL."""
ANSWER_S = 60.0
"""How long a statement may take there; backups and the host's figures take longer than moves."""
BUSY_MS = 5000
"""How long SQLite waits for another process (a backup, say) before it gives up."""
READERS = 4
APPLICATION = "pentapolis"
"""What PostgreSQL's list of connections calls us."""


DATABASE_MS = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
"""The time by PostgreSQL's own clock."""


def _pulse(database_ms: str) -> Statement:
    return Statement(
        text(
            f"INSERT INTO pulse (id, at_ms, database_ms) VALUES (1, :now, {database_ms}) ON CONFLICT (id) "
            "DO UPDATE SET at_ms = excluded.at_ms, database_ms = excluded.database_ms"
        )
    )


_PULSE = {False: _pulse("NULL"), True: _pulse(DATABASE_MS)}
"""By whether the database is PostgreSQL."""


class Database:
    """The engine of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgres = settings.postgres
        self.waits = Histogram(0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0)
        """How long writes waited for their turn."""
        self.condition = Condition(network=settings.postgres)
        self._reader: AsyncEngine
        self._writer: AsyncEngine
        if self.postgres:
            url = settings.postgres_url.replace("postgresql://", "postgresql+asyncpg://", 1)
            self._reader = self._writer = create_async_engine(
                url,
                pool_pre_ping=True,
                pool_size=10,
                max_overflow=10,
                hide_parameters=True,  # or errors would carry secrets into the log
                pool_timeout=CONNECT_S,
                connect_args={
                    "server_settings": {"application_name": APPLICATION},
                    "timeout": CONNECT_S,
                    "command_timeout": ANSWER_S,
                },
            )
            self._turn: asyncio.Lock | None = None
            self._placed: Placed | None = None
            self._direct: DirectSqlite | DirectPostgres = _postgres(settings, self.waits.add)
        else:
            settings.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # running games lie open here
            settings.file.touch(mode=0o600)
            self._writer = _sqlite(settings, 1)
            self._reader = _sqlite(settings, READERS)
            event.listen(self._writer.sync_engine, "begin", _begin_immediate)
            self._turn = asyncio.Lock()
            self._placed = Placed(settings.file)
            self._direct = DirectSqlite(self._placed, _connected, self._turn, BUSY_MS / 1000, self.waits.add)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; what it sees is committed."""
        with self.condition.watch(writes=False):
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: whole when the block ends, nothing if it raises."""
        begun = time.perf_counter()
        with self.condition.watch(writes=True):
            async with self._turn or nullcontext():
                if self._placed is not None:
                    self._placed.check()
                async with self._writer.begin() as connection:
                    self.waits.add(time.perf_counter() - begun)
                    yield connection

    async def do(self, work: Callable[[Plain], T], more: More | None = None) -> T:
        """A transaction made of one plain function: what `write` does, for whatever is done with every move. `more`
        goes on in the same transaction.

        On SQLite each statement of `write` goes to another thread and back, which costs more than the statement.
        """
        if more is not None:
            async with self.write() as c:
                done = await c.run_sync(lambda c: work(Adapted(c)))
                await more(c)
                return done
        with self.condition.watch(writes=True):
            return await self._direct.write(work)

    async def probe(self) -> None:
        """Write and commit something of no consequence; `Unusable` if that can't be done."""
        with self.condition.watch(writes=True, probes=True):
            await self._direct.write(lambda c: c.run(_PULSE[self.postgres], {"now": now_ms()}))

    async def ask(self, work: Callable[[Plain], T]) -> T:
        """The same for reading, for whatever is asked with every request: a row or two by their keys."""
        with self.condition.watch(writes=False):
            return await self._direct.read(work)

    async def copy(self, target: Path) -> None:
        """Copy an SQLite database as this process holds it open, wherever its file is."""
        assert isinstance(self._direct, DirectSqlite)
        await self._direct.copy(target)

    async def close(self) -> None:
        await self._direct.close()
        await self._reader.dispose()
        if self._writer is not self._reader:
            await self._writer.dispose()


async def others(c: AsyncConnection) -> bool:
    """Whether another Pentapolis is connected to this PostgreSQL database."""
    query = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
    )
    return bool((await c.execute(query, {"name": APPLICATION})).scalar())


async def others_serve(c: AsyncConnection, within_ms: int) -> bool:
    """Whether another Pentapolis is connected to this PostgreSQL database, and a server has been alive for so long at
    most by the database's own clock. A backup is connected too, and so is, for a while, a machine that was cut off."""
    recent = text(f"SELECT count(*) FROM pulse WHERE database_ms >= {DATABASE_MS} - :within")
    return bool((await c.execute(recent, {"within": within_ms})).scalar()) and await others(c)


def named(settings: Settings) -> str:
    """The database as a person calls it, without its password."""
    return "PostgreSQL" if settings.postgres else str(settings.file)


def reason(error: Exception) -> str:
    """Why a database can't be used, in its own words; never its URL, which may hold a password."""
    own = getattr(error, "orig", None) or error
    while own.__cause__ is not None:
        own = own.__cause__
    if isinstance(own, OSError) and own.strerror and not isinstance(own, TimeoutError):
        return own.strerror
    return str(own).partition("\n")[0].rstrip(".") or type(own).__name__


def _postgres(settings: Settings, waited: Callable[[float], None]) -> DirectPostgres:
    from .direct_postgres import DirectPostgres  # only now: asyncpg need not be installed

    return DirectPostgres(settings.postgres_url, APPLICATION, waited)


def _sqlite(settings: Settings, size: int) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{settings.file}",
        poolclass=AsyncAdaptedQueuePool,
        pool_size=size,
        max_overflow=0,
        pool_reset_on_return="rollback",
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _connected)
    return engine


def _connected(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: a reader stands in no transaction
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
