"""How likely each seat is to win: a softmax over the weighted terms of all seats, with "nobody" where all can lose.

The weights change from the start to the end of a game; they are fitted to games that were played (`pentapolis tune`) and
stand in the game's level file. A sum of weighted terms is a log-odds, so what speaks for a move can be said term by term.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    nobody: tuple[float, float] | None = None
    """The log-odds that nobody wins, against a seat whose terms are all zero; None where somebody always does."""
    seats: dict[str, float] = {}
    """By the number of seats, how sharply the weights tell them apart; 1 where nothing is said."""

    def weights(self, progress: float) -> tuple[float, ...]:
        """What each term weighs when so much of the game is over, in the order of the terms."""
        return tuple([early + (late - early) * progress for early, late in self.terms.values()])


class Judge:
    """Says how likely everybody is to win a game. What it is given is a whole state, imagined or real."""

    def __init__(self, title: Title[Any], model: Model) -> None:
        self.title, self.model = title, model
        self.game = heuristics(title)

    def logits(self, g: Any) -> list[float]:
        """The weighted terms of every seat, and of nobody if that can be."""
        model, terms = self.model, self.game.terms
        progress = self.game.progress(g)
        sharp = model.seats.get(str(len(g.seats)), 1.0)
        weights = [sharp * weight for weight in model.weights(progress)]
        found: list[float] = [sum(map(mul, weights, terms(g, seat).values())) for seat in g.seats]
        if model.nobody is not None:
            early, late = model.nobody
            found.append(early + (late - early) * progress)
        return found

    def chances(self, g: Any) -> list[float]:
        """How likely each seat is to win, then how likely it is that nobody does; 1 in all. A shared win is shared."""
        if not g.agenda:
            winners = self.title.outcome(g).winners
            return [*(1 / len(winners) if seat in winners else 0.0 for seat in g.seats), 0.0 if winners else 1.0]
        found = softmax(self.logits(g))
        return found if self.model.nobody is not None else [*found, 0.0]

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
        model = self.model
        sharp = model.seats.get(str(len(g.seats)), 1.0)
        own = self.game.terms(g, seat)
        weights = model.weights(self.game.progress(g))
        found = {name: sharp * weight * term for (name, term), weight in zip(own.items(), weights, strict=True)}
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
