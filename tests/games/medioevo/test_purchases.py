"""ME-6.1, ME-6.2: the purchase phase as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from games.medioevo.buying import buying, offered
from games.medioevo.scene import scene
from pentapolis.games.medioevo.components import COLOURS
from pentapolis.games.medioevo.market.phase import purchase_phase
from pentapolis.games.medioevo.points import lose_points
from pentapolis.games.medioevo.tabletop import Effect, Troop
from support import rule


@rule("ME-6.1", "ME-A4")
def test_players_buy_in_turn_order_any_number_of_things_until_they_end() -> None:
    g = scene(order=("Bo", "Ana", "Cy"))
    g.run(purchase_phase)
    assert g.waits == "Bo: purchases"
    g.act("Bo", "recruit unit=archer place=buda", "buy_technology branch=law", "recruit unit=archer place=buda")
    assert g.waits == "Bo: purchases"
    assert g.army("buda", "Bo") == {"archer": 2}
    g.act("Bo", "end_purchases")
    assert g.waits == "Ana: purchases"
    g.act("Ana", "end_purchases")
    g.act("Cy", "end_purchases")
    assert g.waits == ""


@rule("ME-6.1")
def test_a_new_phase_forgets_what_was_bought_in_the_last_one() -> None:
    board = {"learnt": ["law"], "bought_card": True, "recruited": 3, "wounded": [Troop("archer")]}
    g = scene(player={"Ana": board, "Bo": board})
    g.run(purchase_phase)
    assert (g.player("Bo").learnt, g.player("Bo").bought_card, g.player("Bo").recruited) == ([], False, 0)
    assert g.player("Bo").wounded == [Troop("archer")]
    for who in g.names:
        g.act(who, "end_purchases")
    assert g.player("Bo").wounded == []


@rule("ME-6.2", "ME-2.9")
def test_everything_is_paid_at_once_and_what_cannot_be_paid_cannot_be_chosen() -> None:
    g = buying(florins={"Ana": 120})
    g.act("Ana", "recruit unit=cavalry place=smyrna")
    assert g.paid() == [("Ana", 100, "unit")]
    assert (g.player("Ana").florins, g.player("Ana").counted) == (20, 20)
    assert {line.split()[1] for line in offered(g, "recruit")} == {"unit=light_infantry"}
    g.refused("Ana", "recruit unit=archer place=smyrna", "ME-2.9", "refused-me-price")
    assert not offered(g, "buy_technology")


@rule("ME-6.2", "ME-18.1")
def test_the_loan_of_the_turn_can_be_taken_between_purchases() -> None:
    g = buying(florins={"Ana": 0})
    assert offered(g) == ["end_purchases"]
    g.act("Ana", "take_loan")
    assert (g.player("Ana").florins, g.player("Ana").debt) == (500, 500)
    g.act("Ana", "buy_technology branch=trade")
    assert g.waits == "Ana: purchases"


@rule("ME-18.12")
def test_a_bankrupt_player_buys_nothing() -> None:
    g = buying(player={"Ana": {"bankrupt": True, "surrendered": [Troop("archer")]}})
    assert {line.split()[0] for line in offered(g)} == {"end_purchases", "redeploy_surrendered"}
    g.refused("Ana", "buy_technology branch=trade", "ME-18.12", "refused-me-bankrupt")


@rule("ME-7.4", "ME-7.6")
def test_points_are_offered_in_colours_that_something_can_use() -> None:
    """Card 5 gives red or blue; nobody can do anything with blue before Carpentry."""
    cards, tokens = {"Ana": [5]}, {"Ana": {"green": 1, "blue": 1}}
    g = buying(cards=cards, tokens=tokens, technology={"Ana": {"combat": 1}})
    assert [line for line in g.options("Ana") if line.startswith("produce")] == ["produce_points card=5 colours=red"]
    assert not offered(g, "flip_token")
    g = buying(cards=cards, tokens=tokens, technology={"Ana": {"transport": 1}})
    assert offered(g, "produce_points") == ["produce_points card=5 colours=blue"]
    assert offered(g, "flip_token") == ["flip_token colour=blue"]
    g.act("Ana", "flip_token colour=blue")
    assert g.player("Ana").points == [1, 0, 0, 0, 0, 0]
    g = buying(cards={"Ana": [9]}, technology={"Ana": {"combat": 1}})  # yellow and red together
    assert offered(g, "produce_points") == ["produce_points card=9 colours=red,yellow"]
    g = buying(cards={"Ana": [5, 9]}, tokens=tokens, technology={"Ana": {"trade": 1}})  # Commerce serves no purchase
    assert not offered(g, "produce_points")


@rule("ME-26.22", "ME-E62")
def test_a_borrowed_technology_designs_one_thing() -> None:
    """A neighbour's Art of War: then 100 florins and 1 red point place a Captain of level I."""
    loan = Effect("flight_of_time", 0, note="art_of_war")
    g = buying(points={"Ana": {"red": 1}}, state={"effects": [loan]}, florins={"Ana": 400})
    g.act("Ana", "recruit unit=captain_1 place=smyrna")
    assert g.army("smyrna", "Ana") == {"captain_1": 1}
    assert (g.player("Ana").florins, g.player("Ana").points, g.state.effects) == (300, [0] * 6, [])
    g.refused("Ana", "recruit unit=captain_1 place=smyrna", "ME-6.24", "refused-me-needs-technology")


