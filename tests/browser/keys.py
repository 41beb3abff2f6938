"""A table played with keys alone."""

from __future__ import annotations

import random

from browser.pages import GameTable


class Keys:
    """A table played with keys alone: digits where there are few options, else walking, searching and arrows."""

    def __init__(self, table: GameTable) -> None:
        self.table, self.person = table, table.person
        self.by_digit = self.by_arrows = self.by_count = 0

    def take_turn(self, luck: random.Random) -> None:
        self.person.settle()
        for _ in range(30):
            if self.table.ready:
                break
            self.pick(luck)
        self.table.confirm_by(self._enter)

    def pick(self, luck: random.Random) -> None:
        offered = self.table.options.count()
        if 0 < offered <= 9 and luck.random() < 0.7:
            self.by_digit += 1
            self.person.press(str(luck.randint(1, offered)))
        elif offered:
            self.by_arrows += 1
            self.person.press("l", *["ArrowRight"] * luck.randrange(min(offered, 12)), "Enter")
        else:
            self.by_count += 1
            self.person.press(*["l"] * luck.randint(1, 3), "ArrowUp")

    def _enter(self) -> None:
        self._to_main()
        self.person.press("Enter")

    def _to_main(self) -> None:
        for _ in range(40):
            if self.table.main.evaluate("button => button === document.activeElement"):
                return
            self.person.press("Tab")
        raise AssertionError("no way by Tab to the button")
