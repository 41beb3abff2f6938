"""Pages as people use them: what they say and where it stands is known here, and only here."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.saying import exactly


class StartPage:
    def __init__(self, person: Person, game: str = "Kingsburg") -> None:
        self.person = person
        person.goto("/")
        expect(person.find("heading", "start-title")).to_be_visible()
        self.card = person.page.get_by_role("article", name=game)
        """The game's own."""

    def play_now(self) -> GameTable:
        """One tap, against bots."""
        self.person.touch(self.person.find("button", "start-play", within=self.card))
        answer_name(self.person)
        return GameTable(self.person)

    def with_friends(self) -> NewTablePage:
        self.person.touch(self.person.find("link", "start-friends", within=self.card))
        return NewTablePage(self.person)


class NewTablePage:
    def __init__(self, person: Person) -> None:
        self.person = person
        expect(person.page.get_by_role("group", name=person.say("create-preset"))).to_be_visible()

    def preset(self, name: str) -> None:
        label = self.person.page.get_by_role("radio", name=re.compile("^" + re.escape(self.say(f"preset-{name}"))))
        label.check(force=True)

    def players(self, count: int) -> None:
        group = self.person.page.get_by_role("group", name=self.say("players"), exact=True)
        group.get_by_role("radio", name=str(count), exact=True).check(force=True)

    def open_more(self) -> None:
        self.person.page.locator("summary").filter(has_text=self.say("more")).first.click()

    def seat(self, number: int, kind: str) -> None:
        """`me`, `open` or `bot`; under "more"."""
        chosen = self.person.page.get_by_label(self.person.say("create-seat", n=number), exact=True)
        chosen.select_option(label=self.say(f"seat-{kind}"))

    def make(self) -> None:
        self.person.touch(self.person.either("button", "create-make", "create-begin"))
        answer_name(self.person)

    def say(self, key: str) -> str:
        return self.person.say(f"create-{key}")


def answer_name(person: Person) -> None:
    """The name is asked once, at the first seat."""
    window = person.find("dialog", "name-question")
    box = window.get_by_label(person.say("name-label"))
    box.fill(person.name)
    person.touch(person.find("button", "name-go", window))


class LobbyPage:
    def __init__(self, person: Person, link: str = "") -> None:
        self.person = person
        if link:
            person.goto(link)
        expect(person.find("heading", "lobby-seats")).to_be_visible()

    @property
    def code(self) -> str:
        found = re.search(r"/t/([^/?#]+)", self.person.page.url)
        assert found
        return found[1]

    @property
    def invite(self) -> str:
        return self.person.page.get_by_label(self.person.say("lobby-invite-label"), exact=True).input_value()

    @property
    def seats(self) -> Locator:
        return self.person.page.get_by_role("main").get_by_role("listitem")

    def sit(self, first: bool = True) -> None:
        self.person.touch(self.person.find("button", "lobby-sit"))
        if first:
            answer_name(self.person)
        expect(self.person.find("button", "lobby-stand").first).to_be_visible()

    def start(self) -> None:
        self.person.touch(self.person.find("button", "lobby-start"))


WRITTEN = """() => new MutationObserver(() => {
  const texts = [...document.querySelectorAll("svg.picture text")].map((one) => one.textContent);
  if (texts.length) window.written = texts;
}).observe(document.body, {childList: true, subtree: true})"""
"""Notes what is written on the picture to share while it is there."""


