"""Learning over HTTP: lessons, worked examples, the player aid. Whoever asks brings what they have done so far."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from ... import games, lessons
from .. import learning
from ..people.identity import Visitor, spoken
from ..trouble import Trouble
from ..wire.lessons import Aid, AskLesson, ExampleView, Learning, LessonView, PlayLesson
from ..wire.play import Effects

Asked = Request[Visitor, str, State]
MovesQuery = Annotated[int, QueryParameter(ge=0, le=100, description="After how many of its moves.")]


@contextmanager
def found(game: str, key: str) -> Iterator[None]:
    """What is not there is said to be not there: the game, or what was looked for in it."""
    try:
        yield
    except LookupError:
        raise Trouble(key if game in games.names() else "no-game", 404) from None


@get("/games/{game:str}/lessons", sync_to_thread=False)
def learn(request: Asked, game: FromPath[str]) -> Learning:
    """What there is to learn a game with."""
    with found(game, "no-lesson"):
        return learning.learning(game, spoken(request))


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200, sync_to_thread=False)
def play(request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[PlayLesson]) -> LessonView:
    """A lesson after all that the player has done in it."""
    with found(game, "no-lesson"):
        return learning.played(game, lesson, data.actions, spoken(request))


@post("/games/{game:str}/lessons/{lesson:str}/why", status_code=200, sync_to_thread=False)
def why(request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[AskLesson]) -> Effects:
    """Why an action can't be done where the lesson stands; nothing if it can."""
    with found(game, "no-lesson"):
        return learning.why(game, lesson, data.actions, data.action, spoken(request))


@post("/games/{game:str}/lessons/{lesson:str}/preview", status_code=200, sync_to_thread=False)
def effects(request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[AskLesson]) -> Effects:
    """What is certain to follow from an action where the lesson stands."""
    with found(game, "no-lesson"):
        return learning.preview(game, lesson, data.actions, data.action, spoken(request))


@get("/games/{game:str}/examples", sync_to_thread=False)
def examples(game: FromPath[str]) -> list[str]:
    """The ids of the worked examples that can be shown on the board."""
    with found(game, "no-example"):
        return list(lessons.examples_of(game))


@get("/games/{game:str}/examples/{example:str}", sync_to_thread=False)
def show(request: Asked, game: FromPath[str], example: FromPath[str], moves: MovesQuery = 0) -> ExampleView:
    """A worked example on the board, after so many of its moves."""
    with found(game, "no-example"):
        return learning.example(game, example, moves, spoken(request))


@get("/games/{game:str}/aid", sync_to_thread=False)
def aid(request: Asked, game: FromPath[str]) -> Aid:
    """A game on one page."""
    with found(game, "no-aid"):
        return learning.aid(game, spoken(request))


ROUTES = [Router("/api", route_handlers=[learn, play, why, effects, examples, show, aid], tags=["learning"])]
