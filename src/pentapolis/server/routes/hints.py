"""Hints over HTTP."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..people.identity import spoken
from ..server import Server
from ..trouble import not_running
from ..wire.analysis import Hint
from ..wire.tables import OneSeat
from .play import AT, Asked, enter_seat


@post(f"{AT}/hint", status_code=200, tags=["play"])
async def hint(request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[OneSeat]) -> Hint:
    """What a good bot would do in my seat, and what speaks for it, where the table allows hints."""
    room = await enter_seat(request, server, code, data.seat)
    if server.hints is None:
        raise not_running()
    return await server.hints.hint(room, data.seat, spoken(request))


ROUTES = [hint]
