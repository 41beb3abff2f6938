"""What holds in any position of Discordia: nothing is missing or twice there, and every city keeps to its board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from conformance.laws.discordia_city import BOX, BUILDINGS, PRINTED, ROW_OF, TILES, WORKERS, Account, standing
from pentapolis.games.discordia.state import Discordia

SETUP = {row["players"]: row for row in BOX["setup"]}


def check_whole(g: Discordia) -> None:
    """What holds in any position."""
    cities = [Account.of(city) for city in g.cities]
    line, seats = SETUP[g.table.seats], g.table.seats
    for place in range(len(WORKERS)):
        at_work = sum(standing(spaces)[place] for city in cities for _, spaces in city.houses)
        assert g.bag[place] + sum(city.reserve[place] for city in cities) + at_work == 35
    taken = 0 if seats > 1 else 99  # by Janus
    stars = g.star_supply + sum(city.stars + sum(city.tracks.values()) for city in cities)
    assert line["stars"] - taken <= stars <= line["stars"]
    modifiers = g.modifier_supply + sum(city.modifiers for city in cities)
    assert line["modifiers"] - taken <= modifiers <= line["modifiers"]
    kinds = ("ports", "forts", "markets", "fields", "expeditions", "upgrades")
    for place, kind in enumerate(kinds):
        extensions = g.extension_supply[place] + sum(city.bought[place] for city in cities)
        assert line[kind] - taken <= extensions <= line[kind]
    privileges = len(g.privilege_supply) + sum(len(city.privileges) + len(city.used) for city in cities)
    assert line["privileges"] - taken <= privileges <= line["privileges"]
    decrees = len(g.decree_supply) + sum(len(city.decrees) for city in cities)
    assert line["decrees"] - taken <= decrees <= line["decrees"]
    check_tiles(g, cities)
    for city in cities:
        check_city(city)


def check_tiles(g: Discordia, cities: Sequence[Account]) -> None:
    """No tile is in two places; a ship and its shop are one."""
    seen = Counter(building for building in g.display if building)
    for pool in g.building_stack.pools.values():
        seen.update(pool)
    seen.update(TILES[tile].get("front", tile) for c in cities for tile, _ in c.houses)
    seen.update(g.tower_supply)
    assert max(seen.values()) == 1
    assert sum(len(pool) for pool in g.building_stack.pools.values()) == len(g.building_stack)


def check_city(city: Account) -> None:
    assert min(city.reserve) >= 0
    assert city.stars >= 0
    assert 0 <= city.spent <= city.modifiers
    assert 0 <= city.ring <= 10
    assert len(city.towers) == len(city.rows[0])
    assert len(city.decrees) <= 4
    for row, printed in zip(city.rows, PRINTED, strict=True):
        assert len(row) >= printed
    for kind, row in enumerate(city.rows):
        assert all(house is None or ROW_OF[BUILDINGS[house[0]]["type"]] == kind for house in row)
    for tile, spaces in city.houses:
        asked = TILES[tile]["spaces"]
        assert [len(space) for space in spaces] == [len(space) for space in asked[: len(spaces)]]
    for track, stars in city.tracks.items():
        assert stars <= 6 + 2 * city.tiles[track]
