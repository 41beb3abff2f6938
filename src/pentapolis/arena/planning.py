"""What is to be played: who sits where, on which luck, how often. Fixed before the first game.

A *block* is one seed played once with everybody in every seat. All line-ups meet the same blocks.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Literal, get_args

import msgspec

from .. import games as titles
from ..bots import bot
from ..bots.given import measured
from ..bots.matches import rotated
from ..kernel.imagine import mixed
from ..kernel.refusal import BadTable
from ..kernel.title import Title
from ..words import Words

Mode = Literal["match", "ladder", "round-robin"]

ENOUGH = {1: 400, 2: 260, 3: 273, 4: 308, 5: 350, 6: 396}
"""Games by seats that find odds of 1.5 with 90 % power; alone, so many that a rate is known to five points."""
ROUND_ROBIN = 100
"""Games of each line-up of a round robin, unless said otherwise."""
MOST_GAMES = 10**6


class BadContest(BadTable):
    """Nobody can play this: the key of the sentence that says why. As a string it is that sentence, in English."""

    def __str__(self) -> str:
        return Words("en").say(self.reason, **self.arguments)


class LineUp(msgspec.Struct, frozen=True):
    """Who sits at the table; if shuffled, in another order on each seed."""

    bots: tuple[str, ...]
    shuffled: bool = False

    def seated(self, number: int, seed: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        bots = list(self.bots)
        if self.shuffled:
            random.Random(mixed(seed, "order", number // len(bots))).shuffle(bots)
        return rotated(bots, number)


class Pair(msgspec.Struct, frozen=True):
    """Two bots that are compared, each alone among the other: in which line-ups."""

    a: str
    b: str
    a_alone: int
    b_alone: int | None
    """None where only one direction is played."""


class Contest(msgspec.Struct, frozen=True):
    """All that decides what a run plays. Equal contests give equal results."""

    game: str
    version: int
    """Of the rules."""
    seats: int
    options: dict[str, str]
    mode: Mode
    bots: tuple[str, ...]
    games: int
    """Of each line-up: whole blocks."""
    seed: int
    one_way: bool = False

    @property
    def blocks(self) -> int:
        return self.games // self.seats

    @property
    def parity(self) -> float:
        """The share of wins among equals."""
        return 1 / self.seats

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Every table that plays, each `games` times."""
        if self.seats == 1:
            return tuple(LineUp((name,)) for name in self.bots)
        if self.mode == "round-robin":
            return tuple(LineUp(bots, shuffled=True) for bots in _selections(self.bots, self.seats))
        return tuple(self._alone)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Who is compared with whom, the first said to be above the second."""
        if self.seats == 1 or self.mode == "round-robin":
            return ()
        at = {line_up.bots: number for number, line_up in enumerate(self._alone)}
        pairs = []
        for a, b in zip(self.bots, self.bots[1:], strict=False):
            first = at[self._among(a, b).bots]
            # at a table of two both directions are the same games
            second = first if self.seats == 2 else at.get(self._among(b, a).bots)
            pairs.append(Pair(a, b, first, second))
        return tuple(pairs)

    @property
    def _alone(self) -> list[LineUp]:
        found = []
        for a, b in zip(self.bots, self.bots[1:], strict=False):
            found.append(self._among(a, b))
            if self.seats > 2 and not self.one_way:
                found.append(self._among(b, a))
        return found

    def _among(self, alone: str, others: str) -> LineUp:
        return LineUp((alone, *[others] * (self.seats - 1)))

    @property
    def total(self) -> int:
        """Games in all."""
        return self.games * len(self.line_ups)

    def jobs(self) -> list[tuple[int, int]]:
        """Every game by line-up and number: seed by seed, so that all line-ups are always about as far."""
        return [
            (line_up, block * self.seats + turn)
            for block in range(self.blocks)
            for line_up in range(len(self.line_ups))
            for turn in range(self.seats)
        ]


def _selections(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots that fills the table: all of them with some twice, or as many of them as there are seats."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(*bots, *more) for more in combinations_with_replacement(bots, seats - len(bots))]


def usual_seats(title: Title[Any]) -> int:
    """Seats of the table where the strength of a game's bots is measured."""
    return min(max(measured(title).TABLE, title.players[0]), title.players[-1])


def _enough(title: Title[Any], seats: int) -> int:
    """Games of each direction that are enough to tell levels apart."""
    return measured(title).GAMES or ENOUGH[min(seats, max(ENOUGH))]


def plan(
    game: str,
    bots: Sequence[str],
    *,
    mode: Mode | None = None,
    seats: int | None = None,
    games: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    one_way: bool = False,
) -> Contest:
    """A contest with what is usual where nothing is said; `LookupError` or `BadContest` if it can't be played."""
    title = titles.title(game)
    if seats is None:
        seats = usual_seats(title)
    try:
        table = title.table(seats, options)
    except BadTable as bad:
        raise BadContest(bad.reason, **bad.arguments) from None
    for name in bots:
        bot(name, title)
    if len(set(bots)) < len(bots):
        raise BadContest("arena-twice", bot=next(name for name in bots if bots.count(name) > 1))
    if not bots or (len(bots) < 2 and seats > 1):
        raise BadContest("arena-few-bots")
    if mode not in (None, *get_args(Mode)):
        raise BadContest("arena-no-mode", mode=str(mode))
    if mode == "match" and len(bots) > 2:
        raise BadContest("arena-match-of-two", bots=len(bots))
    if mode is None:
        mode = "match" if len(bots) == 2 else "round-robin"
    if games is None:
        games = ROUND_ROBIN if mode == "round-robin" and seats > 1 else _enough(title, seats)
    if not isinstance(games, int) or not 1 <= games <= MOST_GAMES:  # type: ignore[redundant-expr]  # 4.5 is none
        raise BadContest("arena-games", most=MOST_GAMES)
    whole = -(-games // seats) * seats
    return Contest(game, title.version, seats, table.options, mode, tuple(bots), whole, seed, one_way)
