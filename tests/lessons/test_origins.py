"""Origins to learn: what its lessons promise is what happens, and its page holds every building, card and cost."""

from __future__ import annotations

import pytest

from pentapolis import games, lessons
from pentapolis.games.origins.components import BOXES, COLOUR_PLACES, PURPLE, WISDOM, YELLOW
from pentapolis.games.origins.owners import OWN_BOX
from pentapolis.games.origins.state import Origins
from pentapolis.kernel.action import text
from pentapolis.words import LANGUAGES
from pentapolis.words.sheet import text_of

TITLE = games.title("origins")


def after(id: str, step: str) -> Origins:
    """The position when the coach comes to this step, if the first way is always taken."""
    data = lessons.lesson(TITLE, id)
    said: list[str] = []
    for one in data.steps:
        state: Origins = lessons.play(TITLE, data, said).match.state
        if one.id == step:
            return state
        legal = (text(action) for action in TITLE.legal(state, data.seat) if one.accepts(TITLE, action))
        said.append(next(legal) if one.accept else lessons.NEXT)
    raise AssertionError(step)


def page(lang: str, box: str = "") -> list[str]:
    sheet = lessons.aid_of(TITLE, lessons.texts_of(lang, TITLE), box)
    assert sheet is not None
    lines = [text_of(line) for section in sheet.sections for line in section.lines]
    return [
        *lines,
        *(text_of(cell) for s in sheet.sections for table in s.tables for row in table.rows for cell in row),
    ]


def test_the_first_visits_cost_and_bring_what_the_coach_says() -> None:
    before, paid = after("first_visits", "visit"), after("first_visits", "bonus")
    assert (before.motherships[1], before.players[0].resources[WISDOM]) == (3, 2)
    assert (paid.motherships[1], paid.players[0].resources[WISDOM]) == (4, 1)
    assert [after("first_visits", step).players[0].vp for step in ("ability", "turned")] == [0, 3]
    turned = after("first_visits", "turned")
    assert (turned.motherships[1], turned.players[1].resources[WISDOM]) == (5, 0)
    assert [len(after("first_visits", step).players[0].freemen) for step in ("citizen", "end")] == [2, 3]
    assert after("first_visits", "end").motherships[3] == 1


def test_the_first_district_is_worth_what_the_coach_says() -> None:
    scored, activated = after("first_district", "activate"), after("first_district", "agora")
    vp = after("first_district", "complete").players[0].vp
    assert (scored.players[0].vp - vp, activated.players[0].vp - scored.players[0].vp) == (8, 3)
    assert [seat.value for seat in scored.players[0].seats] == [4]
    heights = [after("first_district", step).players[0].towers[PURPLE] for step in ("tower", "six")]
    assert heights == [2, 3]
    end = after("first_district", "adviser")
    assert [freeman.value for freeman in end.players[0].freemen] == [3]
    assert (end.players[0].advisers, end.bastion, end.round) == ([YELLOW], 1, 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_every_building_card_and_site(lang: str) -> None:
    said, words, box = page(lang), lessons.texts_of(lang, TITLE), BOXES[""]
    for tile in box.buildings:
        assert {words.say(f"building-{tile}"), words.say(f"aid-building-{tile}")} <= set(said)
    for row in box.data["zodiac_card"]:
        assert {words.say(f"zodiac-{row['id']}"), words.say(f"aid-zodiac-{row['id']}")} <= set(said)
    for action in box.main_actions:
        assert words.say(f"main-{action}-the") in said
    for bonus in box.bonus_tiles:
        assert words.say(f"aid-{bonus.id}") in said
    for colour in COLOUR_PLACES:
        assert words.say(f"colour-{colour}-the") in said


def test_the_page_holds_the_values_of_an_owners_box() -> None:
    own = OWN_BOX.load(b"[adviser_row.vp]\nby_slot = [2, 4, 6, 8, 9]\n")
    try:
        found = [[one for one in page("en", box) if one.startswith("Adviser row")] for box in ("", own)]
    finally:
        OWN_BOX.drop(own)
    assert [lines[0].partition(".")[0] for lines in found] == [
        "Adviser row, VP: 1, 3, 6, 10, 15",
        "Adviser row, VP: 2, 4, 6, 8, 9",
    ]
