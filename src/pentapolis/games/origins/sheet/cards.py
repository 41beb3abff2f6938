"""What the components of Origins say of themselves, composed from their values; with where the values come from."""

from __future__ import annotations

from typing import Any

from ....words import Words
from ....words.sheet import Thing
from ..components import (
    AGORA,
    BOXES,
    CROSSED,
    FARM,
    FINAL_VP,
    LAST_BASE_VP,
    PALACE,
    RESOURCES,
    SPACES,
    TEMPLES,
    Box,
)
from .amounts import numbers_text, pattern_row

RESOURCE_RULES = {"stone": "OR-3.1", "food": "OR-3.1", "wisdom": "OR-3.1", "gold": "OR-3.2"}
WORKER_RULES = {"freeman": "OR-4.1", "speaker": "OR-4.4", "archon": "OR-4.5"}
MAIN_RULES = {"military": "OR-7.2", "build": "OR-7.3", "temple": "OR-7.4", "recruit": "OR-7.5", "spend_food": "OR-7.6"}
BONUS_RULES = {
    "bonus_military": "OR-13.2",
    "bonus_build": "OR-13.4",
    "bonus_temple": "OR-13.3",
    "bonus_speaker": "OR-13.5",
    "bonus_basic": "OR-13.6",
}
BUILDINGS = (
    *("armory", "arena", "outpost", "equestrian_grounds", "fortress", "veterans_quarter"),
    *("castle", "construction_site", "court_of_justice", "estate", "forum", "stone_circle"),
    *("granary", "harbour", "market", "mint", "quarry", "workshop"),
    *("temple_of_the_forest", "obelisk", "sanctuary", "statue"),
    *("artists_parlour", "astronomy_tower", "fountain_of_wisdom", "portal", "healers_house", "mages_tower", AGORA),
)
"""The tiles in the order of their rules, OR-23.1 and on; the three Temples stand under one."""
BUILDING_RULES = {
    **{tile: f"OR-23.{number}" for number, tile in enumerate(BUILDINGS, 1)},
    "temple_of_the_mountain": "OR-23.19",
    "temple_of_the_sea": "OR-23.19",
    PALACE: "OR-1.3",
    FARM: "OR-9.8",
}
ZODIAC = (
    *("sagittarius", "pisces", "capricorn", "aquarius", "taurus", "cancer"),
    *("libra", "aries", "leo", "gemini", "virgo", "scorpio"),
)
"""The cards in the order of their rules, OR-24.1 and on."""
ZODIAC_RULES = {card: f"OR-24.{number}" for number, card in enumerate(ZODIAC, 1)}
TRACKS = {
    "market": ("building_market.wisdom_cost", "OR-9.2"),
    "citizens": ("citizen_area.wisdom_cost", "OR-12.1"),
    "population": ("population_track.food_cost", "OR-16.2"),
    "advisers": ("adviser_row.vp", "OR-18.5"),
    "temples": ("temple_track.vp", "OR-22.3"),
}
"""Where the numbers of a track stand in the component file, and the rule they belong to."""
PROVENANCE = ("ref", "why", "note")


def things(box: str, words: Words) -> list[Thing]:
    """Everything in the box and the ideas of the rules, with their values and where those come from."""
    own = BOXES[box]
    return [
        *(_plain(words, "resource", kind, RESOURCE_RULES[kind]) for kind in RESOURCES),
        *(_plain(words, "worker", kind, rule) for kind, rule in WORKER_RULES.items()),
        *_sites(own, words),
        *_main_actions(own, words),
        *_bonus_tiles(own, words),
        *_buildings(own, words),
        *_zodiac_cards(own, words),
        *_temples(own, words),
        *_district_cards(own, words),
        *_spaces(own, words),
        *_tracks(own, words),
        *_ideas(words),
    ]


def _plain(words: Words, kind: str, id: str, rule: str) -> Thing:
    key = f"{kind}-{id}"
    return Thing(kind, id, words.say(key), (words.say(f"{key}-explain"),), rule, "book")


# the main board


def _sites(box: Box, words: Words) -> list[Thing]:
    found = []
    for site in box.sites:
        upper, lower = (words.say(f"main-{action}-the") for action in (site.upper, site.lower))
        lines = (words.say("site-explain", upper=upper, lower=lower),)
        found.append(Thing("site", str(site.position), words.say(f"site-{site.position}"), lines, "OR-6.5", "book"))
    return found


def _main_actions(box: Box, words: Words) -> list[Thing]:
    rows = {row["id"]: row for row in box.data["main_action"]}
    found = []
    for action in box.main_actions:
        key, rule = f"main-{action}", MAIN_RULES.get(action, "OR-7.1")
        origin = _provenance(rows[action], rows[action])
        found.append(Thing("main", action, words.say(key), (words.say(f"{key}-explain"),), rule, *origin))
    return found


def _bonus_tiles(box: Box, words: Words) -> list[Thing]:
    """The bonus tiles: what they do is in the book, their colours are not."""
    rows, ours = ({row["id"]: row for row in one.data["bonus_tile"]} for one in (box, BOXES[""]))
    found = []
    for tile in box.bonus_tiles:
        key = f"bonus-{tile.id.removeprefix('bonus_')}"
        lines = (words.say(f"{key}-explain"), words.say("bonus-colour-explain"))
        origin = _provenance(rows[tile.id]["colour_of"], ours[tile.id]["colour_of"])
        found.append(Thing("bonus", tile.id, words.say(key), lines, BONUS_RULES[tile.id], *origin))
    return found


