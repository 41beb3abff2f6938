"""DI-5 and DI-6: buildings are placed, and their spaces filled."""

from __future__ import annotations

import pytest

from games.discordia.scene import my_turn, scene
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import Built, Deployed, WorkersReleased
from pentapolis.games.discordia.raid import withstand
from pentapolis.games.discordia.season import play_season
from pentapolis.games.discordia.turn import turn
from support import rule

BOX = BOXES[""]


# Placing


@rule("DI-5.1")
def test_any_row_of_the_column_whatever_value_is_printed() -> None:
    g = my_turn("Ada", "Ben", "Cleo", value=3, display={"3": ["", "farm_6a", "ship_1b"], "1": ["farm_1b"]})
    assert g.offers("Ada", "main_build") == ["building=farm_6a", "building=ship_1b"]
    g.act("Ada", "main_build building=ship_1b")
    assert g.state.display[2::6] == ["", "farm_6a", ""]


@rule("DI-5.2")
@pytest.mark.parametrize(
    ("building", "extension"),
    [("ship_1b", "port"), ("barracks_1b", "fort"), ("shop_1b", "market"), ("farm_1b", "field")],
)
def test_each_type_has_its_row(building: str, extension: str) -> None:
    g = my_turn(value=2, display={"2": [building]})
    g.act("Ada", f"main_build building={building}")
    rows = {row: g.row("Ada", row) for row in ("port", "fort", "market", "field")}
    assert [row for row, houses in rows.items() if building in houses] == [extension]
    assert g.told(Built) == [Built(0, building, f"{extension}_1")]


@rule("DI-5.2", "DI-5.6")
def test_one_building_for_each_extension() -> None:
    g = my_turn(value=2, display={"2": ["ship_1b", "farm_1b"]}, houses={"Ada": ["ship_2a", "barracks_1a"]})
    g.refused("Ada", "main_build building=ship_1b", "DI-5.2", "refused-no-free-slot")
    g.refused("Ada", "main_build building=farm_1b cover=barracks_1a", "DI-5.6", "refused-cannot-cover")
    g.refused("Ada", "main_build building=ship_1b cover=ship_3a", "DI-5.6", "refused-cannot-cover")
    assert g.offers("Ada", "main_build") == ["building=ship_1b cover=ship_2a", "building=farm_1b"]


@rule("DI-5.3", "DI-A18")
def test_the_leftmost_free_slot_a_gap_included() -> None:
    g = my_turn(value=2, display={"2": ["farm_1b", "farm_2a"]}, houses={"Ada": ["farm_3b"]})
    g.act("Ada", "main_build building=farm_1b")
    assert g.row("Ada", "field") == ["farm_3b", "farm_1b"]
    h = scene(
        houses={"Ada": ["farm_3b", "farm_1b"]},
        barbarians=("barbarian_a4", "barbarian_b1"),
        bought={"Ada": {"field": 1}},
    )
    h.run(withstand.of(0))
    h.act("Ada", "lose_building building=farm_3b")
    assert h.row("Ada", "field") == ["", "farm_1b", ""]
    h.state.display[1], h.state.die, h.state.value, h.state.dice = "farm_2a", "red", 2, (2, 1, 1)
    h.run(turn.of(0))
    h.act("Ada", "main_build building=farm_2a")
    assert h.row("Ada", "field") == ["farm_2a", "farm_1b", ""]


@rule("DI-5.4", "DI-5.5", "DI-A17")
def test_any_own_building_of_the_type_may_be_covered_and_its_workers_return() -> None:
    g = my_turn(value=2, display={"2": ["farm_1b"]}, houses={"Ada": ["farm_3b:y.y"]}, bought={"Ada": {"field": 1}})
    assert g.offers("Ada", "main_build") == ["building=farm_1b", "building=farm_1b cover=farm_3b"]
    g.act("Ada", "main_build building=farm_1b cover=farm_3b")
    assert (g.row("Ada", "field"), g.reserve("Ada")["farmer"]) == (["farm_1b", "", ""], 5)
    assert g.told(WorkersReleased) == [WorkersReleased(0, "farm_3b", 0, 0, 0, 2)]
    assert not any("farm_3b" in part for part in (g.state.display, g.state.building_stack.pools[""]))  # in the box


