"""The game of the day over HTTP: to play it, and to compare."""

from __future__ import annotations

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from ..days import today
from ..desk import Desk, give_desk
from ..people.identity import Visitor, spoken
from ..tables.tableview import table_message
from ..wire.days import Day
from ..wire.tables import TableView

Asked = Request[Visitor, str, State]


@get("/days")
async def all_days(request: Asked, desk: NamedDependency[Desk]) -> list[Day]:
    """Today and yesterday, of every game that can be played alone."""
    return await desk.days.all(request.user, spoken(request))


@get("/games/{game:str}/days/{day:str}")
async def one_day(request: Asked, desk: NamedDependency[Desk], game: FromPath[str], day: FromPath[str]) -> Day:
    """A game on a day (`today`, or 2026-11-16): my own try, and the results of all who have finished."""
    return await desk.days.day(request.user, game, day, spoken(request))


@post("/games/{game:str}/day", status_code=200)
async def play_day(request: Asked, desk: NamedDependency[Desk], game: FromPath[str]) -> TableView:
    """My table of today's game: begun now, or where I left it."""
    if not await desk.days.begun(request.user, game, today()):
        desk.count_making(request)
    code = await desk.days.play(await desk.ensure(request), game, spoken(request))
    room = await desk.room(code)
    return table_message(desk.server, room, request.user, desk.links.base(request), spoken(request))


ROUTES = [
    Router(
        "/api",
        route_handlers=[all_days, one_day, play_day],
        dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
        tags=["days"],
    )
]
