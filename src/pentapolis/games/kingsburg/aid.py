"""Kingsburg on one page: the year, a season, what advisors and buildings give, the winter, the points."""

from __future__ import annotations

from ...words import Words
from ...words.sheet import Cell, Line, Section, Sheet, SheetTable, line
from .components import BOXES, PHASES, ROWS, Box, Building
from .sheet.cards import advisor_gives, battle_text, goods_short

STEPS = ("roll", "influence", "receive", "build")
RESULTS = ("victory", "draw", "defeat")
POINTS = ("buildings", "reward", "strongest", "others", "end", "tie")


def aid(box: str, words: Words) -> Sheet:
    """The player aid, with the values of a box."""
    chosen = BOXES[box]
    sections = [_year(words), _season(words), _winter(chosen, words), _points(words)]
    sections += [_court(chosen, words), _buildings(chosen, words)]
    return Sheet(words.say("aid-title"), tuple(sections))


def _year(words: Words) -> Section:
    """The eight phases."""
    rows = [
        (line(str(number)), line(Cell(words.say(f"phase-{phase}"), mark="strong")), line(words.say(f"aid-{phase}")))
        for number, phase in enumerate(PHASES, 1)
    ]
    return Section("status", words.say("aid-year"), tables=(SheetTable(("", "", ""), tuple(rows), numeric=(0,)),))


def _season(words: Words) -> Section:
    """The four steps of a production season."""
    rows = [
        (line(letter), line(Cell(words.say(f"track-{step}"), mark="strong")), line(words.say(f"aid-step-{step}")))
        for letter, step in zip("abcd", STEPS, strict=True)
    ]
    return Section("status", words.say("aid-season"), tables=(SheetTable(("", "", ""), tuple(rows)),))


def _court(box: Box, words: Words) -> Section:
    """What the advisors give."""
    rows = [
        (line(str(value)), line(words.say(f"advisor-{advisor.id}")), line(advisor_gives(advisor, words)))
        for value, advisor in sorted(box.advisors.items())
    ]
    header = tuple(words.say(f"sheet-court-{column}") for column in ("value", "advisor", "gives"))
    return Section("board", words.say("glossary-court"), tables=(SheetTable(header, tuple(rows), numeric=(0,)),))


def _buildings(box: Box, words: Words) -> Section:
    """The province: what each building costs, gives and does."""
    rows = [
        tuple(_building(building, words) for building in box.buildings[at * 4 : at * 4 + 4]) for at in range(len(ROWS))
    ]
    table = SheetTable(("I", "II", "III", "IV"), tuple(rows), grid=True, caption=words.say("aid-buildings-caption"))
    return Section("own", words.say("aid-buildings"), tables=(table,))


def _building(building: Building, words: Words) -> Line:
    worth = words.say("sheet-price", cost=goods_short(building.cost.goods, words), vp=building.vp)
    fights = building.battle or building.battle_versus
    cells = [Cell(words.say(f"building-{building.id}"), mark="strong"), Cell(worth)]
    if fights:
        cells.append(Cell(words.say("aid-battle", battle=battle_text(building, words))))
    if building.effects:
        cells.append(Cell(words.say(f"building-{building.id}-explain"), mark="faint"))
    return tuple(cells)


def _winter(box: Box, words: Words) -> Section:
    """The battle: how strong the enemies are, and how it ends."""
    strengths = [words.say("sheet-range", low=low, high=high) for low, high in map(box.strengths, range(1, 6))]
    table = SheetTable(
        ("I", "II", "III", "IV", "V"), (tuple(line(text) for text in strengths),), caption=words.say("aid-strength")
    )
    lines = [line(words.say("aid-combat"))]
    lines += [
        line(Cell(words.say(f"aid-{result}-name"), mark="strong"), words.say(f"aid-{result}")) for result in RESULTS
    ]
    return Section("secret", words.say("phase-winter"), tuple(lines), (table,))


def _points(words: Words) -> Section:
    """Where points come from, and how the game ends."""
    return Section("players", words.say("aid-points"), tuple(line(words.say(f"aid-points-{key}")) for key in POINTS))