@rule("DI-5.7", "DI-A56")
@pytest.mark.parametrize(("building", "track"), [("shop_3a", "expedition"), ("farm_3b", "upgrade")])
def test_a_star_on_a_track_when_the_building_is_placed(building: str, track: str) -> None:
    for answer, stars in (("accept", 1), ("decline", 0)):
        g = my_turn(value=3, display={"3": [building]})
        g.act("Ada", f"main_build building={building}")
        assert g.waits == "Ada: bonus_accept"
        g.act("Ada", answer)
        assert (g.city("Ada").on_track(track), g.city("Ada").stars) == (stars, 6 - stars)
        assert g.waits == "Ada: turn"


@rule("DI-5.7", "DI-5.8")
def test_a_step_on_the_aqueduct_that_stays_when_the_building_is_covered() -> None:
    g = my_turn(value=2, display={"2": ["farm_1a", "farm_2a"]})
    g.act("Ada", "main_build building=farm_1a")
    assert g.city("Ada").ring == 1
    h = my_turn(value=2, display={"2": ["farm_2a"]}, houses={"Ada": ["farm_1a"]}, ring={"Ada": 1})
    h.act("Ada", "main_build building=farm_2a cover=farm_1a")
    assert h.city("Ada").ring == 1


@rule("DI-A56")
def test_workers_return_before_the_bonus() -> None:
    g = my_turn(
        value=3,
        display={"3": ["farm_3b"]},
        houses={"Ada": ["farm_2a:yy"]},
        reserve={"Ada": {"sailor": 1}},
    )
    g.mark()
    g.act("Ada", "main_build building=farm_3b cover=farm_2a", "accept")
    kinds = [type(event).__name__ for event in g.events if type(event).__name__ != "Chose"]
    assert kinds == ["WorkersReleased", "Built", "StarPlaced", "ModifierGained"]


@rule("DI-5.9")
def test_a_new_building_is_empty() -> None:
    g = my_turn(value=2, die="yellow", display={"2": ["farm_2b"]}, action_tiles=["action_d"] * 6)
    g.act("Ada", "main_build building=farm_2b")
    assert g.house("Ada", "farm_2b") == ""
    g.act("Ada", "special_deploy building=farm_2b")
    assert g.house("Ada", "farm_2b") == "y"


@rule("DI-5.10")
def test_the_place_in_the_display_stays_empty() -> None:
    g = my_turn(value=2, display={"2": ["farm_2b", "farm_2c"], "1": ["farm_1a"]})
    g.act("Ada", "main_build building=farm_2b", "end_turn")
    assert g.state.display[1::6] == ["", "farm_2c"]
    g.roll(1, 1, 1)
    g.run(play_season.of("summer"))
    assert g.state.display[1::6] == ["", "farm_2c"]


@rule("DI-A58")
def test_every_building_has_a_place_in_every_city() -> None:
    full = ["ship_1a", "barracks_1a", "shop_1a", "shop_1b", "farm_1a", "farm_1b"]
    for building in ("ship_2a", "barracks_2a", "shop_2a", "farm_2a"):
        for houses in ([], full):
            g = my_turn(value=2, display={"2": [building]}, houses={"Ada": houses})
            assert g.offers("Ada", "main_build")


# Deploying


@rule("DI-6.1", "DI-6.2", "DI-6.3", "DI-A10")
def test_one_deployment_fills_the_next_space_in_order() -> None:
    tiles = ["action_f"] * 6
    g = my_turn(value=5, action_tiles=tiles, houses={"Ada": ["barracks_2d"]})
    for space, workers in ((1, "r"), (2, "r.rr"), (3, "r.rr.rr")):
        g.state.main_used = False
        g.state.cities[0].reserve = (0, 4, 0, 1)
        g.act("Ada", "main_deploy building=barracks_2d")
        assert g.house("Ada", "barracks_2d") == workers
        assert g.told(Deployed)[-1].space == space
        assert g.told(Deployed)[-1].full == (space == 3)


@rule("DI-6.3", "DI-6.7")
@pytest.mark.parametrize(
    ("reserve", "possible"),
    [
        ({"soldier": 2}, True),
        ({"soldier": 1, "farmer": 5}, False),
        ({"sailor": 5}, False),
        ({"soldier": 5, "farmer": 1}, True),
    ],
)
def test_exactly_the_workers_of_the_space(reserve: dict[str, int], possible: bool) -> None:
    g = my_turn(value=2, houses={"Ada": ["barracks_1a"]}, action_tiles=["action_b"] * 6, reserve={"Ada": reserve})
    assert bool(g.offers("Ada", "main_deploy")) == possible
    if not possible:
        g.refused("Ada", "main_deploy building=barracks_1a", "DI-6.7", "refused-no-fitting-workers")
        return
    g.act("Ada", "main_deploy building=barracks_1a")
    assert g.workers["Ada"] == sum(reserve.values()) - 2


