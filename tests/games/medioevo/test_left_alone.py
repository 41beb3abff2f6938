"""Sides that stand together: who held the place before is remembered, and who is left alone conquers it or plunders it
(ME-2.7, ME-9.5, ME-15.1, ME-19.12)."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying
from games.medioevo.dealing import dealing
from games.medioevo.marching import can, close_windows, conquests, passage, turn, wagon, walk
from games.medioevo.reacting import AR, HI, LI, in_phase, knows, reacting
from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.battle.contact import get_down
from pentapolis.games.medioevo.battle.events import ProtectionChosen
from pentapolis.games.medioevo.diplomacy.relations import Admission, Notice
from pentapolis.games.medioevo.forces import add_troops, remove_item, remove_troops
from pentapolis.games.medioevo.moves.combat import overstay
from pentapolis.games.medioevo.moves.events import Conquered
from pentapolis.games.medioevo.realm.barbarians import horde_arrives
from pentapolis.games.medioevo.realm.elimination import eliminate
from pentapolis.games.medioevo.realm.ending import effects_end
from pentapolis.games.medioevo.realm.hordes import alone, barbarians_plunder
from pentapolis.games.medioevo.supply import units_left
from pentapolis.games.medioevo.tabletop import BARBARIANS, NONE, Troop
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

TOWN = "iconium"
"""A territory of nobody's kingdom with an inhabited area, beside Ana's Nicaea."""
TOGETHER: dict[str, Any] = {TOWN: {"Ana": {AR: 3}, "barbarians": {LI: 1}}}
BISHOP: dict[str, Any] = {"effects": [{"name": "card_1", "who": "Cy", "place": TOWN}]}
WAR: dict[str, Any] = {"wars": [("Ana", "Bo")]}


# who held it


@rule("ME-15.1", "ME-21.4", "ME-9.5")
@pytest.mark.parametrize(("held", "points"), [("Ana", 0), ("nobody", 7)])
def test_who_held_a_place_beats_others_off_there_and_conquers_nothing(held: str, points: int) -> None:
    g = turn(armies=TOGETHER, held={TOWN: held}, buildings={TOWN: ["city", "castle"]})
    g.lucky(1)
    g.act("Ana", f"attack_in_place place={TOWN} player=-1")
    while g.state.battles:
        g.act("Ana", g.options("Ana")[0])
    assert g.controls(TOWN) == "Ana"
    assert [change for _, change, why in g.honor() if why == "conquest"] == ([points] if points else [])
    assert conquests(g) == ([] if held == "Ana" else [("Ana", TOWN, "")])
    assert g.place(TOWN).held_by == NONE


@rule("ME-12.9", "ME-15.1", "ME-25.1")
def test_the_tower_protects_who_held_it_when_the_others_came_in_an_earlier_move() -> None:
    armies = {TOWN: {"Ana": {AR: 3}}, "sivas": {"Bo": {AR: 1}}}
    g = turn(who="Bo", armies=armies, items={"w1": wagon("sivas", "Bo")}, buildings={TOWN: ["tower"]}, **WAR, **BISHOP)
    g.act("Bo", "begin_move item=w1", f"load unit={AR} count=1 item=w1", f"step place={TOWN}")
    assert (g.waits, g.controls(TOWN), g.place(TOWN).held_by) == ("", "", 0)
    g.state.effects = []
    g.ask("combat_turn", "Ana")
    g.act("Ana", f"attack_in_place place={TOWN} player=1")
    assert g.state.battles[-1].holder == 0
    g.act("Ana", "pass")
    g.act("Bo", "pass")
    assert g.waits == "Ana: choose_protection" or g.told(ProtectionChosen)


@rule("ME-15.1", "ME-4.24")
def test_who_comes_to_help_against_a_horde_defends_its_own_land() -> None:
    g = scene(control={TOWN: ["Ana"]}, circle=(4, 6, 8))
    add_troops(g.state, TOWN, BARBARIANS, [Troop(LI)])
    add_troops(g.state, TOWN, 0, [Troop(AR, count=3)])
    assert g.place(TOWN).held_by == 0
    g.lucky()
    g.run(horde_arrives.of(TOWN, 0))
    assert (g.controls(TOWN), conquests(g), g.place(TOWN).held_by) == ("Ana", [], NONE)


@rule("ME-15.1")
def test_getting_off_again_is_no_coming() -> None:
    g = turn(armies={TOWN: {"Ana": {AR: 1}, "Bo": {AR: 1}}}, held={TOWN: "Ana"}, items={"w1": wagon(TOWN)}, **BISHOP)
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "finish_move")
    assert (g.place(TOWN).held_by, g.army(TOWN, "Ana")) == (0, {AR: 1})


# others move away


@rule("ME-15.1", "ME-21.4", "ME-22.20")
def test_who_is_left_alone_when_the_other_moves_away_conquers() -> None:
    g = turn(
        who="Bo",
        armies={"pecs": {"Ana": {AR: 1}, "Bo": {AR: 1}}},
        held={"pecs": "Bo"},
        items={"w1": wagon("pecs", "Bo")},
        buildings={"pecs": ["tower"]},
        options={"blood_tokens": "yes"},
    )
    g.act("Bo", "begin_move item=w1", f"load unit={AR} count=1 item=w1")
    assert conquests(g) == []
    g.act("Bo", "step place=slavonia")
    assert conquests(g) == [("Ana", "pecs", "Bo")]
    assert g.player("Bo").blood == 1
    assert g.waits == "Ana: dispose_assets"
    g.act("Ana", "plunder_all")
    assert (g.controls("pecs"), g.place("pecs").military, g.waits) == ("Ana", 0, "Bo: complete_move")


@rule("ME-15.1")
@pytest.mark.parametrize(("left", "held"), [(1, "Bo"), (0, "Ana")])
def test_nobody_conquers_beside_others_or_what_was_its_own(left: int, held: str) -> None:
    armies = {TOWN: {"Ana": {AR: 1}, "Bo": {AR: 1 + left}}}
    g = turn(who="Bo", armies=armies, held={TOWN: held}, items={"w1": wagon(TOWN, "Bo")}, control={"sivas": ["Bo"]})
    g.act("Bo", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=sivas")
    assert conquests(g) == []
    assert g.controls(TOWN) == ("" if left else "Ana")


@rule("ME-15.1", "ME-26.11", "ME-21.4")
def test_nation_takes_the_last_barbarian_away_and_who_stands_there_conquers() -> None:
    position: dict[str, Any] = {"armies": TOGETHER, "points": {"Ana": {"orange": 1}}, **BISHOP, **knows(law=3)}
    g = in_phase("purchase", held={TOWN: "nobody"}, buildings={TOWN: ["village"]}, **position)
    g.act("Ana", f"use_technology_to_move technology=nation place={TOWN} unit={LI} to=sivas")
    assert (conquests(g), g.waits) == ([("Ana", TOWN, "")], "Ana: dispose_assets")
    assert g.honor() == [("Ana", 2, "conquest")]
    g = in_phase("purchase", held={TOWN: "Ana"}, **position)
    g.act("Ana", f"use_technology_to_move technology=nation place={TOWN} unit={LI} to=sivas")
    assert (conquests(g), g.honor(), g.controls(TOWN)) == ([], [], "Ana")


@rule("ME-4.33", "ME-26.11", "ME-21.8")
def test_rebels_led_away_leave_a_calm_home_and_no_honor() -> None:
    armies = {"nicaea": {"Ana": {AR: 1}, "barbarians": {LI: 1}}}
    points = {"Ana": {"orange": 1}}
    g = in_phase("purchase", armies=armies, held={"nicaea": "Ana"}, rebel=["nicaea"], points=points, **knows(law=3))
    g.act("Ana", f"use_technology_to_move technology=nation place=nicaea unit={LI} to={TOWN}")
    assert (g.place("nicaea").rebel, g.honor(), conquests(g)) == (False, [], [])


@rule("ME-15.1", "ME-26.12")
@pytest.mark.parametrize(("held", "conquered"), [("Ana", []), ("nobody", [("Ana", TOWN, "")])])
def test_influence_over_the_last_barbarian_conquers_what_was_not_held(held: str, conquered: list[Any]) -> None:
    points = {"Ana": {"orange": 2}}
    g = in_phase("purchase", armies=TOGETHER, held={TOWN: held}, points=points, **BISHOP, **knows(law=4))
    g.act("Ana", f"use_technology_on_unit technology=influence place={TOWN} unit={LI}")
    assert (g.army(TOWN, "Ana"), conquests(g)) == ({AR: 3, LI: 1}, conquered)


@rule("ME-4.33", "ME-26.12")
def test_influence_over_the_last_rebel_calms_the_home() -> None:
    armies = {"nicaea": {"barbarians": {LI: 1}}}
    g = in_phase("purchase", armies=armies, rebel=["nicaea"], points={"Ana": {"orange": 2}}, **knows(law=4))
    g.act("Ana", f"use_technology_on_unit technology=influence place=nicaea unit={LI}")
    assert (g.place("nicaea").rebel, g.honor()) == (False, [])


@rule("ME-15.1", "ME-20.2", "ME-25.55")
def test_who_outstays_hired_barbarians_conquers() -> None:
    g = scene(armies={TOWN: {"Bo": {AR: 1}}}, held={TOWN: "Ana"})
    add_troops(g.state, TOWN, 0, [Troop(LI, lent_by=BARBARIANS)])
    g.run(effects_end)
    assert (conquests(g), g.controls(TOWN)) == ([("Bo", TOWN, "Ana")], "Bo")


@rule("ME-15.1", "ME-18.11")
def test_who_stood_beside_an_eliminated_player_conquers() -> None:
    armies = {TOWN: {"Ana": {AR: 1}, "Bo": {AR: 1}}, "sivas": {"Bo": {AR: 1}, "barbarians": {LI: 1}}}
    g = scene(armies=armies, held={TOWN: "Bo", "sivas": "Bo"}, buildings={"sivas": ["village"]})
    eliminate(g.state, Now(g.state.agenda, ScriptedChance(()), g.events, {}), 1)
    g.run()
    assert conquests(g) == [("Ana", TOWN, "")]
    assert g.place("sivas").civil == 0, "and barbarians plunder"


# barbarians left alone


def leave_unit(g: Any) -> None:
    g.act("Ana", "dismiss_pieces", f"return_unit place={TOWN} unit={AR}")


def lend_unit(g: Any) -> None:
    g.act("Ana", "use_card_at card=66 place=galich", f"lend_unit place={TOWN} unit={AR}")


@rule("ME-19.12", "ME-2.13", "ME-25.56")
@pytest.mark.parametrize("leave", [leave_unit, lend_unit])
def test_barbarians_left_alone_by_whoever_takes_a_unit_away_plunder_at_once(leave: Any) -> None:
    armies = {TOWN: {"Ana": {AR: 1}, "barbarians": {LI: 1}}, "galich": {"barbarians": {LI: 1}}}
    items = {"w1": wagon(TOWN)}
    g = in_phase("purchase", armies=armies, items=items, buildings={TOWN: ["city"]}, cards={"Ana": [66]}, **BISHOP)
    leave(g)
    assert (g.place(TOWN).civil, g.state.items) == (0, {})


@rule("ME-19.12", "ME-25.24")
def test_barbarians_left_alone_by_the_militia_plunder_at_once() -> None:
    g = reacting(
        phase="combat",
        cards={"Ana": [25]},
        armies={TOWN: {"Ana": {AR: 1}, "barbarians": {LI: 1}}, "bulgaria": {"Bo": {AR: 1}}},
        items={"w1": wagon("bulgaria", "Bo"), "w2": wagon(TOWN)},
        buildings={TOWN: ["city"]},
        **WAR,
        **BISHOP,
    )
    g.run(g.title.nodes["enter"].of("nicaea", 1))
    g.act("Ana", "use_card_at card=25 place=nicaea", f"muster place={TOWN} unit={AR} count=1")
    assert (g.army("nicaea", "Ana"), g.place(TOWN).civil, "w2" in g.state.items) == ({AR: 1}, 0, False)


@rule("ME-19.12", "ME-25.47")
def test_what_a_ranger_leaves_with_barbarians_is_plundered() -> None:
    armies = {TOWN: {"barbarians": {LI: 1}}}
    g = in_phase("combat", cards={"Ana": [55]}, armies=armies, items={"w1": wagon("nicaea", spent=5)})
    g.act("Ana", "begin_move item=w1", "use_card card=55", f"step place={TOWN}")
    assert g.state.items == {}


# who rides or walks there


def on_the_way(**position: Any) -> MedioevoScene:
    """Ana's archers ride from Nicaea to Smyrna, and have not got off yet."""
    g = turn(armies={"nicaea": {"Ana": {AR: 3}}}, items={"w1": wagon("nicaea")}, **position)
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=3 item=w1", "step place=smyrna")
    return g


