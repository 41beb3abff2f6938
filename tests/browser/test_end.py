"""The end of a game: how it went, moments to see again, a picture to share; and the cities on the start page."""

from __future__ import annotations

import random
import struct
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.conftest import Invite
from browser.pages import GameTable
from browser.people import Person
from browser.playing import make_table, play_on
from browser.serving import Site

SIZE = (1200, 630)


def played(person: Person, seed: int) -> GameTable:
    """A game against a bot, over; the page comes back to it."""
    code = make_table(person, bots=1)
    play_on([(person, 0)], code, random.Random(seed))
    table = GameTable(person, code)
    table.expect_end()
    return table


def test_a_moment_is_seen_again_and_a_picture_shared(invite: Invite, tmp_path: Path) -> None:
    anna = invite("Anna", "en")
    table = played(anna, 3)
    outcome = anna.view["outcome"]
    assert len(outcome["over_time"]["rounds"]) == 6
    for moment in outcome["moments"]:
        title = anna.say("end-moment-own" if moment.get("own") else f"end-moment-{moment['kind']}")
        expect(anna.page.get_by_role("button", name=anna.say("end-moment-watch-said", title=title))).to_be_visible()

    # how it went: a picture that says what it shows, and the same as a table
    went = anna.find("region", "end-curves")
    final = [own[-1] for own in outcome["over_time"]["curves"][0]["values"]]
    drawn = went.get_by_role("img", name=outcome["over_time"]["curves"][0]["name"])
    assert all(f": {value}" in (drawn.get_attribute("aria-label") or "") for value in final)
    anna.touch(went.get_by_text(anna.say("end-curve-table")))
    cells = [row.get_by_role("cell").all_inner_texts()[-1] for row in went.get_by_role("row").all()[1:]]
    assert cells == [str(value) for value in final]

    # a moment, on the board
    haul = next(moment for moment in outcome["moments"] if moment["kind"] == "haul")
    title = anna.say("end-moment-own" if haul.get("own") else "end-moment-haul")
    anna.touch(anna.page.get_by_role("button", name=anna.say("end-moment-watch-said", title=title)))
    expect(anna.find("region", "table-replay")).to_be_visible()
    expect(anna.find("button", "table-rematch")).to_have_count(0)
    anna.touch(anna.find("button", "table-replay-now"))
    expect(anna.find("button", "table-rematch")).to_be_visible()

    # the picture, on plain HTTP and under the page's own policy: it is saved
    picture = tmp_path / "picture.png"
    written = table.share(picture)
    assert {str(rank["score"]) for rank in outcome["ranks"]} <= set(written)
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == SIZE
    assert len(data) > 40_000, "an empty sheet is smaller"
    assert anna.complaints == []


def test_the_city_of_a_game_builds_up_on_the_start_page(browser: Browser, site: Site) -> None:
    anna = Person(browser, site, "Anna", moving=True)
    anna.goto("/")
    city = anna.page.get_by_role("article", name="Kingsburg")
    houses = city.locator(".house")
    expect(houses.first).to_be_attached()
    before = houses.count()
    anna.page.wait_for_function("n => document.querySelectorAll('.house').length > n", arg=before)
    city.hover()
    anna.touch(anna.find("button", "start-picture-hold", within=city))
    expect(anna.find("button", "start-picture-move", within=city)).to_be_attached()
    assert anna.complaints == []
    anna.close()


def test_who_wants_no_motion_gets_one_still_city(invite: Invite) -> None:
    theo = invite("Théo", "fr", phone=True)
    theo.goto("/")
    city = theo.page.get_by_role("article", name="Kingsburg")
    city.scroll_into_view_if_needed()
    expect(city.locator(".house").first).to_be_attached()
    assert city.locator(".house").count() > 20, "the finished one"
    expect(city.get_by_role("button")).to_have_count(1)
    expect(theo.find("link", "start-learn", within=city)).to_have_attribute("href", "/learn/kingsburg")
