"""A pytest plugin that notes which lines of some modules each test runs, and how long it takes, for `tools/mutants.py`.

Set `MUTANTS_FOLDER` to the folder of the modules and `MUTANTS_REPORT` to the file to write. What runs while modules are
loaded belongs to no test and is written under the empty name.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Generator
from types import CodeType, FrameType
from typing import Any

import pytest

FOLDER, REPORT = os.environ["MUTANTS_FOLDER"], os.environ["MUTANTS_REPORT"]
_LOADING = ""
_seen: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)
_seconds: dict[str, float] = {}
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
    _test = item.nodeid
    started = time.monotonic()
    try:
        return (yield)
    finally:
        _seconds[_test] = time.monotonic() - started
        _test = _LOADING


def pytest_sessionfinish() -> None:
    sys.settrace(None)
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for test, places in _seen.items():
        for file, line in places:
            lines[f"{os.path.relpath(file, FOLDER)}:{line}"].append(test)
    with open(REPORT, "w") as report:
        json.dump({"lines": lines, "seconds": _seconds}, report)


sys.settrace(_trace)
threading.settrace(_trace)
