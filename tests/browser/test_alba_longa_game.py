"""A game of Alba Longa by two people and two bots, with an attack that nobody sees before it is revealed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from browser.attacks import Listener, anything, arm, deciding, stays_secret
from browser.boards import DrawnBoard
from browser.conftest import Invite
from browser.pages import GameTable
from browser.playing import View, enter, make_table, play_on, view_of

GAME: dict[str, Any] = {"game": "alba_longa", "options": {"assisi": "yes", "spoils_of_war": "yes"}}
CHOICES = 3
"""How many secrets are tried, one after the other."""


def test_a_game_with_a_secret_attack(invite: Invite) -> None:
    anna, theo, zoe = invite("Anna", "en"), invite("Théo", "fr", phone=True), invite("Zoé", "en")
    code = make_table(anna, [theo], bots=2, **GAME)
    zoe.come()
    enter(zoe, anna.ask("GET", f"/tables/{code}")["invite"]["url"])
    hers, his, watched = (DrawnBoard(GameTable(person, code)) for person in (anna, theo, zoe))
    others = [Listener(his, 1), Listener(watched, -1)]
    both = [(anna, 0), (theo, 1)]

    # both have soldiers, so both attack; Anna chooses on her board while Théo takes his time
    play_on(both, code, random.Random(1), until=lambda view: deciding(view) == "choose_target", choose=arm)
    attacked = secretly(hers, others, lambda city: _town(hers, city))
    assert _targets(view_of(theo, code, 1)) == {}

    # his choice reveals both
    for other in others:
        other.listen()
    his.take_turn(random.Random(2))
    for other in others:
        other.expect_told(f'"seat":0,"city":"{attacked}"')  # else the search looks for the wrong thing
    assert _targets(view_of(theo, code, 1))[0] == attacked

    # heroes next, of all who attack or are attacked: the same
    secretly(hers, others[:1], lambda hero: hers.area.get_by_role("option", name=re.compile(f"^Hero {hero}:")))
    his.table.wait_asked()
    his.take_turn(random.Random(3))

    # the rest by the pages' own requests, to the end
    play_on(both, code, random.Random(4), choose=anything, most=9000)
    for board in (hers, his, watched):
        board.table.expect_end()
    end = view_of(zoe, code, -1)
    assert {line["did"] for line in end["log"]} >= {"target_revealed", "hero_revealed", "fought"}


def secretly(mine: DrawnBoard, others: list[Listener], where: Callable[[str], Locator]) -> str:
    """Choose one thing after the other on the board, unseen by the others; the last choice stays."""
    mine.table.wait_asked()
    secrets = [str(value) for option in _options(mine) for value in option["fields"].values()][-CHOICES:]
    assert len(secrets) == CHOICES
    stays_secret(mine, others, secrets, lambda secret: mine.person.touch(where(secret)))
    return secrets[-1]


def _town(board: DrawnBoard, city: str) -> Locator:
    """A city on the map of the others, by its name."""
    (name,) = {part["text"] for option in _options(board) for part in option["parts"] if part.get("id") == city}
    return board.area.get_by_role("button", name=re.compile(f"^{name}[,.]"))


def _options(board: DrawnBoard) -> list[dict[str, Any]]:
    return [option for shape in board.person.view["choices"] for option in shape["options"]]


def _targets(view: View) -> dict[int, str]:
    """Whom everybody attacks, as far as a seat knows."""
    events = [line["event"] for line in view["log"] if line["did"] == "target_revealed"]
    return {event["seat"]: event["city"] for event in events}
