"""The same games on a Ray cluster. Whoever plays there must have the same Pentapolis installed."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from .ledger import Finished, digest
from .planning import BadContest
from .running import Job, play

LOCAL = "local"
"""The address of a cluster of one's own, started on this machine for the run."""
PATIENCE = 5.0
"""Seconds in which somebody has to answer at its address."""
AHEAD = 2
"""Games that are handed out for each processor."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DISABLE_IMPORT_WARNING": "1",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray tells nobody about itself, and us nothing that we did not ask."""


def on_cluster(jobs: Sequence[Job], address: str, code: str, workers: int | None) -> Generator[Finished, None, None]:
    """Every game, in the order in which they end. `BadContest` if there is no Ray, no cluster, or other code on it;
    `BrokenProcessPool` if who plays is lost and nobody can take over."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadContest("arena-no-ray") from None
    given: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **given)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise BadContest("arena-no-cluster", address=address, why=str(error).partition("\n")[0]) from None
    try:
        there = ray.remote(_carried())
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, running = iter(jobs), list[Any]()
        while True:
            for job in left:
                running.append(there.remote(job, code))
                if len(running) >= most:
                    break
            if not running:
                break
            done, running = ray.wait(running)
            for finished in ray.get(done):
                if finished is None:
                    raise BadContest("arena-other-code", address=address)
                yield finished
    except ray.exceptions.RayTaskError as error:  # a game went wrong, as it would have here
        raise error.cause from None
    except (ray.exceptions.RayError, ConnectionError) as error:  # a process that died, a machine that was switched off
        raise BrokenProcessPool(str(error)) from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """`OSError` if nobody answers at a host and port: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _carried() -> Callable[[Job, str], Finished | None]:
    """A function that is sent whole, so that it can also answer where there is no Pentapolis at all."""

    def there(job: Job, code: str) -> Finished | None:
        try:
            from pentapolis.arena.cluster import _play_there
        except ImportError:
            return None
        return _play_there(job, code)

    return there


def _play_there(job: Job, code: str) -> Finished | None:
    """Play a game on another machine; None if that would play it by other code."""
    return play(job) if digest(job[0]) == code else None
