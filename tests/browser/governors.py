"""Ways to play a drawn board by hand for a while, and to play on that come to a certain end."""

from __future__ import annotations

import random
from collections.abc import Callable

from browser.boards import PointedBoard
from browser.people import Person
from browser.playing import Chooser, View, play_on
from server.playing import any_action

BY_BAR = ("end_turn", "decline", "pass_window")
"""What says no more, and has no place on the board."""
OFTEN = 3
"""Whoever has decided something so often by hand can do it."""


def asked_for(view: View) -> str:
    return str(view["prompt"]["decision"]) if view.get("asked") else ""


def year_of(view: View) -> int:
    return int(view.get("observation", {}).get("year", 1))


def play_year(boards: list[PointedBoard], luck: random.Random) -> None:
    """The first year: whoever is asked decides on the board; what has been decided often enough, by request."""
    play_by_hand(boards, luck, lambda view: year_of(view) > 1, eager)


def play_by_hand(
    boards: list[PointedBoard], luck: random.Random, until: Callable[[View], bool], choose: Chooser
) -> None:
    """Whoever is asked decides on the board; what has been decided often enough is chosen by request."""
    for _ in range(4000):
        for board in boards:
            view = board.person.view
            if view.get("outcome") or (view.get("observation") and until(view)):
                return
            if not (view.get("asked") and board.table.asked):
                continue
            if board.answered[asked_for(view)] < OFTEN:
                board.take_turn(luck)
            else:
                seated = [(board.person, view["seat"])]
                seen = play_on(seated, board.table.code, luck, until=other(view, until), choose=choose)
                board.person.wait_seen(view["seat"], seen[view["seat"]]["version"])
        boards[0].person.page.wait_for_timeout(30)
    raise AssertionError("it never comes so far")


def other(before: View, until: Callable[[View], bool]) -> Callable[[View], bool]:
    """Whether something else is to be decided than before, or nothing."""
    return lambda view: not view["asked"] or asked_for(view) != asked_for(before) or until(view)


def advised(person: Person, code: str) -> Chooser:
    """What a good bot would do, as the button for it tells; anything where it has no time to think."""

    def choose(view: View, luck: random.Random) -> str:
        with person.excused("status of 409"):
            found = person.page.evaluate(HINT, [f"/api/tables/{code}/hint", view["seat"]])
        return str(found) or any_action(view, luck)

    return choose


HINT = """async ([path, seat]) => {
  const token = /pentapolis_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  const headers = { "content-type": "application/json", "x-csrf-token": decodeURIComponent(token) };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify({ seat }) });
  return answer.ok ? (await answer.json()).do : "";
}"""


def eager(view: View, luck: random.Random) -> str:
    """A governor who never says no: the city grows."""
    offered = [str(option["do"]) for shape in view["choices"] for option in shape.get("options", [])]
    return luck.choice([do for do in offered if do.partition(" ")[0] not in BY_BAR] or [any_action(view, luck)])


def idle(view: View, luck: random.Random) -> str:
    """A governor who takes what has to be taken and does nothing with it: all workers stay."""
    offered = [str(option["do"]) for shape in view["choices"] for option in shape.get("options", [])]
    return next((do for do in offered if do.partition(" ")[0] in BY_BAR), "") or any_action(view, luck)
