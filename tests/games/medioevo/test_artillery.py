"""ME-12.1 to ME-12.7, ME-12.20 to ME-12.22: siege engines and what they do to buildings."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.battles import HOME, WILD, BattleScene, army_scene, battle_scene
from pentapolis.games.medioevo.battle.armies import in_melee, note
from pentapolis.games.medioevo.battle.artillery import shots_of
from pentapolis.games.medioevo.battle.battle import Crew
from pentapolis.games.medioevo.battle.events import BuildingDamaged, BuildingDestroyed, ShotsRolled
from pentapolis.games.medioevo.tabletop import Effect, Troop
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


def engine(owner: str, kind: str = "catapult", place: str = HOME) -> dict[str, Any]:
    return {"kind": kind, "owner": owner, "place": place}


def siege(kind: str = "bombard", buildings: tuple[str, ...] = (), **position: Any) -> BattleScene:
    """Bo's engine and five Light Infantry before Ana's four."""
    position.setdefault("armies", {HOME: {"Bo": {LI: 5}, "Ana": {LI: 4}}})
    g = battle_scene(items={"e1": engine("Bo", kind)}, buildings={HOME: buildings}, **position)
    g.meet("Bo", "Ana", HOME)
    g.play(until="assign_crews")
    return g


CREW = "crew_engine unit=light_infantry engine=e1"


@rule("ME-12.1", "ME-12.3", "ME-E25")
def test_each_of_up_to_three_of_a_crew_is_a_shot() -> None:
    g = siege()
    assert g.waits == "Bo: assign_crews"
    assert g.choices() == [CREW, "done"]
    g.act("Bo", CREW, CREW, CREW)
    assert g.choices() == ["done"]
    g.refused("Bo", CREW, "ME-12.1", "refused-crew-is-full")
    g.play("8: 4 5 8", "1 2 3", assign_crews="done", until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "artillery", (4, 5, 8))]
    g = siege()
    g.play("8: 4 8", "1 2 3", assign_crews=[CREW, CREW, "done"], until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "artillery", (4, 8))]


@rule("ME-12.1")
def test_an_engine_without_crew_does_not_fire() -> None:
    g = siege()
    g.play("1 2 3", assign_crews="done", until="reroll_attack")
    assert g.told(ShotsRolled) == []


@rule("ME-12.4")
@pytest.mark.parametrize(("kind", "each"), [("catapult", 2), ("trebuchet", 3), ("bombard", 4)])
def test_a_hit_on_units_deals_by_the_kind_of_engine(kind: str, each: int) -> None:
    g = siege(kind, armies={HOME: {"Bo": {LI: 5}, "Ana": {LI: 9}}})
    g.play("8: 3 1", "1 2 3", assign_crews=[CREW, CREW, "done"], until="reroll_attack")
    assert g.damage() == [("Ana", 2 * each, "artillery")]
    assert g.army(HOME, "Ana") == {LI: 9 - 2 * each}


@rule("ME-12.2", "ME-12.4", "ME-A19")
def test_only_the_attacker_aims_at_buildings_and_not_with_a_catapult() -> None:
    g = siege("trebuchet", ("town", "tower"))
    g.play(until="assign_crews")
    assert g.choices() == [CREW, "done"]
    g.act("Bo", CREW)
    assert g.choices() == [CREW, "aim_engine engine=e1 target=civil", "aim_engine engine=e1 target=military", "done"]
    g = siege("catapult", ("town", "tower"))
    g.act("Bo", CREW)
    g.refused("Bo", "aim_engine engine=e1 target=civil", "ME-12.2")
    g = army_scene({LI: 5}, {LI: 5}, items={"e1": engine("Ana", "bombard")}, buildings={HOME: ["town"]})
    g.meet("Bo", "Ana", HOME)
    g.play(until="assign_crews")
    g.act("Ana", CREW)
    assert g.choices() == [CREW, "done"]


@rule("ME-12.2")
def test_buildings_that_are_not_the_defenders_are_no_target() -> None:
    g = army_scene({LI: 5}, {LI: 5}, WILD, items={"e1": engine("Bo", "bombard", WILD)}, buildings={WILD: ["tower"]})
    g.meet("Bo", "Ana", WILD, cause="in_place")  # contested: nobody held it
    g.play(until="assign_crews")
    g.act("Bo", CREW)
    assert g.choices() == [CREW, "done"]


@rule("ME-12.4", "ME-12.20", "ME-12.21")
def test_hits_on_a_building_put_destruction_tokens_on_it() -> None:
    g = siege("bombard", ("city",))
    crew = [CREW, CREW, "aim_engine engine=e1 target=civil", "done"]
    g.play("8: 1 8", "1 2 3", assign_crews=crew, until="reroll_attack")
    assert g.place(HOME).damage == (2, 0, 0)
    assert g.told(BuildingDamaged) == [BuildingDamaged(HOME, "city", 2)]
    assert g.damage() == []
    assert g.battle.harmed
    g = siege("bombard", ("city",))
    g.play("8: 8 8", "1 2 3", assign_crews=crew, until="reroll_attack")
    assert g.told(BuildingDamaged) == []
    assert not g.battle.harmed


@rule("ME-10.28", "ME-10.5")
def test_who_falls_to_engines_is_shot_at_no_more() -> None:
    g = siege("bombard", armies={HOME: {"Bo": {LI: 1, AR: 3}, "Ana": {LI: 2}}})
    g.play("8: 1", assign_crews=[CREW, "done"])  # no dice of Archers
    assert g.result == ("Bo", "wiped_out")


@rule("ME-12.20", "ME-12.17", "ME-A85")
def test_a_building_whose_tokens_reach_its_structure_points_is_destroyed() -> None:
    g = siege(
        "bombard",
        ("fort", "town"),
        control={"adrianople": ["Ana", HOME]},
        damage={HOME: {"military": 4}},
        markets={HOME: ["salt"]},
    )
    crew = [CREW, "aim_engine engine=e1 target=military", "done"]
    g.play("8: 3", "1 2 3", assign_crews=crew, until="reroll_attack")
    assert g.told(BuildingDestroyed) == [BuildingDestroyed(HOME, "fort")]
    assert (g.place(HOME).military, g.place(HOME).damage, g.place(HOME).civil) == (0, (0, 0, 0), 2)
    assert g.place("adrianople").token == -1
    assert g.place(HOME).market == ("salt",)
    assert g.player("Bo").overcome == ("fort",)


@rule("ME-12.5", "ME-11.4")
def test_a_crew_takes_no_part_in_archery_and_melee_and_blocks_nothing() -> None:
    g = siege("catapult", armies={HOME: {"Bo": {AR: 2, HI: 1, LI: 1}, "Ana": {AR: 1, LI: 4}}})
    crew = ["crew_engine unit=archer engine=e1"] * 2
    g.play("8: 8 8", "8: 8", "1 2 3", assign_crews=[*crew, "done"], until="reroll_attack")
    assert g.told(ShotsRolled)[1] == ShotsRolled(0, "archery", (8,))  # Ana's Archer is the only one
    assert in_melee(g.state, g.battle, 0) == 2


@rule("ME-12.1")
def test_crews_are_given_anew_in_every_round() -> None:
    g = siege("catapult")
    g.play("8: 8", "1 2 3", "1 1 2", assign_crews=[CREW, "done"], rounds=9)
    g.play(battle_continue="fight_on", until="assign_crews", rounds=9)
    assert g.battle.crews == []


@rule("ME-12.6")
def test_engines_take_no_damage() -> None:
    g = siege("catapult", armies={HOME: {"Bo": {LI: 1}, "Ana": {AR: 3}}})
    g.play("8: 8", "8: 1 1 1", assign_crews=[CREW, "done"])
    assert g.result == ("Ana", "wiped_out")
    assert g.item("e1").owner == 1


@rule("ME-A60", "ME-10.5")
def test_both_sides_fire_before_damage_is_dealt() -> None:
    g = army_scene({LI: 1}, {LI: 1}, items={"e1": engine("Bo"), "e2": engine("Ana")})
    g.meet("Bo", "Ana", HOME)
    crews = [CREW, "done", "crew_engine unit=light_infantry engine=e2", "done"]
    g.play("8: 1 1", assign_crews=crews)
    assert g.told(ShotsRolled) == [ShotsRolled(1, "artillery", (1,)), ShotsRolled(0, "artillery", (1,))]
    assert g.result == ("", "both_out")


@rule("ME-12.11", "ME-12.1")
def test_protection_is_chosen_before_crews() -> None:
    g = army_scene({LI: 5}, {LI: 5}, items={"e1": engine("Bo")}, buildings={HOME: ["tower"]})
    g.meet("Bo", "Ana", HOME)
    g.play(until="choose_protection")
    assert g.waits == "Ana: choose_protection"
    g.play(choose_protection="choose_protection against=melee", until="assign_crews")
    assert g.waits == "Bo: assign_crews"


@rule("ME-12.22")
def test_a_building_destroyed_in_step_1_does_not_protect_in_later_steps() -> None:
    g = siege_of_tower()
    crew = [CREW, "aim_engine engine=e1 target=military", "done"]
    g.play("8: 1", "1 2 4", "1 1 2", assign_crews=crew)
    assert g.told(BuildingDestroyed) == [BuildingDestroyed(HOME, "tower")]
    assert g.damage()[0] == ("Ana", 1, "melee")


@rule("ME-12.22", "ME-12.8")
def test_a_building_that_stands_does() -> None:
    g = siege_of_tower()
    crew = [CREW, "aim_engine engine=e1 target=military", "done"]
    g.play("8: 8", "1 2 4", "1 1 2", assign_crews=crew)
    assert g.damage() == [("Bo", 1, "loss"), ("Ana", 1, "loss")]


def siege_of_tower() -> BattleScene:
    g = army_scene(
        {LI: 5},
        {LI: 5},
        items={"e1": engine("Bo", "bombard")},
        buildings={HOME: ["tower"]},
        damage={HOME: {"military": 1}},
    )
    g.meet("Bo", "Ana", HOME)
    g.play(choose_protection="choose_protection against=melee", until="assign_crews")
    return g


@rule("ME-25.11", "ME-E39")
def test_with_card_10_two_light_infantry_fire_four_times() -> None:
    g = siege("catapult")
    note(g.battle, 0, "card_10", this_round=True)
    g.play("8: 8 8 8 8", "1 2 3", assign_crews=[CREW, CREW, "done"], until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "artillery", (8, 8, 8, 8))]


@rule("ME-25.44", "ME-E41")
def test_with_card_52_an_engine_without_crew_fires_once_and_one_with_three_four_times() -> None:
    g = siege("catapult")
    note(g.battle, 0, "card_52")
    assert shots_of(g.battle, Crew(0, "e1", (Troop(LI, count=3),))) == 4
    g.play("8: 8", "1 2 3", assign_crews="done", until="reroll_attack")
    assert g.told(ShotsRolled) == [ShotsRolled(1, "artillery", (8,))]


@rule("ME-26.3", "ME-E46")
def test_with_machinery_the_crew_of_three_fires_and_all_four_fight() -> None:
    g = siege("catapult", armies={HOME: {"Bo": {LI: 3, HI: 1}, "Ana": {LI: 4}}})
    g.state.effects = [Effect("machinery", g.battle.attacker, item="e1")]
    g.play("8: 8 8 8", "1 2 3", assign_crews=[CREW, CREW, CREW, "done"], until="reroll_attack")
    assert in_melee(g.state, g.battle, 0) == 4
    assert g.battle.counts[0][LI] == 3


@rule("ME-26.3")
def test_machinery_lasts_to_the_end_of_the_turn_for_its_user_only() -> None:
    for who, fighting in (("Bo", 4), ("Ana", 1)):
        effects = [{"name": "machinery", "who": who, "item": "e1"}]
        g = siege("catapult", armies={HOME: {"Bo": {LI: 3, HI: 1}, "Ana": {LI: 4}}}, effects=effects)
        g.play("8: 8 8 8", "1 2 3", assign_crews=[CREW, CREW, CREW, "done"], until="reroll_attack")
        assert in_melee(g.state, g.battle, 0) == fighting


@rule("ME-26.3")
def test_without_it_the_one_heavy_infantry_fights_alone() -> None:
    g = siege("catapult", armies={HOME: {"Bo": {LI: 3, HI: 1}, "Ana": {LI: 4}}})
    g.play("8: 8 8 8", "1 2 3", assign_crews=[CREW, CREW, CREW, "done"], until="reroll_attack")
    assert in_melee(g.state, g.battle, 0) == 1


@rule("ME-25.18")
def test_a_trapped_unit_neither_fights_nor_serves() -> None:
    g = siege("catapult", armies={HOME: {"Bo": {LI: 3, AR: 1}, "Ana": {LI: 4}}})
    note(g.battle, 0, "card_18", unit="archer")
    assert g.choices() == [CREW, "done"]
    g.play("1 2 3", assign_crews="done", until="reroll_attack")  # the Archer does not shoot
    assert in_melee(g.state, g.battle, 0) == 3
