"""Learning Origins in a browser: a lesson by mouse and one by touch, a worked example, the aid on one page."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.fingers import Fingers, centre
from browser.learning import LessonPage


def pick(lesson: LessonPage, role: Literal["button", "gridcell", "option"], name: str) -> None:
    """Touch something of the board by what it is called."""
    lesson.person.touch(lesson.board.get_by_role(role, name=re.compile(name)).first)


def worker(lesson: LessonPage, name: str) -> None:
    """Touch a worker of one's own."""
    hand = lesson.board.locator('[data-region="hand"]')
    lesson.person.touch(hand.get_by_role("option", name=re.compile(name)).first)


def to_the_edge(lesson: LessonPage, name: str) -> None:
    """Drag the city to the left until this place of it is half out of sight: a tap there still counts."""
    place = lesson.board.get_by_role("button", name=re.compile(name)).first
    place.scroll_into_view_if_needed()
    (x, y), left = centre(place), lesson.board.locator(".plan").bounding_box()
    assert left
    Fingers(lesson.person).drag((x, y + 40), (left["x"] + 12 - x, 0))
    assert centre(place)[0] < left["x"] + 20


def test_the_first_lesson_by_mouse(invite: Invite) -> None:
    anna = invite("Anna")
    lesson = LessonPage.first(anna, "first_visits", "origins")
    lesson.reads("welcome", "workers")
    lesson.comes("visit")
    worker(lesson, "red 4")
    lesson.thing("site", "2")
    lesson.confirm()
    expect(lesson.coach.get_by_text(lesson.text("visit", "other"))).to_be_visible()
    worker(lesson, "yellow 2")  # changes her mind
    lesson.thing("site", "2")
    lesson.confirm()
    lesson.does("bonus", ("bonus", "bonus_basic"))
    lesson.comes("stone")
    lesson.card("Stone")
    lesson.confirm()
    lesson.does("build", ("main", "build"))
    lesson.comes("tile")
    lesson.thing("building", "healers_house")
    pick(lesson, "gridcell", r"\(1, 0\)")
    lesson.confirm()
    lesson.comes("ability")
    lesson.card("Healer's House")
    lesson.confirm()
    lesson.reads("turned")
    lesson.comes("archon")
    worker(lesson, "Archon")
    lesson.thing("site", "4")
    lesson.confirm()
    lesson.does("recruit", ("main", "recruit"))
    lesson.comes("citizen")
    lesson.card("blue 2")
    lesson.confirm()
    lesson.reads("end")
    lesson.is_done()
    anna.goto("/learn/origins")
    expect(anna.page.get_by_text(re.compile("· " + anna.say("learn-done")))).to_have_count(1)


def test_the_second_lesson_by_touch(invite: Invite) -> None:
    fred = invite("Fred", "fr", phone=True)
    fred.goto("/learn/origins/first_district")
    lesson = LessonPage(fred, "first_district", "origins")
    lesson.reads("seat", "card")
    lesson.comes("complete")
    worker(lesson, "4 mauve")  # below what the coach points at: the board can be scrolled
    to_the_edge(lesson, "Siège de Pouvoir")
    pick(lesson, "button", "Siège de Pouvoir")
    lesson.confirm()
    for step, place in (("activate", "Maison du Guérisseur"), ("agora", "Agora")):
        lesson.comes(step)
        pick(lesson, "gridcell", place)
        lesson.confirm()
    lesson.comes("basic")
    lesson.card("Nourriture")
    lesson.confirm()
    lesson.reads("worth")
    lesson.comes("tower")
    pick(lesson, "option", "^mauve")
    lesson.confirm()
    lesson.comes("six")
    worker(lesson, "6 jaune")
    lesson.thing("site", "3")
    lesson.confirm()
    for step, kind, id in (
        ("wisdom", "main", "gain_wisdom"),
        ("temple", "main", "temple"),
        ("zodiac", "temple", "sea"),
    ):
        lesson.does(step, (kind, id))
    lesson.comes("pass")
    fred.touch(lesson.decision.get_by_role("button", name=re.compile("^Passer")))
    lesson.confirm()
    lesson.reads("adviser", "end")
    lesson.is_done()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_worked_example_on_the_board(invite: Invite, phone: bool) -> None:
    anna = invite("Anna", phone=phone)
    anna.goto("/rules/origins#or-e1")
    anna.touch(anna.page.get_by_role("button", name="Show me OR-E1", exact=True))
    window = anna.find("dialog", "example-title", None, id="OR-E1")
    ship = window.locator('svg [data-point="thing:site/3"]').first
    expect(ship).to_be_visible()
    before = ship.get_attribute("aria-label")
    anna.touch(anna.find("button", "example-forward", window))
    expect(window.get_by_text(anna.say("example-after", made=1, of=1), exact=True)).to_be_visible()
    expect(ship).not_to_have_attribute("aria-label", before or "")
    expect(window.locator("[data-lit]")).to_have_count(0)  # it is only to be seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aid_is_one_page_of_a4(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang)
    anna.goto("/learn/origins")
    anna.touch(anna.find("link", "learn-aid"))
    expect(anna.page.get_by_role("heading", name=re.compile("Origins"))).to_be_visible()
    printed = anna.page.pdf(format="A4", margin={"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"})
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
