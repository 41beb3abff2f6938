"""How well chances and ends agree: calibration, and the log-loss against that of the score alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec
import numpy as np
from scipy.optimize import minimize

from ..value import Model
from .batches import Batch, Batches, TooFew, split
from .fit import log_shares, logits, with_nobody

QUARTERS = 4
BINS = 10
"""Chances are compared with ends in so many bins from 0 to 1."""
SOFT = 0.001
"""How strongly the score's own model is kept from being too sure."""


class Bin(msgspec.Struct, frozen=True):
    """Chances that are about the same: their mean, how often what they were given to happened, and how many."""

    chance: float
    happened: float
    weight: float


class Calibration(msgspec.Struct, frozen=True):
    """How well a model tells the ends of games with one number of seats."""

    seats: int
    games: int
    positions: int
    error: float
    """The expected calibration error."""
    losses: tuple[float | None, ...]
    """The log-loss in each quarter of the game; None where no position is from it."""
    score_losses: tuple[float | None, ...]
    """That of a softmax over the printed scores, fitted quarter by quarter."""
    bins: tuple[Bin, ...]
    most_error: ClassVar[float] = 0.05
    """The greatest calibration error that is allowed."""

    @property
    def loss(self) -> float:
        return _mean(self.losses)

    @property
    def score_loss(self) -> float:
        return _mean(self.score_losses)

    @property
    def right(self) -> bool:
        """Whether chances are right, within the error that is allowed."""
        return self.error <= self.most_error

    @property
    def worse(self) -> list[int]:
        """The quarters, from 0, in which chances are no better than by the score."""
        pairs = enumerate(zip(self.losses, self.score_losses, strict=True))
        return [quarter for quarter, (loss, score) in pairs if loss is not None and score is not None and loss >= score]

    @property
    def unseen(self) -> list[int]:
        """The quarters, from 0, that no position is from."""
        return [quarter for quarter, loss in enumerate(self.losses) if loss is None]

    @property
    def good(self) -> bool:
        """Whether chances are right, and better than those by the score in every quarter."""
        return self.right and not self.worse and not self.unseen


def _mean(losses: Iterable[float | None]) -> float:
    return float(np.mean([loss for loss in losses if loss is not None]))


def chances(batch: Batch, model: Model) -> np.ndarray:
    """The chance of every seat, then of nobody."""
    found: np.ndarray = np.exp(log_shares(logits(batch, model)))
    return found if found.shape[1] > batch.seats else np.hstack([found, np.zeros((len(found), 1))])


def quarter(share: np.ndarray) -> np.ndarray:
    """The quarter of a game, from 0, by how much of it is over."""
    found: np.ndarray = np.minimum((share * QUARTERS).astype(int), QUARTERS - 1)
    return found


def calibrations(held: Iterable[tuple[Batches, Model]]) -> list[Calibration]:
    """By the number of seats, from games and models that were not fitted to them; `TooFew` if no game has ended."""
    pairs: dict[int, list[tuple[Batch, np.ndarray]]] = {}
    for data, model in held:
        for seats, batch in data.items():
            pairs.setdefault(seats, []).append((batch, chances(batch, model)))
    if not pairs:
        raise TooFew
    return [_calibration(seats, *_together(some)) for seats, some in sorted(pairs.items())]


def _together(pairs: Sequence[tuple[Batch, np.ndarray]]) -> tuple[Batch, np.ndarray]:
    columns = [np.concatenate(column) for column in zip(*(batch[1:] for batch, _ in pairs), strict=True)]
    return Batch(pairs[0][0].seats, *columns), np.concatenate([given for _, given in pairs])


def _calibration(seats: int, batch: Batch, given: np.ndarray) -> Calibration:
    found = bins(given, batch.won, batch.weight)
    place = quarter(batch.share)
    told = -(batch.won * np.log(np.maximum(given, 1e-12))).sum(axis=1)
    quarters = [here if here.any() else None for here in (place == number for number in range(QUARTERS))]
    return Calibration(
        seats=seats,
        games=batch.games,
        positions=len(batch.progress),
        error=calibration_error(found),
        losses=tuple(
            None if here is None else float(np.average(told[here], weights=batch.weight[here])) for here in quarters
        ),
        score_losses=tuple(None if here is None else score_loss(batch.only(here)) for here in quarters),
        bins=found,
    )


def bins(given: np.ndarray, won: np.ndarray, weight: np.ndarray) -> tuple[Bin, ...]:
    """All chances that were given to anything, from the lowest to the highest."""
    possible = (given.sum(axis=0) > 0) | (won.sum(axis=0) > 0)
    chance, happened = given[:, possible].ravel(), won[:, possible].ravel()
    counts = np.repeat(weight, int(possible.sum()))
    place = np.minimum((chance * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        here = place == number
        if here.any():
            heavy = counts[here]
            found.append(
                Bin(
                    float(np.average(chance[here], weights=heavy)),
                    float(np.average(happened[here], weights=heavy)),
                    float(heavy.sum()),
                )
            )
    return tuple(found)


def calibration_error(found: Sequence[Bin]) -> float:
    """The expected calibration error: how far chances are from what happened, on average."""
    return sum(one.weight * abs(one.chance - one.happened) for one in found) / sum(one.weight for one in found)


def score_loss(batch: Batch) -> float:
    """The log-loss that a model must beat: of a softmax over the printed scores, with odds for nobody where that
    happens, fitted to one half of the games and judged by the other, in turn."""
    total = 0.0
    for half in range(2):
        learnt, held = (part[batch.seats] for part in split({batch.seats: batch}, half, 2))
        if len(held.progress):
            total += _by_score(learnt if len(learnt.progress) else held, held) * float(held.weight.sum())
    return total / float(batch.weight.sum())


def _by_score(learnt: Batch, held: Batch) -> float:
    lost = held.seats == 1 or bool(learnt.won[:, -1].any() or held.won[:, -1].any())
    unit = float(_apart(learnt).std()) or 1.0

    def cost(vector: np.ndarray, batch: Batch) -> float:
        found = vector[0] * _apart(batch) / unit
        if lost:
            found = with_nobody(found, np.full((len(found), 1), vector[1]))
        won = batch.won if lost else batch.won[:, :-1]
        return -float(np.average((won * log_shares(found)).sum(axis=1), weights=batch.weight))

    best = minimize(lambda vector: cost(vector, learnt) + SOFT * float(vector @ vector), np.zeros(2 if lost else 1))
    return cost(best.x, held)


def _apart(batch: Batch) -> np.ndarray:
    """How far the printed scores are apart; of one who plays alone, the scores."""
    scores: np.ndarray = batch.scores - (0 if batch.seats == 1 else batch.scores.mean(axis=1, keepdims=True))
    return scores
