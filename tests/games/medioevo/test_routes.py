"""ME-16.20 to ME-16.27: trade routes."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.dealing import DealingScene, caravan, dealing
from pentapolis.games.medioevo.tabletop import Route
from pentapolis.games.medioevo.trading.events import RouteCompleted, RouteOpened, RouteRemoved
from pentapolis.games.medioevo.trading.routes import areas, lengths, saved_routes_end, transport_lost_by
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

STEPS = ["nicaea", "smyrna", "thessalonica", "buda", "great_plain", "transylvania", "caffa"]


def on_route(length: int, *cargo: str, missing: int = 0, at: str = "constantinople", **position: Any) -> DealingScene:
    """Ana's caravan is at its destination, or elsewhere, with so many steps still to be accomplished."""
    steps = STEPS[: length - 1]
    route = {"transport": "c1", "steps": steps, "done": steps[missing:], "destination": "constantinople"}
    g = dealing(items={"c1": caravan(at, level=3, cargo=cargo or ("salt",))}, routes={"Ana": route}, **position)
    g.trade("Ana")
    return g


@rule("ME-16.21")
@pytest.mark.parametrize("length", [4, 6, 8])
def test_a_purchase_may_open_a_route_of_4_6_or_8_areas(length: int) -> None:
    g = dealing(items={"c1": caravan("constantinople")})
    g.trade("Ana")
    g.act("Ana", f"trade_buy transport=c1 cubes=1 route={length}")
    for step in STEPS[: length - 1]:
        assert g.waits == "Ana: open_route"
        offered = [line.split("place=")[1] for line in g.offered("Ana", "route_step")]
        assert step in offered
        assert "constantinople" not in offered  # the origin is none of them
        g.act("Ana", f"route_step place={step}")
    assert g.offered("Ana", "route_step") == []
    last = [line.split("place=")[1] for line in g.offered("Ana", "route_destination")]
    assert not {*STEPS[: length - 1], "constantinople"} & set(last)
    g.act("Ana", "route_destination place=saraj")
    steps = tuple(STEPS[: length - 1])
    assert g.player("Ana").route == Route("c1", steps, (False,) * (length - 1), "saraj")
    assert g.told(RouteOpened) == [RouteOpened(0, steps, "saraj")]
    assert (g.waits, g.item("c1").cargo) == ("Ana: trade_turn", ("cloth",))


@rule("ME-16.21")
def test_only_inhabited_areas_in_play_can_be_steps() -> None:
    g = dealing(items={"c1": caravan("constantinople")})
    chart = g.state.box.chart
    assert all(chart.inhabited(place) for place in areas(g.state))
    assert "adrianople" not in areas(g.state)
    assert "tunis" not in areas(g.state)  # out of play with these three kingdoms
    assert lengths(g.state, 0) == [4, 6, 8]


@rule("ME-16.22")
def test_there_is_one_route_a_player_at_a_time() -> None:
    g = on_route(4)
    g.refused("Ana", "trade_buy transport=c1 cubes=1 route=4", "ME-16.22", "refused-me-one-route")
    assert "trade_buy transport=c1 cubes=1" in g.options("Ana")


@rule("ME-16.24", "ME-16.25", "ME-16.26")
@pytest.mark.parametrize(("length", "points"), [(4, 2), (6, 4), (8, 6)])
def test_completing_a_route_gives_points_for_honor_or_florins_in_any_split(length: int, points: int) -> None:
    g = on_route(length, "salt", "salt")
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", "add_cube good=salt", "confirm_trade")
    assert g.waits == "Ana: convert_trade_points"
    offered = g.offered("Ana", "convert_points")
    assert offered == [f"convert_points honor={n}" for n in range(points + 1)]
    g.act("Ana", "convert_points honor=1")
    assert g.collected() == [("Ana", 2 * (100 + 50 * (points - 1)), "goods")]
    assert g.honor() == [("Ana", 1, "trade_route")]
    assert g.player("Ana").route is None
    assert g.told(RouteCompleted) == [RouteCompleted(0, length, points, 1)]
    assert g.player("Ana").deeds["route_completed"] == length
    assert g.place("constantinople").market == ("salt",)


