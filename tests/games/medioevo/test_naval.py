"""ME-13: battles at sea."""

from __future__ import annotations

from typing import Any

from games.medioevo.battles import HOME, LET_PASS, SEA, BattleScene, battle_scene
from pentapolis.games.medioevo.battle.events import GalleySank, ShotsRolled, SinkingRolled
from pentapolis.games.medioevo.battle.values import naval_bonus
from pentapolis.games.medioevo.forces import set_troops
from pentapolis.games.medioevo.tabletop import Troop
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


def galley(owner: str, level: int = 1, place: str = SEA, **units: int) -> dict[str, Any]:
    return {"kind": "galley", "level": level, "owner": owner, "place": place, "units": units}


def at_sea(**items: dict[str, Any]) -> BattleScene:
    """Bo's galleys attack Ana's."""
    g = battle_scene(items=items)
    g.meet("Bo", "Ana", SEA)
    return g


@rule("ME-13.1", "ME-13.7")
def test_units_aboard_galleys_in_the_zone_fight_and_docked_ones_do_not() -> None:
    g = at_sea(
        g1=galley("Bo", light_infantry=2), g2=galley("Ana", light_infantry=2), g3=galley("Ana", place=HOME, archer=3)
    )
    assert g.battle.began == [2, 2]
    g.play("1 2 6", "1 1 2", "8: 8")
    assert g.damage()[0] == ("Ana", 2, "melee")
    assert g.item("g3").troops == (Troop(AR, count=3),)


@rule("ME-13.1", "ME-13.12")
def test_units_of_a_docked_galley_fight_on_land_by_the_rules_of_the_land() -> None:
    g = battle_scene(armies={HOME: {"Ana": {HI: 2}, "Bo": {AR: 2}}}, items={"g1": galley("Ana", 3, place=HOME)})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 1 8", "1 2 3", until="reroll_attack")
    assert naval_bonus(g.state, g.battle, 1) == 0
    assert g.army(HOME, "Ana") == {HI: 1, LI: 1}


@rule("ME-13.2", "ME-13.3")
def test_the_side_with_more_levels_of_galleys_adds_the_difference_and_the_penalty_stays() -> None:
    g = at_sea(
        g1=galley("Bo", 3, light_infantry=3),
        g2=galley("Bo", 2),
        g3=galley("Ana", 1, light_infantry=2),
        g4=galley("Cy", 3),
    )
    g.play("1 2 6", "1 2 3", "8: 8")  # 6 + 4 - 1 against 3
    assert g.values() == (9, 3)


@rule("ME-13.4", "ME-E26", "ME-12.7")
def test_a_galley_uses_engines_up_to_its_own_level() -> None:
    aboard = {"aboard": "g1", "owner": "Bo", "place": SEA}
    engines = {"e2": {"kind": "catapult", **aboard}, "e3": {"kind": "catapult", **aboard}}
    engines |= {"e4": {"kind": "trebuchet", **aboard}}
    g = at_sea(g1=galley("Bo", 2, light_infantry=3), g9=galley("Ana", 1, light_infantry=2), **engines)
    g.play(until="assign_crews")
    crew = "crew_engine unit=light_infantry engine="
    assert g.choices() == [crew + "e2", crew + "e3", crew + "e4", "done"]
    g.act("Bo", crew + "e2")
    assert g.choices() == [crew + "e2", crew + "e3", "done"]  # a second catapult, no trebuchet
    g.refused("Bo", crew + "e4", "ME-13.4", "refused-galley-bears-no-more")
    g.act("Bo", crew + "e3")
    assert g.choices() == [crew + "e2", crew + "e3", "done"]


@rule("ME-13.4", "ME-E26")
def test_a_level_3_galley_uses_a_catapult_and_a_trebuchet_or_a_bombard() -> None:
    aboard = {"aboard": "g1", "owner": "Bo", "place": SEA}
    engines = {"e2": {"kind": "catapult", **aboard}, "e3": {"kind": "trebuchet", **aboard}}
    engines |= {"e4": {"kind": "bombard", **aboard}}
    g = at_sea(g1=galley("Bo", 3, light_infantry=3), g9=galley("Ana", 1, light_infantry=2), **engines)
    g.play(until="assign_crews")
    crew = "crew_engine unit=light_infantry engine="
    g.act("Bo", crew + "e2")
    assert g.choices() == [crew + "e2", crew + "e3", "done"]
    g = at_sea(g1=galley("Bo", 3, light_infantry=3), g9=galley("Ana", 1, light_infantry=2), **engines)
    g.play(until="assign_crews")
    g.act("Bo", crew + "e4")
    assert g.choices() == [crew + "e4", "done"]


