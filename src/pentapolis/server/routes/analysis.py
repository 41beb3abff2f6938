"""Why a bot did that, and finished games in hindsight, over HTTP."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from ..desk import Desk, give_desk
from ..people.identity import spoken
from ..play.hindsight import in_words
from ..play.room import Room
from ..server import Server
from ..tables.retry import try_again
from ..tables.tableview import table_message
from ..trouble import not_running
from ..wire.analysis import Analysis, Explain, Explanation, Retry
from ..wire.tables import TableView
from .play import AT, Asked, SeatQuery, enter_to_look


@post(f"{AT}/explain", status_code=200, tags=["play"])
async def explain(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], data: JSONBody[Explain]
) -> Explanation:
    """Why a bot did what a line of my log tells of: at a table where I play alone against bots, and after the game."""
    room = await enter_to_look(request, server, code, data.seat)
    if server.hints is None:
        raise not_running()
    return await server.hints.explain(room, data.seat, data.line, spoken(request))


@get(f"{AT}/analysis", tags=["play"])
async def show(request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1) -> Analysis:
    """How a finished game was won, or how far the analysis has come; lines are those of this seat's log."""
    room = await enter_to_look(request, server, code, seat)
    return await _shown(request, server, room, seat)


@post(f"{AT}/analysis", status_code=200, tags=["play"])
async def begin(request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1) -> Analysis:
    """Begin the analysis of a finished game; one that is there stays."""
    room = await enter_to_look(request, server, code, seat)
    if server.analyses is None:
        raise not_running()
    await server.analyses.begin(room)
    return await _shown(request, server, room, seat)


@delete(f"{AT}/analysis", status_code=200, tags=["play"])
async def cancel(
    request: Asked, server: NamedDependency[Server], code: FromPath[str], seat: SeatQuery = -1
) -> Analysis:
    """Stop an analysis; one that is ready stays."""
    room = await enter_to_look(request, server, code, seat)
    if server.analyses is None:
        raise not_running()
    await server.analyses.cancel(code)
    return await _shown(request, server, room, seat)


async def _shown(request: Asked, server: Server, room: Room, seat: int) -> Analysis:
    if server.analyses is None or room.match is None:
        raise not_running()
    progress = await server.analyses.progress(room.code)
    if progress.found is None:
        return Analysis(progress.state, progress.done, progress.total)
    return await in_words(server, room, room.match, progress.found, seat, spoken(request))


@post(
    f"{AT}/retry",
    status_code=200,
    tags=["tables"],
    dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
)
async def retry(request: Asked, desk: NamedDependency[Desk], code: FromPath[str], data: JSONBody[Retry]) -> TableView:
    """Try it again: a new table that begins before a move of a finished game, against bots."""
    room = await enter_to_look(request, desk.server, code, -1)
    visitor = await desk.ensure(request)
    desk.count_making(request)
    made = await try_again(desk.server, desk.lobby, room, visitor, data, spoken(request))
    room = await desk.room(made)
    return table_message(desk.server, room, visitor, desk.links.base(request), spoken(request))


ROUTES = [explain, show, begin, cancel, retry]
