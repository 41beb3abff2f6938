"""ME-10.5 to ME-10.23, ME-11.3 to ME-11.12: dice, values, abilities and results of a battle round."""

from __future__ import annotations

import pytest

from games.medioevo.battles import HOME, WILD, army_scene, battle_scene
from games.medioevo.scene import FOUR, SIX, TWO
from pentapolis.games.medioevo.battle.events import AttackRolled, ShotsRolled, UnitsSacrificed
from pentapolis.games.medioevo.battle.values import highest, penalty
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


@rule("ME-10.12", "ME-E21")
@pytest.mark.parametrize(
    ("dice", "value"), [((3, 3, 3), 27), ((5, 5, 4), 25), ((2, 2, 5), 5), ((4, 6, 8), 8), ((1, 1, 1), 1)]
)
def test_the_attack_value_is_the_highest_die_or_the_product_of_equal_ones(dice: tuple[int, ...], value: int) -> None:
    assert highest(dice) == value


@rule("ME-10.18", "ME-E22", "ME-A37")
def test_the_place_in_the_turn_order_takes_off_the_attack_value() -> None:
    rows = {
        names: [penalty(battle_scene(*names).state, seat) for seat in range(len(names))] for names in (TWO, FOUR, SIX)
    }
    assert rows == {TWO: [0, -3], FOUR: [0, -1, -2, -3], SIX: [0, -1, -1, -2, -2, -3]}
    g = battle_scene(*FOUR, order=["Dee", "Cy", "Bo", "Ana"], armies={HOME: {"Bo": {LI: 3}, "Ana": {LI: 3}}})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 8", "1 2 8")
    assert g.values() == (6, 5)


@rule("ME-10.18")
def test_with_three_and_five_players_the_penalties_are_those_of_their_rows() -> None:
    assert [penalty(battle_scene().state, seat) for seat in range(3)] == [0, -1, -3]
    five = battle_scene("Ana", "Bo", "Cy", "Dee", "Eli")
    assert [penalty(five.state, seat) for seat in range(5)] == [0, -1, -1, -2, -3]
    assert penalty(five.state, -1) == 0


@rule("ME-10.8", "ME-10.9", "ME-A15", "ME-2.16")
def test_both_roll_three_dice_and_may_roll_any_of_them_again_once_the_attacker_first() -> None:
    g = army_scene({LI: 2}, {LI: 2})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", until="reroll_attack")
    assert g.waits == "Bo: reroll_attack"
    assert g.choices() == [
        *("pass", "reroll_attack dice=d4", "reroll_attack dice=d6", "reroll_attack dice=d8"),
        *("reroll_attack dice=d4,d6", "reroll_attack dice=d4,d8", "reroll_attack dice=d6,d8"),
        "reroll_attack dice=d4,d6,d8",
    ]
    g.play("d4: 4", "d8: 8", "1 1 2", "d6: 6", reroll_attack=["reroll_attack dice=d4,d8", "reroll_attack dice=d6"])
    assert g.battle.dice == [[4, 2, 8], [1, 6, 2]]
    assert g.values() == (7, 6)


@rule("ME-10.13", "ME-10.14", "ME-10.19", "ME-10.20", "ME-10.22", "ME-10.23", "ME-10.11")
def test_the_loser_takes_the_battle_score_and_both_take_their_lowest_die() -> None:
    g = army_scene({AR: 4}, {AR: 6})
    g.meet("Bo", "Ana", HOME)
    g.play("2 3 6", "1 1 2")  # 6 - 1 = 5 against 2: a difference of 3
    assert g.values() == (5, 2)
    assert g.damage() == [("Ana", 3, "melee"), ("Bo", 2, "loss"), ("Ana", 1, "loss")]
    assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({AR: 2}, {AR: 2})


@rule("ME-10.20")
def test_the_battle_score_is_at_most_the_number_of_the_winners_units() -> None:
    g = army_scene({AR: 2}, {AR: 9})
    g.meet("Bo", "Ana", HOME)
    g.play("4 2 8", "1 2 1")  # 7 against 2
    assert g.damage() == [("Ana", 2, "melee"), ("Bo", 2, "loss"), ("Ana", 1, "loss")]


@rule("ME-10.19")
def test_equal_values_have_no_winner_and_only_the_own_losses_count() -> None:
    g = army_scene({AR: 3}, {AR: 3})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 7", "2 3 6")
    assert g.values() == (6, 6)
    assert g.damage() == [("Bo", 1, "loss"), ("Ana", 2, "loss")]


