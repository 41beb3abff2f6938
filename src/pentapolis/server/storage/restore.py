"""Restoring a backup, of SQLite or of PostgreSQL, into either of them.

Nothing is changed before the backup has been read to its end. A database that is there is only replaced if that is
asked for, and is backed up first; what goes wrong leaves it as it was.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Connection, inspect, text

from ..settings import Settings
from ..wire.host import Backup
from . import dump
from .alone import Alone, InUse
from .backup import BEFORE_RESTORE, Backups, existing
from .database import Database, others
from .migrations import VERSION_TABLE, NewerDatabase, known, migrate


class Exists(Exception):
    """There is a database already."""


class Restored(msgspec.Struct):
    """What was restored, and where what was there before is kept."""

    schema: str
    kept: str = ""


async def restore(settings: Settings, path: Path, force: bool = False) -> Restored:
    """Put a backup in the place of the database, and bring it to this program's version.

    `BadDump` if it is no whole backup, `NewerDatabase` if a newer program made it, `Exists` without `force`, `InUse`.
    """
    head = await asyncio.to_thread(dump.check, path)
    if not known(head.schema):
        raise NewerDatabase(head.schema)
    alone = Alone(settings)
    alone.take()
    try:
        kept = await (_into_postgres if settings.postgres else _into_sqlite)(settings, path, force)
        db = Database(settings)
        try:
            await migrate(db)
        finally:
            await db.close()
    finally:
        alone.leave()
    return Restored(head.schema, kept.name if kept else "")


async def _into_sqlite(settings: Settings, path: Path, force: bool) -> Backup | None:
    file = settings.file
    kept = None
    if file.exists() and file.stat().st_size:
        if not force:
            raise Exists
        await asyncio.to_thread(_settle, file)
        kept = await Backups(settings).make(BEFORE_RESTORE)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    db = Database(msgspec.structs.replace(settings, database_url=f"sqlite:///{part}"))
    try:
        async with db.write() as c:
            await dump.fill(c, path)
        await db.close()
        await asyncio.to_thread(_settle, part)
        part.chmod(0o600)
        os.replace(part, file)
    finally:
        await db.close()
        for ending in ("", "-wal", "-shm"):
            part.with_name(part.name + ending).unlink(missing_ok=True)
    return kept


def _settle(file: Path) -> None:
    """Everything into the one file; `InUse` if somebody else has it open."""
    with closing(existing(file)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise InUse from None


async def _into_postgres(settings: Settings, path: Path, force: bool) -> Backup | None:
    db = Database(settings)
    kept = None
    try:
        async with db.read() as c:
            there = await c.run_sync(_tables)
            if there and not force:
                raise Exists
            if await others(c):
                raise InUse
        if there:
            kept = await Backups(settings, db).make(BEFORE_RESTORE)
        async with db.write() as c:
            for name in there:
                await c.execute(text(f'DROP TABLE "{name}" CASCADE'))
            await dump.fill(c, path)
    finally:
        await db.close()
    return kept


def _tables(connection: Connection) -> list[str]:
    """Our own tables, if this database holds any."""
    there = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in there:
        return []
    return [VERSION_TABLE, *dump.reflected(connection).tables]
