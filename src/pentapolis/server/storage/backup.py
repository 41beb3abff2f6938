"""Backups of the database: whole, taken while the server runs, in the folder `backups` beside it.

SQLite copies itself page by page (its own backup, which never sees half a move). PostgreSQL is written out as text
(`dump`), from one moment's point of view. Either can be restored into either (`restore`).
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from sqlalchemy.ext.asyncio import AsyncConnection

from ..clock import now_ms
from ..settings import Settings
from ..trouble import Trouble
from ..wire.host import Backup
from . import dump
from .database import Database
from .direct_sqlite import copy

_NAME = re.compile(r"(\d{8}-\d{9})-([a-z]{1,20})(\.sqlite|\.jsonl\.gz)")
BY_HAND = "host"
DAILY = "daily"
BEFORE_RESTORE = "restore"
RESCUED = "rescued"
KEPT = frozenset({BY_HAND, BEFORE_RESTORE, RESCUED})
"""The reasons of backups that are never deleted by themselves."""


class NoDatabase(Exception):
    """There is nothing to back up yet."""


class Backups:
    """The backups of one server; with its database, or one that is opened when it is needed."""

    def __init__(self, settings: Settings, db: Database | None = None) -> None:
        self._settings = settings
        self._db = db
        self.folder: Path = settings.folder / "backups"

    @property
    def ending(self) -> str:
        """How the name of a backup of this database ends."""
        return dump.ENDING if self._settings.postgres else ".sqlite"

    async def make(self, why: str) -> Backup:
        """Back the database up; why is one word (`host`, `daily`, `before` a migration, `restore`, `rescued`: the file
        is gone, and what the server still holds open is copied)."""
        reason = re.sub("[^a-z]", "", why.lower())[:20] or "other"
        moment = datetime.fromtimestamp(now_ms() / 1000, UTC)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self.folder / f"{moment:%Y%m%d-%H%M%S}{moment.microsecond // 1000:03}-{reason}{self.ending}"
        await self.write(path, held=why == RESCUED)
        self.prune()
        return _backup(path)

    async def write(self, path: Path, held: bool = False) -> None:
        """Back the database up to this file: as text if its name ends so, or if it is PostgreSQL.

        Until it is whole it has another name; nobody but the owner may read it.
        """
        part = path.with_name(path.name + ".part")
        try:
            os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
            if held and self._db is not None:
                await self._db.copy(part)
            elif self._settings.postgres or path.name.endswith(dump.ENDING):
                async with self._moment() as c:
                    await dump.write(c, part)
            else:
                await asyncio.to_thread(_copy, self._settings.file, part)
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)

    def list(self) -> list[Backup]:
        """All backups, the newest first."""
        if not self.folder.is_dir():
            return []
        return [_backup(path) for path in sorted(self.folder.iterdir(), reverse=True) if _NAME.fullmatch(path.name)]

    def path(self, name: str) -> Path:
        """The file of a backup; a `Trouble` if there is none of this name."""
        path = self.folder / name
        if not _NAME.fullmatch(name) or not path.is_file():
            raise Trouble("no-backup", 404)
        return path

    def prune(self) -> None:
        """Delete the oldest of those that made themselves, beyond as many as the settings keep."""
        automatic = [backup for backup in self.list() if backup.why not in KEPT]
        for backup in automatic[max(1, self._settings.backups_kept) :]:
            (self.folder / backup.name).unlink(missing_ok=True)

    @asynccontextmanager
    async def _moment(self) -> AsyncIterator[AsyncConnection]:
        """The database as it is at this moment, whatever is written meanwhile."""
        if not self._settings.postgres and not self._settings.file.is_file():
            raise NoDatabase
        db = self._db or Database(self._settings)
        try:
            async with db.read() as c:
                if db.postgres:
                    await c.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                else:
                    await c.exec_driver_sql("BEGIN")
                yield c
        finally:
            if db is not self._db:
                await db.close()


def _copy(source: Path, target: Path) -> None:
    """A copy of an SQLite database as it is between two moves."""
    if not source.is_file():
        raise NoDatabase
    with closing(existing(source)) as origin:
        copy(origin, target)


def existing(path: Path) -> sqlite3.Connection:
    """An SQLite database that is there: opening it makes none."""
    return sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=rw", uri=True)


def _backup(path: Path) -> Backup:
    found = _NAME.fullmatch(path.name)
    assert found is not None
    moment = datetime.strptime(found[1] + "000", "%Y%m%d-%H%M%S%f").replace(tzinfo=UTC)
    return Backup(path.name, path.stat().st_size, round(moment.timestamp() * 1000), found[2])
