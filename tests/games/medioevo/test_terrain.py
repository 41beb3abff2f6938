"""What steps cost with the terrain variant (ME-22.10, ME-22.11, ME-22.13)."""

from __future__ import annotations

import pytest

from pentapolis.games.medioevo.battle.flight import flight_routes
from pentapolis.games.medioevo.moves.underway import Logistics
from support import rule

from .marching import can, galley, turn, wagon, walk, ways

TERRAIN = {"terrain": "yes"}


@rule("ME-22.10")
@pytest.mark.parametrize(
    ("origin", "to", "cost"),
    [
        ("constantinople", "adrianople", 1),  # plains
        ("nicaea", "smyrna", 2),  # hills
        ("pecs", "slavonia", 2),  # forest
        ("cairo", "sinai", 2),  # desert
        ("thessalonica", "macedonia", 3),  # mountains
        ("buda", "great_plain", 2),  # plains over a river
        ("great_plain", "upper_hungary", 3),
        ("buda", "upper_hungary", 4),  # mountains over a river
        ("constantinople", "nicaea", 2),  # the strait is no river
    ],
)
def test_entering_a_territory_costs_its_terrain(origin: str, to: str, cost: int) -> None:
    kingdoms = {"Cy": "mamluk"}
    who = {"cairo": "Cy", "pecs": "Bo", "buda": "Bo", "great_plain": "Bo"}.get(origin, "Ana")
    g = turn(options=TERRAIN, kingdoms=kingdoms, items={"w1": wagon(origin, who), "w2": wagon(to, who)}, who=who)
    g.act(who, "begin_move item=w1", f"step place={to}")
    assert g.item("w1").spent == cost
    plain = turn(kingdoms=kingdoms, items={"w1": wagon(origin, who), "w2": wagon(to, who)}, who=who)
    plain.act(who, "begin_move item=w1", f"step place={to}")
    assert plain.item("w1").spent == 1


@rule("ME-22.10", "ME-A90")
def test_at_sea_a_step_costs_one_and_docking_the_terrain() -> None:
    g = turn(options=TERRAIN, items={"g1": galley("constantinople"), "g2": galley("smyrna")})
    g.act("Ana", "begin_move item=g1")
    walk(g, "Ana", "propontis", "aegean")
    assert g.item("g1").spent == 2
    walk(g, "Ana", "smyrna")
    assert g.item("g1").spent == 4, "hills"


@rule("ME-22.10")
def test_castle_exits_stay_free() -> None:
    g = turn(
        options=TERRAIN,
        buildings={"buda": ["castle"]},
        items={"w1": wagon("buda", "Bo"), "w2": wagon("pecs", "Bo")},
        who="Bo",
    )
    g.act("Bo", "begin_move item=w1", "step place=upper_hungary")
    assert g.item("w1").spent == 0


@rule("ME-22.11")
def test_a_step_needs_enough_points() -> None:
    g = turn(options=TERRAIN, items={"w1": wagon("thessalonica", spent=4), "w2": wagon("smyrna")})
    g.act("Ana", "begin_move item=w1")
    assert ways(g) == {"adrianople"}
    g.refused("Ana", "step place=macedonia", "ME-9.6", "refused-me-no-movement")


@rule("ME-22.11")
def test_flight_costs_the_points_really_spent() -> None:
    g = turn(
        options=TERRAIN,
        armies={"bulgaria": {"Ana": {"archer": 1}}},
        items={"w1": wagon("bulgaria")},
    )
    routes = {route.path: route.cost for route in flight_routes(g.state, 0, "bulgaria", 3)}
    assert routes == {
        ("adrianople",): 1,
        ("constantinople",): 1,
        ("thessalonica",): 2,
        ("macedonia",): 3,
        ("constantinople", "nicaea"): 3,
    }
    plain = turn(armies={"bulgaria": {"Ana": {"archer": 1}}}, items={"w1": wagon("bulgaria")})
    routes = {route.path: route.cost for route in flight_routes(plain.state, 0, "bulgaria", 1)}
    assert routes == {(place,): 1 for place in ("adrianople", "constantinople", "macedonia", "thessalonica")}


@rule("ME-22.13", "ME-26.2")
def test_steps_in_the_wrong_medium_cost_what_is_entered() -> None:
    g = turn(options=TERRAIN, items={"w1": wagon("smyrna", level=3), "g2": galley("adrianople", level=3)})
    g.act("Ana", "begin_move item=w1")
    assert "aegean" not in ways(g)
    g.state.marches[-1].notes.append(Logistics("aegean"))
    assert "aegean" in ways(g)
    walk(g, "Ana", "aegean")
    assert g.item("w1").spent == 1
    assert "finish_move" not in can(g, "Ana"), "a wagon does not stay at sea"
    walk(g, "Ana", "thessalonica")
    assert (g.item("w1").spent, g.state.marches[-1].notes) == (3, [])
    g.act("Ana", "finish_move")
    g.ask("combat_turn", "Ana")
    g.act("Ana", "begin_move item=g2")
    g.state.marches[-1].notes.append(Logistics("thessalonica"))
    walk(g, "Ana", "thessalonica")
    assert g.item("g2").spent == 2, "a ship over land pays the terrain"
