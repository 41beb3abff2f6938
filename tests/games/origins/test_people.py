"""OR-4, OR-12, OR-18: Citizens, Speakers, Freemen, Advisers."""

from __future__ import annotations

import pytest

from games.origins.scene import FOUR, goods, scene
from pentapolis.games.origins.events import (
    AdviserPlaced,
    AdviserReturned,
    CitizenEntered,
    CitizenTaken,
    EndAnnounced,
    EndWithdrawn,
)
from support import rule


@rule("OR-4.1", "OR-12.1", "OR-12.2")
def test_a_recruit_keeps_its_value_and_a_die_of_its_colour_follows() -> None:
    g = scene(freemen={"Ana": ["red_3"]}, resources={"Ana": goods(wisdom=2)})
    g.ask("take_citizen", "Ana", "recruit")
    g.chance("citizen_blue=5")
    g.act("Ana", "take_citizen die=blue_3")
    assert g.freemen("Ana") == ["red_3", "blue_3"]
    assert g.area == ["red_1", "purple_2", "orange_4", "yellow_5", "blue_5"]
    assert (g.resources("Ana"), g.supply["blue"]) == (goods(), 8 - 2 - 2)  # Bo and Cy have one, Ana one, the area one
    assert g.told(CitizenTaken) == [CitizenTaken(0, "blue_3", 1)]
    assert g.told(CitizenEntered) == [CitizenEntered("blue_5")]


@rule("OR-12.1")
def test_slots_cost_0_to_4_wisdom_from_the_left() -> None:
    for wisdom in range(5):
        g = scene(freemen={"Ana": []}, resources={"Ana": goods(wisdom=wisdom)})
        g.ask("take_citizen", "Ana", "recruit")
        assert len(g.options("Ana")) == wisdom + 1
    g = scene(freemen={"Ana": []}, resources={"Ana": goods(wisdom=1)})
    g.ask("take_citizen", "Ana", "recruit")
    g.refused("Ana", "take_citizen die=blue_3", "OR-12.1", "refused-too-little")
    g.refused("Ana", "take_citizen die=blue_4", "OR-12.1", "refused-not-in-area")


@rule("OR-A54")
def test_dice_of_a_short_area_pay_for_the_slot_they_stand_on() -> None:
    g = scene(freemen={"Ana": []}, resources={"Ana": goods(wisdom=3)}, area=["red_1", "yellow_5"])
    g.ask("take_citizen", "Ana", "recruit")
    g.chance("citizen_yellow=1")
    g.act("Ana", "take_citizen die=yellow_5")
    assert g.resources("Ana") == goods(wisdom=2)


@rule("OR-4.2", "OR-12.5")
def test_without_a_free_base_no_citizen_can_be_taken() -> None:
    g = scene(freemen={"Ana": ["red_3", "blue_2@1"]}, holders={"cancer": "Ana"}, zodiac=["cancer", "leo", "taurus"])
    g.ask("take_citizen", "Ana", "estate")
    assert g.options("Ana") == []
    g.refused("Ana", "take_citizen die=red_1", "OR-4.2", "refused-no-free-base")


@rule("OR-12.4", "OR-23.10")
def test_a_citizen_taken_for_free_costs_no_wisdom() -> None:
    g = scene(freemen={"Ana": []}, resources={"Ana": goods()})
    g.ask("take_citizen", "Ana", "estate")
    assert len(g.options("Ana")) == 5
    g.chance("citizen_yellow=2")
    g.act("Ana", "take_citizen die=yellow_5")
    assert (g.freemen("Ana"), g.paid()) == (["yellow_5"], [])


@rule("OR-12.3", "OR-21.5", "OR-A3", "OR-25.3", "OR-A77")
def test_a_missing_die_leaves_a_gap_until_one_returns() -> None:
    g = scene(freemen={"Ana": []}, supply={"blue": 0})
    g.ask("take_citizen", "Ana", "estate")
    g.act("Ana", "take_citizen die=blue_3")
    assert g.area == ["red_1", "purple_2", "orange_4", "yellow_5"]
    assert (g.told(EndAnnounced), g.state.announced) == ([EndAnnounced("citizen_shortage")], ["citizen_shortage"])
    g = scene(
        freemen={"Ana": ["blue_6"]},
        advisers={"Ana": ["blue"]},
        area=["red_1", "purple_2", "orange_4", "yellow_5"],
        supply={"blue": 0},
    )
    g.state.announced = ["citizen_shortage"]
    g.chance("citizen_blue=3")
    g.ask("promote_freemen", "Ana", 0)
    assert g.area == ["red_1", "purple_2", "orange_4", "yellow_5", "blue_3"]
    assert g.supply["blue"] == 0
    assert (g.told(EndWithdrawn), g.state.announced) == ([EndWithdrawn("citizen_shortage")], [])


