"""The only place that asks what time it is. Tests put another clock here."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_source: Callable[[], float] = time.time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(_source() * 1000)


@contextmanager
def replaced(source: Callable[[], float]) -> Iterator[None]:
    """Another source of the time (in seconds), for a test."""
    global _source
    before, _source = _source, source
    try:
        yield
    finally:
        _source = before
