"""Boards of Discordia, Origins and Medioevo late in a game: how they fit, what axe finds, in other colours; and every
page of the games. `--shots DIR` takes pictures."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from browser.axe import faults
from browser.boards import PointedBoard
from browser.conftest import Invite
from browser.governors import advised, asked_for, eager, year_of
from browser.pages import GameTable, StartPage
from browser.people import DESK, PHONE, SMALL, Person, Theme
from browser.playing import View, make_table, play_on, view_of
from browser.realms import ALONE, rule, turn_of
from browser.serving import Site
from pentapolis import games

TARGET = 24
"""No target is smaller, in any direction."""
WIDER = "one => one.scrollWidth - one.clientWidth"
TALLER = "() => { const b = document.querySelector('.board'); return b.scrollHeight - b.clientHeight; }"
THEMES: tuple[Theme, Theme] = ("light", "dark")


def in_a_late_year(view: View) -> bool:
    """Discordia: a main action and more to choose from."""
    return asked_for(view) == "turn" and year_of(view) > 2 and len(verbs(view)) > 2


def in_a_late_round(view: View) -> bool:
    """Origins: a grown city, and a district that can be completed."""
    return asked_for(view) == "choose_action" and view["observation"]["round"] > 3 and len(verbs(view)) > 2


def in_a_late_turn(view: View) -> bool:
    """Medioevo: armies and hordes on the map, and much to buy."""
    return asked_for(view) == "purchases" and turn_of(view) > 2 and len(verbs(view)) > 2


def verbs(view: View) -> set[str]:
    return {option["verb"] for shape in view.get("choices", ()) for option in shape.get("options", [])}


LATE = {"discordia": in_a_late_year, "origins": in_a_late_round, "medioevo": in_a_late_turn}
Late = tuple[str, str, Any]
"""A game, the code of a table, and the cookies of who sits there."""


def screens() -> Iterator[object]:
    """Every game on every size, by day or by night in turn; both with --full."""
    for number, game in enumerate(LATE):
        for place, size in enumerate((DESK, SMALL, PHONE)):
            for theme in THEMES:
                marks = () if theme == THEMES[(number + place) % 2] else pytest.mark.full
                yield pytest.param(game, size, theme, id=f"{game}-{size[0]}x{size[1]}-{theme}", marks=marks)


@pytest.fixture(scope="module")
def tables() -> dict[str, Late]:
    """What was played already, by game."""
    return {}


@pytest.fixture
def late(browser: Browser, site: Site, tables: dict[str, Late], request: pytest.FixtureRequest) -> Late:
    """A table of four late in a game; nobody goes on at it."""
    if request.param not in tables:
        tables[request.param] = played(browser, site, request.param)
    return tables[request.param]


def played(browser: Browser, site: Site, game: str) -> Late:
    """Up to where Anna has a turn with several things to do."""
    so_far = LATE[game]
    anna = Person(browser, site, "Anna")
    luck = random.Random(35)
    for _ in range(4):  # dice differ from table to table
        code = make_table(anna, **ALONE) if game == "medioevo" else make_table(anna, bots=3, game=game)
        choose = {"discordia": eager, "medioevo": rule}.get(game) or advised(anna, code)
        play_on([(anna, 0)], code, luck, until=so_far, choose=choose)
        if so_far(view_of(anna, code, 0)):
            break
    assert so_far(view_of(anna, code, 0))
    cookies = anna.context.cookies()
    anna.close()
    return game, code, cookies


def come(browser: Browser, site: Site, late: Late, size: tuple[int, int], theme: Theme) -> PointedBoard:
    """Anna at the table, on such a screen; French on a phone."""
    _, code, cookies = late
    anna = Person(browser, site, "Anna", "fr" if size is PHONE else "en", size is PHONE, theme, size=size)
    anna.context.add_cookies(cookies)
    board = PointedBoard(GameTable(anna, code))
    board.table.wait_asked()
    board.expect_drawn()
    expect(board.lit).not_to_have_count(0)
    anna.settle()
    return board


@pytest.mark.parametrize(("late", "size", "theme"), list(screens()), indirect=["late"])
def test_it_fits_and_axe_finds_nothing(
    browser: Browser,
    site: Site,
    late: Late,
    size: tuple[int, int],
    theme: Theme,
    request: pytest.FixtureRequest,
) -> None:
    board = come(browser, site, late, size, theme)
    anna = board.person
    shoot(anna, request, f"{late[0]}-{size[0]}x{size[1]}-{theme}")
    assert anna.page.evaluate("document.documentElement.scrollHeight") == size[1]
    assert anna.page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert board.area.evaluate(WIDER) <= 1
    if size is not PHONE:
        assert anna.page.evaluate(TALLER) <= 1, "the board fits its place"
    assert board.lit.count() > 0
    assert too_small(board.lit) == []
    assert faults(anna) == []
    for part in ("mine", "others") if size is PHONE else ():
        anna.touch(anna.find("tab", f"table-part-{part}"))
        expect(board.area.locator("[data-stop]").first).to_be_visible()
        shoot(anna, request, f"{late[0]}-{part}-{size[0]}x{size[1]}-{theme}")
        assert board.area.evaluate(WIDER) <= 1
        assert too_small(board.lit) == []
        assert faults(anna, "#part-panel") == []
    assert anna.complaints == []
    anna.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("late", LATE, indirect=True)
def test_in_the_systems_own_colours(browser: Browser, site: Site, late: Late, size: tuple[int, int]) -> None:
    board = come(browser, site, late, size, "light")
    anna = board.person
    anna.page.emulate_media(forced_colors="active")
    board.choose(random.Random(36))
    expect(board.table.main).to_be_in_viewport(ratio=0.9)
    expect(board.table.main).to_be_enabled()
    assert faults(anna) == []
    assert anna.complaints == []
    anna.close()


def too_small(lit: Locator) -> list[FloatRect]:
    boxes = (one.bounding_box() for one in lit.all())
    return [box for box in boxes if box and min(box["width"], box["height"]) < TARGET - 0.5]


def shoot(person: Person, request: pytest.FixtureRequest, name: str) -> None:
    if folder := request.config.option.shots:
        Path(folder).mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "name", "example"),
    [
        ("discordia", "Discordia", "DI-E8"),
        ("origins", "Origins", "OR-E1"),
        ("medioevo", "Medioevo Universale", "ME-E1"),
    ],
)
def test_every_page_of_the_game(invite: Invite, lang: str, game: str, name: str, example: str) -> None:
    """Start page, new table, rules with a worked example, lessons, aid, my box: in this language, none too wide."""
    anna = invite("Anna", lang, phone=lang == "fr", theme="dark" if lang == "fr" else "light")
    expect(StartPage(anna, name).card.get_by_role("heading", name=name)).to_be_visible()
    for path in ("new", "learn", "aid", "box", *(["day"] if 1 in games.title(game).players else []), "rules"):
        anna.goto(f"/{path}/{game}")
        expect(anna.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(anna.page.get_by_role("main")).to_contain_text(name)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        check_width(anna)
        if path != "rules":  # the book is long, and of the same parts as any other
            assert faults(anna) == [], path
    anna.goto(f"/rules/{game}#{example.lower()}")
    anna.touch(anna.page.get_by_role("button", name=re.compile(example + "$")))
    window = anna.find("dialog", "example-title", None, id=example)
    anna.touch(anna.find("button", "example-forward", window))
    expect(window.locator("[data-stop]").first).to_be_visible()
    check_width(anna)
    assert faults(anna, "dialog[open]") == []


def check_width(person: Person) -> None:
    size = person.page.viewport_size
    assert size
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
