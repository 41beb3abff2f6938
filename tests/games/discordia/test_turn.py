"""DI-3.9 to DI-4 and DI-10: one main action, and secondary actions in any order."""

from __future__ import annotations

import pytest

from games.discordia.scene import my_turn
from pentapolis.games.discordia.events import RingMoved, StarsGained, TurnEnded
from support import rule

SECONDARY = ("special_deploy", "season_bonus", "tower_exchange", "use_privilege", "claim_decree", "end_turn")


@rule("DI-3.9", "DI-4.1", "DI-4.2")
def test_one_main_action_of_column_tile_and_value() -> None:
    g = my_turn(value=1, houses={"Ada": ["ship_2a", "farm_2a"]}, display={"1": ["shop_1a"], "2": ["farm_6a"]})
    assert g.offers("Ada", "main_build") == ["building=shop_1a"]
    assert g.offers("Ada", "main_deploy") == ["building=ship_2a", "building=farm_2a"]
    assert len(g.offers("Ada", "main_extension")) == 6
    g.refused("Ada", "main_stars", "DI-4.2", "refused-tile-no-stars")
    g.refused("Ada", "main_build building=farm_6a", "DI-5.1", "refused-not-in-column")
    g.act("Ada", "main_deploy building=ship_2a")
    verbs = {option.split()[0] for option in g.options("Ada")}
    assert verbs <= set(SECONDARY)
    g.refused("Ada", "main_deploy building=farm_2a", "DI-3.9", "refused-main-used")


@rule("DI-3.9", "DI-A55")
def test_secondary_actions_come_before_or_after_the_main_action() -> None:
    g = my_turn(value=1, houses={"Ada": ["barracks_1b", "farm_1b"]}, action_tiles=["action_b"] * 6)
    g.act("Ada", "special_deploy building=barracks_1b", "season_bonus", "main_deploy building=barracks_1b")
    assert g.house("Ada", "barracks_1b") == "r.rr"  # two spaces of one building in one turn
    assert g.city("Ada").expedition == 1
    h = my_turn(value=1, houses={"Ada": ["barracks_1b"]}, action_tiles=["action_b"] * 6)
    h.act("Ada", "main_deploy building=barracks_1b", "special_deploy building=barracks_1b", "season_bonus")
    assert h.house("Ada", "barracks_1b") == "r.rr"


@rule("DI-3.10", "DI-A5")
def test_everything_may_be_left_unused() -> None:
    g = my_turn(value=1, houses={"Ada": ["barracks_1b"]}, display={"1": ["shop_1a"]})
    before = g.workers
    g.mark()
    g.act("Ada", "end_turn")
    assert g.workers == before
    assert g.told(TurnEnded) == [TurnEnded(0)]
    assert set(g.changed) == {"active", "die", "value"}


@rule("DI-4.7")
def test_end_turn_is_always_offered_and_never_by_itself() -> None:
    g = my_turn(value=6, main_used=True)
    assert g.options("Ada") == ["end_turn"]
    assert g.title.forced(g.state) is None


@rule("DI-4.7", "DI-4.4", "DI-9.1", "DI-25.2")
def test_what_can_have_no_effect_is_not_offered() -> None:
    tiles = ["action_c", "action_e", "action_a", "action_b", "action_d", "action_f"]
    g = my_turn(value=1, action_tiles=tiles, supply={"star": 0}, stars={"Ada": 0}, privileges={"Ada": ["great_works"]})
    assert g.options("Ada") == ["end_turn"]
    g.refused("Ada", "main_stars", "DI-9.1", "refused-no-stars-left")
    g.refused("Ada", "season_bonus", "DI-4.7", "refused-no-effect")
    g.refused("Ada", "use_privilege privilege=great_works", "DI-13.8", "refused-privilege-no-effect")


@rule("DI-4.3", "DI-8.4", "DI-8.7", "DI-A9")
@pytest.mark.parametrize(
    ("value", "stars_on_track", "allowed"), [(6, 0, True), (5, 2, False), (5, 3, True), (4, 6, False)]
)
def test_an_upgrade_takes_a_6_and_later_a_5_whatever_the_tile(value: int, stars_on_track: int, allowed: bool) -> None:
    for tiles in (["action_a"] * 6, ["action_e"] * 6):
        g = my_turn(value=value, upgrade={"Ada": stars_on_track}, bought={"Ada": {"upgrade": 1}}, action_tiles=tiles)
        assert bool(g.offers("Ada", "main_upgrade")) == allowed
        if not allowed:
            g.refused("Ada", "main_upgrade", "DI-4.3", "refused-upgrade-value")


