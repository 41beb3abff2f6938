"""What the rulebook does not print: the map, the Event cards, points and objectives of the Empire cards."""

from __future__ import annotations

from typing import Any

from ....words import Words
from ....words.boxes import Doubt, DoubtGroup, Figure
from ..components import BOXES, TAX_LEVELS, Box
from ..owners import OWN_BOX

RULINGS = {
    "borders": ("map", "ME-A1"),
    "terrain": ("territory", "ME-22.10"),
    "goods": ("territory", "ME-A1"),
    "rivers": ("river", "ME-22.10"),
    "kingdoms": ("kingdom", "ME-A1"),
    "effects": ("event_card", "ME-4.6"),
    "points": ("empire_card.points", "ME-7.2"),
    "objectives": ("empire_card.objective", "ME-A80"),
}
"""What a file replaces by names, or not at all: listed without numbers, with its table and its rule."""
PROVENANCE = ("ref", "why", "note")


def doubtful(components: bytes, words: Words) -> list[DoubtGroup]:
    """Fire icons, the taxes on the backs of the Event cards, and what has no numbers, with the values of a file."""
    box, ours = OWN_BOX.check(components) if components.strip() else BOXES[""], BOXES[""]
    return [
        DoubtGroup(
            "territories",
            words.say("doubt-territories"),
            tuple(_territory(row, box, words) for row in ours.data["territory"]),
        ),
        DoubtGroup(
            "events", words.say("doubt-events"), tuple(_event(row, box, words) for row in ours.data["event_card"])
        ),
        DoubtGroup("rulings", words.say("doubt-rulings"), tuple(_ruling(id, words) for id in RULINGS)),
    ]


def _territory(row: dict[str, Any], box: Box, words: Words) -> Doubt:
    """Where barbarians gather."""
    held = box.chart.territories[row["id"]].fire
    fire = Figure("fire", words.say("doubt-fire"), int(held), int(row["fire"]), 0, 1, truth=True)
    name = words.say(f"place-{row['id']}")
    return Doubt("territory", row["id"], name, row["source"], (fire,), "ME-1.10", "", _origin(row))


def _event(row: dict[str, Any], box: Box, words: Words) -> Doubt:
    """The back of a card, as the file has it."""
    number, ours = str(row["number"]), row["tolerated_tax"]
    held = next(own["tolerated_tax"] for own in box.data["event_card"] if own["number"] == row["number"])
    tax = Figure("tolerated_tax", words.say("doubt-tax"), held, ours, TAX_LEVELS[0], TAX_LEVELS[-1])
    name = words.say(f"event-card-{number}")
    return Doubt("event_card", number, name, row["source"], (tax,), "ME-4.25", "", _origin(row), "number")


def _ruling(id: str, words: Words) -> Doubt:
    path, rule = RULINGS[id]
    table, _, part = path.partition(".")
    held = BOXES[""].data[table]
    row = held[0] if isinstance(held, list) else held
    said = row[part] if part else row
    return Doubt(path, "", words.say(f"doubt-ruling-{id}"), said["source"], rule=rule, provenance=_origin(said))


def _origin(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(row[key]) for key in PROVENANCE if key in row)
