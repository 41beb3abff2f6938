"""The weights of the win model, by maximum likelihood.

The weights of the game's own evaluation, scaled to fit as well as they can, are the centre that a ridge pulls to; their
signs are bounds. How strong the ridge is, games decide that the weights were not fitted to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from scipy.optimize import minimize

from ..value import Model
from .batches import LEAST, Batch, Batches, TooFew, split

Hand = Mapping[str, tuple[float, float]]
"""The weights of a game's own evaluation at its start and end, by term."""

RIDGES = (3.0, 0.3, 0.1, 0.03, 0.01, 0.003)
"""How strongly weights may be pulled to the centre, the strongest first."""
FOLDS = 4
RARE = 100
"""Games that one who plays alone must win, and lose, for weights to go far from the centre."""
STEPS = 150
"""Steps of a fit at most; those after it change nothing that games held out would notice."""
LOOSE = 0.001
"""How strongly sharpness is pulled to what goes without saying."""
LOOSEST = 0.00001
"""The same for nobody's odds, which may be very long: even, they would be far too short."""
MOVES = 0.3
"""By how much a weight may move that makes no difference yet, against the middle one."""
USUAL = 4
"""The number of seats whose sharpness is 1, if there are games with so many."""
DIGITS = 4
"""Digits of a weight that are worth writing down."""


class Found(NamedTuple):
    """What a fit found."""

    model: Model
    ridge: float
    losses: dict[float, float]
    """The log-loss in games held out, by ridge."""
    centre: float
    """The log-loss there of the game's own weights, scaled."""


class Shape:
    """Where everything stands in the vector of what is to be found.

    First the weights of all terms at the start, then those at the end, each for a term's usual difference; then the
    logarithm of the sharpness for each number of seats but the usual one; then nobody's odds at start and end.
    """

    def __init__(self, data: Batches, hand: Hand) -> None:
        self.names = tuple(hand)
        self.hand = np.array(list(hand.values()), dtype=float).T
        self.counts = sorted(data)
        self.usual = USUAL if USUAL in data else self.counts[-1]
        self.sharper = [seats for seats in self.counts if seats != self.usual]
        lost = any(batch.won[:, -1].any() for batch in data.values())
        self.losing = [seats for seats in self.counts if lost or seats == 1]
        self.unit = _usual_differences(data)
        self.told = self.unit > 0
        """Terms that tell seats apart; the others keep the weight of the centre."""
        self.safe = np.where(self.told, self.unit, 1.0)
        self.terms = 2 * len(self.names)
        self.size = self.terms + len(self.sharper) + 2 * len(self.losing)

    def weights(self, vector: np.ndarray) -> np.ndarray:
        """Weights at the start and at the end, by term."""
        return vector[: self.terms].reshape(2, -1) / self.safe

    def sharpness(self, vector: np.ndarray, seats: int) -> float:
        if seats == self.usual:
            return 1.0
        return float(np.exp(vector[self.terms + self.sharper.index(seats)]))

    def loss_at(self, seats: int) -> int:
        """Where nobody's odds stand."""
        return self.terms + len(self.sharper) + 2 * self.losing.index(seats)

    def pull(self) -> np.ndarray:
        """How strongly each of the vector is pulled to the centre, but for the ridge of the terms."""
        found = np.full(self.size, LOOSE)
        found[self.terms + len(self.sharper) :] = LOOSEST
        return found

    def bounds(self) -> list[tuple[float | None, float | None]]:
        """The signs of the game's own weights; a term that these leave out may go either way."""
        signs = np.sign(self.hand)
        both = np.where(signs == 0, np.sign(self.hand.sum(axis=0)), signs)
        terms = [(0.0 if sign > 0 else None, 0.0 if sign < 0 else None) for sign in both.ravel()]
        return [*terms, *[(-3.0, 3.0)] * len(self.sharper), *[(None, None)] * (2 * len(self.losing))]

    def model(self, vector: np.ndarray) -> Model:
        """The model that a vector stands for; of one who plays alone it has the weights only."""
        pairs = {
            name: (_rounded(early), _rounded(late))
            for name, early, late in zip(self.names, *self.weights(vector).tolist(), strict=True)
        }
        nobody = {}
        for seats in self.losing:
            early, late = vector[self.loss_at(seats) :][:2].tolist()
            nobody[str(seats)] = _rounded(early), _rounded(late)
        sharp = {str(seats): _rounded(self.sharpness(vector, seats)) for seats in self.sharper}
        if self.counts == [1]:
            return Model(terms={}, nobody=nobody, solo=pairs)
        return Model(terms=pairs, seats=sharp, nobody=nobody)


