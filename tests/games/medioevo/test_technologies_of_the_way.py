"""ME-26.2 to ME-26.8: the technologies of transport and trade."""

from __future__ import annotations

import pytest

from games.medioevo.battles import HOME, WILD
from games.medioevo.dealing import caravan, ship
from games.medioevo.marching import galley, wagon, walk, ways
from games.medioevo.reacting import AR, HI, LI, in_phase, knows, reacting
from pentapolis.games.medioevo.tabletop import Effect, Troop
from support import rule

# Logistics


@rule("ME-26.2", "ME-E45")
def test_logistics_takes_a_caravan_over_a_sea_zone_for_a_point() -> None:
    g = in_phase(
        "trade", items={"c1": caravan("rome")}, points={"Ana": {"blue": 1}}, florins={"Ana": 0}, **knows(transport=2)
    )
    assert g.uses("Ana", "trade_move transport=c1 to=tyrrhenian") == []
    g.act("Ana", "use_technology_with_item technology=logistics item=c1 to=tyrrhenian")
    g.act("Ana", "trade_move transport=c1 to=tyrrhenian", "trade_move transport=c1 to=sicily")
    assert (g.item("c1").place, g.item("c1").spent) == ("sicily", 2)
    assert g.spent() == [("Ana", 1, "blue", "logistics")]


@rule("ME-26.2")
def test_a_land_transport_goes_to_sea_only_if_it_gets_ashore_again() -> None:
    for used, offered in ((4, True), (5, False)):
        g = in_phase("trade", items={"c1": caravan("rome", spent=used)}, **knows(transport=2))
        assert bool(g.uses("Ana", "use_technology technology=logistics")) == offered
    g = in_phase("trade", items={"c1": caravan("rome", spent=4)}, **knows(transport=2))
    g.act(
        "Ana",
        "use_technology_with_item technology=logistics item=c1 to=tyrrhenian",
        "trade_move transport=c1 to=tyrrhenian",
    )
    g.refused("Ana", "end_trade", "ME-26.2", "refused-me-adrift")
    assert g.uses("Ana", "use_technology technology=logistics") == []  # a last step leads ashore


@rule("ME-26.2")
def test_an_army_crosses_the_sea_in_its_wagon() -> None:
    g = in_phase(
        "combat",
        items={"w1": wagon("smyrna")},
        armies={"smyrna": {"Ana": {AR: 2}}},
        florins={"Ana": 100},
        **knows(transport=2),
    )
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=2 item=w1")
    g.act("Ana", "use_technology_to_enter technology=logistics to=aegean")
    walk(g, "Ana", "aegean")
    assert "finish_move" not in g.options("Ana")  # it can't stay at sea
    walk(g, "Ana", "thessalonica")
    g.act("Ana", "finish_move")
    assert (g.army(HOME, "Ana"), g.item("w1").spent) == ({AR: 2}, 2)
    assert g.paid() == [("Ana", 100, "points")]


@rule("ME-26.2")
def test_no_wagon_goes_where_hostile_galleys_are() -> None:
    items = {"w1": wagon("smyrna"), "g2": galley("aegean", "Bo", units={AR: 1})}
    g = in_phase("combat", items=items, armies={"smyrna": {"Ana": {AR: 2}}}, wars=[("Ana", "Bo")], **knows(transport=2))
    g.act("Ana", "begin_move item=w1")
    zones = {line.rpartition("=")[2] for line in g.uses("Ana", "use_technology technology=logistics")}
    assert zones == {"cilician", "cretan"}


@rule("ME-26.2")
def test_a_ship_goes_over_land_to_another_coast_a_point_a_step() -> None:
    g = in_phase(
        "trade", items={"m1": ship("epirus")}, points={"Ana": {"blue": 2}}, florins={"Ana": 0}, **knows(transport=2)
    )
    lines = g.uses("Ana", "use_technology technology=logistics")
    assert "use_technology_with_item technology=logistics item=m1 to=thessalonica" in lines
    g.act("Ana", "use_technology_with_item technology=logistics item=m1 to=macedonia")
    assert g.uses("Ana", "trade_move transport=m1 to=macedonia") == []  # inland: first the way out must be paid
    g.act(
        "Ana",
        "use_technology_with_item technology=logistics item=m1 to=bulgaria",
        "trade_move transport=m1 to=macedonia",
    )
    g.refused("Ana", "end_trade", "ME-26.2", "refused-me-adrift")
    g.act("Ana", "trade_move transport=m1 to=bulgaria", "end_trade")
    assert g.item("m1").place == "bulgaria"


# Machinery


