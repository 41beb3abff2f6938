"""ME-16.1 to ME-16.8: caravans and merchant ships on their way, and whom they meet."""

from __future__ import annotations

import pytest

from games.medioevo.dealing import caravan, dealing, ship
from games.medioevo.scene import FOUR
from pentapolis.games.medioevo.moves.events import ItemTaken
from pentapolis.games.medioevo.tabletop import Route
from pentapolis.games.medioevo.trading.events import TransportPlundered, Travelled
from pentapolis.games.medioevo.trading.turn import trade_phase
from support import rule


@rule("ME-16.1")
def test_players_trade_in_turn_order_with_all_their_transports_in_any_interleaving() -> None:
    g = dealing(
        order=["Cy", "Ana", "Bo"],
        items={
            "c1": caravan("buda", "Bo"),
            "c2": caravan("tana", "Cy"),
            "c3": caravan("caffa", "Cy"),
            "w4": {"kind": "war_wagon", "owner": "Cy", "place": "don"},
        },
    )
    g.run(trade_phase)
    assert (g.state.phase, g.waits) == ("trade", "Cy: trade_turn")
    offered = g.offered("Cy", "trade_move", "trade_buy", "trade_sell")
    assert {line.split("transport=")[1].split()[0] for line in offered} == {"c2", "c3"}  # no wagon, nobody else's
    g.refused("Cy", "trade_move transport=c1 to=pecs", "ME-16.1", "refused-me-not-your-transport")
    g.act("Cy", "trade_move transport=c2 to=don", "trade_move transport=c3 to=tana", "trade_move transport=c2 to=saraj")
    assert (g.item("c2").place, g.item("c3").place) == ("saraj", "tana")
    g.act("Cy", "end_trade")
    assert g.waits == "Bo: trade_turn"  # Ana has no transport
    g.act("Bo", "end_trade")
    assert g.waits == ""


@rule("ME-16.2")
@pytest.mark.parametrize(("level", "movement", "cubes"), [(1, 6, 2), (2, 7, 4), (3, 8, 6)])
def test_movement_and_capacity_grow_with_the_level(level: int, movement: int, cubes: int) -> None:
    g = dealing(items={"c1": caravan("constantinople", level=level)}, florins={"Ana": 5000})
    g.trade("Ana")
    bought = g.offered("Ana", "trade_buy")
    assert {int(line.split("cubes=")[1].split()[0]) for line in bought} == set(range(1, cubes + 1))
    for step in range(movement):
        g.act("Ana", f"trade_move transport=c1 to={('nicaea', 'constantinople')[step % 2]}")
    assert g.item("c1").spent == movement
    assert g.offered("Ana", "trade_move", "trade_buy") == []
    g.refused("Ana", "trade_move transport=c1 to=nicaea", "ME-16.2", "refused-me-trade-movement")


@rule("ME-16.3", "ME-16.4", "ME-16.5")
def test_caravans_go_by_land_and_over_the_strait_ships_by_sea_into_any_adjacent_territory() -> None:
    g = dealing(items={"c1": caravan("constantinople"), "m2": ship("aegean")})
    g.trade("Ana")
    assert [line for line in g.offered("Ana", "trade_move") if "c1" in line] == [
        "trade_move transport=c1 to=adrianople",
        "trade_move transport=c1 to=bulgaria",
        "trade_move transport=c1 to=nicaea",
    ]
    by_sea = [line.split("to=")[1] for line in g.offered("Ana", "trade_move") if "m2" in line]
    shores = ["achaea", "adrianople", "constantinople", "epirus", "nicaea", "smyrna", "thessalonica"]
    assert sorted(by_sea) == sorted([*shores, "cretan", "propontis"])
    g.act("Ana", "trade_move transport=c1 to=bulgaria", "trade_move transport=m2 to=epirus")
    assert (g.item("c1").place, g.item("m2").place) == ("bulgaria", "epirus")
    assert g.army("bulgaria", "barbarians") == g.army("epirus", "barbarians") == {}
    assert [line.split("to=")[1] for line in g.offered("Ana", "trade_move") if "m2" in line] == [
        *("aegean", "ionian", "lower_adriatic")
    ]
    g.refused("Ana", "trade_move transport=m2 to=achaea", "ME-16.3", "refused-me-trade-way")


