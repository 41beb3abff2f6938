"""OR-14: completing districts."""

from __future__ import annotations

from typing import Any

import pytest

from games.origins.scene import OriginsScene, goods, scene
from pentapolis.games.origins.components import BLUE, BOXES, NO_COLOUR, ORANGE, PURPLE, RED, YELLOW
from pentapolis.games.origins.events import CardScored, DistrictCompleted
from support import rule

BOX = BOXES[""]
PLAIN = [[1, 0, "farm:outpost"], [1, 1, "farm:outpost"]]
"""Agora, Palace and two Farms: a district that matches nothing and activates the Agora."""
FAR = [[0, -1, "portal"], [1, -1, "arena"], [0, -2, "farm:mint"], [1, -2, "statue"]]
"""Above the Agora: purple and red below, a Farm and blue above them."""


def completing(token: str = "red_3", at: str = "x=0 y=0", **position: Any) -> OriginsScene:
    """Ana completes a district."""
    given: dict[str, Any] = {"city": {"Ana": PLAIN}} | position
    g = scene(**given)
    g.turn("Ana")
    g.act("Ana", f"complete_district freeman={token} {at}")
    return g


@rule("OR-14.1")
def test_a_district_needs_an_unused_freeman_and_an_empty_seat() -> None:
    g = scene(
        freemen={"Ana": ["red_3", "blue_2", "yellow_4@1"]},
        city={"Ana": [*PLAIN, [2, 0, "farm:arena"], [2, 1, "farm:arena"]]},
        seats={"Ana": [[0, 0, "orange_1"]]},
        speakers_of={"Ana": [3]},
    )
    g.turn("Ana")
    assert [option for option in g.options("Ana") if option.startswith("complete")] == [
        "complete_district freeman=red_3 x=1 y=0",
        "complete_district freeman=blue_2 x=1 y=0",
    ]
    g.refused("Ana", "complete_district freeman=red_3 x=0 y=0", "OR-10.5", "refused-seat-taken")
    g.refused("Ana", "complete_district freeman=red_3 x=5 y=0", "OR-14.1", "refused-no-district")
    g.refused("Ana", "complete_district freeman=yellow_4 x=1 y=0", "OR-14.1", "refused-no-such-freeman")
    g.refused("Ana", "complete_district freeman=speaker_3 x=1 y=0", "OR-14.1", "refused-no-such-freeman")


@rule("OR-14.2", "OR-14.8")
def test_the_die_goes_on_the_seat_and_its_base_is_free() -> None:
    g = completing()
    assert g.seats("Ana") == {(0, 0): "red_3"}
    assert (g.freemen("Ana"), g.player("Ana").free_bases) == (["blue_2"], 1)
    assert g.told(DistrictCompleted) == [DistrictCompleted(0, "red_3", 0, 0, 0, 3)]
    assert g.told(CardScored) == []
    assert g.vp("Ana") == 0


@rule("OR-14.3")
def test_a_pattern_matches_in_all_eight_ways_and_in_no_other() -> None:
    """District 31: purple orange / yellow blue."""
    ways = [
        (PURPLE, ORANGE, YELLOW, BLUE),
        (YELLOW, PURPLE, BLUE, ORANGE),
        (BLUE, YELLOW, ORANGE, PURPLE),
        (ORANGE, BLUE, PURPLE, YELLOW),
        (ORANGE, PURPLE, BLUE, YELLOW),
        (PURPLE, YELLOW, ORANGE, BLUE),
        (YELLOW, BLUE, PURPLE, ORANGE),
        (BLUE, ORANGE, YELLOW, PURPLE),
    ]
    assert all("district_31" in BOX.matching(way) for way in ways)
    assert "district_31" not in BOX.matching((PURPLE, BLUE, YELLOW, ORANGE))
    assert "district_31" not in BOX.matching((PURPLE, ORANGE, YELLOW, NO_COLOUR))
    matching = [
        (a, b, c, d)
        for a in range(5)
        for b in range(5)
        for c in range(5)
        for d in range(5)
        if "district_31" in BOX.matching((a, b, c, d))
    ]
    assert sorted(matching) == sorted(ways)


@rule("OR-14.3")
@pytest.mark.parametrize("other", [NO_COLOUR, ORANGE, PURPLE, YELLOW])
def test_a_grey_cell_accepts_anything_and_a_farm_fills_no_coloured_cell(other: int) -> None:
    """District 1: purple red / any blue."""
    assert "district_01" in BOX.matching((PURPLE, RED, other, BLUE))
    assert "district_01" not in BOX.matching((PURPLE, NO_COLOUR, other, BLUE))


@rule("OR-14.4", "OR-14.5")
def test_a_single_matching_card_is_scored_with_its_gold() -> None:
    g = completing(at="x=0 y=-2", city={"Ana": FAR}, token="yellow_3", freemen={"Ana": ["yellow_3"]})
    assert g.told(CardScored) == [CardScored(0, "district_01", True, 2)]
    assert g.scored() == [("Ana", "district_01", 8)]
    assert (g.vp("Ana"), g.resources("Ana")["gold"], g.player("Ana").scored) == (8, 3, ["district_01"])
    assert {card.card: card.gold for card in g.state.cards}["district_01"] == 0


MIXED = [[0, -1, "portal"], [1, -1, "arena"], [0, -2, "estate"], [1, -2, "statue"]]
"""Orange and blue above purple and red: it matches several cards."""


