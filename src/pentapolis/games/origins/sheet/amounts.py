"""Small texts that several parts of the sheet share: dice, tiles, cells, resources, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....words import Words
from ....words.sheet import Cell
from ..components import COLOURS, DICE, FARM, NO_COLOUR, RESOURCES, SPEAKERS, DistrictCard
from ..state import Seat, Tile


def die_name(colour: int, value: int, words: Words) -> str:
    """A Citizen die by colour and value: "red 3"."""
    return words.say(f"die-{DICE[colour][value]}")


def speaker_name(value: int, words: Words) -> str:
    """A Speaker by value: "Speaker 4"."""
    return words.say(f"die-{SPEAKERS[value]}")


def colour_name(colour: int, words: Words) -> str:
    """A colour; that of a grey cell of a pattern is "any tile"."""
    return words.say("any-colour" if colour == NO_COLOUR else f"colour-{COLOURS[colour]}")


def tile_name(tile: Tile, words: Words) -> str:
    """A tile of a city as it lies there: a Farm is a Farm."""
    return words.say(f"building-{FARM if tile.farm else tile.tile}")


def cell_name(x: int, y: int) -> str:
    """A cell of a city: "(1, -1)"."""
    return f"({x}, {y})"


def seat_name(place: Seat) -> str:
    """A seat of power by the top left cell of its block."""
    return cell_name(place.x, place.y)


def cards_text(cards: Iterable[str], words: Words) -> str:
    """District cards by name: "District 3 and District 21"."""
    return words.listed([words.say(f"card-{card}") for card in cards])


def pattern_text(card: DistrictCard, words: Words) -> str:
    """A pattern row by row: "red and blue / any tile and purple"."""
    top, bottom = (pattern_row(row, words) for row in card.pattern)
    return words.say("sheet-card-pattern", top=top, bottom=bottom)


def pattern_row(row: tuple[str, str], words: Words) -> str:
    """A row of a pattern; a grey cell is "any tile"."""
    left, right = (words.say(f"colour-{cell}" if cell in COLOURS else "any-colour") for cell in row)
    return words.say("pattern-row", left=left, right=right)


def resources_text(amounts: Sequence[int], words: Words) -> str:
    """Resources in the order of `RESOURCES`: "2 Stone and 1 Gold"; "nothing" if there are none."""
    counted = zip(RESOURCES, amounts, strict=False)
    return words.listed([words.say(kind, n=n) for kind, n in counted if n]) or words.say("nothing")


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers one after the other: "0, 1, 3"."""
    return ", ".join(map(str, numbers))


def spaced(cells: Sequence[Cell]) -> list[Cell]:
    """Cells with a dot between them."""
    return [part for cell in cells for part in (Cell("·", mark="faint"), cell)][1:]
