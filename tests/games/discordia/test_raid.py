"""DI-19.1 to DI-19.8: the barbarian raid."""

from __future__ import annotations

import pytest

from games.discordia.scene import THREE, TWO, DiscordiaScene, scene
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import (
    BonusLost,
    BuildingLost,
    NothingLost,
    RaidRepelled,
    RaidSuffered,
    TowerLost,
    WorkersReleased,
)
from pentapolis.games.discordia.houses import defence
from pentapolis.games.discordia.raid import raid, withstand
from support import rule

BOX = BOXES[""]


def raided(left: str, right: str = "barbarian_b1", *names: str, **position: object) -> DiscordiaScene:
    """Ada alone meets these barbarians."""
    # any part of a position may be given, which a checker can not follow
    g = scene(*names, barbarians=(left, right), season="winter", **position)  # type: ignore[arg-type]  # by name
    g.lucky()
    g.run(withstand.of(0))
    return g


@rule("DI-19.1")
def test_the_strength_is_the_sum_of_both_tiles() -> None:
    g = scene(barbarians=("barbarian_a3", "barbarian_b4"))
    assert g.state.strength == BOX.barbarians["barbarian_a3"].strength + BOX.barbarians["barbarian_b4"].strength == 6


@rule("DI-19.2")
def test_only_full_barracks_and_towers_count_with_whoever_stands_on_them() -> None:
    g = scene(
        houses={
            "Ada": [
                "barracks_1b:r.rr",
                "barracks_2d:r.rr",
                "barracks_3b:rr.y",
                "military_tower_3:by",
                "military_tower_5",
                "farm_2a:yy",
            ]
        },
        bought={"Ada": {"fort": 2, "port": 1}},
    )
    assert defence(BOX, g.city("Ada")) == 3 + 3 + (2 + 1) + 1


@rule("DI-19.3", "DI-A33")
def test_one_after_the_other_from_the_first_player() -> None:
    g = scene(
        *THREE,
        first_player="Cleo",
        barbarians=("barbarian_a1", "barbarian_b1"),
        stars=dict.fromkeys(THREE, 1),
        houses={"Ada": ["barracks_1d:rr.rrr"]},
        open_towers=["military_tower_1"],
    )
    g.run(raid)
    assert g.state.phase == "raid"
    # Cleo has lost hers before Ada is asked; Ben is still to come
    assert (g.waits, g.each("stars")) == ("Ada: choose_tower", {"Ada": 1, "Ben": 1, "Cleo": 0})
    g.act("Ada", "decline")
    assert g.each("stars") == {"Ada": 1, "Ben": 0, "Cleo": 0}
    told = [(g.name(event.seat), type(event)) for event in g.events if isinstance(event, RaidRepelled | RaidSuffered)]
    assert told == [("Cleo", RaidSuffered), ("Ada", RaidRepelled), ("Ben", RaidSuffered)]


@rule("DI-19.4", "DI-19.5")
@pytest.mark.parametrize(
    ("house", "repelled"), [("barracks_1b:r.rr", True), ("barracks_1a:rr", False), ("barracks_1c:rr.rr", True)]
)
def test_defence_against_strength(house: str, repelled: bool) -> None:
    g = raided("barbarian_a1", "barbarian_b5", houses={"Ada": [house]})  # 2 + 1; a star, or a step
    if repelled:
        assert (g.city("Ada").ring, g.city("Ada").stars) == (1, 6)
        assert not g.told(RaidSuffered)
    else:
        assert (g.city("Ada").ring, g.city("Ada").stars) == (0, 5)
        assert g.told(RaidSuffered) == [RaidSuffered(0, 3, 2)]


@rule("DI-19.5", "DI-16.6", "DI-16.7", "DI-9.2")
@pytest.mark.parametrize(
    "left",
    [
        "barbarian_a1",
        "barbarian_a3",
        "barbarian_a4",
        "barbarian_a5",
        "barbarian_a6",
        "barbarian_c2",
        "barbarian_c3",
        "barbarian_c4",
    ],
)
def test_what_cannot_be_lost_is_not_lost(left: str) -> None:
    g = scene(
        stars={"Ada": 0},
        year=4 if "_c" in left else 1,
        barbarians=(left, "barbarian_d1" if "_c" in left else "barbarian_b1"),
    )
    g.mark()
    g.run(withstand.of(0))
    assert (g.changed, g.told(NothingLost), g.waits) == ({}, [NothingLost(0)], "")


