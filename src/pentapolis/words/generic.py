"""The board as text of a game that has no sheet: the fields of the observation, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..kernel.sight import Sight, declared
from .language import Words
from .naming import player
from .plain import fields_of, shown, titled
from .sheet import Area, Cell, GameSheet, Line, Section, Sheet, SheetTable

OWN = (Sight.OWNER, Sight.KNOWERS)
PLUMBING = ("table", "agenda", "answers")
"""Fields of every state, which are no part of a board."""
DEEPEST = 3


def sheet(o: Any, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as text of any game: the fields of the observation, by their names."""
    table, held = _Seats(o, viewer, words, names), fields_of(o)
    board: list[Line] = []
    for field in msgspec.structs.fields(type(o)):
        if field.name in PLUMBING:
            continue
        value, sight = held[field.name], declared(field.type)
        if isinstance(value, list) and len(value) == len(o.seats) and sight in (Sight.BY_SEAT, Sight.OWNER):
            table.add(field.name, value, hidden=sight is Sight.OWNER)
        else:
            (table.own if sight in OWN else board).extend(_lines(field.name, value, words))
    sections = [
        _section("board", words.say("generic-board"), tuple(board)),
        Section("players", words.say("generic-players"), tables=(table.made(),)),
        _section("secret", words.say("generic-secret"), tuple(table.own), private=True),
    ]
    return Sheet(words.say("game-name"), tuple(one for one in sections if one.lines or one.tables))


GENERIC = GameSheet(sheet)
"""The sheet of games that have none of their own."""


class _Seats:
    """A row for every seat, a column for every field that is held by seat; what only the viewer sees stands aside."""

    def __init__(self, o: Any, viewer: int, words: Words, names: Sequence[str]) -> None:
        self.words, self.viewer = words, viewer
        self.heads: list[str] = []
        self.numeric: list[int] = []
        self.own: list[Line] = []
        self.rows: list[list[Line]] = [[(Cell(player(words, seat, names), seat=seat),)] for seat in o.seats]

    def add(self, name: str, values: Sequence[Any], hidden: bool) -> None:
        """A field with a value for every seat; a part of a player is a column for each of its fields."""
        if values and all(isinstance(one, msgspec.Struct) for one in values):
            for field in msgspec.structs.fields(type(values[0])):
                self.add(field.name, [fields_of(one)[field.name] for one in values], declared(field.type) in OWN)
            return
        if hidden:
            self.own += _lines(name, values[self.viewer], self.words) if self.viewer >= 0 else []
            return
        self.heads.append(titled(name))
        if all(isinstance(one, int) for one in values):
            self.numeric.append(len(self.heads))
        for row, value in zip(self.rows, values, strict=True):
            row.append((Cell(shown(value)),))

    def made(self) -> SheetTable:
        return SheetTable(
            (self.words.say("generic-player"), *self.heads), tuple(tuple(row) for row in self.rows), tuple(self.numeric)
        )


def _section(area: Area, heading: str, lines: tuple[Line, ...], private: bool = False) -> Section:
    return Section(area, heading, lines, private=private)


def _lines(name: str, value: Any, words: Words, depth: int = 0) -> list[Line]:
    """A field on a line; a struct, or several of them, on a line for each."""
    if isinstance(value, msgspec.Struct) and depth < DEEPEST:
        inner = fields_of(value)
        return [line for field in inner for line in _lines(f"{name} {field}", inner[field], words, depth + 1)]
    if isinstance(value, list) and value and all(isinstance(one, msgspec.Struct) for one in value):
        return [(Cell(f"{titled(name)} {n}:"), Cell(shown(one))) for n, one in enumerate(value, 1)]
    return [(Cell(words.say("generic-line", name=titled(name))), Cell(shown(value)))]
