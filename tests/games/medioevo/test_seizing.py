"""Seizing and plundering transports and engines that nobody defends (ME-9.22, ME-15.9)."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.medioevo.moves.events import AssetsPlundered, ItemTaken
from support import rule

from .marching import can, catapult, galley, turn, wagon, walk

WAR: dict[str, Any] = {"wars": [["Ana", "Bo"]]}


def caravan(place: str, owner: str = "Bo", **fields: Any) -> dict[str, Any]:
    return {"kind": "caravan", "level": 1, "owner": owner, "place": place, **fields}


@rule("ME-9.22", "ME-15.9", "ME-15.5")
def test_an_army_seizes_on_the_way_and_goes_on() -> None:
    g = turn(
        armies={"constantinople": {"Ana": {"archer": 1}}},
        items={"w1": wagon("constantinople"), "c2": caravan("adrianople", level=2, cargo=["wine", "salt"])},
        **WAR,
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=adrianople")
    assert can(g, "Ana", "seize") == ["item=c2 how=keep", "item=c2 how=plunder"]
    g.act("Ana", "seize item=c2 how=keep")
    assert (g.item("c2").owner, g.item("c2").cargo) == (0, ("salt", "wine"))
    assert g.honor() == []
    walk(g, "Ana", "thessalonica")
    assert g.item("w1").spent == 2, "it does not end the move"
    assert [(e.seat, e.other, e.item) for e in g.told(ItemTaken)] == [(0, 1, "c2")]


@rule("ME-9.22", "ME-15.9", "ME-15.6", "ME-25.25")
def test_plundering_pays_half_the_price_and_the_cubes() -> None:
    g = turn(
        armies={"adrianople": {"Ana": {"archer": 1}}},
        items={"c2": caravan("adrianople", level=3, cargo=["wine", "wine"])},
        **WAR,
    )
    assert can(g, "Ana") == ["seize item=c2 how=keep", "seize item=c2 how=plunder", "pass_combat"]
    g.act("Ana", "seize item=c2 how=plunder")
    assert "c2" not in g.state.items
    assert g.collected() == [("Ana", 250, "plunder")]
    assert [(e.assets, e.cubes) for e in g.told(AssetsPlundered)] == [(("caravan",), 2)]
    assert g.waits == "", "a seizure in place is a complete move"
    assert g.state.passes == 0


@rule("ME-9.22", "ME-17.5")
def test_it_is_an_attack_at_war_or_not() -> None:
    g = turn(
        armies={"adrianople": {"Ana": {"archer": 1}}},
        items={"c2": caravan("adrianople"), "c3": caravan("adrianople", "Cy")},
    )
    g.act("Ana", "seize item=c2 how=keep")
    assert g.waits == "Ana: confirm_seizure"
    g.act("Ana", "take_back")
    assert (g.waits, g.item("c2").owner, g.honor()) == ("Ana: combat_turn", 1, [])
    g.refused("Ana", "seize item=c2 how=keep", "ME-17.5", "refused-me-taken-back")
    g.act("Ana", "pass_combat")
    g.ask("combat_turn", "Ana")
    g.act("Ana", "seize item=c2 how=keep", "go_on player=1")
    assert g.honor() == [("Ana", -3, "undeclared_attack")]
    assert g.item("c2").owner == 0
    assert can(g, "Ana") == ["seize item=c3 how=keep", "seize item=c3 how=plunder", "finish_move"]
    g.act("Ana", "finish_move")
    assert g.waits == ""


@rule("ME-9.22")
def test_units_of_the_owner_protect_what_stands_with_them() -> None:
    g = turn(
        armies={"adrianople": {"Ana": {"archer": 1}, "Bo": {"archer": 1}}},
        items={"c2": caravan("adrianople"), "c3": caravan("nicaea")},
        **WAR,
    )
    assert can(g, "Ana", "seize") == [], "and without an army nothing is seized"


@rule("ME-9.22", "ME-9.21")
def test_at_sea_it_takes_a_galley_with_units_and_no_hostile_galley() -> None:
    ship = {"kind": "merchant_ship", "level": 1, "owner": "Bo", "place": "aegean"}
    g = turn(items={"g1": galley("aegean", units={"archer": 1}), "m2": ship, "g3": galley("cretan", "Bo")}, **WAR)
    assert can(g, "Ana", "seize", "attack_in_place") == ["seize item=m2 how=keep", "seize item=m2 how=plunder"]
    g = turn(items={"g1": galley("aegean"), "m2": ship}, **WAR)
    assert can(g, "Ana", "seize") == [], "an empty galley seizes nothing"
    g = turn(items={"g1": galley("aegean", units={"archer": 1}), "m2": ship, "g3": galley("aegean", "Bo")}, **WAR)
    assert can(g, "Ana", "seize", "attack_in_place") == ["attack_in_place place=aegean player=1"]


@rule("ME-9.22", "ME-15.9", "ME-13.8", "ME-15.4")
@pytest.mark.parametrize(("wagons", "taken"), [(0, True), (8, False)])
def test_a_galley_is_seized_with_what_is_aboard(wagons: int, taken: bool) -> None:
    items = {"g1": galley("aegean", units={"archer": 1}), "g2": galley("aegean", "Bo", level=2)}
    items |= {"w3": wagon("aegean", "Bo", aboard="g2"), "e4": {**catapult("aegean", "Bo"), "aboard": "g2"}}
    items |= {f"w{n}": wagon("nicaea") for n in range(5, 4 + wagons)}
    g = turn(items=items)
    g.act("Ana", "seize item=g2 how=keep", "go_on player=1")
    assert {item.owner for item in g.state.items.values() if item.aboard or item.level == 2} == {0}
    assert ("w3" in g.state.items, "e4" in g.state.items) == (taken, taken), "what no token fits is plundered"
    assert g.collected() == ([] if taken else [("Ana", 50, "plunder")] * 2)


@rule("ME-15.9", "ME-15.6")
def test_plundering_a_galley_pays_for_what_is_aboard() -> None:
    items = {"g1": galley("aegean", units={"archer": 1}), "g2": galley("aegean", "Bo", level=2)}
    g = turn(items={**items, "w3": wagon("aegean", "Bo", aboard="g2")})
    g.act("Ana", "seize item=g2 how=plunder", "go_on player=1")
    assert sorted(g.state.items) == ["g1"]
    assert g.collected() == [("Ana", 150, "plunder")]


@rule("ME-15.9", "ME-15.4", "ME-6.22")
def test_without_a_fitting_property_token_it_is_plundered() -> None:
    wagons = {f"w{n}": wagon("nicaea", level=1) for n in range(3, 11)}
    g = turn(
        armies={"adrianople": {"Ana": {"archer": 1}}},
        items={"c2": caravan("adrianople"), "c12": caravan("adrianople", level=2), **wagons},
        **WAR,
    )
    assert can(g, "Ana", "seize") == ["item=c12 how=keep", "item=c12 how=plunder", "item=c2 how=plunder"]


@rule("ME-15.3")
def test_what_third_players_have_in_a_place_conquered_this_turn_is_safe() -> None:
    position: dict[str, Any] = {
        "armies": {"iconium": {"Ana": {"archer": 1}}},
        "items": {"c2": caravan("iconium")},
        "wars": [["Ana", "Bo"]],
    }
    assert can(turn(conquered=["iconium"], **position), "Ana", "seize") == []
    assert can(turn(**position), "Ana", "seize") == ["item=c2 how=keep", "item=c2 how=plunder"]


@rule("ME-15.8", "ME-25.43")
def test_what_a_diplomat_protects_is_not_plundered() -> None:
    g = turn(
        armies={"adrianople": {"Ana": {"archer": 1}}},
        items={"c2": caravan("adrianople")},
        effects=[{"name": "card_50", "who": "Bo", "item": "c2"}],
        **WAR,
    )
    assert can(g, "Ana", "seize") == ["item=c2 how=keep"]


@rule("ME-17.5")
def test_what_is_left_alone_on_the_way_is_not_offered_at_once_again() -> None:
    g = turn(
        armies={"constantinople": {"Ana": {"archer": 1}}},
        items={"w1": wagon("constantinople"), "c2": caravan("adrianople")},
    )
    g.act("Ana", "begin_move item=w1", "load unit=archer count=1 item=w1", "step place=adrianople")
    g.act("Ana", "seize item=c2 how=plunder", "take_back")
    assert can(g, "Ana", "seize") == ["item=c2 how=keep"]
    g.refused("Ana", "seize item=c2 how=plunder", "ME-17.5", "refused-me-taken-back")
    walk(g, "Ana", "thessalonica", "adrianople")
    assert can(g, "Ana", "seize") == ["item=c2 how=keep", "item=c2 how=plunder"]
