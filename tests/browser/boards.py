"""Drawn boards as people use them: what is lit is tapped, by mouse, by finger or by keys."""

from __future__ import annotations

import random
import re
from collections import Counter

from playwright.sync_api import Locator, expect

from browser.keys import Keys
from browser.pages import GameTable
from browser.saying import exactly

OPEN = "[data-lit]:not([aria-pressed=true]):not([aria-selected=true])"
"""Lit, and not chosen yet."""
PARTS = ("board", "mine", "others")
"""Where on a phone something may be lit; who plays alone has no others."""
KINDS = {"option": "advisor", "gridcell": "building", "button": "die or good"}


class DrawnBoard:
    """The board in the middle of a table. `done` counts what was tapped, `bar` how often only the bar could help."""

    def __init__(self, table: GameTable) -> None:
        self.table, self.person = table, table.person
        self.done: Counter[str] = Counter()
        self.bar = 0
        self.decisions = 0

    @property
    def area(self) -> Locator:
        person = self.person
        return person.page.get_by_role("tabpanel").first if person.phone else person.find("region", "table-board")

    def expect_drawn(self) -> None:
        expect(self.area.locator("[data-stop]").first).to_be_visible()

    @property
    def lit(self) -> Locator:
        return self.area.locator(OPEN)

    def advisor(self, name: str) -> Locator:
        return self.area.get_by_role("option", name=re.compile("^" + exactly(name) + ","))

    def take_turn(self, luck: random.Random) -> None:
        """Tap what is lit until the choice is complete, then press the button."""
        self.choose(luck)
        self.decisions += 1
        self.table.confirm()

    def clear(self) -> None:
        """What is told over the board is left, as whoever wants to go on does: a story, what was missed."""
        person = self.person
        skip = person.find("button", "motion-story-skip")
        missed = person.either("region", "table-digest", "motion-meanwhile")
        for button in (skip, person.find("button", "kit-close", within=missed)):
            if button.count():
                person.reach(button.first)

    def choose(self, luck: random.Random) -> None:
        self.clear()
        self.person.settle()
        for _ in range(40):
            if self.table.ready:
                return
            if not self._tap_lit(luck):
                self.bar += 1
                self._use_bar(luck)
        raise AssertionError("the choice is never complete: " + self.table.bar.inner_text())

    def _use_bar(self, luck: random.Random) -> None:
        self.table.choose(luck)

    def _tap_lit(self, luck: random.Random) -> bool:
        for part in PARTS if self.person.phone else ("",):
            if part and not self.lit.count():
                self.turn_to(part)
            count = self.lit.count()
            if count:
                chosen = self.lit.nth(luck.randrange(count))
                self.done[self._kind(chosen)] += 1
                self.person.reach(chosen)
                return True
        return False

    def take(self, part: str, places: str) -> None:
        """Choose the first of these places that are lit, on this part of a phone's board, with one tap."""
        lit = self.area.locator(f"{places} [data-lit]")

        def found() -> bool:
            self.turn_to(part)
            self.person.settle()
            return lit.count() > 0

        self.person.wait(found, f"for {places} to be lit")
        self.person.touch(lit.first)
        chosen = self.area.locator(f"{places} :is([aria-pressed=true], [aria-selected=true])")
        expect(chosen).to_be_visible()

    def turn_to(self, part: str) -> None:
        """On a phone: to this part of the board, if there is one."""
        tab = self.person.find("tab", f"table-part-{part}")
        if tab.count():
            self.person.reach(tab)

    def _kind(self, lit: Locator) -> str:
        role = lit.evaluate("one => one.getAttribute('role') ?? 'button'")
        return KINDS[role]


class KeyedBoard(DrawnBoard):
    """The same with keys alone: L walks what is lit, Enter chooses it, Ctrl and Enter do it."""

    def _tap_lit(self, luck: random.Random) -> bool:
        if not self.lit.count():
            return False
        for _ in range(12):
            self.person.press(*["l"] * luck.randint(1, self.lit.count()))
            focused = self.person.page.locator(":focus")
            if focused.count() and focused.evaluate(f"one => one.matches('{OPEN}') && !!one.closest('.board')"):
                self.done[self._kind(focused)] += 1
                self.person.press("Enter")
                return True
        raise AssertionError("L does not come to what is lit: " + self.table.bar.inner_text())

    def _use_bar(self, luck: random.Random) -> None:
        Keys(self.table).pick(luck)

    def take_turn(self, luck: random.Random) -> None:
        self.choose(luck)
        self.decisions += 1
        self.table.confirm_by(lambda: self.person.press("Control+Enter"))


class PointedBoard(DrawnBoard):
    """A board whose places go by what they are pointed at as; `done` counts them by kind: `die`, `building`, `worker`.
    `answered` counts the decisions, `left` those for which the board itself had nothing to tap."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
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
        """On a phone one part may hold what is lit, or the other."""
        if self.person.phone:
            self.turn_to(luck.choice(PARTS))
        self.person.settle()
        return super()._tap_lit(luck)

    def _kind(self, lit: Locator) -> str:
        """What it goes by when it is pointed at; what a column offers and a bonus that waits go by nothing."""
        point = lit.get_attribute("data-point") or "thing:offer/"
        return point.removeprefix("thing:").partition("/")[0]


class KeyedPointedBoard(PointedBoard, KeyedBoard):
    """The same with keys alone."""
