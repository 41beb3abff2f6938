"""What the components of Medioevo Universale say of themselves, with where their values come from."""

from __future__ import annotations

from typing import Any

from ....words import Words
from ....words.sheet import Thing
from ..components import (
    BOXES,
    BUILDING_SUPPLY,
    BUILDINGS,
    CATHEDRAL_PRICE,
    ENGINE_DAMAGE,
    ENGINES,
    GOODS,
    LEVEL_OF,
    LEVEL_PRICE,
    LEVELS,
    MOVEMENT,
    PRICES,
    RELIGIOUS,
    STRUCTURE,
    TECHNOLOGIES,
    TRANSPORTS,
    UNITS,
    Box,
)
from ..forces import named, read_unit
from .names import objective_text, points_text

UNIT_RULES = {
    "light_infantry": "ME-11.8",
    "heavy_infantry": "ME-11.9",
    "archer": "ME-11.6",
    "cavalry": "ME-11.10",
    "captain": "ME-11.13",
}
IDEA_RULES = {
    "honor": "ME-21.1",
    "turn-order": "ME-3.2",
    "war-circle": "ME-4.4",
    "event": "ME-4.5",
    "barbarian-points": "ME-4.16",
    "tolerated-tax": "ME-4.25",
    "florins": "ME-2.9",
    "tax": "ME-5.2",
    "debt": "ME-18.1",
    "technology-point": "ME-8.4",
    "objective-token": "ME-7.13",
    "empire-card": "ME-7.2",
    "prisoners": "ME-14.20",
    "waiting-units": "ME-14.12",
    "blood": "ME-22.20",
    "control-token": "ME-12.12",
    "rebel": "ME-4.26",
    "great-market": "ME-16.18",
    "trade-route": "ME-16.21",
    "movement": "ME-9.6",
    "recruits": "ME-6.26",
    "protection": "ME-12.8",
    "war": "ME-17.2",
    "pact": "ME-17.9",
}
"""What the board shows beside its pieces, and the rule it stands under."""

CAPTAINS = tuple(named("captain", level) for level in LEVELS)


def things(box: str, words: Words) -> list[Thing]:
    """Units, pieces, buildings, technologies, goods, Empire and Event cards, territories and sea zones."""
    own = BOXES[box]
    return [
        *(_unit(kind, words) for kind in (*UNITS, *CAPTAINS)),
        *_items(words),
        *_buildings(words),
        *_technologies(words),
        *(Thing("good", good, words.say(f"good-{good}"), (words.say("thing-good"),), "ME-16.11") for good in GOODS),
        *_cards(own, words),
        *_events(own, words),
        *_places(own, words),
        *(_kingdom(own, id, words) for id in own.kingdoms),
        *(_idea(id, rule, words) for id, rule in IDEA_RULES.items()),
    ]


def _unit(name: str, words: Words) -> Thing:
    kind = read_unit(name)[0]
    lines = (words.say(f"unit-{kind}-explain"), words.say("thing-unit-price", n=PRICES[kind]))
    return Thing("unit", name, words.say(f"unit-{name}"), lines, UNIT_RULES[kind], "book")


def _items(words: Words) -> list[Thing]:
    found = []
    for kind in TRANSPORTS:
        lines = (
            words.say(f"item-{kind}-explain"),
            words.say("thing-transport", n=LEVEL_PRICE, low=MOVEMENT[1], high=MOVEMENT[3]),
        )
        found.append(Thing("item", kind, words.say(f"item-{kind}"), lines, "ME-6.16", "book"))
    found.append(Thing("item", "engine", words.say("item-engine"), (words.say("thing-engines"),), "ME-12.1", "book"))
    for level, kind in enumerate(ENGINES, 1):
        units, building = ENGINE_DAMAGE[kind]
        said = (words.say("thing-engine", florins=LEVEL_PRICE * level, units=units, building=building),)
        found.append(Thing("item", kind, words.say(f"item-{kind}"), said, "ME-12.4", "book"))
    return found


