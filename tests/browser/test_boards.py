"""Kingsburg on its drawn board: a whole game by mouse, by finger and by keys; what is drawn, and how much of it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.boards import DrawnBoard, KeyedBoard
from browser.conftest import Invite
from browser.pages import GameTable, StartPage, answer_name
from browser.people import DESK, PHONE, SMALL, Person
from browser.playing import View, make_table, play_on
from browser.quick_server import DICE
from browser.serving import Site

MOST_NODES = 2500
NODES = "() => document.querySelectorAll('.board svg, .board svg *').length"
TARGET = 24
"""No target is smaller, in any direction."""


def play_by_hand(board: DrawnBoard, luck: random.Random, year: int) -> None:
    """Every decision on the board, until a year begins or the game is over."""
    person = board.person
    for _ in range(2000):
        if person.view.get("outcome") or person.view.get("observation", {}).get("year", 1) >= year:
            return
        if board.table.asked:
            board.take_turn(luck)
        person.page.wait_for_timeout(30)
    raise AssertionError("the game never came there")


def last_round(view: View) -> bool:
    """The last production season, autumn of the fifth year."""
    observation = view["observation"]
    return bool(view["asked"]) and observation["year"] == 5 and view["prompt"]["decision"] == "influence"


def play_through(board: DrawnBoard, luck: random.Random) -> None:
    """The first year and the last round by hand, and more years if nothing could be built in the first; between them
    by the page's own requests."""
    board.expect_drawn()
    for year in (2, 3, 4):
        if not board.done["building"]:
            play_by_hand(board, luck, year)
    play_on([(board.person, 0)], board.table.code, luck, until=last_round)
    board.table.wait_asked()
    before = board.decisions
    play_by_hand(board, luck, 99)
    board.table.expect_end()
    assert board.decisions > before
    assert board.done["advisor"] > 3
    assert board.done["building"] > 0
    assert board.bar < board.decisions / 3, "most is decided on the board itself"


def test_a_game_by_mouse(invite: Invite) -> None:
    anna = invite("Anna", "en")
    table = StartPage(anna).play_now()
    board = DrawnBoard(table)
    play_through(board, random.Random(21))
    assert board.done["die or good"] > 3
    assert len(table.scores) > 1
    expect(anna.find("button", "table-rematch")).to_be_visible()


def test_a_game_by_finger(invite: Invite) -> None:
    theo = invite("Théo", "fr", phone=True)
    board = DrawnBoard(StartPage(theo).play_now())
    play_through(board, random.Random(22))


def test_a_game_by_keys_alone(invite: Invite) -> None:
    anna = invite("Anna", "en")
    play = anna.find("button", "start-play", within=StartPage(anna).card)
    expect(play).to_be_visible()
    play.focus()
    anna.press("Enter")
    answer_name(anna)
    board = KeyedBoard(GameTable(anna))
    play_through(board, random.Random(23))


def test_a_sentence_is_built_on_the_board(invite: Invite) -> None:
    """Dice, then an advisor: the sentence builds itself, what follows is said, Escape begins again."""
    anna = invite("Anna", "en")
    code = make_table(anna, bots=1, name=f"{DICE}1")  # with others a bot may stand where one die leads
    table = GameTable(anna, code)
    board = DrawnBoard(table)
    play_on([(anna, 0)], code, random.Random(1), until=_influencing)
    table.wait_asked()
    board.expect_drawn()
    anna.settle()
    dice = re.compile(r"^Die \d$")
    anna.touch(board.area.get_by_role("button", name=dice, pressed=False).first)
    expect(board.area.get_by_role("button", name=dice, pressed=True)).to_have_count(1)
    anna.touch(board.area.locator("[role=option][data-legal]").first)
    chosen = board.area.get_by_role("option", selected=True)
    expect(chosen).to_have_count(1)
    name = (chosen.get_attribute("aria-label") or "").partition(",")[0]
    expect(table.bar.get_by_role("button", name=name).first).to_be_visible()
    expect(table.main).to_be_enabled()
    expect(table.bar.get_by_text("Anna places").first).to_be_visible()
    anna.page.mouse.move(0, 0)  # where the mouse rests something is explained, and Escape ends that first
    expect(anna.find("complementary", "kit-explanation")).to_have_count(0)
    anna.press("Escape")
    expect(chosen).to_have_count(0)
    expect(table.main).to_be_disabled()


