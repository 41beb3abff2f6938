"""Ways to break what a server stands on, each by a genuine error of the system, and to mend it again."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from pentapolis.server.settings import Settings
from pentapolis.server.upkeep import logs
from server.house import House

PATIENCE = 30.0


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """The disk of an SQLite file has no room: the kernel refuses what is written to its WAL, with ENOSPC."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that nothing is read from the WAL meanwhile
    links = {int(name): os.path.realpath(f"/proc/self/fd/{name}") for name in os.listdir("/proc/self/fd")}
    wal = os.path.realpath(f"{file}-wal")
    kept = {fd: os.dup(fd) for fd, path in links.items() if path == wal}
    assert kept
    with open("/dev/full", "r+b", buffering=0) as full:
        for fd in kept:
            os.dup2(full.fileno(), fd, inheritable=False)
    try:
        yield
    finally:
        for fd, was in kept.items():
            os.dup2(was, fd, inheritable=False)
            os.close(was)


@contextmanager
def no_room(size: int = 0) -> Iterator[None]:
    """No file of this process may grow beyond this size."""
    import resource  # POSIX only

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program is writing to an SQLite file, and does not finish."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


async def query_only(house: House, on: bool) -> None:
    """The connections of a house may not write: SQLite says what it says of a read-only file."""
    pragma = f"PRAGMA query_only={'ON' if on else 'OFF'}"
    direct: Any = house.server.db._direct
    direct._writer.execute(pragma)
    writer: Any = house.server.db._writer
    async with writer.connect() as connection:
        await (await connection.get_raw_connection()).driver_connection.execute(pragma)


@contextmanager
def logged(lang: str = "en") -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """What is logged above everyday lines, as the host reads it."""
    root, names = logging.getLogger(), ("pentapolis", "pentapolis.requests", *logs.OTHERS)
    levels = {name: logging.getLogger(name).level for name in names}
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.configure(Settings.load({}, log_json=True, lang=lang), stream)

    def lines() -> list[dict[str, Any]]:
        found = [json.loads(line) for line in stream.getvalue().splitlines()]
        return [line for line in found if line["level"] in ("warning", "error")]

    try:
        yield lines
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
