"""What the rulebook does not print: costs, tracks, tiles, cards and rulings, for whoever owns the box to compare."""

from __future__ import annotations

from typing import Any

import msgspec

from ....words import Words
from ....words.boxes import Doubt, DoubtGroup, Figure
from ..components import BOXES, MOST, Box, TileNumbers
from ..owners import OWN_BOX, PRINTED_COSTS
from .amounts import pattern_text
from .cards import BUILDING_RULES, PROVENANCE, TRACKS, row_of

LABELS = {"market": "slot", "citizens": "slot", "population": "base", "advisers": "slot", "temples": "step"}
FIRST = {"population": 3, "temples": 0}
"""What the first number of a track belongs to, where it is not number 1: the third base, the start."""
CONFIRMED = ("market", "population", "advisers", "temples")
"""Tracks of which the book shows a part."""
RULINGS = {
    "agora": ("start_tile", "OR-A7"),
    "bonus-colours": ("bonus_tile", "OR-13.1"),
    "groups": ("building_group", "OR-1.2"),
    "military": ("main_action", "OR-A12"),
    "shape": ("military_track.shape", "OR-A13"),
    "spaces": ("military_space", "OR-8.6"),
    "solo": ("solo.counts", "OR-A56"),
    "patterns": ("district_deck.design", "OR-14.3"),
}
"""What is listed without numbers: rulings, and what a file replaces by names; with their tables and rules."""
ROWS: dict[str, str | int] = {
    "agora": "agora",
    "bonus-colours": "bonus_military",
    "groups": "civic",
    "military": "military",
    "spaces": 2,
}
"""Of a list of tables, the entry that says where its values come from."""


def doubtful(components: bytes, words: Words) -> list[DoubtGroup]:
    """Buildings with the market, people, temples, District cards, and rulings, with the values of a component file."""
    box, ours = OWN_BOX.check(components) if components.strip() else BOXES[""], BOXES[""]
    tiles = tuple(_building(tile, box, ours, words) for tile in ours.buildings)
    people = tuple(_track(track, box, ours, words) for track in ("citizens", "population", "advisers"))
    cards = tuple(_card(card, box, ours, words) for card in ours.districts)
    return [
        DoubtGroup("buildings", words.say("kind-building"), (_track("market", box, ours, words), *tiles)),
        DoubtGroup("people", words.say("kind-worker"), people),
        DoubtGroup("temples", words.say("kind-temple"), (_track("temples", box, ours, words),)),
        DoubtGroup("cards", words.say("kind-card"), cards),
        DoubtGroup("rulings", words.say("doubt-rulings"), tuple(_ruling(id, words) for id in RULINGS)),
    ]


# tracks


def _track(track: str, box: Box, ours: Box, words: Words) -> Doubt:
    """The numbers of a track, one by one; a track of the file that has fewer goes on with its last."""
    table, rule = TRACKS[track]
    row = row_of(ours, table)
    (field,) = (name for name, value in row.items() if isinstance(value, list))
    own, held = row[field], row_of(box, table)[field]
    figures = tuple(
        Figure(
            f"{field}.{place}",
            words.say(f"doubt-{LABELS[track]}", n=place + FIRST.get(track, 1)),
            held[min(place, len(held) - 1)],
            own[min(place, len(own) - 1)],
            *_range(track, place),
        )
        for place in range(max(len(own), len(held)))
    )
    confirmed = words.say(f"doubt-confirmed-{track}") if track in CONFIRMED else ""
    return Doubt(table, "", words.say(f"track-{track}"), row["source"], figures, rule, confirmed, _origin(row))


def _range(track: str, place: int) -> tuple[int, int]:
    """The least and the most that a number may be: what the book prints stays."""
    printed = PRINTED_COSTS.get(place) if track == "population" else None
    return (0, MOST) if printed is None else (printed, printed)


# tiles and cards


def _building(tile: str, box: Box, ours: Box, words: Words) -> Doubt:
    row = _row("building", tile)["tile"]
    figures = tuple(
        Figure(
            f"tile.{field}",
            words.say(f"doubt-{label}"),
            getattr(box.buildings[tile].tile, field),
            getattr(ours.buildings[tile].tile, field),
            *_bounds(field),
        )
        for field, label in (("stone_cost", "stone"), ("copies", "copies"))
    )
    name = words.say(f"building-{tile}")
    return Doubt("building", tile, name, row["source"], figures, BUILDING_RULES[tile], "", _origin(row))


def _bounds(field: str) -> tuple[int, int]:
    """The least and the most that a component file may say of a tile."""
    found: Any = msgspec.inspect.type_info(TileNumbers)
    number: Any = next(part.type for part in found.fields if part.name == field)
    return number.ge, number.le


def _card(card: str, box: Box, ours: Box, words: Words) -> Doubt:
    """The points of a card; it is known by its pattern."""
    row = _row("district_card", card)
    held, own = box.districts[card], ours.districts[card]
    figures = (
        Figure("vp_first", words.say("doubt-first"), held.vp_first, own.vp_first, 0, MOST),
        Figure("vp_again", words.say("doubt-again"), held.vp_again, own.vp_again, 0, MOST),
    )
    name = words.say("doubt-card", card=words.say(f"card-{card}"), pattern=pattern_text(own, words))
    return Doubt("district_card", card, name, row["source"], figures, "OR-14.4", "", _origin(row))


def _ruling(id: str, words: Words) -> Doubt:
    table, rule = RULINGS[id]
    row = row_of(BOXES[""], table) if id not in ROWS else _row(table, ROWS[id])
    said = row.get("colour_of") or row.get("ability") or row
    return Doubt(table, "", words.say(f"doubt-ruling-{id}"), said["source"], rule=rule, provenance=_origin(said))


# what the component file says


def _row(table: str, id: str | int) -> dict[str, Any]:
    return next(row for row in BOXES[""].data[table] if id in (row.get("id"), row.get("index")))


def _origin(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(row[key]) for key in PROVENANCE if key in row)
