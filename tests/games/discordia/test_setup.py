"""DI-2: what is laid out, and the starting buildings."""

from __future__ import annotations

import pytest

from games.discordia.scene import FOUR, ONE, THREE, TWO, DiscordiaScene, new_game
from pentapolis.games.discordia import TITLE
from pentapolis.games.discordia.components import BOXES, EXTENSIONS
from pentapolis.games.discordia.events import Built, RingMoved
from support import rule

BOX = BOXES[""]
TABLES = {1: ONE, 2: TWO, 3: THREE, 4: FOUR}
QUANTITIES = {
    # extensions of a row, of a track, modifiers, towers of a kind, decrees, privileges, stars
    1: (3, 2, 4, 3, 5, 5, 16),
    2: (4, 2, 5, 3, 5, 5, 24),
    3: (6, 3, 7, 5, 7, 7, 36),
    4: (8, 4, 10, 7, 10, 10, 48),
}


@rule("DI-2.1", "DI-2.2", "DI-2.4", "DI-2.11", "DI-22.1", "DI-23.2", "DI-A1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_quantities_by_number_of_players(seats: int) -> None:
    rows, tracks, modifiers, towers, decrees, privileges, stars = QUANTITIES[seats]
    g = new_game(*TABLES[seats]).state
    assert dict(zip(EXTENSIONS, g.extension_supply, strict=True)) == {
        **dict.fromkeys(EXTENSIONS[:4], rows),
        **dict.fromkeys(EXTENSIONS[4:], tracks),
    }
    kinds = [BOX.tower_kinds[tower] for tower in g.tower_supply]
    assert (kinds.count("military"), kinds.count("commercial"), len(set(g.tower_supply))) == (
        towers,
        towers,
        2 * towers,
    )
    assert (len(set(g.decree_supply)), len(set(g.privilege_supply))) == (decrees, privileges)
    assert (g.star_supply, g.modifier_supply) == (stars - 6 * seats, modifiers - seats)
    for city in g.cities:
        assert (city.stars, city.modifiers, city.spent, city.ring) == (6, 1, 0, 0)
        assert [len(row) for row in city.rows] == [1, 1, 2, 2]
        assert len(city.towers) == 1


@rule("DI-2.3", "DI-A2")
def test_towers_decrees_and_privileges_are_drawn_and_the_rest_is_boxed_unseen() -> None:
    games = [new_game(*THREE, seed=seed) for seed in range(6)]
    assert len({tuple(g.state.decree_supply) for g in games}) == 6
    boxed = set(BOX.decrees) - set(games[0].state.decree_supply)
    assert len(boxed) == 7
    assert not any(id.encode() in TITLE.encode(games[0].state) for id in boxed)


@rule("DI-2.5", "DI-2.6")
def test_barbarians_lie_in_two_piles_and_one_is_seen() -> None:
    g = new_game().state
    for pile, upper, last, left in ((g.left_pile, "a", "c", 2), (g.right_pile, "b", "d", 3)):
        assert [(layer.group, layer.count) for layer in pile.layers] == [(upper, left), (last, 1)]
        assert all(tile.startswith(f"barbarian_{upper}") for tile in pile.pools[upper])
        assert all(tile.startswith(f"barbarian_{last}") for tile in pile.pools[last])
        assert (len(pile.pools[upper]), len(pile.pools[last])) == (left + 3, 4)  # what is boxed may be any of them
    assert BOX.barbarians[g.left].back == "a"
    assert g.left not in g.left_pile.pools["a"]
    assert (g.right, g.season, g.year) == ("", "spring", 1)


@rule("DI-2.7")
def test_one_action_tile_for_each_column() -> None:
    found = {new_game(seed=seed).state.action_tiles for seed in range(5)}
    assert len(found) == 5
    assert all(sorted(tiles) == sorted(BOX.action_tiles) for tiles in found)


@rule("DI-2.8", "DI-2.9", "DI-A43", "DI-22.1")
@pytest.mark.parametrize(("seats", "rows"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_rows_of_six_buildings_are_dealt_from_a_hidden_stack(seats: int, rows: int) -> None:
    g = new_game(*TABLES[seats]).state
    assert len(g.display) == rows * 6 == len(set(g.display))
    assert "" not in g.display
    assert len(g.building_stack) == 86 - rows * 6
    assert [layer.card for layer in g.building_stack.layers] == [""]
    assert not set(g.building_stack.pools[""]) & set(g.display)


@rule("DI-2.8")
def test_ships_lie_on_their_ship_side() -> None:
    assert not [building for building in BOX.buildings if building.startswith("shop_of")]
    assert len(BOX.buildings) == 86


@rule("DI-2.9")
def test_buildings_are_dealt_row_by_row_from_the_left() -> None:
    dealt = ["left_pile=barbarian_a1", *(f"action_tiles=action_{tile}" for tile in "abcde")]
    dealt += [f"buildings={building}" for building in ("farm_1a", "ship_6c", "shop_3b", "farm_2a", "barracks_1a")]
    dealt += [f"buildings={building}" for building in ("barracks_2b", "farm_5d")]
    g = new_game(chance=dealt).state
    assert g.display[:7] == ["farm_1a", "ship_6c", "shop_3b", "farm_2a", "barracks_1a", "barracks_2b", "farm_5d"]


@rule("DI-2.10", "DI-2.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fifteen_workers_from_a_bag_of_140(seats: int) -> None:
    g = new_game(*TABLES[seats])
    assert set(g.workers.values()) == {15}
    assert g.bag == 140 - 15 * seats
    by_type = [sum(city.reserve[kind] for city in g.state.cities) + g.state.bag[kind] for kind in range(4)]
    assert by_type == [35] * 4


@rule("DI-2.13")
def test_the_first_player_is_drawn() -> None:
    assert {new_game(*FOUR, seed=seed).state.first_player for seed in range(20)} == {0, 1, 2, 3}


def drafting(first: str, *names: str) -> DiscordiaScene:
    """A new game with this first player and known buildings in the upper row."""
    upper = ("farm_1a", "ship_1b", "shop_2a", "farm_2a", "barracks_3b", "farm_3c")
    dealt = ["left_pile=barbarian_a1", *(f"action_tiles=action_{tile}" for tile in "abcde")]
    dealt += [f"buildings={building}" for building in upper]
    games = (new_game(*names, chance=dealt, seed=seed) for seed in range(30))
    return next(g for g in games if g.name(g.state.first_player) == first)


@rule("DI-2.14", "DI-2.16", "DI-A3")
def test_starting_buildings_are_taken_counter_clockwise_the_first_player_last() -> None:
    g = drafting("Ben", *FOUR)
    for who, building in (("Ada", "ship_1b"), ("Dora", "farm_2a"), ("Cleo", "farm_3c"), ("Ben", "barracks_3b")):
        assert g.waits == f"{who}: draft_building"
        assert f"draft_building building={building}" in g.options(who)
        g.act(who, f"draft_building building={building}")
    assert [event.slot for event in g.told(Built)] == ["port_1", "field_1", "field_1", "fort_1"]
    assert (g.row("Ada", "port"), g.row("Dora", "field")) == (["ship_1b"], ["farm_2a", ""])
    assert g.waits == "Ben: pick_die"
    assert g.state.display[:6] == ["farm_1a", "", "shop_2a", "", "", ""]  # nothing was refilled


@rule("DI-2.14")
@pytest.mark.parametrize("first", FOUR)
def test_whoever_is_first_player_drafts_last(first: str) -> None:
    g = drafting(first, *FOUR)
    asked = []
    for building in ("ship_1b", "farm_2a", "farm_3c", "barracks_3b"):
        who, _, question = g.waits.partition(": ")
        assert question == "draft_building"
        asked.append(who)
        g.act(who, f"draft_building building={building}")
    before = FOUR.index(first)
    assert asked == [*reversed(FOUR[:before]), *reversed(FOUR[before:])]


@rule("DI-2.14")
def test_a_building_that_is_gone_cannot_be_drafted() -> None:
    g = drafting("Ada", *TWO)
    g.act("Ben", "draft_building building=farm_1a")
    g.refused("Ada", "draft_building building=farm_1a", "DI-2.14", "refused-not-in-display")


@rule("DI-2.15", "DI-A3")
def test_the_bonus_of_a_starting_building_is_received_at_once() -> None:
    g = drafting("Ada", *TWO)
    g.act("Ben", "draft_building building=farm_1a")
    assert g.told(RingMoved) == [RingMoved(1, 1, 1)]
    assert g.waits == "Ada: draft_building"
    g.act("Ada", "draft_building building=shop_2a")
    assert g.waits == "Ada: bonus_accept"
    g.act("Ada", "accept")
    assert (g.city("Ada").upgrade, g.city("Ada").stars, g.city("Ada").modifiers) == (1, 5, 2)
    assert g.waits == "Ada: pick_die"  # no deployment before a die is taken


@rule("DI-24.1", "DI-23.4")
def test_janus_is_for_one_player_and_there_are_no_options() -> None:
    assert TITLE.options == ()
    assert list(TITLE.players) == [1, 2, 3, 4]
    pile = new_game(*ONE).state.janus_pile
    assert pile is not None
    assert (len(pile), len(pile.pools[""])) == (14, 14)
    assert all(new_game(*names).state.janus_pile is None for names in (TWO, THREE, FOUR))


@rule("DI-23.3", "DI-A50")
def test_in_solo_tiles_lie_in_columns_in_the_order_of_the_draw() -> None:
    orders = [new_game(*ONE, seed=seed).state for seed in range(8)]
    assert any(g.decree_supply != sorted(g.decree_supply) for g in orders)
    assert any(g.privilege_supply != sorted(g.privilege_supply) for g in orders)
    for g in orders:
        assert [BOX.tower_kinds[tower] for tower in g.tower_supply] == ["military"] * 3 + ["commercial"] * 3


@rule("DI-23.5")
def test_the_solo_player_takes_any_building() -> None:
    g = new_game(*ONE)
    assert g.waits == "Ada: draft_building"
    assert len(g.options("Ada")) == 12


def test_a_game_begins_with_nothing_used_and_nothing_pending() -> None:
    g = new_game(*THREE).state
    assert (g.main_used, g.season_used, g.special_used, g.exchange_used) == (False, False, (), ())
    assert (g.chain, g.dice, g.taken, g.die, g.value, g.janus) == ([], (0, 0, 0), "", "", 0, "")
