"""What moves: pieces find their way, the winter is told as a story, and nothing waits for either."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.pages import GameTable
from browser.people import Person
from browser.playing import act, make_table, view_of
from server.playing import any_action

AXE = (Path(__file__).parents[2] / "web/e2e/node_modules/axe-core/axe.min.js").read_text
STILL = """() => document.querySelector("[data-story]").getAnimations({ subtree: true }).every(
  (one) => one.playState !== "running")"""
"""What is still fading in has no contrast yet."""
WATCH = """() => {
  window.moved = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const id = this.dataset?.piece;
    if (id !== undefined) window.moved.add(id.replace(/-\\d+$/, ""));
    return animate.call(this, frames, options);
  };
}"""


def play_until(person: Person, code: str, luck: random.Random, there: Callable[[], bool]) -> None:
    """Moves by the page's own requests, while the page looks on."""
    for _ in range(600):
        if there():
            return
        view = view_of(person, code, 0)
        assert not view.get("outcome"), "the game is over"
        if view["asked"]:
            act(person, code, view, any_action(view, luck))
        person.wait_drawn()
    raise AssertionError("it never came")


def told(person: Person) -> Locator:
    return person.page.locator("[data-story]")


def test_pieces_travel_and_the_winter_is_told(invite: Invite) -> None:
    anna = invite("Anna", "en", moving=True)
    luck = random.Random(3)
    code = make_table(anna, bots=2)
    anna.goto(f"/t/{code}")
    GameTable(anna).wait_asked()
    anna.page.evaluate(WATCH)
    play_until(anna, code, luck, lambda: told(anna).count() > 0)
    moved = set(anna.page.evaluate("[...window.moved]"))
    assert moved, "pieces travelled"
    story = told(anna)
    # by hand, beat by beat: everybody's sum is there before anybody's result
    anna.find("button", "motion-story-next", within=story).click()
    expect(anna.find("button", "motion-story-auto", within=story)).to_have_attribute("aria-pressed", "false")
    anna.page.wait_for_function(STILL)
    anna.page.evaluate(AXE())
    found = anna.page.evaluate("() => axe.run('[data-story]')")
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found["violations"]] == []
    while anna.find("button", "motion-story-next", within=story).count():
        anna.find("button", "motion-story-next", within=story).click()
    results = story.locator(".result:not(.to-come)")
    assert results.count() == 3
    value = max(int(text.split()[-1]) for text in story.locator(".sum").all_inner_texts())
    fought = [line["event"]["value"] for line in view_of(anna, code, 0)["log"] if line["did"] == "fought"]
    assert value == max(fought[:3])
    anna.find("button", "motion-story-end", within=story).click()
    expect(story).to_have_count(0)
    # the log keeps it
    anna.find("button", "table-log-battles").click()
    anna.like("button", "motion-story-again", "title").first.click()
    expect(story).to_be_visible()
    anna.find("button", "motion-story-skip", within=story).click()
    expect(story).to_have_count(0)


def test_a_story_on_a_phone_leaves_the_decision_in_reach(invite: Invite) -> None:
    theo = invite("Théo", "fr", phone=True, theme="dark", moving=True)
    luck = random.Random(4)
    code = make_table(theo, bots=1)
    theo.goto(f"/t/{code}")
    table = GameTable(theo)
    table.wait_asked()
    play_until(theo, code, luck, lambda: told(theo).count() > 0)
    box = told(theo).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["height"] <= 0.6 * 620 + 1
    # a tap on what is asked is a tap, and ends the story
    view = view_of(theo, code, 0)
    if view["asked"]:
        theo.find("button", "kit-sheet-handle").tap()
        table.options.first.tap()
        expect(told(theo)).to_have_count(0)