@rule("OR-14.4", "OR-A9")
def test_of_several_cards_exactly_one_is_chosen() -> None:
    block = (ORANGE, BLUE, PURPLE, RED)
    cards = sorted(BOX.matching(block))
    assert len(cards) > 1
    g = completing(
        at="x=0 y=-2",
        city={"Ana": MIXED},
        token="yellow_3",
        freemen={"Ana": ["yellow_3"]},
        cards=dict.fromkeys(cards[:3], 2),
    )
    assert g.waits == "Ana: district_card"
    assert g.options("Ana") == [f"score_card card={card}" for card in cards[:3]]
    g.refused("Ana", "score_card card=district_30", "OR-14.3", "refused-card-does-not-match")
    g.act("Ana", f"score_card card={cards[1]}")
    assert g.player("Ana").scored == [cards[1]]
    assert [card.gold for card in g.state.cards if card.card in cards[:3]] == [2, 0, 2]


@rule("OR-14.4", "OR-14.6", "OR-A10")
def test_the_same_player_scores_less_the_second_time_and_others_do_not_matter() -> None:
    for scored, vp in (({"Ana": ["district_01"]}, 4), ({"Bo": ["district_01"]}, 8)):
        g = completing(
            at="x=0 y=-2",
            city={"Ana": FAR},
            token="yellow_3",
            freemen={"Ana": ["yellow_3"]},
            scored=scored,
            cards={"district_01": 0},
        )
        assert g.scored() == [("Ana", "district_01", vp)]
        assert g.resources("Ana")["gold"] == 1


@rule("OR-14.5", "OR-A64")
def test_no_gold_without_matching() -> None:
    g = completing()
    assert all(card.gold == 2 for card in g.state.cards)


@rule("OR-14.7", "OR-A6", "OR-A8", "OR-9.7")
def test_buildings_of_the_dies_colour_and_the_agora_may_be_activated_once_each() -> None:
    city = [[1, 0, "mint"], [1, 1, "granary"]]
    g = completing("yellow_2", city={"Ana": city}, freemen={"Ana": ["yellow_2"]}, resources={"Ana": goods()})
    everything = [
        "activate building=agora x=0 y=0",
        "activate building=mint x=1 y=0",
        "activate building=granary x=1 y=1",
    ]
    assert g.options("Ana") == [*everything, "done"]
    g.act("Ana", "activate building=granary x=1 y=1")
    assert g.resources("Ana") == goods(food=1)
    g.refused("Ana", "activate building=granary x=1 y=1", "OR-14.7", "refused-activated-once")
    g.refused("Ana", "activate building=palace x=0 y=1", "OR-14.7", "refused-colour-of-die")
    g.refused("Ana", "activate building=mint x=2 y=0", "OR-14.7", "refused-not-in-district")
    g.act("Ana", "activate building=agora x=0 y=0", "choose_basic resource=wisdom", "activate building=mint x=1 y=0")
    assert (g.resources("Ana"), g.waits) == (goods(food=1, wisdom=1, gold=1), "Bo: choose_action")


@rule("OR-14.7", "OR-23.29")
def test_buildings_of_other_colours_are_not_activated_and_each_may_be_declined() -> None:
    g = completing("red_3", city={"Ana": [[1, 0, "mint"], [1, 1, "outpost"]]})
    assert g.options("Ana") == ["activate building=agora x=0 y=0", "activate building=outpost x=1 y=1", "done"]
    g.refused("Ana", "activate building=mint x=1 y=0", "OR-14.7", "refused-colour-of-die")
    g.act("Ana", "done")
    assert g.waits == "Bo: choose_action"


@rule("OR-14.7", "OR-A61")
@pytest.mark.parametrize("first", ["outpost", "fortress"])
def test_the_player_orders_the_activations(first: str) -> None:
    """An attack from space 3, after the Fortress, brings a Stone; from the start it brings nothing."""
    city = [[1, 0, "fortress"], [1, 1, "outpost"], [2, 1, "arena"]]
    g = completing("red_3", city={"Ana": city}, resources={"Ana": goods()})
    attack = ["activate building=outpost x=1 y=1", "military_choice plan=attack"]
    march = ["activate building=fortress x=1 y=0"]
    g.act("Ana", *(attack + march if first == "outpost" else march + attack))
    assert (g.player("Ana").military, g.resources("Ana")["stone"]) == (3, int(first == "fortress"))


@rule("OR-14.7")
def test_each_is_resolved_wholly_before_the_next() -> None:
    g = completing("red_3", city={"Ana": [[1, 0, "fortress"], [1, 1, "outpost"]]})
    g.act("Ana", "activate building=outpost x=1 y=1")
    assert g.waits == "Ana: advance_or_attack"
    g.act("Ana", "military_choice plan=advance", "activate building=fortress x=1 y=0")
    assert g.player("Ana").military == 3


@rule("OR-14.9", "OR-A65", "OR-24.7", "OR-24.9", "OR-24.12")
def test_the_order_of_all_effects() -> None:
    """Leo, the card, the activations, Scorpio, and Libra last: Scorpio's Wisdom pays for Libra."""
    g = completing(
        "yellow_3",
        freemen={"Ana": ["yellow_3"]},
        city={"Ana": [[1, 0, "farm:mint"], [1, 1, "farm:mint"]]},
        zodiac=["leo", "scorpio", "libra"],
        holders=dict.fromkeys(("leo", "scorpio", "libra"), "Ana"),
        resources={"Ana": goods()},
    )
    assert g.seats("Ana") == {(0, 0): "yellow_5"}
    assert (g.waits, g.resources("Ana")) == ("Ana: activate_next", goods())
    g.act("Ana", "activate building=agora x=0 y=0", "choose_basic resource=food")
    assert (g.waits, g.resources("Ana")) == ("Ana: libra_recruit", goods(food=1, wisdom=1))
    assert g.options("Ana") == ["take_citizen die=red_1", "take_citizen die=purple_2", "decline"]
