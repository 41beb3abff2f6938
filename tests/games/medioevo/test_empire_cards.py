"""ME-6.30 to ME-6.32, ME-A55, ME-A101: buying Empire cards, and who knows which."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying
from games.medioevo.scene import MedioevoScene
from pentapolis.games.medioevo.market.empire import draw_again
from pentapolis.games.medioevo.market.events import EmpireCardsDrawn, EmpireCardsSunk
from pentapolis.games.medioevo.realm.decks import show_empire
from pentapolis.games.medioevo.realm.events import CardKept
from pentapolis.games.medioevo.tabletop import Card
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.now import Now
from pentapolis.kernel.pile import Held, Layer
from support import rule


def draws(*cards: int, shows: int) -> list[str]:
    """What chance answers: these cards are drawn, then this one is seen on top."""
    return [*(f"empire={card}" for card in cards), f"empire.face={shows}"]


def bought(*cards: int, shows: int = 50, **position: Any) -> MedioevoScene:
    """Ana has drawn these cards and is to keep one."""
    g = buying(**position)
    g.chance(*draws(*cards, shows=shows))
    g.act("Ana", "buy_empire_card")
    return g


def mixed(g: MedioevoScene) -> list[str]:
    """What is known to lie under the deck in an unknown order, as far as the state shows it."""
    return [held.card for held in g.state.empire.layers[-1].mixed or ()]


@rule("ME-6.30", "ME-E14")
@pytest.mark.parametrize(("owned", "florins"), [([], 100), ([1], 150), ([1, 2, 3], 250)])
def test_a_card_costs_100_florins_and_50_for_each_card_owned(owned: list[int], florins: int) -> None:
    g = bought(20, 30, cards={"Ana": owned}, florins={"Ana": florins})
    assert g.paid() == [("Ana", florins, "empire_card")]
    poor = buying(cards={"Ana": owned}, florins={"Ana": florins - 1})
    poor.refused("Ana", "buy_empire_card", "ME-6.30", "refused-me-florins")


@rule("ME-6.30")
def test_one_card_per_turn() -> None:
    g = bought(20, 30)
    g.act("Ana", "keep_empire_card card=30")
    assert g.waits == "Ana: purchases"
    g.refused("Ana", "buy_empire_card", "ME-6.30", "refused-me-card-this-turn")


@rule("ME-6.31")
def test_two_are_drawn_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    g = bought(20, 30, cards={"Ana": [66]})
    assert g.waits == "Ana: keep_empire_card"
    assert g.options("Ana")[:2] == ["keep_empire_card card=20", "keep_empire_card card=30"]
    g.refused("Ana", "keep_empire_card card=21", "ME-6.31", "refused-me-not-drawn")
    g.act("Ana", "keep_empire_card card=30")
    assert (g.player("Ana").cards, g.player("Ana").choice) == ([Card(30), Card(66)], [])
    assert g.state.empire.layers[-1] == Layer(1, "", "", (0,), "20")
    assert (g.told(EmpireCardsDrawn), g.told(EmpireCardsSunk)) == ([EmpireCardsDrawn(0, 2)], [EmpireCardsSunk(0, 1)])
    assert g.told(CardKept) == [CardKept(0, 30)]


@rule("ME-6.32")
def test_the_new_card_lies_upright_and_may_be_used_at_once() -> None:
    g = bought(20, 52, technology={"Ana": {"construction": 1}})
    g.act("Ana", "keep_empire_card card=52", "produce_points card=52 colours=green")
    assert (g.player("Ana").points[4], g.player("Ana").cards) == (1, [Card(52, rotated=True)])


@rule("ME-6.31")
def test_two_more_are_drawn_for_each_cathedral_in_controlled_territories() -> None:
    buildings = {"smyrna": ["cathedral"], "adrianople": ["cathedral"], "buda": ["cathedral"], "nicaea": ["cathedral"]}
    g = bought(20, 21, 22, 23, 24, 25, buildings=buildings, armies={"nicaea": {"Bo": {"archer": 1}}})
    assert len(g.player("Ana").choice) == 6


@rule("ME-6.31")
def test_a_short_deck_gives_all_it_has_and_an_empty_one_nothing() -> None:
    deck = [Layer(1, "", "", (), "20")]
    g = buying()
    g.state.empire.layers, g.state.empire.pools = deck, {"": {}}
    g.act("Ana", "buy_empire_card")
    assert g.options("Ana")[:1] == ["keep_empire_card card=20"]
    g.act("Ana", "keep_empire_card card=20")
    assert len(g.state.empire) == 0
    g.player("Ana").bought_card = False
    g.refused("Ana", "buy_empire_card", "ME-6.31", "refused-me-deck-empty")


@rule("ME-1.4", "ME-6.31")
def test_the_card_put_under_an_empty_deck_is_its_top_card_and_seen() -> None:
    g = buying()
    g.state.empire.layers, g.state.empire.pools = [Layer(2, "")], {"": {"20": 1, "30": 1}}
    g.chance("empire=20", "empire=30")
    g.act("Ana", "buy_empire_card", "keep_empire_card card=20")
    assert g.state.empire.layers == [Layer(1, "", "30", (0,), "30")]


@rule("ME-6.31", "ME-A55")
def test_cards_put_under_the_deck_lie_there_in_an_order_that_nobody_knows() -> None:
    """Whatever was kept, the state says nothing of an order: it is the same for every way to draw them."""

    def after(*cards: int) -> MedioevoScene:
        g = bought(*cards, buildings={"smyrna": ["cathedral"]})
        g.act("Ana", "keep_empire_card card=22")
        return g

    one, other = after(20, 21, 22, 23), after(23, 22, 21, 20)
    assert one.title.encode(one.state) == other.title.encode(other.state)
    assert mixed(one) == ["20", "21", "23"]


@rule("ME-6.31")
def test_who_bought_knows_what_lies_under_the_deck_and_the_others_its_number() -> None:
    g = bought(20, 21, 22, 23, buildings={"smyrna": ["cathedral"]})
    assert [held.card for held in g.seen("Ana").players[0].choice] == ["20", "21", "22", "23"]
    assert [held.card for held in g.seen("Bo").players[0].choice] == [""] * 4
    g.act("Ana", "keep_empire_card card=22")
    for who, known in (("Ana", ["20", "21", "23"]), ("Bo", ["", "", ""]), ("", ["", "", ""])):
        o = g.seen(who)
        assert [held.card for held in o.empire.layers[-1].mixed or ()] == known
        unknown = set(o.empire.pools[""])
        assert unknown.isdisjoint({"20", "21", "23"}) == (who == "Ana")
        assert "22" not in unknown


@rule("ME-1.4", "ME-A2", "ME-A101")
def test_the_card_on_top_is_known_to_all_by_its_objective_and_so_is_that_it_was_drawn() -> None:
    """Cards in between are not seen: the batch is taken together."""
    g = buying(buildings={"smyrna": ["cathedral"]})
    g.chance("empire.face=40")
    now = Now(g.state.agenda, g._scripted(), g.events, g.title.faces)
    show_empire(g.state, now)
    assert g.state.empire.layers[0].face == "40"
    g.chance(*draws(40, 20, 21, 22, shows=50))
    g.act("Ana", "buy_empire_card")
    assert [held.face for held in g.seen("Bo").players[0].choice if held.face] == ["40"]
    g.act("Ana", "keep_empire_card card=20")
    assert [held.face for held in g.seen("Bo").empire.layers[-1].mixed or ()] == ["", "", "40"]
    assert g.state.empire.layers[0].face == "50"


@rule("ME-6.31", "ME-A55")
def test_a_twin_with_other_cards_drawn_looks_the_same_to_the_others() -> None:
    """21 instead of 20: neither what the others see nor what they can do changes, while choosing and after it."""
    cathedral: dict[str, Any] = {"buildings": {"smyrna": ["cathedral"]}}
    one, twin = bought(20, 22, 23, 24, **cathedral), bought(21, 22, 23, 24, **cathedral)
    for _ in range(2):
        for who in ("Bo", "Cy", ""):
            assert one.title.encode(one.seen(who)) == twin.title.encode(twin.seen(who))
        assert one.options("Bo") == twin.options("Bo")
        assert one.title.encode(one.seen("Ana")) != twin.title.encode(twin.seen("Ana"))
        if one.waits == "Ana: keep_empire_card":
            one.act("Ana", "keep_empire_card card=24")
            twin.act("Ana", "keep_empire_card card=24")


@rule("ME-6.31", "ME-A55")
def test_worlds_that_a_viewer_can_imagine_look_the_same_and_offer_the_same() -> None:
    g = bought(20, 22, 23, 24, buildings={"smyrna": ["cathedral"]})
    for _ in range(2):
        for who in ("Ana", "Bo", ""):
            seat, o = (g.seat(who) if who else -1), g.seen(who)
            for seed in range(5):
                world = g.title.imagine(o, seat, FastChance(seed))
                assert g.title.encode(g.title.observe(world, seat)) == g.title.encode(o)
                if who:
                    assert list(g.title.legal(world, seat)) == list(g.title.legal(g.state, seat))
        if g.waits == "Ana: keep_empire_card":
            g.act("Ana", "keep_empire_card card=24")


@rule("ME-A55", "ME-A101")
def test_when_such_cards_come_to_the_top_the_first_is_seen_and_the_rest_stays_known_to_who_put_them_there() -> None:
    cards = tuple(Held("empire", "", (0,), card) for card in ("20", "21", "22"))
    g = buying()
    g.state.empire.layers, g.state.empire.pools = [Layer(3, "", mixed=cards)], {"": {}}
    g.chance("empire=21")
    show_empire(g.state, Now(g.state.agenda, g._scripted(), g.events, g.title.faces))
    assert g.state.empire.layers == [Layer(1, "", "21", (0,), "21"), Layer(2, "", mixed=(cards[0], cards[2]))]
    assert g.seen("Bo").empire.layers[0].face == "21"


@rule("ME-25.52")
def test_a_saviour_puts_the_draw_back_and_draws_the_same_number() -> None:
    g = bought(20, 21, shows=50)
    g.chance(*draws(50, 30, shows=60))
    draw_again(g.state, Now(g.state.agenda, g._scripted(), g.events, g.title.faces), 0)
    assert [held.card for held in g.player("Ana").choice] == ["30", "50"]
    assert mixed(g) == ["20", "21"]
