"""The player aid: everything on one page, with the values of the box."""

from __future__ import annotations

import pytest

from pentapolis import lessons
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.components import CLIMATES, JOBS, OWN_BOX, PHASES
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.sheet import Sheet, text_of

PAGE = 7_500
"""Signs that one page holds."""


def page(lang: str, box: str = "") -> Sheet:
    sheet = lessons.aid_of(TITLE, lessons.texts_of(lang, TITLE), box)
    assert sheet is not None
    return sheet


def said(sheet: Sheet) -> list[str]:
    lines = [text_of(line) for section in sheet.sections for line in section.lines]
    cells = [text_of(c) for s in sheet.sections for table in s.tables for row in table.rows for c in row]
    return [*lines, *cells]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_on_a_page_and_is_complete(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    text, words = said(page(lang)), lessons.texts_of(lang, TITLE)
    assert sum(map(len, text)) <= PAGE
    for key in (*(f"phase-{phase}" for phase in PHASES), *(f"climate-{climate}" for climate in CLIMATES)):
        assert words.say(key) in text
    for key in (*(f"job-{job}" for job in JOBS), *(f"option-{option.id}" for option in TITLE.options)):
        assert [one for one in text if one.startswith(words.say(key))]


def test_captured_farmers_bring_no_wheat_beside_a_job_well_done() -> None:
    """AL-21.6 without that variant, AL-21.7 with it."""
    for lang, wheat, granary in (
        ("en", "each one from a field brings 1 wheat", "With A Job Well Done they work in your granary"),
        ("fr", "dans un champ rapporte 1 blé", "Avec Un travail bien fait, ils travaillent dans votre grenier"),
    ):
        (spoils,) = [one for one in said(page(lang)) if wheat in one]
        assert granary in spoils


def test_what_it_counts() -> None:
    tables = [table for section in page("en").sections for table in section.tables]
    sabotages = next(table for table in tables if table.header[:2] == ("1–2", "3–5"))
    assert sabotages.header[2:] == ("6–9", "10 and more")
    assert [text_of(cell) for cell in sabotages.rows[0]] == ["1", "2", "3", "4"]
    weather = next(table for table in tables if table.header[0] == "Weather")
    assert [[text_of(cell) for cell in row] for row in weather.rows] == [
        ["Dry", "2", "3", "1"],
        ["Moderate", "3", "4", "2"],
        ["Wet", "4", "5", "3"],
    ]
    growth = next(table for table in tables if table.header[-1] == "6")
    assert [text_of(cell) for cell in growth.rows[0]] == ["1", "3", "6", "10", "15", "21"]


def test_values_are_those_of_the_box() -> None:
    box = OWN_BOX.load(b"[track.dice_cost]\nvalues = [0, 2, 5]\n[farm.granary]\nproduces_wheat = true\n")
    text = said(page("en", box))
    OWN_BOX.drop(box)
    assert "Wheat by the weather, in 5 fields and in the granary." in text
    assert [one for one in text if one.startswith("Cost, round by round")] == [
        "Cost, round by round: 0, 2, 5; it goes into a stall of your choice."
    ]
    assert "Cost, round by round: 0, 1, 2, 3, 4; it goes into a stall of your choice." in said(page("en"))