@rule("ME-19.12", "ME-9.16", "ME-4.23")
def test_a_horde_that_comes_upon_an_army_on_the_way_fights_it() -> None:
    g = on_the_way(buildings={"smyrna": ["village"]})
    add_troops(g.state, "smyrna", BARBARIANS, [Troop(LI)])
    assert not alone(g.state, "smyrna")
    g.run(barbarians_plunder.of("smyrna", 0))
    assert "w1" in g.state.items, "an army that rides is there all the same"
    g.lucky()
    g.run(horde_arrives.of("smyrna", 0))
    assert g.army("smyrna", "Ana") == {AR: 3}
    assert (g.controls("smyrna"), g.army("smyrna", "barbarians"), conquests(g)) == ("Ana", {}, [])
    assert g.place("smyrna").civil == 1
    assert can(g, "Ana") == ["finish_move"], "its move ends there"
    g.act("Ana", "finish_move")
    assert (g.army("smyrna", "Ana"), g.item("w1").place, g.item("w1").troops) == ({AR: 3}, "smyrna", ())


@rule("ME-17.12", "ME-2.6")
def test_a_guest_who_is_met_on_the_way_is_a_guest_still() -> None:
    state = {"pacts": [passage(1, 0)], "admitted": [Admission("pecs", 2, 1)]}
    g = scene(armies={"pecs": {"Cy": {AR: 1}}}, items={"w1": wagon("pecs", units={AR: 1})}, state=state)
    get_down(g.state, "pecs", 0)
    assert (g.army("pecs", "Ana"), g.controls("pecs")) == ({AR: 1}, "Bo")


