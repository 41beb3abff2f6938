"""OR-4.5, OR-6, OR-7, OR-13: workers at the Encounter sites."""

from __future__ import annotations

from typing import Any

import pytest

from games.origins.scene import OriginsScene, goods, scene
from pentapolis.games.origins.events import MothershipTurned, SpeakerTaken, WorkerSent
from support import rule


def visit(worker: str, site: int, **position: Any) -> OriginsScene:
    """Ana sends a worker; her dice are this one, if she is given no others."""
    dice = [] if worker == "archon" or worker.startswith("speaker") else [worker]
    given: dict[str, Any] = {"freemen": {"Ana": dice}, "bases": {"Ana": 2}} | position
    g = scene(**given)
    g.turn("Ana")
    g.act("Ana", f"visit_site worker={worker} site={site}")
    return g


@rule("OR-6.1", "OR-A69")
def test_any_unused_worker_may_go_to_any_site() -> None:
    g = scene(
        freemen={"Ana": ["red_3", "blue_2@2", "red_3"]},
        speakers=[2],
        speakers_of={"Ana": [4], "Bo": [5]},
        resources={"Ana": goods(wisdom=9)},
    )
    g.turn("Ana")
    visits = [option for option in g.options("Ana") if option.startswith("visit_site")]
    assert visits == [
        f"visit_site worker={worker} site={site}"
        for worker in ("red_3", "speaker_4", "archon")
        for site in (1, 2, 3, 4, 5)
    ]
    g.refused("Ana", "visit_site worker=blue_2 site=1", "OR-6.1", "refused-no-such-worker")
    g.refused("Ana", "visit_site worker=red_3 site=6", "OR-6.1", "refused-no-such-site")
    g.act("Ana", "visit_site worker=red_3 site=2")
    assert g.freemen("Ana") == ["red_3@2", "blue_2@2", "red_3"]


@rule("OR-6.2", "OR-6.4")
def test_a_low_die_pays_the_difference_in_wisdom_before_the_ship_turns() -> None:
    g = visit("blue_2", 3, motherships=[1, 1, 5, 1, 1], resources={"Ana": goods(wisdom=4, gold=0)})
    assert g.resources("Ana")["wisdom"] == 1
    assert g.state.motherships == [1, 1, 6, 1, 1]
    assert g.waits == "Ana: visit_step"


@rule("OR-6.2")
def test_who_cannot_pay_cannot_go_there() -> None:
    g = scene(freemen={"Ana": ["blue_2"]}, motherships=[1, 2, 3, 4, 6], resources={"Ana": goods(wisdom=1, gold=1)})
    g.turn("Ana")
    assert [option for option in g.options("Ana") if "blue_2" in option] == [
        f"visit_site worker=blue_2 site={site}" for site in (1, 2, 3, 4)
    ]
    g.refused("Ana", "visit_site worker=blue_2 site=5", "OR-6.2", "refused-ship-too-high")


@rule("OR-6.3", "OR-4.5")
@pytest.mark.parametrize(("worker", "ship"), [("blue_4", 4), ("blue_5", 4), ("archon", 6)])
def test_an_equal_or_higher_value_and_the_archon_pay_nothing(worker: str, ship: int) -> None:
    g = visit(worker, 1, motherships=[ship, 1, 1, 1, 1], resources={"Ana": goods(wisdom=3)})
    assert g.resources("Ana") == goods(wisdom=3)
    assert g.paid() == []


@rule("OR-6.4")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 1)])
def test_the_mothership_turns_by_one_from_6_to_1(before: int, after: int) -> None:
    g = visit("red_6", 4, motherships=[1, 1, 1, before, 1])
    assert g.state.motherships == [1, 1, 1, after, 1]
    assert g.told(MothershipTurned) == [MothershipTurned(4, after)]


@rule("OR-6.5", "OR-A62")
def test_one_main_action_must_be_performed() -> None:
    g = visit("red_3", 1)
    assert g.options("Ana") == ["main_action action=gain_stone", "main_action action=military"]
    g.refused("Ana", "done", "OR-A62", "refused-main-action-first")
    g.refused("Ana", "main_action action=gain_food", "OR-6.5", "refused-not-on-site")
    g.act("Ana", "main_action action=gain_stone")
    assert g.waits == "Bo: choose_action"
    assert g.state.visit is None


