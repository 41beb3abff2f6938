"""ME-16.9 to ME-16.20, ME-16.28: buying, selling, Great Markets, and the fees of trade pacts."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.dealing import DealingScene, caravan, dealing, pact, ship
from pentapolis.games.medioevo.components import GOODS
from pentapolis.games.medioevo.diplomacy.relations import Clause
from pentapolis.games.medioevo.events import PaidTo
from pentapolis.games.medioevo.tabletop import Sold
from pentapolis.games.medioevo.trading.deals import present, total
from pentapolis.games.medioevo.trading.events import GoodsBought, GoodsSold, TradeUndone
from pentapolis.games.medioevo.trading.sale import Sale
from pentapolis.games.medioevo.trading.sales import TradeBuy, settle_trade
from support import rule


def selling(place: str = "constantinople", *cargo: str, **position: Any) -> DealingScene:
    """Ana's caravan of level III stands somewhere with its load."""
    g = dealing(**{"items": {"c1": caravan(place, level=3, cargo=cargo)}} | position)
    g.trade("Ana")
    return g


def sell(g: DealingScene, *goods: str) -> None:
    g.act("Ana", "trade_sell transport=c1", *(f"add_cube good={good}" for good in goods), "confirm_trade")


# where


@rule("ME-16.9", "ME-A82", "ME-23.4")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("constantinople", ""),  # own, without any building
        ("iconium", ""),  # held by nobody
        ("little_poland", ""),
        ("adrianople", "uninhabited"),
        ("buda", "holder"),
    ],
)
def test_trade_needs_an_area_that_is_own_or_held_by_nobody(place: str, reason: str) -> None:
    g = selling(place, "spices")
    if reason:
        g.refused("Ana", "trade_buy transport=c1 cubes=1", "ME-16.9", f"refused-me-trade-{reason}")
        g.refused("Ana", "trade_sell transport=c1", "ME-16.9", f"refused-me-trade-{reason}")
    else:
        assert {"trade_buy transport=c1 cubes=1", "trade_sell transport=c1"} <= set(g.options("Ana"))


@rule("ME-16.9")
def test_barbarians_in_an_area_stop_trade() -> None:
    g = selling("iconium", "spices", armies={"iconium": {"barbarians": {"light_infantry": 1}}})
    g.refused("Ana", "trade_sell transport=c1", "ME-16.9", "refused-me-trade-barbarians")


@rule("ME-16.9")
def test_ships_trade_docked_in_an_area_with_a_port() -> None:
    for place, offered in (("constantinople", True), ("nicaea", False), ("propontis", False)):
        g = dealing(items={"m1": ship(place, cargo=["spices"])})
        g.trade("Ana")
        assert ("trade_sell transport=m1" in g.options("Ana")) is offered
    g = dealing(items={"m1": ship("nicaea")})
    g.trade("Ana")
    g.refused("Ana", "trade_buy transport=m1 cubes=1", "ME-16.9", "refused-me-trade-port")


@rule("ME-16.9", "ME-17.11", "ME-17.10")
def test_a_trade_clause_opens_the_areas_of_its_giver() -> None:
    clause = Clause("trade", giver=1, taker=0, places=("buda",))
    for where, offered in (("buda", True), ("great_plain", False)):
        g = selling(where, "spices", state={"pacts": [pact(clause)]})
        assert ("trade_sell transport=c1" in g.options("Ana")) is offered
    g = dealing(items={"c1": caravan("constantinople", "Bo")}, state={"pacts": [pact(clause)]})
    g.trade("Bo")
    assert g.offered("Bo", "trade_buy") == []  # it is for Ana's benefit alone


@rule("ME-16.10")
def test_no_trade_between_armies_at_war_or_where_a_bishop_forbids_it() -> None:
    two = {"iconium": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}}
    g = selling("iconium", "spices", armies=two)
    assert "trade_sell transport=c1" in g.options("Ana")
    three = {"iconium": {**two["iconium"], "Ana": {"archer": 1}}}
    for armies in (two, three):
        g = selling("iconium", "spices", armies=armies, wars=[("Bo", "Cy")], since=2)
        g.refused("Ana", "trade_sell transport=c1", "ME-16.10", "refused-me-trade-armies")
    g = selling("iconium", "spices", effects=[{"name": "card_2", "who": "Cy", "place": "iconium"}])
    g.refused("Ana", "trade_sell transport=c1", "ME-16.10", "refused-me-trade-bishop")


