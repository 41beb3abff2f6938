"""ME-14.1 to ME-14.7: flight."""

from __future__ import annotations

from typing import Any

from games.medioevo.battles import HOME, WILD, BattleScene, battle_scene
from games.medioevo.marching import passage
from pentapolis.games.medioevo.battle.events import ArmyFled, AttackRolled, FlightFailed
from pentapolis.games.medioevo.battle.flight import can_flee, carriers
from pentapolis.games.medioevo.diplomacy.relations import Admission
from pentapolis.games.medioevo.tabletop import Troop
from pentapolis.kernel.event import Chose
from support import rule

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"
WAGON = {"kind": "war_wagon", "level": 1, "owner": "Ana", "place": WILD, "spent": 4}


def raid(movement: int = 2, **position: Any) -> BattleScene:
    """Ana has moved three units into Bulgaria, where Bo's stand; home is one step back."""
    armies = {WILD: {"Ana": {LI: 3}, "Bo": {LI: 6}}}
    g = battle_scene(**{"armies": armies, "items": {"w1": WAGON}, **position})
    g.meet("Ana", "Bo", WILD, movement=movement)
    return g


@rule("ME-14.1", "ME-10.4")
def test_the_attacker_may_declare_flight_before_any_die() -> None:
    g = raid(1)
    g.play(until="declare_flight")
    assert g.waits == "Ana: declare_flight"
    assert g.choices() == [
        "pass",
        "flee to=adrianople",
        "flee to=constantinople",
        "flee to=macedonia",
        "flee to=thessalonica",
    ]
    g.refused("Ana", "flee to=buda", "ME-14.3")


@rule("ME-14.1")
def test_who_stays_says_nothing() -> None:
    g = raid(1)
    g.play("2 3 7", "1 2 5")
    assert g.told(AttackRolled)
    assert Chose(0, "pass") not in g.events


@rule("ME-14.1", "ME-10.27")
def test_later_it_is_part_of_going_on() -> None:
    g = raid(1)
    g.play("1 2 2", "1 1 2", rounds=9)
    assert g.waits == "Ana: battle_continue"
    assert "flee to=thessalonica" in g.choices()
    g.refused("Ana", "flee to=buda", "ME-14.3", "refused-no-way-out")


@rule("ME-14.1")
def test_without_a_way_out_nothing_is_asked() -> None:
    g = raid(0)
    g.play("1 2 3", until="reroll_attack")
    assert g.waits == "Ana: reroll_attack"
    assert g.battle.flight == []


@rule("ME-14.2", "ME-10.15", "ME-22.11")
def test_the_attack_value_is_halved_rounded_up_and_the_loss_raised_by_the_route() -> None:
    g = raid(2, armies={WILD: {"Ana": {LI: 9}, "Bo": {LI: 9}}}, items={"w1": {**WAGON, "level": 3}})
    g.play(until="declare_flight")
    assert "flee to=nicaea" in g.choices()
    g.play("2 3 7", "1 2 5", declare_flight="flee to=nicaea")
    assert g.values() == (4, 4)  # 7 halved, 5 - 1
    assert g.damage() == [("Ana", 4, "loss"), ("Bo", 1, "loss")]  # 2 + 2 steps


@rule("ME-14.3", "ME-14.5", "ME-A22")
def test_after_the_round_the_survivors_and_their_wagon_move_and_who_stays_has_won() -> None:
    g = raid(2)
    g.play("1 2 3", "1 2 3", declare_flight="flee to=thessalonica", rounds=9)
    assert g.told(ArmyFled) == [ArmyFled(0, WILD, "thessalonica")]
    assert g.result == ("Bo", "fled")
    assert g.army(WILD, "Ana") == {}
    assert g.place(HOME).forces[0].troops[0] == Troop(LI, count=1, moved=True, left=(WILD,))
    assert (g.item("w1").place, g.item("w1").spent, g.item("w1").stopped) == (HOME, 5, True)


@rule("ME-14.5")
def test_what_cannot_keep_up_is_left_behind() -> None:
    engine = {"kind": "catapult", "owner": "Ana", "place": WILD, "spent": 4}
    g = raid(2, items={"w1": WAGON, "e2": engine, "c3": {**WAGON, "kind": "caravan"}})
    g.play("1 2 3", "1 2 3", declare_flight="flee to=thessalonica", rounds=9, assign_crews="done")
    assert {name: item.place for name, item in g.state.items.items()} == {"w1": HOME, "e2": WILD, "c3": WILD}


@rule("ME-14.3")
def test_an_engine_with_movement_points_left_goes_along() -> None:
    engine = {"kind": "catapult", "owner": "Ana", "place": WILD, "spent": 3, "stopped": True}
    g = raid(2, items={"w1": WAGON, "e2": engine})
    g.play("1 2 3", "1 2 3", declare_flight="flee to=thessalonica", rounds=9, assign_crews="done")
    assert {name: item.place for name, item in g.state.items.items()} == {"w1": HOME, "e2": HOME}


