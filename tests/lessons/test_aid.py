"""The player aid: everything on one page, with the values of the box."""

from __future__ import annotations

import pytest

from pentapolis import games, lessons
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.sheet import Sheet, text_of

TITLE = games.title("kingsburg")
PAGE = 7_500
"""Signs that one page holds."""


def page(lang: str, game: str = TITLE.id) -> Sheet:
    title = games.title(game)
    sheet = lessons.aid_of(title, lessons.texts_of(lang, title))
    assert sheet is not None
    return sheet


def said(sheet: Sheet) -> list[str]:
    lines = [text_of(line) for section in sheet.sections for line in section.lines]
    cells = [text_of(c) for s in sheet.sections for table in s.tables for row in table.rows for c in row]
    return [*lines, *cells]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_every_game_has_one_that_fits_on_a_page(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    sheet = page(lang, game)
    assert 1_000 < sum(map(len, said(sheet))) <= PAGE
    headings = [section.heading for section in sheet.sections]
    assert len(headings) == len(set(headings)) > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_on_a_page_and_is_complete(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    text, words = said(page(lang)), lessons.texts_of(lang, TITLE)
    assert sum(map(len, text)) <= PAGE
    from pentapolis.games.kingsburg.components import BOXES, PHASES

    for advisor in BOXES[""].advisors.values():
        assert words.say(f"advisor-{advisor.id}") in text
    for building in BOXES[""].buildings:
        assert [one for one in text if one.startswith(words.say(f"building-{building.id}"))]
    for phase in PHASES:
        assert words.say(f"phase-{phase}") in text


def test_values_are_those_of_the_box() -> None:
    text = said(page("en"))
    assert [one for one in text if one.startswith("Palisade")] == [
        "Palisade WW 0VP battle +1, +2 against Zombies",
    ]
    assert "2 gold" in text
    assert [one for one in text if len(one) == 3 and one[1] == "–"] == ["2–4", "3–5", "4–6", "5–7", "7–9"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_of_discordia_names_seasons_houses_and_what_places_give(lang: str) -> None:
    from pentapolis.games.discordia.components import BOXES, ROWS, SEASONS, TYPES
    from pentapolis.games.discordia.sheet.amounts import effects_text

    text, words, box = said(page(lang, "discordia")), lessons.texts_of(lang, games.title("discordia")), BOXES[""]
    for season in SEASONS:
        assert words.say(f"season-{season}") in text
        assert effects_text(box.seasons[season].bonus, words) in text
    for kind in TYPES:
        assert words.say(f"type-{kind}") in text
    for decree in box.decrees:
        assert words.say(f"decree-{decree}-explain") in text
    for row in ROWS:
        assert words.say(f"extension-{row}") in text
    for icons in (*box.tracks.values(), box.decree_slots):
        assert {effects_text(icon.bonus, words) for icon in icons if icon.bonus} <= set(text)
