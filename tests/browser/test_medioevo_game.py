"""Medioevo Universale in the browser: two people and two bots through two turns, with a battle, a trade, a pact and a
card that answers in its window; by mouse, by finger and by keys."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.fingers import Fingers, apart, centre
from browser.pages import GameTable, answer_name
from browser.people import PHONE
from browser.playing import View, make_table, view_of
from browser.realms import ALONE, BOT, FOR_TWO, GAME, KeyedRealm, Realm, asked_for, play, quick, turn_of
from browser.saying import exactly
from browser.serving import Site
from pentapolis import games, lessons

BY_HAND = (
    *("place_village", "place_archer", "keep_start_card", "set_tax", "keep_empire_card"),
    *("combat_turn", "complete_move", "assign_damage", "trade_turn", "trade_sell"),
)
"""What is decided on the board itself, once by each person."""
HAPPENS = {"pact_signed", "battle_began", "attack_rolled", "battle_ended", "goods_bought", "goods_sold"}
"""What must have been told of in the end."""
LONGEST = 5
"""Turns after which all of it must have happened, and a card have answered something."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from quick(tmp_path_factory, __name__)


def used_a_card(did: set[str]) -> bool:
    return any(verb.startswith("use_card") for verb in did)


def test_two_turns_by_mouse_and_by_finger(invite: Invite) -> None:
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    code = make_table(anna, [theo], **FOR_TWO)
    hers, his = (Realm(GameTable(person, code)) for person in (anna, theo))
    luck = random.Random(8)
    for ruler in (hers, his):
        ruler.expect_drawn()

    # in her purchases Anna writes a pact, which Théo accepts on his phone
    play([hers, his], luck, lambda view: shopping(view, 0), BY_HAND)
    desk = hers.panel("pacts")
    hers.press("offer_pact", desk.get_by_role("toolbar", name="Théo"))
    hers.pick("add_clause", "add_clause kind=non_belligerence", desk)
    hers.press("send_offer", desk)
    papers = his.panel("pacts")
    his.press("accept_offer", papers.get_by_role("toolbar").filter(has_text="Anna"))
    for ruler, partner in ((hers, "Théo"), (his, "Anna")):
        written = ruler.panel("pacts").get_by_role("toolbar").filter(has_text=ruler.say("whole-game"))
        expect(written.filter(has_text=partner)).to_be_visible()

    # two whole turns, and on until there was a battle and one of them has answered with a card
    play([hers, his], luck, lambda view: turn_of(view) > 2, BY_HAND)
    for turn in range(3, LONGEST + 1):
        told = {line["did"] for line in view_of(anna, code, 0)["log"]}
        if told >= HAPPENS and used_a_card(hers.did | his.did):
            break
        play([hers, his], luck, partial(beyond, turn), ("answer",))
    told = {line["did"] for line in view_of(anna, code, 0)["log"]}
    assert told >= HAPPENS
    assert used_a_card(hers.did | his.did)
    assert {"begin_move", "trade_buy", "keep_empire_card", "set_tax"} <= hers.did | his.did
    assert {"place_village", "place_archer"} <= hers.did & his.did


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_guided_game(invite: Invite, lang: str) -> None:
    """After the lessons: a game with three bots, in which the coach says what is good to do now."""
    anna = invite("Anna", lang, phone=lang == "fr")
    title = games.title("medioevo")
    guide, coach = lessons.guide_of(title), lessons.texts_of(lang, title)
    assert guide is not None
    anna.goto("/learn/medioevo")
    anna.touch(anna.page.get_by_role("button", name=re.compile(exactly(coach.say("guide-title")) + "$")))
    answer_name(anna)
    ruler = Realm(GameTable(anna))
    ruler.expect_drawn()
    assert len(anna.view["observation"]["players"]) == guide.bots + 1
    for decision in ("bid", "place_village"):
        play([ruler], random.Random(6), asks(decision))
        talk = next(talk for talk in guide.talks if talk.decision == decision)
        for line in lessons.lines_of(coach, talk):
            expect(ruler.table.bar).to_contain_text(re.compile(exactly(line)))


def test_a_turn_by_keys(invite: Invite) -> None:
    """L comes to whatever is lit on the board, Enter chooses it, Ctrl and Enter do it."""
    anna = invite("Anna", "en")
    ruler = KeyedRealm(GameTable(anna, make_table(anna, **ALONE)))
    ruler.expect_drawn()
    play([ruler], random.Random(9), lambda view: turn_of(view) > 1, BY_HAND)
    assert {"place_village", "place_archer", "set_tax", "begin_move", "trade_buy"} <= ruler.did


def test_the_map_by_finger_and_by_keys(invite: Invite) -> None:
    """At 360 pixels two fingers bring it nearer and one drags it; on a desk keys do."""
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True)
    code = make_table(anna, [theo], **FOR_TWO)
    hers, his = (Realm(GameTable(person, code)) for person in (anna, theo))
    for ruler in (hers, his):
        ruler.expect_drawn()
    his.turn_to("board")
    fingers, (one, other) = Fingers(theo), his.ends_of_map()
    between = apart(one, other)
    middle = centre(his.area.locator("[data-region=board]"))
    fingers.pinch(middle, 40, 80)
    assert 1.7 < apart(one, other) / between < 2.3
    ways: list[tuple[int, int]] = []
    for by in ((60, 40), (-60, -40)):  # a border of the map may be near, but not on both sides
        before = centre(one)
        fingers.drag(middle, by)
        ways.append((round(centre(one)[0] - before[0]), round(centre(one)[1] - before[1])))
    assert {abs(across) for across, _ in ways} >= {60}
    assert {abs(down) for _, down in ways} >= {40}

    one, other = hers.ends_of_map()
    between = apart(one, other)
    anna.press("+", "+")
    anna.settle()
    assert 1.4 < apart(one, other) / between < 1.7
    anna.press("r")
    anna.settle()
    assert abs(apart(one, other) - between) < 2


def test_six_kingdoms_on_a_phone(invite: Invite) -> None:
    """Banners that find no room scroll by themselves: the page stays as wide as the screen, its buttons in reach."""
    anna = invite("Anna", "fr", phone=True)
    ruler = Realm(GameTable(anna, make_table(anna, **GAME, seats=[{"kind": "me"}, *[BOT] * 5])))
    ruler.expect_drawn()
    assert len(anna.view["observation"]["players"]) == 6
    assert anna.page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [PHONE[0], PHONE[0]]
    expect(ruler.table.main).to_be_in_viewport(ratio=1)


def asks(decision: str) -> Callable[[View], bool]:
    return lambda view: asked_for(view) == decision


def beyond(turn: int, view: View) -> bool:
    return turn_of(view) > turn


def shopping(view: View, seat: int) -> bool:
    return view["seat"] == seat and asked_for(view) == "purchases"
