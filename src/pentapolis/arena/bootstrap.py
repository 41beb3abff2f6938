"""Intervals by drawing the seed blocks of a run again and again: games on one seed are not independent, blocks are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

RESAMPLES = 1000
COVERED = 0.95
FEW = 8
Z = 1.96
"""Of the same 95 %, for Wilson's interval."""


class Share(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float


def draws(blocks: int, seed: int, resamples: int = RESAMPLES) -> Iterator[list[int]]:
    """Block numbers drawn with replacement, as many as there are blocks, again and again."""
    choices, numbers = random.Random(seed).choices, range(blocks)
    for _ in range(resamples):
        yield choices(numbers, k=blocks)


def middle(values: Sequence[float], covered: float = COVERED) -> tuple[float, float]:
    """The bounds between which so much of the values lies.

    >>> middle([float(n) for n in range(101)], 0.5)
    (25.0, 75.0)
    """
    ordered, tail = sorted(values), (1 - covered) / 2
    return _quantile(ordered, tail), _quantile(ordered, 1 - tail)


def quantile(values: Sequence[float], at: float) -> float:
    """The value below which this part of all values lies."""
    return _quantile(sorted(values), at)


def _quantile(ordered: Sequence[float], at: float) -> float:
    place = at * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def share(blocks: Sequence[tuple[float, float]], seed: int = 0, resamples: int = RESAMPLES) -> Share | None:
    """A share from its count and its games in each block; None where there are no games.

    Where there are few blocks, or all came out alike, drawing them again says nothing: then it is Wilson's interval, a
    block for a game.

    >>> share([(1, 4)] * 10)
    Share(share=0.25, low=0.0809, high=0.5578)
    """
    blocks = [(count, games) for count, games in blocks if games]
    if not blocks:
        return None
    found = _ratio(blocks)
    if len(blocks) < FEW or len({count / games for count, games in blocks}) == 1:
        low, high = wilson(found, len(blocks))
    else:
        low, high = middle(_again(blocks, seed, resamples))
    return Share(round(found, 4), round(low, 4), round(high, 4))


def _again(blocks: Sequence[tuple[float, float]], seed: int, resamples: int) -> list[float]:
    """The share each time the blocks are drawn again."""
    counts, sizes = [count for count, _ in blocks], [games for _, games in blocks]
    if min(sizes) == max(sizes):
        whole = sum(sizes)
        return [sum([counts[n] for n in drawn]) / whole for drawn in draws(len(blocks), seed, resamples)]
    return [
        sum([counts[n] for n in drawn]) / sum([sizes[n] for n in drawn])
        for drawn in draws(len(blocks), seed, resamples)
    ]


def _ratio(blocks: Sequence[tuple[float, float]]) -> float:
    return sum(count for count, _ in blocks) / sum(games for _, games in blocks)


def wilson(share: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share of independent games.

    >>> [round(bound, 3) for bound in wilson(373 / 400, 400)]
    [0.904, 0.953]
    """
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
