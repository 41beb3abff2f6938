"""The app: routes, the client's files, and what runs beside them, put together from the settings."""

from __future__ import annotations

import asyncio
import gc
import logging
import mimetypes
import pkgutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.file_system import BaseLocalFileSystem
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import FileInfo, PathType
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__, games
from . import routes
from .automatic.install import install
from .automatic.outage import carry_over
from .described import LANG
from .door import STATE, Door
from .people import sweeping
from .people.identity import IdentityMiddleware
from .play import socket
from .requests import Asked
from .safety import HANDLERS, Guard, csrf
from .server import Server
from .settings import Settings
from .storage.database import named
from .storage.faults import Unusable
from .storage.migrations import migrate
from .upkeep import logs
from .upkeep.logs import RequestLog
from .words import words_of

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
HEARTBEAT_S = 30.0
SWITCH_S = 0.001
"""The thread that stores moves waits no longer than that for its turn while views are made."""
GARBAGE = (50_000, 20, 50)
"""How much is made before Python looks for garbage that goes round in circles: moves and views leave hardly any, and
looking through all tables holds everybody up."""
FOREVER = "public, max-age=31536000, immutable"


def create_app(settings: Settings | None = None) -> Litestar:
    """The app with these settings; by default those of the environment."""
    settings = Settings.load() if settings is None else settings
    server = Server(settings)
    install(server)
    handlers: list[Any] = [*_routes(), client]
    if (STATIC / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                "/assets",
                directories=[STATIC / "assets"],
                file_system=Files(),
                cache_control=None,
                include_in_schema=False,
            )
        )
    app = Litestar(
        handlers,
        middleware=[IdentityMiddleware],
        csrf_config=csrf(settings),
        parameters=LANG,
        request_class=Asked,
        dependencies={"server": Provide(give_server, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Pentapolis", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[server.bus.plugin],
        request_max_body_size=settings.body_limit,
        logging_config=None,
        state=State({"server": server}),
        debug=False,
    )
    # around everything, what is not found included
    app.asgi_handler = RequestLog(Guard(app.asgi_handler, settings), server.metrics)
    return app


def from_environment() -> Served:
    """What `uvicorn --factory` calls, in each process that serves."""
    settings = Settings.load()
    logs.configure(settings)
    return Served(create_app(settings), Door(settings))


class Served:
    """The app, and the door through which connections come to it: the protocols find that in the lifespan's state."""

    def __init__(self, app: Litestar, door: Door) -> None:
        self.app, self.door = app, door
        server: Server = app.state["server"]
        server.door = door

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][STATE] = self.door
        await self.app(scope, receive, send)


def give_server(state: State) -> Server:
    """The dependency `server` of every route."""
    server: Server = state["server"]
    return server


def settle() -> None:
    """Tell the garbage collector that all objects of the started server stay: it need not visit them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """From the first moment to the last: the database is brought up to date before anybody is answered."""
    server: Server = app.state["server"]
    sys.setswitchinterval(SWITCH_S)
    if not server.alone.take():
        log.warning(words_of(server.settings.lang).say("fault-unprotected", where=named(server.settings)))
    for fault in games.broken():
        log.warning(fault.sentence(words_of(server.settings.lang)))
    try:
        await migrate(server.db, server.backup)
        await carry_over(server.db)
        await server.db.probe()
        await server.start()
    except BaseException:
        server.alone.leave()
        raise
    settle()
    beats = [asyncio.create_task(_heartbeat(server)), asyncio.create_task(_housekeeping(server))]
    try:
        yield
    finally:
        for beat in beats:
            beat.cancel()
        await asyncio.gather(*beats, return_exceptions=True)
        with suppress(Unusable):
            await server.db.probe()  # from now on no time counts
        await server.close()


async def _heartbeat(server: Server) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT_S)
        server.presence.tell_all()
        server.mind_clock()
        with suppress(Unusable):
            await server.db.probe()


async def _housekeeping(server: Server) -> None:
    while True:
        await asyncio.sleep(sweeping.FIRST_S)
        try:
            await sweeping.sweep(server.db)
        except SQLAlchemyError as error:
            log.error("old links and guests can't be removed: %s", type(error).__name__)
        await asyncio.sleep(sweeping.EVERY_S)


def _routes() -> list[Any]:
    """Every module of `routes` offers its own as `ROUTES`."""
    names = sorted(module.name for module in pkgutil.iter_modules(routes.__path__))
    found = [import_module(f"{routes.__name__}.{name}").ROUTES for name in names]
    return [*(handler for handlers in found for handler in handlers), *socket.ROUTES]


# the client


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the client; for every other address its page, which finds out by itself what is meant."""
    if path.startswith(("/api", "/ws", "/assets")):
        raise NotFoundException
    file = _file(path) or STATIC / "index.html"
    if not file.is_file():
        return Response("The client has not been built yet: run ./play.", status_code=503, media_type=MediaType.TEXT)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


def _file(path: str) -> Path | None:
    """A file of the client's folder by its path; nothing outside of it."""
    name = path.strip("/")
    try:
        file = (STATIC / name).resolve()
        return file if name and file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # no name that a file could have
        return None


class Files(BaseLocalFileSystem):
    """The client's files, where a name that no file could have is the name of no file."""

    async def info(self, path: PathType, **more: Any) -> FileInfo:
        try:
            return await super().info(path, **more)
        except (OSError, ValueError):
            raise FileNotFoundError from None
