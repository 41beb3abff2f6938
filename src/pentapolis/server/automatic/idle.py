"""Idle workers, and who waits for one: first come, first served.

A seat that was answered is answered next by the same worker, which remembers what it has planned and how much of its
time is left; if that one is busy, the seat waits for it. A worker that has ended remembers nothing: any other will do.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

W = TypeVar("W", bound=Hashable)
Place = tuple[str, int, int]
"""A seat of a table, as its bot knows it: the game, the seed of the bot, the seat."""


class Idle(Generic[W]):
    """The workers that have nothing to do. `kept` is how many seats are remembered; those asked last stay."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._free: list[W] = []
        """The one that has been idle longest first."""
        self._waiting: dict[asyncio.Future[W], Place | None] = {}
        """In the order they came; none of them could do with a worker that is free."""
        self._last: OrderedDict[Place, W] = OrderedDict()

    def __len__(self) -> int:
        return len(self._free)

    async def get(self, place: Place | None = None) -> W:
        """The worker that answered this seat last, as soon as it is free; where there is none, the first that is."""
        handed: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._waiting[handed] = place
        self._hand_out()
        try:
            return await handed
        except asyncio.CancelledError:
            if not handed.cancelled():  # whoever waited has gone at the moment it was handed out
                self.put(handed.result())
            raise
        finally:
            self._waiting.pop(handed, None)

    def put(self, worker: W) -> None:
        """A worker has nothing to do."""
        self._free.append(worker)
        self._hand_out()

    def answered(self, place: Place, worker: W) -> None:
        """A worker has answered a seat, and remembers it."""
        self._last[place] = worker
        self._last.move_to_end(place)
        if len(self._last) > self._kept:
            self._last.popitem(last=False)

    def lost(self, worker: W) -> None:
        """A worker has ended: nobody waits for it any more."""
        for place in [place for place, last in self._last.items() if last == worker]:
            del self._last[place]
        self._hand_out()

    def _hand_out(self) -> None:
        for handed, place in list(self._waiting.items()):
            if not self._free:
                return
            worker = self._free[0] if place is None else self._last.get(place, self._free[0])
            if worker in self._free and not handed.done():
                self._free.remove(worker)
                del self._waiting[handed]
                handed.set_result(worker)