@rule("ME-14.3")
def test_an_army_spreads_over_its_docked_galleys() -> None:
    galley = {"kind": "galley", "level": 1, "owner": "Ana", "place": WILD}
    armies = {WILD: {"Ana": {HI: 5}, "Bo": {LI: 6}}}
    g = battle_scene(armies=armies, items={"g1": galley, "g2": galley})
    g.meet("Ana", "Bo", WILD, movement=1)
    g.play("1 2 7", "1 2 5", declare_flight="flee to=west_black_sea", rounds=9)
    assert g.result == ("Bo", "fled")
    assert [sum(troop.count for troop in g.item(name).troops) for name in ("g1", "g2")] == [3, 2]


@rule("ME-14.3", "ME-14.4")
def test_without_room_in_the_transports_the_army_stays_and_the_battle_goes_on() -> None:
    g = raid(2, armies={WILD: {"Ana": {HI: 6}, "Bo": {LI: 6}}})
    g.play("2 3 8", "1 1 3", declare_flight="flee to=thessalonica", rounds=9)  # six units, a wagon for three
    assert g.told(FlightFailed) == [FlightFailed(0, WILD)]
    assert g.waits == "Ana: battle_continue"
    assert g.battle.flight == []


@rule("ME-14.3", "ME-17.12")
def test_an_army_that_flees_to_a_partner_is_its_guest() -> None:
    armies = {WILD: {"Ana": {LI: 3}, "Cy": {LI: 6}}, "wallachia": {"Bo": {LI: 1}}}
    g = battle_scene(armies=armies, items={"w1": WAGON}, state={"pacts": [passage(1, 0)]})
    g.meet("Ana", "Cy", WILD, movement=1)
    g.play("1 2 3", "1 2 3", declare_flight="flee to=wallachia", rounds=9)
    assert g.result == ("Cy", "fled")
    assert g.army("wallachia", "Ana") == {LI: 1}
    assert g.state.admitted == [Admission("wallachia", 0, 1)]
    assert g.controls("wallachia") == "Bo"


@rule("ME-14.3")
def test_a_flight_is_off_if_the_enemy_is_wiped_out_in_its_round() -> None:
    g = raid(2, armies={WILD: {"Ana": {LI: 3}, "Bo": {LI: 1}}})
    g.play("1 2 8", "1 1 2", declare_flight="flee to=thessalonica", rounds=9)
    assert g.result == ("Ana", "wiped_out")
    assert g.item("w1").place == WILD


@rule("ME-14.7")
def test_active_heavy_infantry_lowers_the_raised_loss() -> None:
    g = raid(2, armies={WILD: {"Ana": {HI: 2, LI: 1}, "Bo": {LI: 6}}})
    g.play("2 3 7", "1 2 5", declare_flight="flee to=thessalonica", rounds=9)
    assert ("Ana", 1, "loss") in g.damage()  # 2 + 1 - 2


@rule("ME-14.6", "ME-19.4")
def test_fleeing_from_barbarians_leaves_them_as_winners_and_they_never_flee() -> None:
    armies = {WILD: {"Ana": {LI: 3}, "barbarians": {LI: 3}}}
    g = battle_scene(armies=armies, items={"w1": WAGON}, circle=[1, 2, 3])
    g.meet("Ana", "barbarians", WILD, movement=2, cause="resistance")
    g.play("1 2 5", declare_flight="flee to=thessalonica", rounds=9)
    assert g.result == ("barbarians", "fled")
    armies = {HOME: {"Ana": {LI: 3}, "barbarians": {LI: 9}}}
    g = battle_scene(armies=armies, circle=[1, 2, 3])
    g.meet("barbarians", "Ana", HOME, "1 2 3", movement=2, cause="horde")
    assert g.waits == "Ana: reroll_attack"


@rule("ME-14.1")
def test_the_defender_never_flees() -> None:
    g = battle_scene(armies={WILD: {"Ana": {LI: 3}, "Bo": {LI: 6}}}, items={"w1": WAGON})
    g.meet("Bo", "Ana", WILD, movement=6)
    g.play("1 2 2", "1 1 2", rounds=9)
    assert g.waits == "Bo: battle_continue"
    assert g.choices() == ["fight_on", "offer_surrender player=1", "offer_surrender player=0"]


@rule("ME-14.3")
def test_a_fleet_flees_with_its_units_aboard() -> None:
    fleet = {"kind": "galley", "level": 1, "place": "aegean"}
    items = {"g1": {**fleet, "owner": "Ana", "units": {LI: 3}}, "g2": {**fleet, "owner": "Bo", "units": {LI: 3}}}
    items |= {"w3": {**WAGON, "place": "aegean", "aboard": "g1"}, "g4": {**fleet, "owner": "Ana", "units": {LI: 1}}}
    g = battle_scene(items=items)
    g.meet("Ana", "Bo", "aegean", movement=2)
    g.play("1 2 3", "1 2 3", declare_flight="flee to=cretan", rounds=9)
    assert g.result == ("Bo", "fled")
    assert {name: item.place for name, item in g.state.items.items()} == {
        "g1": "cretan",
        "g2": "aegean",
        "w3": "cretan",
        "g4": "cretan",
    }
    assert sum(g.army("cretan", "Ana").values()) == 4 - g.battle.losses[0]
    assert all(troop.moved for name in ("g1", "g4") for troop in g.item(name).troops)


