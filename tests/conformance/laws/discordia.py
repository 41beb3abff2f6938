"""What is conserved in Discordia: nothing appears, vanishes or changes place unless an event or a choice says so.

The books are kept from what was told, beginning with the position before a move; after it they must agree with the
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conformance.laws.discordia_city import (
    BARBARIANS,
    BOX,
    BUILDINGS,
    ROW_OF,
    ROWS,
    TILES,
    TOWERS,
    WORKERS,
    Account,
    amount,
    full,
    standing,
)
from conformance.laws.discordia_position import check_whole
from pentapolis.games.discordia import actions as may
from pentapolis.games.discordia import events as told
from pentapolis.games.discordia.state import Discordia
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Chose, Ended, Event

SEASONS = ("spring", "summer", "autumn", "saturnalia", "winter")
SINGLE_USE = {row["id"] for row in BOX["privileges"] if row["kind"] == "single_use"}


class Books:
    """What the books say of a whole game."""

    def __init__(self, g: Discordia) -> None:
        self.cities = [Account.of(city) for city in g.cities]
        self.bag, self.stars, self.modifiers = list(g.bag), g.star_supply, g.modifier_supply
        self.extensions = list(g.extension_supply)
        self.towers, self.decrees, self.privileges = (
            list(g.tower_supply),
            list(g.decree_supply),
            list(g.privilege_supply),
        )
        self.display, self.stack = list(g.display), len(g.building_stack)
        self.left, self.right = g.left, g.right
        self.year, self.season, self.first = g.year, g.season, g.first_player
        self.dice = g.dice
        self.needs: dict[int, int] = {}

    # what a governor chose

    def chose(self, seat: int, action: Action) -> None:
        """Buildings leave the display by choice, wherever they go."""
        if isinstance(action, may.MainBuild | may.DraftBuilding):
            self.display[self.display.index(action.building)] = ""

    # what was told

    def hear(self, event: Any) -> None:
        hearing = getattr(self, f"hear_{type(event).__struct_config__.tag}", None)
        if hearing is not None:
            hearing(event)

    def hear_first_player_named(self, event: told.FirstPlayerNamed) -> None:
        """In a new year whoever has most workers, the old one first and then clockwise (DI-20.6)."""
        seats = len(self.cities)
        workers = [sum(city.reserve) for city in self.cities]
        order = [(self.first + more) % seats for more in range(seats)]
        assert event.seat == max(order, key=lambda seat: workers[seat])
        self.first = event.seat

    def hear_year_began(self, event: told.YearBegan) -> None:
        assert (event.year, self.season) == (self.year + 1, "winter")
        assert event.year <= 4
        self.year, self.season, self.right = event.year, "spring", ""
        for city in self.cities:
            city.spent = 0

    def hear_season_began(self, event: told.SeasonBegan) -> None:
        assert event.year == self.year
        assert (event.seat - self.first) % len(self.cities) == SEASONS.index(event.season) % len(self.cities)
        assert SEASONS.index(event.season) == SEASONS.index(self.season) + (event.season != "spring")
        self.season = event.season
        for city in self.cities:
            city.locked = []

    def hear_buildings_dealt(self, event: told.BuildingsDealt) -> None:
        blank = [place for place, building in enumerate(self.display) if not building]
        assert len(event.buildings) == min(len(blank), self.stack) > 0
        for place, building in zip(blank, event.buildings, strict=False):
            self.display[place] = building
        self.stack -= len(event.buildings)

    def hear_row_discarded(self, event: told.RowDiscarded) -> None:
        assert list(event.buildings) == [building for building in self.display[:6] if building]
        columns = [[building for building in self.display[6 + column :: 6] if building] for column in range(6)]
        rows = len(self.display) // 6
        self.display = [column[row] if row < len(column) else "" for row in range(rows) for column in columns]

    def hear_barbarians_revealed(self, event: told.BarbariansRevealed) -> None:
        tile = BARBARIANS[event.barbarian]
        assert tile["strength"] == event.strength
        backs = ("a", "c") if event.side == "left" else ("b", "d")
        assert tile["back"] == backs[self.year == 4]
        if event.side == "left":
            self.left = event.barbarian
        else:
            assert (self.season, self.right) == ("saturnalia", "")
            self.right = event.barbarian

    def hear_rolled(self, event: told.Rolled) -> None:
        self.dice = event.red, event.yellow, event.blue
        assert all(1 <= face <= 6 for face in self.dice)

    def hear_die_used(self, event: told.DieUsed) -> None:
        assert event.value == self.dice[("red", "yellow", "blue").index(event.die)]
        assert 1 <= event.used_value <= 6
        self.cities[event.seat].spent += abs(event.used_value - event.value)

    # tiles

    def hear_built(self, event: told.Built) -> None:
        city, (row, place) = self.cities[event.seat], slot(event.slot)
        assert row == ROW_OF[BUILDINGS[event.building]["type"]]
        if event.covered:
            city.cover(event.covered)
        else:
            assert None not in city.rows[row][:place], "the leftmost free slot (DI-5.3)"
        city.put(city.rows[row], place, event.building)

    def hear_extension_placed(self, event: told.ExtensionPlaced) -> None:
        city = self.cities[event.seat]
        kind = (*ROWS, "expedition", "upgrade").index(event.extension)
        self.extensions[kind] -= 1
        if kind < len(ROWS):
            city.rows[kind].append(None)
            assert event.slot == len(city.rows[kind])
            if event.extension == "port":
                city.towers.append(None)
        else:
            city.tiles[event.extension] += 1
            assert event.slot == city.tiles[event.extension]

    def hear_tower_built(self, event: told.TowerBuilt) -> None:
        city = self.cities[event.seat]
        self.towers.remove(event.tower)
        if event.replaced:
            city.cover(event.replaced)
        city.put(city.towers, event.port - 1, event.tower)

    def hear_privilege_taken(self, event: told.PrivilegeTaken) -> None:
        self.privileges.remove(event.privilege)
        self.cities[event.seat].privileges.append(event.privilege)

    def hear_privilege_used(self, event: told.PrivilegeUsed) -> None:
        assert event.privilege in SINGLE_USE
        self.cities[event.seat].privileges.remove(event.privilege)
        self.cities[event.seat].used.append(event.privilege)

    def hear_decree_completed(self, event: told.DecreeCompleted) -> None:
        city = self.cities[event.seat]
        self.decrees.remove(event.decree)
        city.decrees.append(event.decree)
        assert event.place == len(city.decrees) <= 4

    # stars, ring, modifiers

    def hear_star_placed(self, event: told.StarPlaced) -> None:
        city = self.cities[event.seat]
        city.stars -= 1
        city.tracks[event.track] += 1
        assert event.space == city.tracks[event.track] <= 6 + 2 * city.tiles[event.track]

    def hear_stars_gained(self, event: told.StarsGained) -> None:
        assert event.stars > 0
        self.stars -= event.stars
        self.cities[event.seat].stars += event.stars

    def hear_stars_lost(self, event: told.StarsLost) -> None:
        assert event.stars > 0
        self.stars += event.stars
        self.cities[event.seat].stars -= event.stars

    def hear_ring_moved(self, event: told.RingMoved) -> None:
        assert event.steps
        self.cities[event.seat].ring += event.steps
        assert 0 <= self.cities[event.seat].ring == event.aqueduct <= 10

    def hear_modifier_gained(self, event: told.ModifierGained) -> None:
        self.modifiers -= 1
        self.cities[event.seat].modifiers += 1

    # workers

    def hear_workers_drawn(self, event: told.WorkersDrawn) -> None:
        city, workers = self.cities[event.seat], amount(event)
        assert sum(workers) > 0
        if event.source == "set_up":
            assert sum(workers) == 15
        if event.source == "recruitment":
            assert sum(workers) == min(self.needs.pop(event.seat), sum(self.bag))
        self.bag = [there - gone for there, gone in zip(self.bag, workers, strict=True)]
        city.reserve = [there + more for there, more in zip(city.reserve, workers, strict=True)]

    def hear_workers_returned(self, event: told.WorkersReturned) -> None:
        city, workers = self.cities[event.seat], amount(event)
        assert sum(workers) > 0
        if event.seat in self.needs and event.source == "recruitment":
            assert sum(workers) == min(-self.needs.pop(event.seat), sum(city.reserve))
        self.bag = [there + more for there, more in zip(self.bag, workers, strict=True)]
        city.reserve = [there - gone for there, gone in zip(city.reserve, workers, strict=True)]

    def hear_workers_released(self, event: told.WorkersReleased) -> None:
        city = self.cities[event.seat]
        if event.building in city.fallen:
            spaces = city.fallen.pop(event.building)
        else:
            row, place, spaces = city.find(event.building)
            row[place] = event.building, []
        assert amount(event) == standing(spaces)
        city.reserve = [there + more for there, more in zip(city.reserve, amount(event), strict=True)]

    def hear_deployed(self, event: told.Deployed) -> None:
        """Exactly what the next space asks for (DI-6.1 to DI-6.6)."""
        city, workers = self.cities[event.seat], amount(event)
        assert event.building not in city.locked
        row, place, spaces = city.find(event.building)
        asked = TILES[event.building]["spaces"]
        assert event.space == len(spaces) + 1
        assert fits(asked[len(spaces)], workers, city.jokers)
        names = tuple(worker for worker, number in zip(WORKERS, workers, strict=True) for _ in range(number))
        row[place] = event.building, [*spaces, names]
        assert event.full == (event.space == len(asked))
        city.reserve = [there - gone for there, gone in zip(city.reserve, workers, strict=True)]

    def hear_building_emptied(self, event: told.BuildingEmptied) -> None:
        """Only full ones; a ship leaves its port (DI-17.2, DI-19.17)."""
        city = self.cities[event.seat]
        row, place, spaces = city.find(event.building)
        assert full((event.building, spaces))
        assert amount(event) == standing(spaces)
        row[place] = None if TILES[event.building].get("type") == "ship" else (event.building, [])
        self.bag = [there + more for there, more in zip(self.bag, amount(event), strict=True)]

    def hear_reserve_emptied(self, event: told.ReserveEmptied) -> None:
        assert not any(self.cities[event.seat].reserve)
        assert (event.year, event.season) == (self.year, self.season)

    # ships and barbarians

    def hear_anchor_shop_placed(self, event: told.AnchorShopPlaced) -> None:
        city, (row, place) = self.cities[event.seat], slot(event.slot)
        assert ROWS[row] == "market"
        assert BUILDINGS[event.ship]["back"] == event.shop
        if event.covered:
            city.cover(event.covered)
        city.put(city.rows[row], place, event.shop)
        city.locked.append(event.shop)

    def hear_raid_repelled(self, event: told.RaidRepelled) -> None:
        assert event.defence >= event.strength
        self.raided(event)

    def hear_raid_suffered(self, event: told.RaidSuffered) -> None:
        assert event.defence < event.strength
        self.raided(event)

    def raided(self, event: told.RaidRepelled | told.RaidSuffered) -> None:
        assert event.strength == BARBARIANS[self.left]["strength"] + BARBARIANS[self.right]["strength"]
        assert event.defence == self.cities[event.seat].defence

    def hear_building_lost(self, event: told.BuildingLost) -> None:
        self.lost(event.seat, event.building)

    def hear_tower_lost(self, event: told.TowerLost) -> None:
        self.lost(event.seat, event.tower)

    def lost(self, seat: int, tile: str) -> None:
        if spaces := self.cities[seat].take_away(tile):
            self.cities[seat].fallen[tile] = spaces

    def hear_recruitment_counted(self, event: told.RecruitmentCounted) -> None:
        city = self.cities[event.seat]
        assert (event.symbols, event.spaces, event.aqueduct) == (city.symbols, city.empty_spaces, city.ring)
        assert event.need == event.symbols + event.spaces - event.aqueduct
        self.needs[event.seat] = event.need

    # solo

    def hear_janus_removed(self, event: told.JanusRemoved) -> None:
        kinds = (*ROWS, "expedition", "upgrade")
        if event.item == "building":
            self.display[self.display.index(event.id)] = ""
        elif event.item in kinds:
            self.extensions[kinds.index(event.item)] -= 1
        elif event.item == "star":
            self.stars -= 1
        elif event.item == "modifier":
            self.modifiers -= 1
        else:
            column = {"decree": self.decrees, "privilege": self.privileges}.get(event.item, self.towers)
            kind = event.item.removeprefix("tower_")
            lowest = [id for id in column if TOWERS.get(id, {}).get("kind", kind) == kind][-1]
            assert lowest == event.id
            column.remove(event.id)


def slot(name: str) -> tuple[int, int]:
    """`port_1` as a row and a place."""
    row, place = name.split("_")
    return ROWS.index(row), int(place) - 1


def fits(asked: Sequence[str], given: Sequence[int], jokers: set[str]) -> bool:
    """Grey workers may be anybody, jokers stand for any type."""
    over = sum(
        max(0, number - asked.count(worker))
        for worker, number in zip(WORKERS, given, strict=True)
        if worker not in jokers
    )
    return sum(given) == len(asked) and over <= asked.count("any")


def check(before: Discordia, after: Discordia, action: Action, events: Sequence[Event]) -> None:
    check_whole(before)
    check_whole(after)
    books = Books(before)
    for event in events:
        if isinstance(event, Chose):
            books.chose(event.seat, action)
        else:
            books.hear(event)
    assert books.cities == [Account.of(city) for city in after.cities]
    assert (books.bag, books.stars, books.modifiers) == (list(after.bag), after.star_supply, after.modifier_supply)
    assert books.extensions == after.extension_supply
    assert books.towers == after.tower_supply
    assert books.decrees == after.decree_supply
    assert books.privileges == after.privilege_supply
    assert (books.display, books.stack) == (after.display, len(after.building_stack))
    assert (books.left, books.right) == (after.left, after.right)
    assert (books.year, books.season, books.first) == (after.year, after.season, after.first_player)
    assert after.dice in (books.dice, (0, 0, 0))
    assert any(isinstance(event, Ended) for event in events) == after.over
    assert any(sum(city.reserve) == 0 for city in after.cities) == any(
        isinstance(event, told.ReserveEmptied) for event in events
    )
