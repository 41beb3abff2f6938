"""Guests: they contest nothing of their host, and conquer what they win from it (ME-2.6, ME-15.1, ME-17.12)."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.marching import catapult, conquests, galley, over, passage, turn, wagon, walk, ways
from games.medioevo.reacting import LI
from games.medioevo.scene import scene
from pentapolis.games.medioevo.battle.contact import holder
from pentapolis.games.medioevo.diplomacy.relations import Admission, Clause, Pact
from pentapolis.games.medioevo.forces import change
from pentapolis.games.medioevo.realm.scoring import break_camp
from pentapolis.games.medioevo.tabletop import Troop
from support import rule


@rule("ME-2.7", "ME-2.6")
def test_a_guest_contests_the_place_with_who_is_admitted_by_nobody() -> None:
    g = scene(
        armies={"thessalonica": {"Bo": {LI: 1}, "Cy": {LI: 3}}},
        state={"pacts": [passage(0, 1)], "admitted": [Admission("thessalonica", 1, 0)]},
    )
    assert g.controls("thessalonica") == ""
    alone_there = scene(
        armies={"thessalonica": {"Bo": {LI: 1}}},
        state={"pacts": [passage(0, 1)], "admitted": [Admission("thessalonica", 1, 0)]},
    )
    assert alone_there.controls("thessalonica") == "Ana"


@rule("ME-15.1", "ME-17.12")
def test_guests_who_fight_each_other_conquer_nothing_from_their_host() -> None:
    g = turn(
        armies={"buda": {"Ana": {"cavalry": 4}, "Cy": {LI: 1}}},
        wars=[("Ana", "Cy")],
        buildings={"buda": ["city", "castle"]},
        state={"pacts": [passage(1, 0), passage(1, 2)], "admitted": [Admission("buda", 0, 1), Admission("buda", 2, 1)]},
    )
    assert g.controls("buda") == "Bo"
    assert holder(g.state, "buda", 0, 2, "in_place") == 1
    g.act("Ana", "attack_in_place place=buda player=2")
    g.lucky(3)
    while g.waits and "combat_turn" not in g.waits:
        who = g.waits.partition(": ")[0]
        g.act(who, g.options(who)[0])
    assert not g.army("buda", "Cy")
    assert conquests(g) == []
    assert g.controls("buda") == "Bo"


@rule("ME-17.17", "ME-21.8")
@pytest.mark.parametrize("kind", ["passage", "military_control"])
def test_a_garrison_of_friends_leaves_the_host_alone_in_its_home(kind: str) -> None:
    pact = Pact("p01-1-1", (0, 1), (Clause(kind, giver=0, taker=1),), 0, False, (-1, 0, 1, 2))
    g = scene(
        phase="events",
        armies={"thessalonica": {"Bo": {LI: 1}, "Ana": {LI: 1}}},
        rebel=["thessalonica"],
        state={"pacts": [pact], "admitted": [Admission("thessalonica", 1, 0)]},
    )
    over(g, "thessalonica", "Ana", "barbarians", holder="Ana", cause="rebellion", attacker="barbarians")
    assert g.honor() == [("Ana", 1, "rebellion")]
    assert not g.place("thessalonica").rebel


@rule("ME-21.2", "ME-17.12")
def test_a_guest_under_way_when_the_game_ends_takes_nothing() -> None:
    g = scene(
        items={"w1": wagon("buda")},
        state={"pacts": [passage(1, 0)]},
    )
    change(g.state, "w1", troops=(Troop(LI, count=2),))
    break_camp(g.state)
    assert g.army("buda", "Ana") == {LI: 2}
    assert g.controls("buda") == "Bo"


# siege engines


@rule("ME-17.12", "ME-17.5", "ME-9.19")
def test_units_and_wagons_pass_and_with_a_siege_engine_it_is_an_attack() -> None:
    position: dict[str, Any] = {
        "armies": {"serbia": {"Ana": {LI: 2}}},
        "items": {"w1": wagon("serbia"), "e2": catapult("serbia")},
        "control": {"serbia": ["Ana"]},
        "state": {"pacts": [passage(1, 0)]},
    }
    g = turn(**position)
    g.act("Ana", "begin_move item=w1", f"load unit={LI} count=2 item=w1")
    walk(g, "Ana", "great_plain", "buda")
    assert (g.item("w1").place, g.honor(), g.controls("buda")) == ("buda", [], "Bo")
    for answer in ("take_back", "go_on player=1"):
        g = turn(**position)
        g.act(
            "Ana",
            "begin_move item=w1",
            f"load unit={LI} count=2 item=w1",
            "join_move item=e2",
            "step place=great_plain",
        )
        assert g.waits == "Ana: confirm_attack"
        g.act("Ana", answer)
        attacked = answer != "take_back"
        assert g.item("e2").place == ("great_plain" if attacked else "serbia")
        assert g.honor()[:2] == [("Ana", -3, "undeclared_attack"), ("Ana", -2, "breach")] * attacked
        assert g.controls("great_plain") == ("Ana" if attacked else "Bo")


@rule("ME-17.12", "ME-9.10")
def test_a_siege_engine_alone_does_not_pass() -> None:
    g = turn(
        items={"e2": catapult("serbia"), "w1": wagon("serbia")},
        control={"serbia": ["Ana"]},
        state={"pacts": [passage(1, 0)]},
    )
    g.act("Ana", "begin_move item=e2")
    assert "great_plain" not in ways(g)
    g.refused("Ana", "step place=great_plain", "ME-17.12", "refused-me-passage-engines")
    g.refused("Ana", "step place=bosnia", "ME-9.10", "refused-me-needs-units")
    g = turn(items={"w1": wagon("serbia")}, control={"serbia": ["Ana"]}, state={"pacts": [passage(1, 0)]})
    g.act("Ana", "begin_move item=w1")
    assert "great_plain" in ways(g)


@rule("ME-17.12")
def test_a_galley_brings_no_siege_engine_to_a_host() -> None:
    for aboard, waits in ((True, "Ana: confirm_attack"), (False, "Ana: complete_move")):
        engine = {"e2": {**catapult("adriatic"), "aboard": "g1"}} if aboard else {}
        g = turn(items={"g1": galley("adriatic", units={LI: 1}), **engine}, state={"pacts": [passage(1, 0)]})
        g.act("Ana", "begin_move item=g1", "step place=croatia")
        assert g.waits == waits


@rule("ME-17.12")
def test_a_siege_engine_that_stands_with_a_host_already_does_no_harm_until_it_goes_on() -> None:
    g = turn(
        armies={"serbia": {"Ana": {LI: 1}}},
        items={"w1": wagon("serbia"), "e2": catapult("great_plain")},
        control={"serbia": ["Ana"]},
        state={"pacts": [passage(1, 0)]},
    )
    g.act("Ana", "begin_move item=w1", f"load unit={LI} count=1 item=w1", "step place=great_plain", "join_move item=e2")
    assert "finish_move" in g.options("Ana")
    g.act("Ana", "step place=buda")
    assert g.waits == "Ana: confirm_attack"
    g.act("Ana", "take_back", "finish_move")
    assert (g.honor(), g.item("e2").place, g.controls("great_plain")) == ([], "great_plain", "Bo")