@rule("OR-6.6")
def test_a_6_may_perform_both_main_actions_in_any_order() -> None:
    g = visit("red_6", 1)
    g.act("Ana", "main_action action=military", "military_choice plan=advance")
    assert g.options("Ana") == ["main_action action=gain_stone", "done"]
    g.refused("Ana", "main_action action=military", "OR-6.6", "refused-one-main-action")
    g.act("Ana", "main_action action=gain_stone")
    assert (g.player("Ana").military, g.resources("Ana")["stone"]) == (1, 4)
    g = visit("red_6", 1)
    g.act("Ana", "main_action action=gain_stone", "done")
    assert g.player("Ana").military == 0


@rule("OR-6.6", "OR-A50")
def test_a_5_performs_one_even_if_it_becomes_a_6_on_the_site() -> None:
    g = visit("red_5", 5, freemen={"Ana": ["red_5"]})
    g.player("Ana").freemen[0].value = 6
    g.act("Ana", "main_action action=gain_one_each")
    assert g.waits == "Bo: choose_action"


BONUS = ["red", "purple", "blue", "orange", "yellow"]


@rule("OR-6.7", "OR-13.1")
def test_the_bonus_comes_before_after_or_between_and_once() -> None:
    for order in ("bonus main main", "main bonus main", "main main bonus"):
        g = visit("yellow_6", 5, bonus=BONUS, resources={"Ana": goods(food=3)})
        mains = ["main_action action=gain_one_each", "main_action action=spend_food"]
        for part in order.split():
            if part == "bonus":
                g.act("Ana", "bonus_action tile=bonus_basic", "choose_basic resource=stone")
                g.refused("Ana", "bonus_action tile=bonus_basic", "OR-6.7", "refused-bonus-once") if mains else None
            else:
                main = mains.pop(0)
                g.act("Ana", main)
                if "spend_food" in main:
                    g.act("Ana", "advance", "done")
        assert g.state.visit is None
        assert g.resources("Ana") == goods(stone=2, food=3, wisdom=1)


@rule("OR-6.7", "OR-13.1")
def test_the_bonus_may_be_left_out_and_asks_for_the_colour_of_the_tile() -> None:
    g = visit("yellow_3", 5, bonus=BONUS)
    g.act("Ana", "main_action action=gain_one_each")
    assert g.options("Ana") == ["bonus_action tile=bonus_basic", "done"]
    g.act("Ana", "done")
    assert g.resources("Ana") == goods(2, 2, 2, 1)
    g = visit("red_3", 5, bonus=BONUS)
    g.refused("Ana", "bonus_action tile=bonus_basic", "OR-6.7", "refused-bonus-colour")
    g.refused("Ana", "bonus_action tile=bonus_build", "OR-13.1", "refused-not-on-site")


@rule("OR-6.8", "OR-4.4")
def test_a_speaker_never_gives_the_bonus_and_pays_by_its_value() -> None:
    g = scene(
        freemen={"Ana": []}, speakers_of={"Ana": [4]}, motherships=[1, 1, 1, 1, 6], resources={"Ana": goods(wisdom=2)}
    )
    g.turn("Ana")
    g.act("Ana", "visit_site worker=speaker_4 site=5")
    assert g.resources("Ana")["wisdom"] == 0
    assert not [option for option in g.options("Ana") if option.startswith("bonus")]
    assert g.speakers[-1] == (4, "Ana", 5)
    assert g.told(WorkerSent) == [WorkerSent(0, "speaker_4", 5, -1)]


@rule("OR-6.8", "OR-18.6")
def test_the_archon_gives_the_bonus_of_its_advisers_colours_and_one_main_action() -> None:
    g = visit("archon", 5, bonus=BONUS, advisers={"Ana": ["yellow"]})
    assert "bonus_action tile=bonus_basic" in g.options("Ana")
    g.act("Ana", "main_action action=gain_one_each", "done")
    assert g.player("Ana").archon == 5
    g = visit("archon", 5, bonus=BONUS, advisers={"Ana": ["red", "blue"]})
    g.refused("Ana", "bonus_action tile=bonus_basic", "OR-6.7", "refused-bonus-colour")


@rule("OR-A49")
def test_an_adviser_gained_in_the_archons_own_visit_counts() -> None:
    g = visit("archon", 5, bonus=BONUS, freemen={"Ana": ["yellow_6"]}, resources={"Ana": goods(food=1)})
    assert "bonus_action tile=bonus_basic" not in g.options("Ana")
    g.act("Ana", "main_action action=spend_food", "raise_freeman freeman=yellow_6")
    assert g.options("Ana") == ["bonus_action tile=bonus_basic", "done"]


@rule("OR-6.9")
def test_a_worker_stays_on_the_site_until_its_owner_passes() -> None:
    g = visit("red_3", 1)
    g.act("Ana", "main_action action=gain_stone")
    g.act("Bo", "pass")
    assert g.freemen("Ana") == ["red_3@1"]
    g.act("Cy", "pass")
    g.act("Ana", "pass")
    assert g.freemen("Ana") == ["red_4"]