@rule("OR-12.3")
def test_a_die_that_returns_stays_in_the_supply_if_its_colour_is_there() -> None:
    g = scene(freemen={"Ana": ["blue_6"]}, advisers={"Ana": ["blue"]}, area=["purple_2", "blue_3"], supply={"blue": 0})
    g.ask("promote_freemen", "Ana", 0)
    assert (g.area, g.supply["blue"]) == (["purple_2", "blue_3"], 1)


@rule("OR-4.6", "OR-18.1", "OR-18.2", "OR-A5")
def test_the_first_of_a_colour_goes_to_the_row_without_points() -> None:
    g = scene(freemen={"Ana": ["red_6", "blue_2"]}, advisers={"Ana": ["yellow"]}, resources={"Ana": goods(food=1)})
    g.ask("spend_food", "Ana", 1)
    g.act("Ana", "raise_freeman freeman=red_6")
    assert g.changed == {
        "Ana.advisers": [4, 0],
        "Ana.freemen": [{"base": 1, "colour": 2, "value": 2, "site": 0}],
        "Ana.resources": [0, 0, 0, 0],
    }
    assert g.player("Ana").free_bases == 1
    assert g.told(AdviserPlaced) == [AdviserPlaced(0, "red", 0, 2)]


@rule("OR-18.3", "OR-18.4")
@pytest.mark.parametrize(("row", "vp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_colour_already_there_scores_the_rightmost_slot_and_returns(row: int, vp: int) -> None:
    colours = ["red", "purple", "blue", "orange", "yellow"][:row]
    g = scene(freemen={"Ana": ["red_6"]}, advisers={"Ana": colours})
    before = g.supply["red"]
    g.ask("promote_freemen", "Ana", 0)
    assert (g.vp("Ana"), g.advisers("Ana"), g.freemen("Ana"), g.supply["red"]) == (vp, colours, [], before + 1)
    assert g.scored() == [("Ana", "adviser", vp)]
    assert g.told(AdviserReturned) == [AdviserReturned(0, "red", 0)]


@rule("OR-4.8", "OR-4.9", "OR-A44")
def test_a_die_on_a_seat_is_no_freeman_and_placed_ones_count() -> None:
    block = [[1, 0, "healers_house"], [1, 1, "outpost"]]
    g = scene(
        freemen={"Ana": ["red_3", "blue_2@1"]},
        city={"Ana": block},
        seats={"Ana": [[0, 0, "yellow_5"]]},
        bases={"Ana": 3},
    )
    g.ask("use_ability", "Ana", 1, 0)
    g.act("Ana", "use_ability building=healers_house")
    assert g.vp("Ana") == 1 + 2
    g.turn("Ana")
    assert not [option for option in g.options("Ana") if "yellow_5" in option]


@rule("OR-4.9")
def test_an_unused_freeman_is_one_beside_the_board() -> None:
    g = scene(freemen={"Ana": ["red_3", "blue_2@1"]})
    g.ask("portal", "Ana")
    assert g.options("Ana") == ["portal freeman=red_3 amount=1", "portal freeman=red_3 amount=2"]


@rule("OR-1.4", "OR-4.7", "OR-20.1", "OR-4.4", "OR-A4")
def test_speakers_return_used_ones_grow_and_a_used_5_is_rolled_again() -> None:
    g = scene(*FOUR, speakers=[3], speakers_of={"Ana": [3, 5], "Bo": [5]})
    g.state.speakers[1].site = 2
    g.state.speakers[2].site = 4
    g.chance("speaker=2")
    g.run(g.title.nodes["end_round"].entry)
    assert g.speakers == [(3, "", 0), (4, "", 0), (2, "", 0), (5, "", 0)]
