"""The figures that a drawn board of Origins prints: public data of a box, as plain JSON."""

from __future__ import annotations

from typing import Any

from ..components import (
    ALL_BASES,
    BOXES,
    CARD_GOLD,
    CITIZEN_DICE,
    COLOURS,
    CROSSED,
    DISTRICT_CARDS,
    END_CONDITIONS,
    FEWEST_FLOOR_COLOURS,
    FINAL_VP,
    HIGHEST,
    LAST_BASE_VP,
    NEUTRAL_SPACES,
    PLAYER_COLOURS,
    RESOURCES,
    RETREAT,
    SHIP_HIGHEST,
    SOLO_ROUNDS,
    SOLO_TARGET,
    SOLO_TARGET_STEP,
    SPACES,
    SPEAKER_DICE,
    SPEAKER_HIGHEST,
    START_BASES,
    TEMPLES,
    Box,
    Deed,
)


def facts(box: str) -> dict[str, Any]:
    """Sites, tiles, cards, tracks, and the names that lists of a state are ordered by."""
    own = BOXES[box]
    return {
        "colours": list(COLOURS),
        "player_colours": list(PLAYER_COLOURS),
        "resources": list(RESOURCES),
        "temples": {"order": list(TEMPLES), "vp": list(own.temple_vp), "summit": own.summit},
        "sites": [{"site": site.position, "upper": site.upper, "lower": site.lower} for site in own.sites],
        "main_actions": _deeds(own, "main_action", own.main_actions.values()),
        "bonus_tiles": [
            deed | {"colour": colour}
            for deed, colour in zip(_deeds(own, "bonus_tile", own.bonus_tiles), COLOURS, strict=True)
        ],
        "mothership": {"highest": SHIP_HIGHEST},
        "die": {"highest": HIGHEST, "speaker": SPEAKER_HIGHEST},
        "market": {"wisdom": list(own.market_costs)},
        "citizens": {"wisdom": list(own.area_costs)},
        "population": {
            "food": list(own.base_costs),
            "start": START_BASES,
            "bases": ALL_BASES,
            "last_vp": LAST_BASE_VP,
        },
        "advisers": {"vp": list(own.adviser_vp[1:])},
        "military": _military(own),
        "attack_bonuses": _deeds(own, "attack_bonus", own.attack_bonuses.values()),
        "buildings": _buildings(own),
        "zodiac": [{"id": row["id"], "optional": row["optional"]} for row in own.data["zodiac_card"]],
        "districts": [
            {
                "id": card.id,
                "pattern": [list(row) for row in card.pattern],
                "towers": list(card.towers),
                "first": card.vp_first,
                "again": card.vp_again,
            }
            for card in own.districts.values()
        ],
        "card_gold": CARD_GOLD,
        "end": {"conditions": list(END_CONDITIONS), "floor_colours": FEWEST_FLOOR_COLOURS},
        "players": [
            {
                "players": players,
                "citizen_dice": CITIZEN_DICE[players],
                "speakers": SPEAKER_DICE[players],
                "district_cards": DISTRICT_CARDS[players],
            }
            for players in CITIZEN_DICE
        ],
        "solo": _solo(own),
    }


def _deeds(box: Box, table: str, deeds: Any) -> list[dict[str, Any]]:
    """Things with effects: their costs, and the effects as the component file has them."""
    effects = {row["id"]: row["effect"] for row in box.data[table]}
    return [_deed(deed, effects[deed.id]) for deed in deeds]


def _deed(deed: Deed, effect: list[dict[str, Any]]) -> dict[str, Any]:
    return {"id": deed.id, "cost": dict(deed.cost), "mode": deed.mode, "effect": effect}


def _buildings(box: Box) -> list[dict[str, Any]]:
    rows = {row["id"]: row for row in box.data["building"]}
    return [
        _deed(tile, rows[tile.id]["effect"])
        | {
            "colour": tile.colour,
            "group": rows[tile.id]["group"],
            "stone": tile.tile.stone_cost,
            "copies": tile.tile.copies,
        }
        for tile in box.buildings.values()
    ]


def _military(box: Box) -> dict[str, Any]:
    """The spaces in order; a threshold lies before each space that has one more behind it."""
    return {
        "spaces": [
            {
                "space": space,
                "bonus": box.space_bonuses[space],
                "crossed": CROSSED[space],
                "retreat": RETREAT[space],
                "threshold_before": bool(space) and CROSSED[space] > CROSSED[space - 1],
            }
            for space in SPACES
        ],
        "final_vp": FINAL_VP,
    }


def _solo(box: Box) -> dict[str, Any]:
    return {
        "rounds": SOLO_ROUNDS,
        "target": SOLO_TARGET,
        "step": SOLO_TARGET_STEP,
        "neutral": list(NEUTRAL_SPACES),
        "conditions": [
            {"colour": row["bonus_colour"], "site": int(row["site"].removeprefix("site_"))}
            for row in box.data["solo_target"]
        ],
    }
