"""How the tests run: the rule ledger, --fast and --full, the settings of hypothesis."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from pentapolis.conformance.plugin import EXPLAINED, PACKAGE

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # on cores that are busy, threads of small sums wait for each other
pytest.register_assert_rewrite("support", "conformance", *(f"{PACKAGE}.{name}" for name in EXPLAINED))
pytest_plugins = ["support.rules", "support.seeds", "support.spreading", "pytester"]

LEFT_OUT = [Path(__file__).parent / name for name in ("arena", "bots", "browser", "env", "oracles", "web")]
"""What --fast leaves out: it tries rules, kernel, words, and the way of a move through the server."""

# Timing is measured in bench/, never in a test; ordinary runs try the same examples each time, campaigns new ones.
settings.register_profile("fast", deadline=None, derandomize=True, max_examples=20)
settings.register_profile("usual", deadline=None, derandomize=True)
settings.register_profile("seeded", deadline=None, print_blob=True)
settings.register_profile("full", deadline=None, max_examples=1000, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pentapolis")
    group.addoption("--fast", action="store_true", help="leave out tests marked slow")
    group.addoption("--full", action="store_true", help="run tests marked full too")
    group.addoption("--shots", metavar="DIR", help="write pictures of every page into this folder (tests/browser)")
    group.addoption("--golden-write", action="store_true", help="write the golden playthroughs that are missing")


def pytest_configure(config: pytest.Config) -> None:
    from pentapolis.conformance.playing import EFFORT  # not before its assertions can be explained
    from support.seeds import USUAL

    seeded = config.option.seed != USUAL
    usual = "full" if config.option.full else "fast" if config.option.fast else "seeded" if seeded else "usual"
    settings.load_profile(usual)
    if seeded and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = config.option.seed
    _hide_own_data(config)
    EFFORT.share = 2.0 if config.option.full else 0.3 if config.option.fast else 1.0
    EFFORT.full, EFFORT.seed = config.option.full, config.option.seed


def _hide_own_data(config: pytest.Config) -> None:
    """The games and the server of whoever runs the tests stand in the folder for a user's data: no test looks there."""
    if hasattr(config, "workerinput"):  # it has the environment of the process that started it
        return
    folder = tempfile.mkdtemp(prefix="pentapolis-tests-")
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    os.environ.update(XDG_DATA_HOME=folder, LOCALAPPDATA=folder)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With --fast, folders of tests that play many games are not even read, unless they are named."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return True if config.option.fast and not named and collection_path in LEFT_OUT else None


def pytest_collection_finish() -> None:
    """Keep the garbage collector from looking at all collected tests again and again, and at states after each move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = {mark for mark, out in (("slow", config.option.fast), ("full", not config.option.full)) if out}
    groups: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for item in items:
        groups[any(item.get_closest_marker(mark) for mark in left_out)].append(item)
    if groups[True]:
        config.hook.pytest_deselected(items=groups[True])
        items[:] = groups[False]
