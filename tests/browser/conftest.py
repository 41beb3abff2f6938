"""A browser and a server for each file of tests, and people who come and go."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Error

import pentapolis
from browser.people import Person, Theme
from browser.serving import RESOLVE, Site
from support.chromium import chromium

BUILT = Path(pentapolis.__file__).parent / "server/static/index.html"

Invite = Callable[..., Person]
PEOPLE = pytest.StashKey[list[Person]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A real browser on a busy machine may be late for anything: what fails once is tried once more, and said so; what
    fails twice is wrong."""
    if Path(__file__).parent not in item.path.parents or not isinstance(item, pytest.Function):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        item._initrequest()  # fixtures of the function are made anew
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for report in reports:
            report.sections.append(("again", "this is the second try"))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever has to find out why a test failed wants to see the pages: they are in the test's `tmp_path`."""
    report = yield
    folder = getattr(item, "funcargs", {}).get("tmp_path")
    if report.when == "call" and report.failed and folder:
        for person in item.stash.get(PEOPLE, []):
            shot = folder / f"{person.name}.png"
            with contextlib.suppress(Error):
                person.page.screenshot(path=shot)
                report.sections.append(("page", f"{person.name}: {person.page.url} {shot}"))
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(RESOLVE) as started:
        yield started


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not BUILT.exists():
        pytest.skip("the client is not built: ./test builds it")
    made = Site(tmp_path_factory.mktemp("site"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def invite(browser: Browser, site: Site, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Invite]:
    """Call somebody: `invite("Anna", "en")`. In the end nobody's console may have complained."""
    people: list[Person] = []
    request.node.stash[PEOPLE] = people

    def come(
        name: str,
        lang: str = "en",
        phone: bool = False,
        theme: Theme = "light",
        moving: bool = False,
        text: bool = False,
    ) -> Person:
        people.append(Person(browser, site, name, lang, phone, theme, moving, text))
        return people[-1]

    yield come
    complaints = {person.name: person.complaints for person in people if person.complaints}
    for person in people:
        person.close()
    assert complaints == {}
