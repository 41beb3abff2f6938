"""Backups of the database: whole, taken while the server runs, in the folder `backups` beside it.

SQLite copies itself page by page (its own backup, which never sees half a move). A PostgreSQL database is backed up by
its own tools.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from ..clock import now_ms
from ..settings import Settings
from ..trouble import Trouble
from ..wire.host import Backup

_NAME = re.compile(r"(\d{8}-\d{9})-([a-z]{1,20})\.sqlite")
BY_HAND = "host"
"""The reason of a backup that the host asked for: those are never deleted by themselves."""


class Backups:
    """The backups of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.folder: Path = settings.folder / "backups"

    async def make(self, why: str) -> Backup:
        """Back the database up; why is one word (`host`, `migration`, `daily`)."""
        if self._settings.postgres:
            raise Trouble("backup-postgres", 409)
        made = await asyncio.to_thread(self._make, re.sub("[^a-z]", "", why.lower())[:20] or "other")
        self._leave_newest()
        return made

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

    def _make(self, why: str) -> Backup:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        moment = datetime.fromtimestamp(now_ms() / 1000, UTC)
        path = self.folder / f"{moment:%Y%m%d-%H%M%S}{moment.microsecond // 1000:03}-{why}.sqlite"
        part = path.with_suffix(".part")
        try:
            os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
            with closing(sqlite3.connect(self._settings.file)) as source, closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
        return _backup(path)

    def _leave_newest(self) -> None:
        """Delete the oldest of those that made themselves."""
        automatic = [backup for backup in self.list() if backup.why != BY_HAND]
        for backup in automatic[max(1, self._settings.backups_kept) :]:
            (self.folder / backup.name).unlink(missing_ok=True)


def _backup(path: Path) -> Backup:
    found = _NAME.fullmatch(path.name)
    assert found is not None
    moment = datetime.strptime(found[1] + "000", "%Y%m%d-%H%M%S%f").replace(tzinfo=UTC)
    return Backup(path.name, path.stat().st_size, round(moment.timestamp() * 1000), found[2])
