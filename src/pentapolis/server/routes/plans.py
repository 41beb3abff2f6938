"""Plans over HTTP: a seat's answers ahead, which only their owner sees."""

from __future__ import annotations

from litestar import put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..server import Server
from ..trouble import not_running
from ..wire.common import Done
from ..wire.play import SetPlans
from .play import AT, Asked, enter_seat


@put(f"{AT}/plans", tags=["play"])
async def set_plans(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[SetPlans]
) -> Done:
    """All my plans for a seat, in order; those it had are gone. They come back with the seat's view, in words."""
    room = await enter_seat(request, server, code, data.seat)
    if room.row.status not in ("running", "paused") or server.plans is None:
        raise not_running()
    await server.plans.put(room, data.seat, data.plans)
    return Done()


ROUTES = [set_plans]
