"""Pictures of every page at both sizes in both languages, and of the table at three sizes in both themes:
`./test -- tests/browser/test_shots.py --shots DIR`."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import DESK, PHONE, SMALL, Person, Theme
from browser.scenes import SCENES, Tables
from browser.serving import Site


@pytest.fixture(scope="module")
def folder(request: pytest.FixtureRequest) -> Path:
    given = request.config.option.shots
    if not given:
        pytest.skip("no pictures are wanted: --shots DIR takes them")
    made = Path(given)
    made.mkdir(parents=True, exist_ok=True)
    return made


@pytest.fixture(scope="module")
def tables(folder: Path, browser: Browser, site: Site) -> Tables:
    owner, friend = Person(browser, site, "Anna"), Person(browser, site, "Théo", "fr")
    ready = Tables(owner, friend)
    owner.close()
    friend.close()
    return ready


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pictures(browser: Browser, site: Site, tables: Tables, folder: Path, phone: bool, lang: str) -> None:
    anna = Person(browser, site, "Anna", lang, phone, "dark" if phone and lang == "en" else "light")
    tables.show_to(anna)
    for name, show in SCENES.items():
        show(anna, tables)
        size = 360 if phone else 1440
        anna.page.screenshot(path=folder / f"{name}-{size}-{lang}.png")
    anna.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, SMALL, PHONE], ids=["desk", "small", "phone"])
def test_boards(
    browser: Browser, site: Site, tables: Tables, folder: Path, size: tuple[int, int], theme: Theme
) -> None:
    """The drawn board: in mid-game, something chosen, and the end; English by day, French by night."""
    lang = "en" if theme == "light" else "fr"
    anna = Person(browser, site, "Anna", lang, size is PHONE, theme, size=size)
    tables.show_to(anna)
    for name in ("table", "chosen", "mine", "panel", "end"):
        SCENES[name](anna, tables)
        anna.page.screenshot(path=folder / f"board-{name}-{size[0]}x{size[1]}-{theme}.png")
    anna.close()
