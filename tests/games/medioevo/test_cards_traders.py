"""Cards 19 to 23, 30, 31, 63, 64: Merchants, Tax Collectors, Vendors, Camel Drivers (ME-25.19 to ME-25.22, ME-25.29,
ME-25.30, ME-25.53, ME-25.54)."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.dealing import caravan, pact, ship
from games.medioevo.reacting import LI, in_phase, reacting
from pentapolis.games.medioevo.diplomacy.relations import Clause
from pentapolis.games.medioevo.events import CardCancelled
from pentapolis.games.medioevo.realm.hordes import lose_item
from pentapolis.games.medioevo.tabletop import Route
from pentapolis.games.medioevo.trading.events import TradeUndone
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.now import Now
from support import rule

ROUTE = {"transport": "c1", "steps": ["smyrna", "buda", "saraj"], "destination": "thessalonica"}


# Merchants


@rule("ME-25.19", "ME-A64")
def test_card_19_sells_a_cube_to_strangers_for_100_times_the_other_colours_aboard() -> None:
    g = in_phase(
        "trade", items={"c1": caravan("serbia", level=2, cargo=["salt", "salt", "wine", "furs"])}, cards={"Ana": [19]}
    )
    g.act("Ana", "use_card_on_good card=19 item=c1 good=salt")
    assert g.collected() == [("Ana", 200, "goods")]
    assert (g.item("c1").cargo, g.item("c1").spent) == (("furs", "salt", "wine"), 1)
    assert g.place("serbia").market == ()
    assert g.uses("Ana", "use_card card=19") == []  # once a turn


@rule("ME-25.19")
def test_card_19_needs_a_barbarian_territory_without_barbarians_and_spoils_the_route() -> None:
    for place, armies in (("buda", {}), ("serbia", {"serbia": {"barbarians": {LI: 1}}})):
        g = in_phase("trade", items={"c1": caravan(place, cargo=["salt"])}, cards={"Ana": [19]}, armies=armies)
        assert g.uses("Ana", "use_card card=19") == []
    g = in_phase(
        "trade", items={"c1": caravan("serbia", cargo=["salt", "wine"])}, cards={"Ana": [19]}, routes={"Ana": ROUTE}
    )
    g.act("Ana", "use_card_on_good card=19 item=c1 good=wine")
    assert (g.collected(), g.player("Ana").route) == ([("Ana", 100, "goods")], None)


@rule("ME-25.20", "ME-E40")
@pytest.mark.parametrize(
    ("place", "more"),
    [
        ("serbia", {}),
        ("iconium", {"markets": {"iconium": ["salt"]}}),
        ("buda", {"effects": [{"name": "card_2", "who": "Bo", "place": "buda"}]}),
    ],
)
def test_card_20_sells_any_number_at_50_where_nobody_else_may(place: str, more: dict[str, Any]) -> None:
    cargo = ["salt", "salt", "wine"]
    g = in_phase("trade", items={"c1": caravan(place, level=2, cargo=cargo)}, cards={"Ana": [20]}, **more)
    g.act("Ana", "use_card_on_item card=20 item=c1")
    g.act("Ana", "dump_cubes good=salt cubes=2", "dump_cubes good=wine cubes=1", "done")
    assert g.collected() == [("Ana", 150, "goods")]
    assert (g.item("c1").cargo, g.item("c1").spent) == ((), 1)


@rule("ME-25.20")
def test_card_20_is_not_for_the_own_territories_and_spoils_the_route() -> None:
    g = in_phase("trade", items={"c1": caravan("thessalonica", cargo=["salt"])}, cards={"Ana": [20]})
    assert g.uses("Ana", "use_card card=20") == []
    g = in_phase("trade", items={"c1": caravan("serbia", cargo=["salt"])}, cards={"Ana": [20]}, routes={"Ana": ROUTE})
    g.act("Ana", "use_card_on_item card=20 item=c1")
    assert "done" not in g.options("Ana")  # at least one cube
    g.act("Ana", "dump_cubes good=salt cubes=1", "done")
    assert g.player("Ana").route is None


@rule("ME-25.21")
def test_card_21_buys_a_cube_of_any_good_for_150() -> None:
    g = in_phase("trade", items={"c1": caravan("thessalonica"), "m2": ship("aegean")}, cards={"Ana": [21]})
    lines = g.uses("Ana", "use_card card=21")
    assert len(lines) == 8
    assert all("item=c1" in line for line in lines)  # a ship at sea is not docked
    g.act("Ana", "use_card_on_good card=21 item=c1 good=furs")
    assert g.paid() == [("Ana", 150, "goods")]
    assert (g.item("c1").cargo, g.item("c1").spent) == (("furs",), 1)


@rule("ME-25.21", "ME-17.11")
def test_card_21_keeps_the_other_conditions_of_trade_and_pays_the_fee() -> None:
    g = in_phase("trade", items={"c1": caravan("buda")}, cards={"Ana": [21]})
    assert g.uses("Ana", "use_card card=21") == []  # Bo has not granted trade
    granted = pact(Clause("trade", giver=1, taker=0, fee=30))
    g = in_phase(
        "trade", items={"c1": caravan("buda")}, cards={"Ana": [21]}, state={"pacts": [granted]}, florins={"Bo": 0}
    )
    g.act("Ana", "use_card_on_good card=21 item=c1 good=furs")
    assert g.player("Bo").florins == 30


@rule("ME-7.10", "ME-2.9", "ME-25.21")
def test_card_21_does_nothing_for_who_has_spent_its_price_on_an_answer() -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan("thessalonica")},
        cards={"Ana": [21, 48], "Bo": [49]},
        florins={"Ana": 150},
        debt={"Ana": 2500},
    )
    g.act("Ana", "use_card_on_good card=21 item=c1 good=furs")
    g.act("Bo", "use_card card=49")
    g.act("Ana", "use_card card=48")
    g.close()
    assert g.told(CardCancelled) == [CardCancelled(1, 49), CardCancelled(0, 21)]
    assert (g.item("c1").cargo, g.item("c1").spent, g.player("Ana").florins) == ((), 0, 100)


@rule("ME-18.12", "ME-25.21")
def test_who_is_bankrupt_does_not_buy_by_card_21_either() -> None:
    g = in_phase(
        "trade", items={"c1": caravan("thessalonica")}, cards={"Ana": [21]}, player={"Ana": {"bankrupt": True}}
    )
    assert g.uses("Ana", "use_card card=21") == []


# Tax Collectors


@rule("ME-25.22")
@pytest.mark.parametrize(("card", "florins"), [(22, 30), (23, 60)])
def test_cards_22_and_23_count_cubes_of_others_in_own_territories(card: int, florins: int) -> None:
    items = {
        "c1": caravan("thessalonica", "Bo", level=2, cargo=["salt", "salt"]),
        "m2": ship("smyrna", "Cy", cargo=["wine"]),
        "m3": ship("aegean", "Cy", cargo=["wine"]),
        "c4": caravan("thessalonica", cargo=["furs"]),
        "c5": caravan("buda", "Bo", cargo=["furs"]),
    }
    g = in_phase("purchase", items=items, cards={"Ana": [card]})
    g.act("Ana", f"use_card card={card}")
    assert g.collected() == [("Ana", florins, f"card_{card}")]


# Vendors


@rule("ME-25.29")
def test_card_30_keeps_the_route_of_a_lost_transport_for_the_turn() -> None:
    g = in_phase(
        "trade", items={"c1": caravan("serbia"), "c2": caravan("smyrna")}, cards={"Ana": [30]}, routes={"Ana": ROUTE}
    )
    lose_item(g.state, Now(g.state.agenda, ScriptedChance(()), g.events, {}), "c1")
    g.run()
    assert g.waits == "Ana: transport_lost"
    g.act("Ana", "use_card card=30")
    g.close()
    assert g.waits == "Ana: trade_turn"
    g.act("Ana", "assign_route transport=c2")
    assert g.player("Ana").route == Route("c2", ("smyrna", "buda", "saraj"), (False,) * 3, "thessalonica")
    assert (g.paid(), g.item("c2").spent) == ([], 0)


@rule("ME-25.29")
def test_a_route_that_nobody_takes_over_ends_with_the_turn() -> None:
    route = Route("c1", ("smyrna", "buda", "saraj"), (False,) * 3, "thessalonica", saved=True)
    g = reacting(player={"Ana": {"route": route}})
    g.end_turn()
    assert g.player("Ana").route is None


@rule("ME-25.30")
def test_card_31_lays_the_tokens_of_the_route_anew_with_their_sides() -> None:
    done = {**ROUTE, "done": ["buda"]}
    g = in_phase("trade", items={"c1": caravan("serbia")}, cards={"Ana": [31]}, routes={"Ana": done})
    g.act("Ana", "use_card card=31", "route_token place=caffa", "route_token place=smyrna")
    assert "route_token place=caffa" not in g.options("Ana")
    assert "route_token place=serbia" not in g.options("Ana")  # nobody lives there
    g.act("Ana", "route_token place=rome", "route_token place=iconium")
    assert g.player("Ana").route == Route("c1", ("caffa", "smyrna", "rome"), (False, True, False), "iconium")


# Camel Drivers


@rule("ME-25.53")
def test_card_63_moves_any_market_cube_to_a_neighbouring_area_without_its_colour() -> None:
    markets = {"buda": ["salt"], "great_plain": ["salt"]}
    g = in_phase("purchase", "Cy", markets=markets, cards={"Cy": [63]})
    targets = {line.split("to=")[1].split()[0] for line in g.uses("Cy", "use_card card=63 place=buda")}
    assert "upper_hungary" in targets
    assert {"great_plain", "transylvania", "saraj"}.isdisjoint(targets)  # a cube, the print, too far
    g.act("Cy", "use_card_on_market card=63 place=buda to=upper_hungary good=salt")
    assert (g.place("buda").market, g.place("upper_hungary").market) == ((), ("salt",))


@rule("ME-25.53", "ME-16.12")
@pytest.mark.parametrize(("goods", "brings"), [(("furs", "salt"), 120), (("salt",), 0)])
def test_a_colour_that_card_63_brings_into_a_sale_is_not_sold(goods: tuple[str, ...], brings: int) -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan("nicaea", level=2, cargo=["furs", "salt"])},
        markets={"constantinople": ["salt"]},
        cards={"Cy": [63]},
    )
    g.act("Ana", "trade_sell transport=c1", *(f"add_cube good={good}" for good in goods), "confirm_trade")
    g.act("Cy", "use_card_on_market card=63 place=constantinople to=nicaea good=salt")
    assert g.collected() == ([("Ana", brings, "goods")] if brings else [])
    assert len(g.told(TradeUndone)) == (not brings)
    assert (g.item("c1").cargo, g.item("c1").spent) == (("salt",) if brings else ("furs", "salt"), 1)


@rule("ME-26.7", "ME-16.12")
def test_a_colour_that_control_brings_into_the_own_sale_is_not_sold() -> None:
    g = in_phase(
        "trade",
        items={"c1": caravan("nicaea", level=2, cargo=["furs", "salt"])},
        markets={"constantinople": ["salt"]},
        points={"Ana": {"yellow": 1}},
        technology={"Ana": {"trade": 3}},
    )
    g.act("Ana", "trade_sell transport=c1", "add_cube good=furs", "add_cube good=salt")
    g.act("Ana", "use_technology_on_market technology=control place=constantinople good=salt to=nicaea")
    assert not g.uses("Ana", "add_cube")
    g.act("Ana", "confirm_trade")
    assert (g.item("c1").cargo, g.collected()) == (("salt",), [("Ana", 120, "goods")])


@rule("ME-25.53", "ME-16.12", "ME-17.11")
def test_a_sale_that_can_no_longer_pay_its_fee_is_not_made() -> None:
    toll = pact(Clause("trade", giver=1, taker=0, fee=150))
    g = in_phase(
        "trade",
        items={"c1": caravan("upper_hungary", level=2, cargo=["furs", "wine"])},
        markets={"buda": ["wine"]},
        cards={"Cy": [63]},
        florins={"Ana": 0},
        state={"pacts": [toll]},
    )
    g.act("Ana", "trade_sell transport=c1", "add_cube good=furs", "add_cube good=wine", "confirm_trade")
    g.act("Cy", "use_card_on_market card=63 place=buda to=upper_hungary good=wine")
    assert (len(g.told(TradeUndone)), g.player("Ana").florins) == (1, 0)


@rule("ME-25.54", "ME-16.20")
@pytest.mark.parametrize(("uses", "florins"), [(["use_card card=64"], 240), ([], 200)])
def test_card_64_adds_the_market_bonus_to_the_sale_that_completes_the_route(uses: list[str], florins: int) -> None:
    steps = ["smyrna", "buda", "saraj"]
    g = in_phase(
        "trade",
        items={"c1": caravan("thessalonica", cargo=["salt"])},
        markets={"thessalonica": ["furs", "cloth"]},
        cards={"Ana": [64]},
        routes={"Ana": {**ROUTE, "steps": steps, "done": steps}},
    )
    g.act("Ana", "trade_sell transport=c1", "add_cube good=salt", *uses, "confirm_trade")
    g.act("Ana", "convert_points honor=0")
    assert g.collected() == [("Ana", florins, "goods")]
