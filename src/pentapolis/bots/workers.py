"""Work on several processes: results as they come, and nothing is left behind, however it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as ready
from threading import Thread
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 2
"""Jobs that are handed out for each process: one is done, the next is there when it is."""


def cores() -> int:
    """How many processes can work at once here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def work_on(work: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Generator[Result, None, None]:
    """What the work makes of each job, in the order in which they are done; with one worker, in this process.

    Who leaves early, by Ctrl-C or by closing the iterator, ends the processes at once. `BrokenProcessPool` if one dies.
    """
    if workers <= 1:
        yield from map(work, jobs)
        return
    context = get_context("spawn")
    leave, stay = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_serve, initargs=(leave,))
    try:
        left = iter(jobs)
        running: set[Future[Result]] = set()
        while True:
            for job in left:
                with _uninterrupted():
                    running.add(pool.submit(work, job))
                if len(running) >= AHEAD * workers:
                    break
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        stay.close()  # who reads it leaves
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        leave.close()
        stay.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process that is started in here never hears of Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(leave: Connection) -> None:
    """A worker leaves Ctrl-C to its parent, and ends when it is told to or when the parent does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, args=(leave,), daemon=True).start()


def _end_with_parent(leave: Connection) -> None:
    parent = parent_process()
    assert parent is not None, "workers are started by somebody"
    ready([leave, parent.sentinel])
    os._exit(1)
