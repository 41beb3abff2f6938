"""Names of places, units and pieces, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....words import Words
from ....words.naming import number_of, player
from ....words.sheet import Cell
from ..components import BOXES, BUILDINGS, CATEGORIES, Box
from ..forces import Troops, unit_name
from ..state import Medioevo
from ..tabletop import BARBARIANS, Item, Place

ROMAN = ("", "I", "II", "III", "IV")


def place_name(name: str, words: Words) -> str:
    return words.say(f"place-{name}")


def side_name(side: int, words: Words, names: Sequence[str]) -> str:
    """A player, or the barbarians."""
    return words.say("sheet-barbarians") if side == BARBARIANS else player(words, side, names)


def troops_text(troops: Troops, words: Words) -> str:
    """Units, those of a kind together: "2 Archers, 1 Captain II"."""
    counts: dict[str, int] = {}
    for troop in troops:
        counts[unit_name(troop)] = counts.get(unit_name(troop), 0) + troop.count
    return ", ".join(words.say(f"units-{unit}", n=count) for unit, count in counts.items())


def item_text(name: str, item: Item, words: Words) -> str:
    """A transport or engine with its number, its level and its cargo: "Caravan 5 (II): 2 Wine"."""
    said = f"{words.say(f'item-{item.kind}')}\N{NO-BREAK SPACE}{number_of(name)} ({ROMAN[item.level]})"
    cargo = ", ".join(f"{item.cargo.count(good)} {words.say(f'good-{good}')}" for good in sorted(set(item.cargo)))
    aboard = troops_text(item.troops, words)
    more = " · ".join(part for part in (cargo, aboard) if part)
    return words.say("sheet-holds", what=said, load=more) if more else said


def buildings_of(place: Place) -> list[str]:
    """The buildings of a place, by name."""
    levels = (place.civil, place.military, place.religious)
    return [BUILDINGS[category][level - 1] for category, level in zip(CATEGORIES, levels, strict=True) if level]


def points_text(box: Box, number: int, words: Words) -> str:
    """The technology points printed on an Empire card."""
    ways = box.cards[number].points
    said = " / ".join(", ".join(words.say(f"colour-{colour}") for colour in way) for way in ways)
    return words.say("thing-points", points=said or "–")


def objective_text(box: Box, number: int, words: Words) -> str:
    """What the objective of a card asks for; one of an owner's box in the words of ours that asks the same."""
    own, ours = box.cards[number].objective, BOXES[""].cards
    for card in (ours[number], *ours.values()):
        if (card.objective.kind, card.objective.params) == (own.kind, own.params):
            return words.say(f"objective-{card.number}")
    parts = listed(f"{name} {_value_text(value)}" for name, value in own.params.items())
    return words.say("objective-own", kind=own.kind, parts=parts)


def _value_text(value: object) -> str:
    return " / ".join(map(str, value)) if isinstance(value, list) else str(value)


def spaced(cells: Sequence[Cell]) -> list[Cell]:
    """Cells with a dot between them."""
    found: list[Cell] = []
    for cell in cells:
        found += [Cell("·", mark="faint"), cell] if found else [cell]
    return found


def listed(parts: Iterable[str]) -> str:
    return ", ".join(part for part in parts if part)


def in_play(o: Medioevo) -> list[str]:
    """The places in play that hold something or belong to somebody, sorted: lands first, then seas."""
    chart = o.box.chart
    shown = [name for name in chart.territories if name in o.in_play]
    return sorted(shown) + sorted(name for name in chart.seas if name in o.in_play)
