"""Every page there is, in a state that shows something: for axe, for sizes, for pictures."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.pages import GameTable, LobbyPage
from browser.people import Person
from browser.playing import enter, make_table, play_on


class Tables:
    """Tables that stand ready: in the lobby, under way, shared at one screen, finished; and whose they are."""

    def __init__(self, owner: Person, friend: Person) -> None:
        luck = random.Random(7)
        self.finished = make_table(owner, bots=1, name="Sunday")
        play_on([(owner, 0)], self.finished, luck)
        self.running = make_table(owner, bots=2, name="Monday")
        play_on([(owner, 0)], self.running, luck, until=lambda view: view["observation"]["year"] == 2 and view["asked"])
        friend.come()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "normal"}, {"kind": "open"}]
        lobby = owner.ask("POST", "/tables", {"game": "kingsburg", "preset": "tonight", "seats": seats})
        self.lobby = str(lobby["code"])
        enter(friend, lobby["invite"]["url"])
        friend.ask("POST", f"/tables/{self.lobby}/sit", {"number": 5})
        pair = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Théo"}]
        shared = owner.ask("POST", "/tables", {"game": "kingsburg", "preset": "custom", "seats": pair})
        self.shared = str(shared["code"])
        owner.ask("POST", f"/tables/{self.shared}/start")
        owner.goto(owner.site.host_link)
        expect(owner.find("heading", "host-tables")).to_be_visible()
        self._cookies: Any = owner.context.cookies()

    def show_to(self, person: Person) -> None:
        """The owner sits at another screen."""
        person.context.add_cookies(self._cookies)


def heading(person: Person) -> None:
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def _page(path: str) -> Callable[[Person, Tables], None]:
    def show(person: Person, tables: Tables) -> None:
        person.goto(path)
        heading(person)

    return show


def _create(person: Person, tables: Tables) -> None:
    person.goto("/new/kingsburg?preset=tonight")
    heading(person)
    for fold in person.page.locator("summary").all():
        fold.click()


def _lobby(person: Person, tables: Tables) -> None:
    LobbyPage(person, f"/t/{tables.lobby}")
    person.page.wait_for_load_state("networkidle")


def _table(person: Person, tables: Tables) -> None:
    table = GameTable(person, tables.running)
    table.wait_asked()
    person.settle()


def _text(person: Person, tables: Tables) -> None:
    """The board as text, one key away; the next page has it drawn again."""
    _table(person, tables)
    person.page.locator("body").focus()
    person.press("t")
    expect(person.page.get_by_role("main").get_by_role("table").first).to_be_visible()
    person.page.evaluate("localStorage.removeItem('pentapolis.as-text')")


def _keys(person: Person, tables: Tables) -> None:
    _table(person, tables)
    person.press("?")
    expect(person.find("dialog", "table-keys")).to_be_visible()
    person.settle()


def _panel(person: Person, tables: Tables) -> None:
    """All options, to search: over the board on a desk, in the sheet on a phone."""
    _table(person, tables)
    person.press("/")
    person.settle()


def _chosen(person: Person, tables: Tables) -> None:
    """Something is chosen: sentence, foresight, button."""
    _table(person, tables)
    GameTable(person).choose(random.Random(3))
    person.settle()


def _tab(name: str) -> Callable[[Person, Tables], None]:
    def show(person: Person, tables: Tables) -> None:
        _table(person, tables)
        GameTable(person).open_tab(name)
        person.settle()

    return show


def _menu(person: Person, tables: Tables) -> None:
    _table(person, tables)
    expect(GameTable(person).open_menu()).to_be_visible()
    person.settle()


def _mine(person: Person, tables: Tables) -> None:
    """On a phone the board has three parts."""
    _table(person, tables)
    if person.phone:
        person.touch(person.find("tab", "table-part-mine"))


def _curtain(person: Person, tables: Tables) -> None:
    GameTable(person, tables.shared)
    expect(person.find("region", "table-curtain")).to_be_visible()


def _end(person: Person, tables: Tables) -> None:
    GameTable(person, tables.finished).expect_end()


def _replay(person: Person, tables: Tables) -> None:
    _end(person, tables)
    person.touch(person.find("button", "table-watch").first)
    expect(person.find("region", "table-replay")).to_be_visible()


def _verified(person: Person, tables: Tables) -> None:
    person.goto(f"/verify?table={tables.finished}")
    expect(person.find("heading", "verify-yes")).to_be_visible()


def _lesson(person: Person, tables: Tables) -> None:
    """A lesson from its beginning, at its first step that is done."""
    person.goto("/learn/kingsburg/winter")
    while person.find("button", "lesson-back").count() == 0 or person.find("button", "lesson-next").count():
        person.reach(person.find("button", "lesson-next"))
        person.settle()


def _example(person: Person, tables: Tables) -> None:
    person.goto("/rules/kingsburg#kb-e9")
    person.touch(person.page.get_by_role("button", name="KB-E9"))
    expect(person.find("dialog", "example-title", id="KB-E9")).to_be_visible()


PARTS = {
    "example": "dialog[open]",
    "chosen": "main",
    "panel": "main, section:has(> .handle)",
    "keys": "dialog[open]",
    "mine": "#part-panel",
    "chat": "[role=tabpanel]",
    "notes": "[role=tabpanel]",
    "table-rules": "[role=tabpanel]",
    "menu": "dialog[open]",
    "replay": "section.replay",
}
"""Where only this part of the page differs from another scene."""
SCENES: dict[str, Callable[[Person, Tables], None]] = {
    "start": _page("/"),
    "create": _create,
    "games": _page("/games"),
    "rules": _page("/rules/kingsburg"),
    "learn": _page("/learn/kingsburg"),
    "lesson": _lesson,
    "example": _example,
    "aid": _page("/aid/kingsburg"),
    "box": _page("/box/kingsburg"),
    "verify": _verified,
    "me": _page("/me"),
    "host": _page("/host"),
    "missing": _page("/no-such-page"),
    "lobby": _lobby,
    "table": _table,
    "text": _text,
    "panel": _panel,
    "keys": _keys,
    "chosen": _chosen,
    "mine": _mine,
    "chat": _tab("chat"),
    "notes": _tab("notes"),
    "table-rules": _tab("rules"),
    "menu": _menu,
    "curtain": _curtain,
    "end": _end,
    "replay": _replay,
}
