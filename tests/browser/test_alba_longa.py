"""Alba Longa in the browser: how the table fits, what axe finds in it, and a lesson by mouse."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from browser.axe import faults
from browser.boards import DrawnBoard
from browser.conftest import Invite
from browser.learning import LessonPage
from browser.pages import GameTable
from browser.people import DESK, PHONE, SMALL, Person, Theme
from browser.playing import View, make_table, play_on, view_of
from browser.serving import Site
from server.playing import any_action

TARGET = 24
"""No target is smaller, in any direction."""
GAME: dict[str, Any] = {"game": "alba_longa", "options": {"assisi": "yes", "spoils_of_war": "yes"}}


def deciding(view: View) -> str:
    return str(view["prompt"]["decision"]) if view.get("asked") else ""


@pytest.fixture(scope="module")
def harvest(browser: Browser, site: Site) -> tuple[str, Any]:
    """A table of four in the harvest, with dice on it and Anna to choose; and her cookies."""
    anna = Person(browser, site, "Anna")
    for _ in range(8):  # bots and dice differ from table to table, and not all come to it
        code = make_table(anna, bots=3, **GAME)
        with contextlib.suppress(AssertionError):
            play_on([(anna, 0)], code, random.Random(8), until=taking, choose=rather)
        if taking(view_of(anna, code, 0)):
            break
    assert taking(view_of(anna, code, 0))
    cookies = anna.context.cookies()
    anna.close()
    return code, cookies


def taking(view: View) -> bool:
    return deciding(view) == "take_die" and view["observation"]["season"] == "harvest"


def rather(view: View, luck: random.Random) -> str:
    """Call court where that can be done, else anything; what is sealed stays."""
    if view["seat"] in view["chosen"]:
        return ""
    offered = [option["do"] for shape in view["choices"] for option in shape.get("options", [])]
    return next((do for do in offered if do.startswith("call_court")), "") or any_action(view, luck)


@pytest.mark.parametrize(
    ("size", "theme"),
    [(DESK, "light"), (DESK, "dark"), (SMALL, "light"), (PHONE, "light"), (PHONE, "dark")],
    ids=["desk-day", "desk-night", "small", "phone-day", "phone-night"],
)
def test_it_fits_and_axe_finds_nothing(
    browser: Browser, site: Site, harvest: tuple[str, Any], size: tuple[int, int], theme: Theme
) -> None:
    code, cookies = harvest
    anna = Person(browser, site, "Anna", "fr" if size is PHONE else "en", size is PHONE, theme, size=size)
    anna.context.add_cookies(cookies)
    board = DrawnBoard(GameTable(anna, code))
    board.table.wait_asked()
    board.expect_drawn()
    expect(board.lit).not_to_have_count(0)
    anna.settle()
    assert anna.page.evaluate("document.documentElement.scrollHeight") == size[1]
    assert anna.page.evaluate("document.documentElement.scrollWidth") == size[0]
    if size is not PHONE:
        inside = "() => { const b = document.querySelector('.board'); return b.scrollHeight - b.clientHeight; }"
        assert anna.page.evaluate(inside) <= 1, "the board fits its place"
    small = [box for box in (lit.bounding_box() for lit in board.lit.all()) if box and min_side(box) < TARGET - 0.5]
    assert small == []
    assert board.lit.count() > 0
    assert faults(anna) == []
    for part in ("mine", "others") if size is PHONE else ():
        anna.touch(anna.find("tab", f"table-part-{part}"))
        assert faults(anna, "#part-panel") == []
    assert anna.complaints == []
    anna.close()


def min_side(box: FloatRect) -> float:
    return min(box["width"], box["height"])


def test_the_first_lesson_by_mouse(invite: Invite) -> None:
    anna = invite("Anna")
    lesson = LessonPage.first(anna, "first_season", "alba_longa")
    lesson.reads("welcome", "city")
    lesson.comes("call")
    lesson.card("Call court|calls court")
    lesson.confirm()
    lesson.comes("take")
    send(lesson, "worker_die")
    lesson.confirm()
    lesson.reads("bought")
    lesson.comes("buy")
    send(lesson, "merchant_die")
    lesson.thing("stall", "stall_1")
    lesson.confirm()
    expect(lesson.coach.get_by_text(lesson.text("buy", "other"))).to_be_visible()
    lesson.thing("stall", "stall_3")  # changes her mind
    lesson.confirm()
    lesson.comes("priests")
    send(lesson, "priest_die")
    lesson.thing("stall", "stall_1")
    lesson.confirm()
    lesson.reads("war", "brought")
    lesson.does("crown", ("city", "roma"))
    lesson.reads("season")
    lesson.is_done()
    anna.goto("/learn/alba_longa")
    expect(anna.page.get_by_text(re.compile("· " + anna.say("learn-done")))).to_have_count(1)


def send(lesson: LessonPage, die: str) -> None:
    """A die, and as many peasants as it lets go."""
    lesson.thing("die", die)
    lesson.person.touch(lesson.board.locator("[role=gridcell][data-lit]").first)
