"""Alba Longa on its drawn board: a year by finger on a phone and by keys alone, and on to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.attacks import anything, arm, deciding
from browser.boards import PARTS, DrawnBoard, KeyedBoard
from browser.conftest import Invite
from browser.pages import GameTable
from browser.playing import View, make_table, play_on, view_of

GAME: dict[str, Any] = {"game": "alba_longa", "options": {"assisi": "yes"}}
ON_BOARD = {
    *("place_free", "take_die", "buy_die", "choose_target", "choose_hero", "sabotage", "plunder", "restock"),
    "name_king_of_kings",
}


class Realm(DrawnBoard):
    """The board of Alba Longa; `done` counts what was tapped: `option` (die, stall, hero), `button` (city, place of
    work), `gridcell` (peasants who leave home)."""

    def _tap_lit(self, luck: random.Random) -> bool:
        """On a phone dice and stalls are on one part, peasants and places of work on another, cities to sabotage on the
        third."""
        if self.person.phone:
            self.turn_to(luck.choice(PARTS))
        return super()._tap_lit(luck)

    def _kind(self, lit: Locator) -> str:
        return str(lit.evaluate("one => one.getAttribute('role')"))


class KeyedRealm(Realm, KeyedBoard):
    """The same with keys alone."""


def by_hand(view: View) -> bool:
    """What is decided on the board. Courts are called by the page's own requests; so is, in the harvest, the soldiers'
    die taken, that there is an attack."""
    arming = view["observation"]["season"] == "harvest" and deciding(view) == "take_die"
    return deciding(view) in ON_BOARD and not arming


def play_year(board: DrawnBoard, luck: random.Random) -> set[str]:
    """The first year: all that is on the board is decided there, and needs nothing else; which decisions these were."""
    person, seen = board.person, set[str]()
    while True:
        play_on([(person, 0)], board.table.code, luck, until=lambda view: by_hand(view) or is_past(view), choose=arm)
        view = view_of(person, board.table.code, 0)
        if view.get("outcome") or is_past(view):
            return seen
        board.table.wait_asked()
        seen.add(deciding(view))
        board.take_turn(luck)
        assert board.bar == 0, deciding(view)


def is_past(view: View) -> bool:
    return int(view["observation"]["year"]) > 1


@pytest.mark.parametrize("kind", [Realm, KeyedRealm], ids=["finger", "keys"])
def test_a_year_by(invite: Invite, kind: type[DrawnBoard]) -> None:
    theo = invite("Théo", "fr", phone=True) if kind is Realm else invite("Théo", "en")
    board = kind(GameTable(theo, make_table(theo, bots=2, **GAME)))
    luck = random.Random(22)
    board.expect_drawn()
    assert play_year(board, luck) >= {"take_die", "choose_target", "choose_hero"}
    assert board.done.keys() == {"option", "button", "gridcell"}
    play_on([(theo, 0)], board.table.code, luck, choose=anything, most=9000)
    board.table.expect_end()
