"""The kit's gallery, seen and used as a person does: every piece in both themes, at desk and phone size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import STANDARDS, faults_of

pytestmark = pytest.mark.slow


class Gallery:
    """A page of one size, theme and language, and what its console complained about."""

    def __init__(self, browser: Browser, site: str, width: int, theme: Literal["light", "dark"], lang: str) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": 740}, color_scheme=theme, locale=lang, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type != "log" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(f"{site}/kit")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.fixture
def desk(browser: Browser, site: str) -> Iterator[Gallery]:
    gallery = Gallery(browser, site, 1440, "light", "en-GB")
    yield gallery
    gallery.context.close()


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Gallery]:
    gallery = Gallery(browser, site, 360, "dark", "fr-FR")
    yield gallery
    gallery.context.close()


@pytest.fixture(params=["desk", "phone"])
def gallery(request: pytest.FixtureRequest) -> Gallery:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Gallery)
    return found


def test_it_fits_and_breaks_no_policy(gallery: Gallery) -> None:
    size = gallery.page.viewport_size
    assert size
    assert gallery.page.evaluate("document.documentElement.scrollWidth") == size["width"]
    assert gallery.complaints == []


def test_axe_finds_nothing(gallery: Gallery) -> None:
    assert faults_of(gallery.page, "html", [*STANDARDS, "experimental"]) == []


def test_language_and_title_follow_the_browser(desk: Gallery, phone: Gallery) -> None:
    assert desk.page.locator("html").get_attribute("lang") == "en"
    assert phone.page.locator("html").get_attribute("lang") == "fr"
    expect(desk.page).to_have_title("Kit · Pentapolis")
    expect(phone.page).to_have_title("Boîte à pièces · Pentapolis")


def test_a_board_is_played_with_keys_alone(desk: Gallery) -> None:
    court = desk.page.get_by_role("listbox", name="The court").first
    chosen = court.get_by_role("option", selected=True)
    expect(chosen).to_have_accessible_name("8 Treasurer")
    court.get_by_role("option", name="Squire").focus()
    desk.page.keyboard.press("ArrowRight")
    expect(court.get_by_role("option", name="Treasurer")).to_be_focused()
    desk.page.keyboard.press("l")
    expect(court.get_by_role("option", name="Wizard")).to_be_focused()
    desk.page.keyboard.press("e")
    explanation = desk.page.get_by_role("complementary", name="Explanation")
    expect(explanation).to_contain_text("Gives 2 gold when the court pays.")
    desk.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
    desk.page.keyboard.press("Enter")
    expect(chosen).to_have_accessible_name("9 Wizard")


def test_what_is_not_legal_says_why(desk: Gallery) -> None:
    desk.page.get_by_role("option", name="10 King", exact=True).first.click()
    expect(desk.page.get_by_text("Your dice make 8: the King needs 18 (KB-5.2).").first).to_be_visible()


def test_a_window_opens_and_gives_the_focus_back(phone: Gallery) -> None:
    opener = phone.page.get_by_role("button", name="Ouvrir", exact=True).first
    opener.click()
    window = phone.page.get_by_role("dialog", name="Avec des amis")
    expect(window).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_link_within_the_client_loads_no_page(desk: Gallery) -> None:
    desk.page.evaluate("window.same = true")
    desk.page.get_by_role("link", name="Pentapolis, start page").click()
    expect(desk.page).to_have_url(desk.page.url.partition("/kit")[0].rstrip("/") + "/")
    assert desk.page.evaluate("window.same") is True
    desk.page.go_back()
    expect(desk.page).to_have_title("Kit · Pentapolis")