@rule("ME-9.16", "ME-19.12")
@pytest.mark.parametrize(("next_step", "place"), [("make_step", TOWN), ("arrive", "nicaea"), ("end_move", "nicaea")])
def test_an_item_that_is_lost_on_the_way_leaves_its_group(next_step: str, place: str) -> None:
    g = turn(armies={"smyrna": {"Ana": {AR: 1}}}, items={"w1": wagon("smyrna"), "w2": wagon("smyrna")})
    g.act("Ana", "begin_move item=w1", "join_move item=w2", f"load unit={AR} count=1 item=w2", "step place=nicaea")
    remove_item(g.state, "w1")
    g.ask(next_step, "Ana", *((TOWN, -1) if next_step == "make_step" else ()))
    close_windows(g)
    assert g.item("w2").place == place
    assert bool(g.state.marches) == (next_step != "end_move")


@rule("ME-15.1", "ME-9.25")
def test_who_gets_off_where_the_others_have_left_meanwhile_conquers() -> None:
    g = turn(armies=TOGETHER, held={TOWN: "nobody"}, items={"w1": wagon(TOWN)}, **BISHOP)
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=3 item=w1")
    remove_troops(g.state, TOWN, BARBARIANS, [Troop(LI)])
    g.act("Ana", "finish_move")
    assert conquests(g) == [("Ana", TOWN, "")]


