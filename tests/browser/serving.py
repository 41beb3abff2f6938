"""A server as its host runs it: a process on a fresh data folder, reached by a name that is no localhost."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from browser.starting import Started, start_forked
from ports import free_port
from support.seeds import VARIABLE

NAME = "pentapolis.test"
"""The browser finds it on loopback (`RESOLVE`); pages of it are no secure context, as on a phone in the network."""
RESOLVE = f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP elsewhere.test 127.0.0.1"
QUICK = {
    "BOT_PAUSE_MS": 25,
    "BOT_GAP_MS": 5,
    "HIDDEN_PAUSE_MS": 20,
    "RATE_LIMIT": 0,
    "ADDRESS_LIMIT": 0,
    "MAKE_LIMIT": 0,
    "CHECK_LIMIT": 0,
    "GUEST_LIMIT": 0,
    "LOGIN_LIMIT": 0,
    "ACCOUNT_LIMIT": 0,
    "CONNECTIONS_LIMIT": 0,
    "ARGON2_TIME": 1,
    "ARGON2_MEMORY": 8,
    "LOG_LEVEL": "info",
    "LOG_JSON": "true",
}
PATIENCE = 60
Start = Callable[[Mapping[str, str], Sequence[str], Path], Started]


class Site:
    """A server that can be killed and started again on the same data."""

    def __init__(self, folder: Path, name: str, start: Start = start_forked, **settings: object) -> None:
        """`name`: what tells its luck from that of other servers."""
        self.folder, self.name, self._start = folder, name, start
        self.port = free_port()
        self.url = f"http://{NAME}:{self.port}"
        self.log = folder / "server.log"
        self._settings = {f"PENTAPOLIS_{name}": str(value) for name, value in {**QUICK, **settings}.items()}
        self._process: Started | None = None
        self._starts = 0

    def start(self) -> None:
        """Start it, and wait until it answers."""
        paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(Path(__file__).parents[1])]
        self._starts += 1
        own = {
            "PENTAPOLIS_DATA_DIR": str(self.folder / "data"),
            "PYTHONPATH": os.pathsep.join(paths),
            VARIABLE: f"{os.environ[VARIABLE]} {self.name} {self._starts}",
        }
        environment = {**os.environ, **self._settings, **own}
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self._process = self._start(environment, arguments, self.log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.is_alive():
            if self._answers():
                return
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """End it without a word of warning, as a power cut does."""
        assert self._process
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        if self._process and self._process.is_alive():
            self._process.terminate()
            self._process.join(20)
            if self._process.is_alive():
                self.kill()

    def moves(self) -> list[str]:
        """The key of every move of a person that is stored."""
        with contextlib.closing(sqlite3.connect(self.folder / "data/pentapolis.sqlite")) as file:
            return [key for (key,) in file.execute("SELECT key FROM entries WHERE key IS NOT NULL")]

    @property
    def host_link(self) -> str:
        """What the first start printed for the host, with the name that the browser knows."""
        found = next(word for word in self.log.read_text("utf-8").split() if "#host=" in word)
        return self.url + found[found.index("/host#") :]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2):
                return True
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
