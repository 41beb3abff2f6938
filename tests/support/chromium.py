"""A real browser for tests, where ./test has found one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A browser; while it lives, no test of its process can run an event loop."""
    path = os.environ.get("PENTAPOLIS_CHROMIUM")
    if not path:
        pytest.skip("PENTAPOLIS_CHROMIUM names no browser: ./test finds one")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=[*QUIET, *flags])
        yield started
        started.close()
