"""The library over HTTP: games, their things, their rules; and whether a record's dice were genuine."""

from __future__ import annotations

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from ...words.rulebook import NoRulebook
from .. import library
from ..addresses import caller
from ..described import TakesRecord
from ..desk import Desk, give_desk
from ..miniature import miniature as played
from ..outside import checker
from ..people.identity import Visitor, spoken
from ..trouble import Trouble
from ..wire.library import Game, Miniature, Rulebook, Texts, Things, Verified
from .tables import body

Asked = Request[Visitor, str, State]


@get("/games", sync_to_thread=False)
def games(request: Asked) -> list[Game]:
    """Every game on the shelf."""
    return library.shelf(spoken(request))


@get("/games/{game:str}/things", sync_to_thread=False)
def things(request: Asked, game: FromPath[str]) -> Things:
    """Everything of a game that explains itself."""
    try:
        return library.described(game, spoken(request))
    except LookupError:
        raise Trouble("no-game", 404) from None


@get("/games/{game:str}/texts", sync_to_thread=False)
def texts(request: Asked, game: FromPath[str]) -> Texts:
    """All texts of a game, for a drawn board that does not come with the client."""
    try:
        return library.texts(game, spoken(request))
    except LookupError:
        raise Trouble("no-game", 404) from None


@get("/games/{game:str}/miniature", sync_to_thread=False)
def miniature(game: FromPath[str]) -> Miniature:
    """A game that bots have played, for the start page to play softly."""
    try:
        return played(game)
    except LookupError:
        raise Trouble("not-found", 404) from None


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Asked, game: FromPath[str]) -> Rulebook:
    """The rules of a game, chapter by chapter."""
    try:
        return library.rules(game, spoken(request))
    except NoRulebook:
        raise Trouble("no-rulebook", 404) from None
    except LookupError:
        raise Trouble("no-game", 404) from None


@post("/verify", status_code=200, request_max_body_size=None, operation_class=TakesRecord)
async def verify(request: Asked, desk: NamedDependency[Desk]) -> Verified:
    """Was every die of this record the one its seed gives?"""
    desk.count_check(request)
    return await checker.verified(await body(request, desk), spoken(request), caller(request))


ROUTES = [
    Router(
        "/api",
        route_handlers=[games, things, texts, miniature, rules, verify],
        dependencies={"desk": Provide(give_desk, sync_to_thread=False)},
        tags=["library"],
    )
]
