"""How likely each seat is to win: a softmax over the weighted terms of all seats, with "nobody" where all can lose.

The weights change from the start to the end of a game; they are fitted to games that were played (`pentapolis tune`)
and stand in the game's level file. A sum of weighted terms is a log-odds, so what speaks for a move can be said term by
term.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from operator import mul
from typing import Any

import msgspec

from ..kernel.title import Title
from .protocol import heuristics

RIVALS = "rivals"
"""The name under which everything that stands against a seat is counted among its reasons."""


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

    def loss(self, progress: float, logits: Sequence[float]) -> list[float]:
        """What stands beside these logits of all seats for nobody, as a list of one; empty where somebody always
        wins."""
        seats = len(logits)
        if str(seats) not in self.nobody:
            return []
        early, late = self.nobody[str(seats)]
        return [early + (late - early) * progress + (log_sum(logits) if seats > 1 else 0.0)]


class Judge:
    """Says how likely everybody is to win a game. What it is given is a whole state, imagined or real."""

    def __init__(self, title: Title[Any], model: Model) -> None:
        self.title, self.model = title, model
        self.game = heuristics(title)
        self.all_terms: Callable[[Any], list[dict[str, float]]] = getattr(self.game, "all_terms", self._one_by_one)

    def _one_by_one(self, g: Any) -> list[dict[str, float]]:
        return [self.game.terms(g, seat) for seat in g.seats]

    def logits(self, g: Any) -> list[float]:
        """The weighted terms of every seat, and of nobody if that can be."""
        progress, seats = self.game.progress(g), len(g.seats)
        weights = self.model.weights(progress, seats)
        found: list[float] = [sum(map(mul, weights, terms.values())) for terms in self.all_terms(g)]
        return found + self.model.loss(progress, found)

    def chances(self, g: Any) -> list[float]:
        """How likely each seat is to win, then how likely it is that nobody does; 1 in all. A shared win is shared."""
        if not g.agenda:
            winners = self.title.outcome(g).winners
            return [*(1 / len(winners) if seat in winners else 0.0 for seat in g.seats), 0.0 if winners else 1.0]
        found = softmax(self.logits(g))
        return found if len(found) > len(g.seats) else [*found, 0.0]

    def win(self, g: Any, seat: int) -> float:
        """How likely a seat is to win."""
        return self.chances(g)[seat]

    def log_odds(self, g: Any, seat: int) -> float:
        """A seat's chance against all others', as the logarithm of their ratio; of a game that goes on."""
        found = self.logits(g)
        own = found.pop(seat)
        return own - log_sum(found)

    def reasons(self, g: Any, seat: int) -> dict[str, float]:
        """What each term adds to a seat's log-odds, and what the rivals take from them: together, the log-odds."""
        own = self.game.terms(g, seat)
        weights = self.model.weights(self.game.progress(g), len(g.seats))
        found = {name: weight * term for (name, term), weight in zip(own.items(), weights, strict=True)}
        rivals = self.logits(g)
        del rivals[seat]
        found[RIVALS] = -log_sum(rivals)
        return found


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
    """
    most = max(logits)
    return most + log(sum([exp(logit - most) for logit in logits]))
