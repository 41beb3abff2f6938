"""Medioevo Universale in the browser: two people and two bots through two turns, with a battle, a trade, a pact and a
card that answers in its window; by mouse, by finger and by keys."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.pages import GameTable
from browser.playing import View, make_table, view_of
from browser.realms import FOR_TWO, Realm, asked_for, play, quick, turn_of
from browser.serving import Site

BY_HAND = (
    *("place_village", "place_archer", "keep_start_card", "set_tax", "keep_empire_card"),
    *("combat_turn", "complete_move", "assign_damage", "trade_turn", "trade_sell"),
)
"""What is decided on the board itself, once by each person."""
LONGEST = 4
"""Turns after which a card must have answered something."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from quick(tmp_path_factory)


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
    his.press("accept_offer", papers)
    for ruler in (hers, his):
        panel = ruler.panel("pacts")
        expect(panel.get_by_role("toolbar").filter(has_text=ruler.say("whole-game"))).to_be_visible()

    # two whole turns, and on until one of them has answered with a card
    play([hers, his], luck, lambda view: turn_of(view) > 2, BY_HAND)
    play([hers, his], luck, lambda view: "use_card" in hers.did | his.did or turn_of(view) > LONGEST, ("answer",))
    told = {line["did"] for line in view_of(anna, code, 0)["log"]}
    assert {"pact_signed", "battle_began", "attack_rolled", "battle_ended", "goods_bought", "goods_sold"} <= told
    assert {"begin_move", "trade_buy", "use_card", "keep_empire_card", "set_tax"} <= hers.did | his.did
    assert {"place_village", "place_archer"} <= hers.did & his.did


def shopping(view: View, seat: int) -> bool:
    return view["seat"] == seat and asked_for(view) == "purchases"
