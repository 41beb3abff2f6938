"""Alba Longa's attacks in the browser: Kings who come to have soldiers, and all that others are told meanwhile."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from difflib import ndiff

from browser.boards import DrawnBoard
from browser.playing import View
from server.playing import any_action

SOLDIER = 0
"""The place of the soldiers among the jobs."""
WARLIKE = ("keep_peasants", "end_free", "take_die die=soldier_die", "pass_buy")
"""What brings soldiers and nothing else."""
ANEW = re.compile(r',?"(version|\w+_ms|here|watching)":(\d+|true|false)')
"""What differs each time something is told: the count of views, the time of day, whose pages are open."""
SHOWN = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")].map(
  (one) => `${one.getAttribute("aria-label")} ${one.getAttribute("title")}`)].join("\\n")"""
STILL = 15
"""How often in a row a page must look the same, some 10 ms apart."""
FETCH = "path => fetch(path).then((answer) => answer.text())"


def deciding(view: View) -> str:
    """What a seat is asked and has not answered yet."""
    answered = view["seat"] in view.get("chosen", ())
    return str(view["prompt"]["decision"]) if view.get("asked") and not answered else ""


def offered(view: View) -> list[str]:
    return [str(option["do"]) for shape in view["choices"] for option in shape.get("options", [])]


def arm(view: View, luck: random.Random) -> str:
    """Call court once and take the soldiers' die, which nobody can take before its caller: whatever the dice and the
    bots do, this King has soldiers. Whom they attack is left open."""
    decision = deciding(view)
    if decision in ("", "choose_target"):
        return ""
    if decision == "call_court":
        has_soldiers = view["observation"]["cities"][view["seat"]]["assigned"][SOLDIER]
        return "pass_court" if has_soldiers else offered(view)[0]
    wanted = [do for do in offered(view) if do.startswith(WARLIKE)]
    return wanted[0] if wanted else any_action(view, luck)


def anything(view: View, luck: random.Random) -> str:
    """Whatever is offered; what is sealed stays."""
    return any_action(view, luck) if deciding(view) else ""


class Listener:
    """Somebody at a table who is told what others do: by sockets and answers, and by what the page shows."""

    def __init__(self, board: DrawnBoard, seat: int) -> None:
        self.board, self.person, self.seat = board, board.person, seat
        self._frames = self._answers = 0

    def listen(self) -> None:
        """From now on."""
        self._frames, self._answers = len(self.person.frames), len(self.person.answers)

    def wait_open(self) -> None:
        """Until it is known that the King of seat 0 has not chosen yet, and that all bots have."""
        self._wait(lambda: 0 in self.person.view["awaited"] and people_only(self.person.view))

    def told(self) -> set[str]:
        """All that was told since then about that King's choice, also to a page that comes anew and asks for all there
        is; without what differs each time anyway."""
        person, table = self.person, f"/api/tables/{self.board.table.code}"
        self._wait(lambda: 0 not in person.view["awaited"])
        self._come_anew()
        steps = person.ask("GET", f"/tables/{self.board.table.code}/frames?seat={self.seat}")["steps"]
        paths = ["ahead", "orders", "view", "record", f"frame?step={len(steps) - 1}"]
        with person.excused("403"):  # a seat that is not theirs is refused
            for path in paths:
                for seat in (self.seat, -1, 0):
                    person.page.evaluate(FETCH, f"{table}/{path}{'&' if '?' in path else '?'}seat={seat}")
        return {ANEW.sub("", text) for text in self.heard}

    def expect_told(self, text: str) -> None:
        """This comes to be told."""
        self._wait(lambda: text in "".join(self.heard))

    def expect_shown(self, text: str) -> None:
        """The page comes to show this, and nothing else."""
        try:
            self._wait(lambda: self.shown == text)
        except AssertionError as late:
            more = "\n".join(ndiff(text.splitlines(), self.shown.splitlines()))
            raise AssertionError(f"{self.person.name} is not shown the same:\n{more}") from late

    @property
    def shown(self) -> str:
        """All that can be read or is read aloud, once nothing comes or goes any more."""
        seen = [str(self.person.page.evaluate(SHOWN))]

        def settled() -> bool:
            seen.append(str(self.person.page.evaluate(SHOWN)))
            return len(seen) > STILL and len(set(seen[-STILL:])) == 1

        self._wait(settled)
        return seen[-1]

    @property
    def heard(self) -> list[str]:
        """What came since then, word for word; but for the books, which everybody can read at any time."""
        answers = [answer for answer in self.person.answers[self._answers :] if "/api/" in answer.url]
        books = ("/things", "/rules", "/games")
        told = [answer.text() for answer in answers if not any(book in answer.url for book in books)]
        return self.person.frames[self._frames :] + told

    def _come_anew(self) -> None:
        """As if for the first time: a coach who has explained something twice is silent."""
        self.person.page.evaluate("localStorage.clear()")
        frames = len(self.person.frames)
        self.person.page.reload()
        self.board.expect_drawn()
        self.person.page.wait_for_load_state("networkidle")  # what is still to come may be shown
        mine = f'{{"type":"view","seat":{self.seat},'
        self._wait(lambda: any(frame.startswith(mine) for frame in self.person.frames[frames:]))

    def _wait(self, until: Callable[[], bool]) -> None:
        self.person.wait(until, "for what others are told")


def people_only(view: View) -> bool:
    """Whether the table awaits nobody but the two people in the first seats."""
    return set(view["awaited"]) <= {0, 1}


def stays_secret(
    mine: DrawnBoard, others: Sequence[Listener], secrets: Sequence[str], choose: Callable[[str], None]
) -> None:
    """Choose one thing after the other, each but the last taken back. What differs in what the others are told or shown
    from choice to choice is a secret that got out."""
    mine.table.wait_asked()
    assert len(set(secrets)) > 1
    told: dict[str, tuple[set[str], str]] = {}
    for place, secret in enumerate(secrets):
        if place:
            mine.person.touch(mine.table.undo)
            mine.table.wait_asked()
        for other in others:
            other.wait_open()
            other.listen()
        mine.clear()
        mine.person.settle()
        choose(secret)
        mine.table.confirm()
        for other in others:
            heard = other.told()
            before, shown = told.setdefault(other.person.name, (heard, other.shown))
            assert sorted(before ^ heard) == [], (other.person.name, secret)
            other.expect_shown(shown)
