"""The drawn board of a plug-in: plain JavaScript behind the door, played on, and replaced by the text when it fails."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.pages import GameTable
from browser.people import Person
from browser.playing import make_table
from browser.serving import Site
from browser.starting import start_anew
from support.plugins import distribution

EXAMPLE = Path(__file__).parents[2] / "examples/liars_dice/liars_dice"
GAME = "liars_dice"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Site]:
    installed = tmp_path_factory.mktemp("plugins")
    shutil.copytree(EXAMPLE, installed / GAME, ignore=shutil.ignore_patterns("__pycache__"))
    distribution(installed, "liars-dice", {GAME: GAME})
    with pytest.MonkeyPatch.context() as environment:
        paths = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment.setenv("PYTHONPATH", os.pathsep.join(paths))
        made = Site(tmp_path_factory.mktemp("site"), request.module.__name__, start_anew)
        made.start()
        yield made
        made.stop()


def seated(person: Person) -> GameTable:
    table = GameTable(person, make_table(person, bots=1, game=GAME))
    table.wait_asked()
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_bid_is_made_on_it(browser: Browser, site: Site, phone: bool) -> None:
    anna = Person(browser, site, "Anna", phone=phone)
    table = seated(anna)
    board = anna.page.locator(".liars-dice")
    expect(board.get_by_role("region", name="Anna").or_(board.get_by_label("You")).first).to_be_visible()
    lit = board.get_by_role("button", disabled=False)
    before = int(anna.view["version"])
    anna.touch(lit.last)
    table.confirm()
    table.wait_moved(before)
    expect(board).to_be_visible()
    assert not anna.complaints
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.close()


def test_rules_and_hints_it_lacks_are_not_offered(browser: Browser, site: Site) -> None:
    anna = Person(browser, site, "Anna")
    table = seated(anna)
    lacks = table.person.ask("GET", f"/tables/{table.code}").get("lacks", [])
    assert ("rules" in lacks) == (anna.find("tab", "table-tab-rules").count() == 0)
    assert not [answer.url for answer in anna.answers if answer.status >= 400]
    anna.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("status", "script"),
    [
        (404, ""),
        (200, "export function mount() { throw new Error('mount') }"),
        (200, "export function mount(element, table) { return table.hear(() => { throw new Error('hear') }) }"),
        (200, "export function mount() { setTimeout(() => { throw new Error('later') }); return () => {} }"),
    ],
    ids=["missing", "mount", "hear", "later"],
)
def test_the_text_takes_its_place(browser: Browser, site: Site, lang: str, status: int, script: str) -> None:
    anna = Person(browser, site, "Anna", lang)

    def answer(route: Route) -> None:
        route.fulfill(status=status, body=script, content_type="text/javascript")

    anna.page.route("**/boards/liars_dice/board.js", answer)
    with anna.excused("mount|hear|later|404|dynamically imported module"):
        table = seated(anna)
        expect(anna.page.get_by_text(anna.say("table-board-failed"))).to_be_visible()
        expect(anna.page.get_by_role("main").get_by_role("table").first).to_be_visible()
        table.take_turn(random.Random(1))
        assert not anna.page.locator(".liars-dice").count()
    anna.close()
