"""OR-5, OR-15 to OR-17, OR-19: turns, towers, population, passing, tokens."""

from __future__ import annotations

import pytest

from games.origins.scene import FOUR, THREE, TWO, goods, scene
from pentapolis.games.origins.events import (
    AdviserPlaced,
    BaseTaken,
    EndAnnounced,
    FreemenRaised,
    Passed,
    TokenSpent,
    TowerRaised,
)
from pentapolis.games.origins.turns import play_round
from pentapolis.kernel.refusal import NotNow
from support import rule


@rule("OR-5.1", "OR-A1")
def test_turns_go_clockwise_from_the_bastion_and_skip_who_has_passed() -> None:
    g = scene(*FOUR, bastion="Cy")
    g.run(play_round)
    for who, action in (("Cy", "pass"), ("Dee", "raise_tower colour=red"), ("Ana", "pass"), ("Bo", "pass")):
        assert g.waits == f"{who}: choose_action"
        g.act(who, action)
    assert (g.waits, g.state.round) == ("Dee: choose_action", 2)
    g.act("Dee", "pass")
    assert (g.state.round, g.each("passed")) == (3, dict.fromkeys(FOUR, False))


@rule("OR-5.1", "OR-A1")
def test_only_the_first_player_changes_with_the_bastion() -> None:
    g = scene(*FOUR, military={"Cy": 2, "Bo": 1})
    g.run(play_round)
    for who in FOUR:
        g.act(who, "pass")
    order = []
    for _ in FOUR:
        order.append(g.waiting)
        g.act(g.waiting, "pass")
    assert order == ["Cy", "Dee", "Ana", "Bo"]


@rule("OR-5.2", "OR-5.3")
def test_one_of_five_actions_and_passing_is_always_among_them() -> None:
    g = scene(city={"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:mint"]]}, resources={"Ana": goods(food=2, gold=1)})
    g.turn("Ana")
    verbs = {option.split()[0] for option in g.options("Ana")}
    assert verbs == {"visit_site", "complete_district", "raise_tower", "grow_population", "pass"}
    g.act("Ana", "raise_tower colour=red")
    assert g.waits == "Bo: choose_action"


@rule("OR-5.3")
def test_who_can_do_nothing_else_must_pass() -> None:
    g = scene(freemen={"Ana": ["red_3@1"]}, archon={"Ana": 2}, resources={"Ana": goods(stone=5)})
    g.turn("Ana")
    assert g.options("Ana") == ["pass"]
    assert g.title.forced(g.state) == (0, g.title.parse("pass"))


@rule("OR-5.4", "OR-5.5")
def test_the_last_player_keeps_taking_turns_until_passing() -> None:
    g = scene(*TWO, passed=["Ana"], resources={"Bo": goods(gold=9)})
    g.turn("Bo")
    for colour in ("red", "blue", "purple"):
        g.act("Bo", f"raise_tower colour={colour}")
        assert g.waits == "Bo: choose_action"
    g.refused("Ana", "pass", "OR-5.2", kind=NotNow)
    g.act("Bo", "pass")
    assert g.each("passed") == {"Ana": True, "Bo": True}


# Towers


@rule("OR-15.1", "OR-15.3")
def test_a_floor_costs_as_much_gold_as_the_tower_has_floors() -> None:
    g = scene(towers={"Ana": {"red": 5}}, resources={"Ana": goods(gold=6)}, tower_supply={"red": 2})
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert (g.towers("Ana")["red"], g.resources("Ana")["gold"], g.state.tower_supply[0]) == (6, 1, 1)
    assert g.told(TowerRaised) == [TowerRaised(0, "red", 6)]
    assert g.paid() == [("Ana", "tower", goods(gold=5))]


@rule("OR-15.1", "OR-15.2")
def test_a_tower_needs_its_gold_and_a_floor_in_the_supply() -> None:
    g = scene(towers={"Ana": {"red": 3}}, resources={"Ana": goods(gold=2)}, tower_supply={"blue": 0})
    g.turn("Ana")
    towers = [option for option in g.options("Ana") if option.startswith("raise")]
    assert towers == [f"raise_tower colour={colour}" for colour in ("purple", "orange", "yellow")]
    g.refused("Ana", "raise_tower colour=red", "OR-15.1", "refused-tower-cost")
    g.refused("Ana", "raise_tower colour=blue", "OR-15.2", "refused-no-floor")


