"""A pytest plugin that notes which lines of some modules each test runs, and how long it takes, for `tools/mutants.py`.

Set `MUTANTS_FOLDER` to the folder of the modules and `MUTANTS_REPORT` to the file to write. Lines that run while
modules are loaded belong to no test and are written under the empty name. Lines that a shared fixture runs belong to
every test that uses the fixture. Each test begins with empty caches, so that it runs what others have run before.
"""

from __future__ import annotations

import functools
import json
import os
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Generator
from functools import _lru_cache_wrapper
from types import CodeType, FrameType
from typing import Any

import pytest

FOLDER, REPORT = os.environ["MUTANTS_FOLDER"], os.environ["MUTANTS_REPORT"]
_LOADING = ""
_seen: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)
_seconds: dict[str, float] = {}
_fixtures: dict[str, list[str]] = {}
_test = _LOADING
_inside: dict[CodeType, bool] = {}


def _trace(frame: FrameType, event: str, _: Any) -> Any:
    code = frame.f_code
    inside = _inside.get(code)
    if inside is None:
        inside = _inside[code] = code.co_filename.startswith(FOLDER)
    return _line if inside else None


def _line(frame: FrameType, event: str, _: Any) -> Any:
    if event == "line":
        _seen[_test].add((frame.f_code.co_filename, frame.f_lineno))
    return _line


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    global _test
    _forget_results()
    _test = item.nodeid
    started = time.monotonic()
    _fixtures[item.nodeid] = getattr(item, "fixturenames", [])
    forget()
    try:
        return (yield)
    finally:
        _seconds[_test] = time.monotonic() - started
        _test = _LOADING


def forget() -> None:
    """Empty the caches of the modules."""
    for module in list(sys.modules.values()):
        if str(getattr(module, "__file__", None)).startswith(FOLDER):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
    global _test
    if fixturedef.scope == "function":
        return (yield)
    outer, _test = _test, shared(fixturedef.argname)
    try:
        return (yield)
    finally:
        _test = outer


def shared(fixture: str) -> str:
    """The name that the lines of a shared fixture are noted under."""
    return f"fixture {fixture}"


def _forget_results() -> None:
    """Empty the caches of functions: what an earlier test has found is found again, and its lines are noted."""
    for module in list(sys.modules.values()):
        if (getattr(module, "__file__", None) or "").startswith(FOLDER):
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def pytest_sessionfinish() -> None:
    sys.settrace(None)
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for test in [_LOADING, *_fixtures]:
        used = [_seen[shared(fixture)] for fixture in _fixtures.get(test, ())]
        for file, line in _seen[test].union(*used):
            lines[f"{os.path.relpath(file, FOLDER)}:{line}"].append(test)
    with open(REPORT, "w") as report:
        json.dump({"lines": lines, "seconds": _seconds}, report)


sys.settrace(_trace)
threading.settrace(_trace)