@rule("DI-8.2", "DI-8.4")
def test_an_upgrade_takes_a_star_and_a_space() -> None:
    g = my_turn(value=6, stars={"Ada": 0})
    g.refused("Ada", "main_upgrade", "DI-8.2", "refused-no-star")
    g = my_turn(value=6, upgrade={"Ada": 6})
    g.refused("Ada", "main_upgrade", "DI-8.2", "refused-track-full")


@rule("DI-4.4")
def test_stars_of_the_tile_come_from_the_supply() -> None:
    g = my_turn(value=5)  # action_e: two stars
    g.act("Ada", "main_stars")
    assert (g.city("Ada").stars, g.state.star_supply) == (8, 10)
    g = my_turn(value=5, supply={"star": 1})
    g.act("Ada", "main_stars")
    assert (g.city("Ada").stars, g.state.star_supply, g.told(StarsGained)) == (7, 0, [StarsGained(0, 1)])


@rule("DI-4.5")
def test_a_deployment_on_the_type_of_the_tile() -> None:
    houses = {"Ada": ["ship_2a", "barracks_1a", "shop_1a", "farm_2a"]}
    for tile, targets in {
        "action_a": ["ship_2a", "farm_2a"],
        "action_b": ["barracks_1a", "shop_1a"],
        "action_c": ["ship_2a", "barracks_1a"],
        "action_d": ["shop_1a", "farm_2a"],
        "action_e": [],
        "action_f": ["ship_2a", "barracks_1a", "shop_1a", "farm_2a"],
    }.items():
        g = my_turn(value=4, action_tiles=[tile] * 6, houses=houses)
        assert g.offers("Ada", "main_deploy") == [f"building={building}" for building in targets]
    g.act("Ada", "main_deploy building=farm_2a")
    assert g.house("Ada", "farm_2a") == "yy"
    g = my_turn(value=4, action_tiles=["action_e"] * 6, houses=houses)
    g.refused("Ada", "main_deploy building=farm_2a", "DI-4.5", "refused-tile-no-deploy")


@rule("DI-4.6", "DI-10.1")
def test_an_extension_as_main_action() -> None:
    g = my_turn(value=1, supply={"fort": 0})
    assert g.offers("Ada", "main_extension") == [
        f"extension={extension}" for extension in ("port", "market", "field", "expedition", "upgrade")
    ]
    g.refused("Ada", "main_extension extension=fort", "DI-25.2", "refused-no-extension-left")
    g.act("Ada", "main_extension extension=field")
    assert (g.city("Ada").bought, g.told(RingMoved)) == ((0, 0, 0, 1, 0, 0), [RingMoved(0, 1, 1)])
    g = my_turn(value=3)
    g.refused("Ada", "main_extension extension=fort", "DI-4.2", "refused-tile-no-extension")


# Secondary actions


@rule("DI-10.2", "DI-10.3")
@pytest.mark.parametrize(
    ("die", "shown"),
    [("red", ["barracks_2b", "shop_2b"]), ("yellow", ["shop_2b", "farm_2b"]), ("blue", ["ship_2b", "shop_2b"])],
)
def test_special_deployment_by_value_and_colour(die: str, shown: list[str]) -> None:
    houses = {"Ada": ["ship_2b", "barracks_2b", "shop_2b", "shop_3a", "farm_2b", "farm_1a"]}
    g = my_turn(value=2, die=die, houses=houses, main_used=True)
    assert g.offers("Ada", "special_deploy") == [f"building={building}" for building in shown]
    g.refused("Ada", "special_deploy building=shop_3a", "DI-10.2", "refused-other-value")
    wrong = next(building for building in ("ship_2b", "barracks_2b", "farm_2b") if building not in shown)
    g.refused("Ada", f"special_deploy building={wrong}", "DI-10.3", "refused-other-color")


@rule("DI-10.5", "DI-A11")
def test_once_for_each_matching_building() -> None:
    g = my_turn(value=2, die="yellow", houses={"Ada": ["farm_2b", "farm_2c"]}, main_used=True)
    g.act("Ada", "special_deploy building=farm_2b")
    assert g.offers("Ada", "special_deploy") == ["building=farm_2c"]
    g.refused("Ada", "special_deploy building=farm_2b", "DI-10.5", "refused-special-used")
    g.act("Ada", "special_deploy building=farm_2c")
    assert g.options("Ada") == ["end_turn"]
    assert (g.house("Ada", "farm_2b"), g.house("Ada", "farm_2c")) == ("y", "y")


