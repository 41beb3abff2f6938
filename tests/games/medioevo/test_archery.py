"""ME-11.6, ME-11.7: Archers."""

from __future__ import annotations

from games.medioevo.battles import HOME, WILD, army_scene, battle_scene
from pentapolis.games.medioevo.battle.armies import note
from pentapolis.games.medioevo.battle.battle import Note
from pentapolis.games.medioevo.battle.events import ShotsRolled
from pentapolis.games.medioevo.market.deeds import ARCHER_KILLS
from pentapolis.kernel.chance import FastChance
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


@rule("ME-11.6", "ME-11.5")
def test_each_active_archer_rolls_a_die_and_1_to_3_hits_before_the_melee() -> None:
    g = army_scene({AR: 4}, {LI: 4})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 3 4 8", "1 2 3", until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (1, 3, 4, 8))]
    assert g.damage() == [("Ana", 2, "archery")]
    assert g.army(HOME, "Ana") == {LI: 2}
    assert g.player("Bo").deeds[ARCHER_KILLS] == 2


@rule("ME-11.3")
def test_archers_on_both_sides_do_not_shoot() -> None:
    g = army_scene({AR: 4}, {LI: 4, AR: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 3", until="reroll_attack")
    assert g.told(ShotsRolled) == []


@rule("ME-11.7", "ME-10.20")
def test_archers_take_part_in_the_melee() -> None:
    g = army_scene({AR: 3}, {LI: 9})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8 8", "1 2 8", "1 1 2")  # 7 against 2: three units in the melee
    assert g.damage()[0] == ("Ana", 3, "melee")


@rule("ME-10.3", "ME-10.28")
def test_a_side_without_units_after_archery_has_lost_without_a_melee() -> None:
    g = army_scene({AR: 2}, {LI: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 2")
    assert g.result == ("Bo", "wiped_out")
    assert g.army(HOME, "Bo") == {AR: 2}
    assert g.waits == ""


@rule("ME-A60", "ME-2.16")
def test_both_sides_shoot_before_damage_is_dealt_the_attacker_first() -> None:
    g = army_scene({AR: 1}, {LI: 1, "captain_1": 1})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 2", captain_use="captain_use use=act unit=archer", until="assign_damage")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (1,)), ShotsRolled(0, "archery", (2,))]
    assert g.damage() == [("Bo", 1, "archery"), ("Ana", 1, "archery")]
    assert g.waits == "Ana: assign_damage"


@rule("ME-A61")
def test_the_receiver_chooses_who_is_shot() -> None:
    g = army_scene({AR: 2}, {LI: 1, CV: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 8", until="assign_damage")
    assert g.waits == "Ana: assign_damage"
    assert g.choices() == ["hit unit=cavalry", "hit unit=light_infantry"]
    g.play("1 2 3", assign_damage="hit unit=cavalry", until="reroll_attack")
    assert g.army(HOME, "Ana") == {LI: 1, HI: 1}


@rule("ME-E37")
def test_with_card_4_three_archers_shoot_at_one() -> None:
    g = army_scene({AR: 3}, {AR: 1}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 0, "card_4")
    g.play("8: 8 8 8", "1 2 3", until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "archery", (8, 8, 8))]


@rule("ME-25.5")
def test_card_4_needs_more_units_of_the_type() -> None:
    g = army_scene({AR: 2}, {AR: 2}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 0, "card_4")
    g.play("1 2 3", until="reroll_attack")
    assert g.told(ShotsRolled) == []


@rule("ME-25.8")
def test_extra_shots_need_no_archers() -> None:
    g = army_scene({LI: 3}, {AR: 2}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 0, "card_7", 2)
    g.play("8: 1 2", "8: 8 8", until="reroll_attack", rounds=2)
    assert g.damage() == [("Ana", 2, "archery")]
    assert g.result == ("Bo", "wiped_out")


@rule("ME-26.16", "ME-E55")
def test_strategy_removes_two_units_before_the_melee_without_a_roll() -> None:
    g = army_scene({HI: 3}, {LI: 4}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 0, "strategy", 2)
    g.play("1 2 3", until="reroll_attack")
    assert g.damage() == [("Ana", 2, "archery")]
    assert g.army(WILD, "Ana") == {LI: 2}


@rule("ME-10.25", "ME-19.10")
def test_a_horde_takes_arrows_in_its_order() -> None:
    horde = {LI: 1, AR: 1, "captain_1": 1}
    g = battle_scene(armies={WILD: {"Ana": {HI: 2, AR: 3}, "barbarians": horde}})
    g.meet("Ana", "barbarians", WILD, "8: 1 2 8", "8: 8", "1 2 3", notes=[[Note("card_4")], []])
    assert g.army(WILD, "barbarians") == {"captain_1": 1}


@rule("ME-7.9", "ME-25.9")
def test_arrows_lowered_in_their_window_hit() -> None:
    g = army_scene({AR: 5}, {LI: 9}, WILD, cards={"Bo": [8]})
    g.meet("Bo", "Ana", WILD)
    g.play("8: 5 5 8 8 8", until="archery_rolled")
    assert g.damage() == []
    g.battle.shots[0] = [3, 3, 6, 6, 6]
    g.luck = FastChance(1)
    while g.pass_window():
        pass
    assert g.damage() == [("Ana", 2, "archery")]