def _temples(box: Box, words: Words) -> list[Thing]:
    said = (words.say("temple-explain", values=numbers_text(box.temple_vp)),)
    origin = _origin_of(box, TRACKS["temples"][0])
    return [Thing("temple", temple, words.say(f"temple-{temple}"), said, "OR-11.1", *origin) for temple in TEMPLES]


def _spaces(box: Box, words: Words) -> list[Thing]:
    rows, ours = (one.data["military_space"] for one in (box, BOXES[""]))
    found = []
    for space in SPACES:
        id = words.naming.id("space", space)
        bonus = words.say(f"attack-{box.space_bonuses[space]}")
        lines = (words.say("space-explain", bonus=bonus), words.say("crossed-before-space", n=CROSSED[space]))
        origin = _provenance(rows[space], ours[space])
        found.append(Thing("space", id, words.say(f"space-{id}"), lines, "OR-8.6", *origin))
    return found


def _tracks(box: Box, words: Words) -> list[Thing]:
    values = {
        "market": box.market_costs,
        "citizens": box.area_costs,
        "population": box.base_costs,
        "advisers": box.adviser_vp[1:],
        "temples": box.temple_vp,
    }
    found = []
    for track, (table, rule) in TRACKS.items():
        said = words.say(f"track-{track}-explain", values=numbers_text(values[track]), vp=LAST_BASE_VP)
        found.append(Thing("track", track, words.say(f"track-{track}"), (said,), rule, *_origin_of(box, table)))
    said = words.say("track-military-explain", vp=FINAL_VP)
    shape = box.data["military_track"]["shape"]
    origin = _provenance(shape, shape)
    return [*found, Thing("track", "military", words.say("track-military"), (said,), "OR-8.1", *origin)]


# tiles and cards


def _buildings(box: Box, words: Words) -> list[Thing]:
    """The kinds of building tiles, then the grey ones and the Farm."""
    rows, ours = ({row["id"]: row["tile"] for row in one.data["building"]} for one in (box, BOXES[""]))
    found = []
    for tile in box.buildings.values():
        key, numbers = f"building-{tile.id}", tile.tile
        colour = words.say(f"colour-{tile.colour}-the")
        cost = words.say("tile-cost", colour_the=colour, n=numbers.stone_cost, copies=numbers.copies)
        lines = (words.say(f"{key}-explain"), cost)
        origin = _provenance(rows[tile.id], ours[tile.id])
        found.append(Thing("building", tile.id, words.say(key), lines, BUILDING_RULES[tile.id], *origin))
    grey = words.say("tile-grey")
    agora = next(row for row in box.data["start_tile"] if row["id"] == AGORA)["ability"]
    for id in (AGORA, PALACE):
        lines = (words.say(f"building-{id}-explain"), grey)
        origin = _provenance(agora, agora) if id == AGORA else ("book", ())
        found.append(Thing("building", id, words.say(f"building-{id}"), lines, BUILDING_RULES[id], *origin))
    return [*found, _plain(words, "building", FARM, BUILDING_RULES[FARM])]


def _zodiac_cards(box: Box, words: Words) -> list[Thing]:
    return [_plain(words, "zodiac", row["id"], ZODIAC_RULES[row["id"]]) for row in box.data["zodiac_card"]]


def _district_cards(box: Box, words: Words) -> list[Thing]:
    rows, ours = ({row["id"]: row for row in one.data["district_card"]} for one in (box, BOXES[""]))
    design = BOXES[""].data["district_deck"]["design"]
    found = []
    for card in box.districts.values():
        top, bottom = (pattern_row(row, words) for row in card.pattern)
        said = words.say("card-explain", top=top, bottom=bottom, first=card.vp_first, again=card.vp_again)
        towers = words.listed([words.say(f"colour-{colour}") for colour in card.towers])
        lines = (said, words.say("towers-of-card", colours=towers)) if towers else (said,)
        origin = _provenance(rows[card.id], ours[card.id], design)
        found.append(Thing("card", card.id, words.say(f"card-{card.id}"), lines, "OR-14.3", *origin))
    return found


def _ideas(words: Words) -> list[Thing]:
    ideas = [key.removesuffix("-explain") for key in words.keys if key.startswith("glossary-") and "-explain" in key]
    return [Thing("glossary", key.partition("-")[2], words.say(key), (words.say(f"{key}-explain"),)) for key in ideas]


# where values come from


def row_of(box: Box, table: str) -> dict[str, Any]:
    """A table of the component file by its path: `adviser_row.vp`."""
    row = box.data
    for name in table.split("."):
        row = row[name]
    return row


def _origin_of(box: Box, table: str) -> tuple[str, tuple[str, ...]]:
    return _provenance(row_of(box, table), row_of(BOXES[""], table))


def _provenance(
    row: dict[str, Any], own: dict[str, Any], design: dict[str, Any] | None = None
) -> tuple[str, tuple[str, ...]]:
    """Where a value comes from, and what the component file says about it in its own words.

    What many rows have in common is said once, in a row of its own (`design`).
    """
    if row != own:
        return "owner", ()
    said = design if design is not None else row
    return str(row["source"]), tuple(str(said[key]) for key in PROVENANCE if key in said)
