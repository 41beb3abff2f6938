"""Luck for imagined worlds: the same for every candidate, whatever it asks for in between."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

from ...kernel.chance import Chance, Value

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


class WorldLuck(Chance):
    """The n-th answer to `what` depends on the seed, the name and n alone, so that two ways to go on in one world roll
    the same dice and draw the same cards as long as they ask for the same. Fast, not secret."""

    __slots__ = ("_drawn", "seed")

    def __init__(self, seed: int, drawn: dict[str, int] | None = None) -> None:
        self.seed = seed
        self._drawn: dict[str, int] = drawn or {}

    def fork(self) -> WorldLuck:
        return WorldLuck(self.seed, self._drawn.copy())

    def below(self, what: str, size: int) -> int:
        """The next number for this name, less than `size`."""
        number = self._drawn.get(what, 0)
        self._drawn[what] = number + 1
        z = (self.seed ^ named(what)) + number * STEP & MASK  # splitmix64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return ((z ^ z >> 31) >> 11) * size >> 53

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        if weights is None:
            return values[self.below(what, len(values))]
        at = self.below(what, sum(weights))
        for value, weight in zip(values, weights, strict=True):
            at -= weight
            if at < 0:
                return value
        raise ValueError("weights must be whole numbers with a positive sum")


@lru_cache(maxsize=4096)
def named(what: str) -> int:
    """A number for a name, the same on every machine."""
    return crc32(what.encode()) * STEP & MASK