@rule("DI-6.4", "DI-6.6")
def test_grey_workers_may_be_any_and_need_not_be_alike() -> None:
    g = my_turn(
        value=3, houses={"Ada": ["military_tower_3"]}, main_used=True, reserve={"Ada": {"sailor": 2, "farmer": 1}}
    )
    g.act("Ada", "special_deploy building=military_tower_3")
    assert g.options("Ada") == ["pay sailor=2", "pay sailor=1 farmer=1"]
    g.refused("Ada", "pay farmer=2", "DI-6.3", "refused-not-in-reserve")
    g.refused("Ada", "pay sailor=1", "DI-6.3", "refused-wrong-workers")
    g.act("Ada", "pay sailor=1 farmer=1")
    assert (g.towers("Ada"), g.reserve("Ada")) == (["military_tower_3:by"], {"sailor": 1})


@rule("DI-6.6")
def test_no_question_where_one_set_fits() -> None:
    g = my_turn(value=3, houses={"Ada": ["military_tower_3"]}, main_used=True, reserve={"Ada": {"merchant": 5}})
    g.act("Ada", "special_deploy building=military_tower_3")
    assert (g.towers("Ada"), g.waits) == (["military_tower_3:ww"], "Ada: turn")


@rule("DI-6.5", "DI-13.2", "DI-13.9")
def test_a_joker_stands_in_for_any_type() -> None:
    position = {"houses": {"Ada": ["barracks_1a"]}, "action_tiles": ["action_b"] * 6, "value": 2}
    reserve = {"Ada": {"soldier": 1, "farmer": 2, "sailor": 1}}
    g = my_turn(privileges={"Ada": ["joker_farmer_1"]}, reserve=reserve, **position)  # type: ignore[arg-type]  # by name
    g.act("Ada", "main_deploy building=barracks_1a")
    assert g.options("Ada") == ["pay soldier=1 farmer=1", "pay farmer=2"]
    g = my_turn(reserve=reserve, **position)  # type: ignore[arg-type]  # by name
    assert not g.offers("Ada", "main_deploy")


@rule("DI-13.3", "DI-13.4", "DI-A24")
@pytest.mark.parametrize(
    ("privileges", "possible"),
    [
        (["joker_farmer_1", "joker_farmer_2"], True),
        (["joker_farmer_1", "joker_sailor_1"], False),
        (["joker_farmer_1", "joker_merchant_1"], True),
    ],
)
def test_two_jokers_of_a_type_make_all_jokers_two_others_just_these(privileges: list[str], possible: bool) -> None:
    g = my_turn(
        value=2,
        houses={"Ada": ["barracks_1a"]},
        action_tiles=["action_b"] * 6,
        privileges={"Ada": privileges},
        reserve={"Ada": {"merchant": 3}},
    )
    assert bool(g.offers("Ada", "main_deploy")) == possible


@rule("DI-6.8")
def test_a_full_building_takes_no_more() -> None:
    g = my_turn(value=1, houses={"Ada": ["barracks_1a:rr"]}, action_tiles=["action_b"] * 6)
    assert not g.offers("Ada", "main_deploy")
    g.refused("Ada", "main_deploy building=barracks_1a", "DI-6.8", "refused-full")
    g.refused("Ada", "special_deploy building=barracks_1a", "DI-6.8", "refused-full")
    g.refused("Ada", "main_deploy building=barracks_1b", "DI-6.2", "refused-not-in-city")


@rule("DI-6.9", "DI-12.5", "DI-A20")
@pytest.mark.parametrize(("tile", "possible"), [("action_b", True), ("action_f", True), ("action_a", False)])
def test_a_military_tower_is_a_target_as_barracks_and_as_any_building(tile: str, possible: bool) -> None:
    g = my_turn(value=4, houses={"Ada": ["military_tower_1"]}, action_tiles=[tile] * 6)
    assert g.offers("Ada", "main_deploy") == (["building=military_tower_1"] if possible else [])


@rule("DI-6.10")
def test_a_commercial_tower_takes_no_workers() -> None:
    g = my_turn(value=1, houses={"Ada": ["commercial_tower_1"]}, action_tiles=["action_f"] * 6)
    assert not g.offers("Ada", "main_deploy")
    assert not g.offers("Ada", "special_deploy")
    g.refused("Ada", "main_deploy building=commercial_tower_1", "DI-6.10", "refused-no-workers-there")
    g.refused("Ada", "special_deploy building=commercial_tower_1", "DI-6.10", "refused-no-workers-there")
