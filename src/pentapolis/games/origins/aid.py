"""Origins on one page: a turn, a visit, people, city, war, every building and Zodiac card, the end, solo."""

from __future__ import annotations

from ...words import Words
from ...words.sheet import Area, Cell, Line, Section, Sheet, SheetTable, line
from .components import (
    BOXES,
    COLOURS,
    END_CONDITIONS,
    FINAL_VP,
    LAST_BASE_VP,
    SOLO_ROUNDS,
    SOLO_TARGET,
    SOLO_TARGET_STEP,
    SPACES,
    Box,
)
from .sheet.amounts import numbers_text

TURN = ("visit", "district", "tower", "population", "pass")
VISIT = ("ship", "main", "bonus", "food")
PEOPLE = ("recruit", "bases", "speaker", "adviser")
CITY = ("cost", "place", "district", "seat")
ROUND_END = ("speakers", "bastion", "retreat", "zodiac")
SCORING = ("gold", "temples", "seats", "tie")
SOLO = ("ships", "neutral", "target")
NO_BONUS = "none"


def aid(box: str, words: Words) -> Sheet:
    """The player aid, with the values of a box."""
    chosen = BOXES[box]
    return Sheet(
        words.say("aid-title"),
        (
            _turn(words),
            _visit(chosen, words),
            _listed("own", "people", PEOPLE, words, _values(chosen)),
            _listed("own", "city", CITY, words, _values(chosen)),
            _war(chosen, words),
            _round_end(words),
            _end(chosen, words),
            _buildings(chosen, words),
            _zodiac(chosen, words),
            _listed("others", "solo", SOLO, words, _values(chosen)),
        ),
    )


def _values(box: Box) -> dict[str, str | int]:
    """What the texts may name of a box, and of the rules."""
    return {
        "market": numbers_text(box.market_costs),
        "citizens": numbers_text(box.area_costs),
        "bases": numbers_text(box.base_costs),
        "base_vp": LAST_BASE_VP,
        "advisers": numbers_text(box.adviser_vp[1:]),
        "temples": numbers_text(box.temple_vp),
        "final_vp": FINAL_VP,
        "rounds": SOLO_ROUNDS,
        "target": SOLO_TARGET,
        "step": SOLO_TARGET_STEP,
    }


def _strong(text: str) -> Cell:
    return Cell(text, mark="strong")


def _listed(area: Area, name: str, keys: tuple[str, ...], words: Words, values: dict[str, str | int]) -> Section:
    return Section(area, words.say(f"aid-{name}"), _lines(name, keys, words, values))


def _lines(name: str, keys: tuple[str, ...], words: Words, values: dict[str, str | int]) -> tuple[Line, ...]:
    return tuple(line(words.say(f"aid-{name}-{key}", **values)) for key in keys)


def _turn(words: Words) -> Section:
    """The five actions of a turn."""
    rows = tuple((line(_strong(words.say(f"aid-turn-{key}-name"))), line(words.say(f"aid-turn-{key}"))) for key in TURN)
    return Section("status", words.say("aid-turn"), (line(words.say("aid-turn-more")),), (SheetTable(("", ""), rows),))


def _visit(box: Box, words: Words) -> Section:
    """What a visit costs; the main actions of the sites, and the bonus tiles by colour."""
    header = tuple(words.say(f"aid-visit-{column}") for column in ("site", "upper", "lower"))
    sites = tuple(
        (
            line(_strong(str(site.position))),
            line(words.say(f"main-{site.upper}-the")),
            line(words.say(f"main-{site.lower}-the")),
        )
        for site in box.sites
    )
    tiles = tuple(
        (
            line(_strong(words.say(f"colour-{colour}-the"))),
            line(words.say(f"aid-{tile.id}")),
        )
        for colour, tile in zip(COLOURS, box.bonus_tiles, strict=True)
    )
    tables = (SheetTable(header, sites), SheetTable(("", ""), tiles, caption=words.say("aid-visit-tiles")))
    return Section("board", words.say("aid-visit"), _lines("visit", VISIT, words, {}), tables)


def _war(box: Box, words: Words) -> Section:
    """The military track: tokens, attacks, and what the spaces give."""
    bonuses = [
        words.say("aid-war-space", space=space, bonus=words.say(f"attack-{box.space_bonuses[space]}"))
        for space in SPACES
        if box.space_bonuses[space] != NO_BONUS
    ]
    lines = _lines("war", ("advance", "attack"), words, _values(box))
    return Section("board", words.say("aid-war"), (*lines, line(" · ".join(bonuses))))


def _round_end(words: Words) -> Section:
    """What happens once all have passed, in this order."""
    rows = tuple((line(str(n)), line(words.say(f"aid-round-end-{key}"))) for n, key in enumerate(ROUND_END, 1))
    return Section("status", words.say("aid-round-end"), tables=(SheetTable(("", ""), rows, numeric=(0,)),))


def _end(box: Box, words: Words) -> Section:
    """The four ways in which a game comes to its end, and the final scoring."""
    conditions = " · ".join(words.say(f"condition-{one}") for one in END_CONDITIONS)
    scoring = _lines("scoring", SCORING, words, _values(box))
    return Section("players", words.say("aid-end"), (line(words.say("aid-end-if", conditions=conditions)), *scoring))


def _buildings(box: Box, words: Words) -> Section:
    """The buildings with the letter of their colour and their Stone."""
    rows = tuple(
        (
            line(words.say(f"sheet-letter-{colour}")),
            line(_strong(words.say(f"building-{tile.id}"))),
            line(str(tile.tile.stone_cost)),
            line(words.say(f"aid-building-{tile.id}")),
        )
        for colour in COLOURS
        for tile in box.buildings.values()
        if tile.colour == colour
    )
    return Section("own", words.say("aid-buildings"), tables=(SheetTable(("", "", "", ""), rows, numeric=(2,)),))


def _zodiac(box: Box, words: Words) -> Section:
    rows = tuple(
        (line(_strong(words.say(f"zodiac-{card}"))), line(words.say(f"aid-zodiac-{card}")))
        for card in (row["id"] for row in box.data["zodiac_card"])
    )
    return Section("secret", words.say("aid-zodiac"), tables=(SheetTable(("", ""), rows),))