@rule("ME-13.4")
def test_only_units_aboard_the_same_galley_serve_and_only_units_are_a_target() -> None:
    engine = {"kind": "bombard", "aboard": "g1", "owner": "Bo", "place": SEA}
    g = at_sea(
        g1=galley("Bo", 3, archer=1), g2=galley("Bo", 1, light_infantry=2), e3=engine, g9=galley("Ana", 1, archer=2)
    )
    g.play(until="assign_crews")
    assert g.choices() == ["crew_engine unit=archer engine=e3", "done"]
    g.act("Bo", "crew_engine unit=archer engine=e3")
    assert g.choices() == ["done"]


@rule("ME-13.5")
def test_only_archers_and_light_infantry_have_abilities_at_sea() -> None:
    g = at_sea(g1=galley("Bo", 2, heavy_infantry=2, cavalry=2), g2=galley("Ana", 2, archer=2, light_infantry=4))
    g.play("8: 8 8", "2 3 8", until="sacrifice_li")
    assert g.waits == "Ana: sacrifice_li"
    assert g.battle.abilities == [[], [AR, LI]]


@rule("ME-13.5")
def test_a_captain_at_sea_serves_these_two_types_only() -> None:
    g = at_sea(g1=galley("Bo", 1, captain_2=1, cavalry=1), g2=galley("Ana", 1, light_infantry=3))
    g.play(until="captain_use")
    assert g.choices() == ["captain_use use=act unit=archer", "pass"]
    g.act("Bo", "pass")
    assert g.choices() == [
        *("captain_use use=act unit=light_infantry", "captain_use use=cancel unit=light_infantry"),
        "pass",
    ]
    g.refused("Bo", "captain_use use=act unit=cavalry", "ME-13.5")


@rule("ME-13.6")
def test_heavy_infantry_and_cavalry_fall_to_their_first_damage() -> None:
    g = at_sea(g1=galley("Bo", 1, archer=2), g2=galley("Ana", 1, heavy_infantry=1, cavalry=2))
    g.play(
        "8: 1 2",
        "1 2 3",
        assign_damage=["hit unit=cavalry item=g2", "hit unit=heavy_infantry item=g2"],
        until="reroll_attack",
    )
    assert g.item("g2").troops == (Troop(CV),)


@rule("ME-13.7", "ME-10.28")
def test_a_side_without_units_aboard_has_lost_without_a_round() -> None:
    g = at_sea(g1=galley("Bo", 1, archer=2), g2=galley("Ana", 1))
    assert g.result == ("Bo", "wiped_out")
    assert g.battle.round == 0


@rule("ME-13.8", "ME-A62")
def test_a_galley_that_loses_its_last_unit_sinks_on_1_to_3() -> None:
    wagon = {"kind": "war_wagon", "owner": "Ana", "place": SEA, "aboard": "g2"}
    g = at_sea(g1=galley("Bo", 1, archer=2), g2=galley("Ana", 1, light_infantry=1), w3=wagon)
    g.play("8: 1 8", "8: 3")
    assert g.told(SinkingRolled) == [SinkingRolled(0, "g2", 3)]
    assert g.told(GalleySank) == [GalleySank(0, "g2")]
    assert sorted(g.state.items) == ["g1"]
    assert g.result == ("Bo", "wiped_out")
    assert g.player("Bo").plundered == ("galley",)
    assert g.state.rolled == []


@rule("ME-13.8")
def test_on_4_to_8_it_stays_afloat_for_the_winner() -> None:
    g = at_sea(g1=galley("Bo", 1, archer=2), g2=galley("Ana", 1, light_infantry=1))
    g.play("8: 1 8", "8: 4")
    assert g.told(GalleySank) == []
    assert g.item("g2").owner == 0
    assert g.result == ("Bo", "wiped_out")


@rule("ME-13.9")
def test_the_owner_assigns_damage_over_all_galleys() -> None:
    g = at_sea(
        g1=galley("Bo", 2, archer=4), g2=galley("Ana", 1, light_infantry=1), g3=galley("Ana", 1, light_infantry=3)
    )
    g.play("8: 1 8 8 8", until="assign_damage")
    assert g.choices() == ["hit unit=light_infantry item=g2", "hit unit=light_infantry item=g3"]
    g.play("8: 5", "1 2 3", assign_damage="hit unit=light_infantry item=g2", until="reroll_attack")
    assert g.told(SinkingRolled) == [SinkingRolled(0, "g2", 5)]


