"""ME-10.24 to ME-10.26, ME-11.1, ME-11.2: what damage does and who takes it."""

from __future__ import annotations

from games.medioevo.battles import HOME, WILD, army_scene, battle_scene
from pentapolis.games.medioevo.battle.armies import note
from pentapolis.games.medioevo.battle.assign import hit, spread_damage
from pentapolis.games.medioevo.battle.wounds import worn, wounds
from pentapolis.games.medioevo.forces import set_troops
from pentapolis.games.medioevo.tabletop import Troop
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.event import Chose
from pentapolis.kernel.now import Now
from support import rule

LI, HI, AR, CV, CP = "light_infantry", "heavy_infantry", "archer", "cavalry", "captain"


@rule("ME-11.1")
def test_damage_steps_of_every_type() -> None:
    g = battle_scene().state
    steps = {kind: worn(g, 0, Troop(kind, 1 if kind == CP else 0)) for kind in (LI, AR, CP, HI, CV)}
    assert steps == {LI: None, AR: None, CP: None, HI: Troop(LI), CV: Troop(HI)}
    assert [wounds(g, 0, Troop(kind)) for kind in (LI, HI, CV)] == [1, 2, 3]


@rule("ME-11.1", "ME-2.10")
def test_without_the_lesser_figure_the_next_one_is_taken_or_the_unit_removed() -> None:
    g = battle_scene(armies={"smyrna": {"Ana": {HI: 20}}}).state
    assert worn(g, 0, Troop(CV)) == Troop(LI)
    g = battle_scene(armies={"smyrna": {"Ana": {HI: 20, LI: 20}}}).state
    assert worn(g, 0, Troop(CV)) is None
    assert worn(g, 0, Troop(HI)) is None
    assert worn(g, 1, Troop(HI)) == Troop(LI)  # the other player's set
    g = battle_scene(armies={"smyrna": {"Ana": {HI: 20, LI: 19}}}).state
    assert worn(g, 0, Troop(HI)) == Troop(LI)  # the last one


@rule("ME-26.14")
def test_a_promoted_unit_goes_down_from_what_it_counts_as_and_never_ends_better_than_it_is() -> None:
    g = battle_scene(armies={"smyrna": {"Ana": {HI: 20, LI: 20}}}).state
    assert worn(g, 0, Troop(CV, real=LI)) == Troop(HI, real=LI)  # no figure is needed
    assert worn(g, 0, Troop(HI, real=LI)) == Troop(LI)
    assert worn(g, 0, Troop(CV, real=AR)) == Troop(HI, real=AR)
    assert worn(g, 0, Troop(CV, real=HI)) == Troop(HI)
    assert worn(g, 0, Troop(HI, real=CV)) is None  # a true Light Infantry would be needed
    assert worn(g, 1, Troop(HI, real=CV)) == Troop(LI)


@rule("ME-26.14")
def test_an_archer_that_damage_has_made_light_infantry_stays_so() -> None:
    g = battle_scene().state
    assert worn(g, 0, Troop(HI, real=AR)) == Troop(LI)
    g = battle_scene(armies={"smyrna": {"Ana": {LI: 20}}}).state
    assert worn(g, 0, Troop(HI, real=AR)) is None  # no figure for it is left


@rule("ME-10.24", "ME-11.2")
def test_the_receiver_assigns_point_by_point_also_several_to_one_unit() -> None:
    g = army_scene({LI: 9}, {CV: 1, AR: 3})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8 8", "1 2 8", "1 1 2", until="assign_damage")  # 7 against 2: 5 points
    g.play(assign_damage=["hit unit=cavalry", "hit unit=heavy_infantry", "hit unit=light_infantry"])
    assert g.damage() == [("Ana", 5, "melee"), ("Bo", 1, "loss"), ("Ana", 1, "loss")]
    assert g.army(HOME, "Ana") == {}  # two Archers fell with the rest of it, one by the own loss


@rule("ME-10.24")
def test_surplus_damage_is_lost() -> None:
    g = army_scene({LI: 9}, {AR: 2})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8 8", "1 2 8", "1 1 2")
    assert g.damage() == [("Ana", 5, "melee"), ("Bo", 1, "loss")]
    assert g.army(HOME, "Bo") == {LI: 8}
    assert g.result == ("Bo", "wiped_out")


@rule("ME-10.24")
def test_crews_take_melee_damage_only_when_no_other_unit_is_left() -> None:
    g = army_scene({LI: 9}, {LI: 2, CV: 1}, items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}})
    g.meet("Bo", "Ana", HOME)
    crew = ["crew_engine unit=cavalry engine=e1", "done"]
    g.play("8: 8", "1 2 6", "1 1 2", assign_crews=crew)  # 5 against 2: one more than the two in the melee can take
    assert g.damage() == [("Ana", 3, "melee"), ("Bo", 1, "loss"), ("Ana", 1, "loss")]
    assert g.army(HOME, "Ana") == {LI: 1}  # the horse took one point, and the own loss


