"""The pytest plug-in: `pytest --pentapolis-title mygame` adds the conformance suite to the run.

    pytest --pentapolis-title mygame                                  # with the tests of this folder
    pytest --pentapolis-title mygame --pyargs pentapolis.conformance  # the suite alone

Without the option it adds three options and imports nothing.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

TITLES = "pentapolis_title"
PACKAGE = "pentapolis.conformance"
HERE = Path(__file__).parent
EXPLAINED = ("suite", "playing", "live", "luck", "sights", "strays", "frozen", "knowledge")
"""Modules whose assertions pytest explains."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pentapolis-conformance", "Pentapolis: the conformance suite for games")
    group.addoption(
        "--pentapolis-title", action="append", dest=TITLES, metavar="GAME", help="check this title (may be repeated)"
    )
    group.addoption(
        "--pentapolis-seed", type=int, default=0, metavar="N", help="check with other games (each N plays others)"
    )
    group.addoption("--pentapolis-full", action="store_true", help="check every table with many games: takes long")


def pytest_configure(config: pytest.Config) -> None:
    titles = config.getoption(TITLES)
    if not titles:
        return
    pytest.register_assert_rewrite(*(f"{PACKAGE}.{name}" for name in EXPLAINED))
    from .. import games
    from .playing import EFFORT

    for title in titles:
        try:
            games.title(title)
        except LookupError as error:
            raise pytest.UsageError(f"--pentapolis-title {title}: {error}") from None
    EFFORT.full, EFFORT.seed = config.getoption("pentapolis_full"), config.getoption("pentapolis_seed")
    for mark in ("slow: takes seconds", "full: a campaign of minutes"):
        config.addinivalue_line("markers", mark)
    config.args = _with_suite(config.args)


def _with_suite(args: list[str]) -> list[str]:
    """What pytest was asked to run, and the suite, unless a part of it is named."""
    inside = (PACKAGE, str(HERE))
    return args if any(arg.startswith(inside) for arg in args) else [*args, str(HERE)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was left out because a title lacks it."""
    reasons: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        if isinstance(report.longrepr, tuple):
            reasons[report.longrepr[2].removeprefix("Skipped: ")] += 1
    for title in config.getoption(TITLES) or ():
        for reason, tests in sorted(reasons.items()):
            if reason.startswith(f"{title}: "):
                terminalreporter.write_line(f"{title}, left out ({tests} tests): {reason.removeprefix(f'{title}: ')}")
