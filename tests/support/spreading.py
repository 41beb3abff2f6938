"""Which tests are run by one process, and in which order processes come to them.

One process goes through the tests from the beginning, where the browser's are, the others from the end, where those are
that compute longest: a browser that waits leaves its core to others, and there are seldom two. When only the browser's
are left, which take longest of all, every process takes the longest of them that nobody has begun, so that none is left
alone with a long one at the end.

Marks of xdist are not asked: what it adds to the name of a marked test, pytest 9.2 no longer sees.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest
from xdist.remote import Producer
from xdist.scheduler.loadscope import LoadScopeScheduling
from xdist.workermanage import WorkerController

TOGETHER = ("server", "web", "browser")
"""Folders whose files are run each by one process: their tests share servers and browsers."""
ONE_RUN = ("tests/conformance/test_mistakes.py",)
"""Files whose tests all look at the same long run."""
AT_A_TABLE = re.compile(r"tests/conformance/.*\[(\w+-\d+p-.+)\]")
"""Tests that share the games which were played at a table."""
LONGEST = (
    *("pages", "late_boards", "medioevo_game", "boards", "table", "medioevo_secrets", "origins_game"),
    *("discordia_game", "alba_longa_game", "alone", "game", "discordia_solo", "analysis", "alba_longa"),
)
"""The browser's files by what they take, from two minutes to twenty seconds; the others after them, by the number of
their tests."""
PLACES = {"browser": -2, "web": -1, "bots": 1, "env": 1, "arena": 1, "server": 2, "conformance": 3}
"""Where the tests of a folder come; all others between those before and after."""


def group_of(test: str) -> str:
    """The same for all tests that one process has to run."""
    found = AT_A_TABLE.fullmatch(test)
    if found:
        return found[1]
    file = test.partition("::")[0]
    return file if folder_of(test) in TOGETHER or file in ONE_RUN else test


def folder_of(test: str) -> str:
    return test.partition("/")[2].partition("/")[0]


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Order())


class Order:
    """Whatever else is to be put in order has been."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        sizes = Counter(group_of(item.nodeid) for item in items)

        def place(item: pytest.Item) -> tuple[int, int, int]:
            """The browser's longest files first."""
            found, name = PLACES.get(folder_of(item.nodeid), 0), item.path.stem.removeprefix("test_")
            if found >= 0:
                return found, 0, 0
            return found, LONGEST.index(name) if name in LONGEST else len(LONGEST), -sizes[group_of(item.nodeid)]

        items.sort(key=place)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    if config.getoption("dist") != "loadscope":
        return None
    config.option.loadscopereorder = False
    return FromBothEnds(config, log)


class FromBothEnds(LoadScopeScheduling):
    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        last = next(reversed(self.workqueue))
        if node is not self.nodes[0] and folder_of(last) != "browser":
            self.workqueue.move_to_end(last, last=False)
        super()._assign_work_unit(node)