@rule("ME-9.14", "ME-15.14")
def test_the_last_unit_walks_free_out_of_a_castle_that_only_it_holds() -> None:
    g = turn(armies={TOWN: {"Ana": {AR: 1}}}, buildings={TOWN: ["castle"]})
    g.act("Ana", f"begin_move place={TOWN}", f"load unit={AR} count=1")
    walk(g, "Ana", "nicaea")
    assert (g.army("nicaea", "Ana"), g.controls(TOWN)) == ({AR: 1}, "")


@rule("ME-6.27", "ME-2.10")
def test_who_walks_is_not_back_in_the_set() -> None:
    g = turn(armies={"nicaea": {"Ana": {AR: 2}}}, buildings={"nicaea": ["castle"]})
    left = units_left(g.state, 0, AR)
    g.act("Ana", "begin_move place=nicaea", f"load unit={AR} count=2")
    assert (g.army("nicaea", "Ana"), units_left(g.state, 0, AR)) == ({}, left)


# guests who turn on their host


def guest(place: str = "pecs", **position: Any) -> MedioevoScene:
    """Ana's archers stand in a place of Bo's under a pact."""
    state = {"pacts": [passage(1, 0)], "admitted": [Admission(place, 0, 1)]}
    return turn(armies={place: {"Ana": {AR: 1}}}, state=state, **position)