# Population


@rule("OR-16.1", "OR-16.2", "OR-16.3")
@pytest.mark.parametrize(("bases", "food", "vp"), [(2, 2, 0), (3, 4, 0), (4, 6, 0), (5, 8, 10)])
def test_the_next_base_costs_its_food_and_the_last_scores(bases: int, food: int, vp: int) -> None:
    g = scene(bases={"Ana": bases}, resources={"Ana": goods(food=food)})
    g.turn("Ana")
    g.act("Ana", "grow_population")
    assert (g.player("Ana").bases, g.resources("Ana"), g.vp("Ana")) == (bases + 1, goods(), vp)
    assert g.player("Ana").free_bases == bases - 1
    assert g.told(BaseTaken) == [BaseTaken(0, bases + 1)]
    g = scene(bases={"Ana": bases}, resources={"Ana": goods(food=food - 1)})
    g.turn("Ana")
    g.refused("Ana", "grow_population", "OR-16.1", "refused-base-cost")


@rule("OR-16.3", "OR-1.8")
def test_after_the_sixth_base_there_is_no_more() -> None:
    g = scene(bases={"Ana": 6}, resources={"Ana": goods(food=50)})
    g.turn("Ana")
    g.refused("Ana", "grow_population", "OR-16.3", "refused-no-base-left")


# Passing


@rule("OR-17.1")
def test_passing_ends_the_turn_and_no_token_can_be_spent() -> None:
    g = scene(tokens={"Ana": 2})
    g.turn("Ana")
    g.act("Ana", "pass")
    assert (g.waits, g.player("Ana").passed, g.player("Ana").tokens) == ("Bo: choose_action", True, 2)
    assert g.told(Passed) == [Passed(0)]


@rule("OR-17.3", "OR-17.4")
def test_workers_come_back_and_every_freeman_grows_but_speakers_stay() -> None:
    g = scene(freemen={"Ana": ["red_1@3", "blue_5", "yellow_4@5"]}, archon={"Ana": 2}, speakers_of={"Ana": [3]})
    g.state.speakers[-1].site = 4
    g.turn("Ana")
    g.act("Ana", "pass")
    assert (g.freemen("Ana"), g.player("Ana").archon) == (["red_2", "blue_6", "yellow_5"], 0)
    assert g.speakers[-1] == (3, "Ana", 4)
    assert g.told(FreemenRaised) == [FreemenRaised(0, ("red_2", "blue_6", "yellow_5"))]


@rule("OR-17.4", "OR-18.1")
def test_a_6_becomes_an_adviser_as_its_owner_passes() -> None:
    g = scene(freemen={"Ana": ["red_6@3", "blue_5"]})
    g.turn("Ana")
    g.act("Ana", "pass")
    assert (g.freemen("Ana"), g.advisers("Ana"), g.player("Ana").free_bases) == (["blue_6"], ["red"], 1)


@rule("OR-17.5", "OR-A48")
def test_the_owner_chooses_the_order_of_advisers_where_it_matters() -> None:
    """Red is in the row already: blue first makes it worth the second slot."""
    for first, vp in (("blue", 3), ("red", 1)):
        g = scene(freemen={"Ana": ["red_6", "yellow_2", "blue_6"]}, advisers={"Ana": ["red"]})
        g.turn("Ana")
        g.act("Ana", "pass")
        assert g.options("Ana") == ["promote_freeman freeman=red_6", "promote_freeman freeman=blue_6"]
        g.refused("Ana", "promote_freeman freeman=yellow_3", "OR-17.4", "refused-not-a-six")
        g.act("Ana", f"promote_freeman freeman={first}_6")
        assert (g.vp("Ana"), g.advisers("Ana"), g.freemen("Ana")) == (vp, ["red", "blue"], ["yellow_3"])
        assert g.waits == "Bo: choose_action"