def _influencing(view: View) -> bool:
    return bool(view["asked"]) and view["prompt"]["decision"] == "influence"


def test_a_phone_turns_to_the_part_of_the_board_that_is_asked_about(invite: Invite) -> None:
    """However late what the board prints arrives: without it one's own part is empty."""
    anna = invite("Anna", "en", phone=True)
    code = make_table(anna, bots=1, name=f"{DICE}1")
    play_on([(anna, 0)], code, random.Random(1), until=_building)
    late: list[Route] = []
    anna.page.route("**/things*", lambda route: late.append(route))
    table = GameTable(anna, code)
    table.wait_asked()
    DrawnBoard(table).expect_drawn()
    board, mine = (anna.find("tab", f"table-part-{part}") for part in ("board", "mine"))
    expect(board).to_have_attribute("aria-selected", "true")
    anna.wait(lambda: bool(late), "for the page to ask what the board prints")
    late[0].continue_()
    expect(mine).to_have_attribute("aria-selected", "true")


def _building(view: View) -> bool:
    """With something to build."""
    if not view["asked"] or view["prompt"]["decision"] != "build":
        return False
    return any(option["do"] != "pass" for shape in view["choices"] for option in shape["options"])


def test_the_board_becomes_text_and_comes_back(invite: Invite) -> None:
    anna = invite("Anna", "en")
    table = GameTable(anna, make_table(anna, bots=1))
    board = DrawnBoard(table)
    board.expect_drawn()
    heading = anna.page.get_by_role("heading", name="King's Court")
    expect(heading).to_have_count(0)
    anna.page.locator("body").focus()
    anna.press("t")
    expect(heading).to_be_visible()
    anna.press("t")
    board.expect_drawn()
    expect(heading).to_have_count(0)


@pytest.fixture(scope="module")
def full(browser: Browser, site: Site) -> tuple[str, Any]:
    """A table of five in its last round, and the cookies of who is asked there."""
    anna = Person(browser, site, "Anna")
    code = make_table(anna, bots=4)
    play_on([(anna, 0)], code, random.Random(9), until=last_round)
    cookies = anna.context.cookies()
    anna.close()
    return code, cookies


@pytest.mark.parametrize("size", [DESK, SMALL, PHONE], ids=["desk", "small", "phone"])
def test_it_fits_its_window(browser: Browser, site: Site, full: tuple[str, Any], size: tuple[int, int]) -> None:
    """In the last year, when the board is fullest: nothing scrolls, the bar stays low, the nodes are counted."""
    code, cookies = full
    anna = Person(browser, site, "Anna", "fr", phone=size is PHONE, size=size)
    anna.context.add_cookies(cookies)
    table = GameTable(anna, code)
    board = DrawnBoard(table)
    table.wait_asked()
    board.expect_drawn()
    anna.settle()
    assert anna.page.evaluate("document.documentElement.scrollHeight") == size[1]
    assert anna.page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert 100 < anna.page.evaluate(NODES) <= MOST_NODES
    bar, area = table.bar.bounding_box(), board.area.bounding_box()
    assert bar
    assert area
    if size is PHONE:
        assert bar["y"] >= size[1] * 0.4, "what is needed lies in the lower 60 %"
    else:
        assert 72 <= bar["height"] <= 128
        assert area["height"] >= size[1] - 44 - 128 - 2
        inside = anna.page.evaluate(
            "() => { const b = document.querySelector('.board'); return b.scrollHeight - b.clientHeight; }"
        )
        assert inside <= 1, "the board fits its place"
    small = [
        box
        for box in (lit.bounding_box() for lit in board.lit.all())
        if box and (box["height"] < TARGET - 0.5 or box["width"] < TARGET - 0.5)
    ]
    assert small == []
    assert anna.complaints == []
    anna.close()