def _buildings(words: Words) -> list[Thing]:
    found = []
    for category, chain in BUILDINGS.items():
        for level, building in enumerate(chain, 1):
            price = CATHEDRAL_PRICE if category == RELIGIOUS else LEVEL_PRICE * level
            numbers = words.say(
                "thing-building", florins=price, points=STRUCTURE[category][level - 1], supply=BUILDING_SUPPLY[building]
            )
            lines = (words.say(f"building-{building}-explain"), numbers)
            found.append(Thing("building", building, words.say(f"building-{building}"), lines, "ME-6.7", "book"))
    return found


def _technologies(words: Words) -> list[Thing]:
    return [
        Thing(
            "technology",
            name,
            words.say(f"technology-{name}"),
            (
                words.say(f"technology-{name}-explain"),
                words.say("thing-technology", n=LEVEL_OF[name], branch=words.say(f"branch-{branch}")),
            ),
            "ME-8.3",
        )
        for branch, names in TECHNOLOGIES.items()
        for name in names
    ]


def _cards(own: Box, words: Words) -> list[Thing]:
    found = []
    for number in own.cards:
        row = next(row for row in own.data["empire_card"] if row["number"] == number)
        lines = (
            words.say(f"card-{number}-explain"),
            points_text(own, number, words),
            words.say("thing-objective", objective=objective_text(own, number, words)),
        )
        source, why = _origin(row["points"])
        found.append(Thing("card", str(number), words.say(f"card-{number}"), lines, "ME-7.2", source, why))
    return found


def _events(own: Box, words: Words) -> list[Thing]:
    found = []
    for number, card in own.events.items():
        row = next(row for row in own.data["event_card"] if str(row["number"]) == number)
        icons = ", ".join(words.say(f"icon-{icon}") for icon in card.icons)
        lines = (words.say("thing-event", icons=icons, tax=card.tolerated_tax),)
        source, why = _origin(row)
        found.append(Thing("event-card", number, words.say(f"event-card-{number}"), lines, "ME-4.5", source, why))
    return found


def _places(own: Box, words: Words) -> list[Thing]:
    found = []
    for territory in own.chart.territories.values():
        lines = [words.say("thing-territory", terrain=words.say(f"terrain-{territory.terrain}"))]
        if territory.inhabited is not None:
            area = words.say(f"area-{territory.id}")
            key = "thing-area-port" if territory.inhabited.port else "thing-area"
            lines.append(words.say(key, area=area, good=words.say(f"good-{territory.inhabited.good}")))
        lines += [words.say("thing-fire")] if territory.fire else []
        source, why = _origin(own.data["map"])
        name = words.say(f"place-{territory.id}")
        found.append(Thing("place", territory.id, name, tuple(lines), "ME-A1", source, why))
    for sea in own.chart.seas.values():
        source, why = _origin(own.data["map"])
        found.append(
            Thing("place", sea.id, words.say(f"place-{sea.id}"), (words.say("thing-sea"),), "ME-9.21", source, why)
        )
    return found


def _kingdom(own: Box, id: str, words: Words) -> Thing:
    lands = words.listed([words.say(f"place-{name}") for name in own.kingdoms[id].territories])
    row = next(row for row in own.data["kingdom"] if row["id"] == id)
    source, why = _origin(row)
    return Thing(
        "kingdom", id, words.say(f"kingdom-{id}"), (words.say("thing-kingdom", lands=lands),), "ME-1.2", source, why
    )


def _idea(id: str, rule: str, words: Words) -> Thing:
    return Thing("glossary", id, words.say(f"glossary-{id}"), (words.say(f"glossary-{id}-explain"),), rule)


def _origin(row: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Where a value comes from, in a word and in words."""
    return str(row["source"]), tuple(str(row[key]) for key in ("ref", "why", "note") if row.get(key))