@rule("DI-16.6", "DI-A34", "DI-A18")
def test_the_owner_chooses_the_building_and_its_workers_return() -> None:
    g = raided("barbarian_a4", houses={"Ada": ["farm_1d:y.yy", "farm_2a", "shop_1a"]})
    assert g.options("Ada") == ["lose_building building=farm_1d", "lose_building building=farm_2a"]
    g.refused("Ada", "lose_building building=shop_1a", "DI-16.6", "refused-cannot-lose")
    g.act("Ada", "lose_building building=farm_1d")
    assert (g.row("Ada", "field"), g.reserve("Ada")["farmer"]) == (["", "farm_2a"], 6)
    assert g.told(BuildingLost) == [BuildingLost(0, "farm_1d")]
    assert g.told(WorkersReleased) == [WorkersReleased(0, "farm_1d", 0, 0, 0, 3)]


@rule("DI-16.6", "DI-A20")
def test_a_single_building_is_lost_by_itself_and_towers_are_no_buildings() -> None:
    g = raided("barbarian_a5", houses={"Ada": ["shop_1a:ww", "military_tower_2"]})
    assert (g.row("Ada", "market"), g.waits) == (["", ""], "")
    g = scene(year=4, barbarians=("barbarian_c2", "barbarian_d1"), houses={"Ada": ["military_tower_2"]})
    g.run(withstand.of(0))
    assert (g.towers("Ada"), g.told(NothingLost)) == (["military_tower_2"], [NothingLost(0)])


@rule("DI-16.6")
def test_any_building() -> None:
    g = scene(
        year=4, barbarians=("barbarian_c3", "barbarian_d1"), houses={"Ada": ["military_tower_2", "ship_1a", "farm_2a"]}
    )
    g.run(withstand.of(0))
    assert g.options("Ada") == ["lose_building building=ship_1a", "lose_building building=farm_2a"]


@rule("DI-16.7", "DI-A34", "DI-12.10")
def test_the_owner_chooses_the_tower() -> None:
    g = raided(
        "barbarian_a6",
        "barbarian_b4",
        houses={"Ada": ["military_tower_2:r", "commercial_tower_1"]},
        bought={"Ada": {"port": 1}},
    )
    assert g.options("Ada") == ["lose_tower tower=military_tower_2", "lose_tower tower=commercial_tower_1"]
    g.refused("Ada", "lose_tower tower=military_tower_1", "DI-16.7", "refused-not-your-tower")
    g.act("Ada", "lose_tower tower=military_tower_2")
    assert (g.towers("Ada"), g.reserve("Ada")["soldier"]) == (["", "commercial_tower_1"], 5)
    assert g.told(TowerLost) == [TowerLost(0, "military_tower_2")]


@rule("DI-19.6", "DI-14.1")
def test_decrees_after_the_outcome() -> None:
    g = raided("barbarian_a4", houses={"Ada": ["farm_2a:yy"]}, ring={"Ada": 8}, open_decrees=["aqueduct_eight"])
    assert (g.row("Ada", "field"), g.waits) == (["", ""], "Ada: decree_window")
    g.act("Ada", "pass_window")
    assert (g.city("Ada").decrees, g.waits) == ((), "")


@rule("DI-19.7")
def test_scarce_rewards_go_in_the_order_of_play() -> None:
    strong = ["barracks_1d:rr.rrr"]
    g = scene(
        *TWO,
        first_player="Ben",
        barbarians=("barbarian_a1", "barbarian_b6"),
        supply={"modifier": 1},
        houses={"Ada": strong, "Ben": ["barracks_4d:rr.rrr"]},
    )
    g.run(raid)
    assert g.each("modifiers") == {"Ada": 1, "Ben": 2}
    assert g.told(BonusLost) == [BonusLost(0, "gain_modifier")]


@rule("DI-19.4")
def test_a_reward_may_be_used_in_part() -> None:
    g = raided("barbarian_a1", "barbarian_b3", houses={"Ada": ["barracks_1d:rr.rrr"]})
    assert g.waits == "Ada: return_workers"
    g.act("Ada", "return_workers farmer=1")
    assert g.workers["Ada"] == 14
