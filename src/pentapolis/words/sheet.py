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


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
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
    tables: tuple[Table, ...] = ()
    brief: tuple[Line | Table, ...] = ()
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


class GameSheet(Protocol):
    """What the module `sheet` of a game offers."""

    def sheet(self, o: Any, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
        """The board as `viewer` sees it, from the observation `o`."""

    def things(self, box: str, words: Words) -> list[Thing]:
        """Everything that explains itself, with the values of a box of components."""

    def facts(self, box: str) -> Any:
        """What a drawn board prints, as data that everybody may know: costs, yields, strengths of a box."""

    def note(self, o: Any, seat: int, action: Action, words: Words) -> str:
        """What is certain to follow from an action: "2 gold"; "" if there is nothing to say."""

    def phase(self, o: Any, words: Words) -> list[str]:
        """Where the game stands, from the large to the small: "Year II", "Summer", "Influence"."""

    def series(self, o: Any) -> Sequence[Series]:
        """The numbers of every seat that tell how a game went, the one that ranks first; from a spectator's view."""


def line(*cells: Cell | str) -> Line:
    """A line of cells; plain text is a cell of its own."""
    return tuple(Cell(cell) if isinstance(cell, str) else cell for cell in cells)


def text_of(cells: Line) -> str:
    """A line as plain text."""
    return " ".join(cell.text for cell in cells if cell.text)
