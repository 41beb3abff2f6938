"""Against bots, to the end, with the board as text: with the keyboard alone in English, with a finger in French."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.keys import Keys
from browser.pages import GameTable, StartPage
from browser.people import Person
from browser.playing import play_on

FOCUSED = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "";
  const card = here.closest("article")?.querySelector("h3")?.innerText ?? "";
  return `${here.getAttribute("aria-label") ?? here.innerText} ${card}`;
}"""
TARGET = 44
"""What a finger needs."""


def tab_to(person: Person, name: str, most: int = 60) -> None:
    """Tab by Tab to what has this name."""
    for _ in range(most):
        if name in person.page.evaluate(FOCUSED):
            return
        person.press("Tab")
    raise AssertionError(f"no way by Tab to {name}")


def test_by_keyboard_alone(invite: Invite) -> None:
    """The first year by keys; the rest by the page's own requests, as the keys have shown that they can."""
    anna = invite("Anna", "en", text=True)
    anna.goto("/")
    expect(anna.find("button", "start-play").first).to_be_visible()
    tab_to(anna, f"{anna.say('start-play')} Kingsburg")
    anna.press("Enter")
    expect(anna.find("dialog", "name-question")).to_be_visible()
    anna.page.keyboard.type("Anna")
    anna.press("Enter")
    table = GameTable(anna)
    keys, luck = Keys(table), random.Random(5)
    while anna.view.get("observation", {}).get("year", 1) < 2:
        table.wait_asked()
        keys.take_turn(luck)
        anna.page.wait_for_timeout(30)
    assert keys.by_digit
    assert keys.by_arrows
    anna.press("?")
    expect(anna.find("dialog", "table-keys")).to_be_visible()
    anna.press("Escape")
    play_on([(anna, 0)], table.code, luck)
    table.expect_end()
    tab_to(anna, anna.say("table-rematch"))


def test_with_a_finger(invite: Invite) -> None:
    """The first year by taps, in French on a phone, on targets that a finger can hit; then as above."""
    theo = invite("Théo", "fr", phone=True, text=True)
    table = StartPage(theo).play_now()
    luck, small = random.Random(6), set[str]()
    while theo.view.get("observation", {}).get("year", 1) < 2:
        table.wait_asked()
        theo.settle()
        for target in (table.main, table.options.first):
            box = target.bounding_box() if target.count() else None
            if box and box["height"] < TARGET - 0.5:
                small.add(f"{target.inner_text()!r}: {box['height']}")
        table.take_turn(luck)
        theo.page.wait_for_timeout(30)
    assert small == set()
    play_on([(theo, 0)], table.code, luck)
    table.expect_end()
    expect(theo.find("button", "table-rematch")).to_be_visible()
