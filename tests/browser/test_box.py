"""My box: values put in, checked where they are wrong, taken along as a file, and played with where all can see it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.pages import NewTablePage
from browser.people import Person


def thing(person: Person, name: str) -> Locator:
    """What the page says of one thing."""
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name=name, exact=True))


def test_an_owners_values_are_played_with_and_told(invite: Invite) -> None:
    anna, theo = invite("Anna", "en"), invite("Théo", "fr", phone=True, theme="dark")
    anna.goto("/box/kingsburg")
    points = thing(anna, "Chapel").get_by_label("Victory Points")
    points.fill("100")
    expect(points).to_have_attribute("aria-invalid", "true")
    anna.find("button", "box-keep").click()
    expect(anna.page.get_by_text(anna.say("box-wrong", count=1)).last).to_be_visible()
    points.fill("6")
    with anna.page.expect_download() as got:
        anna.find("button", "box-download").click()
    assert tomllib.loads(Path(got.value.path()).read_text("utf-8")) == {"buildings": [{"id": "chapel", "vp": 6}]}
    anna.page.reload()
    expect(points).to_have_value("6")
    anna.find("button", "box-use").click()
    expect(anna.page.get_by_text(anna.say("box-create-fine", count=1))).to_be_visible()
    new, hints = NewTablePage(anna), anna.find("switch", "create-hints")
    for preset, alone in (("bots", True), ("tonight", False)):
        new.preset(preset)
        expect(hints).to_be_checked(checked=alone)
    anna.find("switch", "create-public").check()
    anna.find("button", "create-make").click()
    anna.page.get_by_label(anna.say("name-label")).fill("Anna")
    anna.press("Enter")
    expect(anna.find("heading", "box-table")).to_be_visible()
    table = f"/tables/{anna.page.url.rpartition('/')[2]}"
    settings = anna.ask("GET", table)["settings"]
    assert (settings["public"], settings["hints"]) == (True, False), "as the form showed them"
    invited = anna.page.get_by_label(anna.say("lobby-invite-label")).input_value()

    theo.goto(invited)
    expect(theo.page.get_by_text(theo.say("box-table-note", count=1))).to_be_visible()
    expect(theo.page.get_by_text("Chapelle", exact=True)).to_be_visible()
    expect(theo.find("button", "lobby-sit")).to_be_visible()

    anna.like("button", "lobby-fill-and-start", "count").click()
    expect(anna.page.get_by_role("button", name=anna.say("table-menu"))).to_be_visible()
    assert anna.ask("GET", table)["settings"]["hints"], "bots have filled the table: she plays alone"
    things = anna.ask("GET", f"{table}/things")
    (chapel,) = (one for one in things["facts"]["buildings"] if one["id"] == "chapel")
    assert chapel["vp"] == 6
