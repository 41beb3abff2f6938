"""Learning in a browser: a lesson by mouse and one by touch, a worked example on the board, the aid on one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.learning import LessonPage
from browser.pages import StartPage, answer_name
from browser.people import Person


def test_the_first_lesson_by_mouse(invite: Invite) -> None:
    anna = invite("Anna")
    anna.touch(anna.find("link", "start-learn", within=StartPage(anna).card))
    expect(anna.page).to_have_url(re.compile("/learn/kingsburg$"))
    lesson = LessonPage(anna, "first_spring")
    anna.touch(anna.page.get_by_role("link", name=re.compile("^" + re.escape(anna.say("learn-begin")))).first)

    lesson.reads("welcome")
    lesson.reads("dice")

    lesson.does("astronomer", ("advisor", "jester"))
    expect(lesson.coach.get_by_text(lesson.text("astronomer", "other"))).to_be_visible()
    lesson.die(1)  # changes her mind
    lesson.die(3)
    lesson.die(4)
    lesson.thing("advisor", "astronomer")
    lesson.confirm()

    lesson.comes("taken")
    anna.page.reload()  # a lesson can be left at any time
    lesson.reads("taken")
    lesson.does("jester", ("advisor", "jester"))
    lesson.comes("good")
    lesson.card("wood")
    lesson.confirm()
    lesson.does("build", ("building", "inn"))
    lesson.comes("summer")
    anna.touch(anna.find("button", "lesson-back"))
    lesson.does("build", ("building", "inn"))
    lesson.reads("summer")
    lesson.does("token", ("advisor", "duchess"))
    lesson.comes("duchess")
    lesson.card("2 stone")
    lesson.confirm()
    lesson.reads("round")

    lesson.is_done()
    assert anna.ask("GET", "/tables")["mine"] == []  # nothing of it was stored
    anna.touch(anna.find("button", "lesson-play"))
    answer_name(anna)
    expect(anna.page.get_by_role("list", name=anna.say("table-seats"))).to_be_visible()
    expect(anna.page).to_have_url(re.compile("/t/"))
    anna.goto("/learn/kingsburg")
    expect(anna.page.get_by_text(re.compile("· " + anna.say("learn-done")))).to_have_count(1)


def test_the_second_lesson_by_touch(invite: Invite) -> None:
    fred = invite("Fred", "fr", phone=True)
    fred.goto("/learn/kingsburg/winter")
    lesson = LessonPage(fred, "winter")
    lesson.reads("shadow", "walls")
    lesson.comes("general")
    lesson.die(3)
    lesson.die(5)
    lesson.thing("advisor", "general")
    lesson.confirm()
    lesson.comes("squire")
    lesson.thing("advisor", "squire")
    assert "y3_orcs_5" not in [line.get("event", {}).get("enemy") for line in _log(fred)]
    lesson.confirm()
    lesson.comes("seen")
    assert "y3_orcs_5" in [line.get("event", {}).get("enemy") for line in _log(fred)]
    lesson.read_on()
    lesson.does("blacksmith", ("building", "blacksmith"))
    lesson.comes("recruit")
    lesson.card("2 pierre")
    lesson.confirm()
    lesson.reads("battle")
    lesson.reads("after")
    lesson.is_done()


def _log(person: Person) -> list[dict[str, dict[str, str]]]:
    """The log that the newest answer of the lesson held."""
    answer = next(one for one in reversed(person.answers) if one.url.partition("?")[0].endswith("/lessons/winter"))
    lines: list[dict[str, dict[str, str]]] = answer.json()["view"]["log"]
    return lines


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_worked_example_on_the_board(invite: Invite, phone: bool) -> None:
    anna = invite("Anna", phone=phone)
    anna.goto("/rules/kingsburg#kb-e4")
    anna.touch(anna.page.get_by_role("button", name="Show me KB-E4"))
    window = anna.find("dialog", "example-title", None, id="KB-E4")
    treasurer = window.locator('.board [data-point="thing:advisor/treasurer"]')
    expect(treasurer).to_have_attribute("aria-label", re.compile("^Treasurer, 8, free"))
    anna.touch(anna.find("button", "example-forward", window))
    expect(window.get_by_text(anna.say("example-after", made=1, of=7), exact=True)).to_be_visible()
    expect(treasurer).to_have_attribute("aria-label", re.compile("^Treasurer, 8, taken by"))
    expect(window.locator("[data-lit]")).to_have_count(0)  # it is only to be seen
    anna.touch(anna.find("button", "kit-close", window))
    expect(window).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aid_is_one_page_of_a4(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang)
    anna.goto("/learn/kingsburg")
    anna.touch(anna.find("link", "learn-aid"))
    expect(anna.page.get_by_role("heading", name=re.compile("Kingsburg"))).to_be_visible()
    printed = anna.page.pdf(format="A4", margin={"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"})
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
