"""An owner's component file, laid over ours: what no rulebook prints may be replaced, what the book states may not."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ...kernel.components import PROVENANCE, box_id, keep_printed, lean, load
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


def read_box(text: bytes) -> str:
    """Load an owner's component file, laid over ours, and return the id to put on the table."""
    name = box_id(text)
    if name not in BOXES:
        BOXES[name] = stored(text)
    return name


def drop_box(name: str) -> None:
    """Forget an owner's box; ours stays."""
    if name:
        BOXES.pop(name, None)


def laid_over(text: bytes) -> Box:
    """The box that an owner's component file makes, laid over ours; what the book prints stays."""
    box = stored(text)
    keep_printed(BOXES[""].data, box.data)
    return box


def stored(text: bytes) -> Box:
    """The same for a file of an earlier table, which may replace more."""
    given = load(text)
    data = deepcopy(BOXES[""].data)
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
            lay_over(name, data[name], row)
    return Box(lean(BOXES[""].data, data))


def lay_over(name: str, ours: list[dict[str, Any]], row: dict[str, Any]) -> None:
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