@rule("ME-16.5", "ME-16.8", "ME-A43")
def test_armies_of_players_that_are_not_hostile_let_it_pass() -> None:
    g = dealing(
        items={"c1": caravan("macedonia")}, armies={"serbia": {"Bo": {"archer": 3}}}, wars=[("Bo", "Ana")], since=2
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=serbia")  # the war was declared this turn (ME-17.3)
    assert g.item("c1").place == "serbia"
    assert g.waits == "Ana: trade_turn"


@rule("ME-16.6")
def test_barbarians_plunder_what_comes_to_them_and_nobody_is_paid() -> None:
    g = dealing(
        items={"c1": caravan("macedonia", cargo=["wine"])},
        armies={"serbia": {"barbarians": {"light_infantry": 1}}},
        routes={"Ana": {"transport": "c1", "steps": ["buda", "serbia", "nicaea"], "destination": "smyrna"}},
    )
    g.trade("Ana")
    before = g.each("florins")
    g.act("Ana", "trade_move transport=c1 to=serbia")
    assert g.state.items == {}
    assert (g.each("florins"), g.player("Ana").route) == (before, None)
    assert g.told(TransportPlundered) == [TransportPlundered(0, "caravan", "serbia")]
    assert g.waits == "Ana: trade_turn"


@rule("ME-16.6")
def test_a_diplomat_saves_it_from_barbarians() -> None:
    g = dealing(
        items={"c1": caravan("macedonia", cargo=["wine"])},
        armies={"serbia": {"barbarians": {"light_infantry": 1}}},
        effects=[{"name": "card_50", "who": "Cy", "item": "c1"}],
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=serbia")
    assert (g.item("c1").place, g.item("c1").cargo) == ("serbia", ("wine",))


@rule("ME-16.7", "ME-15.9", "ME-E31")
def test_an_army_at_war_seizes_or_plunders_what_enters() -> None:
    for answer in ("seize_transport", "plunder_transport"):
        g = dealing(
            items={"c1": caravan("circassia", level=2, cargo=["salt", "wine"])},
            armies={"saraj": {"Cy": {"archer": 1}}},
            wars=[("Ana", "Cy")],
        )
        g.trade("Ana")
        g.act("Ana", "trade_move transport=c1 to=saraj")
        assert g.waits == "Cy: seize_entering_transport"
        g.act("Cy", answer)
        assert g.waits == "Ana: trade_turn"
        if answer == "seize_transport":
            assert (g.item("c1").owner, g.item("c1").cargo) == (2, ("salt", "wine"))
            assert g.told(ItemTaken) == [ItemTaken(2, 0, "c1", "caravan", "saraj")]
            assert g.player("Cy").florins == 1600
        else:
            assert g.state.items == {}
            assert g.collected() == [("Cy", 200, "plunder")]  # half of 200, and 50 for each cube


@rule("ME-16.7")
def test_of_several_hostile_armies_the_first_in_turn_order_decides() -> None:
    g = dealing(
        *FOUR,
        order=["Dee", "Cy", "Bo", "Ana"],
        items={"c1": caravan("macedonia")},
        armies={"serbia": {"Bo": {"archer": 1}, "Cy": {"archer": 1}}},
        wars=[("Ana", "Bo"), ("Ana", "Cy")],
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=serbia")
    assert g.waits == "Cy: seize_entering_transport"


@rule("ME-16.7", "ME-15.4", "ME-6.22")
def test_without_a_fitting_token_it_can_only_be_plundered() -> None:
    wagons = {f"w{n}": {"kind": "war_wagon", "owner": "Cy", "place": "don", "level": 3} for n in range(2, 6)}
    g = dealing(
        items={"c1": caravan("don", level=3), **wagons}, armies={"saraj": {"Cy": {"archer": 1}}}, wars=[("Ana", "Cy")]
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=saraj")
    assert g.offered("Cy", "seize_transport", "plunder_transport") == ["plunder_transport"]


@rule("ME-15.8", "ME-25.43")
def test_a_protected_transport_without_a_fitting_token_stays_with_its_owner() -> None:
    wagons = {f"w{n}": {"kind": "war_wagon", "owner": "Cy", "place": "don", "level": 3} for n in range(2, 6)}
    g = dealing(
        items={"c1": caravan("don", level=3), **wagons},
        armies={"saraj": {"Cy": {"archer": 1}}},
        wars=[("Ana", "Cy")],
        effects=[{"name": "card_51", "who": "Bo", "item": "c1"}],
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=saraj")
    g.act("Cy", "seize_transport")
    assert g.item("c1").owner == 0


@rule("ME-16.7")
def test_at_sea_galleys_with_units_aboard_seize_a_ship() -> None:
    galley = {"kind": "galley", "owner": "Bo", "place": "aegean"}
    for units, waits in (({"archer": 1}, "Bo: seize_entering_transport"), ({}, "Ana: trade_turn")):
        g = dealing(items={"m1": ship("constantinople"), "g2": {**galley, "units": units}}, wars=[("Ana", "Bo")])
        g.trade("Ana")
        g.act("Ana", "trade_move transport=m1 to=aegean")
        assert g.waits == waits


@rule("ME-22.10", "ME-A90")
def test_terrain_makes_steps_and_docking_dearer() -> None:
    g = dealing(items={"c1": caravan("thessalonica"), "m2": ship("aegean")}, options={"terrain": "yes"})
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=macedonia", "trade_move transport=m2 to=smyrna")
    assert (g.item("c1").spent, g.item("m2").spent) == (3, 2)
    g.act("Ana", "trade_move transport=m2 to=aegean", "trade_move transport=m2 to=propontis")
    assert g.item("m2").spent == 4
    assert "trade_move transport=c1 to=serbia" in g.options("Ana")
    g.act("Ana", "trade_move transport=c1 to=bulgaria")
    assert g.item("c1").spent == 6


@rule("ME-16.15", "ME-16.16", "ME-16.17", "ME-A76")
def test_leaving_an_area_puts_a_cube_of_a_colour_aboard_there() -> None:
    g = dealing(items={"c1": caravan("constantinople", level=2, cargo=["cloth", "salt", "wine"])})
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=nicaea")
    assert g.waits == "Ana: place_market_cube"
    assert g.item("c1").place == "constantinople"
    assert g.offered("Ana", "place_market_cube") == ["place_market_cube good=salt", "place_market_cube good=wine"]
    g.act("Ana", "place_market_cube good=wine")
    assert g.place("constantinople").market == ("wine",)
    assert (g.item("c1").place, g.item("c1").cargo) == ("nicaea", ("cloth", "salt", "wine"))
    g.act("Ana", "trade_move transport=c1 to=constantinople", "place_market_cube good=salt")
    g.act("Ana", "trade_move transport=c1 to=nicaea")  # salt is the one colour that is left: no choice
    assert g.place("constantinople").market == ("salt", "wine")
    g.act("Ana", "trade_move transport=c1 to=constantinople", "place_market_cube good=cloth")
    assert g.place("nicaea").market == ("cloth", "salt")
    g.act("Ana", "trade_move transport=c1 to=adrianople")  # all its colours are present, printed or real
    assert g.place("constantinople").market == ("salt", "wine")
    assert g.told(Travelled)[-1] == Travelled(0, "c1", "caravan", "constantinople", "adrianople")


@rule("ME-16.15")
def test_a_colour_that_is_not_in_the_supply_is_not_put_down() -> None:
    full = {f"c{n}": caravan("buda", "Bo", level=3, cargo=["wine"] * 6) for n in range(2, 5)}
    g = dealing(items={"c1": caravan("nicaea", cargo=["wine", "wine"]), **full})
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c1 to=constantinople")
    assert (g.item("c1").place, g.place("nicaea").market) == ("constantinople", ())


@rule("ME-25.3")
def test_nothing_leaves_where_a_bishop_forbids_it() -> None:
    g = dealing(
        items={"c1": caravan("nicaea", cargo=["wine"])}, effects=[{"name": "card_3", "who": "Cy", "place": "nicaea"}]
    )
    g.trade("Ana")
    assert g.offered("Ana", "trade_move") == []
    g.refused("Ana", "trade_move transport=c1 to=constantinople", "ME-25.3", "refused-me-held-fast")


@rule("ME-16.23", "ME-A25", "ME-A81")
def test_entering_a_step_accomplishes_it_in_any_order() -> None:
    g = dealing(
        items={"c1": caravan("constantinople", cargo=["salt"]), "c2": caravan("adrianople")},
        routes={
            "Ana": {"transport": "c1", "steps": ["thessalonica", "nicaea", "constantinople"], "destination": "smyrna"}
        },
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=c2 to=thessalonica")  # not the transport on the route
    g.act("Ana", "trade_move transport=c1 to=nicaea")
    assert g.player("Ana").route == Route(
        "c1", ("thessalonica", "nicaea", "constantinople"), (False, True, False), "smyrna"
    )
    g.act("Ana", "trade_move transport=c1 to=constantinople")
    assert g.steps_done("Ana") == (False, True, True)


@rule("ME-16.23")
def test_a_ship_accomplishes_a_step_by_docking_there() -> None:
    g = dealing(
        items={"m1": ship("propontis")},
        routes={
            "Ana": {"transport": "m1", "steps": ["constantinople", "nicaea", "smyrna"], "destination": "thessalonica"}
        },
    )
    g.trade("Ana")
    g.act("Ana", "trade_move transport=m1 to=aegean")
    assert g.steps_done("Ana") == (False, False, False)
    g.act("Ana", "trade_move transport=m1 to=smyrna")
    assert g.steps_done("Ana") == (False, False, True)


@rule("ME-26.2")
def test_a_step_that_logistics_has_paid_for_leads_over_the_sea_and_not_to_stay_there() -> None:
    g = dealing(
        items={"c1": caravan("adrianople"), "m2": ship("smyrna")},
        effects=[{"name": "logistics", "who": "Ana", "item": "c1", "place": "aegean"}],
    )
    g.trade("Ana")
    assert "end_trade" in g.options("Ana")  # a docked ship is where it may be
    g.act("Ana", "trade_move transport=c1 to=aegean")
    assert (g.item("c1").place, g.item("c1").spent, g.state.effects) == ("aegean", 1, [])
    seas = set(g.state.box.chart.seas)
    assert not seas & {line.split("to=")[1] for line in g.offered("Ana", "trade_move") if "c1" in line}
    g.refused("Ana", "end_trade", "ME-26.2", "refused-me-adrift")
    g.act("Ana", "trade_move transport=c1 to=achaea", "end_trade")
    assert g.item("c1").place == "achaea"


@rule("ME-16.1", "ME-26.8", "ME-16.27")
def test_who_has_only_transports_that_stand_still_may_see_to_a_route_or_use_a_technology() -> None:
    still = {"c1": caravan("thessalonica", stopped=True)}
    route = {"Ana": {"transport": "c1", "steps": ["buda", "rome", "caffa"], "destination": "kiev"}}
    for position in ({"routes": route}, {"technology": {"Ana": {"trade": 3}}}):
        g = dealing(phase="trade", items=still, **position)
        g.ask("begin_trade", "Ana")
        assert g.waits == "Ana: trade_turn"
    g = dealing(phase="trade", items=still)
    g.ask("begin_trade", "Ana")
    assert g.waits == ""
