"""The list of what a seat can do: in one order, without doubles, the same as text, as a sequence and as shapes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel.action import Action, text
from ...kernel.options import ListShape, Options, RangeShape, Shape
from ...kernel.sight import TABLE
from ...kernel.title import Title
from ..playing import Case, Play
from ..strays import Strays

SAMPLE = 25


def offered(case: Case, play: Play) -> Iterator[tuple[Any, int, Options]]:
    """Positions of a game with each seat's options, where there are any."""
    for g, _ in play.positions(play.sample(SAMPLE)):
        for seat in (TABLE, *g.seats):
            if len(options := case.title.legal(g, seat)):
                yield g, seat, options


def test_a_legal_action_is_read_back_from_its_text(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        for _, _, options in offered(case, play):
            for action in options:
                again = title.parse(text(action))
                assert (type(again), again) == (type(action), action)
                assert text(again) == text(action) == str(action)
                assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


def test_no_option_is_offered_twice_and_all_come_in_one_order(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        for g, seat, options in offered(case, play):
            texts = list(map(text, options))
            assert len(set(texts)) == len(texts) == len(set(options))
            for same in (title.copy(g), title.decode(title.encode(g))):
                assert list(map(text, title.legal(same, seat))) == texts


def test_options_are_a_sequence(case: Case, plays: list[Play]) -> None:
    luck = random.Random(str(case))
    for play in plays:
        strays = Strays(play, luck)
        for _, _, options in offered(case, play):
            listed = list(options)
            assert [options[n] for n in range(len(options))] == listed
            assert options[-1] == listed[-1]
            assert list(options[1:3]) == listed[1:3]
            assert all(action in options for action in listed)
            tried = [*(strays.one() for _ in range(10)), *map(strays.near, listed[:10])]
            assert all((action in options) == (action in listed) for action in tried)


def test_shapes_stand_for_exactly_the_options(case: Case, plays: list[Play]) -> None:
    for play in plays:
        for _, _, options in offered(case, play):
            spread = [action for shape in options.shapes() for action in spread_out(case.title, shape)]
            assert sorted(map(text, spread)) == sorted(map(text, options))


def spread_out(title: Title[Any], shape: Shape) -> list[Action]:
    """What a client makes of a shape."""
    if isinstance(shape, ListShape):
        return list(shape.actions)
    if isinstance(shape, RangeShape):
        return [title.parse(f"{shape.do} {shape.field}={n}") for n in range(shape.low, shape.high + 1)]
    found = []
    for counts in itertools.product(*(range(limit + 1) for limit in shape.limits)):
        if sum(counts) in shape.sizes:
            given = [f"{kind}={n}" for kind, n in zip(shape.kinds, counts, strict=True) if n]
            found.append(title.parse(" ".join([shape.do, *given])))
    return found