@rule("DI-10.4", "DI-5.9", "DI-10.5", "DI-A11")
def test_a_building_placed_in_this_turn_can_be_deployed_on_even_over_a_used_one() -> None:
    g = my_turn(value=2, die="yellow", houses={"Ada": ["farm_2b"]}, display={"2": ["farm_2a"]})
    g.act("Ada", "special_deploy building=farm_2b", "main_build building=farm_2a cover=farm_2b")
    assert g.workers["Ada"] == 15  # the worker is back
    assert g.offers("Ada", "special_deploy") == ["building=farm_2a"]
    g.act("Ada", "special_deploy building=farm_2a")
    assert (g.row("Ada", "field"), g.workers["Ada"]) == (["farm_2a:yy", ""], 13)


@rule("DI-10.6", "DI-A61", "DI-A63")
@pytest.mark.parametrize(
    ("season", "value"), [("spring", 1), ("summer", 2), ("autumn", 3), ("saturnalia", 4), ("winter", 5)]
)
def test_the_season_bonus_takes_the_number_of_the_season_once(season: str, value: int) -> None:
    for used in range(1, 7):
        g = my_turn(value=used, season=season, open_towers=["military_tower_1"], main_used=True)
        assert bool(g.offers("Ada", "season_bonus")) == (used == value)
        if used != value:
            g.refused("Ada", "season_bonus", "DI-10.6", "refused-season-value")
    g = my_turn(value=value, season=season, open_towers=["military_tower_1"], main_used=True, season_used=True)
    g.refused("Ada", "season_bonus", "DI-10.6", "refused-season-used")


@rule("DI-10.8", "DI-A61")
def test_a_6_gives_no_season_bonus() -> None:
    for season in ("spring", "summer", "autumn", "saturnalia", "winter"):
        assert not my_turn(value=6, season=season).offers("Ada", "season_bonus")


@rule("DI-10.7", "DI-A62")
def test_spring_star_on_the_expedition_track() -> None:
    g = my_turn(value=1)
    g.act("Ada", "season_bonus")
    assert (g.city("Ada").expedition, g.city("Ada").stars, g.waits) == (1, 5, "Ada: turn")


@rule("DI-10.7", "DI-A62")
def test_summer_step_on_the_aqueduct() -> None:
    g = my_turn(value=2, season="summer")
    g.act("Ada", "season_bonus")
    assert (g.city("Ada").ring, g.waits) == (1, "Ada: turn")
    assert g.state.season_used


@rule("DI-10.7", "DI-A62", "DI-12.9")
def test_autumn_tower() -> None:
    g = my_turn(value=3, season="autumn", open_towers=["military_tower_1"])
    g.act("Ada", "season_bonus")
    assert g.options("Ada") == ["choose_tower tower=military_tower_1", "decline"]
    g.act("Ada", "choose_tower tower=military_tower_1")
    assert (g.towers("Ada"), g.state.tower_supply) == (["military_tower_1"], [])
    g = my_turn(value=3, season="autumn")
    assert not g.offers("Ada", "season_bonus")


@rule("DI-10.7", "DI-A62")
def test_saturnalia_star_from_the_supply() -> None:
    g = my_turn(value=4, season="saturnalia")
    g.act("Ada", "season_bonus")
    assert (g.city("Ada").stars, g.state.star_supply) == (7, 11)


@rule("DI-10.7", "DI-A62", "DI-16.2")
def test_winter_exchange_without_a_second_question() -> None:
    g = my_turn(value=5, season="winter")
    g.bag_gives("br")
    g.act("Ada", "season_bonus")
    assert (g.waits, g.workers["Ada"]) == ("Ada: exchange_return", 17)
    g.act("Ada", "return_workers merchant=2")
    assert g.reserve("Ada") == {"sailor": 5, "soldier": 5, "merchant": 2, "farmer": 3}


@rule("DI-10.10", "DI-10.11", "DI-10.1")
def test_towers_privileges_and_decrees_are_secondary_actions() -> None:
    g = my_turn(
        value=1,
        main_used=True,
        houses={"Ada": ["commercial_tower_1"]},
        privileges={"Ada": ["new_spring"]},
        ring={"Ada": 8},
        open_decrees=["aqueduct_eight", "three_towers"],
        stars={"Ada": 0},
    )
    assert g.options("Ada") == [
        "tower_exchange tower=commercial_tower_1",
        "use_privilege privilege=new_spring",
        "claim_decree decree=aqueduct_eight",
        "end_turn",
    ]
