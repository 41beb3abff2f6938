"""Servers for load tests: real processes on loopback, on a database of their own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
from ports import free_port
from postgres import postgres

LIMITS = {"RATE_LIMIT": 0, "ADDRESS_LIMIT": 0, "MAKE_LIMIT": 0, "CHECK_LIMIT": 0, "GUEST_LIMIT": 0,
          "CONNECTIONS_LIMIT": 0, "SOCKETS_LIMIT": 100_000}  # fmt: skip
"""A crowd comes from one address: these are lifted."""


class Servers:
    """One process on SQLite, or several on PostgreSQL."""

    def __init__(self, folder: Path, database: str, processes: int) -> None:
        self.folder, self.database = folder, database
        self.ports = [free_port() for _ in range(processes)]
        self.processes: list[subprocess.Popen[bytes]] = []

    @property
    def bases(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def start(self, number: int) -> None:
        """Start a process and wait until it answers."""
        settings = {
            "PENTAPOLIS_DATA_DIR": str(self.folder),
            "PENTAPOLIS_DATABASE_URL": self.database,
            "PENTAPOLIS_LOG_LEVEL": "warning",
            **{f"PENTAPOLIS_{name}": str(limit) for name, limit in LIMITS.items()},
        }
        command = [
            sys.executable,
            "-m",
            "pentapolis",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.ports[number]),
        ]
        log = (self.folder / f"server-{number}.log").open("ab")
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **settings})
        self.processes[number : number + 1] = [process]
        until = time.monotonic() + 30
        while time.monotonic() < until:
            if _answers(self.bases[number] + "/healthz"):
                return
            if process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {(self.folder / f'server-{number}.log').read_text()[-2000:]}")

    def kill(self, number: int) -> None:
        """End a process without a word of warning."""
        self.processes[number].send_signal(signal.SIGKILL)
        self.processes[number].wait()

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(15)
            process.kill()

    async def keys(self) -> list[str]:
        """The key of every stored move, as its seat and client sent it; a doubled one stands twice."""
        query = "SELECT key FROM entries WHERE key IS NOT NULL"
        if self.database:
            import asyncpg

            link = await asyncpg.connect(self.database)
            rows = [row[0] for row in await link.fetch(query)]
            await link.close()
            return rows
        with contextlib.closing(sqlite3.connect(self.folder / "pentapolis.sqlite")) as file:
            return [row[0] for row in file.execute(query)]


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=1):
            return True
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


@contextlib.asynccontextmanager
async def servers(kind: str, processes: int) -> AsyncIterator[Servers]:
    """Processes on `sqlite` or `postgres`, and everything cleaned up afterwards."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pentapolis-load-")))
        database = stack.enter_context(postgres()) if kind == "postgres" else ""
        running = Servers(folder, database, processes)
        stack.callback(running.stop)
        for number in range(processes):
            await asyncio.to_thread(running.start, number)
        yield running