def _rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}") + 0.0


def _usual_differences(data: Batches) -> np.ndarray:
    """How much each term usually differs between the seats of a position; alone, between positions."""
    squares, whole = 0.0, 0.0
    for seats, batch in data.items():
        middle = batch.terms.mean(axis=(0, 1) if seats == 1 else 1, keepdims=True)
        squares = squares + np.einsum("i,ijk->k", batch.weight, (batch.terms - middle) ** 2) / seats
        whole += batch.weight.sum()
    found: np.ndarray = np.sqrt(np.asarray(squares) / max(whole, 1.0))
    return np.where(found > 1e-6, found, 0.0)


def log_shares(logits: np.ndarray) -> np.ndarray:
    """The logarithms of the shares of a softmax, row by row."""
    most = logits.max(axis=1, keepdims=True)
    found: np.ndarray = logits - most - np.log(np.exp(logits - most).sum(axis=1, keepdims=True))
    return found


def logits(batch: Batch, model: Model) -> np.ndarray:
    """What the model says of every position: a column for each seat, and one for nobody if that can be."""
    terms = model.solo if batch.seats == 1 and model.solo else model.terms
    early, late = np.array(list(terms.values())).T
    progress = batch.progress[:, None]
    sharp = model.seats.get(str(batch.seats), 1.0)
    found: np.ndarray = sharp * ((1 - progress) * (batch.terms @ early) + progress * (batch.terms @ late))
    if str(batch.seats) in model.nobody:
        early, late = model.nobody[str(batch.seats)]
        found = with_nobody(found, (1 - progress) * early + progress * late)
    return found


def with_nobody(logits: np.ndarray, odds: np.ndarray) -> np.ndarray:
    """One column more, for nobody: odds against all seats together; of one who plays alone, as they are."""
    if logits.shape[1] == 1:
        return np.hstack([logits, odds])
    together = (logits - log_shares(logits))[:, :1]
    return np.hstack([logits, odds + together])


def log_loss(data: Batches, model: Model) -> float:
    """The mean over games of minus the logarithm of the chance that was given to what happened."""
    total = whole = 0.0
    for batch in data.values():
        known = log_shares(logits(batch, model))
        total -= float((batch.weight[:, None] * batch.won[:, : known.shape[1]] * known).sum())
        whole += float(batch.weight.sum())
    return total / max(whole, 1e-9)


def likelihood(shape: Shape, data: Batches, vector: np.ndarray) -> tuple[float, np.ndarray]:
    """The log-loss of a vector, and its gradient."""
    weights = shape.weights(vector)
    gradient = np.zeros(shape.size)
    slopes = np.zeros((2, len(shape.names)))
    total = whole = 0.0
    for seats, batch in data.items():
        flat = batch.terms.reshape(-1, len(shape.names))
        progress, sharp = batch.progress[:, None], shape.sharpness(vector, seats)
        both = sharp * np.stack([1 - batch.progress, batch.progress], axis=1)[:, None, :]
        found = ((flat @ weights.T).reshape(-1, seats, 2) * both).sum(axis=2)
        won = batch.won[:, :seats]
        if seats in shape.losing:
            at = shape.loss_at(seats)
            found = with_nobody(found, (1 - progress) * vector[at] + progress * vector[at + 1])
            won = batch.won
        known = log_shares(found)
        total -= float((batch.weight[:, None] * won * known).sum())
        whole += float(batch.weight.sum())
        slope = batch.weight[:, None] * (np.exp(known) - won)
        own = slope[:, :seats]
        if seats in shape.losing and seats > 1:
            own = own + slope[:, seats:] * np.exp(log_shares(found[:, :seats]))
        slopes += (own[:, :, None] * both).reshape(-1, 2).T @ flat
        if seats != shape.usual:
            gradient[shape.terms + shape.sharper.index(seats)] += float((own * found[:, :seats]).sum())
        if seats in shape.losing:
            gradient[at] += float((slope[:, seats] * (1 - batch.progress)).sum())
            gradient[at + 1] += float((slope[:, seats] * batch.progress).sum())
    gradient[: shape.terms] = np.where(shape.told, slopes / shape.safe, 0.0).ravel()
    return total / whole, gradient / whole


