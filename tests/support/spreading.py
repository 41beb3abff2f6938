"""Which tests are run by one process, and in which order processes come to them.

One process goes through the tests from the beginning, where the browser's are, the others from the end, where those are
that compute longest: a browser that waits leaves its core to others, and there are seldom two. Where the processes meet
are tests that take no time.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler.loadgroup import LoadGroupScheduling
from xdist.workermanage import WorkerController

HERE = Path(__file__).parents[1]
TOGETHER = ("server", "web", "browser")
"""Folders whose files are run each by one process: their tests share servers and browsers."""
BY_TABLE = "conformance"
"""The folder whose tests share the games that were played at a table."""
PLACES = {"browser": -2, "web": -1, "bots": 1, "env": 1, "arena": 1, "server": 2, "conformance": 3}
"""Where the tests of a folder come; all others between those before and after."""


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Order())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if group := group_of(item):
            item.add_marker(pytest.mark.xdist_group(group))


def group_of(item: pytest.Item) -> str:
    """The same for tests that one process has to run, "" for others."""
    folder, made_for = folder_of(item), getattr(item, "callspec", None)
    if folder in TOGETHER:
        return str(item.path)
    return str(made_for.params.get("case", "")) if made_for and folder == BY_TABLE else ""


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0] if HERE in item.path.parents else ""


class Order:
    """Whatever else is to be put in order has been."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        sizes = Counter(map(group_of, items))
        place = {item: PLACES.get(folder_of(item), 0) for item in items}
        items.sort(key=lambda item: (place[item], -sizes[group_of(item)] if place[item] < 0 else 0))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadGroupScheduling | None:
    if config.getoption("dist") != "loadgroup":
        return None
    config.option.loadscopereorder = False
    return FromBothEnds(config, log)


class FromBothEnds(LoadGroupScheduling):
    def _assign_work_unit(self, node: WorkerController) -> None:
        if node is not self.nodes[0]:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)