@rule("ME-14.3", "ME-13.12")
def test_from_a_coast_an_army_flees_aboard_its_docked_galleys_if_they_have_room() -> None:
    galley = {"kind": "galley", "level": 1, "owner": "Ana", "place": WILD}
    armies = {WILD: {"Ana": {HI: 3}, "Bo": {LI: 6}}}
    g = battle_scene(armies=armies, items={"g1": galley})
    g.meet("Ana", "Bo", WILD, movement=1)
    g.play("1 2 3", "1 2 3", declare_flight="flee to=west_black_sea", rounds=9)
    assert g.result == ("Bo", "fled")
    assert sum(g.army("west_black_sea", "Ana").values()) == 3
    assert g.item("g1").place == "west_black_sea"
    full = {"w2": {**WAGON, "aboard": "g1"}}
    g = battle_scene(armies=armies, items={"g1": galley, **full})
    g.meet("Ana", "Bo", WILD, movement=1)
    g.play("1 2 3", "1 2 3", declare_flight="flee to=west_black_sea", rounds=9)
    assert g.told(FlightFailed) == [FlightFailed(0, WILD)]  # the wagon takes a space of three


@rule("ME-22.11", "ME-14.2")
def test_with_terrain_the_loss_grows_by_the_movement_points_really_spent() -> None:
    g = raid(3, armies={WILD: {"Ana": {LI: 9}, "Bo": {LI: 9}}}, options={"terrain": "yes"})
    g.play("2 3 7", "1 2 5", declare_flight="flee to=thessalonica")  # hills
    assert ("Ana", 4, "loss") in g.damage()
    g = raid(1, options={"terrain": "yes"})
    g.play(until="declare_flight")
    assert g.choices() == ["pass", "flee to=adrianople", "flee to=constantinople"]  # plains


@rule("ME-14.8", "ME-10.27")
def test_after_a_refused_offer_the_attacker_may_still_flee_but_not_offer_again() -> None:
    g = raid(1)
    g.play("1 2 2", "1 1 2", rounds=9)
    g.act("Ana", "offer_surrender player=0", "surrender_terms florins=0")
    g.act("Bo", "refuse_surrender")
    assert g.waits == "Ana: battle_continue"
    g.refused("Ana", "offer_surrender player=0", "ME-14.8", "refused-offer-made")
    assert "flee to=thessalonica" in g.choices()


@rule("ME-14.4", "ME-14.3")
def test_a_fleet_flees_only_as_a_whole() -> None:
    galley = {"kind": "galley", "level": 1, "owner": "Ana", "place": "aegean"}
    items = {"g1": {**galley, "units": {AR: 1}}, "g2": {**galley, "units": {AR: 1}, "spent": 6}}
    slow = battle_scene(items=items)
    assert not can_flee(slow.state, 0, "aegean", ("cretan",), 6), "a galley with units can't keep up"
    empty = battle_scene(items={**items, "g2": {**galley, "spent": 6}})
    assert can_flee(empty.state, 0, "aegean", ("cretan",), 6)


@rule("ME-14.3", "ME-9.5", "ME-A22")
def test_who_attacks_in_place_flees_as_far_as_fresh_transports_go_and_leaves_the_slow_behind() -> None:
    armies = {WILD: {"Ana": {LI: 3}, "barbarians": {LI: 9}}}
    wagon = {"kind": "war_wagon", "level": 1, "owner": "Ana", "place": WILD}
    engine = {**wagon, "kind": "catapult", "spent": 3}
    g = battle_scene(armies=armies, items={"e2": engine, "w1": {**wagon, "spent": 4}}, phase="combat")
    g.ask("combat_turn", "Ana")
    g.act("Ana", f"attack_in_place place={WILD} player=-1")
    assert (g.battle.movement, g.waits) == (2, "Ana: declare_flight")


@rule("ME-9.4", "ME-A22", "ME-14.3")
def test_what_has_moved_before_carries_nobody_away() -> None:
    armies = {WILD: {"Ana": {LI: 3}, "barbarians": {LI: 9}}}
    wagon = {"kind": "war_wagon", "level": 1, "owner": "Ana", "place": WILD}
    for other, flees in (({}, False), ({"w2": wagon}, True)):
        g = battle_scene(armies=armies, items={"w1": {**wagon, "spent": 2, "stopped": True}, **other}, phase="combat")
        g.ask("combat_turn", "Ana")
        g.script("1 2 3")
        g.act("Ana", f"attack_in_place place={WILD} player=-1")
        assert ("flee to=adrianople" in g.choices()) is flees
        assert carriers(g.state, 0, WILD, False, 1) == list(other)
