"""What the rulebook does not print: tracks, the backs of the climate cards, and rulings, for whoever owns the box."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ....words import Words
from ....words.boxes import Doubt, DoubtGroup, Figure
from ..components import BOXES, OWN_BOX, Box, ClimateBack, Tracks
from .cards import PROVENANCE, TRACK_RULES

LENGTHS = ("housing", "population", "merchant", "devotion")
RULINGS = {
    "supply": ("supply_limits", "AL-A35"),
    "dice-cost-end": ("track.dice_cost.end", "AL-A2"),
    "slaves": ("table.slaves.limit", "AL-A3"),
    "boards": ("city_boards.design", "AL-A37"),
    "housing-disc": ("setup.king.job_well_done", "AL-A39"),
    "city-cards": ("city_cards", "AL-1.6"),
}
"""Rulings where the book is silent: named here with their tables and rules, not to be changed by a file."""


def doubtful(components: bytes, words: Words) -> list[DoubtGroup]:
    """Tracks and granary, weather cards, and rulings, with the values of a component file."""
    box, ours = OWN_BOX.check(components) if components.strip() else BOXES[""], BOXES[""]
    lengths = tuple(_track(box, ours, track, words) for track in LENGTHS)
    tracks = (_dice_cost(box, ours, words), *lengths, _granary(box, ours, words))
    cards = tuple(_weather(row, box, ours, words) for row in ours.data["climate_back"] if row["source"] != "book")
    return [
        DoubtGroup("tracks", words.say("kind-track"), tracks),
        DoubtGroup("weather", words.say("kind-weather"), cards),
        DoubtGroup("rulings", words.say("doubt-rulings"), tuple(_ruling(id, words) for id in RULINGS)),
    ]


# tracks


def _dice_cost(box: Box, ours: Box, words: Words) -> Doubt:
    """Round by round; after the last space the disc stays there, so a short track goes on with its last value."""
    low, high = _bounds("dice_cost", "values")
    rounds = range(max(len(box.dice_costs), len(ours.dice_costs)))
    figures = tuple(
        Figure(
            f"values.{n}",
            words.say("doubt-round", n=n + 1),
            box.dice_costs[min(n, len(box.dice_costs) - 1)],
            ours.dice_costs[min(n, len(ours.dice_costs) - 1)],
            low,
            high,
        )
        for n in rounds
    )
    return _table("track.dice_cost", words.say("track-dice-cost"), TRACK_RULES["dice_cost"], figures)


def _track(box: Box, ours: Box, track: str, words: Words) -> Doubt:
    low, high = _bounds(track, "length")
    value, own = (one.data["track"][track]["length"] for one in (box, ours))
    figure = Figure("length", words.say("doubt-length"), value, own, low, high)
    return _table(f"track.{track}", words.say(f"track-{track}"), TRACK_RULES[track], (figure,))


def _granary(box: Box, ours: Box, words: Words) -> Doubt:
    value, own = int(box.granary_yields), int(ours.granary_yields)
    figure = Figure("produces_wheat", words.say("doubt-granary"), value, own, 0, 1, truth=True)
    return _table("farm.granary", words.say("track-granary"), "AL-A12", (figure,))


def _table(table: str, name: str, rule: str, figures: tuple[Figure, ...]) -> Doubt:
    row = _row(table)
    return Doubt(table, "", name, row["source"], figures, rule, provenance=_origin(row))


# cards


def _weather(row: dict[str, Any], box: Box, ours: Box, words: Words) -> Doubt:
    """The back of a climate card. Cards of a climate look alike from the front: they are numbered."""
    card = row["card"]
    climate, _, number = card.removeprefix("climate_").partition("_")
    name = words.say("doubt-weather", card=words.say(f"weather-{climate}"), n=int(number))
    low, high = _range(_field(msgspec.inspect.type_info(ClimateBack), "prayer_cost"))
    label = words.say("glossary-prayer-cost")
    figure = Figure("prayer_cost", label, box.prayer_costs[card], ours.prayer_costs[card], low, high)
    origin = _origin(ours.data["climate_back_design"])
    return Doubt("climate_back", card, name, row["source"], (figure,), "AL-12.2", provenance=origin, key="card")


def _ruling(id: str, words: Words) -> Doubt:
    table, rule = RULINGS[id]
    row = _row(table)
    return Doubt(table, "", words.say(f"doubt-ruling-{id}"), row["source"], rule=rule, provenance=_origin(row))


# what the component file says


def _row(table: str) -> dict[str, Any]:
    row = BOXES[""].data
    for name in table.split("."):
        row = row[name]
    return row


def _origin(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(row[key]) for key in PROVENANCE if key in row)


@cache
def _bounds(track: str, field: str) -> tuple[int, int]:
    """The least and the most that a component file may say of a track."""
    return _range(_field(_field(msgspec.inspect.type_info(Tracks), track), field))


def _field(struct: Any, name: str) -> Any:
    return next(field.type for field in struct.fields if field.name == name)


def _range(kind: Any) -> tuple[int, int]:
    number: Any = kind.item_type if isinstance(kind, msgspec.inspect.VarTupleType) else kind
    return number.ge, number.le