@rule("OR-7.1")
@pytest.mark.parametrize(
    ("site", "action", "gain"),
    [
        (1, "gain_stone", goods(stone=3)),
        (2, "gain_food", goods(food=3)),
        (3, "gain_wisdom", goods(wisdom=3)),
        (5, "gain_one_each", goods(stone=1, food=1, wisdom=1)),
    ],
)
def test_resource_actions(site: int, action: str, gain: dict[str, int]) -> None:
    g = visit("red_3", site, resources={"Ana": goods()})
    g.act("Ana", f"main_action action={action}")
    assert g.resources("Ana") == gain
    assert {source for _, source, _ in g.gained()} == {action}


@rule("OR-7.1")
def test_site_4_gives_a_basic_resource_of_choice_and_gold() -> None:
    g = visit("red_3", 4, resources={"Ana": goods()})
    g.act("Ana", "main_action action=gain_basic_and_gold", "choose_basic resource=wisdom")
    assert g.resources("Ana") == goods(wisdom=1, gold=1)


@rule("OR-7.2", "OR-8.9", "OR-A12")
@pytest.mark.parametrize(
    ("plan", "space", "vp"),
    [("advance", 3, 0), ("attack", 2, 3), ("advance_then_attack", 3, 3), ("attack_then_advance", 3, 3)],
)
def test_military_is_advance_and_or_attack(plan: str, space: int, vp: int) -> None:
    """From space 2 the attack offers a swap, from space 3 a Stone: the order matters."""
    g = visit("red_3", 1, military={"Ana": 2}, resources={"Ana": goods(food=1)})
    g.act("Ana", "main_action action=military", f"military_choice plan={plan}")
    if plan.startswith("attack"):
        assert g.waits == "Ana: swap_for_gold"
        g.act("Ana", "decline")
    assert (g.player("Ana").military, g.vp("Ana")) == (space, vp)
    assert g.resources("Ana")["stone"] == (plan == "advance_then_attack")


@rule("OR-7.3", "OR-7.7")
def test_the_construction_action_is_there_as_long_as_there_is_a_tile() -> None:
    g = visit("red_3", 2)
    g.act("Ana", "main_action action=build")
    assert g.waits == "Ana: construct"
    g = visit("red_3", 2, market=[])
    g.refused("Ana", "main_action action=build", "OR-7.7", "refused-cannot-do")


@rule("OR-7.4", "OR-11.3")
def test_the_temple_action_costs_a_stone_climbs_two_steps_and_takes_the_card() -> None:
    g = visit(
        "red_3", 3, resources={"Ana": goods(stone=1)}, holders={"sagittarius": "Bo"}, steps={"Bo": {"mountain": 5}}
    )
    g.act("Ana", "main_action action=temple", "choose_temple temple=mountain")
    assert g.resources("Ana") == goods()
    assert g.steps("Ana") == {"forest": 0, "mountain": 2, "sea": 0}
    assert g.holders == {"leo": "", "sagittarius": "Ana", "taurus": ""}
    g = visit("red_3", 3, resources={"Ana": goods(food=5, wisdom=5)})
    g.refused("Ana", "main_action action=temple", "OR-7.7", "refused-cannot-do")


@rule("OR-7.5", "OR-7.7")
def test_recruiting_needs_a_free_base_and_the_wisdom() -> None:
    g = visit("red_3", 4, resources={"Ana": goods(wisdom=1)})
    g.act("Ana", "main_action action=recruit")
    assert g.options("Ana") == ["take_citizen die=red_1", "take_citizen die=purple_2"]
    g = visit("red_3", 4, freemen={"Ana": ["red_3", "blue_1"]})
    g.refused("Ana", "main_action action=recruit", "OR-7.7", "refused-cannot-do")


@rule("OR-7.6", "OR-A12")
def test_up_to_three_food_raise_freemen_or_advance_one_after_the_other() -> None:
    g = visit("red_3", 5, freemen={"Ana": ["red_3", "blue_4", "yellow_1"]}, resources={"Ana": goods(food=4)})
    g.act("Ana", "main_action action=spend_food")
    assert g.options("Ana") == ["raise_freeman freeman=blue_4", "raise_freeman freeman=yellow_1", "advance"]
    g.refused("Ana", "done", "OR-7.6", "refused-spend-food-first")
    g.refused("Ana", "raise_freeman freeman=red_3", "OR-7.6", "refused-no-such-freeman")  # it is on the site
    g.act("Ana", "raise_freeman freeman=blue_4", "raise_freeman freeman=blue_5")
    assert "done" in g.options("Ana")
    g.act("Ana", "advance")
    assert g.state.visit is None
    assert g.freemen("Ana") == ["red_3@5", "blue_6", "yellow_1"]
    assert (g.player("Ana").military, g.resources("Ana")) == (1, goods(food=1))