@rule("OR-17.5")
@pytest.mark.parametrize(
    ("freemen", "row"),
    [
        (["red_6", "blue_6"], []),
        (["red_6", "red_6"], []),
        (["red_6", "red_6"], ["red"]),
        (["red_6", "blue_6"], ["red", "blue"]),
    ],
)
def test_nobody_is_asked_where_all_orders_are_equal(freemen: list[str], row: list[str]) -> None:
    g = scene(freemen={"Ana": freemen}, advisers={"Ana": row})
    g.turn("Ana")
    g.act("Ana", "pass")
    assert (g.waits, g.freemen("Ana")) == ("Bo: choose_action", [])


@rule("OR-17.5", "OR-12.3")
def test_the_order_matters_where_two_dice_fill_gaps_of_the_area() -> None:
    g = scene(
        freemen={"Ana": ["red_6", "blue_6"]},
        advisers={"Ana": ["red", "blue"]},
        area=["purple_2", "orange_4", "yellow_5"],
    )
    g.turn("Ana")
    g.act("Ana", "pass")
    assert g.waits == "Ana: adviser_order"
    g.chance("citizen_blue=1", "citizen_red=2")
    g.act("Ana", "promote_freeman freeman=blue_6")
    assert g.area[-2:] == ["blue_1", "red_2"]


@rule("OR-18.2", "OR-18.5")
def test_new_colours_fill_the_row_from_the_left() -> None:
    g = scene(freemen={"Ana": ["red_6", "blue_6"]}, advisers={"Ana": ["yellow"]})
    g.turn("Ana")
    g.act("Ana", "pass")
    assert g.told(AdviserPlaced) == [AdviserPlaced(0, "red", 0, 2), AdviserPlaced(0, "blue", 1, 3)]
    assert g.vp("Ana") == 0


# Superiority tokens


@rule("OR-19.1", "OR-19.2", "OR-19.3", "OR-A70")
def test_a_token_brings_one_more_action_once_a_turn() -> None:
    g = scene(tokens={"Ana": 2}, resources={"Ana": goods(gold=9)})
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert g.options("Ana") == ["spend_superiority", "decline"]
    g.act("Ana", "spend_superiority", "raise_tower colour=blue")
    assert (g.waits, g.player("Ana").tokens) == ("Bo: choose_action", 1)
    assert g.told(TokenSpent) == [TokenSpent(0)]
    g.act("Bo", "pass")
    g.act("Cy", "pass")
    g.act("Ana", "raise_tower colour=purple", "decline")
    assert (g.waits, g.player("Ana").tokens) == ("Ana: choose_action", 1)
    g.act("Ana", "raise_tower colour=yellow")
    assert g.waits == "Ana: spend_superiority"  # a new turn


@rule("OR-19.1")
def test_the_further_action_may_be_passing() -> None:
    g = scene(tokens={"Ana": 1})
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red", "spend_superiority", "pass")
    assert (g.waits, g.player("Ana").passed) == ("Bo: choose_action", True)


@rule("OR-19.2")
def test_a_token_gained_in_the_same_turn_may_be_spent_in_it() -> None:
    g = scene()
    g.turn("Ana")
    g.act("Ana", "visit_site worker=archon site=1", "main_action action=military", "military_choice plan=advance")
    assert (g.waits, g.player("Ana").tokens) == ("Ana: spend_superiority", 1)


@rule("OR-19.3")
def test_tokens_are_kept_and_worth_nothing_at_the_end() -> None:
    g = scene(tokens={"Ana": 3}, tower_supply=dict.fromkeys(("red", "blue"), 0), resources={"Ana": goods(gold=2)})
    g.run(play_round)
    for who in THREE:
        g.act(who, "pass")
    assert (g.state.over, g.player("Ana").tokens, g.vp("Ana")) == (True, 3, 2)


@rule("OR-25.3", "OR-21.1", "OR-21.4")
def test_an_end_condition_is_announced_at_once_and_only_once() -> None:
    supply = {"red": 1, "blue": 0}
    g = scene(tower_supply=supply)
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert g.told(EndAnnounced) == [EndAnnounced("tower_supply")]
    g.act("Bo", "raise_tower colour=purple")
    assert len(g.told(EndAnnounced)) == 1
    assert g.waits == "Cy: choose_action"
    g = scene(tower_supply=supply, announce_end="no")
    g.turn("Ana")
    g.act("Ana", "raise_tower colour=red")
    assert (g.told(EndAnnounced), g.state.announced) == ([], [])
