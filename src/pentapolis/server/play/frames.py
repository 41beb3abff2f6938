"""A game played back, step by step, as one viewer saw it: a finished game, or a running one up to now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ...kernel.match import Match, View
from ...kernel.options import NOTHING
from ..trouble import Trouble
from ..wire.play import Frames, GameView
from .logbook import LogBook, common
from .room import Room
from .views import position_view, seen

if TYPE_CHECKING:
    from ..server import Server

EVERY = 16
"""A position out of so many is kept; those between are played again."""


class Positions:
    """The positions of a match's past, kept up with it."""

    def __init__(self) -> None:
        self._kept: list[Any] = []
        self._lines: list[Any] = []

    def after(self, match: Match[Any], moves: int) -> Any:
        """The position after so many moves."""
        if moves == len(match.moves):
            return match.state
        events = [move.events for move in match.moves]
        same = common(self._lines, events)
        self._lines = events
        del self._kept[same // EVERY + 1 :]
        if not self._kept:
            self._kept.append(match.position(0))
        while len(self._kept) <= moves // EVERY:
            at = (len(self._kept) - 1) * EVERY
            self._kept.append(match.play_on(self._kept[-1], at, at + EVERY))
        at = moves // EVERY * EVERY
        return match.play_on(self._kept[moves // EVERY], at, moves)


def frames(server: Server, room: Room, seat: int, lang: str) -> Frames:
    """The steps a viewer noticed: the line of the log that each ends with."""
    book = _book(server, room, seat, lang)
    return Frames(seat, [book.ends[piece] - 1 for piece in _steps(book)])


def frame(server: Server, room: Room, seat: int, lang: str, step: int, sheet: bool = False) -> GameView:
    """The table after a step, with the log up to it, and with the board as text if it is wanted."""
    book, match = _book(server, room, seat, lang), room.match
    assert match is not None
    steps = _steps(book)
    if not 0 <= step < len(steps):
        raise Trouble("no-step", 404)
    piece = steps[step]
    positions: Positions = room.views.setdefault("positions", Positions())
    o = match.title.observe(positions.after(match, piece), seat)
    view = View(step, o, NOTHING, match.title.to_act(o))
    lines = book.lines[: book.ends[piece]]
    return msgspec.structs.replace(position_view(match, view, seat, lang, sheet), log=lines)


def _book(server: Server, room: Room, seat: int, lang: str) -> LogBook:
    book = seen(server, room, seat, lang).log
    assert room.match is not None
    book.follow(room.match)
    return book


def _steps(book: LogBook) -> list[int]:
    """The pieces of a match (0: its opening) that told this viewer something: nobody can count the others."""
    return [0, *(piece for piece in range(1, len(book.ends)) if book.ends[piece] > book.ends[piece - 1])]
