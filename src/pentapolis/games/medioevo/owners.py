"""An owner's component file: values of a real box that no rulebook prints, laid over ours.

It may say how the map is (terrain, fire, goods and ports of its territories, what borders on what, rivers), what the
Event cards show, and the points and objectives of the Empire cards.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

from ...kernel.box import OwnersBox
from ...kernel.components import PROVENANCE
from ...kernel.refusal import BadComponents
from .components import BOXES, COLOURS, GOODS, ICONS, TAX_LEVELS, TERRAINS, Box

Icon = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(ICONS)})$")]
Colour = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(COLOURS)})$")]
Good = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(GOODS)})$")]
Terrain = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(TERRAINS)})$")]
Tax = Annotated[int, msgspec.Meta(ge=TAX_LEVELS[0], le=TAX_LEVELS[-1])]
Amount = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Pair = tuple[str, str]
Points = Annotated[list[list[Colour]], msgspec.Meta(min_length=1)]

ROWS: dict[str, tuple[str, dict[str, Any]]] = {
    "territory": (
        "id",
        {
            "terrain": Terrain,
            "fire": bool,
            "land": list[str],
            "sea": list[str],
            "inhabited": {"good": Good, "port": bool},
        },
    ),
    "sea_zone": ("id", {"sea": list[str], "coast": list[str]}),
    "river": ("id", {"crossings": list[Pair]}),
    "event_card": (
        "number",
        {"effects": tuple[Icon, Icon, Icon], "dark_red": list[str], "light_red": list[str], "tolerated_tax": Tax},
    ),
    "empire_card": (
        "number",
        {
            "points": {"options": Points},
            "objective": {"kind": str, "params": dict[str, bool | Amount | str | list[str]]},
        },
    ),
}
"""Lists of things: what names an entry, and what of it may be replaced, by its kind; some stands in a table of it."""


def lay_over(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Put the entries of an owner's file into ours."""
    for table, value in given.items():
        if table not in data:
            raise BadComponents("components-no-table", table=table)
        if table not in ROWS and value != data[table]:
            raise _fixed(table)
        if table in ROWS:
            _lay_rows_over(data[table], value, table)


def _lay_rows_over(ours: list[dict[str, Any]], given: Any, table: str) -> None:
    key, parts = ROWS[table]
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise BadComponents("components-form", table=table)
    for row in given:
        own = next((own for own in ours if str(own[key]) == str(row.get(key))), None)
        if own is None:
            raise BadComponents("components-no-entry", table=table, key=key, value=repr(row.get(key)))
        _lay_row_over(own, {name: value for name, value in row.items() if name != key}, parts, f"{table}.{own[key]}")


def _lay_row_over(own: dict[str, Any], given: dict[str, Any], parts: dict[str, Any], place: str) -> None:
    """Put what may be replaced into an entry, or into a table of it."""
    for name, value in given.items():
        inner, kind = f"{place}.{name}", parts.get(name)
        if name in PROVENANCE:
            continue
        if name not in own:
            raise BadComponents("components-no-field", place=inner)
        if isinstance(kind, dict):
            if not isinstance(value, dict):
                raise BadComponents("components-value", place=inner)
            _lay_row_over(own[name], value, kind, inner)
        elif own[name] == value:
            continue
        elif kind is None:
            raise _fixed(inner)
        else:
            own[name] = _checked(value, kind, inner)


def _checked(value: Any, kind: Any, place: str) -> Any:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        bound = re.search(r"`int` ([<>])= (-?\d+)", str(error))
        if bound is None:
            raise BadComponents("components-value", place=place) from None
        reason = "components-low" if bound[1] == ">" else "components-high"
        raise BadComponents(reason, place=place, bound=int(bound[2])) from None
    return value


def _fixed(place: str) -> BadComponents:
    """The book states this value, or it is not for an owner's file."""
    return BadComponents("components-fixed", place=place, places=", ".join(ROWS))


OWN_BOX = OwnersBox(BOXES, Box, lay_over)
