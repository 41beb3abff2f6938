"""What keeps a server from working, found before it is started: each check is a finding with the key of its sentence.

Nothing is changed: no database is made, no mail is sent.
"""

from __future__ import annotations

import asyncio
import http.client
import importlib.metadata as installed
import os
import re
import shutil
import smtplib
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import text

from ... import games
from ...bots.given import lacking
from ...words.missing import missing
from ..addresses import Proxies
from ..clock import now_ms
from ..links import is_loopback, only_here
from ..notices.mail import can_send, greet
from ..settings import Settings
from ..storage.backup import Backups
from ..storage.database import Database, named, reason
from ..storage.faults import kind_of
from ..storage.migrations import known, newest, version
from .files import ENOUGH, FEW, limits

State = Literal["ok", "note", "bad"]
STATIC = Path(__file__).parent.parent / "static"
PATIENCE_S = 5.0
TIGHT, LITTLE = 100_000_000, 1_000_000_000
"""Free bytes below which nothing should be started, and below which one should know."""
NAMED_KEYS = 5
"""Missing texts that are named."""
STALE_DAYS = 7
DAY_MS = 86_400_000
SKEW_MS = 2000
YEAR_2026_MS = 1_767_225_600_000
_REQUIRED = re.compile(r"([A-Za-z0-9._-]+)[^;]*(?:; *(.*))?")


class Finding(msgspec.Struct):
    """What one check found: well, worth knowing, or bad."""

    name: str
    state: State
    key: str
    arguments: dict[str, Any] = {}


class Looked(msgspec.Struct):
    """What the database said of itself."""

    server: str = ""
    schema: str = ""
    clock_ms: int = 0
    moved_ms: int = 0
    tables: int = 0
    sound: bool = True


async def examine(settings: Settings) -> list[Finding]:
    """All checks, in the order in which they are worth mending."""
    found = [_python(), _packages(settings), *_games(), *_folder(settings)]
    looked: Looked | None = None
    try:
        looked = await asyncio.wait_for(_look(settings), 2 * PATIENCE_S)
        found.append(_database(settings, looked))
    except Exception as error:  # whatever keeps us from it is the finding
        found.append(_unusable(settings, error))
    found += [_clock(looked), _backups(settings, looked), _client(), _public_url(settings)]
    found += [_proxies(settings), _files()]
    found.append(await asyncio.to_thread(_port, settings))
    found.append(await asyncio.to_thread(_mail, settings))
    return found


# the program


def _python() -> Finding:
    held = {"version": sys.version.split()[0]}
    return Finding("python", "ok" if sys.version_info >= (3, 11) else "bad", "python", held)


def _packages(settings: Settings) -> Finding:
    missing = sorted(name for name in _required(settings) if not _is_installed(name))
    if missing:
        return Finding("packages", "bad", "packages-missing", {"names": ", ".join(missing)})
    return Finding("packages", "ok", "packages", {"n": len(list(_required(settings)))})


def _games() -> Iterator[Finding]:
    """How many games there are, and which plug-ins don't work."""
    yield Finding("games", "ok", "games", {"n": len(games.names()), "plugins": len(games.plugins())})
    for id in games.names():
        for lang, keys in missing(games.title(id)).items():
            about = {"game": id, "lang": lang, "n": len(keys), "keys": ", ".join(keys[:NAMED_KEYS])}
            yield Finding("texts", "note", "texts", about)
        if lacks := lacking(games.title(id)):
            yield Finding("heuristics", "note", "heuristics", {"game": id, "names": ", ".join(lacks)})
    for fault in games.broken():
        yield Finding("games", "note", fault.key.removeprefix("doctor-"), fault.arguments)


