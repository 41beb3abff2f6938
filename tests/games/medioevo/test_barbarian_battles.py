"""ME-19.4, ME-19.8 to ME-19.11, ME-10.17: hordes in battle."""

from __future__ import annotations

import pytest

from games.medioevo.battles import HOME, WILD, BattleScene, battle_scene
from pentapolis.games.medioevo.battle.events import AttackRolled, CaptainActed, ShotsRolled, UnitsSacrificed
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"


def horde(units: dict[str, int], own: dict[str, int], circle: tuple[int, ...] = (1, 2, 3)) -> BattleScene:
    """A horde in the wild; Ana, first in order, has come."""
    return battle_scene(armies={WILD: {"Ana": own, "barbarians": units}}, circle=circle)


@rule("ME-10.17", "ME-19.8", "ME-4.4")
def test_the_war_circle_gives_their_values_criticals_included_and_they_never_reroll() -> None:
    g = horde({LI: 9}, {LI: 9}, (3, 3, 5))
    g.meet("Ana", "barbarians", WILD, "1 2 4")
    g.play()
    assert g.values() == (4, 9)
    assert g.told(AttackRolled)[1] == AttackRolled(-1, (3, 3, 5))
    assert g.damage() == [("Ana", 5, "melee"), ("Ana", 1, "loss"), ("barbarians", 3, "loss")]
    assert g.army(WILD, "barbarians") == {LI: 6}


@rule("ME-10.18")
def test_barbarians_have_no_penalty() -> None:
    g = battle_scene(armies={WILD: {"Cy": {LI: 9}, "barbarians": {LI: 9}}}, circle=[1, 2, 5])
    g.meet("Cy", "barbarians", WILD, "1 2 8")
    g.play()
    assert g.values() == (5, 5)


@rule("ME-10.1", "ME-10.27", "ME-19.4")
def test_an_attacking_horde_rolls_first_and_goes_on_by_itself() -> None:
    g = battle_scene(armies={HOME: {"Ana": {LI: 9}, "barbarians": {LI: 9}}}, circle=[1, 2, 5])
    g.meet("barbarians", "Ana", HOME, "1 2 3", cause="rebellion")
    assert [e.side for e in g.told(AttackRolled)] == [-1, 0]
    assert g.battle.holder == 0
    g.play("1 2 4", reroll_attack="pass", until="reroll_attack", rounds=9)
    assert g.battle.round == 2
    assert g.waits == "Ana: reroll_attack"


@rule("ME-19.9")
def test_their_archers_always_shoot_when_active() -> None:
    g = horde({LI: 3, AR: 2}, {LI: 4})
    g.meet("Ana", "barbarians", WILD, "8: 1 8", "1 2 3")
    assert g.told(ShotsRolled) == [ShotsRolled(-1, "archery", (1, 8))]
    assert g.army(WILD, "Ana") == {LI: 3}


@rule("ME-19.9", "ME-19.1")
def test_their_captain_acts_as_an_archer() -> None:
    g = horde({LI: 3, "captain_1": 1}, {LI: 4})
    g.meet("Ana", "barbarians", WILD, "8: 3", "1 2 3")
    assert g.told(CaptainActed) == [CaptainActed(-1, "act", AR)]
    assert g.army(WILD, "Ana") == {LI: 3}


@rule("ME-19.9", "ME-11.13")
def test_against_a_captain_of_level_1_theirs_does_nothing() -> None:
    g = horde({LI: 3, "captain_1": 1}, {LI: 4, "captain_1": 1})
    g.meet("Ana", "barbarians", WILD, "1 2 3")
    assert g.told(CaptainActed) == []


@rule("ME-19.9", "ME-19.11")
@pytest.mark.parametrize(("light", "given"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 2)])
def test_an_outnumbered_horde_sacrifices_light_infantry(light: int, given: int) -> None:
    g = horde({LI: light}, {HI: 9})
    g.meet("Ana", "barbarians", WILD, "1 2 3")
    g.play()
    assert sum(e.number for e in g.told(UnitsSacrificed)) == given
    assert g.values() == (3, 3 + 4 * given)


@rule("ME-19.9", "ME-19.11")
def test_a_horde_that_is_not_outnumbered_or_not_alone_with_light_infantry_does_not() -> None:
    g = horde({LI: 4}, {HI: 4})
    g.meet("Ana", "barbarians", WILD, "1 2 3")
    g.play()
    assert g.told(UnitsSacrificed) == []
    g = horde({LI: 4}, {HI: 8, LI: 1})
    g.meet("Ana", "barbarians", WILD, "1 2 3")
    g.play()
    assert g.told(UnitsSacrificed) == []


@rule("ME-19.11")
def test_crews_count_for_being_outnumbered() -> None:
    g = battle_scene(
        armies={WILD: {"Ana": {HI: 4}, "barbarians": {LI: 3}}},
        items={"e1": {"kind": "catapult", "owner": "Ana", "place": WILD}},
        circle=[1, 2, 3],
    )
    g.meet("Ana", "barbarians", WILD)
    crew = ["crew_engine unit=heavy_infantry engine=e1"] * 3
    g.play("8: 8 8 8", "1 2 3", assign_crews=[*crew, "done"])
    assert g.told(UnitsSacrificed) == [UnitsSacrificed(-1, 1)]


@rule("ME-19.10", "ME-10.25")
def test_their_damage_goes_to_light_infantry_then_archers_then_captains() -> None:
    g = horde({LI: 1, AR: 1, "captain_1": 1}, {HI: 6, AR: 1, "captain_1": 1})
    g.meet("Ana", "barbarians", WILD, "2 3 5")
    g.play()  # 5 against 3, and their own loss of 1
    assert g.army(WILD, "barbarians") == {}
    assert [getattr(e, "unit", "") for e in g.events if type(e).__name__ == "UnitFell"] == [LI, AR, "captain_1"]


@rule("ME-19.15", "ME-10.28")
def test_a_horde_that_is_gone_leaves_the_player_as_winner() -> None:
    g = horde({LI: 1}, {LI: 5})
    g.meet("Ana", "barbarians", WILD, "1 2 8", cause="resistance")
    g.play(rounds=9)
    assert g.result == ("Ana", "wiped_out")
    assert g.each("prisoners") == {"Ana": [], "Bo": [], "Cy": []}
