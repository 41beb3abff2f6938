"""Medioevo Universale to learn: what its lessons promise is what happens, and its page holds every technology."""

from __future__ import annotations

import pytest

from pentapolis import games, lessons
from pentapolis.games.medioevo.battle.events import AttacksCompared
from pentapolis.games.medioevo.components import BOXES, TECHNOLOGIES, UNITS
from pentapolis.games.medioevo.control import controller
from pentapolis.games.medioevo.forces import troops_at
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import text
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES
from pentapolis.words.sheet import text_of

TITLE = games.title("medioevo")
THEMES = ("bid_and_tax", "purchases", "moving", "battle", "trade", "cards", "diplomacy")


def match_at(id: str, step: str) -> Match[Medioevo]:
    """The lesson when the coach comes to this step, if the first way is always taken."""
    data = lessons.lesson(TITLE, id)
    said: list[str] = []
    for one in data.steps:
        match: Match[Medioevo] = lessons.play(TITLE, data, said).match
        if one.id == step:
            return match
        legal = (text(action) for action in TITLE.legal(match.state, data.seat) if one.accepts(TITLE, action))
        said.append(next(legal) if one.accept else lessons.NEXT)
    raise AssertionError(step)


def after(id: str, step: str) -> Medioevo:
    return match_at(id, step).state


def florins(id: str, *steps: str) -> list[int]:
    return [after(id, step).players[0].florins for step in steps]


def units(g: Medioevo, place: str) -> dict[str, int]:
    return {troop.kind: troop.count for troop in troops_at(g, place, 0)}


def test_one_for_each_theme_in_this_order() -> None:
    found = lessons.all_of(TITLE)
    assert tuple(one.id for one in found) == THEMES
    assert all(2 <= one.minutes <= 5 for one in found)


def test_bid_and_tax() -> None:
    assert florins("bid_and_tax", "order", "upkeep", "loan", "end") == [260 - 130, 130 + 8 * 30, 370 - 40, 330 + 500]
    g = after("bid_and_tax", "order")
    assert (g.order, g.players[2].florins) == ([0, 1, 2], 350 + 130)


def test_purchases() -> None:
    steps = ("points", "carpentry", "wagon", "recruit", "card", "keep", "end")
    assert florins("purchases", *steps) == [900, 800, 700, 500, 480, 330, 330]
    g = after("purchases", "end")
    assert (g.phase, g.place("constantinople").civil, len(g.players[0].cards)) == ("combat", 1, 2)
    assert (units(g, "constantinople"), g.items["w1"].place) == ({"light_infantry": 1}, "constantinople")


def test_moving() -> None:
    g = after("moving", "rounds")
    assert units(g, "thessalonica") == {"light_infantry": 2, "archer": 1}
    end = after("moving", "end")
    assert (end.players[0].honor - g.players[0].honor, controller(end, "crete")) == (2, 0)
    assert (units(end, "crete"), end.place("crete").civil) == ({"heavy_infantry": 2}, 1)


def test_battle() -> None:
    match = match_at("battle", "end")
    (compared,) = [event for event in match.log() if isinstance(event, AttacksCompared)]
    assert (compared.attack, compared.defence) == (16, 5)
    assert units(match.state, "bulgaria") == {"archer": 1, "heavy_infantry": 1}
    assert controller(match.state, "bulgaria") == 0


def test_trade() -> None:
    assert florins("trade", "buy", "move", "market", "back", "end") == [300, 100, 380, 180, 280]
    g = after("trade", "end")
    assert (g.place("nicaea").market, g.place("constantinople").market) == (("cloth", "furs", "wine"), ("cereals",))
    assert g.items["c1"].cargo == ("cereals",)


def test_cards() -> None:
    assert florins("cards", "fort", "control", "end") == [300, 250, 150]
    g = after("cards", "end")
    assert (controller(g, "iconium"), g.place("nicaea").military) == (0, 2)
    assert (g.players[0].tokens, g.players[0].grey) == ([1, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0])
    assert [(card.number, card.rotated) for card in g.players[0].cards] == [(33, True), (69, True)]


def test_diplomacy() -> None:
    g = after("diplomacy", "end")
    (pact,) = g.pacts
    assert ([clause.kind for clause in pact.clauses], pact.end) == (["passage", "non_belligerence"], 5)
    assert (units(g, "serbia"), controller(g, "serbia")) == ({"light_infantry": 2}, 1)
    assert [(war.a, war.b) for war in g.wars] == [(0, 2)]
    assert [player.honor for player in g.players] == [10, 10, 10]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_every_technology_unit_and_award(lang: str) -> None:
    words = lessons.texts_of(lang, TITLE)
    sheet = lessons.aid_of(TITLE, words)
    assert sheet is not None
    rows = [row for section in sheet.sections for table in section.tables for row in table.rows]
    cells = [text_of(cell) for row in rows for cell in row]
    for name in (name for names in TECHNOLOGIES.values() for name in names):
        assert {words.say(f"technology-{name}"), words.say(f"technology-{name}-explain")} <= set(cells)
    for unit in UNITS:
        assert words.say(f"unit-{unit}") in cells
    lines = " ".join(text_of(line) for section in sheet.sections for line in section.lines)
    for row in BOXES[""].data["final_award"]:
        assert words.say(f"award-{row['id']}") in lines
