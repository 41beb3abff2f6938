"""Steps out of a castle (ME-9.14)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.medioevo.battle.flight import flight_routes
from pentapolis.games.medioevo.forces import set_troops
from pentapolis.games.medioevo.tabletop import Troop
from support import rule

from .marching import can, turn, wagon, walk, ways


@rule("ME-9.14", "ME-E17")
def test_units_walk_out_of_a_castle_for_nothing() -> None:
    g = turn(
        armies={"croatia": {"Bo": {"light_infantry": 3}}, "bosnia": {"Cy": {"archer": 1}}},
        buildings={"croatia": ["castle"]},
        control={"bosnia": ["Cy"]},
        wars=[["Bo", "Cy"]],
        who="Bo",
    )
    g.act("Bo", "begin_move place=croatia", "load unit=light_infantry count=2")
    assert ways(g, "Bo") == {"austria", "bosnia", "slavonia", "venice"}, "territories, no sea zone"
    walk(g, "Bo", "bosnia")
    assert can(g, "Bo") == ["begin_move place=croatia", "finish_move"], "the third one could still follow"
    g.act("Bo", "finish_move")
    battle = g.state.battles[-1]
    assert (battle.place, battle.attacker, battle.defender, battle.began) == ("bosnia", 1, 2, [2, 1])
    assert g.army("croatia", "Bo") == {"light_infantry": 1}


@rule("ME-9.14")
def test_only_who_controls_the_castle_and_not_on_the_way_back() -> None:
    g = turn(
        armies={"croatia": {"Ana": {"archer": 1}, "Bo": {"archer": 1}}, "slavonia": {"Bo": {"archer": 1}}},
        buildings={"croatia": ["castle"], "slavonia": ["fort"], "buda": ["castle"]},
        who="Bo",
    )
    assert can(g, "Bo", "begin_move") == [], "a contested castle, a fort, a castle without units"


@rule("ME-9.14", "ME-A46")
def test_exhausted_pieces_leave_each_castle_once_a_turn() -> None:
    g = turn(
        moved={"buda": {"Bo": {"light_infantry": 2}}},
        buildings={"buda": ["castle"], "pecs": ["castle"]},
        items={"w1": wagon("buda", "Bo", stopped=True)},
        who="Bo",
    )
    assert can(g, "Bo", "begin_move") == ["item=w1", "place=buda"]
    g.act("Bo", "begin_move item=w1", "load unit=light_infantry count=2 item=w1", "step place=pecs")
    assert ways(g, "Bo") == {"buda", "great_plain", "slavonia"}, "the next castle is left for nothing too"
    walk(g, "Bo", "buda")
    assert ways(g, "Bo") == set(), "but not the first one again"
    g.act("Bo", "finish_move")
    assert g.army("buda", "Bo") == {"light_infantry": 2}
    assert g.item("w1").left == ("buda", "pecs")
    assert g.item("w1").spent == 0
    g.ask("combat_turn", "Bo")
    assert can(g, "Bo", "begin_move") == []
    g.refused("Bo", "begin_move place=buda", "ME-9.14", "refused-me-left-castle")
    g.refused("Bo", "begin_move place=great_plain", "ME-9.8", "refused-me-needs-transport")


@rule("ME-9.14", "ME-A46")
def test_who_has_left_a_castle_is_told_so_on_the_way_too() -> None:
    g = turn(
        armies={"buda": {"Bo": {"light_infantry": 1}}},
        moved={"pecs": {"Bo": {"archer": 1}}},
        buildings={"buda": ["castle"], "pecs": ["castle"]},
        who="Bo",
    )
    g.act("Bo", "begin_move place=buda")
    g.refused("Bo", "step place=pecs", "ME-9.14", "refused-me-nobody-walks")
    g.act("Bo", "load unit=light_infantry count=1")
    walk(g, "Bo", "pecs", "buda")
    assert ways(g, "Bo") == set()
    g.refused("Bo", "step place=pecs", "ME-9.14", "refused-me-left-castle")


@rule("ME-9.14")
def test_fresh_transports_go_on_with_all_their_points() -> None:
    g = turn(
        armies={"buda": {"Bo": {"light_infantry": 2}}},
        buildings={"buda": ["castle"]},
        items={"w1": wagon("buda", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move item=w1", "load unit=light_infantry count=2 item=w1")
    walk(g, "Bo", "pecs", "slavonia")
    assert g.item("w1").spent == 1, "the step out of the castle was free"
    walk(g, "Bo", "pecs", "buda", "pecs")
    assert g.item("w1").spent == 4, "the castle is left for nothing only once"


@rule("ME-9.14")
def test_who_walks_needs_a_transport_to_go_on() -> None:
    g = turn(
        armies={"buda": {"Bo": {"light_infantry": 3}}},
        buildings={"buda": ["castle"]},
        items={"w1": wagon("buda", "Bo"), "w2": wagon("pecs", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move place=buda", "load unit=light_infantry count=2", "step place=pecs")
    assert ways(g, "Bo") == set()
    g.act("Bo", "join_move item=w2", "hand_over unit=light_infantry count=2 to=w2", "step place=slavonia")
    g.act("Bo", "finish_move")
    assert g.army("slavonia", "Bo") == {"light_infantry": 2}
    assert (g.item("w2").place, g.item("w2").spent) == ("slavonia", 1)


@rule("ME-9.14")
def test_exhausted_units_do_not_go_on_by_wagon() -> None:
    g = turn(
        moved={"buda": {"Bo": {"light_infantry": 2}}},
        buildings={"buda": ["castle"]},
        items={"w1": wagon("buda", "Bo"), "w2": wagon("pecs", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move item=w1", "load unit=light_infantry count=1 item=w1", "step place=pecs")
    assert ways(g, "Bo") == set(), "only free steps with exhausted units aboard"
    g.act("Bo", "unload unit=light_infantry count=1 item=w1")
    assert ways(g, "Bo") == {"buda", "great_plain", "slavonia"}
    g = turn(
        moved={"buda": {"Bo": {"light_infantry": 2}}},
        buildings={"buda": ["castle"]},
        items={"w2": wagon("pecs", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move place=buda", "load unit=light_infantry count=1", "step place=pecs", "join_move item=w2")
    assert can(g, "Bo", "hand_over") == []


@rule("ME-9.14", "ME-15.14")
def test_the_last_unit_still_holds_the_castle_it_leaves() -> None:
    g = turn(
        armies={"bosnia": {"Bo": {"archer": 1}}},
        buildings={"bosnia": ["castle"]},
        items={"w1": wagon("bosnia", "Bo"), "w2": wagon("bosnia", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=croatia", "finish_move")
    assert g.item("w1").spent == 0
    assert g.controls("bosnia") == ""


@rule("ME-9.14", "ME-9.11")
def test_who_was_set_down_in_a_castle_does_not_leave_it_in_the_same_move() -> None:
    g = turn(
        armies={"buda": {"Bo": {"light_infantry": 2}}},
        buildings={"pecs": ["castle"]},
        items={"w1": wagon("buda", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move item=w1", "load unit=light_infantry count=2 item=w1", "step place=pecs")
    g.act("Bo", "unload unit=light_infantry count=2 item=w1")
    assert can(g, "Bo", "load", "begin_move") == []
    g.act("Bo", "finish_move")
    g.ask("combat_turn", "Bo")
    assert can(g, "Bo", "begin_move") == ["item=w1", "place=pecs"], "in a later move they do"


@rule("ME-9.14", "ME-9.11")
def test_who_walks_may_stay_behind_on_the_way() -> None:
    g = turn(
        armies={"buda": {"Bo": {"light_infantry": 2}}},
        buildings={"buda": ["castle"]},
        items={"w1": wagon("buda", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move place=buda", "load unit=light_infantry count=2", "join_move item=w1", "step place=pecs")
    g.act("Bo", "unload unit=light_infantry count=1", "hand_over unit=light_infantry count=1 to=w1")
    walk(g, "Bo", "slavonia")
    g.act("Bo", "finish_move")
    assert (g.army("pecs", "Bo"), g.army("slavonia", "Bo")) == ({"light_infantry": 1}, {"light_infantry": 1})


@rule("ME-14.4", "ME-25.3")
def test_an_army_flees_out_of_its_castle_without_transports() -> None:
    position: dict[str, Any] = {
        "armies": {"buda": {"Bo": {"light_infantry": 2}}},
        "buildings": {"buda": ["castle"]},
        "who": "Bo",
    }
    routes = flight_routes(turn(**position).state, 1, "buda", 0)
    assert routes == [((place,), 0) for place in ("great_plain", "pecs", "upper_hungary")]
    tired = turn(**position)
    set_troops(tired.state, "buda", 1, [Troop("archer"), Troop("light_infantry", left=("buda",))])
    assert flight_routes(tired.state, 1, "buda", 6) == [], "one of them has left this castle already"
    closed = turn(effects=[{"name": "card_3", "who": "Cy", "place": "buda"}], **position)
    assert flight_routes(closed.state, 1, "buda", 6) == []
    assert flight_routes(turn(armies={"buda": {"Bo": {"archer": 1}}}, who="Bo").state, 1, "buda", 6) == []
