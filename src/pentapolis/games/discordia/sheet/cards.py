"""What the components of Discordia say of themselves, composed from their values; with where the values come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....words import Words
from ....words.sheet import Thing
from ..components import ANY, BOXES, DICE, EXTENSIONS, ROWS, SEASONS, TRACKS, TYPES, WORKERS, YEARS, Box
from ..tables import Icon
from .amounts import ROMAN, choices_text, effect_text, effects_text, name_of, privilege_name, sentence, space_text

PROVENANCE = ("ref", "why", "note")
TYPE_RULES = {"ship": "DI-17.1", "barracks": "DI-19.2", "shop": "DI-10.3", "farm": "DI-5.2"}
TRACK_RULES = {"expedition": "DI-8.5", "upgrade": "DI-8.4"}
DECREE_RULES = {
    "five_extensions": "DI-14.7",
    "two_pairs": "DI-14.7",
    "three_modifiers": "DI-14.8",
    "three_towers": "DI-14.8",
    "aqueduct_eight": "DI-14.9",
    "upgrade_six": "DI-14.9",
    "expedition_six": "DI-14.9",
    "two_trades": "DI-14.10",
    "twelve_workers": "DI-14.11",
    "four_trades": "DI-14.12",
}
WORKERS_ON_BUILDINGS = "DI-14.13"


def things(box: str, words: Words) -> list[Thing]:
    """Everything in the box and the ideas of the rules, with their values and where those come from."""
    own = BOXES[box]
    return [
        *_workers(own, words),
        *_dice(own, words),
        *_seasons(own, words),
        *_types(words),
        *_action_tiles(own, words),
        *_buildings(own, words),
        *_anchor_shops(own, words),
        *_towers(own, words),
        *_extensions(own, words),
        *_city(own, words),
        *_decrees(own, words),
        *_privileges(own, words),
        *_barbarians(own, words),
        *_janus(own, words),
        *_ideas(words),
    ]


# pieces


def _workers(box: Box, words: Words) -> list[Thing]:
    counts = {row["id"]: row["count"] for row in box.data["workers"]}
    return [
        Thing(
            "worker",
            worker,
            words.say(f"worker-{worker}-name"),
            (words.say(f"worker-{worker}-explain", count=counts.get(worker, 0)),),
            "DI-6.4" if worker == ANY else "DI-6.3",
            "book",
        )
        for worker in (*WORKERS, ANY)
    ]


def _dice(box: Box, words: Words) -> list[Thing]:
    return [
        Thing("die", die, words.say(f"die-{die}"), (words.say(f"die-{die}-explain"),), "DI-10.3", "book")
        for die in DICE
    ]


def _seasons(box: Box, words: Words) -> list[Thing]:
    found = []
    for season in SEASONS:
        card = box.seasons[season]
        said = words.say("season-explain", value=card.die_value, bonus=effects_text(card.bonus, words))
        found.append(_thing(box, words, "season", "seasons", season, (said,), "DI-10.7"))
    return found


def _types(words: Words) -> list[Thing]:
    return [
        Thing("type", kind, words.say(f"type-{kind}"), (words.say(f"type-{kind}-explain"),), TYPE_RULES[kind], "book")
        for kind in TYPES
    ]


# tiles


def _action_tiles(box: Box, words: Words) -> list[Thing]:
    return [
        _thing(
            box,
            words,
            "tile",
            "action_tiles",
            tile.id,
            (words.say("tile-explain", actions=choices_text(tile.actions, words)),),
            "DI-4.2",
        )
        for tile in box.action_tiles.values()
    ]


def _buildings(box: Box, words: Words) -> list[Thing]:
    found = []
    for row in box.data["buildings"]:
        face = box.faces[row["id"]]
        lines = list(_face_lines(box, face.id, words))
        if face.bonus:
            lines.append(words.say("explain-building-bonus", bonus=effects_text(face.bonus, words)))
        if face.back:
            lines.append(words.say("explain-building-back", back=words.say(f"building-{face.back}-the")))
        found.append(_thing(box, words, "building", "buildings", face.id, lines, TYPE_RULES[TYPES[face.type]]))
    return found


def _face_lines(box: Box, id: str, words: Words) -> list[str]:
    """The spaces of a building or military tower, and the die of its special deployment."""
    face = box.faces[id]
    spaces = " → ".join(space_text(space, words) for space in face.spaces)
    color = DICE[face.color] if face.color >= 0 else ANY
    return [
        words.say("explain-building-spaces", n=face.size, spaces=spaces),
        words.say("explain-building-special", color=color, value=face.value),
    ]


def _anchor_shops(box: Box, words: Words) -> list[Thing]:
    found = []
    for row in box.data["ship_backs"]:
        bonus = effects_text(box.flip_bonus[row["id"]], words)
        front = words.say("explain-building-front", front=words.say(f"building-{row['front']}-the"), bonus=bonus)
        lines = (*_face_lines(box, row["id"], words), front)
        found.append(_thing(box, words, "building", "ship_backs", row["id"], lines, "DI-17.5"))
    return found


def _towers(box: Box, words: Words) -> list[Thing]:
    found = []
    for row in box.data["towers"]:
        face, lines = box.faces[row["id"]], []
        if face.size:
            lines += [*_face_lines(box, face.id, words), words.say("explain-tower-like-barracks")]
        if face.defence:
            lines.append(words.say("explain-tower-defence", n=face.defence))
        if face.exchange:
            lines.append(words.say("explain-tower-exchange", n=face.exchange, value=face.value))
        if face.bonus:
            lines.append(words.say("explain-tower-bonus", bonus=effects_text(face.bonus, words)))
        rule = "DI-12.5" if face.size else "DI-12.8"
        found.append(_thing(box, words, "tower", "towers", face.id, lines, rule))
    return found


def _extensions(box: Box, words: Words) -> list[Thing]:
    found = []
    for extension in EXTENSIONS:
        added = box.track_tiles.get(extension, ())
        spaces = " · ".join(effects_text(space.bonus, words) for space in added)
        said = words.say(f"extension-{extension}-explain", spaces=spaces)
        rule = "DI-7.3" if added else "DI-7.2"
        found.append(_thing(box, words, "extension", "extensions", extension, (said,), rule))
    return found


# the city board


def _city(box: Box, words: Words) -> list[Thing]:
    """The tracks with their spaces, the places of the rows, and those of decrees."""
    found = []
    for track in TRACKS:
        said = words.say(f"track-{track}-explain", length=len(box.tracks[track]))
        origin = _provenance(*(row_of(one, "track_spaces", f"{track}_1") for one in (box, BOXES[""])))
        found.append(Thing("track", track, words.say(f"track-{track}"), (said,), TRACK_RULES[track], *origin))
    for row, places in zip(ROWS, box.slots, strict=True):
        printed = {place["id"]: place["preprinted"] for place in box.data["city_slots"]}
        for number, icon in enumerate(places, 1):
            id = f"{row}_{number}"
            first = [words.say("explain-slot-preprinted")] if printed[id] else []
            found.append(_thing(box, words, "slot", "city_slots", id, [*first, *_icon(icon, "slot", words)], "DI-7.4"))
    for track in TRACKS:
        for number, icon in enumerate(box.tracks[track], 1):
            lines = _icon(icon, "space", words)
            found.append(_thing(box, words, "space", "track_spaces", f"{track}_{number}", lines, "DI-8.3"))
    for number, icon in enumerate(box.decree_slots, 1):
        lines = _icon(icon, "place", words)
        found.append(_thing(box, words, "place", "decree_slots", f"decree_slot_{number}", lines, "DI-14.3"))
    return found


def _icon(icon: Icon, kind: str, words: Words) -> list[str]:
    """The bonus of a place and its recruitment symbols."""
    lines = []
    if icon.bonus and icon.permanent:
        said = " · ".join(effect_text(effect, words) for effect in icon.bonus)
        lines.append(sentence(words.say("effect-permanent", effect=said)) + ".")
    elif icon.bonus:
        lines.append(words.say(f"explain-{kind}-bonus", bonus=effects_text(icon.bonus, words)))
    if icon.recruit:
        lines.append(words.say("explain-slot-recruit", n=icon.recruit))
    return lines or [words.say("explain-space-blank")]


# decrees, privileges, barbarians, Janus


def _decrees(box: Box, words: Words) -> list[Thing]:
    return [
        _thing(
            box,
            words,
            "decree",
            "decrees",
            decree,
            (words.say(f"decree-{decree}-explain"),),
            DECREE_RULES.get(decree, WORKERS_ON_BUILDINGS),
        )
        for decree in box.decrees
    ]


def _privileges(box: Box, words: Words) -> list[Thing]:
    found = []
    for tile in box.privileges.values():
        how = "single" if tile.single_use else "permanent"
        said = words.say(f"explain-privilege-{how}", effect=effects_text(tile.effect, words))
        rule = "DI-13.5" if tile.single_use else "DI-13.2"
        found.append(
            _thing(box, words, "privilege", "privileges", tile.id, (said,), rule, privilege_name(tile.id, words))
        )
    return found


def _barbarians(box: Box, words: Words) -> list[Thing]:
    found = []
    for tile in box.barbarians.values():
        years = ROMAN[YEARS] if tile.back in "cd" else f"{ROMAN[1]}–{ROMAN[YEARS - 1]}"
        side, effects = ("left", tile.penalty) if tile.back in "ac" else ("right", tile.reward)
        said = words.say(
            f"explain-barbarian-{side}", years=years, strength=tile.strength, effect=effects_text(effects, words)
        )
        rule = "DI-19.5" if side == "left" else "DI-19.4"
        found.append(_thing(box, words, "barbarian", "barbarians", tile.id, (said,), rule))
    return found


def _janus(box: Box, words: Words) -> list[Thing]:
    found = []
    for tile in box.janus.values():
        lines = [words.say("janus-explain", die=tile.die, item=words.say(f"item-{tile.remove}"))]
        if tile.reshuffle:
            lines.append(words.say("explain-janus-reshuffle"))
        found.append(_thing(box, words, "janus", "janus", tile.id, lines, "DI-23.11" if tile.reshuffle else "DI-23.7"))
    return found


def _ideas(words: Words) -> list[Thing]:
    ideas = [key.removesuffix("-explain") for key in words.keys if key.startswith("glossary-") and "-explain" in key]
    return [Thing("glossary", key.partition("-")[2], words.say(key), (words.say(f"{key}-explain"),)) for key in ideas]


# where values come from


def _thing(
    box: Box, words: Words, kind: str, table: str, id: str, lines: Sequence[str], rule: str, name: str = ""
) -> Thing:
    """A thing of a table of the component file, by its id."""
    said = name or (name_of(id, words) if kind in ("building", "tower") else words.say(f"{kind}-{id}"))
    return Thing(kind, id, said, tuple(lines), rule, *_provenance(row_of(box, table, id), row_of(BOXES[""], table, id)))


def row_of(box: Box, table: str, id: str) -> dict[str, Any]:
    """An entry of the component file."""
    rows: list[dict[str, Any]] = box.data[table]
    return next(row for row in rows if row["id"] == id)


def _provenance(row: Mapping[str, Any], own: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Where a value comes from, and what the component file says about it in its own words."""
    if row != own:
        return "owner", ()
    return str(row["source"]), tuple(str(row[key]) for key in PROVENANCE if key in row)
