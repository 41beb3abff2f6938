"""Piles: a card is not decided until somebody sees it; none is lost, none appears; each viewer has one pool."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.scene import dealt, every_way
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, Value
from pentapolis.kernel.now import Now
from pentapolis.kernel.pile import Held, Layer, Pile, by_hand

FACES = {"sun_1": "sun", "sun_2": "sun", "rain_1": "rain", "rain_2": "rain"}


def now_with(*luck: tuple[str, Value]) -> Now:
    return Now([], ScriptedChance(luck), None, {"sky": FACES})


def sky() -> Pile:
    return Pile.of("sky", {"sun_2": 1, "sun_1": 2, "rain_1": 1})


def seen(pile: Pile, viewer: int, *hands: Held) -> Pile:
    """The pile as a viewer may know it, when these cards are held somewhere."""
    hidden: list[Held] = []
    o = pile.seen_by(viewer, hidden)
    for held in hands:
        held.seen_by(viewer, hidden)
    o.cover(hidden)
    return o


# making


def test_a_pile_is_one_undecided_layer_over_one_sorted_pool() -> None:
    pile = Pile.of("sky", {"b": 2, "a": 1, "none": 0}, "blue")
    assert pile == Pile("sky", {"blue": {"a": 1, "b": 2}}, [Layer(3, "blue")])
    assert list(pile.pools["blue"]) == ["a", "b"]
    assert (len(pile), pile.top()) == (3, Layer(3, "blue"))
    assert Pile("sky", {"": {}}, []).top() is None


def test_a_stacked_pile_has_a_layer_per_part_and_may_leave_cards_out_unseen() -> None:
    pile = Pile.stacked("enemies", ("I", {"orcs": 2, "elves": 1}, 1), ("II", {"demons": 2}, 2))
    assert pile.pools == {"I": {"elves": 1, "orcs": 2}, "II": {"demons": 2}}
    assert (pile.layers, len(pile)) == ([Layer(1, "I"), Layer(2, "II")], 3)
    drawn = every_way(lambda chance: Now([], chance, None, {}).draw(copy(pile)))
    assert drawn == {"orcs": Fraction(2, 3), "elves": Fraction(1, 3)}


def copy(pile: Pile) -> Pile:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(pile), type=Pile)


# drawing and looking


def test_a_drawn_card_is_decided_when_it_is_drawn() -> None:
    pile, now = sky(), now_with(("sky", "sun_1"))
    assert now.draw(pile) == "sun_1"
    assert pile == Pile("sky", {"": {"rain_1": 1, "sun_1": 1, "sun_2": 1}}, [Layer(3, "")])
    assert (now.outcomes, now.informed) == ([("sky", "sun_1")], True)


def test_the_last_card_of_a_kind_and_of_a_pile_leaves_nothing_behind() -> None:
    pile, now = Pile.of("bag", {"gold": 1}), now_with(("bag", "gold"))
    assert now.draw(pile) == "gold"
    assert pile == Pile("bag", {"": {}}, [])
    with pytest.raises(IndexError):
        now.draw(pile)


@pytest.mark.parametrize("number", range(9))
def test_cards_that_are_dealt_are_those_that_would_be_drawn(number: int) -> None:
    """Through known cards, several layers and groups, to the end of the pile and no further."""
    pile = Pile.stacked("sky", ("I", {"sun_1": 2, "rain_1": 2, "sun_2": 1}, 3), ("II", {"a": 1, "b": 1, "c": 1}, 3))
    pile.layers.insert(1, Layer(1, "I", "", (2,), "rain_2"))
    dealt_from, drawn_from = copy(pile), copy(pile)
    dealing, drawing = (Now([], FastChance(3), None, {}) for _ in range(2))
    dealt = dealing.deal(dealt_from, number)
    assert dealt == [drawing.draw(drawn_from) for _ in range(min(number, len(pile)))]
    assert (dealt_from, dealing.outcomes) == (drawn_from, drawing.outcomes)
    assert dealing.informed == bool(dealt)


def test_a_card_drawn_in_secret_is_known_to_who_drew_it() -> None:
    pile, now = sky(), now_with(*dealt("sky", "rain_1", "sun_2"))
    assert now.draw_for(pile, 2, 0) == Held("sky", "", (0, 2), "rain_1")
    assert now.draw_for(pile, 1) == Held("sky", "", (1,), "sun_2")
    assert pile == Pile("sky", {"": {"sun_1": 2}}, [Layer(2, "")])
    assert now.informed


def test_a_card_cannot_be_drawn_for_nobody() -> None:
    """Without names a held card is known to everybody."""
    pile, now = sky(), now_with(("sky", "rain_1"))
    with pytest.raises(ValueError, match="nobody sees"):
        now.draw_for(pile)
    assert pile == sky()


def test_a_card_looked_at_stays_on_top_and_is_the_one_that_is_drawn() -> None:
    pile, now = sky(), now_with(("sky", "rain_1"))
    assert now.look(pile, 1) == "rain_1"
    assert pile == Pile("sky", {"": {"sun_1": 2, "sun_2": 1}}, [Layer(1, "", "", (1,), "rain_1"), Layer(3, "")])
    assert now.look(pile, 0) == "rain_1"
    assert pile.top() == Layer(1, "", "", (0, 1), "rain_1")
    assert now.draw_for(copy(pile), 2) == Held("sky", "", (0, 1, 2), "rain_1")
    assert now.draw(pile) == "rain_1"
    assert (len(pile), now.outcomes) == (3, [("sky", "rain_1")])


def test_a_card_removed_unseen_stays_undecided() -> None:
    pile = sky()
    assert pile.take_top() == Layer(1, "")
    assert pile == Pile("sky", {"": {"rain_1": 1, "sun_1": 2, "sun_2": 1}}, [Layer(3, "")])


# the shown side


def test_the_shown_side_is_fixed_and_the_card_stays_open() -> None:
    pile, now = sky(), now_with(("sky.face", "sun"), ("sky", "sun_2"))
    assert now.show(pile) == "sun"
    assert pile == Pile("sky", sky().pools, [Layer(1, "", "sun"), Layer(3, "")])
    assert now.informed
    assert pile.possible(pile.layers[0], FACES) == {"sun_1": 2, "sun_2": 1}
    assert now.show(pile) == "sun"
    assert now.draw(pile) == "sun_2"
    assert now.outcomes == [("sky.face", "sun"), ("sky", "sun_2")]


def test_the_shown_side_is_as_likely_as_the_cards_that_have_it() -> None:
    def show_and_draw(chance: Chance) -> tuple[str, str]:
        pile, now = sky(), Now([], chance, None, {"sky": FACES})
        return now.show(pile), now.draw(pile)

    assert every_way(show_and_draw) == {
        ("rain", "rain_1"): Fraction(1, 4),
        ("sun", "sun_1"): Fraction(2, 4),
        ("sun", "sun_2"): Fraction(1, 4),
    }


def test_the_shown_side_is_remembered_when_the_card_is_looked_at_taken_and_put_back() -> None:
    pile, now = sky(), now_with(("sky.face", "sun"), ("sky", "sun_2"))
    now.show(pile)
    now.look(pile, 1)
    assert pile.top() == Layer(1, "", "sun", (1,), "sun_2")
    assert seen(pile, 0).top() == Layer(1, "", "sun", (1,), "")
    held = now.draw_for(pile, 0)
    assert held == Held("sky", "", (0, 1), "sun_2", "sun")
    pile.put_under([held])
    assert pile.layers[-1] == Layer(1, "", "sun", (0, 1), "sun_2")


def test_showing_a_card_that_somebody_knows_is_news_to_the_others() -> None:
    pile, now = sky(), now_with(("sky", "rain_1"))
    now.look(pile, 1)
    now.informed = False
    assert now.show(pile) == "rain"
    assert now.informed
    assert pile.top() == Layer(1, "", "rain", (1,), "rain_1")
    now.informed = False
    assert now.show(pile) == "rain"
    assert not now.informed


# putting back


def test_cards_are_put_on_top_the_last_one_topmost_and_under_in_order() -> None:
    pile = Pile.of("sky", {"x": 2})
    a, b = Held("sky", "", (0,), "a"), Held("sky", "", (1,), "b")
    pile.put_top([a, b])
    assert pile.layers == [Layer(1, "", "", (1,), "b"), Layer(1, "", "", (0,), "a"), Layer(2, "")]
    pile.put_under([b, a])
    assert pile.layers[3:] == [Layer(1, "", "", (1,), "b"), Layer(1, "", "", (0,), "a")]
    assert (len(pile), pile.pools) == (6, {"": {"x": 2}})
    now = now_with(("sky", "x"), ("sky", "x"))
    assert [now.draw(pile) for _ in range(6)] == ["b", "a", "x", "x", "b", "a"]


def test_a_card_that_all_have_seen_is_put_under_the_pile_for_all_to_know() -> None:
    pile = Pile.of("sky", {"x": 1})
    pile.put_under([Held("sky", "", (), "a")])
    assert pile.layers == [Layer(1, ""), Layer(1, "", "", (), "a")]
    assert seen(pile, -1) == seen(pile, 0) == pile
    now = now_with(("sky", "x"))
    assert now.draw(pile) == "x"
    assert now.look(pile, 1) == "a"
    assert now.draw_for(pile, 1) == Held("sky", "", (), "a")
    assert (pile, now.outcomes) == (Pile("sky", {"": {}}, []), [("sky", "x")])


def test_a_card_goes_back_into_its_own_pile_only() -> None:
    pile = sky()
    for put in (pile.put_top, pile.put_under):
        with pytest.raises(ValueError, match="a card of sea can't go into sky"):
            put([Held("sea", "", (0,), "whale")])
    assert pile == sky()


# mixing


def test_shuffling_mixes_known_cards_and_open_ones_into_what_nobody_knows() -> None:
    pile, now = sky(), now_with(*dealt("sky", "rain_1"), ("sky.face", "sun"))
    now.look(pile, 1)
    pile.layers.append(pile.layers.pop(0))
    now.show(pile)
    pile.put_under([Held("sky", "", (), "rain_2")])
    pile.shuffle({"sun_2": 1, "none": 0})
    assert pile == Pile("sky", {"": {"rain_1": 1, "rain_2": 1, "sun_1": 2, "sun_2": 2}}, [Layer(6, "")])


def test_shuffling_merges_groups() -> None:
    pile = Pile.stacked("sky", ("a", {"x": 1}, 1), ("b", {"x": 1, "y": 1}, 2))
    pile.shuffle(group="all")
    assert pile == Pile("sky", {"all": {"x": 2, "y": 1}}, [Layer(3, "all")])


def test_an_empty_pile_is_rebuilt_from_the_open_cards() -> None:
    pile = Pile("sky", {"": {}}, [])
    pile.shuffle({"b": 1, "a": 1})
    assert pile == Pile.of("sky", {"a": 1, "b": 1})
    empty = Pile("sky", {"": {}}, [])
    empty.shuffle()
    assert empty == Pile("sky", {"": {}}, [])


def test_cards_that_were_left_out_cannot_be_shuffled_in_by_mistake() -> None:
    pile = Pile.stacked("enemies", ("I", {"orcs": 2, "elves": 1}, 1))
    with pytest.raises(ValueError, match="cards of I are outside the pile"):
        pile.shuffle()
    unnamed = sky()
    unnamed.take_top()
    with pytest.raises(ValueError, match="cards of sky are outside the pile"):
        unnamed.shuffle()


def test_a_bag_takes_known_things_back() -> None:
    bag = Pile.of("bag", {"salt": 1})
    bag.add("gold", 2)
    bag.add("salt")
    assert bag == Pile("bag", {"": {"gold": 2, "salt": 2}}, [Layer(4, "")])
    assert list(bag.pools[""]) == ["gold", "salt"]
    empty = Pile("bag", {"g": {}}, [])
    empty.add("gold")
    assert empty == Pile("bag", {"g": {"gold": 1}}, [Layer(1, "g")])


@pytest.mark.parametrize(
    "layers",
    [
        [Layer(1, "", "", (0,), "a")],
        [Layer(1, "", "", (), "a")],
        [Layer(1, "", "sun")],
        [Layer(1, ""), Layer(1, "", "", (0,), "a")],
    ],
)
def test_a_pile_of_which_something_is_known_is_no_bag(layers: list[Layer]) -> None:
    pile = Pile("bag", {"": {"sun_1": 1}}, list(layers))
    with pytest.raises(ValueError, match="bag is not a bag"):
        pile.add("gold")
    assert pile == Pile("bag", {"": {"sun_1": 1}}, layers)


# what a viewer sees


def test_a_viewer_sees_one_pool_of_everything_it_cannot_place() -> None:
    bag, now = Pile.of("bag", {"gold": 1, "salt": 3}), now_with(*dealt("bag", "gold", "salt"))
    mine, theirs = now.draw_for(bag, 0), now.draw_for(bag, 1)
    assert seen(bag, 0, mine, theirs) == Pile("bag", {"": {"salt": 3}}, [Layer(2, "")])
    assert seen(bag, 1, mine, theirs) == Pile("bag", {"": {"gold": 1, "salt": 2}}, [Layer(2, "")])
    assert seen(bag, -1, mine, theirs) == Pile("bag", {"": {"gold": 1, "salt": 3}}, [Layer(2, "")])
    assert theirs.seen_by(0, []) == Held("bag", "", (1,), "")
    assert mine.seen_by(0, []) is mine


def test_a_viewer_sees_the_group_of_a_hidden_card_and_no_other_pile_changes() -> None:
    pile = Pile.stacked("sky", ("a", {"x": 1, "y": 1}, 2), ("b", {"z": 1}, 1))
    now = now_with(("sky", "y"))
    held = now.draw_for(pile, 1)
    assert seen(pile, 0, held).pools == {"a": {"x": 1, "y": 1}, "b": {"z": 1}}
    assert seen(Pile.of("sea", {"whale": 1}), 0, held) == Pile.of("sea", {"whale": 1})


def test_a_peeked_card_is_in_the_pool_of_the_others() -> None:
    pile, now = sky(), now_with(("sky", "rain_1"))
    now.look(pile, 1)
    assert seen(pile, 1) == pile
    assert seen(pile, 0) == Pile("sky", sky().pools, [Layer(1, "", "", (1,), ""), Layer(3, "")])


def test_a_group_shuffled_away_while_one_of_its_cards_was_hidden_would_betray_it() -> None:
    pile, now = Pile.stacked("sky", ("a", {"x": 1, "y": 1}, 2)), now_with(("sky", "y"))
    held = now.draw_for(pile, 1)
    pile.shuffle()
    with pytest.raises(ValueError, match="shuffled while cards of a were in hidden hands"):
        seen(pile, 0, held)


def test_a_hand_is_ordered_by_what_everybody_knows_first() -> None:
    hand = [
        Held("sky", "b", (0,), "a"),
        Held("sky", "a", (0,), "z"),
        Held("sea", "c", (0,), "m"),
        Held("sky", "a", (0, 1), "b"),
        Held("sky", "a", (0,), "c", "sun"),
        Held("sky", "a", (0,), "d"),
    ]
    assert [held.card for held in by_hand(hand)] == ["m", "d", "z", "c", "b", "a"]


# conservation


operations = st.lists(
    st.tuples(
        st.sampled_from(["draw", "take", "look", "show", "under", "top", "sink", "mix", "shuffle"]), st.integers(0, 1)
    ),
    max_size=25,
)


def cards_in(layer: Layer) -> list[str]:
    return [held.card for held in layer.mixed or ()] or [layer.card]


@given(operations, st.integers(0, 9))
def test_no_card_is_lost_and_none_appears(done: list[tuple[str, int]], seed: int) -> None:
    pile, hands, open_cards = sky(), [list[Held](), list[Held]()], list[str]()
    now = Now([], FastChance(seed), None, {"sky": FACES})
    every = Counter({"sun_1": 2, "sun_2": 1, "rain_1": 1})
    for what, seat in done:
        if what in ("draw", "take", "look", "show") and len(pile):
            if what == "draw":
                open_cards.append(now.draw(pile))
            elif what == "take":
                hands[seat].append(now.draw_for(pile, seat))
            elif what == "look":
                now.look(pile, seat)
            else:
                now.show(pile)
        elif what in ("under", "top") and hands[seat]:
            (pile.put_under if what == "under" else pile.put_top)([hands[seat].pop()])
        elif what == "mix" and (hands[seat] or open_cards):
            pile.put_mixed_under([*hands[seat], *(Held("sky", "", (), card) for card in open_cards)])
            hands[seat].clear()
            open_cards.clear()
        elif what == "sink" and open_cards:
            pile.put_under([Held("sky", "", (), open_cards.pop())])
        elif what == "shuffle":
            pile.shuffle(Counter(open_cards))
            open_cards.clear()
        undecided = sum(layer.count for layer in pile.layers if not layer.decided)
        assert sum(pile.pools[""].values()) == undecided
        assert all(pile.pools[""].values())
        held = [card.card for hand in hands for card in hand]
        placed = [card for layer in pile.layers if layer.decided for card in cards_in(layer)]
        assert Counter(pile.pools[""]) + Counter([*held, *placed, *open_cards]) == every
        for viewer in (-1, 0, 1):
            o = seen(pile, viewer, *hands[0], *hands[1])
            known = [card.card for hand in hands for card in hand if viewer in card.known_to or not card.known_to]
            visible = [card for layer in o.layers for card in cards_in(layer) if card]
            assert Counter(o.pools[""]) + Counter([*known, *visible, *open_cards]) == every
            assert len(o) == len(pile)
