"""The game of the day: found on the start page, played once with everybody's dice, compared with everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.conftest import BUILT, Invite
from browser.pages import GameTable, StartPage, answer_name
from browser.people import Person
from browser.serving import Site
from browser.starting import start_anew
from support.shelf import with_toys

NAMES = {"en": "Voyage", "fr": "Traversée"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that has a game for one."""
    if not BUILT.exists():
        pytest.skip("the client is not built: ./test builds it")
    made = Site(tmp_path_factory.mktemp("site"), __name__, start_anew)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", with_toys(tmp_path_factory.mktemp("shelf")))
        made.start()
    yield made
    made.stop()


def open_day(person: Person) -> None:
    """From the start page to the page of the day."""
    card = StartPage(person, NAMES[person.lang]).card
    person.touch(person.find("link", "day-enter", card))
    expect(person.page.get_by_role("heading", level=1, name=NAMES[person.lang])).to_be_visible()


def begin(person: Person) -> GameTable:
    person.touch(person.find("button", "day-play"))
    return GameTable(person)


def sail_home(person: Person, code: str) -> int:
    """Sail until it is over, as the page itself would ask; how far it went."""
    while True:
        view = person.ask("GET", f"/tables/{code}/view?seat=0")
        if view.get("outcome"):
            return int(view["outcome"]["ranks"][0]["score"])
        data = {"seat": 0, "version": view["version"], "key": f"sail-home-{view['version']}", "action": "sail"}
        person.ask("POST", f"/tables/{code}/act", data)


def mine(person: Person) -> tuple[int, int]:
    """Place and points in the row that is marked as one's own."""
    row = person.page.get_by_role("row").filter(has_text=person.say("day-you"))
    expect(row).to_contain_text(person.name)
    cells = row.get_by_role("cell").all_inner_texts()
    return int(cells[0]), int(cells[-1])


def check(person: Person) -> None:
    """Nothing that axe finds, nothing that is cut."""
    size = person.page.viewport_size
    assert size
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(person) == []


def test_a_day_is_played_once_and_compared(invite: Invite) -> None:
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True, theme="dark")
    open_day(anna)
    check(anna)
    anna.touch(anna.find("button", "day-play"))
    answer_name(anna)
    table = GameTable(anna)
    table.wait_asked()
    expect(anna.find("button", "table-hint")).to_have_count(0)
    code = table.code
    miles = sail_home(anna, code)
    table.expect_end()
    anna.touch(anna.find("link", "day-results"))
    expect(anna.page.get_by_role("table")).to_be_visible()
    assert mine(anna) == (1, miles)
    expect(anna.page.get_by_role("table")).to_contain_text(re.compile("The (shore was reached|last plank broke)[.]"))
    expect(anna.find("link", "day-look")).to_be_visible()
    check(anna)

    open_day(theo)
    expect(theo.page.get_by_role("row").filter(has_text="Anna")).to_be_visible()
    check(theo)
    theo.touch(theo.find("button", "day-play"))
    answer_name(theo)
    other = GameTable(theo)
    other.wait_asked()
    theo.goto("/")
    open_day(theo)
    theo.touch(theo.find("link", "day-go-on"))
    assert GameTable(theo).code == other.code
    assert sail_home(theo, other.code) == miles, "the same dice, and nothing to mend"
    theo.goto("/")
    open_day(theo)
    expect(theo.page.get_by_role("row").filter(has_text="Théo")).to_contain_text(theo.say("day-you"))
    assert mine(theo) == (1, miles), "a shared place"
    check(theo)


def test_the_host_sees_the_results(invite: Invite, site: Site) -> None:
    hugo = invite("Hugo", "fr")
    hugo.goto(site.host_link)
    expect(hugo.page.get_by_role("heading", name=hugo.say("day-host"))).to_be_visible()
    check(hugo)


def test_yesterday_and_a_day_that_is_none(invite: Invite) -> None:
    anna = invite("Anna", "en", phone=True)
    open_day(anna)
    anna.touch(anna.like("link", "day-yesterday", "day"))
    expect(anna.page.get_by_text(anna.say("day-none"))).to_be_visible()
    expect(anna.find("link", "day-today")).to_be_visible()
    check(anna)
    with anna.excused("404"):
        anna.goto("/day/voyage/2999-01-01")
        expect(anna.page.get_by_text(anna.say("day-missing"))).to_be_visible()
        check(anna)
