"""An owner's component file, laid over ours: what no rulebook prints may be replaced, what the book states may not."""

from __future__ import annotations

from typing import Any

from ...kernel.box import OwnersBox
from ...kernel.components import PROVENANCE
from ...kernel.refusal import BadComponents
from .components import BOXES, Box

REPLACEABLE: dict[str, tuple[str, ...]] = {
    "seasons": ("die_value", "bonus"),
    "action_tiles": ("actions",),
    "buildings": ("die_value", "spaces", "bonus"),
    "ship_backs": ("spaces",),
    "extensions": ("adds",),
    "city_slots": ("recruit", "bonus"),
    "track_spaces": ("recruit", "permanent", "bonus"),
    "decree_slots": ("recruit", "bonus"),
    "towers": ("die_value", "spaces", "defence", "exchange", "bonus"),
    "privileges": ("kind", "effect"),
    "barbarians": ("strength", "penalty", "reward"),
    "janus": ("die", "remove", "reshuffle"),
}
"""What an owner's file may replace, by table: entries are found by their ids."""


def lay_over(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Put the entries of an owner's file into ours."""
    for name, rows in given.items():
        if name not in data:
            raise BadComponents("components-no-table", table=name)
        if rows == data[name]:
            continue
        if name not in REPLACEABLE:
            raise BadComponents("components-fixed", place=name, places=", ".join(REPLACEABLE))
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadComponents("components-form", table=name)
        for row in rows:
            _lay_row_over(name, data[name], row)


def _lay_row_over(name: str, ours: list[dict[str, Any]], row: dict[str, Any]) -> None:
    """One entry of a table; what the book states must be as it is."""
    own = next((own for own in ours if own["id"] == row.get("id")), None)
    if own is None:
        raise BadComponents("components-no-entry", table=name, key="id", value=repr(row.get("id")))
    for field, value in row.items():
        place = f"{name}.{own['id']}.{field}"
        if field in PROVENANCE:
            continue
        if field not in own:
            raise BadComponents("components-no-field", place=place)
        if field not in REPLACEABLE[name] and value != own[field]:
            raise BadComponents("components-fixed", place=place, places=", ".join(REPLACEABLE[name]))
        own[field] = value


OWN_BOX = OwnersBox(BOXES, Box, lay_over)