# buying


@rule("ME-16.11", "ME-E32")
def test_two_cubes_cost_200_florins_and_one_movement_point() -> None:
    g = dealing(items={"c1": caravan("nicaea")})
    g.trade("Ana")
    g.act("Ana", "trade_buy transport=c1 cubes=2")
    assert (g.item("c1").cargo, g.item("c1").spent) == (("cereals", "cereals"), 1)
    assert g.paid() == [("Ana", 200, "goods")]
    assert g.told(GoodsBought) == [GoodsBought(0, 2, "cereals", "nicaea", 200)]
    assert g.place("nicaea").market == ()  # buying places nothing
    assert g.waits == "Ana: trade_turn"


@rule("ME-16.11", "ME-2.9", "ME-2.10")
def test_buying_is_limited_by_room_florins_and_supply() -> None:
    g = dealing(items={"c1": caravan("nicaea", cargo=["wine"])}, florins={"Ana": 1000})
    g.trade("Ana")
    g.refused("Ana", "trade_buy transport=c1 cubes=2", "ME-16.11", "refused-me-trade-room")
    g = dealing(items={"c1": caravan("nicaea", level=3)}, florins={"Ana": 399})
    g.trade("Ana")
    assert "trade_buy transport=c1 cubes=3" in g.options("Ana")
    g.refused("Ana", "trade_buy transport=c1 cubes=4", "ME-2.9", "refused-me-trade-florins")
    others = {f"c{n}": caravan("buda", "Bo", level=3, cargo=["cereals"] * 6) for n in range(2, 5)}
    g = dealing(items={"c1": caravan("nicaea", level=3), **others}, markets={"buda": ["cereals"]})
    g.trade("Ana")
    assert "trade_buy transport=c1 cubes=1" in g.options("Ana")
    g.refused("Ana", "trade_buy transport=c1 cubes=2", "ME-16.11", "refused-me-trade-supply")


@rule("ME-16.13", "ME-16.2")
def test_a_transport_trades_as_often_as_its_movement_lasts_and_moves_in_between() -> None:
    g = dealing(items={"c1": caravan("nicaea", level=2)})
    g.trade("Ana")
    g.act("Ana", "trade_buy transport=c1 cubes=1", "trade_buy transport=c1 cubes=1")
    g.act("Ana", "trade_move transport=c1 to=constantinople")
    g.act("Ana", "trade_sell transport=c1", "add_cube good=cereals", "confirm_trade")
    assert (g.item("c1").spent, g.item("c1").cargo) == (4, ("cereals",))
    g.act(
        "Ana", "trade_buy transport=c1 cubes=1", "trade_buy transport=c1 cubes=1", "trade_move transport=c1 to=nicaea"
    )
    assert g.item("c1").spent == 7
    assert g.offered("Ana", "trade_move", "trade_buy", "trade_sell") == []


@rule("ME-E30")
def test_a_caravan_from_caffa_to_saraj() -> None:
    g = dealing(items={"c1": caravan("caffa", "Cy")})
    g.trade("Cy")
    g.act("Cy", "trade_buy transport=c1 cubes=1", *(f"trade_move transport=c1 to={to}" for to in ("tana", "don")))
    g.act("Cy", "trade_move transport=c1 to=saraj")
    g.act("Cy", "trade_sell transport=c1", "add_cube good=slaves", "confirm_trade", "trade_buy transport=c1 cubes=1")
    assert (g.item("c1").cargo, g.item("c1").spent) == (("spices",), 6)
    assert g.player("Cy").florins == 1600 - 100 + 100 - 100


# selling


@rule("ME-16.12", "ME-A48", "ME-16.14", "ME-A47")
def test_one_sale_takes_several_colours_and_leaves_one_cube_of_them() -> None:
    g = selling("constantinople", "furs", "salt", "salt", "wine")
    g.act("Ana", "trade_sell transport=c1")
    cubes = ["add_cube good=furs", "add_cube good=salt", "add_cube good=wine"]
    assert [line for line in g.options("Ana") if not line.startswith("stand")] == [*cubes, "leave_trade"]
    g.act("Ana", "add_cube good=salt", "add_cube good=salt", "add_cube good=furs")
    assert g.offered("Ana", "add_cube") == ["add_cube good=wine"]
    g.act("Ana", "confirm_trade")
    assert g.collected() == [("Ana", 300, "goods")]
    assert g.told(GoodsSold) == [GoodsSold(0, ("furs", "salt", "salt"), "constantinople", 300)]
    assert g.waits == "Ana: place_market_cube"
    assert g.offered("Ana", "place_market_cube") == ["place_market_cube good=furs", "place_market_cube good=salt"]
    g.act("Ana", "place_market_cube good=salt")
    assert (g.place("constantinople").market, g.item("c1").cargo, g.item("c1").spent) == (("salt",), ("wine",), 1)


