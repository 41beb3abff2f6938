"""ME-14.13 to ME-14.19, ME-14.28, ME-14.29: capture."""

from __future__ import annotations

from games.medioevo.battles import HOME, SEA, WILD, BattleScene, army_scene, battle_scene
from pentapolis.games.medioevo.battle.armies import note
from pentapolis.games.medioevo.battle.events import PrisonersFreed, UnitCaptured
from pentapolis.games.medioevo.supply import units_left
from pentapolis.games.medioevo.tabletop import Prisoner
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


def capturing(attacker: dict[str, int], defender: dict[str, int], place: str = HOME) -> BattleScene:
    """Bo wants prisoners."""
    g = army_scene(attacker, defender, place)
    g.meet("Bo", "Ana", place)
    g.act("Bo", "declare_capture")
    return g


@rule("ME-14.14", "ME-A40")
def test_below_3_to_1_the_attack_value_loses_half_the_reduction_rounded_up() -> None:
    g = capturing({LI: 5}, {LI: 2})
    g.play("1 2 8", "1 1 3")
    assert g.values() == (3, 3)  # 7 less 4
    g = capturing({LI: 6}, {LI: 2})
    g.play("1 2 8", "1 1 3")
    assert g.values() == (7, 3)


@rule("ME-14.14")
def test_the_ratio_is_counted_at_the_start_of_each_round() -> None:
    g = capturing({LI: 9}, {LI: 4})
    g.play("2 1 8", "1 1 2", rounds=9)  # 7 less 4 against 2: one prisoner
    assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({LI: 8}, {LI: 3})
    g.play("1 2 8", "1 1 2", battle_continue="fight_on", rounds=9)
    assert g.values() == (3, 2)  # 8 to 3 is still below
    g.play("1 2 8", "1 1 2", battle_continue="fight_on", rounds=9)
    assert g.values() == (7, 2)  # 7 to 2


@rule("ME-14.15", "ME-14.19")
def test_what_a_won_round_would_remove_is_captured_and_only_the_capturer_takes_losses() -> None:
    g = capturing({LI: 9}, {LI: 3})
    g.play("2 3 5", "1 1 2", rounds=9)  # 4 against 2
    assert g.damage() == [("Ana", 2, "melee"), ("Bo", 2, "loss")]
    assert (g.army(HOME, "Bo"), g.army(HOME, "Ana")) == ({LI: 7}, {LI: 1})
    assert g.told(UnitCaptured) == [UnitCaptured(0, LI, 1)] * 2
    assert g.battle.prisoners == [Prisoner(0, LI, 0, 2)]
    assert units_left(g.state, 0, LI) == 17  # prisoners are not available
    assert g.player("Bo").deeds["captured"] == 2
    g.play("1 2 8", "1 1 2", battle_continue="fight_on", rounds=9)
    assert g.player("Bo").prisoners == [Prisoner(0, LI, 0, 3)]
    assert g.battle.prisoners == []
    assert g.result == ("Bo", "wiped_out")


@rule("ME-14.16")
def test_a_round_that_the_capturer_does_not_win_ends_normally() -> None:
    g = capturing({LI: 9}, {LI: 3})
    g.play("1 2 2", "1 2 5", rounds=9)  # 3 against 5
    assert g.damage() == [("Bo", 2, "melee"), ("Bo", 1, "loss"), ("Ana", 1, "loss")]
    assert g.battle.prisoners == []


@rule("ME-14.17")
def test_arrows_and_engines_kill_as_usual() -> None:
    g = capturing({AR: 3}, {LI: 1})
    g.play("8: 1 8 8")
    assert g.result == ("Bo", "wiped_out")
    assert g.player("Bo").prisoners == []


@rule("ME-14.18")
def test_if_the_capturers_die_their_prisoners_are_free_and_have_won() -> None:
    g = capturing({LI: 2}, {LI: 1})
    g.play("3 3 8", "1 1 2")  # 8 less 4 against 2; then the own loss of 3
    assert g.told(PrisonersFreed) == [PrisonersFreed(0, 1)]
    assert g.army(HOME, "Ana") == {LI: 1}
    assert g.result == ("Ana", "wiped_out")
    assert g.player("Bo").prisoners == []


@rule("ME-14.18")
def test_freed_prisoners_at_sea_go_aboard_their_own_galleys() -> None:
    fleet = {"kind": "galley", "level": 1, "place": SEA}
    items = {"g1": {**fleet, "owner": "Bo", "units": {LI: 2}}, "g2": {**fleet, "owner": "Ana", "units": {LI: 1}}}
    g = battle_scene(items=items)
    g.meet("Bo", "Ana", SEA)
    g.act("Bo", "declare_capture")
    g.play("3 3 8", "1 1 2", "8: 8", "8: 8")
    assert g.result == ("Ana", "wiped_out")
    assert g.army(SEA, "Ana") == {LI: 1}


