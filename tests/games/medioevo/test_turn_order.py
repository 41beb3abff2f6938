"""ME-2.1 to ME-2.3, ME-3: the turn order, and the phases it holds for."""

from __future__ import annotations

import pytest

from games.medioevo.realms import Realm, realm
from games.medioevo.scene import FOUR, THREE
from pentapolis.games.medioevo.events import PaidTo
from pentapolis.games.medioevo.realm.bidding import auction
from pentapolis.games.medioevo.realm.events import BidsOpened, OrderSet
from support import rule


def bid(g: Realm, **florins: int) -> None:
    for who, number in florins.items():
        g.act(who, f"bid florins={number}")


@rule("ME-3.1", "ME-3.2", "ME-3.6", "ME-3.7")
def test_the_highest_bid_is_first_and_pays_the_last() -> None:
    g = realm(*FOUR, florins={"Ana": 500, "Bo": 500, "Cy": 500, "Dee": 500})
    g.run(auction)
    assert g.waits == "Ana, Bo, Cy, Dee: bid"
    bid(g, Ana=10, Bo=200)
    assert g.told(BidsOpened) == []
    bid(g, Cy=0, Dee=70)
    assert [(e.seats, e.florins) for e in g.told(BidsOpened)] == [((0, 1, 2, 3), (10, 200, 0, 70))]
    assert g.order == ["Bo", "Dee", "Ana", "Cy"]
    assert g.each("florins") == {"Ana": 500, "Bo": 300, "Cy": 700, "Dee": 500}
    assert g.each("counted") == g.each("florins")
    assert g.each("first_turns") == {"Ana": 0, "Bo": 1, "Cy": 0, "Dee": 0}


@rule("ME-3.1", "ME-3.8")
def test_nobody_bids_more_than_what_is_in_hand() -> None:
    g = realm(florins={"Ana": 40})
    g.run(auction)
    g.refused("Ana", "bid florins=41", "ME-3.1", "refused-bid")
    bid(g, Ana=40, Bo=0, Cy=0)
    assert g.order[0] == "Ana"


@rule("ME-3.8")
def test_a_loan_taken_first_can_be_bid() -> None:
    g = realm(florins={"Ana": 40})
    g.run(auction)
    g.act("Ana", "take_loan")
    bid(g, Ana=540, Bo=0, Cy=1)
    assert (g.order[0], g.player("Ana").florins, g.player("Bo").florins) == ("Ana", 0, 2140)


@rule("ME-3.3")
def test_who_ties_for_the_first_place_bids_more() -> None:
    g = realm(*FOUR, florins={"Ana": 300}, order=("Dee", "Cy", "Bo", "Ana"))
    g.run(auction)
    bid(g, Ana=100, Bo=100, Cy=90, Dee=100)
    assert g.waits == "Ana, Bo, Dee: tie_bid"
    g.refused("Ana", "bid_more florins=201", "ME-3.3", "refused-bid")
    g.act("Ana", "bid_more florins=200")
    g.act("Bo", "bid_more florins=0")
    g.act("Dee", "bid_more florins=20")
    assert g.order == ["Ana", "Dee", "Bo", "Cy"]
    assert [(e.seat, e.other, e.florins) for e in g.told(PaidTo)] == [(0, 2, 300)]


@rule("ME-3.4", "ME-A6")
def test_a_second_tie_turns_the_last_order_round() -> None:
    g = realm(order=("Bo", "Ana", "Cy"))
    g.run(auction)
    bid(g, Ana=50, Bo=50, Cy=0)
    g.act("Ana", "bid_more florins=5")
    g.act("Bo", "bid_more florins=5")
    assert g.order == ["Ana", "Bo", "Cy"]
    assert [e.florins for e in g.told(PaidTo)] == [55]


@rule("ME-3.5")
def test_a_tie_for_a_later_place_turns_the_last_order_round() -> None:
    g = realm(*FOUR, order=("Dee", "Cy", "Bo", "Ana"))
    g.run(auction)
    bid(g, Ana=7, Bo=3, Cy=3, Dee=3)
    assert g.order == ["Ana", "Bo", "Cy", "Dee"]


@rule("ME-3.5")
def test_in_the_first_turn_luck_decides_ties() -> None:
    g = realm(turn=1, phase="setup")
    g.run(auction)
    bid(g, Ana=9, Bo=1)
    g.chance("turn_order=2")
    bid(g, Cy=1)
    assert g.order == ["Ana", "Cy", "Bo"]


@rule("ME-3.6")
def test_with_nothing_bid_nothing_is_paid() -> None:
    g = realm()
    g.run(auction)
    bid(g, Ana=0, Bo=0, Cy=0)
    for who in THREE:
        g.act(who, "bid_more florins=0")
    assert g.order == ["Cy", "Bo", "Ana"]
    assert g.told(PaidTo) == []
    assert [e.seats for e in g.told(OrderSet)] == [(2, 1, 0)]


@rule("ME-18.12", "ME-A89")
def test_who_is_bankrupt_bids_nothing() -> None:
    g = realm(player={"Ana": {"bankrupt": True, "interest": 100}})
    g.run(auction)
    assert g.waits == "Bo, Cy: bid"
    bid(g, Bo=0, Cy=3)
    assert g.order[0] == "Cy"


@rule("ME-23.7", "ME-A37")
def test_with_two_players_the_bid_goes_to_the_other() -> None:
    g = realm("Ana", "Bo")
    g.run(auction)
    bid(g, Ana=30, Bo=90)
    assert g.each("florins") == {"Ana": 1690, "Bo": 1510}


@rule("ME-24.5")
@pytest.mark.parametrize("who", ["Bo", ""])
def test_a_bid_is_secret_until_all_are_in(who: str) -> None:
    g = realm()
    g.run(auction)
    bid(g, Ana=123)
    assert "123" not in str(g.seen(who))
