"""Whether the server is well, for whoever watches it, and its figures."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from sqlalchemy import text

from ..links import is_loopback, split_host
from ..server import Server
from ..trouble import Trouble
from ..upkeep.metrics import TEXT, report

PATIENCE_S = 2.0
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via", "cf-connecting-ip")

Asked = Request[Any, Any, Any]


class Health(msgspec.Struct):
    """Without a database nothing works; without the bus pages hear late of what others did; bots can be replaced."""

    status: Literal["ok", "degraded", "down"]
    database: bool
    bus: bool
    workers: bool


@get("/healthz", include_in_schema=False)
async def healthz(server: NamedDependency[Server]) -> Response[Health]:
    """200 if tables can be played at, else 503."""
    database, bus = await _reached(server), server.bus.up
    workers = server.workers is None or server.workers.alive >= min(1, server.workers.number)
    status: Literal["ok", "degraded", "down"] = (
        "ok" if database and bus and workers else "degraded" if database and bus else "down"
    )
    return Response(Health(status, database, bus, workers), status_code=503 if status == "down" else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, server: NamedDependency[Server]) -> Response[str]:
    """The figures; for others than this machine only if the settings say so."""
    allowed = server.settings.metrics
    if allowed == "off" or (allowed == "local" and not _from_here(request)):
        raise Trouble("not-found", 404)
    return Response(await report(server), headers={"content-type": TEXT})


async def _reached(server: Server) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_S), server.db.read() as c:
            await c.execute(text("SELECT 1"))
    except Exception:  # whatever it is: the database can't be used
        return False
    return True


def _from_here(request: Asked) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    address = request.client.host if request.client else ""
    name, _ = split_host(request.headers.get("host", ""))
    forwarded = any(header in request.headers for header in FORWARDED)
    return bool(address and name) and is_loopback(address) and is_loopback(name) and not forwarded


ROUTES = [healthz, metrics]
