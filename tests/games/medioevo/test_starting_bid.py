"""ME-22.1 to ME-22.6: kingdoms for honor."""

from __future__ import annotations

from games.medioevo.realms import Realm, new_game
from games.medioevo.scene import FOUR, SIX, THREE
from pentapolis.games.medioevo.components import BOXES
from pentapolis.games.medioevo.realm.events import KingdomTaken, KingdomTied
from pentapolis.games.medioevo.realm.starting_bid import connected, gifts
from support import rule

BOX = BOXES[""]


def bids(g: Realm, **wanted: tuple[str, int]) -> None:
    for who, (kingdom, honor) in wanted.items():
        g.act(who, f"bid_for_kingdom kingdom={kingdom} honor={honor}")


def taken(g: Realm) -> dict[str, str]:
    return {who: g.player(who).kingdom for who in g.names}


@rule("ME-22.1")
def test_all_write_a_kingdom_and_a_bid_in_secret() -> None:
    g = new_game(starting_bid="yes")
    assert g.waits == "Ana, Bo, Cy: starting_bid"
    assert len(g.asked("Bo")) == 6 * 11
    g.refused("Bo", "bid_for_kingdom kingdom=mamluk honor=11", "ME-22.1")
    bids(g, Ana=("mamluk", 3))
    assert g.seen("Bo").answers == g.seen("Cy").answers
    assert "mamluk" not in str(g.seen("Bo").answers)


@rule("ME-22.2", "ME-22.6")
def test_the_best_bidder_pays_in_honor_and_the_lowest_payer_stands_on_ten() -> None:
    g = new_game(starting_bid="yes")
    bids(g, Ana=("byzantium", 2), Bo=("hungary", 5), Cy=("novgorod", 3))
    assert taken(g) == {"Ana": "byzantium", "Bo": "hungary", "Cy": "novgorod"}
    assert g.each("honor") == {"Ana": 10, "Bo": 7, "Cy": 9}
    assert [(event.seat, event.honor) for event in g.told(KingdomTaken)] == [(1, 5), (0, 2), (2, 3)]
    assert g.waits == "Ana, Bo, Cy: bid"


@rule("ME-22.2", "ME-22.4", "ME-22.6")
def test_who_is_outbid_gets_a_kingdom_by_lot_for_nothing() -> None:
    g = new_game(starting_bid="yes")
    bids(g, Ana=("byzantium", 2), Bo=("byzantium", 1))
    g.chance("kingdom=mamluk")
    bids(g, Cy=("hungary", 0))
    assert taken(g) == {"Ana": "byzantium", "Bo": "mamluk", "Cy": "hungary"}
    assert g.each("honor") == {"Ana": 8, "Bo": 10, "Cy": 10}


@rule("ME-22.3")
def test_only_who_tied_for_the_best_bid_bids_again_and_for_another_kingdom() -> None:
    g = new_game(*FOUR, starting_bid="yes")
    bids(g, Ana=("byzantium", 4), Bo=("byzantium", 4), Cy=("byzantium", 3), Dee=("hungary", 1))
    assert [(event.seats, event.kingdom, event.honor) for event in g.told(KingdomTied)] == [((0, 1), "byzantium", 4)]
    assert g.waits == "Ana, Bo: starting_bid"
    g.refused("Ana", "bid_for_kingdom kingdom=byzantium honor=1", "ME-22.3", "refused-kingdom-tied")
    g.refused("Ana", "bid_for_kingdom kingdom=hungary honor=1", "ME-22.1", "refused-kingdom-taken")
    g.act("Ana", "bid_for_kingdom kingdom=novgorod honor=0")
    g.chance("kingdom=byzantium")
    g.act("Bo", "bid_for_kingdom kingdom=golden_horde honor=6")
    assert taken(g) == {"Ana": "novgorod", "Bo": "golden_horde", "Cy": "byzantium", "Dee": "hungary"}
    assert g.each("honor") == {"Ana": 10, "Bo": 4, "Cy": 10, "Dee": 9}
    assert g.each("deeds") == {who: {"bid": 0} for who in FOUR}


@rule("ME-22.3", "ME-22.4")
def test_a_second_tie_leaves_it_to_luck() -> None:
    g = new_game(*SIX, starting_bid="yes")
    bids(g, Ana=("byzantium", 4), Bo=("byzantium", 4), Cy=("hungary", 0), Dee=("mamluk", 0), Eli=("novgorod", 0))
    bids(g, Fay=("golden_horde", 0))
    assert g.waits == "Ana, Bo: starting_bid"
    g.act("Ana", "bid_for_kingdom kingdom=holy_roman_empire honor=1")
    g.act("Bo", "bid_for_kingdom kingdom=holy_roman_empire honor=1")
    assert {taken(g)["Ana"], taken(g)["Bo"]} == {"byzantium", "holy_roman_empire"}
    assert set(g.each("honor").values()) == {10}


@rule("ME-22.5", "ME-A31")
def test_gifts_connect_what_was_won_as_far_as_possible() -> None:
    assert gifts(BOX, ["mamluk", "holy_roman_empire"], 2) == ["hungary", "byzantium"]
    assert gifts(BOX, ["mamluk", "novgorod"], 1) == ["holy_roman_empire", "hungary", "byzantium", "golden_horde"]
    assert not connected(BOX, ["mamluk", "novgorod"])


@rule("ME-22.5", "ME-A31")
def test_kingdoms_that_were_won_stay_though_nothing_links_them() -> None:
    g = new_game("Ana", "Bo", starting_bid="yes")
    bids(g, Ana=("mamluk", 1), Bo=("novgorod", 1))
    assert taken(g) == {"Ana": "mamluk", "Bo": "novgorod"}
    assert {"cairo", "vologda"} <= g.state.in_play
    assert "burgundy" not in g.state.in_play


@rule("ME-22.1")
def test_with_the_bid_nothing_is_given_by_lot_before() -> None:
    g = new_game(*THREE, starting_bid="yes", kingdoms="draft")
    assert g.state.kingdoms == ()