@rule("ME-15.1", "ME-9.22", "ME-17.23")
def test_a_guest_who_seizes_what_its_host_has_there_conquers_the_territory() -> None:
    g = guest("buda", items={"w1": wagon("buda", "Bo")}, buildings={"buda": ["town"]})
    assert g.controls("buda") == "Bo"
    g.act("Ana", "seize item=w1 how=plunder", "go_on player=1")
    assert (conquests(g), g.waits) == ([("Ana", "buda", "Bo")], "Ana: dispose_assets")
    assert ("Ana", 3, "conquest") in g.honor()
    g.act("Ana", "plunder asset=civil", "confirm_assets")
    assert (g.item("w1").owner, g.place("buda").civil) == (0, 0), "what it keeps is not plundered after all"


@rule("ME-15.1", "ME-17.23", "ME-2.7")
def test_a_guest_who_attacks_elsewhere_contests_or_takes_where_it_stands() -> None:
    g = dealing(armies={"pecs": {"Ana": {AR: 1}, "Bo": {AR: 1}}, "buda": {"Ana": {AR: 1}}})
    g.state.pacts = [passage(1, 0)]
    g.state.admitted = [Admission("buda", 0, 1), Admission("pecs", 0, 1)]
    g.attack("Ana", "Bo")
    assert conquests(g) == [("Ana", "buda", "Bo")]
    assert (g.controls("pecs"), g.place("pecs").held_by) == ("", 1)


@rule("ME-17.13", "ME-15.1")
def test_who_overstays_beside_its_host_fights_it_for_the_territory() -> None:
    g = dealing(armies={"pecs": {"Ana": {AR: 2}, "Bo": {AR: 1}}})
    g.state.admitted, g.state.notices = [Admission("pecs", 0, 1)], [Notice(0, 1, 2, (0, 1))]
    g.run(overstay)
    battle = g.state.battles[-1]
    assert (battle.attacker, battle.defender, battle.holder) == (0, 1, 1)
    assert conquests(g) == []


# barbarians conquer too