ITEMS = {
    "g1": {"kind": "galley", "level": 1, "owner": "Ana", "place": "smyrna"},
    "e2": {"kind": "catapult", "owner": "Ana", "place": "smyrna"},
}
EVERYTHING: dict[str, Any] = {
    "technology": {"Ana": {"transport": 1, "combat": 1, "construction": 3, "religion": 1}},
    "items": ITEMS,
    "buildings": {"smyrna": ["village", "tower"]},
    "armies": {"smyrna": {"Ana": {"captain_1": 1}}},
}


@rule("ME-2.9", "ME-6.11", "ME-6.16", "ME-6.24", "ME-6.28", "ME-8.4")
@pytest.mark.parametrize(
    ("line", "colour", "florins", "points"),
    [
        ("upgrade_transport item=g1 level=2", "blue", 100, 1),
        ("upgrade_transport item=g1 level=3", "blue", 200, 2),
        ("upgrade_siege item=e2 engine=trebuchet", "green", 100, 1),
        ("upgrade_siege item=e2 engine=bombard", "green", 200, 2),
        ("upgrade_building place=smyrna building=town", "green", 100, 1),
        ("upgrade_building place=smyrna building=city", "green", 200, 2),
        ("upgrade_building place=smyrna building=castle", "green", 200, 2),
        ("promote_captain place=smyrna unit=captain_1 level=2", "red", 100, 1),
        ("promote_captain place=smyrna unit=captain_1 level=3", "red", 200, 2),
        ("build_transport kind=caravan level=2 place=nicaea", "blue", 200, 2),
        ("build_siege engine=trebuchet place=nicaea", "green", 200, 2),
        ("build_building building=castle place=nicaea", "green", 300, 3),
        ("build_building building=cathedral place=nicaea", "purple", 300, 1),
        ("recruit unit=captain_2 place=nicaea", "red", 200, 2),
    ],
)
def test_a_purchase_is_offered_from_its_last_florin_on(line: str, colour: str, florins: int, points: int) -> None:
    """With and without the points in hand; one florin less is not enough, and other colours do not help."""
    others = {other: 9 for other in COLOURS if other != colour}
    for hand, price in ((points, florins), (0, florins + 100 * points)):
        given = {"points": {"Ana": {**others, colour: hand}}}
        assert line not in buying(**EVERYTHING, **given, florins={"Ana": price - 1}).options("Ana")
        g = buying(**EVERYTHING, **given, florins={"Ana": price})
        g.act("Ana", line)
        assert g.player("Ana").florins == 0
        assert g.player("Ana").points[COLOURS.index(colour)] == 0
        assert g.player("Ana").deeds["tp_spent"] == points


@rule("ME-7.4", "ME-7.5", "ME-7.6", "ME-7.7")
def test_cards_and_tokens_give_points_one_after_the_other_until_the_phase_ends() -> None:
    """Card 10 gives green; card 52 green or blue, one of them; a token stays owned on its grey side."""
    g = buying(technology={"Ana": {"construction": 1}}, cards={"Ana": [10, 52]}, tokens={"Ana": {"green": 1}})
    assert offered(g, "produce_points") == [
        "produce_points card=10 colours=green",
        "produce_points card=52 colours=green",
    ]
    g.act(
        "Ana", "produce_points card=10 colours=green", "produce_points card=52 colours=green", "flip_token colour=green"
    )
    player = g.player("Ana")
    assert (player.points[4], player.tokens[4], player.grey[4]) == (3, 1, 1)
    assert [card.rotated for card in player.cards] == [True, True]
    assert not offered(g, "produce_points") + offered(g, "flip_token")
    g.act("Ana", "build_building building=town place=smyrna")
    assert player.points[4] == 1
    lose_points(g.state)
    assert g.player("Ana").points == [0] * 6


@rule("ME-7.4", "ME-26.20", "ME-E60")
def test_purple_points_help_who_can_make_them_points_of_another_colour() -> None:
    """Card 1 gives purple. Religion builds cathedrals with it, Monasticism changes it for a village."""
    law = {"Ana": {"law": 1, "trade": 1}}
    assert not offered(buying(technology=law, cards={"Ana": [1]}), "produce_points")
    g = buying(technology={"Ana": {"construction": 1, "religion": 2}}, cards={"Ana": [1]}, florins={"Ana": 100})
    g.act("Ana", "produce_points card=1 colours=purple", "convert_point colour=green")
    g.act("Ana", "build_building building=village place=smyrna")
    assert (g.player("Ana").points, g.player("Ana").florins) == ([0] * 6, 0)


@rule("ME-7.4")
def test_a_card_without_printed_points_gives_none() -> None:
    g = buying(technology={"Ana": {"construction": 4, "religion": 4}}, cards={"Ana": [13, 46, 56]})
    assert not offered(g, "produce_points")


@rule("ME-A78", "ME-A83")
def test_units_are_placed_without_wagons_and_are_fresh() -> None:
    g = buying()
    g.act("Ana", "recruit unit=archer place=nicaea")
    assert g.place("nicaea").forces[0].troops == (Troop("archer", moved=False),)


@rule("ME-6.1")
@pytest.mark.parametrize(
    "line",
    [
        "buy_technology branch=astrology",
        "build_building building=hut place=smyrna",
        "build_building building=tower place=atlantis",
        "build_transport kind=sledge level=1 place=smyrna",
        "build_transport kind=galley level=4 place=smyrna",
        "build_siege engine=ram place=smyrna",
        "recruit unit=elephant place=smyrna",
        "promote_captain place=atlantis unit=captain_1 level=2",
        "buy_back unit=archer place=smyrna",
    ],
)
def test_what_does_not_exist_is_no_option(line: str) -> None:
    buying(**EVERYTHING).refused("Ana", line, "ME-6.1", "refused-not-an-option")
