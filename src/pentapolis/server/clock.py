"""The only place that asks what time it is. Tests put another clock here.

A machine's clock can be set while the server runs, by hand or by a time server, and then jumps. Ours does not: it
starts from the machine's clock and is carried on by one that can't be set. Small steps are followed. After a large one
the server keeps its own time until it is started again (`automatic/outage.py` then carries the clocks of games over).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

FOLLOWED_S = 10.0
"""The largest step of the machine's clock that is followed: what a player can lose or gain by one."""


_AWAKE = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC_RAW"}
"""Clocks that go on while the machine sleeps, where `time.monotonic` does not."""


def _since_boot() -> float:
    """Seconds on a clock that can't be set and goes on while the machine sleeps."""
    clock = getattr(time, _AWAKE.get(sys.platform, ""), None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Steady:
    """The machine's clock without its jumps."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = _since_boot) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()

    def __call__(self) -> float:
        now, steady = self._wall(), self._steady()
        if abs(now - steady - self._offset) <= FOLLOWED_S:
            self._offset = now - steady
        return steady + self._offset

    def apart_s(self) -> float:
        """How far the machine's clock is ahead of ours."""
        return self._wall() - self()

    def set(self, now_s: float) -> None:
        """Keep this time from now on."""
        self._offset = now_s - self._steady()


_source: Callable[[], float] = Steady()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(_source() * 1000)


def apart_s() -> float:
    """How far the machine's clock has jumped ahead of ours; 0 if it has not jumped."""
    apart = _source.apart_s() if isinstance(_source, Steady) else 0.0
    return apart if abs(apart) > FOLLOWED_S else 0.0


def keep_ms(now: int) -> None:
    """Go by another process's time from now on: the machine's clock was set since that one started."""
    if isinstance(_source, Steady):
        _source.set(now / 1000)


@contextmanager
def replaced(source: Callable[[], float]) -> Iterator[None]:
    """Another source of the time (in seconds), for a test."""
    global _source
    before, _source = _source, source
    try:
        yield
    finally:
        _source = before
