"""State: all of a game as plain data, one struct per game. Equal positions are equal bytes.

Numbers, ids, lists; no closures, no clock, no random generator. What can be derived is computed, never stored.
Every field declares who sees it (`sight`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from .agenda import Entry
from .sight import NOBODY, BySeat, Everyone, Owner


class Table(msgspec.Struct, frozen=True):
    """What is agreed before the game: number of seats, options, and the box of components (empty: the game's own)."""

    seats: int
    options: dict[str, str] = {}
    box: str = ""


class Window(msgspec.Struct):
    """An open round of reactions: whom it still has to ask, and whom it asks now.

    `depth` tells which entry of the agenda it is, counting those of no seat: a seat that leaves takes its own away.
    """

    depth: int
    kind: str
    private: bool
    waiting: list[int]
    asked: int = NOBODY

    def seen_by(self, viewer: int, hidden: list[Any]) -> Window:
        if not self.private:
            return Window(self.depth, self.kind, False, self.waiting[:], self.asked)
        return Window(self.depth, self.kind, True, [], self.asked if self.asked == viewer else NOBODY)


class Answers(msgspec.Struct):
    """What seats have said outside the order of moves: secret drafts, open windows, standing answers."""

    opened: Everyone[str]
    drafts: Owner[list[list[str]]]
    sealed: BySeat[list[bool]]
    windows: Everyone[list[Window]]
    standing: Owner[list[dict[str, str]]]

    @classmethod
    def of(cls, seats: int) -> Answers:
        return cls("", [[] for _ in range(seats)], [False] * seats, [], [{} for _ in range(seats)])


class Piece(msgspec.Struct):
    """A part of a state: a player's board, a battle in progress. Its fields declare who sees them."""


class State(msgspec.Struct, kw_only=True):
    """The base of every game's state. A game is over when nothing is left on its agenda."""

    game: ClassVar[str] = ""

    table: Everyone[Table]
    agenda: Everyone[list[Entry]] = msgspec.field(default_factory=list)
    answers: Everyone[Answers | None] = None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.table.seats)

    @property
    def over(self) -> bool:
        return not self.agenda


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, by seat: rank (1 is best, equal ranks are shared), points, and who won (perhaps nobody)."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str = ""
    fewest: bool = False
    """Fewer points are better."""
    winners_only: bool = False
    """Nobody but the winners is ranked: the other ranks say no more than that they have not won."""
    out: tuple[int, ...] = ()
    """Who was out of the game before its end."""


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from sort keys, higher is better; equal keys share the better rank.

    >>> rank([(3, 1), (5, 0), (3, 1)])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)
