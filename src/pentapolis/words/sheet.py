"""The board as text: headings, lines and tables, drawn from an observation and nothing else.

A game provides a module `sheet` in its package (`GameSheet`). The terminal draws from it, and it is what a screen
reader gets in the browser. A section says in which `area` of a screen it belongs, in the order a player looks:

| area | what stands there |
| --- | --- |
| `status` | where are we: round, phase, whose turn |
| `board` | what all players share |
| `players` | every player's key numbers, a row each |
| `own` | the viewer's own board in full |
| `secret` | what is hidden: what only this viewer knows of it (`private`), and what everybody may fear |
| `others` | the other players' boards in full |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from ..kernel.action import Action
from ..kernel.sight import NOBODY
from .boxes import DoubtGroup
from .language import Words
from .series import Series

Area = Literal["status", "board", "players", "own", "secret", "others"]
Mark = Literal["", "strong", "faint", "good", "bad"]


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text; `seat` says whose it is, `mark` how it stands out."""

    text: str
    seat: int = NOBODY
    mark: Mark = ""


Line = tuple[Cell, ...]
"""Cells one after the other, with a space between them."""


class SheetTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """Rows of cells. A table that `folds` may be set in several columns side by side, like a newspaper."""

    header: tuple[str, ...]
    rows: tuple[tuple[Line, ...], ...]
    numeric: tuple[int, ...] = ()
    """Columns that hold numbers."""
    folds: bool = False
    grid: bool = False
    """A board of equal places rather than a list."""
    caption: str = ""


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the sheet; `brief` says the same in less room, for a small screen."""

    area: Area
    heading: str
    lines: tuple[Line, ...] = ()
    tables: tuple[SheetTable, ...] = ()
    brief: tuple[Line | SheetTable, ...] = ()
    private: bool = False
    """Something in it is known to this viewer alone, or to few: it is drawn as such, and can be covered."""


class Sheet(msgspec.Struct, frozen=True):
    """The whole board as one viewer sees it."""

    title: str
    sections: tuple[Section, ...]


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that explains itself: a building, a card, an idea of the rules. Where its values are data, `source`
    says where they come from (`book`, `public`, `reconstructed`, `owner`) and `provenance` in which words."""

    kind: str
    id: str
    name: str
    lines: tuple[str, ...]
    rule: str = ""
    source: str = ""
    provenance: tuple[str, ...] = ()


class Drawer(Protocol):
    """`sheet(o, viewer, words, names)`: the board as `viewer` sees it, from the observation `o`."""

    def __call__(self, o: Any, viewer: int, words: Words, names: Sequence[str], /) -> Sheet: ...


class Beside(Protocol):
    """`beside(o, viewer, words, names)`: the sections that stand beside a drawn board, as in the sheet: `players`, with
    every player's key numbers, and what else the drawn board says in these words."""

    def __call__(self, o: Any, viewer: int, words: Words, names: Sequence[str], /) -> Sequence[Section]: ...


class Lister(Protocol):
    """`things(box, words)`: everything that explains itself, with the values of a box of components."""

    def __call__(self, box: str, words: Words, /) -> list[Thing]: ...


class Printed(Protocol):
    """`facts(box)`: what a drawn board prints, as data that everybody may know: costs, yields, strengths of a box."""

    def __call__(self, box: str, /) -> Any: ...


class Noter(Protocol):
    """`note(o, seat, action, words)`: what is certain to follow from an action: "2 gold"; "" if nothing is."""

    def __call__(self, o: Any, seat: int, action: Action, words: Words, /) -> str: ...


class Track(Protocol):
    """`phase(o, words)`: where the game stands, from the large to the small: "Year II", "Summer", "Influence"."""

    def __call__(self, o: Any, words: Words, /) -> list[str]: ...


class Numbers(Protocol):
    """`series(o)`: the numbers of every seat that tell how a game went, the one that ranks first (`words.series`),
    from what a spectator sees."""

    def __call__(self, o: Any, /) -> Sequence[Series]: ...


class Result(Protocol):
    """`result(score, won, words)`: what the points of a game played alone come to: "won in the summer of year 3"."""

    def __call__(self, score: int, won: bool, words: Words, /) -> str: ...


class Doubtful(Protocol):
    """`doubtful(components, words)`: the values that are not the book's, with those of a component file (empty: ours),
    which is read and not kept; `BadComponents` if it can't be used (`words.boxes`)."""

    def __call__(self, components: bytes, words: Words, /) -> Sequence[DoubtGroup]: ...


def _no_things(box: str, words: Words) -> list[Thing]:
    return []


def _no_facts(box: str) -> None:
    return None


def _no_note(o: Any, seat: int, action: Action, words: Words) -> str:
    return ""


def _no_phase(o: Any, words: Words) -> list[str]:
    return []


class GameSheet(msgspec.Struct, frozen=True):
    """The interface of a game's module `sheet`. Only the first function is required."""

    sheet: Drawer
    beside: Beside | None = None
    things: Lister = _no_things
    facts: Printed = _no_facts
    note: Noter = _no_note
    phase: Track = _no_phase
    series: Numbers | None = None
    result: Result | None = None
    doubtful: Doubtful | None = None


def line(*cells: Cell | str) -> Line:
    """A line of cells; plain text is a cell of its own."""
    return tuple(Cell(cell) if isinstance(cell, str) else cell for cell in cells)


def text_of(cells: Line) -> str:
    """A line as plain text."""
    return " ".join(cell.text for cell in cells if cell.text)
