"""My box over HTTP: what is not the book's, and whether somebody's own values can be played with."""

from __future__ import annotations

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from ... import games
from ..boxes import examined
from ..desk import Desk, give_desk
from ..outside import checker
from ..people.identity import Visitor, spoken
from ..trouble import Trouble
from ..wire.boxes import Box, SetBox

Asked = Request[Visitor, str, State]


@get("/games/{game:str}/box", sync_to_thread=True)
def box(request: Asked, game: FromPath[str]) -> Box:
    """What a game's box holds that is not the book's."""
    return examined(_known(game), SetBox(), spoken(request))


@post("/games/{game:str}/box", status_code=200)
async def check_box(request: Asked, desk: NamedDependency[Desk], game: FromPath[str], data: JSONBody[SetBox]) -> Box:
    """The same with values of my own: checked, and written as a component file. Nothing of it is stored."""
    desk.count_box(request)
    return await checker.examined(_known(game), data, spoken(request))


def _known(game: str) -> str:
    try:
        return games.title(game).id
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