@rule("ME-10.14", "ME-A16")
def test_the_attack_value_is_never_below_0() -> None:
    g = battle_scene(order=["Ana", "Cy", "Bo"], armies={HOME: {"Bo": {AR: 1}, "Ana": {AR: 5}}})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 1", "1 2 3")  # 2 - 3 against 3
    assert g.values() == (0, 3)
    assert g.damage()[0] == ("Bo", 3, "melee")


@rule("ME-10.21")
def test_each_full_20_of_the_difference_is_damage_or_spares_the_own_losses() -> None:
    g = army_scene({CV: 3}, {CV: 3})
    g.meet("Bo", "Ana", HOME)
    g.play("4 4 4", "1 2 3", until="overwhelming_choice")  # 63 against 3: a difference of 60
    assert g.waits == "Bo: overwhelming_choice"
    assert g.choices() == [f"overwhelming_choice damage={n}" for n in (3, 2, 1, 0)]
    g.play(overwhelming_choice="overwhelming_choice damage=1", until="assign_damage")
    assert g.damage() == [("Ana", 4, "melee")]
    g.play()
    assert g.damage() == [("Ana", 4, "melee"), ("Bo", 2, "loss"), ("Ana", 1, "loss")]


@rule("ME-10.21")
def test_the_difference_of_overwhelming_superiority_is_not_capped_and_19_is_not_20() -> None:
    g = army_scene({LI: 1}, {CV: 5})
    g.meet("Bo", "Ana", HOME)
    g.play("1 5 5", "2 2 4", until="overwhelming_choice")  # 24 against 4: 20
    assert g.waits == "Bo: overwhelming_choice"
    g = army_scene({LI: 1}, {CV: 5})
    g.meet("Bo", "Ana", HOME)
    g.play("3 5 5", "2 2 5", until="assign_damage")  # 24 against 5: 19
    assert g.waits == "Ana: assign_damage"


@rule("ME-10.21")
def test_nothing_is_asked_where_one_use_alone_helps() -> None:
    g = army_scene({LI: 2, HI: 2}, {AR: 9})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8 8 8 8 8 8 8 8", "2 5 5", "1 1 4")  # own losses of 2 less 2: 0
    assert g.damage()[0] == ("Ana", 5, "melee")  # 4 units, and 1
    g = army_scene({LI: 4}, {LI: 4})
    g.meet("Bo", "Ana", HOME)
    g.play("2 5 5", "1 1 4")  # all of the enemy fall to the battle score
    assert g.damage() == [("Ana", 4, "melee"), ("Bo", 1, "loss")]  # 2 less 1