@rule("ME-16.12", "ME-16.17")
def test_a_colour_that_is_present_printed_or_real_is_not_sold() -> None:
    g = selling("constantinople", "cloth", "salt", "wine", markets={"constantinople": ["salt"]})
    g.act("Ana", "trade_sell transport=c1")
    assert g.offered("Ana", "add_cube") == ["add_cube good=wine"]
    g = selling("constantinople", "cloth", "salt", markets={"constantinople": ["salt"]})
    g.refused("Ana", "trade_sell transport=c1", "ME-16.12", "refused-me-trade-colours")


@rule("ME-16.14", "ME-16.16")
def test_the_cube_placed_comes_from_the_supply_which_the_sold_ones_have_joined() -> None:
    others = {f"c{n}": caravan("buda", "Bo", level=3, cargo=["wine"] * 6) for n in range(2, 5)}
    items = {"c1": caravan("constantinople", level=3, cargo=["wine", "wine"]), **others}
    g = dealing(items=items)
    g.trade("Ana")
    g.act("Ana", "trade_sell transport=c1", "add_cube good=wine", "confirm_trade")
    assert (g.place("constantinople").market, g.item("c1").cargo) == (("wine",), ("wine",))


@rule("ME-16.18", "ME-16.19")
def test_a_great_market_pays_20_more_for_each_cube_it_held_before() -> None:
    g = selling("constantinople", "furs", "wine", markets={"constantinople": ["salt", "slaves"]})
    sell(g, "furs", "wine")
    assert g.collected() == [("Ana", 2 * 140, "goods")]
    g.act("Ana", "place_market_cube good=wine")
    assert g.place("constantinople").market == ("salt", "slaves", "wine")
    assert g.player("Ana").sold == (Sold(2, 140),)


@rule("ME-26.5", "ME-E9", "ME-E34", "ME-E48", "ME-16.28")
@pytest.mark.parametrize(("building", "bonus"), [("village", 25), ("town", 50), ("city", 100)])
def test_points_of_commerce_raise_the_price_of_so_many_cubes(building: str, bonus: int) -> None:
    skilled: dict[str, Any] = {"technology": {"Ana": {"trade": 1}}, "points": {"Ana": {"yellow": 2}}}
    built = {"constantinople": [building]}
    g = selling("constantinople", "weapons", "weapons", buildings=built, **skilled)
    g.act(
        "Ana",
        "trade_sell transport=c1",
        "add_cube good=weapons",
        "use_technology_times technology=commerce count=1",
        "confirm_trade",
    )
    assert g.collected() == [("Ana", 100 + bonus, "goods")]
    g = selling("constantinople", "weapons", "weapons", buildings=built, **skilled)
    g.act("Ana", "trade_sell transport=c1", "add_cube good=weapons", "add_cube good=weapons")
    g.act("Ana", "use_technology_times technology=commerce count=2", "confirm_trade")
    assert g.collected() == [("Ana", 200 + 2 * bonus, "goods")]
    assert g.player("Ana").sold == (Sold(2, 100 + bonus),)


@rule("ME-26.6", "ME-16.28")
def test_points_of_market_change_the_total_and_a_purchase_never_costs_nothing() -> None:
    skilled: dict[str, Any] = {"technology": {"Ana": {"trade": 2}}, "points": {"Ana": {"yellow": 2}}}
    g = selling("constantinople", "weapons", **skilled)
    g.act("Ana", "trade_sell transport=c1", "add_cube good=weapons")
    g.act("Ana", "use_technology technology=market", "use_technology technology=market", "confirm_trade")
    assert g.collected() == [("Ana", 200, "goods")]
    g = selling("nicaea", **skilled)
    g.act("Ana", "trade_buy transport=c1 cubes=1")
    assert g.waits == "Ana: trade_buy"
    g.act("Ana", "use_technology technology=market", "confirm_trade")
    assert (g.paid(), g.item("c1").cargo) == ([("Ana", 50, "goods")], ("cereals",))
    for points, price in ((1, 50), (2, 1), (3, 1)):
        g = dealing(items={"c1": caravan("nicaea")})
        g.state.sales = [Sale(0, "c1", False, ["cereals"], False, 0, points)]
        g.run(settle_trade)
        assert g.paid() == [("Ana", price, "goods")]