@rule("ME-14.28", "ME-14.2")
def test_a_capturer_who_flees_has_the_halving_of_flight_only_and_takes_no_prisoners() -> None:
    wagon = {"kind": "war_wagon", "level": 3, "owner": "Ana", "place": WILD}
    g = battle_scene(armies={WILD: {"Ana": {LI: 5}, "Bo": {LI: 4}}}, items={"w1": wagon})
    g.meet("Ana", "Bo", WILD, movement=1)
    g.act("Ana", "declare_capture")
    g.play("1 2 8", "1 1 2", declare_flight="flee to=thessalonica", rounds=9)
    assert g.values() == (4, 1)
    assert g.battle.losses == [2, 4]  # three by the battle score, one by the own loss
    assert g.player("Ana").prisoners == []


@rule("ME-14.29")
def test_a_unit_is_captured_as_what_it_was_when_the_last_point_struck() -> None:
    g = capturing({LI: 9}, {CV: 1, HI: 1})
    g.play("1 2 8", "1 1 2")  # 7 against 2: just the five points that both can take
    assert g.player("Bo").prisoners == [Prisoner(0, LI, 0, 2)]


@rule("ME-14.29")
def test_without_a_replacement_it_is_captured_as_its_real_type() -> None:
    g = army_scene({LI: 9}, {HI: 1})
    g.state.places["smyrna"] = battle_scene(armies={"smyrna": {"Ana": {LI: 20}}}).state.places["smyrna"]
    g.meet("Bo", "Ana", HOME)
    g.act("Bo", "declare_capture")
    g.play("1 2 8", "1 1 2")
    assert g.player("Bo").prisoners == [Prisoner(0, HI, 0, 1)]


@rule("ME-14.13", "ME-A24")
def test_barbarians_are_never_captured_and_do_not_capture() -> None:
    g = battle_scene(armies={WILD: {"Ana": {LI: 9}, "barbarians": {LI: 1}}}, circle=[1, 2, 3])
    g.meet("Ana", "barbarians", WILD, "1 2 8")
    assert g.waits == "Ana: reroll_attack"  # nothing was asked before
    g.play()
    assert g.player("Ana").prisoners == []


@rule("ME-25.38")
def test_card_40_needs_2_to_1_and_card_41_softens_the_reduction() -> None:
    g = capturing({LI: 4}, {LI: 2})
    note(g.battle, 0, "card_40")
    g.play("1 2 8", "1 1 3")
    assert g.values() == (7, 3)
    g = capturing({LI: 4}, {LI: 2})
    note(g.battle, 0, "card_41")
    g.play("1 2 8", "1 1 3")
    assert g.values() == (5, 3)  # 7 less 4, less 2 of that
    g = capturing({LI: 4}, {LI: 2})
    note(g.battle, 0, "card_41")
    g.play("1 2 4", "1 1 1")
    assert g.values() == (3, 1)  # 3 less 2, less 2 of that: not more than all of it


@rule("ME-25.37")
def test_card_39_keeps_one_unit_that_would_be_destroyed() -> None:
    g = army_scene({AR: 3}, {LI: 3})
    g.meet("Bo", "Ana", HOME)
    note(g.battle, 0, "card_39")
    g.play("8: 1 1 8", "1 2 3", until="reroll_attack")
    assert g.told(UnitCaptured) == [UnitCaptured(0, LI, 1)]
    assert g.battle.prisoners == [Prisoner(0, LI, 0, 1)]
    assert g.army(HOME, "Ana") == {LI: 1}


@rule("ME-14.13")
def test_both_sides_may_declare_and_each_has_its_own_prisoners() -> None:
    g = army_scene({LI: 9}, {LI: 9})
    g.meet("Bo", "Ana", HOME)
    g.act("Bo", "declare_capture")
    g.play("1 2 8", "1 1 4", declare_capture="declare_capture", rounds=9)  # 7 less 4 against 4 less 2
    assert g.values() == (3, 2)
    assert g.battle.prisoners == [Prisoner(0, LI, 0, 1)]
    g.play("1 2 3", "1 1 8", battle_continue="fight_on", rounds=9)  # 2 less 1 against 8 less 4
    assert g.battle.prisoners == [Prisoner(0, LI, 0, 1), Prisoner(1, LI, 0, 3)]
