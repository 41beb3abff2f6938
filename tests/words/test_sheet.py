"""The board of Kingsburg as text: everything a player sees, and nothing a player may not see."""

from __future__ import annotations

import random

import pytest

from pentapolis import games
from pentapolis.games.kingsburg import sheet as art
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.sheet import Cell, text_of
from words.drawing import lines

NAMES = ["Anna", "Théo", "Cleo", "Dan", "Eve"]
TITLE = games.title("kingsburg")


def positions(seed: int) -> list[Kingsburg]:
    """The positions of a random game, at every decision."""
    luck = random.Random(seed)
    match: Match[Kingsburg] = Match(TITLE, TITLE.table(2 + seed % 4), FastChance(seed), NAMES[: 2 + seed % 4])
    found = []
    while not match.over:
        found.append(match.state)
        seat = TITLE.to_act(match.state)[0]
        match.act(seat, luck.choice(TITLE.asked(match.state, seat)))
    return [*found, match.state]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_whole_games_can_be_drawn_for_everybody(lang: str) -> None:
    words = Words(lang, "kingsburg", TITLE.actions)
    for g in (positions(1) + positions(2))[::7]:
        for viewer in (SPECTATOR, *g.seats):
            drawn = lines(art.sheet(TITLE.observe(g, viewer), viewer, words, NAMES))
            assert not [line for line in drawn if "_" in line or "{" in line]


def test_the_parts_of_a_sheet() -> None:
    g = positions(3)[20]
    sheet = art.sheet(TITLE.observe(g, 0), 0, Words("en", "kingsburg"), NAMES)
    areas = [section.area for section in sheet.sections]
    assert areas[:5] == ["status", "board", "players", "own", "secret"]
    assert areas[5:] == ["others"] * (len(g.provinces) - 1)
    court = sheet.sections[1].tables[0]
    assert [text_of(row[0]) for row in court.rows] == [str(n) for n in range(1, 19)]
    grid = sheet.sections[3].tables[0]
    assert [len(row) for row in grid.rows] == [4] * 5
    assert [text_of(row[0]) for row in sheet.sections[2].tables[0].rows] == [NAMES[seat] for seat in g.order]


def test_whose_dice_are_on_an_advisor() -> None:
    g = next(g for g in positions(3) if g.groups and g.groups[0].seat >= 0)
    group = g.groups[0]
    sheet = art.sheet(TITLE.observe(g, 1), 1, Words("en", "kingsburg"), NAMES)
    taken = sheet.sections[1].tables[0].rows[group.advisor - 1][3]
    assert [cell.seat for cell in taken] == [group.seat]
    assert taken[0].text.startswith(f"{NAMES[group.seat]}: {max(group.colored_dice)}")


def test_only_who_has_looked_sees_the_enemy() -> None:
    words = Words("en", "kingsburg")
    looked = 0
    for seed in range(6):
        for g in positions(seed)[::5]:
            top = g.enemies.top()
            if g.battle is not None or top is None or not top.card:
                continue
            looked += 1
            for viewer in (SPECTATOR, *g.seats):
                section = next(
                    section
                    for section in art.sheet(TITLE.observe(g, viewer), viewer, words, NAMES).sections
                    if section.area == "secret"
                )
                said = " ".join(map(text_of, section.lines))
                assert ("For your eyes only" in said) == (viewer in top.known_to)
                assert section.private == (viewer in top.known_to)
                assert all(NAMES[seat] in said for seat in top.known_to)
                assert len(section.tables[0].rows) == (1 if viewer in top.known_to else 5)
    assert looked
    g = positions(3)[0]
    for viewer in (SPECTATOR, *g.seats):
        sections = art.sheet(TITLE.observe(g, viewer), viewer, words, NAMES).sections
        assert not any(section.private for section in sections), "nobody has looked at anything yet"


def test_own_chances_against_the_winter() -> None:
    g = TITLE.copy(positions(3)[0])
    words = Words("en", "kingsburg")

    def said(soldiers: int) -> str:
        g.provinces[0].soldiers = soldiers
        sheet = art.sheet(TITLE.observe(g, 0), 0, words, NAMES)
        return " ".join(text_of(line) for s in sheet.sections if s.area == "secret" for line in s.lines)

    assert "victory is sure with reinforcements of 5 or more" in said(0)  # strength 4 at most in year I
    assert "victory is sure with reinforcements of 2 or more" in said(3)
    assert "safe already" in said(4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_explains_itself_and_says_where_its_values_come_from(lang: str) -> None:
    words = Words(lang, "kingsburg")
    things = art.things("", words)
    kinds = [thing.kind for thing in things]
    assert [kinds.count(kind) for kind in ("advisor", "building", "enemy")] == [18, 20, 25]
    assert all(line and "_" not in line for thing in things for line in thing.lines)
    assert {thing.source for thing in things if thing.kind != "glossary"} == {"book", "public"}
    assert all(thing.provenance for thing in things if thing.source == "public")
    doubtful = [thing.id for thing in things if thing.rule == "KB-A37"]
    assert doubtful == ["y4_demons_6"]


def test_a_card_is_composed_from_its_values() -> None:
    things = {thing.id: thing for thing in art.things("", Words("en", "kingsburg"))}
    assert things["church"].lines == (
        "Row 1, column III. Cost: 3 gold, 1 wood and 2 stone.",
        "7 VP; battle 0, +1 against Demons.",
        "Counts +1 in battle against Demons.",
    )
    assert things["queen"].lines[0].startswith("Gain 2 goods of your choice")
    assert things["queen"].rule == "KB-8.21"
    assert things["y1_zombies_4"].lines == ("Defeat costs: 2 VP. Victory gives: 1 VP.",)


@pytest.mark.parametrize(("lang", "said"), [("en", "1 gold and 1 wood"), ("fr", "1 or et 1 bois")])
def test_a_note_says_a_price_in_words(lang: str, said: str) -> None:
    o = TITLE.observe(positions(3)[0], 0)
    words = Words(lang, "kingsburg")
    assert art.note(o, 0, TITLE.parse("construct building=inn"), words) == said
    chapel = art.note(o, 0, TITLE.parse("construct building=chapel"), words)
    assert chapel.endswith(" · " + words.say("vp", n=5))


def test_cells_keep_whose_they_are() -> None:
    assert Cell("Anna", 0) != Cell("Anna", 1)
