"""A game as data: what the client's figures of a city and its story of the raids are checked against.

The record holds positions and events that the client sees, and beside them what the rules counted. If it should differ,
delete it and write it anew with --golden-write.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentapolis.games.discordia import TITLE
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.decrees import conditions
from pentapolis.games.discordia.events import RaidRepelled, RaidSuffered
from pentapolis.games.discordia.houses import defence, empty_spaces
from pentapolis.games.discordia.looks import town
from pentapolis.games.discordia.recruitment import need, visible_symbols
from pentapolis.games.discordia.sheet import facts
from pentapolis.games.discordia.state import City
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from support.golden import FOLDER
from support.kept import check_kept

RECORD = FOLDER / "discordia/board.json"
NAMES = ("Cédric", "Mélanie", "Thierry")
SEED = 7
EVERY = 40
"""So many moves lie between two positions of the record; cities that first meet a decree are kept as well."""
KINDS = (
    *("season_began", "year_began", "barbarians_revealed", "raid_repelled", "raid_suffered", "recruitment_counted"),
    *("stars_gained", "stars_lost", "ring_moved", "modifier_gained", "building_lost", "tower_lost", "tower_built"),
    *("extension_placed", "privilege_taken", "workers_drawn", "workers_returned"),
)
LAST = ("end_turn", "decline", "pass_window")
CITY = (
    *("reserve", "stars", "modifiers", "spent", "ring", "rows", "towers", "expedition", "upgrade", "expedition_tiles"),
    *("upgrade_tiles", "locked", "decrees", "privileges", "used_privileges"),
)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def play() -> Match[Any]:
    """A game in which nobody ends a turn while something can be done, and workers are deployed first."""
    match, luck = Match(TITLE, TITLE.table(len(NAMES)), FastChance(SEED), NAMES), FastChance(SEED)
    while not match.over:
        seat = TITLE.to_act(match.state)[0]
        legal = [text(action) for action in TITLE.legal(match.state, seat)]
        busy = [action for action in legal if action.split()[0] not in LAST] or legal
        bold = [action for action in busy if "deploy" in action or "upgrade" in action or "bonus" in action]
        chosen = bold if bold and int(luck.pick("bold", range(4))) else busy
        match.act(seat, chosen[int(luck.pick("choice", range(len(chosen))))])
    return match


def figures(city: City) -> dict[str, Any]:
    """What the rules count in a city."""
    box = BOXES[""]
    held = conditions(box).held(city, town(box, city))
    return {
        "defence": defence(box, city),
        "symbols": visible_symbols(box, city),
        "spaces": empty_spaces(box, city),
        "need": need(box, city),
        "decrees": [id for place, id in enumerate(box.decrees) if held >> place & 1],
    }


def shown(city: City) -> dict[str, Any]:
    told = plain(city)
    return {field: told[field] for field in CITY}


def recorded() -> dict[str, Any]:
    match = play()
    log = list[Any]()
    for event in match.log(SPECTATOR):
        told = plain(event)
        if told["did"] in KINDS:
            log.append({"n": len(log), "did": told["did"], "seat": told.get("seat", -1), "event": told})
    cities = list[Any]()
    held = set[str]()
    g = match.position(0)
    for move in range(1, len(match.moves)):
        g = match.play_on(g, move - 1, move)
        for city in g.cities:
            counted = figures(city)
            if move % EVERY == 0 or not held.issuperset(counted["decrees"]):
                held.update(counted["decrees"])
                cities.append({"city": shown(city), "figures": counted})
    raids = list[Any]()
    for move, line in enumerate(match.moves):
        for event in line.events:
            if isinstance(event, RaidRepelled | RaidSuffered):
                raids.append({**plain(event), "move": move})
    return {
        "log": log,
        "cities": cities,
        "observation": {"year": match.state.year, "cities": [shown(city) for city in match.state.cities]},
        "raids": raids,
        "facts": plain(facts("")),
    }


def test_the_client_s_record_is_what_the_rules_say(request: pytest.FixtureRequest) -> None:
    found = recorded()
    check_kept(RECORD, found, request, by_line=("log", "cities"))


def test_it_holds_all_that_is_to_be_counted() -> None:
    found = recorded()
    assert {raid["did"] for raid in found["raids"]} == {"raid_repelled", "raid_suffered"}
    counted = [one["figures"] for one in found["cities"]]
    assert any(one["defence"] > 2 for one in counted)
    assert len({decree for one in counted for decree in one["decrees"]}) >= 5
    cities = [one["city"] for one in found["cities"]]
    assert any(city["expedition_tiles"] for city in cities)
    assert any(tower for city in cities for tower in city["towers"])
