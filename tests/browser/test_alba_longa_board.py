"""Alba Longa on its drawn board: a year by finger on a phone and by keys alone, then on to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.attacks import arm, deciding, live
from browser.boards import PARTS, DrawnBoard, KeyedBoard
from browser.conftest import Invite
from browser.pages import GameTable
from browser.playing import View, make_table, play_on

GAME: dict[str, Any] = {"game": "alba_longa", "options": {"assisi": "yes"}}


class Realm(DrawnBoard):
    """The board of Alba Longa; `done` counts what was tapped: `option` (die, stall, hero), `button` (city, place of
    work), `gridcell` (peasants who leave home)."""

    def _tap_lit(self, luck: random.Random) -> bool:
        """On a phone dice and stalls are on one part, peasants and places of work on the other."""
        if self.person.phone:
            self.person.touch(self.person.find("tab", f"table-part-{luck.choice(PARTS)}"))
        return super()._tap_lit(luck)

    def _kind(self, lit: Locator) -> str:
        return str(lit.evaluate("one => one.getAttribute('role')"))


class KeyedRealm(Realm, KeyedBoard):
    """The same with keys alone."""


def play_by_hand(board: DrawnBoard, luck: random.Random, season: str) -> None:
    """Every decision on the board, while this season of the first year lasts."""
    person = board.person
    for _ in range(2000):
        observation = person.view.get("observation", {"year": 1, "season": season})
        if person.view.get("outcome") or (observation["year"], observation["season"]) != (1, season):
            return
        if board.table.asked:
            board.take_turn(luck)
        person.page.wait_for_timeout(30)
    raise AssertionError("the season never ends")


def play_through(board: DrawnBoard, luck: random.Random) -> None:
    """The growing season and the harvest from the attack on by hand; what is left by the page's own requests."""
    code, seated = board.table.code, [(board.person, 0)]
    board.expect_drawn()
    play_by_hand(board, luck, "growing")
    play_on(seated, code, luck, until=attacks, choose=arm)
    board.table.wait_asked()
    before = board.decisions
    play_by_hand(board, luck, "harvest")
    assert board.decisions >= before + 2, "a target and a hero at least"
    assert board.done["button"] > 0
    assert board.done["option"] > 0
    assert board.bar < board.decisions / 2, "most is decided on the board itself"
    play_on(seated, code, luck, choose=live, most=9000)
    board.table.expect_end()


def attacks(view: View) -> bool:
    return deciding(view) == "choose_target" and view["observation"]["season"] == "harvest"


@pytest.mark.parametrize("kind", [Realm, KeyedRealm], ids=["finger", "keys"])
def test_a_year_by(invite: Invite, kind: type[DrawnBoard]) -> None:
    theo = invite("Théo", "fr", phone=True) if kind is Realm else invite("Théo", "en")
    board = kind(GameTable(theo, make_table(theo, bots=2, **GAME)))
    play_through(board, random.Random(22))
