"""The owners' boxes that this process has in memory.

Keep a `LoadedBox` for as long as you use a box: rooms and their matches do, workers, and pages while they are made. You
need not give it back: the box is dropped when the last `LoadedBox` for it is gone.
"""

from __future__ import annotations

from collections import Counter, deque
from functools import lru_cache
from threading import Lock
from typing import Any
from weakref import finalize

from ..kernel.components import box_id
from ..kernel.title import Title

KEPT = 8
"""Boxes that a worker keeps: the ones used last."""

_holders: Counter[tuple[str, str]] = Counter()
"""Objects alive for each box, by game and id."""
_released: deque[tuple[Title[Any], str]] = deque()
"""Boxes of objects that are gone, not yet subtracted from `_holders`."""
_lock = Lock()
"""Held while `_holders` changes; never while a file is read."""


class LoadedBox:
    """A box, loaded as long as this object lives. `id` is the name that tables know it by; empty for the game's own."""

    def __init__(self, title: Title[Any], components: str) -> None:
        """Load the box of a component file; `BadComponents` if it can't be used."""
        self.id = ""
        if not components or title.box is None:
            return
        source = components.encode()
        self.id = box_id(source)
        with _lock:
            _holders[title.id, self.id] += 1
        self._end = finalize(self, _release, title, self.id)
        self._end.atexit = False
        _drop_released()
        title.box.load(source)

    def let_go(self) -> None:
        """Drop the box now, unless somebody else holds it."""
        if self.id:
            self._end()


def _release(title: Title[Any], box: str) -> None:
    """Called by the garbage collector, perhaps in a thread that holds the lock, so it must not wait for it."""
    _released.append((title, box))
    _drop_released()


def _drop_released() -> None:
    """Subtract what was released, and drop boxes without holders. If the lock is taken, whoever has it does this."""
    while _released and _lock.acquire(blocking=False):
        try:
            while _released:
                title, box = _released.popleft()
                _holders[title.id, box] -= 1
                if not _holders[title.id, box]:
                    del _holders[title.id, box]
                    if title.box is not None:
                        title.box.drop(box)
        finally:
            _lock.release()


def recent(title: Title[Any], components: str) -> LoadedBox:
    """A box for a worker, which is sent the file with every job. The ones used last stay loaded."""
    return kept(title, components) if components else LoadedBox(title, "")


kept = lru_cache(KEPT)(LoadedBox)
"""The boxes that a worker keeps."""
