"""Plans over HTTP: a seat's answers ahead, which only their owner sees, and what they can be made of."""

from __future__ import annotations

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..automatic.plans import next_answers
from ..people.identity import spoken
from ..play import asking
from ..server import Server
from ..trouble import not_running
from ..wire.common import Done
from ..wire.play import Ahead, OrderKind, SetPlans
from .play import AT, Asked, SeatQuery, enter_seat


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


@get(f"{AT}/ahead", tags=["play"])
async def ahead(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1
) -> list[Ahead]:
    """What a seat of mine that waits may be asked next, and what it could answer now; often nothing. What it has
    planned is taken as done, so that a turn can be prepared choice by choice."""
    room = await enter_seat(request, server, code, seat)
    if room.row.status not in ("running", "paused"):
        raise not_running()
    return asking.ahead(room, seat, spoken(request), next_answers(room, seat))


@get(f"{AT}/orders", tags=["play"])
async def orders(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1
) -> list[OrderKind]:
    """The standing orders that a seat of mine can give now; they are put among its plans, to be followed always."""
    room = await enter_seat(request, server, code, seat)
    if room.row.status not in ("running", "paused"):
        raise not_running()
    return asking.orders(room, seat, spoken(request))


ROUTES = [set_plans, ahead, orders]
