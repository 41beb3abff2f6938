"""Advice and hindsight: a hint with its reasons, why a bot did that, and how a finished game was won."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.conftest import Invite
from browser.pages import GameTable
from browser.people import Person
from browser.playing import make_table, play_on
from pentapolis.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_a_level_reads_how_it_plays(invite: Invite, lang: str) -> None:
    anna, words = invite("Anna", lang), Words(lang)
    anna.goto("/new/discordia?preset=bots")
    level = anna.find("combobox", "create-level")
    for name in ("expert", "easy"):
        level.select_option(label=words.say(f"bot-{name}"))
        expect(level).to_have_accessible_description(words.say(f"bot-{name}-about"))


def placed_by_bot(view: dict[str, Any]) -> int:
    """The line of the log, if it is the last one, in which the bot places dice."""
    last = view["log"][-1]
    placed = last["did"] == "chose" and last["event"]["action"].startswith("place")
    return int(last["n"]) if placed and last["seat"] == 1 else -1


def worth_asking(anna: Person, code: str) -> Callable[[dict[str, Any]], bool]:
    """Whether the bot has just placed dice, and there is something to choose for a reason."""

    def found(view: dict[str, Any]) -> bool:
        options = [option for shape in view["choices"] for option in shape.get("options", [])]
        if not view["asked"] or len(options) < 4 or placed_by_bot(view) < 0:
            return False
        hint = anna.ask("POST", f"/tables/{code}/hint", {"seat": 0})
        return bool(hint["reasons"] and hint.get("others"))

    return found


def test_a_hint_why_and_the_graph_with_a_choice_and_a_stroke_of_luck(invite: Invite) -> None:
    anna = invite("Anna", "en")
    code = make_table(anna, bots=1)
    luck = random.Random(8)
    play_on([(anna, 0)], code, luck, worth_asking(anna, code))
    table = GameTable(anna, code)
    table.wait_asked()

    see_hint(anna, table)
    ask_why(anna, placed_by_bot(anna.view))
    play_on([(anna, 0)], code, luck)
    GameTable(anna, code).expect_end()
    found = see_analysis(anna, code)
    open_turn(anna, found)
    retried = try_again(anna, found)
    assert retried != code
    assert anna.complaints == []


def see_hint(anna: Person, table: GameTable) -> None:
    """The best option with its reasons is picked; another is, by a tap. All see that a hint was asked for."""
    with anna.page.expect_response("**/hint?*") as answered:
        anna.touch(anna.find("button", "table-hint", table.bar))
    hint = answered.value.json()
    panel = anna.find("group", "advice-hint")
    best, *others = panel.get_by_role("button").and_(anna.page.locator("[aria-pressed]")).all()
    expect(best).to_have_attribute("aria-pressed", "true")
    for words in (*hint["reasons"], hint["said"]):
        expect(best).to_contain_text(words)
    assert 1 <= len(others) == len(hint["others"]) <= 2
    expect(others[0]).to_contain_text(hint["others"][0]["said"])
    anna.touch(others[0])
    expect(others[0]).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_role("list", name=anna.say("table-seats"))).to_contain_text(anna.say("advice-hints"))
    assert faults(anna) == []
    anna.press("Escape")
    expect(panel).to_have_count(0)


def ask_why(anna: Person, line: int) -> None:
    """By keyboard, on the last thing that the bot did."""
    anna.page.locator(f'[data-line="{line}"]').focus()
    anna.press("w")
    answer = anna.find("group", "advice-why")
    expect(answer).to_be_visible()
    expect(answer.get_by_role("group")).not_to_have_count(0)
    assert faults(anna) == []


def see_analysis(anna: Person, code: str) -> dict[str, Any]:
    """Begun by a button, waited for, shown as a graph, a list of turning points and tables."""
    anna.touch(anna.find("button", "hindsight-begin"))
    expect(anna.find("button", "hindsight-stop")).to_be_visible()
    part = anna.find("region", "hindsight-title")
    graph = part.get_by_role("img", name=anna.say("hindsight-graph"))
    expect(graph).to_be_visible()
    found: dict[str, Any] = anna.ask("GET", f"/tables/{code}/analysis?seat=0&lang=en")
    assert found["choices"], "somebody who plays by chance chooses badly"
    assert found["strokes"]
    for point in found["points"]:
        assert sum(point["chances"]) + point["nobody"] == pytest.approx(1)
    expect(part).to_contain_text(found["label"])
    for turn in (*found["choices"], *found["strokes"]):
        expect(part).to_contain_text(turn["said"])
    signs = part.locator("button[aria-hidden]")
    expect(signs).to_have_count(len(found["choices"]) + len(found["strokes"]))
    assert faults(anna) == []
    return found


def open_turn(anna: Person, found: dict[str, Any]) -> None:
    """A turning point on the board, and back to its place in the list."""
    part = anna.find("region", "hindsight-title")
    card = part.get_by_role("listitem").filter(has_text=found["choices"][0]["said"])
    show = anna.like("button", "hindsight-show-said", "number", "name", within=card)
    anna.touch(show)
    replay = anna.find("region", "table-replay")
    expect(replay).to_contain_text(found["choices"][0]["said"])
    assert faults(anna) == []
    anna.touch(anna.find("button", "table-replay-now"))
    expect(show).to_be_focused()


def try_again(anna: Person, found: dict[str, Any]) -> str:
    """A new table, in the seat and before the choice that was costly; its code."""
    part = anna.find("region", "hindsight-title")
    mine = next(choice for choice in found["choices"] if choice["seat"] == 0)
    card = part.get_by_role("listitem").filter(has_text=mine["said"])
    with anna.page.expect_response("**/retry?*") as answered:
        anna.touch(anna.like("button", "hindsight-again-said", "number", "name", within=card))
    made = answered.value.json()
    anna.page.wait_for_url(f"**/t/{made['code']}")
    table = GameTable(anna)
    table.wait_asked()
    expect(anna.page.get_by_role("link", name=anna.say("hindsight-retry-of", code=made["retry_of"]))).to_be_visible()
    return str(made["code"])
