"""A pytest plugin that holds the tests against the rule ledgers, docs/rules/<game>.en.md.

A test names what it proves with `@rule("KB-11.1")`. Every run ends with one line per game, `KB rules covered: 150/222`,
that counts the ids whose tests passed; `pytest --rules` lists every id with its tests, and those that have none. An id
that no test can prove stands with its reason in tests/rules_untestable.toml.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

# A rule, ruling or example is defined where a line, list item or table row begins with its id in bold, after an anchor.
DEFINITION = re.compile(r"^(?:- |\| ?)?(?:<a id=[^>]*></a>)?\*\*([A-Z]{2}-(?:[AE]\d+|\d+\.\d+))\b", re.MULTILINE)
UNTESTABLE = "tests/rules_untestable.toml"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules of the ledger a test proves: `@rule("KB-11.1", "KB-A24")`."""
    return pytest.mark.rule(*ids)


@dataclass
class Ledger:
    """The ids that one game's rule book defines, and why some of them have no test."""

    game: str
    ids: list[str]
    untestable: dict[str, str] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        return self.ids[0].partition("-")[0]


def read_ledgers(root: Path) -> list[Ledger]:
    """All ledgers of the project; raises UsageError if they, or the list of untestable ids, make no sense."""
    declared_in = root / UNTESTABLE
    declared = tomllib.loads(declared_in.read_text("utf-8")) if declared_in.exists() else {}
    ledgers = []
    for path in sorted(root.glob("docs/rules/*.en.md")):
        game, ids = path.name.removesuffix(".en.md"), DEFINITION.findall(path.read_text("utf-8"))
        require(bool(ids), f"{path.name} defines no rule")
        for id, times in Counter(ids).items():
            require(times == 1, f"{path.name} defines {id} {times} times")
        ledgers.append(Ledger(game, ids, declared.pop(game, {})))
    require(not declared, f"{UNTESTABLE}: docs/rules has no ledger of {', '.join(declared)}")
    for ledger in ledgers:
        for id, reason in ledger.untestable.items():
            require(id in ledger.ids, f"{UNTESTABLE}: the ledger of {ledger.game} does not define {id}")
            require(bool(str(reason).strip()), f"{UNTESTABLE}: {id} needs a reason")
    return ledgers


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise pytest.UsageError(otherwise)


class RuleBook:
    """Gathers which tests stand for which id, and which of them passed, here or in the workers of pytest-xdist."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.ledgers = read_ledgers(config.rootpath)
        self.defined = {id for ledger in self.ledgers for id in ledger.ids}
        self.untestable = {id for ledger in self.ledgers for id in ledger.untestable}
        self.tests: defaultdict[str, set[str]] = defaultdict(set)
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, Any, Any]:
        """Refuse a test with a wrong id where it is collected, so that the report names its file."""
        made = yield
        for item in made if isinstance(made, list) else [made]:
            if isinstance(item, pytest.Item):
                self.check(item)
        return made

    def check(self, item: pytest.Item) -> None:
        for id in marked(item):
            if id not in self.defined:
                raise pytest.Collector.CollectError(f"{item.name}: no ledger in docs/rules defines {id}")
            if id in self.untestable:
                raise pytest.Collector.CollectError(f"{item.name} proves {id}, which {UNTESTABLE} calls untestable")

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the tests of each id, also of tests that a flag leaves out of this run."""
        for item in items:
            for id in marked(item):
                self.tests[id].add(item.nodeid.partition("[")[0])
                item.user_properties.append(("rule", id))  # travels with the report, also from a worker

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = {str(value) for name, value in report.user_properties if name == "rule"}
        if report.failed:
            self.failed |= ids
        elif report.when == "call" and report.passed:
            self.passed |= ids

    def pytest_sessionfinish(self) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["rules"] = {id: sorted(tests) for id, tests in self.tests.items()}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        for id, tests in getattr(node, "workeroutput", {}).get("rules", {}).items():
            self.tests[id].update(tests)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.config.option.rules:
            for line in self.listing():
                terminalreporter.line(line)
        elif not self.config.option.collectonly:
            for line in self.summary():
                terminalreporter.line(line)

    def summary(self) -> Iterable[str]:
        """One line per game; after a run of some tests only, just the games they touch."""
        part = "" if self.ran_everything() else " by this selection"
        for ledger in self.ledgers:
            proved = (self.passed - self.failed).intersection(ledger.ids)
            if proved or not part:
                declared = f" ({len(ledger.untestable)} untestable)" if ledger.untestable else ""
                yield f"{ledger.prefix} rules covered{part}: {len(proved)}/{len(ledger.ids)}{declared}"

    def listing(self) -> Iterable[str]:
        """Every id of every ledger with its tests, then those without."""
        for ledger in self.ledgers:
            yield f"{ledger.game}: {len(self.tests.keys() & set(ledger.ids))}/{len(ledger.ids)} ids have tests"
            for id in ledger.ids:
                if id in self.tests:
                    yield from (f"  {id:<9} {test}" for test in sorted(self.tests[id]))
                elif id in ledger.untestable:
                    yield f"  {id:<9} untestable: {ledger.untestable[id]}"
        for ledger in self.ledgers:
            missing = [id for id in ledger.ids if id not in self.tests and id not in ledger.untestable]
            yield f"{ledger.game}, without a test ({len(missing)}): {' '.join(missing) or 'none'}"

    def ran_everything(self) -> bool:
        """Whether all tests of the project were asked for, campaigns aside."""
        option, start = self.config.option, self.config.invocation_params.dir
        flags = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "fast")
        asked = {(start / path).resolve() for path in self.config.args}
        wanted = {(self.config.rootpath / path).resolve() for path in self.config.getini("testpaths")}
        return asked == wanted and not any(getattr(option, flag, None) for flag in flags)


def marked(item: pytest.Item) -> list[str]:
    """The ids on a test, its class and its module."""
    return list(dict.fromkeys(str(id) for mark in item.iter_markers("rule") for id in mark.args))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("pentapolis").addoption(
        "--rules", action="store_true", help="list every rule of the ledgers with its tests, and those without"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleBook(config), "rule-book")
