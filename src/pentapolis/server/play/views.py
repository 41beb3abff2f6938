"""What a viewer is sent: the table, and the game as their seat may know it. Made of `match.view` and nothing else.

A view is built once for each seat, language and version, only when somebody looks, and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from ... import games, lessons
from ...kernel.match import Match, View
from ...kernel.options import NOTHING
from ...kernel.title import Title
from ...words import Words, action_parts, prompt
from ...words.sheet import GameSheet, Section, Sheet
from ..trouble import not_running
from ..wire.play import GameView, Prompt
from ..words import words_of
from .logbook import LogBook
from .offers import choices
from .outcomes import outcome_of
from .room import Room

if TYPE_CHECKING:
    from ..server import Server

_encode = msgspec.json.Encoder().encode


class Viewpoint:
    """What one seat sees of one table, in one language."""

    def __init__(self, seat: int, words: Words, title: Title[Any]) -> None:
        self.seat = seat
        self.words = words
        self.log = LogBook(seat, words, title)
        self.stamp: tuple[int, str] | None = None
        """The version and the plans that `view` was built for."""
        self.view: GameView
        """Without the sheet, which is drawn when somebody asks for it (`with_sheet`)."""
        self._draw: Callable[[], Sheet]
        self._with_sheet: GameView | None = None
        self._encoded: dict[tuple[int, bool], bytes] = {}

    def follow(self, server: Server, room: Room, match: Match[Any]) -> None:
        """Bring the view up to where the match stands, if this seat was told anything."""
        stamp = (match.version(self.seat), room.plans.get(self.seat, ""))
        if stamp != self.stamp:
            self.log.follow(match)
            view = match.view(self.seat)
            self.view = _game_view(match.title, view, self.seat, self.words, match)
            self._draw = _drawer(match, view, self.seat, self.words)
            self._with_sheet = None
            if room.row.settings.guided and self.view.asked:
                self.view.prompt = _talked_through(match.title, view, self.words.lang, self.view.prompt)
            if self.seat >= 0 and server.plans is not None:
                self.view.plans, self.view.dropped = server.plans.shown(room, self.seat, self.words.lang)
            self.stamp = stamp
            self._encoded.clear()

    def with_sheet(self) -> GameView:
        """The same view with the board as text, drawn once."""
        if self._with_sheet is None:
            self._with_sheet = msgspec.structs.replace(self.view, sheet=self._draw())
        return self._with_sheet

    def encoded(self, log_from: int, sheet: bool = False) -> bytes:
        """The view as JSON, with the log from this line on, and with the board as text if it is wanted."""
        data = self._encoded.get((log_from, sheet))
        if data is None:
            view = self.with_sheet() if sheet else self.view
            whole = msgspec.structs.replace(view, log_from=log_from, log=self.log.raw[log_from:])
            data = self._encoded[log_from, sheet] = _encode(whole)
        return data


def seen(server: Server, room: Room, seat: int, lang: str) -> Viewpoint:
    """What a seat (-1: a spectator) sees now. Whoever asks has made sure that the viewer holds the seat."""
    match = room.match
    if match is None:
        raise not_running()
    found: Viewpoint | None = room.views.get((seat, lang))
    if found is None:
        found = room.views[seat, lang] = Viewpoint(seat, words_of(lang, match.title), match.title)
    found.follow(server, room, match)
    return found


def game_view(server: Server, room: Room, seat: int, lang: str, log_from: int, sheet: bool = False) -> GameView:
    """The game as a seat sees it now, with the log from a line on, and with the board as text if it is wanted."""
    now = seen(server, room, seat, lang)
    return msgspec.structs.replace(
        now.with_sheet() if sheet else now.view, log_from=log_from, log=now.log.lines[log_from:]
    )


def position_view(match: Match[Any], view: View[Any], seat: int, lang: str, sheet: bool = True) -> GameView:
    """A position of the past, as a seat saw it then: nothing can be done in it."""
    words = words_of(lang, match.title)
    drawn = _drawer(match, view, seat, words)() if sheet else None
    return msgspec.structs.replace(_game_view(match.title, view, seat, words, match), sheet=drawn)


def _drawer(match: Match[Any], view: View[Any], seat: int, words: Words) -> Callable[[], Sheet]:
    """Draws the board as text of this view, whenever it is called."""
    return partial(sheet_of(match.title).sheet, view.observation, seat, words, tuple(match.record.names))


def _beside(drawn: GameSheet, o: Any, seat: int, words: Words, names: list[str]) -> tuple[Section, ...]:
    """The text beside a drawn board; by default the key numbers of the game's sheet."""
    if drawn.beside is not None:
        found = drawn.beside(o, seat, words, names)
    else:
        found = [section for section in drawn.sheet(o, seat, words, names).sections if section.area == "players"]
    return tuple(msgspec.structs.replace(section, brief=()) for section in found)


def _game_view(title: Title[Any], view: View[Any], seat: int, words: Words, match: Match[Any]) -> GameView:
    o, names, drawn = view.observation, match.record.names, sheet_of(title)
    asked = title.asked(match.state, seat) if len(view.options) else NOTHING

    def note(action: Any) -> str:
        return drawn.note(o, seat, action, words)

    return GameView(
        seat=seat,
        version=view.version,
        observation=o,
        beside=_beside(drawn, o, seat, words, names),
        awaited=list(view.awaited),
        chosen=list(view.chosen),
        prompt=_prompt(title, view, words, names),
        asked=len(asked) > 0,
        choices=choices(title, words, view.options, asked, view.decision, note, names) if len(view.options) else [],
        undo=[list(action_parts(words, title.parse(do), names=names)) for do in view.undo],
        log_from=0,
        log=[],
        phase=phase(drawn, o, words),
        outcome=outcome_of(match, drawn, words, seat) if match.over and not o.agenda else None,
    )


def sheet_of(title: Title[Any]) -> GameSheet:
    """How a game draws itself as text."""
    return games.sheet(title.id)


def _prompt(title: Title[Any], view: View[Any], words: Words, names: list[str]) -> Prompt | None:
    """What is being decided, if the viewer may know it."""
    if not view.decision:
        return None
    pending = title.pending(view.observation)
    assert pending is not None
    said = prompt(words, pending, view.observation.agenda[-1], names)
    return Prompt(view.decision, said.title, said.what, said.look, said.rule)


def _talked_through(title: Title[Any], view: View[Any], lang: str, said: Prompt | None) -> Prompt | None:
    """What is asked, in the words of a guided game if it has any for that."""
    lines = lessons.talked_through(title, view, lang)
    if said is None or lines is None:
        return said
    return msgspec.structs.replace(said, what=lines[0], look=lines[1])


def phase(drawn: GameSheet, o: Any, words: Words) -> list[str]:
    """Where the game stands, as a small track."""
    return drawn.phase(o, words)
