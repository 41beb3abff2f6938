"""Rate limits, in the memory of each process."""

from __future__ import annotations

import time
from collections.abc import Callable

MINUTE = 60.0
HELD = 10_000
"""Callers whose requests are counted at a time."""


def hours() -> float:
    """Monotonic time in minutes, so that `Limit` counts per hour."""
    return time.monotonic() / 60


class Limit:
    """So many a minute for each caller: a bucket that fills up again all the time."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = per_minute
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def takes(self, caller: str) -> bool:
        """Count a request; whether it is within the limit."""
        if not self.size:
            return True
        now = self._clock()
        left, at = self._left.get(caller, (float(self.size), now))
        left = min(float(self.size), left + (now - at) * self.size / MINUTE)
        if left < 1:
            return False
        if caller not in self._left and len(self._left) >= HELD:
            self._drop(now)
        self._left[caller] = left - 1, now
        return True

    def gives_back(self, caller: str) -> None:
        """Refund a counted request."""
        if caller in self._left:
            left, at = self._left[caller]
            self._left[caller] = min(float(self.size), left + 1), at

    def _drop(self, now: float) -> None:
        """Forget those whose bucket is full again, else those who were here first."""
        self._left = {caller: held for caller, held in self._left.items() if now - held[1] < MINUTE}
        for caller in list(self._left)[: max(0, len(self._left) - HELD // 2)]:
            del self._left[caller]
