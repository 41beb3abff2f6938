"""ME-26.9 in the trade phase: Edict takes trade transports past barbarians (ME-A35)."""

from __future__ import annotations

from typing import Any

from games.medioevo.dealing import DealingScene, caravan, dealing, ship
from pentapolis.games.medioevo.trading.events import TransportPlundered
from support import rule

HORDE: dict[str, Any] = {"barbarians": {"light_infantry": 1}}


def with_edict(**position: Any) -> DealingScene:
    """Ana's trade turn: she knows Edict and has two orange points; a horde stands in Serbia."""
    armies = {"serbia": HORDE, **position.pop("armies", {})}
    g = dealing(technology={"Ana": {"law": 1}}, points={"Ana": {"orange": 2}}, armies=armies, **position)
    g.trade("Ana")
    return g


def edicts(g: DealingScene) -> list[str]:
    return g.offered("Ana", "use_technology_for_item")


@rule("ME-26.9", "ME-A35", "ME-16.6")
def test_an_edict_takes_one_transport_into_a_place_with_barbarians_and_out_again() -> None:
    g = with_edict(items={"c1": caravan("macedonia", cargo=["salt"]), "c2": caravan("macedonia")})
    lines = [f"use_technology_for_item technology=edict place=serbia item={name}" for name in ("c1", "c2")]
    assert edicts(g) == lines
    g.act("Ana", lines[0])
    assert edicts(g) == lines[1:]
    g.act("Ana", "trade_move transport=c1 to=serbia")
    assert (g.item("c1").place, g.item("c1").cargo, g.told(TransportPlundered)) == ("serbia", ("salt",), [])
    g.act("Ana", "trade_move transport=c1 to=bulgaria")
    assert (g.item("c1").place, g.item("c1").spent, g.state.effects) == ("bulgaria", 2, [])
    assert (g.player("Ana").points, g.player("Ana").florins) == ([0, 0, 1, 0, 0, 0], 1600)
    g.act("Ana", "trade_move transport=c2 to=serbia")  # the point was spent for the other one
    assert [one.kind for one in g.told(TransportPlundered)] == ["caravan"]
    g.act("Ana", "trade_move transport=c1 to=serbia")  # nor does it count for a second visit
    assert g.state.items == {}


@rule("ME-26.9", "ME-A35")
def test_a_ship_docks_among_barbarians_by_an_edict_and_sets_sail_again() -> None:
    g = with_edict(items={"m1": ship("aegean")}, armies={"achaea": HORDE, "propontis": HORDE})
    assert edicts(g) == ["use_technology_for_item technology=edict place=achaea item=m1"]
    g.act("Ana", "use_technology_for_item technology=edict place=achaea item=m1", "trade_move transport=m1 to=achaea")
    g.act("Ana", "trade_move transport=m1 to=aegean", "end_trade")
    assert g.item("m1").place == "aegean"


@rule("ME-26.9", "ME-16.6")
def test_a_transport_that_ends_its_turn_among_barbarians_is_plundered_in_spite_of_an_edict() -> None:
    g = with_edict(items={"c1": caravan("macedonia")})
    g.act("Ana", "use_technology_for_item technology=edict place=serbia item=c1", "trade_move transport=c1 to=serbia")
    assert g.told(TransportPlundered) == []
    g.act("Ana", "end_trade")
    assert g.told(TransportPlundered) == [TransportPlundered(0, "caravan", "serbia")]
    assert (g.state.items, g.state.effects) == ({}, [])


@rule("ME-26.9")
def test_an_edict_is_offered_only_where_movement_is_left_to_get_through() -> None:
    g = with_edict(items={"c1": caravan("macedonia", spent=5), "c2": caravan("macedonia", spent=4)})
    assert edicts(g) == ["use_technology_for_item technology=edict place=serbia item=c2"]
    g = with_edict(items={"c1": caravan("macedonia")}, options={"terrain": "yes"})
    assert edicts(g) == ["use_technology_for_item technology=edict place=serbia item=c1"]
    g = with_edict(items={"c1": caravan("macedonia", spent=3)}, options={"terrain": "yes"})
    assert edicts(g) == []  # two points of movement into the hills, and two out of them


@rule("ME-26.9", "ME-16.7")
def test_an_edict_does_not_hold_back_an_army_at_war() -> None:
    both = {**HORDE, "Cy": {"archer": 1}}
    g = with_edict(items={"c1": caravan("macedonia")}, armies={"serbia": both}, wars=[("Ana", "Cy")])
    g.act("Ana", "use_technology_for_item technology=edict place=serbia item=c1", "trade_move transport=c1 to=serbia")
    assert g.waits == "Cy: seize_entering_transport"


@rule("ME-26.9", "ME-A35", "ME-16.23", "ME-16.9")
def test_by_an_edict_a_step_of_a_route_among_barbarians_is_accomplished_but_nothing_sold_there() -> None:
    g = with_edict(
        items={"c1": caravan("constantinople", cargo=["salt"])},
        armies={"nicaea": HORDE},
        routes={
            "Ana": {"transport": "c1", "steps": ["nicaea", "rome", "thessalonica"], "destination": "smyrna"},
        },
    )
    g.act("Ana", "use_technology_for_item technology=edict place=nicaea item=c1", "trade_move transport=c1 to=nicaea")
    assert g.steps_done("Ana") == (True, False, False)
    g.refused("Ana", "trade_sell transport=c1", "ME-16.9", "refused-me-trade-barbarians")
    g.act("Ana", "trade_move transport=c1 to=smyrna")
    assert g.item("c1").place == "smyrna"
