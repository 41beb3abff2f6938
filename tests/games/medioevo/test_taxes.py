"""ME-5, ME-22.12: taxes and upkeep."""

from __future__ import annotations

import pytest

from games.medioevo.realms import realm
from games.medioevo.scene import THREE
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.forces import merged
from pentapolis.games.medioevo.realm.events import TaxSet
from pentapolis.games.medioevo.realm.taxes import (
    charge_upkeep,
    collect_taxes,
    collect_upkeep,
    income,
    tax_phase,
    upkeep_of,
)
from pentapolis.games.medioevo.supply import units_left
from pentapolis.games.medioevo.tabletop import BARBARIANS, Force, Place, Troop
from support import rule

BOX = BOXES[""]
SEA = BOX.chart.coast["smyrna"][0]


@rule("ME-5.1", "ME-24.5", "ME-E7")
def test_levels_are_set_in_secret_and_revealed_together() -> None:
    g = realm(tax={"Ana": 50})
    g.run(tax_phase)
    assert g.waits == "Ana, Bo, Cy: set_tax"
    assert g.asked("Ana") == [f"set_tax level={level}" for level in (10, 20, 30, 40, 50)]
    g.act("Ana", "set_tax level=30")
    assert g.player("Ana").tax == 50
    assert "level=30" not in str(g.seen("Bo"))
    g.act("Bo", "set_tax level=10")
    g.act("Cy", "set_tax level=50")
    assert g.each("tax") == {"Ana": 30, "Bo": 10, "Cy": 50}
    assert [(event.seat, event.tax) for event in g.told(TaxSet)] == [(0, 30), (1, 10), (2, 50)]
    assert g.collected() == [("Ana", 210, "taxes"), ("Bo", 70, "taxes"), ("Cy", 350, "taxes")]


@rule("ME-5.2")
@pytest.mark.parametrize(("building", "levels"), [("village", 1), ("town", 2), ("city", 3)])
def test_income_by_territories_and_civil_levels(building: str, levels: int) -> None:
    g = realm(tax={"Ana": 20}, buildings={"nicaea": [building, "castle", "cathedral"]}, control={"bulgaria": ["Ana"]})
    assert income(g.state, 0) == 20 * (8 + levels)


@rule("ME-5.3")
def test_a_city_at_a_great_market() -> None:
    markets = {"nicaea": ["wine", "salt", "furs"], "smyrna": ["wine"]}
    g = realm(tax={"Ana": 10}, buildings={"nicaea": ["city"], "smyrna": ["town"]}, markets=markets)
    assert income(g.state, 0) == 10 * (7 + 3 + 2) + 20 * 3


@rule("ME-5.4", "ME-2.7", "ME-19.14")
def test_nothing_from_contested_territories_or_those_of_barbarians() -> None:
    g = realm(
        tax={"Ana": 10, "Bo": 10},
        buildings={"nicaea": ["city"], "smyrna": ["village"]},
        markets={"nicaea": ["wine"]},
        armies={
            "nicaea": {"Ana": {"archer": 1}, "Bo": {"archer": 1}},
            "smyrna": {"barbarians": {"light_infantry": 1}},
        },
    )
    assert (income(g.state, 0), income(g.state, 1)) == (50, 70)


@rule("ME-5.5", "ME-15.19")
def test_who_has_nothing_gets_two_hundred() -> None:
    homes = BOX.kingdoms["byzantium"].territories
    lost = {home: {"Bo": {"light_infantry": 1}} for home in homes}
    g = realm(tax={"Ana": 10}, armies=lost)
    assert income(g.state, 0) == 200
    g = realm(
        tax={"Ana": 10},
        armies=lost,
        items={"g1": {"kind": "galley", "owner": "Ana", "place": SEA, "units": {"archer": 1}}},
    )
    assert income(g.state, 0) == 0
    g.run(collect_taxes)
    assert g.player("Ana").florins == 1600


@rule("ME-5.7", "ME-13.12")
def test_twenty_florins_for_each_piece() -> None:
    g = realm(
        armies={"nicaea": {"Ana": {"cavalry": 2, "captain_3": 1}}},
        items={
            "g1": {"kind": "galley", "level": 3, "owner": "Ana", "place": SEA, "units": {"archer": 2}},
            "e2": {"kind": "bombard", "owner": "Ana", "place": "nicaea"},
            "c3": {"kind": "caravan", "owner": "Bo", "place": "nicaea"},
        },
        buildings={"nicaea": ["castle"]},
        surrendered={"Ana": {"archer": 3}},
        prisoners={"Bo": [{"owner": "Ana", "unit": "archer", "count": 2}]},
    )
    assert [upkeep_of(g.state, seat) for seat in range(3)] == [20 * 7, 20, 0]