@rule("ME-25.2")
def test_a_trade_that_a_bishop_undoes_costs_its_movement_point_and_nothing_else() -> None:
    for sells in (True, False):
        g = dealing(items={"c1": caravan("nicaea", cargo=["wine"])})
        cubes = ["wine"] if sells else ["cereals"]
        g.state.sales = [Sale(0, "c1", sells, cubes, False, 0, 0, undone=True)]
        g.run(settle_trade)
        assert (g.item("c1").cargo, g.item("c1").spent) == (("wine",), 1)
        assert (g.player("Ana").florins, g.place("nicaea").market, g.state.sales) == (1600, (), [])
        assert g.told(TradeUndone) == [TradeUndone(0, "nicaea")]


@rule("ME-17.11", "ME-16.28")
def test_fees_go_to_the_granter_by_transaction_and_by_cube() -> None:
    clause = Clause("trade", giver=1, taker=0, fee=50, cube_fee=10)
    g = selling("buda", "salt", "salt", state={"pacts": [pact(clause)]})
    sell(g, "salt", "salt")
    assert g.told(PaidTo) == [PaidTo(0, 1, 70, "trade_fee")]
    assert g.each("florins") == {"Ana": 1600 + 200 - 70, "Bo": 1670, "Cy": 1600}
    g.mark()
    g.act("Ana", "trade_buy transport=c1 cubes=3")
    assert g.told(PaidTo) == [PaidTo(0, 1, 80, "trade_fee")]


@rule("ME-17.11", "ME-2.9")
def test_a_fee_that_cannot_be_paid_bars_the_trade() -> None:
    clause = Clause("trade", giver=1, taker=0, fee=250)
    g = selling("buda", "salt", "salt", state={"pacts": [pact(clause)]}, florins={"Ana": 60})
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt")
    assert "confirm_trade" not in g.options("Ana")  # 160 in all would not do
    g.act("Ana", "add_cube good=salt", "confirm_trade")
    assert g.player("Ana").florins == 10
    g = selling("buda", "salt", state={"pacts": [pact(clause)]}, florins={"Ana": 60})
    assert g.offered("Ana", "trade_sell", "trade_buy") == []
    refused = g.title.why_not(g.state, 0, TradeBuy("c1", 1))
    assert refused is not None
    assert (refused.rule, refused.arguments) == ("ME-2.9", {"florins": 350})


@rule("ME-2.9", "ME-16.28")
def test_a_purchase_that_can_no_longer_be_paid_comes_to_nothing() -> None:
    clause = Clause("trade", giver=1, taker=0, fee=50)
    for florins, bought in ((150, ("wine",)), (149, ())):
        g = dealing(items={"c1": caravan("buda")}, state={"pacts": [pact(clause)]}, florins={"Ana": florins})
        g.state.sales = [Sale(0, "c1", False, ["wine"], False, 0, 0)]
        g.run(settle_trade)
        assert (g.item("c1").cargo, g.item("c1").spent) == (bought, 1)
        assert g.player("Ana").florins == (0 if bought else 149)


@rule("ME-25.12")
def test_a_war_wagon_that_serves_as_both_trades_too() -> None:
    g = dealing(items={"w1": {"kind": "war_wagon", "owner": "Ana", "place": "nicaea", "twin": True}})
    g.trade("Ana")
    g.act("Ana", "trade_buy transport=w1 cubes=2")
    assert g.item("w1").cargo == ("cereals", "cereals")


@rule("ME-25.21", "ME-7.6")
def test_cards_points_and_technologies_of_trade_are_options_of_the_trade_turn() -> None:
    g = dealing(items={"c1": caravan("nicaea")}, cards={"Ana": [21]}, tokens={"Ana": {"yellow": 1}})
    g.trade("Ana")
    g.act("Ana", "flip_token colour=yellow", "use_card_on_good card=21 item=c1 good=furs")
    assert (g.item("c1").cargo, g.item("c1").spent, g.paid()) == (("furs",), 1, [("Ana", 150, "goods")])
    assert g.player("Ana").points[1] == 1
    g = dealing(items={"c1": caravan("nicaea")}, tokens={"Ana": {"yellow": 1}})
    g.trade("Ana")
    assert g.offered("Ana", "flip_token", "use_card") == []  # nothing that points would serve