@rule("ME-11.3", "ME-11.9", "ME-10.7")
def test_heavy_infantry_lowers_the_own_loss_where_the_other_side_has_none() -> None:
    g = army_scene({HI: 2, AR: 2}, {AR: 4})
    g.meet("Bo", "Ana", HOME)
    g.play("3 4 5", "1 1 4")  # 4 against 4
    assert g.damage() == [("Bo", 1, "loss"), ("Ana", 1, "loss")]
    g = army_scene({HI: 2, AR: 2}, {AR: 4, HI: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("3 4 5", "1 1 4")
    assert g.damage() == [("Bo", 3, "loss"), ("Ana", 1, "loss")]


@rule("ME-11.9")
def test_the_loss_does_not_fall_below_0() -> None:
    g = army_scene({HI: 5}, {AR: 4})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8 8 8", "2 4 5", "1 1 4")
    assert g.damage() == [("Ana", 1, "loss")]
    assert g.army(HOME, "Bo") == {HI: 5}


@rule("ME-11.10", "ME-11.11", "ME-10.22")
def test_active_cavalry_adds_2_damage_each_beyond_the_cap() -> None:
    g = army_scene({CV: 2}, {AR: 9})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8 8 8 8 8 8 8 8", "1 2 8", "1 1 2", until="assign_damage")  # 7 against 2, two units, 2 x 2 horses
    assert g.damage()[0] == ("Ana", 6, "melee")


@rule("ME-11.10")
def test_cavalry_does_nothing_for_the_loser_of_the_round() -> None:
    g = army_scene({CV: 2}, {LI: 9})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", "1 1 5", until="assign_damage")  # 2 against 5
    assert g.damage() == [("Bo", 3, "melee")]


@rule("ME-11.12", "ME-10.19")
def test_cavalry_strikes_in_a_tie_too() -> None:
    g = army_scene({CV: 1}, {AR: 6})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8 8 8 8 8", "1 2 5", "1 1 4")  # 4 against 4
    assert g.damage() == [("Ana", 2, "melee"), ("Bo", 1, "loss"), ("Ana", 1, "loss")]


@rule("ME-11.12", "ME-12.9")
def test_in_a_tie_too_only_the_holder_is_protected() -> None:
    g = army_scene({LI: 9}, {CV: 2}, buildings={HOME: ["castle"]})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 5", "1 1 4")  # 4 against 4
    assert g.damage()[0] == ("Bo", 4, "melee")


@rule("ME-11.8", "ME-E23")
def test_the_only_light_infantry_may_be_sacrificed_for_4_each() -> None:
    g = battle_scene(armies={HOME: {"Ana": {LI: 2, HI: 1}, "Bo": {AR: 5}}})
    g.meet("Ana", "Bo", HOME)
    g.play("8: 8 8 8 8 8", until="sacrifice_li")
    assert g.choices() == ["pass", "sacrifice_li number=1", "sacrifice_li number=2"]
    g.play("1 5 7", "1 2 3", sacrifice_li="sacrifice_li number=1")
    assert g.told(UnitsSacrificed) == [UnitsSacrificed(0, 1)]
    assert g.battle.losses[0] >= 1
    assert g.values()[0] == 11  # 7 + 4
    assert g.battle.sacrificed == [1, 0]
    assert g.damage()[0] == ("Bo", 2, "melee")  # two units are left in the melee


@rule("ME-11.8", "ME-11.3")
def test_light_infantry_on_both_sides_is_not_asked_to_sacrifice() -> None:
    g = army_scene({LI: 3}, {LI: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", until="reroll_attack")
    assert g.told(UnitsSacrificed) == []
    assert g.waits == "Bo: reroll_attack"


@rule("ME-10.7", "ME-11.5")
def test_abilities_are_judged_after_archery_and_stay_when_their_units_fall() -> None:
    g = army_scene({AR: 2}, {LI: 1, HI: 1, CV: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 1", until="assign_damage")
    g.play("1 2 3", "1 5 8", assign_damage=["hit unit=heavy_infantry", "hit unit=light_infantry"])
    # the horse still counts; the Heavy Infantry that became light does not
    assert HI not in g.battle.abilities[1]
    assert CV in g.battle.abilities[1]


@rule("ME-10.6", "ME-10.5", "ME-A60")
def test_a_round_goes_from_archers_to_the_dice_of_attacker_and_defender() -> None:
    g = army_scene({AR: 1, LI: 1}, {HI: 3})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 5", "1 2 3", "1 2 4", until="assign_damage")
    kinds = [type(event).__name__ for event in g.events]
    order = [kinds.index(name) for name in ("BattleRoundBegan", "ShotsRolled", "AttackRolled", "AttacksCompared")]
    assert order == sorted(order)
    assert [e.side for e in g.told(AttackRolled)] == [1, 0]
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (5,))]


@rule("ME-10.16")
def test_changed_dice_count_with_their_new_value() -> None:
    g = army_scene({AR: 3}, {AR: 3})
    g.meet("Bo", "Ana", HOME)
    g.play("2 3 6", until="reroll_attack")
    g.state.battles[-1].dice[0] = [2, 3, 3]
    g.play("1 1 1")
    assert g.values() == (8, 1)  # 9 - 1
    assert g.damage() == [("Ana", 3, "melee"), ("Bo", 2, "loss")]


@rule("ME-10.14")
def test_bonuses_of_the_round_are_added_before_the_floor_of_0() -> None:
    g = army_scene({AR: 3}, {AR: 3}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    g.play("2 3 6", until="reroll_attack")
    g.battle.bonus = [2, -9]
    g.play("1 2 3")
    assert g.values() == (7, 0)


@rule("ME-22.20")
def test_blood_tokens_add_1_each_and_go_back_to_the_supply() -> None:
    g = army_scene({AR: 3}, {AR: 3}, blood={"Bo": 4, "Ana": 1}, options={"blood_tokens": "yes"})
    g.meet("Bo", "Ana", HOME)
    g.play("2 3 6", "1 2 3", until="spend_blood")
    assert g.waits == "Bo: spend_blood"
    g.play(spend_blood=["spend_blood number=3", "spend_blood number=0"])
    assert g.values() == (8, 3)
    assert g.each("blood") == {"Ana": 1, "Bo": 1, "Cy": 0}