@rule("ME-5.8", "ME-5.11")
def test_pieces_may_be_returned_before_paying() -> None:
    g = realm(
        armies={"nicaea": {"Ana": {"archer": 2}}},
        items={"w1": {"kind": "war_wagon", "owner": "Ana", "place": "nicaea"}},
    )
    g.run(charge_upkeep.of(0))
    assert g.waits == "Ana: disband"
    g.act("Ana", "return_unit place=nicaea unit=archer", "return_item item=w1")
    assert g.waits == "Ana: disband"
    g.act("Ana", "pay_upkeep")
    assert (g.waits, g.player("Ana").florins) == ("", 1580)
    assert (g.army("nicaea", "Ana"), g.state.items) == ({"archer": 1}, {})


@rule("ME-5.9", "ME-2.9")
def test_who_can_not_pay_returns_pieces_or_borrows() -> None:
    g = realm(florins={"Ana": 30}, armies={"nicaea": {"Ana": {"archer": 2}}})
    g.run(charge_upkeep.of(0))
    assert "pay_upkeep" not in g.asked("Ana")
    g.refused("Ana", "pay_upkeep", "ME-5.9", "refused-upkeep")
    g.act("Ana", "take_loan")
    g.act("Ana", "pay_upkeep")
    assert (g.player("Ana").florins, g.player("Ana").debt) == (490, 500)


@rule("ME-5.9")
def test_without_a_loan_pieces_must_go() -> None:
    g = realm(florins={"Ana": 30}, armies={"nicaea": {"Ana": {"archer": 2}}}, player={"Ana": {"borrowed": True}})
    g.run(charge_upkeep.of(0))
    g.act("Ana", "return_unit place=nicaea unit=archer")
    g.act("Ana", "pay_upkeep")
    assert (g.player("Ana").florins, g.waits) == (10, "")


@rule("ME-5.7")
def test_who_has_no_pieces_is_not_asked() -> None:
    g = realm()
    g.run(charge_upkeep.of(0))
    assert (g.waits, g.paid()) == ("", [])


@rule("ME-22.12")
def test_upkeep_by_terrain() -> None:
    places = {
        "nicaea": 10,
        "adrianople": 20,
        "wallachia": 20,
        "moldavia": 20,
        "swabia": 20,
        "macedonia": 30,
        "aleppo": 40,
    }
    assert {BOX.chart.territories[name].terrain for name in places} == {
        "plains",
        "forest",
        "hills",
        "mountains",
        "desert",
    }
    for place, florins in places.items():
        g = realm(armies={place: {"Ana": {"archer": 3}}}, options={"terrain": "yes"})
        assert upkeep_of(g.state, 0) == 3 * florins
    ships = {"g1": {"kind": "galley", "owner": "Ana", "place": SEA, "units": {"archer": 1}}}
    assert upkeep_of(realm(items=ships, options={"terrain": "yes"}).state, 0) == 40


@rule("ME-5.6", "ME-2.1", "ME-A10")
def test_income_comes_before_interest_and_interest_before_upkeep() -> None:
    g = realm(debt={"Ana": 500}, florins={"Ana": 0}, armies={"nicaea": {"Ana": {"archer": 1}}})
    g.run(tax_phase)
    for who in THREE:
        g.act(who, "set_tax level=10")
    assert (g.collected()[0], g.paid()) == (("Ana", 70, "taxes"), [("Ana", 50, "interest")])
    g.act("Ana", "pay_upkeep")
    assert (g.player("Ana").florins, g.player("Ana").debt) == (0, 500)


@rule("ME-2.2", "ME-A4")
def test_where_order_matters_all_are_served_in_turn_order() -> None:
    pieces = {"nicaea": {"Ana": {"archer": 1}}, "buda": {"Bo": {"archer": 1}}, "don": {"Cy": {"archer": 1}}}
    g = realm(armies=pieces, order=("Cy", "Ana", "Bo"))
    g.run(collect_upkeep)
    served = []
    while g.waits:
        served.append(g.waits.split(":")[0])
        g.act(served[-1], "pay_upkeep")
    assert served == ["Cy", "Ana", "Bo"]
    assert [who for who, _, _ in g.paid()] == served


@rule("ME-5.7", "ME-5.8", "ME-25.56")
def test_units_lent_to_a_horde_are_paid_for_and_can_be_given_back() -> None:
    lent = [Troop("light_infantry"), Troop("heavy_infantry", count=2, lent_by=0, home="nicaea")]
    places = {"bulgaria": Place(forces=(Force(BARBARIANS, merged(lent)),))}
    g = realm(phase="taxes", florins={"Ana": 20}, state={"places": places})
    assert (upkeep_of(g.state, 0), upkeep_of(g.state, 1)) == (40, 0)
    g.run(collect_upkeep)
    assert "pay_upkeep" not in g.asked("Ana")
    g.act("Ana", "return_unit place=bulgaria unit=heavy_infantry", "pay_upkeep")
    assert g.army("bulgaria", "barbarians") == {"light_infantry": 1, "heavy_infantry": 1}
    assert (g.player("Ana").florins, units_left(g.state, 0, "heavy_infantry")) == (0, 19)
