"""An owner's component file: some values of a real box, laid over ours."""

from __future__ import annotations

from typing import Any

from ...kernel.box import OwnersBox
from ...kernel.components import PROVENANCE, printed
from ...kernel.refusal import BadComponents
from .components import BOXES, Box

LISTS = (
    "building_market.wisdom_cost.by_slot",
    "citizen_area.wisdom_cost.by_slot",
    "population_track.food_cost.by_base",
    "adviser_row.vp.by_slot",
    "temple_track.vp.by_step",
)
"""Lists of numbers that an owner's file may replace."""
PRINTED_COSTS = {0: 2, 3: 8}
"""Food for the first and the last base of the population track."""
PRINTED_AMONG = {
    "building_market.wisdom_cost.by_slot": (2,),
    "adviser_row.vp.by_slot": (6,),
    "temple_track.vp.by_step": (16, 31, 70),
}
"""Numbers that can be read in the book, though not all of their places."""
ROWS: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "bonus_tile": ("id", {"colour_of": ("colour",)}),
    "military_space": ("index", {"": ("bonus",)}),
    "building": ("id", {"tile": ("stone_cost", "copies")}),
    "district_card": ("id", {"": ("pattern", "towers", "vp_first", "vp_again")}),
}
"""Lists of things: what names an entry, and what of it may be replaced, in which table of it."""


def keep(ours: Box, box: Box) -> None:
    """Refuse an owner's box that replaces the parts that the book prints of some tables."""
    if box.space_bonuses[1] != ours.space_bonuses[1]:
        raise printed("military_space.1.bonus", "OR-8.6")
    for place, number in PRINTED_COSTS.items():
        if box.base_costs[place] != number:
            raise printed(f"population_track.food_cost.by_base[{place}]", "OR-16.2")
    for table, numbers in PRINTED_AMONG.items():
        held = box.data[table.split(".")[0]][table.split(".")[1]][table.split(".")[2]]
        for number in numbers:
            if number not in held:
                raise BadComponents("components-printed-among", place=table, value=number)


def lay_over(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Put the values of an owner's file into ours."""
    for table, value in given.items():
        if table not in data:
            raise BadComponents("components-no-table", table=table)
        if table in ROWS:
            _lay_rows_over(data[table], value, table)
        else:
            _lay_table_over(data[table], value, table)


def _lay_rows_over(ours: list[dict[str, Any]], given: Any, table: str) -> None:
    key, parts = ROWS[table]
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise BadComponents("components-form", table=table)
    for row in given:
        own = next((own for own in ours if own[key] == row.get(key)), None)
        if own is None:
            raise BadComponents("components-no-entry", table=table, key=key, value=repr(row.get(key)))
        for name, value in row.items():
            place = f"{table}.{own[key]}.{name}"
            if name in parts and isinstance(value, dict):
                for field, number in value.items():
                    _replace(own[name], field, number, f"{place}.{field}", field in parts[name])
            else:
                _replace(own, name, value, place, name in parts.get("", ()))


def _lay_table_over(own: Any, given: Any, place: str) -> None:
    """Nested tables of which only the lists of `LISTS` may differ."""
    if not isinstance(own, dict) or not isinstance(given, dict):
        if own != given:
            raise fixed(place)
        return
    for key, value in given.items():
        inner = f"{place}.{key}"
        if isinstance(value, dict) and isinstance(own.get(key), dict):
            _lay_table_over(own[key], value, inner)
        else:
            _replace(own, key, value, inner, inner in LISTS)


def _replace(own: dict[str, Any], key: str, value: Any, place: str, allowed: bool) -> None:
    if key in PROVENANCE:
        return
    if key not in own:
        raise BadComponents("components-no-field", place=place)
    if allowed:
        own[key] = value
    elif own[key] != value:
        raise fixed(place)


def fixed(place: str) -> BadComponents:
    """The book states this value, or it is not for an owner's file."""
    return BadComponents("components-fixed", place=place, places=", ".join((*LISTS, *ROWS)))


OWN_BOX = OwnersBox(BOXES, Box, lay_over, keep)