@rule("ME-21.6")
def test_what_barbarians_conquered_gives_no_honor_in_the_same_turn() -> None:
    g = scene(armies={TOWN: {"barbarians": {LI: 1}}, "sivas": {"barbarians": {LI: 1}}})
    g.run(barbarians_plunder.of(TOWN, 0))
    g.run(barbarians_plunder.of("sivas", -1))
    assert g.state.conquered == [TOWN], "where they only stayed nobody has conquered anything"
    remove_troops(g.state, TOWN, BARBARIANS, [Troop(LI)])
    add_troops(g.state, TOWN, 1, [Troop(HI)])
    g.run(g.title.nodes["conquer"].of(1, TOWN, -1))
    assert (conquests(g), g.honor()) == ([("Bo", TOWN, "")], [])


# who never left conquers nothing


@rule("ME-15.1", "ME-21.4")
def test_who_gets_on_and_off_without_a_step_conquers_nothing() -> None:
    g = turn(
        armies={"buda": {"Ana": {"cavalry": 1}}},
        buildings={"buda": ["city"]},
        items={"w1": wagon("buda")},
        **WAR,
    )
    g.act("Ana", "begin_move item=w1", "load unit=cavalry count=1 item=w1", "finish_move")
    assert (conquests(g), g.honor()) == ([], [])
    assert g.controls("buda") == "Ana"
    assert g.place("buda").held_by == NONE


@rule("ME-15.1", "ME-6.29")
def test_a_promoted_captain_does_not_come_in_anew() -> None:
    g = buying(armies={"buda": {"Ana": {"captain_1": 1}}}, technology={"Ana": {"combat": 1}}, **WAR)
    line = next(line for line in g.options("Ana") if line.startswith("promote"))
    g.act("Ana", line)
    assert g.army("buda", "Ana") != {"captain_1": 1}
    assert g.place("buda").held_by == NONE


@rule("ME-15.1", "ME-2.6")
def test_a_guest_whom_the_host_attacks_in_vain_has_what_it_conquers() -> None:
    g = turn(
        armies={"thessalonica": {"Ana": {LI: 1}, "Bo": {"cavalry": 5}}},
        buildings={"thessalonica": ["city"]},
        state={"pacts": [passage(0, 1)], "admitted": [Admission("thessalonica", 1, 0)]},
    )
    g.act("Ana", "attack_in_place place=thessalonica player=1")
    g.lucky(3)
    while not g.told(Conquered):
        who = g.waits.partition(": ")[0]
        g.act(who, g.options(who)[0])
    assert conquests(g) == [("Bo", "thessalonica", "Ana")]
    assert g.controls("thessalonica") == "Bo"


@rule("ME-4.33", "ME-26.12")
def test_the_last_rebel_of_an_own_home_that_is_turned_calms_it() -> None:
    g = turn(
        armies={"thessalonica": {"Ana": {LI: 1}, "barbarians": {LI: 1}}},
        rebel=["thessalonica"],
        held={"thessalonica": "Ana"},
        technology={"Ana": {"law": 4}},
        points={"Ana": {"orange": 4}},
        effects=[{"name": "card_1", "who": "Bo", "place": "thessalonica"}],
    )
    g.act("Ana", next(line for line in g.options("Ana") if "influence" in line and "thessalonica" in line))
    place = g.place("thessalonica")
    assert (place.rebel, place.held_by, conquests(g)) == (False, NONE, [])


@rule("ME-26.12")
@pytest.mark.parametrize(("wars", "offered"), [([], False), ([("Ana", "Bo")], True)])
def test_influence_puts_nobody_beside_a_friends_army(wars: list[tuple[str, str]], offered: bool) -> None:
    g = turn(
        armies={"bosnia": {"Ana": {LI: 1}}, "slavonia": {"Bo": {LI: 1}, "barbarians": {LI: 1}}},
        technology={"Ana": {"law": 4}},
        points={"Ana": {"orange": 4}},
        effects=[{"name": "card_1", "who": "Bo", "place": "slavonia"}],
        wars=wars,
    )
    assert any("influence" in line and "slavonia" in line for line in g.options("Ana")) == offered
