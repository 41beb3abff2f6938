"""My box over HTTP: what is not the book's, and whether somebody's own values can be played with."""

from __future__ import annotations

import asyncio

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from ..boxes import examined
from ..desk import Desk, give_desk
from ..people.identity import Visitor, spoken
from ..trouble import Trouble
from ..wire.boxes import Box, SetBox

Asked = Request[Visitor, str, State]


@get("/games/{game:str}/box")
async def box(request: Asked, game: FromPath[str]) -> Box:
    """What a game's box holds that is not the book's."""
    return await _examined(request, game, SetBox())


@post("/games/{game:str}/box", status_code=200)
async def check_box(request: Asked, desk: NamedDependency[Desk], game: FromPath[str], data: JSONBody[SetBox]) -> Box:
    """The same with values of my own: checked, and written as a component file. Nothing of it is stored."""
    desk.count_box(request)
    return await _examined(request, game, data)


async def _examined(request: Asked, game: str, given: SetBox) -> Box:
    try:
        return await asyncio.to_thread(examined, game, given, spoken(request))
    except LookupError:
        raise Trouble("no-game", 404) from None


ROUTES = [
    Router(
        "/api",
        route_handlers=[box, check_box],
        dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
        tags=["library"],
    )
]