def fitted(shape: Shape, data: Batches, centre: np.ndarray, ridge: float, start: np.ndarray) -> np.ndarray:
    """The vector that fits best, with a ridge towards the centre.

    A weight that makes much of a difference there may move by more: so what is rarely seen keeps its weight.
    """
    pull = shape.pull()
    pull[: shape.terms] = ridge / (MOVES + _differences(shape, centre)) ** 2

    def cost(vector: np.ndarray) -> tuple[float, np.ndarray]:
        loss, gradient = likelihood(shape, data, vector)
        away = vector - centre
        return loss + 0.5 * float(pull @ away**2), gradient + pull * away

    return _least(cost, start, shape.bounds())


def _differences(shape: Shape, centre: np.ndarray) -> np.ndarray:
    """What difference each weight usually makes, as a multiple of the middle one of those that make any."""
    made = np.abs(centre[: shape.terms]) * np.tile(shape.told, 2)
    found: np.ndarray = made / (np.median(made[made > 0]) if made.any() else 1.0)
    return found


def centre_of(shape: Shape, data: Batches) -> np.ndarray:
    """The game's own weights, scaled at start and end so that they fit best, with sharpness and nobody's odds."""
    hand = shape.hand * shape.safe
    rest, pull = shape.size - shape.terms, shape.pull()[shape.terms :]

    def whole(short: np.ndarray) -> np.ndarray:
        return np.concatenate([(short[:2, None] * hand).ravel(), short[2:]])

    def cost(short: np.ndarray) -> tuple[float, np.ndarray]:
        loss, gradient = likelihood(shape, data, whole(short))
        slopes = (gradient[: shape.terms].reshape(2, -1) * hand).sum(axis=1)
        return (
            loss + 0.5 * float(pull @ short[2:] ** 2),
            np.concatenate([slopes, gradient[shape.terms :] + pull * short[2:]]),
        )

    start = np.concatenate([[0.05, 0.1], np.zeros(rest)])
    bounds = [(0.0, None), (0.0, None), *shape.bounds()[shape.terms :]]
    return whole(_least(cost, start, bounds))


def _least(cost: object, start: np.ndarray, bounds: Sequence[tuple[float | None, float | None]]) -> np.ndarray:
    result = minimize(
        cost, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": STEPS, "maxfun": 2 * STEPS}
    )
    found: np.ndarray = result.x
    return found


def fit(data: Batches, hand: Hand, ridges: Sequence[float] = RIDGES, folds: int = FOLDS) -> Found:
    """The model of these games; the strength of the ridge is that by which games held out are told best.

    `TooFew` if none can be held out.
    """
    shape, folds = Shape(data, hand), _folds(data, folds)
    if 1 in data and _rarer(data[1]) < RARE:
        ridges = ridges[:2]
    losses = dict.fromkeys(ridges, 0.0)
    plain = 0.0
    for fold in range(folds):
        learnt, held = split(data, fold, folds)
        centre = vector = centre_of(shape, learnt)
        plain += likelihood(shape, held, centre)[0] / folds
        for ridge in ridges:
            vector = fitted(shape, learnt, centre, ridge, vector)
            losses[ridge] += likelihood(shape, held, vector)[0] / folds
    best = min(losses, key=lambda ridge: losses[ridge])
    centre = centre_of(shape, data)
    return Found(shape.model(fitted(shape, data, centre, best, centre)), best, losses, plain)


def _folds(data: Batches, folds: int) -> int:
    """So many folds, or fewer where one of them would hold out nothing."""
    most = max(batch.games for batch in data.values())
    if most < LEAST:
        raise TooFew
    return min(folds, most)


def _rarer(alone: Batch) -> float:
    """How many games end as games alone seldom do, by winning or by losing."""
    return float((alone.weight[:, None] * alone.won).sum(axis=0).min())


def held_out(data: Batches, hand: Hand, ridge: float, folds: int = FOLDS) -> list[tuple[Batches, Model]]:
    """Models that were fitted without some of the games, each with those."""
    shape, folds = Shape(data, hand), _folds(data, folds)
    found = []
    for fold in range(folds):
        learnt, held = split(data, fold, folds)
        centre = centre_of(shape, learnt)
        found.append((held, shape.model(fitted(shape, learnt, centre, ridge, centre))))
    return found
