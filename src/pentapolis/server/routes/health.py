"""Whether the server is well, for whoever watches it, and its figures."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency

from ..links import is_loopback, split_host
from ..server import Server
from ..storage.faults import Kind, Unusable
from ..trouble import Trouble
from ..upkeep.metrics import TEXT, report
from ..words import words_of

PATIENCE_S = 2.0
AGAIN_S = 1.0
"""How often `/healthz` writes at most: anybody may ask."""
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via", "cf-connecting-ip")

Asked = Request[Any, Any, Any]


class Health(msgspec.Struct):
    """Without a database nothing works; without the bus pages hear late of what others did; bots can be replaced."""

    status: Literal["ok", "degraded", "down"]
    database: bool
    bus: bool
    workers: bool
    reasons: list[str] = []
    """What is wrong and what to do about it, in the language of the settings."""


@get("/healthz", include_in_schema=False)
async def healthz(server: NamedDependency[Server]) -> Response[Health]:
    """200 if tables can be played at, if slowly, else 503."""
    fault, bus = await _written(server), server.bus.up
    workers = server.workers is None or server.workers.alive >= min(1, server.workers.number)
    words = words_of(server.settings.lang)
    reasons = [server.fault(fault)] if fault else []
    reasons += [] if bus else [words.say("fault-bus", bus=server.bus.kind)]
    reasons += [] if workers else [words.say("fault-workers")]
    reasons += [said] if (said := server.clock_fault()) else []
    down = fault not in (None, "slow")
    status: Literal["ok", "degraded", "down"] = "down" if down else "degraded" if reasons else "ok"
    health = Health(status, not down, bus, workers, reasons)
    return Response(health, status_code=503 if down else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, server: NamedDependency[Server]) -> Response[str]:
    """The figures; for others than this machine only if the settings say so."""
    allowed = server.settings.metrics
    if allowed == "off" or (allowed == "local" and not _from_here(request)):
        raise Trouble("not-found", 404)
    return Response(await report(server), headers={"content-type": TEXT})


async def _written(server: Server) -> Kind | None:
    """Why nothing can be stored, found by storing something; None if it can. Asked often, it is tried once a
    second, also while it fails."""
    db, now = server.db, time.monotonic()
    if now - server.probed_s < AGAIN_S:
        return db.condition.kind or ("slow" if server.probe_was_slow else None)
    server.probed_s = now
    try:
        async with asyncio.timeout(PATIENCE_S):
            await db.probe()
    except TimeoutError:
        server.probe_was_slow = True
        return "slow"
    except Unusable as error:
        server.probe_was_slow = False
        return error.kind
    server.probe_was_slow = False
    return db.condition.kind


def _from_here(request: Asked) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    address = request.client.host if request.client else ""
    name, _ = split_host(request.headers.get("host", ""))
    forwarded = any(header in request.headers for header in FORWARDED)
    return bool(address and name) and is_loopback(address) and is_loopback(name) and not forwarded


ROUTES = [healthz, metrics]
