"""What one seat knows is in nobody else's page: not on it, not behind it, not on the way to it."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.pages import GameTable
from browser.people import Person
from browser.playing import View, enter, make_table, play_on
from server.playing import any_action

SPIES = ("general", "queen")
"""Advisors who let one look at this winter's enemy."""
BOOKS = ("/things", "/rules", "/games")
"""What everybody can read at any time: the names of all enemies are in there."""


def test_an_enemy_seen_by_one_is_unknown_to_all_others(invite: Invite) -> None:
    anna, theo, zoe = invite("Anna", "en"), invite("Théo", "fr", phone=True), invite("Zoé", "en")
    code = make_table(anna, [theo])
    zoe.come()
    enter(zoe, anna.ask("GET", f"/tables/{code}")["invite"]["url"])
    hers, his, watched = GameTable(anna, code), GameTable(theo, code), GameTable(zoe, code)
    expect(zoe.text("table-spectating")).to_be_visible()

    # they play until somebody has looked: what is secret is what a line for that one alone says
    spies = [anna, theo]
    play_on([(anna, 0), (theo, 1)], code, random.Random(4), until=lambda view: bool(_secrets(view)), choose=_spy)
    looks = [person.ask("GET", f"/tables/{code}/view?seat={seat}") for seat, person in enumerate(spies)]
    seat = next(seat for seat, view in enumerate(looks) if _secrets(view))
    spy, table = spies[seat], (hers, his)[seat]
    enemy, told = _enemy(looks[seat]), _told(looks[seat])
    table.open_tab("log")
    expect(spy.page.get_by_role("listitem").filter(has_text=spy.say("table-only-you")).first).to_be_visible()
    table.close_side()
    assert _knows(spy.heard(*BOOKS), enemy), "the test looks for the wrong thing"
    expect(_winter(spy)).to_have_accessible_name(re.compile(re.escape(_name(spy, code, enemy))))
    if spy.lang == "en":
        assert told in spy.page.get_by_role("log").first.inner_text()

    # all others heard nothing of it, whatever their pages ask for
    others = [spies[1 - seat], zoe]
    for person in others:
        seen_as = -1 if person is zoe else 1 - seat
        for path in ("view", "frames", "record"):
            person.ask("GET", f"/tables/{code}/{path}?seat={seen_as}")
        steps = person.ask("GET", f"/tables/{code}/frames?seat={seen_as}")["steps"]
        person.ask("GET", f"/tables/{code}/frame?seat={seen_as}&step={len(steps) - 1}")
        person.page.reload()
        GameTable(person)
        person.settle()
        assert not _knows(person.heard(*BOOKS), enemy), person.name
        assert told not in person.page.inner_text("body"), person.name
        if person.phone:
            person.touch(person.find("tab", "table-part-board"))
        expect(_winter(person)).to_be_visible()
        assert _name(person, code, enemy) not in _winter(person).evaluate("shadow => shadow.outerHTML"), person.name
    assert watched.options.count() == 0

    # in that year's winter everybody sees it
    year = looks[seat]["observation"]["year"]
    play_on([(anna, 0), (theo, 1)], code, random.Random(5), until=lambda view: view["observation"]["year"] > year)
    zoe.wait(lambda: _knows(zoe.heard(*BOOKS), enemy), "to hear of the enemy that came")


def _winter(person: Person) -> Locator:
    """The shadow on the drawn board: its face is only for who has peeked."""
    return person.page.locator("[data-region=secret]").first


def _name(person: Person, code: str, enemy: str) -> str:
    """What a card is called, without the year it is for."""
    things = person.ask("GET", f"/tables/{code}/things?lang={person.lang}")["things"]
    return str(next(thing["name"] for thing in things if thing["id"] == enemy)).partition(",")[0]


def _spy(view: View, luck: random.Random) -> str:
    """Go where one may look, else anywhere."""
    for shape in view["choices"]:
        for option in shape.get("options", []):
            if any(part.get("id") in SPIES for part in option["parts"]):
                return str(option["do"])
    return any_action(view, luck)


def _secrets(view: View) -> list[dict[str, Any]]:
    return [line for line in view["log"] if line.get("secret")]


def _enemy(view: View) -> str:
    """The id of the card that was looked at."""
    event = _secrets(view)[0]["event"]
    return str(event["enemy"])


def _told(view: View) -> str:
    """The sentence that only the one who looked reads."""
    return "".join(part["text"] for part in _secrets(view)[0]["parts"])


def _knows(heard: str, enemy: str) -> bool:
    """Whether the card is named anywhere but in the list of all cards that were in the box (there it is a key)."""
    return re.search(rf'"{enemy}"(?!\s*:)', heard) is not None
