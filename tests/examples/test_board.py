"""The drawn board of Liar's Dice, in a real browser, at a table that a test makes up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import liars_dice
import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from pentapolis.kernel.action import text
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.words import LANGUAGES, Words
from support.chromium import chromium

TITLE = liars_dice.TITLE
BOARD = Path(liars_dice.__file__).parent / "board"
NAMES = ["Anna", "Théo", "Zoé"]
PAGE = "http://board.test/"
TABLE = """async (given) => {
  const { mount } = await import("./board.js");
  const heard = [];
  window.asked = [];
  window.table = {
    ...given,
    picked: "",
    pick: (what) => { window.table.picked = what; heard.forEach((changed) => changed({ events: [] })); },
    why: (action) => window.asked.push(action),
    text: (key, variables = {}) => [key, ...Object.values(variables)].join(" "),
    hear: (changed) => { heard.push(changed); return () => heard.splice(0); },
  };
  window.gone = mount(document.querySelector("main"), window.table);
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page with an empty element for the board."""
    page = browser.new_page()
    page.route(f"{PAGE}**", served)
    page.goto(PAGE)
    yield page
    page.close()


def served(route: Route) -> None:
    """The files of the board, and the page that it stands in."""
    name = route.request.url.removeprefix(PAGE)
    if name:
        route.fulfill(path=BOARD / name)
    else:
        route.fulfill(body="<!doctype html><main></main>", content_type="text/html")


def position(*lines: str) -> Any:
    """A game of three with two dice each, after these moves of everybody in turn."""
    chance = ScriptedChance([("d6", die) for die in (6, 6, 2, 3, 1, 4, 5, 5, 2, 2, 3, 3)])
    g, _ = TITLE.new(TITLE.table(3, {"dice": "2"}), chance)
    for line in lines:
        TITLE.apply(g, TITLE.to_act(g)[0], TITLE.parse(line), chance)
    return g


def mounted(page: Page, g: Any, seat: int) -> None:
    """The board as a seat gets it."""
    options = [
        {"text": text(option), "verb": text(option).split()[0], "sentence": text(option), "fields": fields(option)}
        for option in TITLE.legal(g, seat)
    ]
    given = {
        "game": "liars_dice",
        "seat": seat,
        "seats": [{"seat": n, "name": name, "color": f"seat-{n}", "mine": n == seat} for n, name in enumerate(NAMES)],
        "awaited": list(TITLE.to_act(g)),
        "observation": msgspec.to_builtins(TITLE.observe(g, seat)),
        "options": options,
    }
    page.evaluate(TABLE, json.loads(json.dumps(given)))


def fields(option: Any) -> dict[str, str]:
    return {name: str(getattr(option, name)) for name in option.__struct_fields__}


def test_a_player_sees_their_own_dice_and_how_many_others_have(page: Page) -> None:
    mounted(page, position(), 0)
    expect(page.get_by_role("region", name="Anna").get_by_role("img")).to_have_count(2)
    expect(page.get_by_role("region", name="Anna").get_by_role("img", name="6")).to_have_count(2)
    theo = page.get_by_role("region", name="Théo")
    expect(theo.get_by_role("img")).to_have_count(0)
    expect(theo.locator("svg")).to_have_count(2)


def test_a_bid_is_a_quantity_and_a_face(page: Page) -> None:
    mounted(page, position("bid quantity=2 face=3"), 1)
    assert page.get_by_role("status").inner_text() == "2"
    expect(page.get_by_role("button", name="−")).to_be_disabled()
    page.get_by_role("button", name="+").click()
    page.get_by_role("button", name="dice-said 3 5").click()
    assert page.evaluate("table.picked") == "bid quantity=3 face=5"
    expect(page.get_by_role("button", name="dice-said 3 5")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="call").click()
    assert page.evaluate("table.picked") == "call"


def test_why_a_bid_is_too_low_is_asked(page: Page) -> None:
    mounted(page, position("bid quantity=2 face=3"), 1)
    page.get_by_role("button", name="dice-said 2 3").click()
    assert page.evaluate("[table.picked, asked]") == ["", ["bid quantity=2 face=3"]]


def test_whoever_waits_has_nothing_to_bid_with(page: Page) -> None:
    mounted(page, position("bid quantity=2 face=3"), 0)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("dice-said 2 3")).to_be_visible()


def test_after_a_call_all_dice_are_shown_and_those_that_count_are_marked(page: Page) -> None:
    mounted(page, position("bid quantity=2 face=3", "call"), 2)
    shown = page.locator(".showdown")
    expect(shown.get_by_role("img")).to_have_count(6)
    expect(shown.locator(".marked")).to_have_count(2)  # a three, and the wild one
    expect(shown).to_contain_text("Théo Anna")


def test_a_board_that_is_taken_away_hears_no_more(page: Page) -> None:
    mounted(page, position(), 0)
    page.evaluate("gone(); table.seats = []; table.pick('bid quantity=1 face=1')")
    expect(page.get_by_role("region", name="Anna")).to_have_count(1)


def test_every_text_that_the_board_asks_for_is_there() -> None:
    asked = set(re.findall(r'table\.text\("([a-z-]+)"', (BOARD / "board.js").read_text("utf-8")))
    assert asked >= {"sheet-round", "dice-said"}
    for lang in LANGUAGES:
        words = Words(lang, "liars_dice")
        assert {key for key in asked if not words.has(key)} == set()
