"""`pentapolis serve`: the server, with the links to it printed where people look."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import socket
import sys
import threading
import webbrowser
from typing import Any

import segno
import uvicorn
from rich.text import Text
from sqlalchemy.exc import SQLAlchemyError

from ..cli.output import USAGE, Stop, console
from ..local.home import PREFIX
from ..server.addresses import Proxies
from ..server.automatic.outage import carry_over
from ..server.door import Connection, Socket
from ..server.links import Links, base, is_loopback, network_address
from ..server.people.identity import first_host_token, new_host_token
from ..server.server import Server
from ..server.settings import BadSetting, Settings
from ..server.storage.alone import InUse
from ..server.storage.database import reason
from ..server.storage.faults import Unusable, kind_of_file
from ..server.storage.migrations import NewerDatabase, migrate
from ..server.upkeep import files, logs
from ..words import Words

STOP_S = 5
"""How long requests may take to end when the server is stopped; sockets are closed at once."""
LARGEST_MESSAGE = 16_384
OPEN_AFTER_S = 1.0
EVERYWHERE = ("0.0.0.0", "::")
"""Addresses to listen on that are every network this machine is in."""


def serve(words: Words, open_browser: bool, host_link: bool, lan: bool, given: dict[str, Any]) -> int:
    """Bring the database up to date, say where the server is, and serve until it is stopped. `lan`: to every network
    this machine is in."""
    if lan:
        if given.get("host") not in (None, *EVERYWHERE):
            raise Stop("serve-lan-host", USAGE, host=given["host"])
        given = given | {"host": given.get("host") or EVERYWHERE[0]}
    try:
        settings = Settings.load(**given)
    except BadSetting as bad:
        raise Stop(bad.key, USAGE, name=f"{PREFIX}{bad.name.upper()}", value=bad.value) from None
    logs.configure(settings)
    files.raise_limit()
    with _listen(settings) as listening:
        settings = Settings.load(**given | {"port": listening.getsockname()[1]})
        os.environ |= _as_environment(settings)  # for the processes that serve
        token = asyncio.run(_prepare(words, settings, host_link))
        _welcome(words, settings, token)
        if open_browser and _has_display():
            opened = threading.Timer(OPEN_AFTER_S, webbrowser.open, [_here(settings)])
            opened.daemon = True
            opened.start()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again when all has ended
        _run(settings, listening)
    return 0


def _run(settings: Settings, listening: socket.socket) -> None:
    proxies = Proxies(settings.trusted_proxies)
    config = uvicorn.Config(
        "pentapolis.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        loop="auto",
        http=Connection,
        ws=Socket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_level="warning",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.spelled_out,
        timeout_graceful_shutdown=STOP_S,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listening]).run()
    else:
        server.run(sockets=[listening])


def _listen(settings: Settings) -> socket.socket:
    """Take the port before anything else: who can't have it learns it in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
        made.listen(2048)
    except socket.gaierror:
        raise Stop("serve-no-address", USAGE, host=settings.host) from None
    except OSError as error:
        made.close()
        if error.errno in (99, 10049):  # EADDRNOTAVAIL, here and on Windows
            raise Stop("serve-no-address", USAGE, host=settings.host) from None
        raise Stop("serve-port-taken", port=str(settings.port)) from None
    made.set_inheritable(True)
    return made


async def _prepare(words: Words, settings: Settings, host_link: bool) -> str:
    """Bring the database up to date; the secret of the host link if one is to be printed."""
    try:
        server = Server(settings)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise Stop("serve-no-postgres") from None
    except OSError as error:  # the data folder
        raise Stop("cli-cannot-write", file=str(settings.folder), why=error.strerror) from None
    try:
        server.alone.take()
        await migrate(server.db, server.backup)
        await carry_over(server.db)
        return await new_host_token(server.db) if host_link else await first_host_token(server.db)
    except NewerDatabase as newer:
        raise Stop("serve-newer", version=newer.version) from None
    except InUse as used:
        raise Stop("serve-in-use", file=str(settings.file), pid=used.pid) from None
    except Unusable as error:
        if error.kind == "away":
            raise Stop("serve-no-database", error=reason(error)) from None
        raise Stop("serve-unusable", why=server.fault(error.kind, words.lang)) from None
    except (OSError, SQLAlchemyError) as error:
        if isinstance(error, OSError) and kind_of_file(error) is not None:
            raise Stop("cli-cannot-write", file=error.filename or str(settings.folder), why=error.strerror) from None
        raise Stop("serve-no-database", error=reason(error)) from None
    finally:
        await server.close()


# what is printed


def _here(settings: Settings) -> str:
    host = "localhost" if is_loopback(settings.host) else settings.host
    return f"http://{host}:{settings.port}/"


def _welcome(words: Words, settings: Settings, token: str) -> None:
    """The addresses, a code to scan, and at the first start the host link."""
    screen, shared = console(), ""
    lines = [("serve-here", _here(settings))]
    if settings.public_url:
        shared = base(settings.public_url, "", "", 0) + "/"
        lines.append(("serve-public", shared))
    elif settings.host in EVERYWHERE:
        shared = f"http://{network_address()}:{settings.port}/"
        lines.append(("serve-network", shared))
    elif not is_loopback(settings.host):
        shared = _here(settings)
    if token:
        links = Links(settings.public_url, settings.host, settings.port)
        lines.append(("serve-host", links.host((settings.public_url or _here(settings)).rstrip("/"), token)))
    width = max(len(words.say(key)) for key, _ in lines)
    screen.print(Text(words.say("serve-open"), "bold"))
    for key, link in lines:
        screen.print(Text(f"{words.say(key):{width}}  ").append(link, "bold"), soft_wrap=True)
    if token:
        screen.print(words.say("serve-host-about"))
    screen.print(_code(shared) if shared else words.say("serve-only-here"), end="" if shared else "\n")
    screen.print(words.say("serve-stop"))
    sys.stdout.flush()


def _code(url: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make_qr(url, error="l").terminal(out, compact=True)
    return out.getvalue()


def _has_display() -> bool:
    """Whether a browser could show anything."""
    return (
        os.name == "nt"
        or sys.platform == "darwin"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )


def _as_environment(settings: Settings) -> dict[str, str]:
    """The settings as the environment variables that say the same."""
    plain = Settings()
    found = {}
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if value != getattr(plain, name):
            found[f"{PREFIX}{name.upper()}"] = str(value).lower() if isinstance(value, bool) else str(value)
    return found
