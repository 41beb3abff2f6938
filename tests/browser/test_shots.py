"""Pictures of every page at both sizes in both languages: `./test -- tests/browser/test_shots.py --shots DIR`."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import Person
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
