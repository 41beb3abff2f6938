"""Liar's Dice with two players and one die each, enumerated whole, as numbers that another implementation gives too.

Actions have OpenSpiel's numbers: bids in rising order from 0, and 12 for a call. `bench/against_openspiel.py` walks
through OpenSpiel's game in the same way; `OPENSPIEL` holds what it found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator
from itertools import product
from typing import Any, NamedTuple, Protocol

import liars_dice
from liars_dice.rules import Bid, Call

from pentapolis.kernel.chance import FastChance, ScriptedChance

CALL = 12
TITLE = liars_dice.TITLE
TABLE = TITLE.table(2, {"dice": "1", "wild": "sixes"})


class Position(Protocol):
    """A position in which a player chooses, or the end of a game."""

    over: bool
    returns: tuple[int, ...]
    player: int
    legal: tuple[int, ...]
    seen: Hashable
    """All that the player sees: two positions with the same are one information set."""

    def after(self, action: int) -> Position:
        """The position that an action leads to."""


class Ours:
    """A position of the package."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.over = g.over
        if g.over:
            self.returns = tuple(1 if rank == 1 else -1 for rank in TITLE.outcome(g).ranks)
            return
        (self.player,) = TITLE.to_act(g)
        self.options = {number(action): action for action in TITLE.legal(g, self.player)}
        self.legal = tuple(self.options)
        self.seen = self.player, TITLE.encode(TITLE.observe(g, self.player))

    def after(self, action: int) -> Ours:
        g = TITLE.copy(self.g)
        TITLE.apply(g, self.player, self.options[action], FastChance(0))  # no die is rolled any more
        return Ours(g)


def number(action: Any) -> int:
    """An action by its number."""
    assert isinstance(action, Bid | Call)
    return CALL if isinstance(action, Call) else (action.quantity - 1) * 6 + action.face - 1


def ours(dice: tuple[int, int]) -> Ours:
    """The package's game after these dice."""
    return Ours(TITLE.new(TABLE, ScriptedChance([("d6", die) for die in dice]))[0])


class Whole(NamedTuple):
    """A game enumerated: how often players decide, how it can end, how many information sets there are; and a
    fingerprint of who decides where, what is legal, which positions look the same, and what every end is worth."""

    decisions: int
    ends: int
    information_sets: int
    fingerprint: str


OPENSPIEL = Whole(147_456, 147_420, 24_576, "b7d3a7ab80c01365")


class Walk:
    """One way through all of a game, depth first."""

    def __init__(self) -> None:
        self.decisions = self.ends = 0
        self.looks: dict[Hashable, int] = {}
        """What players see, numbered as it comes up."""
        self.digest = hashlib.sha256()

    def down(self, position: Position) -> None:
        """Everything from here on."""
        if position.over:
            self.ends += 1
            self.digest.update(b"end %d %d\n" % position.returns)
            return
        self.decisions += 1
        look = self.looks.setdefault(position.seen, len(self.looks))
        self.digest.update(f"{position.player} sees {look} may {position.legal}\n".encode())
        for action in position.legal:
            self.down(position.after(action))


def enumerated(start: Any) -> Whole:
    """All of a game, from the position after each throw of the two dice."""
    walk = Walk()
    for dice in throws():
        walk.down(start(dice))
    return Whole(walk.decisions, walk.ends, len(walk.looks), walk.digest.hexdigest()[:16])


def throws() -> Iterator[tuple[int, int]]:
    """Both players' dice, in every way."""
    yield from product(range(1, 7), repeat=2)
