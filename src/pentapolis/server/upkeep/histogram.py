"""How long something took, counted in classes: cheap enough for every move."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager


class Histogram:
    """So many up to each bound, in seconds; the last class has none."""

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count how long a block took, however it ended."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    @property
    def count(self) -> int:
        return sum(self.counts)
