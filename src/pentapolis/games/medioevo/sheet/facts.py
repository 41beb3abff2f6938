"""The figures that a drawn board of Medioevo Universale prints: public data of a box, as plain JSON."""

from __future__ import annotations

from typing import Any

from ..components import (
    BARBARIAN_POINTS,
    BARBARIAN_SET,
    BOXES,
    BRANCHES,
    BUILDING_SUPPLY,
    BUILDINGS,
    CATHEDRAL_LEVEL,
    CATHEDRAL_PRICE,
    COLOURS,
    CONTROL_TOKENS,
    CUBE_CAPACITY,
    CUBE_PRICE,
    CUBES,
    ENGINE_DAMAGE,
    ENGINE_MOVEMENT,
    ENGINES,
    GOODS,
    ICONS,
    ITEM_SUPPLY,
    LEVEL_PRICE,
    LOAN,
    MOST_CREW,
    MOST_DEBT,
    MOVEMENT,
    PENALTIES,
    PLAYER_SET,
    POINT_PRICE,
    PRICES,
    RELIGIOUS,
    REPAIR_PRICE,
    ROUTES,
    STRUCTURE,
    TAX_LEVELS,
    TECHNOLOGIES,
    TERRAINS,
    TOKENS,
    TRANSPORTS,
    TURNS,
    UNIT_CAPACITY,
    UNITS,
    Box,
)


def facts(box: str) -> dict[str, Any]:
    """The map, the cards, the prices, and the names that lists of a state are ordered by."""
    own = BOXES[box]
    return {
        "map": _map(own),
        "kingdoms": [
            {"id": one.id, "colour": one.colour, "territories": list(one.territories), "links": list(one.links)}
            for one in own.kingdoms.values()
        ],
        "cards": [_card(own, number) for number in own.cards],
        "events": [
            {
                "number": card.number,
                "icons": list(card.icons),
                "territories": list(card.territories),
                "tax": card.tolerated_tax,
            }
            for card in own.events.values()
        ],
        "icons": list(ICONS),
        "colours": list(COLOURS),
        "branches": [
            {"id": branch, "colour": colour, "technologies": list(TECHNOLOGIES[branch])}
            for branch, colour in zip(BRANCHES, COLOURS, strict=True)
        ],
        "goods": list(GOODS),
        "cube_price": CUBE_PRICE,
        "cubes": CUBES,
        "units": [{"id": unit, "price": PRICES[unit], "set": PLAYER_SET[unit]} for unit in UNITS],
        "barbarians": {"set": dict(BARBARIAN_SET), "points": BARBARIAN_POINTS},
        "buildings": _buildings(),
        "transports": [{"id": kind, "supply": ITEM_SUPPLY[kind]} for kind in TRANSPORTS],
        "engines": [
            {"id": kind, "supply": ITEM_SUPPLY[kind], "units": hit[0], "building": hit[1]}
            for kind, hit in ENGINE_DAMAGE.items()
            if kind in ENGINES
        ],
        "levels": [
            {"level": level, "movement": MOVEMENT[level], "units": UNIT_CAPACITY[level], "cubes": CUBE_CAPACITY[level]}
            for level in MOVEMENT
        ],
        "engine_movement": ENGINE_MOVEMENT,
        "most_crew": MOST_CREW,
        "level_price": LEVEL_PRICE,
        "point_price": POINT_PRICE,
        "repair_price": REPAIR_PRICE,
        "card_price": _card_price(own),
        "recruits": own.data["recruitment"]["base_limit"],
        "tokens": {"objective": TOKENS, "control": CONTROL_TOKENS},
        "tax_levels": list(TAX_LEVELS),
        "loan": LOAN,
        "most_debt": MOST_DEBT,
        "penalties": {str(players): list(values) for players, values in PENALTIES.items()},
        "turns": dict(TURNS),
        "routes": {str(steps): points for steps, points in ROUTES.items()},
        "terrains": {terrain: cost for terrain, (cost, _) in TERRAINS.items()},
    }


def _map(box: Box) -> dict[str, Any]:
    """Places with their outlines and what is printed on them; land first, then the sea zones."""
    drawn = {row["id"]: row for row in (*box.data["territory"], *box.data["sea_zone"])}
    chart = box.chart
    land = [
        _place(drawn[place.id])
        | {
            "terrain": place.terrain,
            "fire": place.fire,
            "kingdom": box.home.get(place.id, ""),
            "good": place.inhabited.good if place.inhabited else "",
            "port": bool(place.inhabited and place.inhabited.port),
            "steps": list(chart.steps[place.id]),
        }
        for place in chart.territories.values()
    ]
    seas = [
        _place(drawn[place.id])
        | {"terrain": "", "fire": False, "kingdom": "", "good": "", "port": False, "steps": list(chart.steps[place.id])}
        for place in chart.seas.values()
    ]
    return {
        "width": box.data["map"]["width"],
        "height": box.data["map"]["height"],
        "land": land,
        "seas": seas,
        "decor": [{"kind": row["kind"], "outline": row["outline"]} for row in box.data["decor"]],
        "rivers": [list(pair) for row in box.data["river"] for pair in row["crossings"]],
        "strait": list(chart.strait),
    }


def _place(row: dict[str, Any]) -> dict[str, Any]:
    return {"id": row["id"], "x": row["x"], "y": row["y"], "outline": row["outline"]}


def _card(box: Box, number: int) -> dict[str, Any]:
    card = box.cards[number]
    objective = card.objective
    return {
        "number": card.number,
        "character": card.character,
        "windows": list(card.windows),
        "cost": card.cost,
        "points": [list(option) for option in card.points],
        "objective": {"kind": objective.kind, "params": objective.params, "source": objective.source},
    }


def _buildings() -> list[dict[str, Any]]:
    return [
        {
            "id": building,
            "category": category,
            "level": level,
            "worth": CATHEDRAL_LEVEL if category == RELIGIOUS else level,
            "price": CATHEDRAL_PRICE if category == RELIGIOUS else LEVEL_PRICE * level,
            "structure": STRUCTURE[category][level - 1],
            "supply": BUILDING_SUPPLY[building],
        }
        for category, chain in BUILDINGS.items()
        for level, building in enumerate(chain, 1)
    ]


def _card_price(box: Box) -> dict[str, int]:
    row = box.data["empire_card_purchase"]
    return {"first": row["base"], "each": row["per_owned"]}
