"""Work on several processes: everything is done once, and nobody is left behind."""

from __future__ import annotations

import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from pentapolis.bots.workers import work_on


def twice(n: int) -> tuple[int, int]:
    return 2 * n, os.getpid()


def sleep(bed: Path | None) -> int:
    """Sleep for a while and leave a trace; without a bed, go on at once."""
    if bed is not None:
        time.sleep(30)
        bed.touch()
    return os.getpid()


def die(code: int) -> None:
    os._exit(code)


def test_one_worker_is_this_process_and_does_nothing_in_advance() -> None:
    done = work_on(twice, iter(range(3)), 1)
    assert next(done) == (0, os.getpid())
    assert [n for n, _ in done] == [2, 4]


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.slow
def test_every_job_is_done_once_by_others() -> None:
    found = list(work_on(twice, range(9), 2))
    assert sorted(n for n, _ in found) == [2 * n for n in range(9)]
    assert os.getpid() not in {process for _, process in found}
    assert all(gone(process) for _, process in found)


@pytest.mark.slow
def test_who_leaves_early_waits_for_nobody(tmp_path: Path) -> None:
    bed = tmp_path / "bed"
    done = work_on(sleep, [None, bed, bed, bed], 2)
    process = next(done)
    done.close()
    assert gone(process)
    assert not bed.exists(), "those who sleep were not waited for"


@pytest.mark.slow
def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(BrokenProcessPool):
        list(work_on(die, [3, 3], 2))
