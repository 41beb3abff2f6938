"""An owner's component file, laid over ours: what no rulebook prints may be replaced, what the book states may not."""

from __future__ import annotations

import hashlib
import re
import tomllib
from copy import deepcopy
from typing import Any

from .components import BOXES, Box, ComponentError

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

PROVENANCE = ("source", "ref", "why", "note")


def read_box(text: bytes) -> str:
    """Load an owner's component file, laid over ours, and return the id to put on the table."""
    box = laid_over(text)
    name = hashlib.sha256(text).hexdigest()[:16]
    BOXES[name] = box
    return name


def drop_box(name: str) -> None:
    """Forget an owner's box; ours stays."""
    if name:
        BOXES.pop(name, None)


def laid_over(text: bytes) -> Box:
    """The box that an owner's component file makes, laid over ours."""
    try:
        given = tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        line = re.search(r"line (\d+)", str(error))
        raise ComponentError("components-no-toml", line=int(line[1]) if line else 0) from None
    data = deepcopy(BOXES[""].data)
    for name, rows in given.items():
        if name not in data:
            raise ComponentError("components-no-table", table=name)
        if name not in REPLACEABLE:
            raise ComponentError("components-fixed", place=name, places=", ".join(REPLACEABLE))
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ComponentError("components-form", table=name)
        for row in rows:
            lay_over(name, data[name], row)
    return Box(data)


def lay_over(name: str, ours: list[dict[str, Any]], row: dict[str, Any]) -> None:
    """One entry of a table; what the book states must be as it is."""
    own = next((own for own in ours if own["id"] == row.get("id")), None)
    if own is None:
        raise ComponentError("components-no-entry", table=name, key="id", value=repr(row.get("id")))
    for field, value in row.items():
        place = f"{name}.{own['id']}.{field}"
        if field in PROVENANCE:
            continue
        if field not in own:
            raise ComponentError("components-no-field", place=place)
        if field not in REPLACEABLE[name] and value != own[field]:
            raise ComponentError("components-fixed", place=place, places=", ".join(REPLACEABLE[name]))
        own[field] = value
