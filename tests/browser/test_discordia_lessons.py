"""Learning Discordia in a browser: a lesson by mouse and one by touch, a worked example, the aid on one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.learning import LessonPage


def test_the_first_lesson_by_mouse(invite: Invite) -> None:
    anna = invite("Anna")
    lesson = LessonPage.first(anna, "first_turns", "discordia")
    lesson.reads("reserve", "city")
    lesson.does("die", ("die", "red"))
    expect(lesson.coach.get_by_text(lesson.text("die", "other"))).to_be_visible()
    lesson.thing("die", "yellow")  # changes her mind
    lesson.confirm()
    lesson.does("build", ("building", "shop_3b"))
    lesson.does("special", ("building", "farm_3d"))
    lesson.does("again", ("building", "shop_3b"))
    lesson.comes("end")
    lesson.card("End your turn")
    lesson.confirm()
    lesson.reads("summer")
    lesson.does("modifier", ("die", "red"), ("tile", "action_d"))
    lesson.does("deploy", ("building", "farm_3d"))
    lesson.does("season", ("season", "summer"))
    lesson.comes("done")
    lesson.card("End your turn")
    lesson.confirm()
    lesson.reads("seasons")
    lesson.is_done()
    anna.goto("/learn/discordia")
    expect(anna.page.get_by_text(re.compile("· " + anna.say("learn-done")))).to_have_count(1)


def test_the_second_lesson_by_touch(invite: Invite) -> None:
    fred = invite("Fred", "fr", phone=True)
    fred.goto("/learn/discordia/year_end")
    lesson = LessonPage(fred, "year_end", "discordia")
    lesson.reads("winter", "barbarians")
    for step, kind, id in (
        ("die", "die", "blue"),
        ("ship", "building", "ship_4c"),
        ("port", "slot", "port_2"),
        ("tower", "tower", "military_tower_2"),
        ("star", "space", "expedition_4"),
    ):
        lesson.does(step, (kind, id))
    lesson.comes("worker")
    lesson.card("1 soldat")
    lesson.confirm()
    lesson.comes("end")
    lesson.confirm()  # the only thing left is chosen already
    lesson.reads("sailed")
    lesson.comes("reward")
    lesson.card("2 fermiers")
    lesson.confirm()
    lesson.reads("recruits", "spring")
    lesson.is_done()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_worked_example_on_the_board(invite: Invite, phone: bool) -> None:
    anna = invite("Anna", phone=phone)
    anna.goto("/rules/discordia#di-e2")
    anna.touch(anna.page.get_by_role("button", name="Show me DI-E2"))
    window = anna.find("dialog", "example-title", None, id="DI-E2")
    for made in range(1, 4):
        anna.touch(anna.find("button", "example-forward", window))
        expect(window.get_by_text(anna.say("example-after", made=made, of=3), exact=True)).to_be_visible()
    board = window.locator("svg")
    expect(board.locator('[data-point="thing:building/shop_of_ship_3b"]')).to_have_count(1)
    expect(board.locator('[data-point="thing:building/ship_3b"]')).to_have_count(0)
    expect(window.locator("[data-lit]")).to_have_count(0)  # it is only to be seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aid_is_one_page_of_a4(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang)
    anna.goto("/learn/discordia")
    anna.touch(anna.find("link", "learn-aid"))
    expect(anna.page.get_by_role("heading", name=re.compile("Discordia"))).to_be_visible()
    printed = anna.page.pdf(format="A4", margin={"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"})
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