def _required(settings: Settings) -> Iterator[str]:
    """The packages this server needs with these settings."""
    extras = {"postgres"} if settings.postgres else set()
    extras |= {"redis"} if settings.bus_kind == "redis" else set()
    for line in installed.requires("pentapolis") or []:
        found = _REQUIRED.match(line)
        assert found is not None
        marker = found[2] or ""
        extra = re.search(r"extra == ['\"](\w+)['\"]", marker)
        if "win32" in marker and sys.platform == "win32":
            continue
        if extra is None or extra[1] in extras:
            yield found[1]


def _is_installed(name: str) -> bool:
    try:
        installed.version(name)
    except installed.PackageNotFoundError:
        return False
    return True


def _client() -> Finding:
    built = (STATIC / "index.html").is_file()
    return Finding("client", "ok" if built else "bad", "client" if built else "client-missing")


# where it stores


def _folder(settings: Settings) -> Iterator[Finding]:
    folder = settings.folder
    there = next(path for path in (folder, *folder.parents) if path.exists())
    about = {"folder": str(folder)}
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError:
        yield Finding("folder", "bad", "folder-unwritable", about)
        return
    yield Finding("folder", "ok", "folder" if folder.exists() else "folder-to-be-made", about)
    if os.name == "posix" and folder.exists() and folder.stat().st_mode & 0o004 and settings.file.exists():
        yield Finding("private", "note", "folder-readable", about)
    free = shutil.disk_usage(there).free
    state: State = "bad" if free < TIGHT else "note" if free < LITTLE else "ok"
    yield Finding("space", state, "space" if state == "ok" else "space-little", {"free": round(free / 1e9)})


async def _look(settings: Settings) -> Looked | None:
    """Look at the database; None if there is none yet."""
    if not settings.postgres and not settings.file.exists():
        return None
    db = Database(settings)
    try:
        async with db.read() as c:
            looked = Looked(schema=await version(c), clock_ms=now_ms())
            if db.postgres:
                looked.server = str((await c.execute(text("SHOW server_version"))).scalar()).split()[0]
                seconds = text("SELECT extract(epoch FROM clock_timestamp())::float8")
                looked.clock_ms = round(float((await c.execute(seconds)).scalar_one()) * 1000)
            else:
                looked.server = str((await c.execute(text("SELECT sqlite_version()"))).scalar())
                looked.sound = (await c.execute(text("PRAGMA quick_check"))).scalar() == "ok"
                await c.exec_driver_sql("BEGIN IMMEDIATE")  # whether we could write
                await c.exec_driver_sql("ROLLBACK")
            if looked.schema and known(looked.schema):
                query = text("SELECT count(*), coalesce(max(moved_ms), 0) FROM game_tables")
                looked.tables, looked.moved_ms = map(int, (await c.execute(query)).one())
        return looked
    finally:
        await db.close()


def _database(settings: Settings, looked: Looked | None) -> Finding:
    kind = "PostgreSQL" if settings.postgres else "SQLite"
    if looked is None:
        return Finding("database", "ok", "database-to-be-made", {"file": str(settings.file)})
    about = {"kind": kind, "server": looked.server, "schema": looked.schema, "tables": looked.tables}
    if not looked.sound:
        return Finding("database", "bad", "database-damaged", about)
    if looked.schema and not known(looked.schema):
        return Finding("database", "bad", "database-newer", about)
    if looked.schema != newest():
        return Finding("database", "note", "database-older", about | {"newest": newest()})
    return Finding("database", "ok", "database", about)


def _unusable(settings: Settings, error: Exception) -> Finding:
    kind = kind_of(error)
    if kind in ("full", "readonly", "locked", "failing", "files"):
        return Finding("database", "bad", f"database-{kind}", {"where": named(settings)})
    return Finding("database", "bad", "database-unreachable", {"error": reason(error)})


def _clock(looked: Looked | None) -> Finding:
    now = now_ms()
    if now < YEAR_2026_MS or (looked is not None and looked.moved_ms > now + SKEW_MS):
        return Finding("clock", "bad", "clock-behind")
    if looked is not None and looked.clock_ms and abs(looked.clock_ms - now) > SKEW_MS:
        return Finding("clock", "note", "clock-apart", {"seconds": round(abs(looked.clock_ms - now) / 1000)})
    return Finding("clock", "ok", "clock")


