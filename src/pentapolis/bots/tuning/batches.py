"""Samples as arrays: one batch for each number of seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from .samples import Sampled

LEAST = 2
"""Games with a number of seats: one to learn from, and one to be judged by."""


class TooFew(ValueError):
    """Too few games have ended for anything to be told from them."""


class Batch(NamedTuple):
    """All positions with one number of seats."""

    seats: int
    terms: np.ndarray
    """By position, seat and term."""
    progress: np.ndarray
    won: np.ndarray
    """By position, the share of the victory of each seat, then of nobody."""
    weight: np.ndarray
    """What a position counts: 1 for all of its game."""
    game: np.ndarray
    """The number of its game."""
    share: np.ndarray
    scores: np.ndarray

    def only(self, kept: np.ndarray) -> Batch:
        """Some of the positions."""
        return Batch(self.seats, *(column[kept] for column in self[1:]))

    @property
    def games(self) -> int:
        return len(np.unique(self.game))


Batches = dict[int, Batch]


def batches(samples: Iterable[Sampled]) -> Batches:
    """The positions of all games that ended, by the number of seats; whatever order they come in."""
    found: dict[int, list[Sampled]] = {}
    for sample in sorted(samples, key=lambda sample: (sample.seats, sample.number)):
        if len(sample.progress):
            found.setdefault(sample.seats, []).append(sample)
    return {seats: _batch(seats, some) for seats, some in found.items()}


def _batch(seats: int, samples: list[Sampled]) -> Batch:
    lengths = [len(sample.progress) for sample in samples]
    won = np.zeros((len(samples), seats + 1))
    for place, sample in enumerate(samples):
        if sample.winners:
            won[place, list(sample.winners)] = 1 / len(sample.winners)
        else:
            won[place, seats] = 1.0
    return Batch(
        seats,
        terms=np.concatenate([sample.terms for sample in samples]),
        progress=np.concatenate([sample.progress for sample in samples]),
        won=np.repeat(won, lengths, axis=0),
        weight=np.repeat(1 / np.array(lengths), lengths),
        game=np.repeat([sample.number for sample in samples], lengths),
        share=np.concatenate([sample.share for sample in samples]),
        scores=np.concatenate([sample.scores for sample in samples]),
    )


def split(data: Batches, fold: int, folds: int) -> tuple[Batches, Batches]:
    """To learn from and to be judged by: all positions of a game are on one side."""
    learnt, held = {}, {}
    for seats, batch in data.items():
        numbers = {game: place for place, game in enumerate(np.unique(batch.game).tolist())}
        apart = np.array([numbers[game] % folds == fold for game in batch.game.tolist()], dtype=bool)
        learnt[seats], held[seats] = batch.only(~apart), batch.only(apart)
    return learnt, held
