"""Every page, in both themes and sizes: axe finds nothing, nothing is cut, no policy is broken; text can be doubled."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import faults
from browser.conftest import Invite
from browser.pages import GameTable, StartPage
from browser.people import NOWHERE, Person, Theme
from browser.scenes import PARTS, SCENES, Tables
from browser.serving import Site


@pytest.fixture(scope="module")
def tables(browser: Browser, site: Site) -> Tables:
    owner, friend = Person(browser, site, "Anna"), Person(browser, site, "Théo", "fr")
    ready = Tables(owner, friend)
    owner.close()
    friend.close()
    return ready


SCREENS: list[tuple[Theme, bool]] = [("light", False), ("dark", True), ("dark", False), ("light", True)]
"""By day and by night, on a phone or not; the first two together have all of it, the last two as well."""


def screens_and_scenes() -> Iterator[object]:
    """Every page in either theme and size, two screens for each in turn; all four with --full."""
    for number, screen in enumerate(SCREENS):
        for place, scene in enumerate(SCENES):
            name = f"{'phone' if screen[1] else 'desk'}-{'night' if screen[0] == 'dark' else 'day'}-{scene}"
            marks = () if number // 2 == place % 2 else pytest.mark.full
            yield pytest.param(screen, scene, id=name, marks=marks)


@pytest.fixture(scope="module")
def anna(browser: Browser, site: Site, tables: Tables, request: pytest.FixtureRequest) -> Iterator[Person]:
    """The owner of the tables, on each kind of screen; French on the phone."""
    theme: Theme = request.param[0]
    phone: bool = request.param[1]
    person = Person(browser, site, "Anna", "fr" if phone else "en", phone, theme)
    tables.show_to(person)
    yield person
    person.close()


@pytest.mark.parametrize(("anna", "scene"), list(screens_and_scenes()), indirect=["anna"])
def test_axe_finds_nothing_and_nothing_is_cut(anna: Person, tables: Tables, scene: str) -> None:
    anna.complaints.clear()
    SCENES[scene](anna, tables)
    size = anna.page.viewport_size
    assert size
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert anna.page.locator("html").get_attribute("lang") == anna.lang
    part = PARTS.get(scene, "")
    if scene == "rules" and anna.phone == (anna.theme == "dark"):
        part = "main header"  # the book is long: all of it by night at the desk and by day on the phone
    assert faults(anna, part) == []
    assert anna.complaints == []


WHOLLY_SEEN = """(button) => {
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { top, bottom } = button.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
"""Scroll to a button: can all of it be seen? What loads above it may still push it away, then scroll again."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_text_can_be_doubled(browser: Browser, site: Site, tables: Tables, phone: bool) -> None:
    """At 200 % start page and table can be used: what is needed is there and nothing runs off the side."""
    anna = Person(browser, site, "Anna", "fr", phone)
    tables.show_to(anna)
    anna.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"
    )
    size = anna.page.viewport_size
    assert size
    play = anna.find("button", "start-play", within=StartPage(anna).card)
    anna.wait(lambda: bool(play.evaluate(WHOLLY_SEEN)), "to have the button on the screen")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    table = GameTable(anna, tables.running)
    table.wait_asked()
    expect(table.main).to_be_in_viewport(ratio=0.9)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    table.options.first.scroll_into_view_if_needed()
    expect(table.options.first).to_be_in_viewport()
    assert anna.complaints == []
    anna.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("mode", ["forced", "more"])
def test_the_table_in_other_colours(browser: Browser, site: Site, tables: Tables, phone: bool, mode: str) -> None:
    """With the system's own colours, and with more contrast: axe finds nothing, and the button can be pressed."""
    anna = Person(browser, site, "Anna", "fr", phone)
    tables.show_to(anna)
    if mode == "forced":
        anna.page.emulate_media(forced_colors="active")
    else:
        anna.page.emulate_media(contrast="more")
    SCENES["chosen"](anna, tables)
    table = GameTable(anna)
    expect(table.main).to_be_in_viewport(ratio=0.9)
    expect(table.main).to_be_enabled()
    assert faults(anna) == []
    assert anna.complaints == []
    anna.close()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_links_that_only_this_machine_can_open_say_so(invite: Invite, site: Site, lang: str, phone: bool) -> None:
    anna = invite("Anna", lang, phone=phone)
    here = f"http://127.0.0.1:{site.port}"  # by that name the server, which listens on this machine, knows no other
    anna.goto(here + NOWHERE)
    anna.ask("GET", "/me")
    anna.ask("POST", "/me", {"name": "Anna", "lang": lang})
    table = anna.ask("POST", "/tables", {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]})
    anna.goto(f"{here}/t/{table['code']}")
    link = anna.page.get_by_label(anna.say("lobby-invite-label"))
    expect(link).to_have_value(re.compile(f"^http://localhost:{site.port}/t/{table['code']}#invite="))
    expect(anna.text("link-only-here")).to_be_visible()
    expect(anna.find("button", "link-code")).to_have_count(0)
    assert faults(anna) == []
    anna.goto(f"{here}/me")
    anna.touch(anna.find("button", "me-other-device-make"))
    expect(anna.text("link-only-here")).to_be_visible()
    expect(anna.find("button", "link-code")).to_have_count(0)
    expect(anna.page.locator("figure")).to_have_count(0)
