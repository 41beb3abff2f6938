"""The figures that a drawn board of Discordia prints: public data of a box, as plain JSON."""

from __future__ import annotations

from typing import Any

from ..components import (
    BOXES,
    COLUMNS,
    DICE,
    EXTENSIONS,
    FACES,
    LAST_AQUEDUCT,
    MODIFIERS_AT_START,
    PREPRINTED,
    PRIVILEGE_EXTENSIONS,
    ROWS,
    SEASONS,
    STARS_AT_START,
    TRACKS,
    TYPES,
    UPGRADE_VALUE,
    WORKERS,
    WORKERS_AT_START,
    WORKERS_PER_TYPE,
    YEARS,
    Box,
)
from ..state import PHASES
from ..tables import Effects, Icon, SetupLine


def facts(box: str) -> dict[str, Any]:
    """Tile faces, the city board, the set-up, and the names that lists of a state are ordered by."""
    own = BOXES[box]
    return {
        "workers": [{"id": row["id"], "color": row["color"], "count": row["count"]} for row in own.data["workers"]],
        "worker_order": list(WORKERS),
        "dice": list(DICE),
        "columns": COLUMNS,
        "years": YEARS,
        "seasons": [
            {"id": season, "value": own.seasons[season].die_value, "bonus": effects(own.seasons[season].bonus)}
            for season in SEASONS
        ],
        "phases": list(PHASES),
        "types": [
            {"id": kind, "row": row, "die": row_of["special_deployment_die"]}
            for kind, row, row_of in zip(TYPES, ROWS, own.data["building_types"], strict=True)
        ],
        "setup": {str(players): _setup(line) for players, line in own.setup.items()},
        "start": {"workers": WORKERS_AT_START, "stars": STARS_AT_START, "modifiers": MODIFIERS_AT_START},
        "workers_per_type": WORKERS_PER_TYPE,
        "action_tiles": [{"id": tile.id, "actions": effects(tile.actions)} for tile in own.action_tiles.values()],
        **_tiles(own),
        **_city(own),
    }


def _tiles(box: Box) -> dict[str, Any]:
    """Buildings, towers, decrees, privileges, barbarians and Janus tiles, as they are printed."""
    return {
        "buildings": [_building(box, row["id"]) for row in box.data["buildings"]],
        "anchor_shops": [
            {**_building(box, row["id"]), "front": row["front"], "flip_bonus": effects(box.flip_bonus[row["id"]])}
            for row in box.data["ship_backs"]
        ],
        "towers": [_tower(box, id) for id in box.tower_kinds],
        "decrees": [{"id": row["id"], "condition": row["condition"]} for row in box.data["decrees"]],
        "privileges": [
            {"id": tile.id, "single_use": tile.single_use, "effect": effects(tile.effect)}
            for tile in box.privileges.values()
        ],
        "barbarians": [
            {
                "id": tile.id,
                "back": tile.back,
                "strength": tile.strength,
                "penalty": effects(tile.penalty),
                "reward": effects(tile.reward),
            }
            for tile in box.barbarians.values()
        ],
        "janus": [
            {"id": tile.id, "die": tile.die, "remove": tile.remove, "reshuffle": tile.reshuffle}
            for tile in box.janus.values()
        ],
    }


def _building(box: Box, id: str) -> dict[str, Any]:
    face = box.faces[id]
    return {
        "id": id,
        "type": TYPES[face.type],
        "value": face.value,
        "die": DICE[face.color] if face.color >= 0 else "any",
        "spaces": [list(space) for space in face.spaces],
        "bonus": effects(face.bonus),
        "back": face.back,
    }


def _tower(box: Box, id: str) -> dict[str, Any]:
    face = box.faces[id]
    return {
        "id": id,
        "kind": box.tower_kinds[id],
        "value": face.value,
        "die": "red" if face.size else "any",
        "spaces": [list(space) for space in face.spaces],
        "defence": face.defence,
        "exchange": face.exchange,
        "bonus": effects(face.bonus),
    }


def _city(box: Box) -> dict[str, Any]:
    """The city board: places of the rows, spaces of the tracks, places of decrees, the aqueduct."""
    return {
        "rows": [
            {"id": row, "preprinted": printed, "places": [_icon(place) for place in places]}
            for row, printed, places in zip(ROWS, PREPRINTED, box.slots, strict=True)
        ],
        "tracks": [
            {
                "id": track,
                "spaces": [_icon(space) for space in box.tracks[track]],
                "added": [_icon(space) for space in box.track_tiles[track]],
            }
            for track in TRACKS
        ],
        "decree_places": [_icon(place) for place in box.decree_slots],
        "extensions": [{"id": row["id"], "count": row["count"]} for row in box.data["extensions"]],
        "extension_order": list(EXTENSIONS),
        "privilege_extensions": list(PRIVILEGE_EXTENSIONS),
        "aqueduct": {"last": LAST_AQUEDUCT, "overflow": effects(box.overflow)},
        "upgrade_values": {"always": [UPGRADE_VALUE], "faces": list(FACES)},
    }


def _icon(icon: Icon) -> dict[str, Any]:
    return {"recruit": icon.recruit, "bonus": effects(icon.bonus), "permanent": icon.permanent}


def _setup(line: SetupLine) -> dict[str, Any]:
    return {
        "extensions": list(line.extensions),
        "modifiers": line.modifiers,
        "towers_military": line.towers_military,
        "towers_commercial": line.towers_commercial,
        "decrees": line.decrees,
        "privileges": line.privileges,
        "stars": line.stars,
        "rows": line.building_rows,
    }


def effects(all: Effects) -> list[dict[str, Any]]:
    """Effects as data: the kind, how much, and what it is about where it is about something."""
    found = []
    for effect in all:
        said: dict[str, Any] = {"kind": effect.kind, "n": effect.n}
        for name in ("target", "track", "worker", "value"):
            if value := getattr(effect, name):
                said[name] = value
        found.append(said)
    return found
