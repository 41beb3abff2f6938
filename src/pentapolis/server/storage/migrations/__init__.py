"""The database's own history: every version of its tables, and how to come to the next. Run by `migrate`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import Database

LOCK = 0x70656E74  # "pent": one process at a time migrates a PostgreSQL database
VERSION_TABLE = "alembic_version"
Backup = Callable[[str], Awaitable[object]]


class NewerDatabase(Exception):
    """The database was last used by a newer Pentapolis; `version` is its own."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        self.version = version


def config() -> Config:
    """What Alembic needs to know."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def newest() -> str:
    """The version this program works with."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


async def version(c: AsyncConnection) -> str:
    """The version a database is at; empty if there is nothing in it."""
    return await c.run_sync(_version)


def known(revision: str) -> bool:
    """Whether this program knows a version: if not, a newer one made it."""
    return revision in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


async def migrate(db: Database, backup: Backup | None = None) -> bool:
    """Bring the database to this program's version; whether there was anything to do. It is backed up before."""
    async with db.read() as c:
        at = await version(c)
    if at == newest():
        return False
    if at and not known(at):
        raise NewerDatabase(at)
    if at and backup is not None:
        await backup(f"before-{newest()}")
    async with db.write() as c:
        if db.postgres:
            await c.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await c.run_sync(upgrade)
    return True


def _version(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to a version, inside the transaction of this connection."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, to)
