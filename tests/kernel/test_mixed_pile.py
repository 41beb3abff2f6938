"""Cards put under a pile in an order that nobody knows: who knows that they are there, and what each viewer sees."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from kernel.scene import every_way
from kernel.test_pile import FACES, copy, now_with, seen, sky
from kernel.toys import tower
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance
from pentapolis.kernel.now import Now
from pentapolis.kernel.pile import Held, Layer, Pile, by_hand


def mixed(*cards: Held) -> Layer:
    return Layer(len(cards), cards[0].group, mixed=cards)


def buried(*known_to: tuple[int, ...]) -> Pile:
    """Three cards under nothing, in an order that nobody knows; each is known to some."""
    pile = Pile("sky", {"": {"sun_1": 1}}, [])
    names = ("rain_1", "rain_2", "sun_2")
    pile.put_mixed_under(Held("sky", "", seats, card) for seats, card in zip(known_to, names, strict=True))
    return pile


def test_cards_put_under_the_pile_in_random_order_are_one_layer_that_betrays_no_order() -> None:
    a, b, c = (Held("sky", "", (1,), card) for card in ("rain_1", "rain_2", "sun_2"))
    one, other = sky(), sky()
    one.put_mixed_under([b, c, a])
    other.put_mixed_under([c, a, b])
    assert one == other == Pile("sky", sky().pools, [Layer(4, ""), mixed(a, b, c)])
    assert (len(one), one.layers[-1].decided) == (7, True)


def test_a_single_card_is_in_no_order_and_nothing_adds_no_layer() -> None:
    pile = sky()
    pile.put_mixed_under([])
    pile.put_mixed_under([Held("sky", "", (1,), "rain_2")])
    assert pile.layers == [Layer(4, ""), Layer(1, "", "", (1,), "rain_2")]
    with pytest.raises(ValueError, match="a card of sea can't go into sky"):
        pile.put_mixed_under([Held("sea", "", (0,), "whale"), Held("sky", "", (0,), "rain_1")])
    assert len(pile) == 5


def test_which_of_them_comes_first_is_decided_when_somebody_sees_it() -> None:
    def both(chance: Chance) -> tuple[str, ...]:
        pile, now = buried((1,), (1,), (1,)), Now([], chance, None, {})
        return now.draw(pile), now.draw_for(pile, 0).card

    cards = ("rain_1", "rain_2", "sun_2")
    assert every_way(both) == {(a, b): Fraction(1, 6) for a in cards for b in cards if a != b}
    with pytest.raises(ValueError, match="not decided"):
        buried((1,), (1,), (1,)).take_top()


def test_a_pile_without_mixed_cards_has_the_bytes_it_always_had() -> None:
    assert msgspec.json.encode(Layer(2, "a")) == b'{"count":2,"group":"a","face":"","known_to":[],"card":""}'
    pile = buried((1,), (0, 1), ())
    assert copy(pile) == pile


def test_who_put_them_there_knows_what_is_left_after_an_open_draw() -> None:
    pile, now = buried((1,), (1,), (0, 1)), now_with(("sky", "rain_2"))
    assert now.draw(pile) == "rain_2"
    assert pile.layers == [mixed(Held("sky", "", (0, 1), "sun_2"), Held("sky", "", (1,), "rain_1"))]
    now = now_with(("sky", "sun_2"))
    assert now.deal(pile, 1) == ["sun_2"]
    assert pile.layers == [Layer(1, "", "", (1,), "rain_1")]


def test_who_does_not_see_which_was_drawn_cannot_say_any_more_what_is_left() -> None:
    """Seat 1 knew all three, seat 2 draws one: what is left is fixed, and nobody knows it."""
    pile, now = buried((1,), (1, 2), ()), now_with(("sky", "rain_1"))
    assert now.draw_for(pile, 2) == Held("sky", "", (2,), "rain_1")
    left = [Held("sky", "", (2,), "rain_2"), Held("sky", "", (2,), "sun_2")]
    assert pile.layers == [mixed(*left)]
    assert now_with(("sky", "rain_2")).draw_for(pile, 0) == Held("sky", "", (0,), "rain_2")
    assert pile.layers == [Layer(1, "", "", (-2,), "sun_2")]
    assert seen(pile, 1) == seen(pile, -1) == Pile("sky", {"": {"sun_1": 1, "sun_2": 1}}, [Layer(1, "", "", (-2,), "")])
    assert now_with().look(pile, 0) == "sun_2"
    assert pile.layers == [Layer(1, "", "", (0,), "sun_2")]


def test_who_put_them_there_and_draws_one_knows_the_rest() -> None:
    pile, now = buried((1,), (1,), (1,)), now_with(("sky", "sun_2"))
    assert now.draw_for(pile, 1) == Held("sky", "", (1,), "sun_2")
    assert pile.layers == [mixed(Held("sky", "", (1,), "rain_1"), Held("sky", "", (1,), "rain_2"))]


def test_a_shown_side_tells_who_knew_them_only_if_no_other_card_has_it() -> None:
    pile, now = buried((1,), (1,), (1,)), now_with(("sky", "rain_2"))
    assert (now.show(pile), now.informed) == ("rain", True)
    rest = (Held("sky", "", (-2,), "rain_1"), Held("sky", "", (-2,), "sun_2"))
    assert pile.layers == [Layer(1, "", "rain", (-2,), "rain_2"), mixed(*rest)]
    pile = buried((1,), (1,), (1,))
    now = Now([], ScriptedChance((("sky", "rain_2"),)), None, {"sky": {**FACES, "rain_2": "hail"}})
    assert now.show(pile) == "hail"
    rest = (Held("sky", "", (1,), "rain_1"), Held("sky", "", (1,), "sun_2"))
    assert pile.layers == [Layer(1, "", "hail", (1,), "rain_2"), mixed(*rest)]


def test_mixed_cards_are_blank_for_who_does_not_know_them_and_in_their_pool() -> None:
    pile = buried((1,), (0, 1), ())
    assert seen(pile, 1) == pile
    open_, both, one = Held("sky", "", (), "sun_2"), Held("sky", "", (0, 1), "rain_2"), Held("sky", "", (1,), "")
    assert seen(pile, 0) == Pile("sky", {"": {"rain_1": 1, "sun_1": 1}}, [mixed(open_, both, one)])
    both = Held("sky", "", (0, 1), "")
    assert seen(pile, -1).layers == [mixed(open_, both, one)]
    assert seen(pile, -1).pools == {"": {"rain_1": 1, "rain_2": 1, "sun_1": 1}}


def test_a_twin_with_other_mixed_cards_looks_the_same_to_who_does_not_know_them() -> None:
    """The card that lies in the pool in one world and under the pile in the other, whatever its name sorts like."""
    one, twin = sky(), sky()
    one.pools = {"": {"rain_1": 1, "sun_1": 2, "zenith": 1}}
    twin.pools = {"": {"rain_2": 1, "sun_1": 2, "zenith": 1}}
    for pile, card in ((one, "rain_2"), (twin, "rain_1")):
        pile.put_mixed_under([Held("sky", "", (1,), card), Held("sky", "", (1,), "moon"), Held("sky", "", (0, 1), "x")])
    assert one != twin
    for viewer in (0, 2, -1):
        assert seen(one, viewer) == seen(twin, viewer)
        assert msgspec.json.encode(seen(one, viewer)) == msgspec.json.encode(seen(twin, viewer))
    assert seen(one, 1) != seen(twin, 1)


def test_an_imagined_world_has_mixed_cards_that_look_the_same_to_the_viewer() -> None:
    def in_all(g: tower.Tower) -> Counter[str]:
        """The near cards that are decided or open: the pool of that part, and what is under the deck."""
        return Counter(held.card for held in g.sky.layers[-1].mixed or ()) + Counter(g.sky.pools["near"])

    g = tower.TITLE.new(tower.TITLE.table(3, {"box": "whole"}), FastChance(1))[0]
    g.sky.layers = [Layer(1, "near"), Layer(3, "far")]
    g.sky.pools["near"] = {"sun_1": 1}
    known = (("rain_1", (1,)), ("rain_2", (1,)), ("sun_1", (0, 1)))
    g.sky.put_mixed_under(Held("sky", "near", seats, card) for card, seats in known)
    for viewer in (0, 1, 2, -1):
        o = tower.TITLE.observe(g, viewer)
        worlds = set()
        for seed in range(30):
            imagined = tower.TITLE.imagine(o, viewer, FastChance(seed))
            assert tower.TITLE.observe(imagined, viewer) == o
            assert tower.TITLE.legal(imagined, 1) == tower.TITLE.legal(g, 1)
            layer = imagined.sky.layers[-1]
            assert list(layer.mixed or ()) == by_hand(layer.mixed or ())
            assert in_all(imagined) == in_all(g) == Counter({"rain_1": 1, "rain_2": 1, "sun_1": 2})
            worlds.add(tuple(held.card for held in layer.mixed or ()))
        assert len(worlds) == {0: 3, 1: 1, 2: 7, -1: 7}[viewer]


def test_shuffling_mixes_mixed_cards_too() -> None:
    pile = buried((1,), (0, 1), ())
    pile.layers.append(Layer(1, ""))
    pile.shuffle()
    assert pile == Pile("sky", {"": {"rain_1": 1, "rain_2": 1, "sun_1": 1, "sun_2": 1}}, [Layer(4, "")])
