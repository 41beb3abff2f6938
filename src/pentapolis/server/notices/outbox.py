"""Threads for the requests that the server makes itself, apart from everything else it does.

An outbox has a fixed number of threads, a bounded queue, and a deadline for each request from its first byte to its
last, name resolution included. One visitor gets two threads at a time and a short queue of their own, so that nobody's
dead addresses hold up the messages of others.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

EACH = 2
"""Requests of one visitor under way at a time."""
QUEUE, QUEUE_EACH = 500, 30
"""Requests that may wait in all, and for one visitor."""

T = TypeVar("T")


class NotSent(Exception):
    """A request that was not made, or not answered: why, in a word."""


class Full(NotSent):
    """Too many requests wait already: this one was not tried."""


class Cancellation:
    """The socket of a request, so that it can be cut from outside the thread that reads from it."""

    def __init__(self) -> None:
        self._socket: socket.socket | None = None
        self._is_cut = False

    def hold(self, connected: socket.socket) -> None:
        """Use this socket from now on; `TimeoutError` if the deadline has passed."""
        self._socket = connected
        if self._is_cut:
            raise TimeoutError

    def cut(self) -> None:
        """End the request: its thread gets an error at its next read or write."""
        self._is_cut = True
        if self._socket is not None:
            with suppress(OSError):
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)  # TLS as well: its own forgets that it is TLS


class _Job:
    def __init__(self, owner: str, work: Callable[[Cancellation], Any]) -> None:
        self.owner, self.work, self.cancellation = owner, work, Cancellation()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Outbox:
    """Runs blocking requests in its own threads."""

    def __init__(self, threads: int, deadline_s: float) -> None:
        self.deadline_s = deadline_s
        self._number = threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="outgoing")
        self._queue: list[_Job] = []
        self._under_way: Counter[str] = Counter()

    @property
    def busy(self) -> int:
        """Threads that work on a request."""
        return self._under_way.total()

    @property
    def waiting(self) -> int:
        """Requests that wait for a thread."""
        return len(self._queue)

    async def run(self, owner: str, work: Callable[[Cancellation], T]) -> T:
        """Do some blocking work for a visitor, in turn. `NotSent` if it takes too long or too much waits already.

        The deadline counts from when a thread takes it up. A thread that can't be interrupted (in the resolver) keeps
        its place until it comes back.
        """
        mine = sum(job.owner == owner for job in self._queue)
        if len(self._queue) >= QUEUE or mine >= QUEUE_EACH:
            raise Full("full")
        job = _Job(owner, work)
        self._queue.append(job)
        self._take_up()
        try:
            answer: T = await job.answer
            return answer
        finally:
            if job in self._queue:
                self._queue.remove(job)
            job.cancellation.cut()

    def close(self) -> None:
        """Take up nothing more; what is under way has been cut by those who waited for it."""
        self._queue.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _take_up(self) -> None:
        while self.busy < self._number:
            job = next((job for job in self._queue if self._under_way[job.owner] < EACH), None)
            if job is None:
                return
            self._queue.remove(job)
            self._begin(job)

    def _begin(self, job: _Job) -> None:
        loop = asyncio.get_running_loop()
        self._under_way[job.owner] += 1
        done = loop.run_in_executor(self._threads, job.work, job.cancellation)
        late = loop.call_later(self.deadline_s, self._late, job)

        def ended(done: asyncio.Future[Any]) -> None:
            late.cancel()
            self._under_way -= Counter({job.owner: 1})
            error = None if done.cancelled() else done.exception()
            if not job.answer.done():
                if done.cancelled():
                    job.answer.cancel()
                elif error is not None:
                    job.answer.set_exception(error)
                else:
                    job.answer.set_result(done.result())
            self._take_up()

        done.add_done_callback(ended)

    def _late(self, job: _Job) -> None:
        job.cancellation.cut()
        if not job.answer.done():
            job.answer.set_exception(NotSent("slow"))