class GameTable:
    """The table: decision bar, log, chat and so on, on a desk and on a phone."""

    def __init__(self, person: Person, code: str = "") -> None:
        self.person = person
        self.used: set[str] = set()
        """Kinds of controls that were used: `cards`, `amount`, `counts`, `sides`, `chips`."""
        if code:
            person.goto(f"/t/{code}")
        expect(person.page.get_by_role("list", name=person.say("table-seats"))).to_be_visible()

    @property
    def code(self) -> str:
        found = re.search(r"/t/([^/?#]+)", self.person.page.url)
        assert found
        return found[1]

    # deciding

    @property
    def bar(self) -> Locator:
        return self.person.find("region", "table-decision")

    @property
    def main(self) -> Locator:
        """The one button that commits."""
        return self._main()

    def _main(self, disabled: bool | None = None) -> Locator:
        words = "|".join(exactly(self.person.say(f"table-{key}")) for key in ("do", "confirm", "confirm-really"))
        name = re.compile(f"({words})$")  # before it stands what can't come back
        return self.bar.get_by_role("button", name=name, disabled=disabled)

    @property
    def options(self) -> Locator:
        return self.bar.get_by_role("option")

    @property
    def undo(self) -> Locator:
        return self.person.like("button", "table-undo", "what", within=self.bar)

    @property
    def asked(self) -> bool:
        """Whether there is something to decide: the server says so, and the page does too."""
        return bool(self.person.view.get("asked")) and self.main.count() > 0

    @property
    def ready(self) -> bool:
        """Whether the choice is complete: the button can be pressed."""
        return self._main(disabled=False).count() > 0

    def wait_asked(self) -> None:
        expect(self.main).to_be_visible()

    def choose(self, luck: random.Random, sides: float = 0.15) -> None:
        """Choose anything that is offered, tap by tap, until the button can be pressed; `sides`: how often a verb that
        has a button of its own."""
        self.person.settle()
        for _ in range(40):
            if self.ready:
                return
            self._tap_one(luck, sides)
        raise AssertionError("the choice is never complete: " + self.bar.inner_text())

    def _tap_one(self, luck: random.Random, often: float) -> None:
        offered = self.options.count()
        more = self.person.find("button", "kit-more", self.bar)
        sides = [button for button in map(self._side, self._alone()) if button.count()]
        if sides and luck.random() < often:
            self.used.add("sides")
            self.person.reach(sides[0])
        elif offered:
            self.used.add("cards")
            self.person.reach(self.options.nth(luck.randrange(offered)))
        elif self.bar.get_by_role("spinbutton").count() > 1 or self.bar.locator("input[type=number]").count() == 0:
            self.used.add("counts")
            ready = [button for button in more.all() if button.is_enabled()]
            if ready:
                self.person.reach(luck.choice(ready))
            else:  # the page is about to ask something else
                self.person.settle()
        else:
            self.used.add("amount")
            self.person.reach(more.first)

    def _alone(self) -> list[str]:
        """Sentences that have a button of their own where there are many others: "Pass"."""
        options = [option for shape in self.person.view["choices"] for option in shape.get("options", [])]
        verbs = [option["verb"] for option in options]
        alone = [option for option in options if verbs.count(option["verb"]) == 1]
        return ["".join(part["text"] for part in option["parts"]) for option in alone]

    def _side(self, name: str) -> Locator:
        return self.bar.get_by_role("button", name=name, exact=True)

    def confirm(self) -> None:
        """Press the button, twice if it asks once more, and wait until the table has moved."""
        self.confirm_by(lambda: self.person.reach(self.main))

    def confirm_by(self, press: Callable[[], None]) -> None:
        """The same, pressed in another way."""
        before, heard = self.person.view.get("version", 0), len(self.person.answers)
        pressed = False

        def press_on() -> bool:
            nonlocal pressed
            if pressed:
                self.person.settle()  # the page may show the next decision already, whose button is not meant
            if not self._moved(before) and self.ready:
                pressed = True
                press()
            return self._moved(before)

        self.person.wait(press_on, "for the move to be done")
        self.person.wait_answered(heard)  # it may have been another's move that came first

    def wait_moved(self, before: int) -> None:
        """Until the table has moved on from this version."""
        self.person.wait(lambda: self._moved(before), "for the table to move")

    def _moved(self, before: int) -> bool:
        return bool(self.person.view.get("version", 0) != before)

    def take_turn(self, luck: random.Random) -> None:
        self.choose(luck)
        self.confirm()

    # beside the board

    def open_tab(self, name: str) -> Locator:
        """`log`, `chat`, `rules`, `notes` or `plans`."""
        side = self.person.find("tab", f"table-tab-{name}")
        tab = self.person.page.get_by_role(
            "tab", name=re.compile("^" + re.escape(self.person.say(f"table-tab-{name}")))
        )
        if self.person.phone and not side.count():
            self.person.touch(self.person.find("button", "table-tab-log"))
        self.person.touch(tab)
        return self.person.page.get_by_role("tabpanel").last

    def close_side(self) -> None:
        if self.person.phone:
            self.person.touch(self.person.find("button", "kit-close").first)

    def open_menu(self) -> Locator:
        self.person.touch(self.person.find("button", "table-menu"))
        return self.person.find("dialog", "table-menu")

    def close_window(self) -> None:
        self.person.press("Escape")

    # the end

    def expect_end(self) -> None:
        expect(self.ranking).to_be_visible()

    def share(self, file: Path) -> list[str]:
        """Save the picture of the end to a file, as on plain HTTP; what is written on it. The page draws it only while
        it is painted."""
        page = self.person.page
        page.evaluate(WRITTEN)
        with page.expect_download() as download:
            self.person.touch(self.person.find("button", "end-share"))
        download.value.save_as(file)
        written: list[str] = page.evaluate("() => window.written")
        return written

    @property
    def ranking(self) -> Locator:
        rank = self.person.page.get_by_role("columnheader", name=self.person.say("table-end-rank"), exact=True)
        return self.person.page.get_by_role("table").filter(has=rank)

    @property
    def scores(self) -> list[str]:
        """The column of points, best first."""
        return [row.get_by_role("cell").nth(2).inner_text() for row in self.ranking.get_by_role("row").all()[1:]]
