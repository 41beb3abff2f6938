"""A worker process at the other end of two pipes: both sides of it.

A message is its length in four bytes, then its body. A worker says that it is ready with an empty message, then answers
job after job; it ends when its input does, and never outlives its parent.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread, Timer
from typing import BinaryIO, cast

START_S = 30.0
"""Until a new worker must have loaded the games."""
PARENT_S = 1.0
"""How often a worker looks whether its parent still lives."""


class Slow(Exception):
    """A worker used up its budget."""


class Died(Exception):
    """A worker ended, or could not be started."""


def read(stream: BinaryIO) -> bytes | None:
    """A message, or None when there are no more."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    body = stream.read(int.from_bytes(head, "big"))
    return body if len(body) == int.from_bytes(head, "big") else None


def framed(body: bytes) -> bytes:
    """A message as it goes through a pipe."""
    return len(body).to_bytes(4, "big") + body


# in the server


class Process:
    """A worker as its parent holds it. `ask`, `begin` and `end` take their time and belong in a thread."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = Lock()
        self._retired = False

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Of the process; 0 if there is none."""
        return self._process.pid if self._process is not None else 0

    def begin(self) -> None:
        """End the old process, start a new one, and wait until it is ready."""
        with self._turn:
            self._close()
            try:
                self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise Died(str(error)) from None
            if self._retired:
                self._process.kill()
            self._hear(START_S)

    def ask(self, body: bytes, budget_s: float) -> bytes:
        """Have a job done within this time."""
        with self._turn:
            if self._process is None or self._process.stdin is None:
                raise Died("there is no process")
            try:
                self._process.stdin.write(framed(body))
                self._process.stdin.flush()
            except OSError as error:
                raise Died(str(error)) from None
            return self._hear(budget_s)

    def _hear(self, budget_s: float) -> bytes:
        """The next answer. Whoever takes too long is ended, and so has no more to say."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        late = Event()

        def end() -> None:
            late.set()
            process.kill()

        timer = Timer(budget_s, end)
        timer.start()
        try:
            body = read(cast(BinaryIO, process.stdout))
        except (OSError, ValueError):
            body = None
        finally:
            timer.cancel()
        if late.is_set():
            raise Slow
        if body is None:
            raise Died("it has ended")
        return body

    def kill(self) -> None:
        """End the process at once; whoever waits for its answer gets none."""
        if self._process is not None:
            self._process.kill()

    def retire(self) -> None:
        """End the process for good."""
        self._retired = True
        self.kill()

    def end(self) -> None:
        """End the process, and close its pipes."""
        with self._turn:
            self._close()

    def _close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()


# in the worker


def serve(jobs: BinaryIO, answers: BinaryIO, work: Callable[[bytes], bytes]) -> None:
    """Say that we are ready, then answer job after job."""
    body: bytes | None = b""
    while body is not None:
        answers.write(framed(body))
        answers.flush()
        given = read(jobs)
        body = None if given is None else work(given)


def run(load: Callable[[], None], work: Callable[[bytes], bytes]) -> None:
    """A worker's life: load what it needs, then work. What anything prints goes to standard error: standard output
    belongs to the answers. Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    Thread(target=_end_with_parent, daemon=True).start()
    load()
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers, work)


def _end_with_parent() -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(PARENT_S)
    os._exit(1)
