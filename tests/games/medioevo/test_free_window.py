"""ME-2.13, ME-17.1, chapter 24: the free window is an open floor."""

from __future__ import annotations

from games.medioevo.dealing import caravan, dealing
from games.medioevo.scene import scene
from pentapolis.games.medioevo.market.phase import purchase_phase
from pentapolis.games.medioevo.pieces import PieceReturned
from pentapolis.games.medioevo.tabletop import Sold
from support import rule

TOWERS = ("thessalonica", "macedonia", "adrianople", "constantinople", "nicaea")
"""Five home territories of Ana, each next to another: enough for the objective of card 46 (ME-7.15)."""


@rule("ME-18.1", "ME-17.1")
def test_any_player_acts_on_the_floor_and_nobody_is_asked_or_awaited() -> None:
    g = dealing()
    g.trade("Ana")
    for who in ("Bo", "Cy"):
        assert {"take_loan", "declare_war player=0"} <= set(g.options(who))
        assert "dismiss_pieces" not in g.options(who)
    g.act("Cy", "take_loan")
    assert (g.player("Cy").florins, g.waits) == (2100, "Ana: trade_turn")


@rule("ME-17.1")
def test_the_seat_that_is_asked_finds_its_free_actions_once_among_its_options() -> None:
    g = dealing(items={"c1": caravan("nicaea"), "c2": caravan("buda", "Bo")})
    g.trade("Ana")
    options = g.options("Ana")
    assert len(options) == len(set(options))
    assert {"take_loan", "declare_war player=1", "dismiss_pieces", "offer_pact player=1", "end_trade"} <= set(options)
    g.act("Ana", "take_loan", "declare_war player=1")
    assert g.waits == "Ana: trade_turn"


@rule("ME-18.1", "ME-18.2", "ME-17.1")
def test_the_seat_that_is_asked_has_the_floor_where_its_decision_is_a_single_choice() -> None:
    called = scene(options={"deployment": "yes"}, debt={"Ana": 500})
    called.run(purchase_phase)
    claimed = scene(debt={"Ana": 500}, cards={"Ana": [46]}, buildings={place: ["tower"] for place in TOWERS})
    claimed.run(claimed.entry("last_claims", "Ana"))
    for g, decision in ((called, "call_deployment"), (claimed, "claim_objective")):
        options = g.options("Ana")
        assert g.waits == f"Ana: {decision}"
        assert len(options) == len(set(options))
        assert {"take_loan", "repay_loan", "declare_war player=1"} <= set(options)
        g.act("Ana", "take_loan", "repay_loan")
        assert (g.player("Ana").debt, g.waits) == (500, f"Ana: {decision}")


@rule("ME-17.1", "ME-17.32")
def test_who_has_left_the_game_says_nothing_more() -> None:
    g = dealing(order=["Ana", "Bo"])
    g.trade("Ana")
    assert [line for line in g.options("Cy") if not line.startswith(("stand", "unstand"))] == []
    assert "offer_pact player=2" not in g.options("Ana")


@rule("ME-2.13")
def test_own_pieces_may_be_given_back_in_the_own_turn() -> None:
    g = dealing(
        armies={"nicaea": {"Ana": {"archer": 2, "captain_2": 1}}},
        items={
            "c1": caravan("nicaea", cargo=["wine"]),
            "g2": {"kind": "galley", "owner": "Ana", "place": "aegean", "units": {"archer": 1, "cavalry": 1}},
            "w3": {"kind": "war_wagon", "owner": "Bo", "place": "buda"},
        },
    )
    g.trade("Ana")
    g.act("Ana", "dismiss_pieces")
    assert g.options("Ana")[:7] == [
        "return_unit place=aegean unit=archer",
        "return_unit place=aegean unit=cavalry",
        "return_unit place=nicaea unit=archer",
        "return_unit place=nicaea unit=captain_2",
        "return_item item=c1",
        "return_item item=g2",
        "done",
    ]
    g.act("Ana", "return_unit place=nicaea unit=archer", "return_unit place=aegean unit=cavalry", "return_item item=c1")
    assert g.army("nicaea", "Ana") == {"archer": 1, "captain_2": 1}
    assert g.army("aegean", "Ana") == {"archer": 1}
    assert sorted(g.state.items) == ["g2", "w3"]
    g.act("Ana", "return_item item=g2", "done")
    assert g.army("aegean", "Ana") == {}  # units at sea are lost with their galley
    assert g.waits == "Ana: trade_turn"
    assert g.told(PieceReturned)[0] == PieceReturned(0, "archer", "nicaea")
    assert g.each("florins") == {"Ana": 1600, "Bo": 1600, "Cy": 1600}


@rule("ME-2.13", "ME-9.12")
def test_units_stay_in_the_territory_when_their_transport_goes() -> None:
    g = dealing(
        armies={"nicaea": {"Ana": {"archer": 2}}},
        items={"w1": {"kind": "war_wagon", "owner": "Ana", "place": "nicaea"}},
    )
    g.trade("Ana")
    g.act("Ana", "dismiss_pieces", "return_item item=w1")
    assert (g.state.items, g.army("nicaea", "Ana")) == ({}, {"archer": 2})


@rule("ME-16.27", "ME-2.13")
def test_a_route_goes_with_the_transport_that_is_given_back() -> None:
    g = dealing(
        items={"c1": caravan("nicaea")},
        routes={"Ana": {"transport": "c1", "steps": ["buda", "caffa", "smyrna"], "destination": "saraj"}},
    )
    g.trade("Ana")
    g.act("Ana", "dismiss_pieces", "return_item item=c1", "done")
    assert g.player("Ana").route is None


@rule("ME-7.12")
def test_an_objective_is_claimed_on_the_floor() -> None:
    g = dealing(cards={"Bo": [19]}, player={"Bo": {"sold": (Sold(3, 100),)}})
    g.trade("Ana")
    g.lucky()
    assert "claim_objective card=19 colour=yellow" in g.options("Bo")
    g.act("Bo", "claim_objective card=19 colour=yellow")
    assert (g.player("Bo").cards, sum(g.player("Bo").tokens)) == ([], 1)
    g.refused("Bo", "claim_objective card=20", "ME-7.12", "refused-me-not-your-card")