@rule("OR-7.6", "OR-7.7")
def test_one_food_or_gold_is_enough_and_ends_it() -> None:
    g = visit("red_3", 5, resources={"Ana": goods(gold=1)})
    g.act("Ana", "main_action action=spend_food", "advance")
    assert (g.resources("Ana"), g.state.visit) == (goods(), None)
    g = visit("red_3", 5, resources={"Ana": goods(stone=5, wisdom=5)})
    g.refused("Ana", "main_action action=spend_food", "OR-7.7", "refused-cannot-do")


@rule("OR-13.2", "OR-A12")
def test_red_bonus_advances_or_attacks_for_a_wisdom() -> None:
    g = visit("red_3", 3, bonus=["blue", "purple", "red", "orange", "yellow"], resources={"Ana": goods(wisdom=1)})
    g.act("Ana", "bonus_action tile=bonus_military")
    assert g.waits == "Ana: advance_or_attack"
    assert g.options("Ana") == ["military_choice plan=advance", "military_choice plan=attack"]
    g.refused("Ana", "military_choice plan=advance_then_attack", "OR-13.2", "refused-one-of-both")
    g.act("Ana", "military_choice plan=advance")
    assert (g.player("Ana").military, g.resources("Ana")) == (1, goods())


@rule("OR-13.3", "OR-11.4")
def test_blue_bonus_climbs_a_step_for_a_stone_without_the_card() -> None:
    g = visit("blue_3", 1, bonus=["blue", "purple", "red", "orange", "yellow"], resources={"Ana": goods(stone=1)})
    g.act("Ana", "bonus_action tile=bonus_temple", "choose_temple temple=sea")
    assert g.steps("Ana")["sea"] == 1
    assert set(g.holders.values()) == {""}
    assert g.resources("Ana") == goods()


@rule("OR-13.4")
def test_purple_bonus_builds_for_a_food_by_the_normal_rules() -> None:
    g = visit("purple_3", 2, bonus=BONUS, resources={"Ana": goods(stone=1, food=1)})
    g.act("Ana", "bonus_action tile=bonus_build")
    assert g.resources("Ana") == goods(stone=1)
    g.chance("building_red=arena")
    g.act("Ana", "construct tile=outpost face=building x=1 y=0")
    g.act("Ana", "decline")
    assert g.resources("Ana") == goods()
    assert g.city("Ana")[1, 0] == "outpost"


@rule("OR-13.5", "OR-A53")
def test_orange_bonus_takes_a_speaker_if_there_is_one() -> None:
    g = visit("orange_3", 4, bonus=BONUS, speakers=[2, 5, 5])
    g.act("Ana", "bonus_action tile=bonus_speaker")
    assert g.options("Ana") == ["take_speaker die=speaker_2", "take_speaker die=speaker_5"]
    g.refused("Ana", "take_speaker die=speaker_3", "OR-13.5", "refused-not-in-area")
    g.act("Ana", "take_speaker die=speaker_5")
    assert g.speakers == [(2, "", 0), (5, "Ana", 0), (5, "", 0)]
    assert g.told(SpeakerTaken) == [SpeakerTaken(0, "speaker_5", 1)]
    g = visit("orange_3", 4, bonus=BONUS, speakers=[], speakers_of={"Bo": [2, 3], "Cy": [4]})
    g.refused("Ana", "bonus_action tile=bonus_speaker", "OR-A53", "refused-cannot-do")


@rule("OR-4.3", "OR-4.4", "OR-A66")
def test_a_speaker_or_freeman_taken_can_be_used_with_a_further_action() -> None:
    g = visit("orange_3", 4, bonus=BONUS, speakers=[2], tokens={"Ana": 1}, resources={"Ana": goods(wisdom=2)})
    g.act("Ana", "bonus_action tile=bonus_speaker", "take_speaker die=speaker_2", "main_action action=recruit")
    g.chance("citizen_red=4")
    g.act("Ana", "take_citizen die=red_1")
    assert g.waits == "Ana: spend_superiority"
    g.act("Ana", "spend_superiority")
    assert {"visit_site worker=speaker_2 site=1", "visit_site worker=red_1 site=1"} <= set(g.options("Ana"))