@rule("ME-13.8")
def test_each_empty_galley_rolls_once_only() -> None:
    g = at_sea(
        g1=galley("Bo", 2, archer=5), g2=galley("Ana", 1, light_infantry=1), g3=galley("Ana", 1, light_infantry=3)
    )
    g.play("8: 1 8 8 8 8", "8: 5", "1 2 3", "1 1 2", assign_damage="hit unit=light_infantry item=g2")
    assert [e.galley for e in g.told(SinkingRolled)] == ["g2"]


@rule("ME-11.8", "ME-13.9")
def test_a_sacrifice_at_sea_comes_from_where_most_are_aboard() -> None:
    g = at_sea(
        g1=galley("Bo", 1, light_infantry=1),
        g2=galley("Bo", 1, light_infantry=2),
        g3=galley("Ana", 1, heavy_infantry=2),
    )
    g.play("1 2 3", sacrifice_li="sacrifice_li number=1", until="reroll_attack")
    assert g.item("g1").troops == (Troop(LI),)
    assert g.item("g2").troops == (Troop(LI),)


@rule("ME-13.10", "ME-A21", "ME-19.10")
def test_a_barbarian_galley_has_level_1_and_sinks_by_the_same_die() -> None:
    g = battle_scene(items={"g1": galley("Bo", 3, archer=2), "g2": galley("barbarians")})
    set_troops(g.state, SEA, -1, [Troop(LI, count=2)])
    g.meet("Bo", "barbarians", SEA, "8: 1 1", "8: 2")
    assert g.result == ("Bo", "wiped_out")
    assert g.told(GalleySank) == [GalleySank(-1, "g2")]
    assert sorted(g.state.items) == ["g1"]


@rule("ME-13.8", "ME-19.10")
def test_the_player_rolls_for_the_galley_of_barbarians() -> None:
    g = battle_scene(items={"g1": galley("Bo", 3, light_infantry=9), "g2": galley("barbarians")}, cards={"Ana": [46]})
    set_troops(g.state, SEA, -1, [Troop(LI)])
    g.state.circle = [1, 2, 3]
    g.meet("barbarians", "Bo", SEA, "1 2 8", cause="horde")
    g.script("8: 2")
    while g.asks != "die_rolled":
        if not g.pass_window():
            g.act("Bo", LET_PASS[g.asks])
    assert g.state.agenda[-1].args == (1, "sinking")
    assert g.state.rolled == [2]
    g.state.rolled = [4]  # as a card may change it
    while g.pass_window():
        pass
    assert g.told(GalleySank) == []


@rule("ME-13.3", "ME-13.10")
def test_against_barbarians_too_the_levels_of_galleys_count() -> None:
    g = battle_scene(items={"g1": galley("Bo", 3, light_infantry=9), "g2": galley("barbarians")}, circle=[4, 6, 8])
    set_troops(g.state, SEA, -1, [Troop(LI, count=9)])
    g.meet("Bo", "barbarians", SEA, "1 2 3")
    g.play()
    assert g.values() == (4, 8)  # 3 + 2 - 1


@rule("ME-13.11")
def test_there_is_no_protection_at_sea() -> None:
    g = at_sea(g1=galley("Bo", 1, light_infantry=2), g2=galley("Ana", 1, light_infantry=3))
    assert g.battle.holder == -1
    g.play("1 2 3", until="reroll_attack")
    assert g.battle.protection == []


@rule("ME-12.5", "ME-13.4")
def test_engines_aboard_fire_and_their_crew_is_hit_by_the_engines_name() -> None:
    engine = {"kind": "catapult", "aboard": "g1", "owner": "Bo", "place": SEA}
    g = at_sea(g1=galley("Bo", 1, heavy_infantry=2), e2=engine, g3=galley("Ana", 1, archer=2))
    g.play("8: 8", "8: 1 8", assign_crews=["crew_engine unit=heavy_infantry engine=e2", "done"], until="assign_damage")
    assert g.told(ShotsRolled)[0] == ShotsRolled(1, "artillery", (8,))
    assert g.choices() == ["hit unit=heavy_infantry item=e2", "hit unit=heavy_infantry item=g1"]
    g.play("1 2 3", assign_damage="hit unit=heavy_infantry item=e2", until="reroll_attack")
    assert g.item("g1").troops == (Troop(HI),)
    assert g.battle.crews[0].troops == ()
