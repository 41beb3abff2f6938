"""Discordia's drawn board as governors use it, and ways to play on that come to a certain end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from browser.boards import PARTS, DrawnBoard, KeyedBoard
from browser.pages import SETTLE
from browser.people import Person
from browser.playing import Chooser, View, play_on
from server.playing import any_action

GAME: dict[str, Any] = {"game": "discordia"}
BY_BAR = ("end_turn", "decline", "pass_window")
"""What says no more, and has no place on the board."""
OFTEN = 3
"""Whoever has decided something so often by hand can do it."""


class Town(DrawnBoard):
    """The board of Discordia; `done` counts what was tapped by its kind: `die`, `tile`, `building`, `worker` and so on.
    `answered` counts the decisions, `left` those for which the board itself had nothing to tap."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.answered: Counter[str] = Counter()
        self.left: Counter[str] = Counter()

    def take_turn(self, luck: random.Random) -> None:
        decision, before = str(self.person.view["prompt"]["decision"]), self.bar
        super().take_turn(luck)
        self.answered[decision] += 1
        self.left[decision] += self.bar - before

    def expect_enough(self) -> None:
        """Whatever can be said with more than "no" was said on the board itself."""
        assert sum(self.left.values()) == 0, self.left

    def _tap_lit(self, luck: random.Random) -> bool:
        """On a phone river and columns are on one part, the city with its workers on the other."""
        if self.person.phone:
            self.person.reach(self.person.find("tab", f"table-part-{luck.choice(PARTS)}"))
        if super()._tap_lit(luck):
            return True
        self.person.page.wait_for_timeout(SETTLE)  # a slow page may light it later
        return super()._tap_lit(luck)

    def _kind(self, lit: Locator) -> str:
        """What it goes by when it is pointed at; what a column offers and a bonus that waits go by nothing."""
        point = lit.get_attribute("data-point") or "thing:offer/"
        return point.removeprefix("thing:").partition("/")[0]


class KeyedTown(Town, KeyedBoard):
    """The same with keys alone."""


def asked_for(view: View) -> str:
    return str(view["prompt"]["decision"]) if view.get("asked") else ""


def year_of(view: View) -> int:
    return int(view.get("observation", {}).get("year", 1))


def play_year(boards: list[Town], luck: random.Random) -> None:
    """The first year: whoever is asked decides on the board; what has been decided often enough, by request."""
    for _ in range(4000):
        for board in boards:
            view = board.person.view
            if view.get("outcome") or year_of(view) > 1:
                return
            if not (view.get("asked") and board.table.asked):
                continue
            if board.answered[asked_for(view)] < OFTEN:
                board.take_turn(luck)
            else:
                play_on([(board.person, view["seat"])], board.table.code, luck, until=other(view), choose=eager)
        boards[0].person.page.wait_for_timeout(30)
    raise AssertionError("the year never ends")


def other(before: View) -> Callable[[View], bool]:
    """Whether something else is to be decided than before, or nothing."""
    return lambda view: not view["asked"] or asked_for(view) != asked_for(before) or year_of(view) > 1


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
