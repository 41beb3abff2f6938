"""How likely each seat is to win: a softmax over the weighted terms of all sides, with "nobody" where all can lose.

A side is a seat, or seats that win together (`sides` of a game); who is out is on none, and can't win.

The weights change from the start to the end of a game; they are fitted to games that were played (`pentapolis tune`)
and stand in the game's level file. A sum of weighted terms is a log-odds, so what speaks for a move can be said term by
term.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from operator import mul
from typing import Any

import msgspec

from ..kernel.title import Title
from .given import AllTerms, Side, Sides, heuristics

RIVALS = "rivals"
"""The name under which everything that stands against a seat is counted among its reasons."""
PARTNERS = "partners"
"""The same for those who win together with it."""


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of the terms at the start and at the end of a game."""

    terms: dict[str, tuple[float, float]]
    seats: dict[str, float] = {}
    """By the number of seats, how sharply the weights tell them apart; 1 where nothing is said."""
    nobody: dict[str, tuple[float, float]] = {}
    """By the number of seats, the log-odds that nobody wins: against all seats together; of one who plays alone,
    against terms that are all zero. Nothing where somebody always wins."""
    solo: dict[str, tuple[float, float]] = {}
    """The weights for one who plays alone, where they are others."""

    def weights(self, progress: float, seats: int) -> list[float]:
        """What each term weighs when so much of the game is over, in the order of the terms."""
        sharp = self.seats.get(str(seats), 1.0)
        terms = self.solo if seats == 1 and self.solo else self.terms
        return [sharp * (early + (late - early) * progress) for early, late in terms.values()]

    def loss(self, progress: float, logits: Sequence[float], seats: int) -> list[float]:
        """What stands beside these logits of all sides for nobody, as a list of one; empty where somebody always
        wins."""
        if str(seats) not in self.nobody:
            return []
        early, late = self.nobody[str(seats)]
        return [early + (late - early) * progress + (log_sum(logits) if seats > 1 else 0.0)]


class Judge:
    """Says how likely everybody is to win a game. What it is given is a whole state, imagined or real."""

    def __init__(self, title: Title[Any], model: Model) -> None:
        self.title, self.model = title, model
        self.game = heuristics(title)
        self.all_terms: AllTerms = self.game.all_terms or self._one_by_one
        self.sides: Sides = self.game.sides
        """The sides that can still win."""

    def _one_by_one(self, g: Any) -> list[dict[str, float]]:
        return [self.game.terms(g, seat) for seat in g.seats]

    def weights(self, g: Any, side: Side) -> list[float]:
        """What each term of a member weighs for its side. What several bring adds up, and so does what is uncertain
        about it, which grows by the root of their number."""
        found = self.model.weights(self.game.progress(g), len(g.seats))
        return found if len(side) == 1 else [weight / sqrt(len(side)) for weight in found]

    def side(self, g: Any, seat: int) -> Side:
        """The side of a seat; who is out is alone."""
        return next((side for side in self.sides(g) if seat in side), (seat,))

    def logits(self, g: Any) -> list[float]:
        """The weighted terms of every side, and of nobody if that can be."""
        progress, seats = self.game.progress(g), len(g.seats)
        weights = self.model.weights(progress, seats)
        each: list[float] = [sum(map(mul, weights, terms.values())) for terms in self.all_terms(g)]
        found = [together([each[seat] for seat in side]) for side in self.sides(g)]
        return found + self.model.loss(progress, found, seats)

    def chances(self, g: Any) -> list[float]:
        """How likely each seat is to win, then how likely it is that nobody does; 1 in all. A shared win is shared."""
        if not g.agenda:
            winners = self.title.outcome(g).winners
            return [*(1 / len(winners) if seat in winners else 0.0 for seat in g.seats), 0.0 if winners else 1.0]
        return self.by_seat(g, softmax(self.logits(g)))

    def by_seat(self, g: Any, chances: Sequence[float]) -> list[float]:
        """The chances of the sides, shared by their seats, then nobody's."""
        sides, found = self.sides(g), [0.0] * (len(g.seats) + 1)
        for side, chance in zip(sides, chances, strict=False):
            for seat in side:
                found[seat] = chance / len(side)
        found[-1] = sum(chances[len(sides) :])
        return found

    def win(self, g: Any, seat: int) -> float:
        """How likely a seat is to win."""
        return self.chances(g)[seat]

    def log_odds(self, g: Any, seat: int) -> float:
        """The chance of a seat's side against all others', as the logarithm of their ratio; of a game that goes on and
        a seat that is in it."""
        sides, logits = self.sides(g), self.logits(g)
        own = logits[sides.index(self.side(g, seat))]
        return own - self._rivals(g, seat)

    def reasons(self, g: Any, seat: int) -> dict[str, float]:
        """What each term adds to the log-odds of a seat's side, what partners add, and what the rivals take from them:
        together, the log-odds. Who is out is told as if it could still win."""
        side = self.side(g, seat)
        weights = self.weights(g, side)
        own = self.game.terms(g, seat)
        found = {name: weight * term for (name, term), weight in zip(own.items(), weights, strict=True)}
        if len(side) > 1:
            terms = self.all_terms(g)
            found[PARTNERS] = sum(sum(map(mul, weights, terms[one].values())) for one in side if one != seat)
        found[RIVALS] = -self._rivals(g, seat)
        return found

    def _rivals(self, g: Any, seat: int) -> float:
        """What stands against a seat's side: all others together, and nobody. Nothing where there is no other."""
        sides, logits = self.sides(g), self.logits(g)
        left = [logit for side, logit in zip(sides, logits, strict=False) if seat not in side]
        left += logits[len(sides) :]
        return log_sum(left) if left else 0.0


def together(logits: Sequence[float]) -> float:
    """What a side comes to by the logits of its members: see `Judge.weights`."""
    return logits[0] if len(logits) == 1 else sum(logits) / sqrt(len(logits))


def softmax(logits: Sequence[float]) -> list[float]:
    """Shares that add up to one.

    >>> softmax([0.0, 0.0])
    [0.5, 0.5]
    """
    most = max(logits)
    raised = [exp(logit - most) for logit in logits]
    whole = sum(raised)
    return [one / whole for one in raised]


def log_sum(logits: Sequence[float]) -> float:
    """The logarithm of the sum of what these are the logarithms of.

    >>> round(log_sum([0.0, 0.0]), 3)
    0.693
    >>> log_sum([])
    -inf
    """
    most = max(logits, default=-inf)
    if most == -inf:
        return most
    return most + log(sum([exp(logit - most) for logit in logits]))
