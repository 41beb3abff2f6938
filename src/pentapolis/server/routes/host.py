"""The host's page over HTTP: tables, storage, backups. Who holds what in a game is not on it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.response import File
from sqlalchemy import func, select, text

from ... import __version__
from ..clock import now_ms
from ..desk import Desk, give_desk
from ..links import is_https
from ..people.identity import DAY_MS, Visitor, claim_host, hashed, spoken
from ..server import Server
from ..storage.models import game_tables, seats, tokens, visitors
from ..storage.rows import OVER, SeatRow, seat_row
from ..tables.cards import PUBLIC, game_name, seat_message
from ..trouble import Trouble, not_allowed
from ..wire.common import Done, Link
from ..wire.host import Backup, HostPage, HostTable
from ..wire.tables import ByToken

Asked = Request[Visitor, str, State]
TABLES = 500
"""Tables on the page, the latest."""


def _check_host(request: Asked) -> None:
    if not request.user.host:
        raise not_allowed()


@post("/claim", status_code=200)
async def claim(request: Asked, desk: NamedDependency[Desk], data: JSONBody[ByToken]) -> Done:
    """Become the server's host by the link that it printed."""
    desk.count_login(request)
    server = desk.server
    if not await server_has(server, data.token):
        raise Trouble("host-link", 403)
    visitor = await desk.ensure(request, nameless=True)
    if not await claim_host(server.db, visitor, data.token):
        raise Trouble("host-link", 403)
    return Done()


async def server_has(server: Server, token: str) -> bool:
    """Whether this is the secret of the host link: nobody is written down for trying."""
    async with server.db.read() as c:
        query = select(tokens.c.hash).where(tokens.c.hash == hashed(token), tokens.c.kind == "host")
        return (await c.execute(query)).first() is not None


@get("/")
async def page(request: Asked, desk: NamedDependency[Desk]) -> HostPage:
    """What the host needs to know."""
    _check_host(request)
    server = desk.server
    async with server.db.read() as c:
        people = int((await c.execute(select(func.count()).select_from(visitors))).scalar_one())
        schema = str((await c.execute(text("SELECT version_num FROM alembic_version"))).scalar() or "")
        if server.db.postgres:
            size = int((await c.execute(text("SELECT pg_database_size(current_database())"))).scalar_one())
        else:
            size = server.settings.file.stat().st_size
    return HostPage(
        version=__version__,
        database="PostgreSQL" if server.db.postgres else "SQLite",
        schema=schema,
        bytes=size,
        visitors=people,
        tables=await _tables(server, spoken(request)),
        backups=desk.backups.list(),
        public_url=server.settings.public_url,
        lan_url=desk.links.lan,
        https=is_https(request),
        workers=server.settings.workers,
        uptime_s=max(0, now_ms() - server.began_ms) // 1000,
    )


async def _tables(server: Server, lang: str) -> list[HostTable]:
    """Every table, read from the database without loading a game."""
    names = ("code", "name", "game", "status", "entries", "made_ms", "began_ms", "moved_ms", "owner", "settings")
    query = select(*(game_tables.c[name] for name in names)).order_by(game_tables.c.moved_ms.desc()).limit(TABLES)
    columns = [seats.c[name] for name in SeatRow.__struct_fields__]
    async with server.db.read() as c:
        rows = (await c.execute(query)).all()
        latest = select(game_tables.c.code).order_by(game_tables.c.moved_ms.desc()).limit(TABLES)
        sitting = await c.execute(select(*columns).where(seats.c.game_table.in_(latest)).order_by(seats.c.seat))
        held: dict[str, list[SeatRow]] = {}
        for row in sitting.mappings():
            held.setdefault(row["game_table"], []).append(seat_row(row))
    found = [
        HostTable(
            code=row.code,
            name=row.name,
            game=row.game,
            game_name=game_name(row.game, lang),
            status=row.status,
            seats=[seat_message(seat, row.owner, "", set()) for seat in held.get(row.code, [])],
            made_ms=row.made_ms,
            moved_ms=_moved(row),
            public=PUBLIC in row.settings,
            entries=row.entries if row.status in OVER else 0,
        )
        for row in rows
    ]
    return sorted(found, key=lambda table: (-table.moved_ms, table.code))


def _moved(row: Any) -> int:
    """When a table was last moved at, as far as its host, who may play there, can be told."""
    if row.status in OVER or row.status == "lobby":
        return int(row.moved_ms)
    return max(int(row.began_ms), int(row.moved_ms) // DAY_MS * DAY_MS)


@delete("/tables/{code:str}", status_code=200)
async def delete_table(request: Asked, desk: NamedDependency[Desk], code: FromPath[str]) -> Done:
    """Delete a table with all that belongs to it."""
    _check_host(request)
    await desk.room(code)
    await desk.stages.delete(code)
    return Done()


@post("/tables/{code:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], seat: FromPath[int]) -> Link:
    """A new link to a seat: whoever held it holds it no more."""
    _check_host(request)
    token = await desk.hands.seat_link(await desk.room(code), request.user, seat)
    return desk.links.seat(desk.links.base(request), code, token)


@post("/backup", status_code=200)
async def backup(request: Asked, desk: NamedDependency[Desk]) -> Backup:
    """Back the database up now."""
    _check_host(request)
    return await desk.backups.make("host")


@get("/backup/{name:str}")
async def download(request: Asked, desk: NamedDependency[Desk], name: FromPath[str]) -> File:
    """A backup as a file."""
    _check_host(request)
    kind = "application/gzip" if name.endswith(".gz") else "application/vnd.sqlite3"
    return File(desk.backups.path(name), filename=name, media_type=kind)


ROUTES = [
    Router(
        "/api/host",
        route_handlers=[claim, page, delete_table, seat_link, backup, download],
        dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
        tags=["host"],
    )
]
