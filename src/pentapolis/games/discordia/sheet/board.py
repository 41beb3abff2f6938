"""The board of Discordia as text, drawn from an observation alone."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.pile import Pile
from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, Sheet, SheetTable, line
from ..components import COLUMNS, DICE, EXTENSIONS, NO_DIE, WORKERS, YEARS
from ..houses import defence
from ..recruitment import need
from ..state import NOBODY, SEASON, SET_UP, Discordia
from ..tables import Effects
from .amounts import (
    ROMAN,
    die_text,
    effects_text,
    name_of,
    privilege_name,
    spaced,
    spaces_text,
    tile_text,
    tower_text,
    workers_text,
)
from .checklist import checklist
from .cities import other_city, own_city


def sheet(o: Discordia, viewer: int, words: Words, names: Sequence[str]) -> Sheet:
    """The board as one viewer sees it; nothing in Discordia is hidden from one player alone."""
    sections = [status(o, words, names), main_board(o, words), supply(o, words), players(o, words, names)]
    if viewer >= 0:
        sections.append(own_city(o, viewer, words))
    sections.append(coming(o, words))
    sections += [other_city(o, seat, words, names) for seat in o.seats if seat != viewer]
    return Sheet(words.say("game-name"), tuple(sections))


def beside(o: Discordia, viewer: int, words: Words, names: Sequence[str]) -> tuple[Section, ...]:
    """The key numbers of all."""
    return (players(o, words, names),)


# where are we


def phase(o: Discordia, words: Words) -> list[str]:
    """Year, season or year-end event."""
    if o.phase == SET_UP:
        return [words.say("phase-set-up")]
    return [words.say("sheet-year", year=o.year), _moment(o, words)]


def _moment(o: Discordia, words: Words) -> str:
    return words.say(f"season-{o.season}" if o.phase == SEASON else f"phase-{o.phase}")


def status(o: Discordia, words: Words, names: Sequence[str]) -> Section:
    """Year and season, who is Maximus, the dice, and the turn that is played as a checklist."""
    if o.phase == SET_UP:
        now = words.say("phase-set-up")
    else:
        now = words.say("sheet-now", year=o.year, last=ROMAN[YEARS], moment=_moment(o, words))
    lines = [line(Cell(now, mark="strong"))]
    if o.phase == SEASON:
        season = o.box.seasons[o.season]
        said = words.say("sheet-season-bonus", value=o.season_value, bonus=effects_text(season.bonus, words))
        lines.append(line(Cell(said, mark="faint")))
    if not o.solo:
        lines.append(_roles(o, words, names))
    lines += _dice(o, words)
    if o.active != NOBODY and o.die:
        lines.append(_used(o, words, names))
    brief = (*lines[:1], *_dice(o, words), *checklist(o, words))
    return Section("status", words.say("sheet-status"), (*lines, *checklist(o, words)), (), brief)


def _roles(o: Discordia, words: Words, names: Sequence[str]) -> Line:
    cells: list[Cell] = []
    for role, seat in (("maximus", o.maximus), ("first-player", o.first_player)):
        if seat != NOBODY:
            cells += [Cell("·", mark="faint")] if cells else []
            cells += [Cell(words.say(f"sheet-{role}"), mark="faint"), Cell(player(words, seat, names), seat)]
    return tuple(cells)


def _dice(o: Discordia, words: Words) -> list[Line]:
    """What the dice show, which one Maximus has taken, and which one Janus blocks."""
    if not any(o.dice):
        return []
    cells = []
    for die, face in zip(DICE, o.dice, strict=True):
        state = "blocked" if die == o.blocked else "taken" if die == o.taken else "free"
        said = words.say("sheet-die", die=words.say(f"die-{die}"), face=face, state=state)
        cells.append(Cell(said, mark="strong" if state == "free" else "faint"))
    lines = [line(*spaced(cells))]
    if o.janus:
        said = words.say(
            "sheet-janus", janus=words.say(f"janus-{o.janus}"), blocks="yes" if o.blocked != NO_DIE else "no"
        )
        lines.append(line(said))
    return lines


def _used(o: Discordia, words: Words, names: Sequence[str]) -> Line:
    said = words.say("sheet-uses", die=words.say(f"die-{o.die}-the"), value=o.value)
    return line(Cell(player(words, o.active, names), o.active), Cell(said, mark="strong"))


# what all share


def main_board(o: Discordia, words: Words) -> Section:
    """The columns with their dice and action tiles, and the buildings under them."""
    header = tuple(words.say(f"sheet-{column}") for column in ("column", "dice", "actions", "buildings"))
    named = SheetTable(header, tuple(_column(o, column, words) for column in range(COLUMNS)))
    columns = SheetTable(header[:-1], tuple(row[:-1] for row in named.rows))
    header = tuple(words.say(f"sheet-{column}") for column in ("column", "building", "die-of", "spaces", "bonus"))
    rows = tuple(
        _building(o, building, column + 1, words)
        for column in range(COLUMNS)
        for building in o.display[column::COLUMNS]
        if building
    )
    faces = SheetTable(header, rows, caption=words.say("sheet-display"))
    return Section("board", words.say("sheet-board"), (), (columns, faces), (named,))


def _column(o: Discordia, column: int, words: Words) -> tuple[Line, ...]:
    """A column: its number, the dice in it, its action tile, and its buildings by name."""
    dice = [
        Cell(words.say(f"color-{die}"), mark="faint" if die in (o.taken, o.blocked) else "strong")
        for die, face in zip(DICE, o.dice, strict=True)
        if face == column + 1
    ]
    tile = o.action_tiles[column] if o.action_tiles else ""
    actions = tile_text(o.box.action_tiles[tile].actions, words) if tile else ""
    buildings = [name_of(building, words) for building in o.display[column::COLUMNS] if building]
    return line(str(column + 1)), tuple(spaced(dice)), line(actions), line(", ".join(buildings))


def _building(o: Discordia, building: str, column: int, words: Words) -> tuple[Line, ...]:
    """A building of the display: what it shows."""
    face = o.box.faces[building]
    bonus = effects_text(face.bonus, words) if face.bonus else ""
    return (
        line(str(column)),
        line(name_of(building, words)),
        line(die_text(face, words)),
        line(spaces_text(face, words)),
        line(bonus),
    )


def coming(o: Discordia, words: Words) -> Section:
    """What nobody knows yet: the barbarians on the right, the bag, the stack."""
    hidden = line(words.say("sheet-bag", n=sum(o.bag), workers=workers_text(o.bag, words)))
    stack = line(words.say("sheet-stack", n=len(o.building_stack)))
    raid = tuple(_raid(o, words))
    return Section("secret", words.say("sheet-coming"), (*raid, hidden, stack), (), raid)


def _raid(o: Discordia, words: Words) -> list[Line]:
    """The barbarians of the year: what is seen of them, and what the right pile may still bring."""
    lines = []
    for side, tile, effects in (("left", o.left, "penalty"), ("right", o.right, "reward")):
        if tile:
            card = o.box.barbarians[tile]
            said: Effects = getattr(card, effects)
            text = words.say(f"sheet-{side}", strength=card.strength, effect=effects_text(said, words))
            lines.append(line(text))
        elif side == "right" and o.left:
            low, high = _range(o, o.right_pile)
            lines.append(line(Cell(words.say("sheet-right-hidden", low=low, high=high), mark="faint")))
    if o.left and o.right:
        lines.append(line(Cell(words.say("sheet-strength", strength=o.strength), mark="strong")))
    return lines


def _range(o: Discordia, pile: Pile) -> tuple[int, int]:
    """The least and the greatest strength that the next tile of a pile may have."""
    top = pile.top()
    possible = pile.pools[top.group] if top is not None else {}
    strengths = [o.box.barbarians[tile].strength for tile in possible] or [0]
    return min(strengths), max(strengths)


def supply(o: Discordia, words: Words) -> Section:
    """Everything that is open to all: extensions, stars, modifiers, towers, decrees, privileges."""
    left = [
        words.say("sheet-left-over", thing=words.say(f"extension-{extension}"), n=n)
        for extension, n in zip(EXTENSIONS, o.extension_supply, strict=True)
        if n
    ]
    extensions = ", ".join(left) or words.say("sheet-check-none")
    lines = (
        line(Cell(words.say("sheet-open-extensions"), mark="faint"), extensions),
        line(words.say("sheet-pieces", stars=o.star_supply, modifiers=o.modifier_supply)),
    )
    return Section("board", words.say("sheet-supply"), lines, (_open_tiles(o, words),), lines)


def _open_tiles(o: Discordia, words: Words) -> SheetTable:
    """Towers, decrees and privileges, each with what it says."""
    tiles = [("tower", name_of(id, words), tower_text(o.box.faces[id], words)) for id in o.tower_supply]
    tiles += [
        ("decree", words.say(f"decree-{id}"), words.say(f"decree-{id}-explain").rstrip(".")) for id in o.decree_supply
    ]
    tiles += [
        ("privilege", privilege_name(id, words), effects_text(o.box.privileges[id].effect, words))
        for id in o.privilege_supply
    ]
    rows = tuple((line(words.say(f"glossary-{kind}")), line(name), line(says)) for kind, name, says in tiles)
    return SheetTable(tuple(words.say(f"sheet-{column}") for column in ("kind", "tile", "says")), rows)


# the players

COLUMN_NAMES = ("player", "reserve", *WORKERS, "stars", "modifiers", "ring", "defence", "need", "has")


def players(o: Discordia, words: Words, names: Sequence[str]) -> Section:
    """Every governor's key numbers: the reserve first, which wants to be empty."""
    header = tuple(words.say(f"sheet-player-{column}") for column in COLUMN_NAMES)
    rows = tuple(_player(o, seat, words, names) for seat in o.clockwise(max(o.first_player, 0)))
    table = SheetTable(header, rows, numeric=tuple(range(1, len(COLUMN_NAMES) - 1)))
    return Section("players", words.say("sheet-players"), tables=(table,), brief=(table,))


def _player(o: Discordia, seat: int, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    city = o.cities[seat]
    has = [words.say("sheet-has-turn")] if seat == o.active else []
    has += [words.say("sheet-has-maximus")] if seat == o.maximus and not o.solo else []
    has += [words.say("sheet-has-first")] if seat == o.first_player and not o.solo else []
    beaten = bool(o.left and o.right) and defence(o.box, city) < o.strength
    return (
        line(Cell(player(words, seat, names), seat)),
        line(Cell(str(city.workers), mark="strong")),
        *(line(Cell(str(n), mark="" if n else "faint")) for n in (*city.reserve, city.stars)),
        line(words.say("sheet-of", part=city.active, whole=city.modifiers)),
        line(str(city.ring)),
        line(Cell(str(defence(o.box, city)), mark="bad" if beaten else "")),
        line(str(need(o.box, city))),
        line(*spaced([Cell(said) for said in has])),
    )