@rule("ME-10.24")
def test_a_crew_is_refused_as_a_target_while_others_stand() -> None:
    g = army_scene({LI: 9}, {LI: 2, HI: 2, CV: 1}, items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}})
    g.meet("Bo", "Ana", HOME)
    crew = ["crew_engine unit=cavalry engine=e1", "done"]
    g.play("8: 8", "1 2 4", "1 1 2", assign_crews=crew, until="assign_damage")
    assert g.choices() == ["hit unit=heavy_infantry", "hit unit=light_infantry"]
    g.refused("Ana", "hit unit=cavalry item=e1", "ME-10.24", "refused-crews-are-hit-last")
    g.refused("Ana", "hit unit=archer", "ME-10.24", "refused-no-such-unit")


@rule("ME-10.24")
def test_ranged_damage_may_hit_a_crew() -> None:
    g = army_scene({AR: 2}, {LI: 2, CV: 1}, items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}})
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8", "8: 1 8", assign_crews=["crew_engine unit=cavalry engine=e1", "done"], until="assign_damage")
    assert g.choices() == ["hit unit=cavalry item=e1", "hit unit=light_infantry"]
    g.play("1 2 3", assign_damage="hit unit=cavalry item=e1", until="reroll_attack")
    assert g.army(HOME, "Ana") == {LI: 2, HI: 1}
    assert [crew.troops for crew in g.battle.crews] == [(Troop(HI),)]


@rule("ME-10.25")
def test_barbarians_are_hit_in_their_order_with_promoted_ones_before_captains() -> None:
    g = battle_scene(armies={WILD: {"Ana": {LI: 9, AR: 1}}})
    horde = (Troop(AR), Troop(CP, 1), Troop(HI, real=LI), Troop(LI))
    set_troops(g.state, WILD, -1, horde)
    g.meet("Ana", "barbarians", WILD, "8: 8", "1 2 3")
    left = []
    for _ in horde:
        g.battle.damage[1] = 1
        spread_damage(g.state, Now([], ScriptedChance(()), [], {}), 1, "melee")
        left.append(g.army(WILD, "barbarians"))
    assert left == [{AR: 1, "captain_1": 1, HI: 1}, {"captain_1": 1, HI: 1}, {"captain_1": 1, LI: 1}, {"captain_1": 1}]


@rule("ME-10.26", "ME-26.15", "ME-E54")
def test_two_points_named_by_the_giver_destroy_one_heavy_infantry() -> None:
    g = army_scene({LI: 2}, {HI: 1, LI: 4})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 8", "1 1 2", until="assign_damage")  # two units in the melee: 2 points
    assert g.battle.damage == [0, 2]
    now = Now([], ScriptedChance(()), [], {})
    for unit in (HI, LI):
        hit(g.state, now, g.battle, 1, unit, "", "melee")
    assert g.army(HOME, "Ana") == {LI: 4}
    assert g.battle.damage == [0, 0]


@rule("ME-25.28")
def test_with_card_29_ranged_damage_waits_for_the_end_of_the_round() -> None:
    g = army_scene({AR: 3}, {LI: 2, HI: 1}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 1, "card_29")
    hits = ["hit unit=light_infantry", "hit unit=light_infantry"]
    g.play("8: 1 2 8", "2 2 3", assign_damage=hits, until="reroll_attack")
    assert g.army(WILD, "Ana") == {LI: 2, HI: 1}
    assert g.battle.counts[1][LI] == 2  # they still fight
    g.play("3 1 1")  # 3 against 3, own losses of 1 less the active Heavy Infantry
    assert g.army(WILD, "Ana") == {HI: 1}


@rule("ME-25.28")
def test_damage_put_off_finds_a_unit_that_has_become_a_lesser_one() -> None:
    g = army_scene({AR: 1}, {HI: 1}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 1, "card_29")
    g.play("8: 1", "1 2 5", "1 2 3")  # 4 against 3: a point more
    assert g.army(WILD, "Ana") == {}


@rule("ME-25.28")
def test_a_unit_marked_for_removal_takes_no_further_damage() -> None:
    g = army_scene({AR: 3}, {LI: 1, HI: 2}, place=WILD)
    g.meet("Bo", "Ana", WILD)
    note(g.battle, 1, "card_29")
    g.play("8: 1 8 8", "2 3 8", "1 1 2", assign_damage="hit unit=light_infantry")  # 7 against 2: three points
    assert g.damage() == [("Ana", 1, "archery"), ("Ana", 3, "melee"), ("Bo", 2, "loss")]
    assert g.army(WILD, "Ana") == {LI: 1}  # four points of Heavy Infantry less three; the Light one fell to its mark


@rule("ME-10.24")
def test_damage_that_can_go_one_way_only_is_not_asked_for() -> None:
    g = army_scene({LI: 5}, {HI: 1, CV: 1})
    g.meet("Bo", "Ana", HOME)
    g.play("1 2 8", "1 1 2")  # 5 points, just what both can take
    assert g.result == ("Bo", "wiped_out")
    assert not [e for e in g.told(Chose) if e.action.startswith("hit")]
