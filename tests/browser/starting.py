"""Starting a server as a process of its own, with its own environment and log.

Most are forked from one process that has imported everything already, which takes a tenth of the time.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol
from unittest import mock

PRELOADED = "browser.preloaded"
_context = get_context("forkserver")


class Started(Protocol):
    """A process, spoken to as those of `multiprocessing` are."""

    def is_alive(self) -> bool: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...
    def join(self, timeout: float | None = None) -> None: ...


def start_forked(environment: Mapping[str, str], arguments: Sequence[str], log: Path) -> Started:
    """Start `pentapolis` with these arguments and this environment; what it prints is appended to the log."""
    _context.set_forkserver_preload([PRELOADED])
    process = _context.Process(target=_serve, args=(dict(environment), ["pentapolis", *arguments], str(log)))
    with mock.patch.dict(os.environ, PYTHONPATH=environment["PYTHONPATH"]):  # preloading looks nowhere else
        process.start()
    return process


def start_anew(environment: Mapping[str, str], arguments: Sequence[str], log: Path) -> Started:
    """The same with a Python of its own, which looks for packages where `PYTHONPATH` says."""
    return _Anew([sys.executable, "-m", "browser.quick_server", *arguments], environment, log)


def _serve(environment: Mapping[str, str], arguments: list[str], log: str) -> None:
    from browser.quick_server import serve

    assert PRELOADED in sys.modules
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = arguments
    sys.exit(serve())


class _Anew:
    def __init__(self, command: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        with log.open("ab") as file:
            self._process = subprocess.Popen(command, stdout=file, stderr=file, env=environment)
        self.terminate, self.kill = self._process.terminate, self._process.kill

    def is_alive(self) -> bool:
        return self._process.poll() is None

    def join(self, timeout: float | None = None) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout)
