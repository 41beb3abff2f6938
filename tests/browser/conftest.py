"""A browser, a server for each file of tests, and people who come and go."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

import pentapolis
from browser.people import PATIENCE, Person, Theme
from browser.serving import RESOLVE, Site
from support.chromium import chromium

BUILT = Path(pentapolis.__file__).parent / "server/static/index.html"

expect.set_options(timeout=PATIENCE * 1000)

Invite = Callable[..., Person]
PEOPLE = pytest.StashKey[list[Person]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


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


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all files that a process runs, one after the other; each person has a context of their own in it."""
    with chromium(RESOLVE) as started:
        yield started


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Site]:
    if not BUILT.exists():
        pytest.skip("the client is not built: ./test builds it")
    made = Site(tmp_path_factory.mktemp("site"), request.module.__name__)
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
