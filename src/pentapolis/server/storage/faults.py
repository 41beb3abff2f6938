"""Faults of the database that are nobody's mistake here: a full disk, a lock, a server that is away.

`Database` raises them as `Unusable`, whatever driver met them first. Each kind has two sentences in the texts:
`fault-<kind>` tells the host what is wrong and what to do, `problem-storage-<kind>` tells a player.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, get_args

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Kind = Literal["full", "readonly", "locked", "failing", "damaged", "moved", "away", "slow", "files", "crossed"]
KINDS: tuple[Kind, ...] = get_args(Kind)

REMEMBERED_S = 30.0
"""How long a full disk is believed in as long as no move was stored: a probe may find room where a move did not."""

_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_CANTOPEN: "readonly",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_POSTGRES: dict[str, Kind] = {
    "53100": "full",
    "25006": "readonly",
    "55P03": "locked",
    "40P01": "crossed",
    "40001": "crossed",
    "58030": "failing",
    "XX001": "damaged",
    "XX002": "damaged",
    "57P01": "away",
    "57P02": "away",
    "57P03": "away",
    "57014": "away",
    "53300": "away",
}
"""SQLSTATE codes; those of class 08 are lost connections."""
_FILES: dict[int, Kind] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "readonly",
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EIO: "failing",
    errno.EMFILE: "files",
    errno.ENFILE: "files",
}


class Unusable(SQLAlchemyError):
    """The database can't be used at the moment: why, as a kind of fault."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.kind: Kind = kind


class LinkLost(Unusable):
    """The link to the database died before it answered: perhaps this was stored, perhaps not. Look, and do it again if
    it was not."""

    def __init__(self) -> None:
        super().__init__("away")


def kind_of(error: BaseException) -> Kind | None:
    """The kind of fault behind an error of a driver; None if the error is about something else."""
    if isinstance(error, Unusable):
        return error.kind
    if isinstance(error, PoolTimeout):
        return "slow"
    own = getattr(error, "orig", None) or error
    if isinstance(own, sqlite3.Error):
        code = getattr(own, "sqlite_errorcode", 0) & 0xFF
        return "files" if code == sqlite3.SQLITE_CANTOPEN and _no_file_left() else _SQLITE.get(code)
    found = _of_postgres(own)
    if found is None and own.__cause__ is not None:  # SQLAlchemy puts an error of its own around asyncpg's
        found = _of_postgres(own.__cause__)
    return found


def kind_of_file(error: OSError) -> Kind | None:
    """The kind of fault that keeps a file from being written."""
    return None if error.errno is None else _FILES.get(error.errno)


def _no_file_left() -> bool:
    """Whether this process can't open any file: SQLite does not say why it could not open one."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return kind_of_file(error) == "files"
    return False


def _of_postgres(error: BaseException) -> Kind | None:
    if isinstance(error, OSError) and kind_of_file(error) == "files":
        return "files"
    if isinstance(error, OSError):  # a file that can't be written is no fault of the connection
        return None if kind_of_file(error) in ("full", "failing") or error.filename is not None else "away"
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return _POSTGRES.get(state, "away" if state.startswith("08") else None)
    of_driver = type(error).__module__.startswith("asyncpg")
    return "away" if of_driver and type(error).__name__ in ("InterfaceError", "InternalClientError") else None


class Condition:
    """Whether the database could be written to when it was last tried. `told` hears when that changes. An `OSError` is
    a fault of the database only if that is reached by the network."""

    def __init__(self, network: bool) -> None:
        self._network = network
        self.kind: Kind | None = None
        self.told: Callable[[Kind | None, Kind | None], None] = lambda _was, _now: None
        self._failed_s = 0.0

    @contextmanager
    def watch(self, *, writes: bool, probes: bool = False) -> Iterator[None]:
        """Turn a driver's error into `Unusable`, and note whether this worked."""
        try:
            yield
        except Exception as error:
            kind = kind_of(error)
            if kind is None or (isinstance(error, OSError) and not self._network):
                raise
            if kind != "crossed":  # two of our own transactions: the database is well
                self._failed_s = time.monotonic()
                self._set(kind)
            if isinstance(error, Unusable):
                raise
            raise Unusable(kind) from error
        fresh = self.kind == "full" and time.monotonic() - self._failed_s < REMEMBERED_S
        if writes and not (probes and fresh):
            self._set(None)

    def _set(self, kind: Kind | None) -> None:
        was, self.kind = self.kind, kind
        if was != kind:
            self.told(was, kind)


class Placed:
    """Whether an SQLite file is still where it was opened. Moves that go to a file without a name are lost for good:
    SQLite itself does not notice in WAL mode."""

    def __init__(self, file: Path) -> None:
        self.path = file
        self._files = (str(file), f"{file}-wal")
        self._opened: tuple[tuple[int, int], ...] | None = None

    def note(self) -> None:
        """The file is open, and in a transaction: this is where it lies."""
        if self._opened is None:
            self._opened = self._found()

    def check(self) -> None:
        """`Unusable` if the file was moved, deleted or replaced since."""
        if self._opened is not None and self._found() != self._opened:
            raise Unusable("moved")

    def _found(self) -> tuple[tuple[int, int], ...] | None:
        try:
            return tuple((found.st_dev, found.st_ino) for found in map(os.stat, self._files))
        except OSError:
            return None
