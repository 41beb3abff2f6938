"""Options: one immutable sequence, whatever shape stands behind it."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.action import Action, Pass
from pentapolis.kernel.options import (
    NOTHING,
    Items,
    Joined,
    ListShape,
    MultisetShape,
    Options,
    Range,
    RangeShape,
    Shape,
    join,
    multiset,
)


class Bid(Action, frozen=True):
    coins: int
    loud: bool = False


class Pay(Action, frozen=True):
    gold: int = 0
    stone: int = 0
    wood: int = 0


class Other(Action, frozen=True):
    coins: int


GOODS = ("gold", "stone", "wood")
PAY_TWO = multiset(Pay, GOODS, (1, 2, 0), (2, 1))

EVERY: list[tuple[Options, list[Action], tuple[Shape, ...]]] = [
    (NOTHING, [], ()),
    (Items([Pass(), Bid(3)]), [Pass(), Bid(3)], (ListShape((Pass(), Bid(3))),)),
    (Range(Bid, "coins", 2, 4), [Bid(2), Bid(3), Bid(4)], (RangeShape("bid", "coins", 2, 4),)),
    (Range(Bid, "coins", 1, 0), [], ()),
    (
        PAY_TWO,
        [Pay(1, 1), Pay(0, 2), Pay(1), Pay(0, 1)],
        (MultisetShape("pay", GOODS, (1, 2, 0), (2, 1)),),
    ),
    (multiset(Pay, GOODS, (0, 0, 0), (1,)), [], ()),
    (
        Joined([Range(Bid, "coins", 0, 1), NOTHING, PAY_TWO, Items([Pass()])]),
        [Bid(0), Bid(1), Pay(1, 1), Pay(0, 2), Pay(1), Pay(0, 1), Pass()],
        (
            RangeShape("bid", "coins", 0, 1),
            MultisetShape("pay", GOODS, (1, 2, 0), (2, 1)),
            ListShape((Pass(),)),
        ),
    ),
    (Joined([]), [], ()),
]


@pytest.mark.parametrize(("options", "actions", "shapes"), EVERY)
def test_options_are_the_sequence_of_their_actions(
    options: Options, actions: list[Action], shapes: tuple[Shape, ...]
) -> None:
    size = len(actions)
    assert len(options) == size
    assert bool(options) == bool(actions)
    assert list(options) == actions
    assert [options[n] for n in range(size)] == actions
    assert [options[n - size] for n in range(size)] == actions
    assert list(reversed(options)) == actions[::-1]
    assert options.shapes() == shapes
    for beyond in (size, -size - 1):
        with pytest.raises(IndexError):
            options[beyond]
    for cut in (slice(None), slice(1, 3), slice(-2, None), slice(None, None, -1), slice(0, 5, 2)):
        assert list(options[cut]) == actions[cut]
    for action in (*actions, Pass(), Bid(2), Bid(9), Bid(-1), Bid(3, loud=True), Pay(2), Other(3)):
        assert (action in options) == (action in actions)
        assert options.count(action) == actions.count(action)
    for n, action in enumerate(actions):
        assert options.index(action) == n


def test_options_are_equal_when_their_actions_are_whatever_the_shape() -> None:
    for (one, mine, _), (other, theirs, _) in product(EVERY, EVERY):
        assert (one == other) == (mine == theirs)
        assert (one != other) == (mine != theirs)
        assert (Items(mine) == one) is True
        if mine == theirs:
            assert hash(one) == hash(other)
    assert Range(Bid, "coins", 0, 1) != [Bid(0), Bid(1)]


def test_a_number_that_is_not_whole_is_in_no_range() -> None:
    assert Bid(3) in Range(Bid, "coins", 0, 4)
    assert Bid(2.5) not in Range(Bid, "coins", 0, 4)  # type: ignore[arg-type]  # a wrong type is the point


def test_joining_leaves_out_what_is_empty_and_keeps_shapes() -> None:
    bids = Range(Bid, "coins", 0, 3000)
    assert join() == join(NOTHING, Joined([])) == NOTHING
    assert join(NOTHING, bids) is bids
    assert type(join(Items([Pass()]), Items([Bid(1)]))) is Items
    assert len(join(bids, Items([Pass()]))) == 3002
    assert type(join(bids, Items([Pass()]))) is Joined, "a range is not spelled out"
    listed = join(PAY_TWO, Items([Pass()]))
    assert listed == Items([*PAY_TWO, Pass()])
    assert [type(shape) for shape in listed.shapes()] == [MultisetShape, ListShape]
    assert [type(shape) for shape in join(bids, Items([Pass()]), PAY_TWO).shapes()] == [
        RangeShape,
        ListShape,
        MultisetShape,
    ]


def test_shapes_travel() -> None:
    shapes = join(Range(Bid, "coins", 0, 3000), PAY_TWO).shapes()
    assert msgspec.json.decode(msgspec.json.encode(shapes), type=tuple[Shape, ...]) == shapes
    assert len(msgspec.json.encode(shapes)) < 250


limits = st.lists(st.integers(0, 3), min_size=3, max_size=3).map(lambda n: (n[0], n[1], n[2]))


@given(limits, st.lists(st.integers(0, 6), unique=True).map(tuple))
def test_a_multiset_is_every_choice_within_its_limits(limit: tuple[int, int, int], sizes: tuple[int, ...]) -> None:
    choices = [Pay(*counts) for counts in product(*(range(most, -1, -1) for most in limit))]
    expected = [pay for size in sizes for pay in choices if pay.gold + pay.stone + pay.wood == size]
    assert list(multiset(Pay, GOODS, limit, sizes)) == expected