def _backups(settings: Settings, looked: Looked | None) -> Finding:
    made = Backups(settings).list()
    days = (now_ms() - made[0].made_ms) // DAY_MS if made else None
    if looked is None or not looked.tables:
        return Finding("backups", "ok", "backups-not-needed")
    if days is None:
        return Finding("backups", "note", "backups-none")
    return Finding("backups", "ok" if days < STALE_DAYS else "note", "backups", {"days": days, "n": len(made)})


# where it is reached


def _public_url(settings: Settings) -> Finding:
    if not settings.public_url:
        key = "url-only-here" if only_here(settings.host) else "url-none"
        return Finding("url", "ok", key)
    parts = urlsplit(settings.public_url)
    about = {"url": settings.public_url}
    if not parts.hostname or is_loopback(parts.hostname):
        return Finding("url", "bad", "url-loopback", about)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        return Finding("url", "bad", "url-path", about)
    if parts.scheme == "http":
        return Finding("url", "note", "url-plain", about)
    return Finding("url", "ok", "url", about)


def _proxies(settings: Settings) -> Finding:
    """Whether limits tell visitors apart who come through a proxy."""
    if settings.trusted_proxies:
        key = "proxies-any" if Proxies(settings.trusted_proxies).any else "proxies"
        return Finding("proxies", "note" if key == "proxies-any" else "ok", key, {"names": settings.trusted_proxies})
    if settings.public_url.startswith("https:"):  # we don't do HTTPS ourselves
        return Finding("proxies", "note", "proxies-none", {"url": settings.public_url})
    return Finding("proxies", "ok", "proxies-not-needed")


def _files() -> Finding:
    """How many connections there can be: `serve` goes up to the hard limit."""
    most = min(limits()[1], ENOUGH)
    return Finding("files", "ok" if most >= FEW else "note", "files" if most >= FEW else "files-few", {"n": most})


def _port(settings: Settings) -> Finding:
    """Whether we could listen, or a Pentapolis does already."""
    about = {"port": str(settings.port), "host": settings.host}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name != "nt":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
            probe.listen(1)
        except PermissionError:
            return Finding("port", "bad", "port-forbidden", about)
        except OSError as error:
            if error.errno in (99, 10049) or isinstance(error, socket.gaierror):
                return Finding("port", "bad", "port-no-address", about)
        else:
            return Finding("port", "ok", "port", about)
    return Finding("port", *(("ok", "port-ours") if _answers(settings) else ("bad", "port-taken")), about)


def _answers(settings: Settings) -> bool:
    """Whether what listens there is one of us, and well."""
    host = "127.0.0.1" if settings.host == "0.0.0.0" else "::1" if settings.host == "::" else settings.host
    link = http.client.HTTPConnection(host, settings.port, timeout=PATIENCE_S)
    try:
        link.request("GET", "/healthz")
        body: Any = msgspec.json.decode(link.getresponse().read(10_000))
    except (OSError, http.client.HTTPException, msgspec.DecodeError):
        return False
    finally:
        link.close()
    return isinstance(body, dict) and body.get("status") in ("ok", "degraded")


def _mail(settings: Settings) -> Finding:
    about = {"host": settings.smtp_host, "port": str(settings.smtp_port)}
    if not settings.smtp_host:
        return Finding("mail", "ok", "mail-none")
    if not can_send(settings):
        return Finding("mail", "bad", "mail-from", about)
    try:
        greet(settings, PATIENCE_S)
    except smtplib.SMTPAuthenticationError:
        return Finding("mail", "bad", "mail-password", about)
    except (OSError, smtplib.SMTPException) as error:
        return Finding("mail", "bad", "mail-unreachable", about | {"error": type(error).__name__})
    return Finding("mail", "ok", "mail", about)
