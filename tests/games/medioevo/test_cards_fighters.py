"""Cards 4, 5, 7 to 10, 12, 39 to 41, 46, 47, 52: what turns a battle (ME-25.5, ME-25.6, ME-25.8 to ME-25.11, ME-25.13,
ME-25.37, ME-25.38, ME-25.41, ME-25.44)."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME, WILD
from games.medioevo.reacting import AR, CP1, CV, HI, LI, ReactingScene, reacting
from pentapolis.games.medioevo.battle.artillery import shots_of
from pentapolis.games.medioevo.battle.battle import Note
from pentapolis.games.medioevo.battle.events import ShotsRolled
from pentapolis.games.medioevo.tabletop import Effect, Prisoner
from support import rule


def bo_attacks(
    attacker: dict[str, int], defender: dict[str, int], cards: dict[str, list[int]], **position: Any
) -> ReactingScene:
    """Bo's army, with -1 for its place in the order, meets Ana's at her home."""
    return reacting(armies={HOME: {"Bo": attacker, "Ana": defender}}, cards=cards, **position)


def shots(g: ReactingScene) -> list[tuple[str, tuple[int, ...]]]:
    return [(g.who(e.side), e.dice) for e in g.told(ShotsRolled)]


# Warlords


@rule("ME-25.5", "ME-E37")
def test_card_4_lets_the_type_act_that_the_owner_has_more_of() -> None:
    g = bo_attacks({AR: 3}, {AR: 1, HI: 3}, {"Bo": [4]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 4 8", "4 6 8", "4 6 8", before_battle="use_card card=4")
    assert shots(g) == [("Bo", (1, 4, 8))]  # one enemy Archer blocks no longer
    assert g.damage()[0] == ("Ana", 1, "archery")
    assert g.card("Bo", 4).rotated


@rule("ME-25.5")
def test_card_4_does_nothing_where_both_have_as_many_and_lasts_the_whole_battle() -> None:
    g = bo_attacks({AR: 2, HI: 2, LI: 4}, {AR: 2, HI: 1, CV: 3}, {"Bo": [4]})
    g.meet("Bo", "Ana", HOME)
    g.play("4 6 8", "4 6 8", archery_setup="use_card card=4")
    assert shots(g) == []
    assert g.battle.abilities[0] == [LI, HI]  # two Heavy Infantry against one
    assert g.battle.notes[0] == [Note("card_4")]


@rule("ME-25.6", "ME-E15", "ME-7.3", "ME-7.9")
def test_card_5_adds_2_to_an_attack_value_and_gives_no_points() -> None:
    g = bo_attacks({AR: 4}, {AR: 6}, {"Bo": [5]})
    g.meet("Bo", "Ana", HOME)
    g.play("2 3 6", "1 1 2", melee_rolled="use_card_for_player card=5 player=1")
    assert g.values() == (7, 2)
    assert g.damage()[0] == ("Ana", 4, "melee")  # the difference is 5, the winner has 4 units
    assert g.gained() == []


@rule("ME-25.6")
def test_card_5_serves_anybody_even_the_barbarians_and_who_only_looks_on() -> None:
    g = reacting(armies={WILD: {"Bo": {AR: 2}, "barbarians": {LI: 2}}}, cards={"Cy": [5]}, circle=(1, 2, 5))
    g.meet("Bo", "barbarians", WILD, "8: 8 8", "1 2 3")
    g.play(until="melee_rolled")
    assert g.waits == "Cy: melee_rolled"
    assert g.uses("Cy") == ["use_card_for_player card=5 player=1", "use_card_for_player card=5 player=-1"]
    g.act("Cy", "use_card_for_player card=5 player=-1")
    g.play()
    assert g.values() == (2, 7)


@rule("ME-25.6")
def test_halving_for_flight_comes_after_card_5() -> None:
    wagon = {"w1": {"kind": "war_wagon", "owner": "Bo", "place": "serbia"}}
    g = reacting(armies={"serbia": {"Bo": {AR: 3}, "Ana": {AR: 3}}}, cards={"Bo": [5]}, items=wagon)
    g.meet("Bo", "Ana", "serbia", movement=3)
    flee = "flee to=great_plain"
    g.play("1 2 8", "1 2 3", declare_flight=flee, melee_rolled="use_card_for_player card=5 player=1")
    assert g.values() == (5, 3)  # 8 - 1 + 2 are 9, halved and rounded up


# Crossbowmen


@rule("ME-25.8", "ME-2.15")
@pytest.mark.parametrize(("die", "extra"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_card_7_gives_extra_shots_without_an_active_archer(die: int, extra: int) -> None:
    g = bo_attacks({HI: 3}, {AR: 2, CV: 2}, {"Bo": [7]})
    g.meet("Bo", "Ana", HOME)
    faces = " ".join(["1"] * extra)
    g.play(f"d6: {die}", f"8: {faces}", "8: 8 8", "4 6 8", "4 6 8", archery_setup="use_card card=7")
    assert shots(g) == [("Bo", (1,) * extra), ("Ana", (8, 8))]
    assert g.damage()[0] == ("Ana", extra, "archery")


@rule("ME-25.8")
def test_card_7_gives_no_more_shots_than_units() -> None:
    g = bo_attacks({HI: 1}, {CV: 3}, {"Bo": [7]})
    g.meet("Bo", "Ana", HOME)
    g.play("d6: 6", "8: 8", "4 6 8", "4 6 8", archery_setup="use_card card=7")
    assert shots(g) == [("Bo", (8,))]


@rule("ME-25.9", "ME-E38")
def test_card_8_lowers_each_die_by_1_for_every_pair_of_archers() -> None:
    g = bo_attacks({AR: 5}, {HI: 5}, {"Bo": [8]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 5 6 7 8 1", "4 6 8", "4 6 8", archery_rolled="use_card card=8")
    assert shots(g)[1] == ("Bo", (3, 4, 5, 6, 1))
    assert g.damage()[0] == ("Ana", 2, "archery")


@rule("ME-25.9")
def test_card_8_lowers_by_3_at_most_and_needs_a_pair() -> None:
    g = bo_attacks({AR: 9}, {HI: 9}, {"Bo": [8]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 6 7 8 8 8 8 8 8 8", "4 6 8", "4 6 8", archery_rolled="use_card card=8")
    assert g.damage()[0] == ("Ana", 1, "archery")
    g = bo_attacks({AR: 1}, {HI: 9}, {"Bo": [8]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 5", "4 6 8", until="reroll_attack")
    assert g.damage() == []


@rule("ME-25.10")
def test_card_9_rolls_any_own_archer_dice_once_more() -> None:
    g = bo_attacks({AR: 3}, {HI: 5}, {"Bo": [9]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 2 7 8", archery_rolled="use_card card=9", until="archer_reaction")
    assert "reroll_shots dice=7,8" in g.choices()
    g.play("8: 3 5", "4 6 8", "4 6 8", archer_reaction="reroll_shots dice=7,8")
    assert shots(g)[-1] == ("Bo", (2, 3, 5))
    assert g.damage()[0] == ("Ana", 2, "archery")


# Scientists, the Gunner


def engine(kind: str, place: str, owner: str = "Bo") -> dict[str, object]:
    return {"kind": kind, "owner": owner, "place": place}


@rule("ME-25.11", "ME-E39")
def test_card_10_doubles_the_crews_for_a_round() -> None:
    g = bo_attacks({LI: 2, HI: 2}, {HI: 5}, {"Bo": [10]}, items={"e1": engine("catapult", HOME)})
    g.meet("Bo", "Ana", HOME)
    crews = ["crew_engine unit=light_infantry engine=e1"] * 2 + ["done"]
    g.play("8: 1 8 8 8", "4 6 8", "4 6 8", assign_crews=crews, artillery_setup="use_card card=10")
    assert shots(g)[0] == ("Bo", (1, 8, 8, 8))


@rule("ME-25.44", "ME-E41")
def test_card_52_adds_a_hand_to_every_engine_for_the_whole_battle() -> None:
    items = {"e1": engine("catapult", HOME), "e2": engine("catapult", HOME)}
    g = bo_attacks({LI: 3, HI: 2}, {HI: 9}, {"Bo": [52]}, items=items)
    g.meet("Bo", "Ana", HOME)
    crews = ["crew_engine unit=light_infantry engine=e2"] * 3 + ["done"]
    g.play("8: 8 8 8 8 8", "1 2 3", until="reroll_attack", assign_crews=crews, artillery_setup="use_card card=52")
    assert shots(g)[0] == ("Bo", (8,) * 5)
    assert {crew.engine: shots_of(g.battle, crew) for crew in g.battle.crews} == {"e1": 1, "e2": 4}
    assert Note("card_52") in g.battle.notes[0]


@rule("ME-25.13")
def test_card_12_lets_a_building_protect_against_two_types_for_the_turn() -> None:
    g = bo_attacks({AR: 3, HI: 1}, {HI: 3}, {"Ana": [12]}, buildings={HOME: ["tower"]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 1 8", "1 2 3", "4 6 8", before_battle=f"use_card_at card=12 place={HOME}")
    assert g.battle.protection == ["archers", "melee"]
    assert g.damage()[0] == ("Ana", 1, "archery")
    assert Effect("card_12", 0, HOME) in g.state.effects


@rule("ME-25.13")
def test_inside_a_round_card_12_names_the_second_type_at_once() -> None:
    g = bo_attacks({AR: 3, HI: 1}, {HI: 3}, {"Ana": [12]}, buildings={HOME: ["tower"]})
    g.meet("Bo", "Ana", HOME)
    use = f"use_card_against card=12 place={HOME} against=archers"
    g.play("8: 1 1 8", "1 2 3", "4 6 8", archery_setup=use)
    assert sorted(g.battle.protection) == ["archers", "melee"]
    assert g.damage()[0] == ("Ana", 1, "archery")


# Jailers


@rule("ME-25.37")
def test_card_39_keeps_a_unit_prisoner_that_own_damage_would_destroy() -> None:
    g = bo_attacks({AR: 3}, {LI: 3}, {"Bo": [39]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 1 8", "1 2 3", damage="use_card card=39", until="reroll_attack")
    assert g.battle.prisoners == [Prisoner(0, LI, 0, 1)]
    assert g.army(HOME, "Ana") == {LI: 1}  # the other one is dead


@rule("ME-25.37")
def test_card_39_is_not_for_barbarians() -> None:
    g = reacting(armies={WILD: {"Bo": {AR: 3}, "barbarians": {LI: 2}}}, cards={"Bo": [39]})
    g.meet("Bo", "barbarians", WILD, "8: 1 8 8", "4 6 8")
    assert g.damage() == [("barbarians", 1, "archery")]
    assert g.asks == "reroll_attack"  # nobody was asked about it


@rule("ME-25.38")
def test_card_40_makes_the_ratio_for_capture_2_to_1() -> None:
    for card, values in (([40], (7, 2)), ([], (3, 2))):
        g = bo_attacks({AR: 4}, {AR: 2}, {"Bo": card})
        g.meet("Bo", "Ana", HOME)
        uses: dict[str, Any] = {"before_battle": "use_card card=40"} if card else {}
        g.play("1 2 8", "1 1 2", declare_capture=["declare_capture", "pass"], **uses)
        assert g.values() == values


@rule("ME-25.38")
def test_card_41_takes_2_off_the_reduction_for_capture() -> None:
    g = bo_attacks({AR: 4}, {AR: 2}, {"Bo": [41]})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 8", "1 1 2", declare_capture=["declare_capture", "pass"], melee_rolled="use_card card=41")
    assert g.values() == (5, 2)  # 7 less 4, of which 2 are saved


# Assassins


@rule("ME-25.41")
def test_card_46_lowers_one_die_of_anybody_by_1() -> None:
    g = bo_attacks({AR: 4}, {AR: 6}, {"Cy": [46]})
    g.meet("Bo", "Ana", HOME)
    lower = "lower_die face=6 player=1 die=d6"
    g.play("2 6 6", "1 1 2", melee_rolled="use_card card=46", until="lower_die")
    assert "lower_die face=2 player=0 die=d8" in g.choices()
    assert not any("face=1 " in line for line in g.choices())  # never below 1
    g.play(lower_die=lower)
    assert g.values() == (5, 2)  # a pair of 6 is broken: 6 - 1


@rule("ME-25.41")
def test_card_47_lowers_two_different_dice() -> None:
    g = bo_attacks({AR: 4}, {AR: 6}, {"Cy": [47]})
    g.meet("Bo", "Ana", HOME)
    first = "lower_die face=6 player=1 die=d6"
    g.play("2 6 6", "1 1 2", melee_rolled="use_card card=47", lower_die=first, until="lower_die")
    assert "lower_die face=5 player=1 die=d6" not in g.choices()
    g.play(lower_die="lower_die face=2 player=0 die=d8")
    assert g.values() == (5, 1)


@rule("ME-25.41")
def test_dice_of_the_war_circle_are_lowered_for_one_round_only() -> None:
    g = reacting(armies={WILD: {"Bo": {HI: 2}, "barbarians": {LI: 4}}}, cards={"Bo": [46]}, circle=(1, 2, 5))
    g.meet("Bo", "barbarians", WILD, "1 2 3")
    g.play(melee_rolled="use_card card=46", lower_die="lower_die face=5 player=-1 die=d8")
    assert g.battle.dice[1] == [1, 2, 4]
    assert g.state.circle == [1, 2, 5]


@rule("ME-25.41", "ME-7.9")
def test_an_assassin_lowers_a_shot_before_its_damage() -> None:
    g = bo_attacks({AR: 2}, {HI: 5}, {"Ana": [46], "Bo": [47]})
    g.meet("Bo", "Ana", HOME)
    g.play(
        "8: 5 4",
        "4 6 8",
        "4 6 8",
        archery_rolled=["use_card card=47", "pass"],
        lower_die=["lower_die face=4 player=1", "lower_die face=5 player=1"],
    )
    assert g.damage()[0] == ("Ana", 1, "archery")


@rule("ME-25.41")
def test_an_assassin_lowers_any_other_die_too() -> None:
    g = bo_attacks({AR: 2, CP1: 1}, {HI: 5}, {"Bo": [17], "Ana": [46]})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 4", until="die_rolled", before_battle="use_card card=17")
    assert g.waits == "Ana: die_rolled"
    g.act("Ana", "use_card card=46", "lower_die face=4")
    assert g.waits == "Ana: lose_unit"  # 4 has become 3: the Spy succeeds