@rule("ME-26.3", "ME-E46")
def test_machinery_lets_a_crew_shoot_and_fight() -> None:
    g = reacting(
        armies={HOME: {"Ana": {LI: 3, HI: 1}, "Bo": {AR: 4}}},
        items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}},
        points={"Ana": {"blue": 1}},
        **knows(transport=3),
    )
    g.meet("Bo", "Ana", HOME)
    crews = [f"crew_engine unit={LI} engine=e1"] * 3 + ["done"]
    use = "use_technology_on_item technology=machinery item=e1"
    g.play("8: 8 8 8", "8: 8 8 8 8", "1 2 3", assign_crews=crews, melee_setup=use, until="reroll_attack")
    assert g.battle.counts[1]["all"] == 4
    assert g.spent() == [("Ana", 1, "blue", "machinery")]
    assert Effect("machinery", 0, item="e1") in g.state.effects


@rule("ME-26.3", "ME-24.4")
@pytest.mark.parametrize(("florins", "offered"), [(99, False), (100, True)])
def test_machinery_is_for_who_can_pay_its_point(florins: int, offered: bool) -> None:
    g = reacting(
        armies={HOME: {"Ana": {LI: 3, HI: 1}, "Bo": {AR: 4}}},
        items={"e1": {"kind": "catapult", "owner": "Ana", "place": HOME}},
        florins={"Ana": florins},
        **knows(transport=3),
    )
    g.meet("Bo", "Ana", HOME)
    g.play("8: 8", assign_crews=[f"crew_engine unit={LI} engine=e1", "done"], until="archery_setup")
    assert ("use_technology_on_item technology=machinery item=e1" in g.options("Ana")) is offered


# Cartography


@rule("ME-26.4", "ME-E47")
def test_cartography_lets_an_exhausted_wagon_and_its_load_go_on() -> None:
    g = in_phase(
        "combat",
        items={"w1": wagon(WILD, stopped=True, spent=2)},
        moved={WILD: {"Ana": {AR: 2}}},
        points={"Ana": {"blue": 2}},
        florins={"Ana": 0},
        circle=(4, 6, 8),
        **knows(transport=4),
    )
    g.act("Ana", "use_technology_to_speed technology=cartography item=w1 count=1", f"load unit={AR} count=2 item=w1")
    assert ways(g) == {"serbia", "wallachia", "macedonia", "thessalonica", "adrianople", "constantinople"}
    g.script("8: 1 8")
    g.act("Ana", "step place=serbia")
    assert (g.controls("serbia"), g.army("serbia", "Ana")) == ("Ana", {AR: 2})  # a horde appeared and was shot
    assert g.spent() == [("Ana", 2, "blue", "cartography")]
    assert g.state.marches == []


@rule("ME-26.4", "ME-A66")
def test_a_unit_steps_alone_by_cartography_even_out_of_turn() -> None:
    g = in_phase("purchase", "Bo", armies={HOME: {"Ana": {AR: 2}}}, florins={"Ana": 200}, **knows(transport=4))
    g.act("Ana", f"use_technology_to_walk technology=cartography place={HOME} unit={AR} count=1")
    assert g.waits == "Ana: complete_move"
    walk(g, "Ana", "macedonia")
    assert (g.army("macedonia", "Ana"), g.army(HOME, "Ana")) == ({AR: 1}, {AR: 1})
    assert g.state.place("macedonia").forces[0].troops == (Troop(AR),)  # it may still take part in a move
    assert g.waits == "Bo: purchases"


@rule("ME-26.4")
def test_cartography_brings_support_where_an_enemy_enters() -> None:
    g = in_phase(
        "combat",
        "Bo",
        items={"w1": wagon("serbia", "Bo")},
        armies={"serbia": {"Bo": {AR: 1}}, HOME: {"Ana": {HI: 1}}},
        wars=[("Ana", "Bo")],
        **knows(transport=4),
    )
    g.act("Bo", "begin_move item=w1", f"load unit={AR} count=1 item=w1", "step place=macedonia")
    assert g.waits == "Ana: enter"
    g.act(
        "Ana", f"use_technology_to_walk technology=cartography place={HOME} unit={HI} count=1", "step place=macedonia"
    )
    g.act("Ana", "pass")  # it could send more
    assert g.army("macedonia", "Ana") == {HI: 1}
    assert g.waits == "Bo: declare_capture"


@rule("ME-26.4")
def test_in_the_own_turn_the_point_is_added_to_what_a_transport_has() -> None:
    g = in_phase("trade", items={"c1": caravan(HOME, spent=6)}, **knows(transport=4))
    assert g.uses("Ana", "trade_move") == []
    g.act("Ana", "use_technology_to_speed technology=cartography item=c1 count=1", "trade_move transport=c1 to=epirus")
    assert g.item("c1").place == "epirus"
    g = in_phase("combat", items={"w1": wagon(HOME, spent=5)}, **knows(transport=4))
    g.act("Ana", "use_technology_to_speed technology=cartography item=w1 count=1", "begin_move item=w1")
    walk(g, "Ana", "adrianople", "constantinople")
    assert g.item("w1").place == "constantinople"


