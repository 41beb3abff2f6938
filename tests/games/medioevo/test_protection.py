"""ME-12.8 to ME-12.11: military buildings in battle."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME, BattleScene, army_scene, battle_scene
from pentapolis.games.medioevo.battle.battle import Battle
from pentapolis.games.medioevo.battle.events import ProtectionChosen
from pentapolis.games.medioevo.battle.protection import useful
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"
ENGINE = {"kind": "catapult", "owner": "Bo", "place": HOME}


def walls(building: str, attacker: dict[str, int], defender: dict[str, int], **position: Any) -> BattleScene:
    g = army_scene(attacker, defender, buildings={HOME: [building]}, **position)
    g.meet("Bo", "Ana", HOME)
    return g


@rule("ME-12.8", "ME-E27", "ME-10.4")
def test_a_tower_against_archers_lowers_their_one_hit_to_0() -> None:
    g = walls("tower", {AR: 1, LI: 3}, {HI: 4})
    g.play(until="choose_protection")
    assert g.waits == "Ana: choose_protection"
    assert g.choices() == ["choose_protection against=archers", "choose_protection against=melee"]
    g.refused("Ana", "choose_protection against=siege_engines", "ME-12.8", "refused-nothing-to-protect-against")
    g.refused("Ana", "choose_protection against=archers,melee", "ME-12.8", "refused-number-of-protections")
    g.play("8: 2", "1 2 3", choose_protection="choose_protection against=archers", until="reroll_attack")
    assert g.damage() == []


@rule("ME-12.8", "ME-12.10")
@pytest.mark.parametrize(("building", "left"), [("tower", 4), ("fort", 3), ("castle", 2)])
def test_tower_fort_and_castle_lower_the_total_by_1_2_and_3(building: str, left: int) -> None:
    g = walls(building, {LI: 5}, {LI: 9})
    g.play("1 2 8", "1 1 2")  # 7 against 2: 5
    assert g.damage() == [("Ana", left, "melee"), ("Bo", 1, "loss"), ("Ana", 1, "loss")]


@rule("ME-10.23", "ME-A17")
def test_own_losses_are_not_lowered() -> None:
    g = walls("castle", {LI: 5}, {LI: 9})
    g.play("1 2 3", "4 4 5")
    assert ("Ana", 4, "loss") in g.damage()


@rule("ME-12.10")
def test_the_damage_does_not_fall_below_0() -> None:
    g = walls("castle", {LI: 2}, {LI: 9})
    g.play("1 2 8", "1 1 2")
    assert g.damage() == [("Bo", 1, "loss"), ("Ana", 1, "loss")]


@rule("ME-12.8")
def test_it_protects_against_the_chosen_type_only() -> None:
    g = walls("tower", {AR: 2, LI: 3}, {LI: 9})
    g.play("8: 1 8", "1 2 8", "1 1 2", choose_protection="choose_protection against=melee")
    assert g.damage()[:2] == [("Ana", 1, "archery"), ("Ana", 4, "melee")]


@rule("ME-12.8")
def test_siege_engines_are_a_type_of_their_own() -> None:
    g = walls("fort", {LI: 4}, {LI: 9}, items={"e1": ENGINE})
    g.play(until="choose_protection")
    assert g.choices() == ["choose_protection against=siege_engines", "choose_protection against=melee"]
    crew = ["crew_engine unit=light_infantry engine=e1"] * 2
    choice = "choose_protection against=siege_engines"
    g.play("8: 1 1", "1 2 3", choose_protection=choice, assign_crews=[*crew, "done"], until="reroll_attack")
    assert g.damage() == [("Ana", 2, "artillery")]


@rule("ME-12.8")
def test_nothing_is_asked_where_melee_alone_can_hurt() -> None:
    g = walls("tower", {LI: 5}, {LI: 9})
    g.play("1 2 3", until="reroll_attack")
    assert g.told(ProtectionChosen) == [ProtectionChosen(0, ("melee",))]


@rule("ME-12.8")
def test_the_choice_is_made_anew_in_every_round() -> None:
    g = walls("tower", {AR: 1, LI: 4}, {AR: 1, LI: 8})
    hits = ["hit unit=light_infantry"] * 2
    g.play("1 2 3", "1 1 2", choose_protection="choose_protection against=melee", assign_damage=hits, rounds=9)
    g.play(battle_continue="fight_on", until="choose_protection", rounds=9)
    assert g.waits == "Ana: choose_protection"


@rule("ME-12.9")
def test_it_protects_only_who_held_the_place_when_the_battle_began() -> None:
    g = battle_scene(armies={HOME: {"Ana": {LI: 5}, "Bo": {LI: 9}}}, buildings={HOME: ["castle"]})
    g.meet("Ana", "Bo", HOME)  # Bo's army stands in Ana's home, which Bo holds
    assert g.battle.holder == 1
    g.play("1 2 8", "1 1 2")
    assert g.damage()[0] == ("Bo", 2, "melee")  # 7 points, 5 units, less 3


@rule("ME-12.9")
def test_the_attacker_has_nothing_from_the_building() -> None:
    g = walls("castle", {LI: 9}, {LI: 5})
    g.play("1 1 2", "1 2 8")
    assert g.damage()[0] == ("Bo", 5, "melee")


@rule("ME-12.8")
def test_archers_are_a_use_for_it_too_where_a_card_or_strategy_may_shoot() -> None:
    for position, asked in (
        ({"cards": {"Bo": [7]}}, True),
        ({"cards": {"Bo": [-7]}}, False),
        ({"technology": {"Bo": {"combat": 4}}}, True),
        ({"technology": {"Bo": {"combat": 3}}}, False),
    ):
        g = army_scene({LI: 5}, {LI: 9}, buildings={HOME: ["tower"]}, **position)
        assert (useful(g.state, _battle(g), 1) == ["archers", "melee"]) == asked


def _battle(g: BattleScene) -> Battle:
    return Battle(HOME, 1, 0, "move", 0, 0, [5, 9], [])


@rule("ME-25.13")
def test_with_card_12_two_of_three_types_are_chosen() -> None:
    effect = {"name": "card_12", "who": "Ana", "place": HOME}
    g = walls("tower", {AR: 2, LI: 3}, {LI: 9}, effects=[effect], items={"e1": ENGINE})
    g.play(until="choose_protection")
    assert g.choices() == [
        *("choose_protection against=archers,siege_engines", "choose_protection against=melee,siege_engines"),
        "choose_protection against=archers,melee",
    ]


@rule("ME-25.13")
def test_with_card_12_it_protects_against_two_types() -> None:
    g = walls("tower", {AR: 2, LI: 3}, {LI: 9}, effects=[{"name": "card_12", "who": "Ana", "place": HOME}])
    g.play("8: 1 8", "1 2 8", "1 1 2")
    assert g.told(ProtectionChosen) == [ProtectionChosen(0, ("archers", "melee"))]
    assert g.damage()[0] == ("Ana", 4, "melee")


@rule("ME-25.25")
def test_card_26_is_one_tower_more() -> None:
    g = walls("tower", {LI: 5}, {LI: 9}, effects=[{"name": "card_26", "who": "Ana", "place": HOME}])
    g.play("1 2 8", "1 1 2")
    assert g.damage()[0] == ("Ana", 3, "melee")
    g = army_scene({LI: 5}, {LI: 9}, effects=[{"name": "card_26", "who": "Ana", "place": HOME}])
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 8", "1 1 2")
    assert g.damage()[0] == ("Ana", 4, "melee")