@rule("ME-18.12", "ME-16.11")
def test_who_is_bankrupt_sells_but_buys_no_goods() -> None:
    g = selling("constantinople", "wine", player={"Ana": {"bankrupt": True}})
    assert g.offered("Ana", "trade_buy", "trade_sell") == ["trade_sell transport=c1"]
    g.refused("Ana", "trade_buy transport=c1 cubes=1", "ME-18.12", "refused-me-bankrupt")


@rule("ME-18.1", "ME-A52", "ME-26.6")
def test_who_lacks_the_florins_for_a_point_in_a_sale_may_take_the_loan_of_the_turn() -> None:
    g = selling("constantinople", "wine", technology={"Ana": {"trade": 2}}, florins={"Ana": 99})
    g.act("Ana", "trade_sell transport=c1", "add_cube good=wine")
    assert g.offered("Ana", "use_technology", "take_loan") == ["take_loan"]
    g.act("Ana", "take_loan")
    assert (g.player("Ana").florins, g.player("Ana").debt) == (599, 500)
    assert "use_technology technology=market" in g.options("Ana")
    assert "take_loan" not in g.options("Ana")


@rule("ME-16.14", "ME-16.19", "ME-A39")
def test_a_market_cube_of_every_good_but_the_printed_one_counts_alike() -> None:
    for good in GOODS:
        if good == "cloth":
            continue
        g = selling("constantinople", good, "cloth" if good == "furs" else "furs")
        assert g.place("constantinople").market == ()
        sell(g, good)
        assert (g.place("constantinople").market, g.collected()) == ((good,), [("Ana", 100, "goods")])
        others = [other for other in GOODS if other not in (good, "cloth")]
        g = selling("constantinople", others[0], markets={"constantinople": [good]})
        sell(g, others[0])
        assert g.collected() == [("Ana", 120, "goods")]


@rule("ME-16.12", "ME-2.9")
def test_whoever_cannot_pay_the_fee_any_more_leaves_the_sale_without_cost() -> None:
    """Nothing is sold and no movement point is spent; without it a trader could be stuck."""
    held = {"kind": "caravan", "owner": "Ana", "place": "constantinople", "cargo": ["wine"]}
    g = dealing(items={"c1": held}, phase="trade")
    g.ask("trade_turn", "Ana")
    g.act("Ana", "trade_sell transport=c1", "add_cube good=wine", "leave_trade")
    assert (g.state.sales, g.item("c1").spent, g.item("c1").cargo) == ([], 0, ("wine",))
    assert g.waiting == "Ana"


@rule("ME-26.5", "ME-16.12")
def test_commerce_counts_for_cubes_that_are_sold_only() -> None:
    g = selling("constantinople", "furs", "furs", "wine", buildings={"constantinople": ["city"]})
    sold = [total(g.state, Sale(0, "c1", True, cubes, False, 3, 0)) for cubes in (["wine"], ["wine", "furs", "furs"])]
    assert sold == [200, 600]  # 100 a cube, and 100 a point of Commerce in a city


@rule("ME-26.6", "ME-16.28")
@pytest.mark.parametrize(
    ("florins", "points", "offered"),
    [(60, 0, False), (60, 1, True), (60, 2, True), (40, 1, False), (40, 2, False), (40, 3, False)],
)
def test_a_cube_can_be_bought_for_what_market_leaves_of_its_price(florins: int, points: int, offered: bool) -> None:
    """A second point would make it free, so it can't be used: half the price is the least (ME-2.9)."""
    g = dealing(
        florins={"Ana": florins},
        technology={"Ana": {"trade": 2}},
        points={"Ana": {"yellow": points}},
        items={"c1": caravan("constantinople")},
    )
    g.trade("Ana")
    assert any(line.startswith("trade_buy") for line in g.options("Ana")) == offered


@rule("ME-16.12")
def test_no_colour_is_present_where_nobody_lives() -> None:
    g = dealing(markets={"buda": ["salt"]})
    assert present(g.state, "buda") == {"wine", "salt"}
    assert present(g.state, "serbia") == set()