# Commerce, Market, Control, Guilds


@rule("ME-26.5", "ME-E48", "ME-E9")
@pytest.mark.parametrize(("building", "florins"), [("village", 250), ("town", 300), ("city", 400)])
def test_commerce_makes_cubes_dearer_where_people_live_well(building: str, florins: int) -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan("rome", cargo=["weapons", "weapons"])},
        buildings={"rome": [building]},
        points={"Ana": {"yellow": 2}},
        **knows(trade=1),
    )
    g.act("Ana", "trade_sell transport=c1", "add_cube good=weapons", "add_cube good=weapons")
    g.act("Ana", "use_technology_times technology=commerce count=2", "confirm_trade")
    assert g.collected() == [("Ana", florins, "goods")]
    assert g.spent() == [("Ana", 2, "yellow", "commerce")]


@rule("ME-26.6", "ME-8.5")
def test_market_betters_a_total_by_50_a_point_and_nothing_is_free() -> None:
    g = in_phase("trade", items={"c1": caravan(HOME)}, points={"Ana": {"yellow": 3}}, **knows(trade=2))
    g.act("Ana", "trade_buy transport=c1 cubes=1", "use_technology technology=market")
    assert g.uses("Ana", "use_technology technology=market") == []
    g.act("Ana", "confirm_trade")
    assert g.paid() == [("Ana", 50, "goods")]
    g.act("Ana", "trade_move transport=c1 to=epirus")
    assert g.item("c1").cargo == ("wine",)


@rule("ME-26.7", "ME-E49")
def test_control_moves_cubes_to_a_neighbouring_area() -> None:
    g = in_phase(
        "trade",
        items={"m1": ship("sicily")},
        markets={"sicily": ["salt", "furs", "cloth", "slaves"]},
        armies={"rome": {"Ana": {AR: 1}}},
        points={"Ana": {"yellow": 2}},
        **knows(trade=3),
    )
    g.act("Ana", "use_technology_on_market technology=control place=sicily good=salt to=rome")
    g.act("Ana", "use_technology_on_market technology=control place=sicily good=furs to=rome")
    assert (g.place("sicily").market, g.place("rome").market) == (("cloth", "slaves"), ("furs", "salt"))
    assert g.spent() == [("Ana", 1, "yellow", "control")] * 2


@rule("ME-26.7")
def test_control_needs_a_controlled_area_a_transport_and_a_colour_that_is_missing() -> None:
    markets = {"sicily": ["salt", "cereals"]}
    for items, armies, offered in (
        ({"m1": ship("sicily")}, {}, False),
        ({"m1": ship("aegean")}, {"rome": {"Ana": {AR: 1}}}, False),
        ({"m1": ship("rome")}, {"rome": {"Ana": {AR: 1}}}, True),
    ):
        g = in_phase("trade", items=items, armies=armies, markets=markets, **knows(trade=3))
        lines = g.uses("Ana", "use_technology_on_market technology=control place=sicily good=salt to=rome")
        assert bool(lines) == offered
        assert not g.uses("Ana", "use_technology_on_market technology=control place=sicily good=cereals to=rome")


@rule("ME-26.8")
def test_guilds_turn_a_step_to_accomplished_but_never_the_destination() -> None:
    route = {"transport": "c1", "steps": ["smyrna", "buda", "saraj"], "destination": "rome", "done": ["buda"]}
    g = in_phase(
        "trade", items={"c1": caravan(HOME)}, routes={"Ana": route}, points={"Ana": {"yellow": 2}}, **knows(trade=4)
    )
    assert g.uses("Ana", "use_technology technology=guilds") == [
        "use_technology_at technology=guilds place=smyrna",
        "use_technology_at technology=guilds place=saraj",
    ]
    g.act("Ana", "use_technology_at technology=guilds place=saraj")
    assert g.steps_done("Ana") == (False, True, True)
    assert g.spent() == [("Ana", 2, "yellow", "guilds")]


@rule("ME-26.4", "ME-9.14")
def test_out_of_a_castle_one_point_is_enough_whatever_the_terrain() -> None:
    g = in_phase(
        "purchase",
        "Bo",
        options={"terrain": "yes"},
        armies={HOME: {"Ana": {AR: 1}}},
        buildings={HOME: ["castle"]},
        florins={"Ana": 200},
        **knows(transport=4),
    )
    use = f"use_technology_to_walk technology=cartography place={HOME} unit={AR} count=1"
    assert g.uses("Ana", "use_technology") == [use]