@rule("ME-16.20", "ME-A49", "ME-16.26")
def test_a_sale_takes_the_market_bonus_or_the_reward_and_not_both() -> None:
    market = {"constantinople": ["wine", "furs"]}
    g = on_route(4, "salt", markets=market)
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", "confirm_trade", "convert_points honor=2")
    assert (g.collected(), g.honor()) == ([("Ana", 100, "goods")], [("Ana", 2, "trade_route")])
    g = on_route(4, "salt", markets=market)
    g.act("Ana", "trade_sell transport=c1", "take_market", "add_cube good=salt", "confirm_trade")
    assert (g.collected(), g.honor()) == ([("Ana", 140, "goods")], [])
    assert (g.player("Ana").route, g.waits) == (None, "Ana: trade_turn")
    g = on_route(4, "salt", markets=market)
    g.act("Ana", "trade_sell transport=c1", "take_market", "take_route", "add_cube good=salt", "confirm_trade")
    assert g.waits == "Ana: convert_trade_points"


@rule("ME-25.54", "ME-16.20")
def test_with_card_64_a_completing_sale_has_both() -> None:
    g = on_route(4, "salt", markets={"constantinople": ["wine"]})
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt")
    g.state.sales[-1].both = True
    g.act("Ana", "confirm_trade", "convert_points honor=1")
    assert g.collected() == [("Ana", 100 + 20 + 50, "goods")]


@rule("ME-16.27", "ME-16.24")
def test_selling_too_early_or_elsewhere_removes_the_route() -> None:
    for early in (on_route(4, missing=1), on_route(4, at="thessalonica")):
        early.act("Ana", "trade_sell transport=c1")
        assert early.offered("Ana", "take_market", "take_route") == []
        early.act("Ana", "add_cube good=salt", "confirm_trade")
        assert early.player("Ana").route is None
        assert early.told(RouteRemoved) == [RouteRemoved(0, "sale")]
        assert early.collected() == [("Ana", 100, "goods")]
        assert early.honor() == []


@rule("ME-16.27")
def test_the_sale_of_another_transport_does_not_touch_the_route() -> None:
    g = on_route(4, at="thessalonica")
    g.state.items["c2"] = g.item("c1")
    g.act("Ana", "trade_sell transport=c2", "add_cube good=salt", "confirm_trade")
    assert g.player("Ana").route is not None


@rule("ME-16.27")
def test_a_route_may_be_abandoned_in_the_own_trade_turn() -> None:
    g = on_route(4, missing=2)
    g.act("Ana", "abandon_route")
    assert (g.player("Ana").route, g.told(RouteRemoved)) == (None, [RouteRemoved(0, "abandoned")])
    assert "abandon_route" not in g.options("Ana")


@rule("ME-16.27", "ME-25.29")
def test_a_lost_transport_takes_its_route_with_it_unless_the_route_is_kept() -> None:
    for saved in (False, True):
        g = on_route(4)
        del g.state.items["c1"]
        route = g.player("Ana").route
        assert route is not None
        g.player("Ana").route = Route(route.transport, route.steps, route.done, route.destination, saved)
        now = Now(g.state.agenda, ScriptedChance(()), g.events, {})
        transport_lost_by(g.state, now, 0)
        g.run()
        assert (g.player("Ana").route is None) is not saved
        saved_routes_end(g.state, now)
        assert g.player("Ana").route is None


@rule("ME-25.29")
def test_another_transport_takes_a_kept_route_over() -> None:
    g = on_route(4)
    route = Route("c9", ("nicaea", "smyrna", "thessalonica"), (True,) * 3, "constantinople", True)
    g.player("Ana").route = route
    assert g.offered("Ana", "assign_route") == ["assign_route transport=c1"]
    g.act("Ana", "assign_route transport=c1")
    assert g.player("Ana").route == Route("c1", route.steps, route.done, "constantinople")
    assert g.offered("Ana", "assign_route") == []
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", "confirm_trade", "convert_points honor=2")
    assert g.honor() == [("Ana", 2, "trade_route")]


@rule("ME-25.29")
def test_a_kept_route_with_a_new_transport_goes_on() -> None:
    g = on_route(4)
    g.player("Ana").route = Route("c1", ("nicaea", "smyrna", "thessalonica"), (True,) * 3, "constantinople", True)
    saved_routes_end(g.state, Now(g.state.agenda, ScriptedChance(()), g.events, {}))
    assert g.player("Ana").route == Route("c1", ("nicaea", "smyrna", "thessalonica"), (True,) * 3, "constantinople")
