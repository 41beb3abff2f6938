"""Options by their place: the i-th slot is the i-th option, and where slots are few nothing is left out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from env.positions import asked, first_with, some
from pentapolis import games
from pentapolis.conformance.playing import cases
from pentapolis.env import features
from pentapolis.env.features import MOST, Features, scaled
from pentapolis.env.play import Form, form
from pentapolis.env.slots import Slots, chunks
from pentapolis.games.medioevo.realm.bidding import Bid
from pentapolis.kernel.action import Action
from pentapolis.kernel.options import Items, Range

MANY = 300


def found(slots: Slots) -> list[Action]:
    """All options that can be come to."""
    ends, left = [], [slots]
    while left:
        slots = left.pop()
        assert len(slots) <= slots.limit
        for slot in range(len(slots)):
            choice = slots.choose(slot)
            if isinstance(choice, Slots):
                left.append(choice)
            else:
                ends.append(choice)
    return ends


@pytest.mark.parametrize("game", games.ours())
def test_a_slot_is_an_option_in_canonical_order(game: str) -> None:
    case = some(game)[0]
    shape = form(game, case.seats, "options")
    for _, _, options in islice(asked(case, 1, 0.2), 20):
        if len(options) <= shape.slots:
            slots = Slots(shape.words, shape.slots, options)
            assert [slots.choose(n) for n in range(len(slots))] == list(options)
            assert slots.prefix == ()


@pytest.mark.parametrize("game", games.ours())
def test_too_many_options_are_split_and_all_are_there(game: str) -> None:
    split = 0
    for case in reversed(cases(game)):
        words = form(game, case.seats).words
        for _, _, options in asked(case, 1):
            if 16 < len(options) <= MANY:
                ends = found(Slots(words, 16, options))
                assert len(ends) == len(options)
                assert set(ends) == set(options)
                split += 1
            if split == 4:
                return
    if not split:
        pytest.skip(f"{game} never has more than 16 options")


def test_an_empty_slot_can_not_be_chosen() -> None:
    case = some("kingsburg")[0]
    _, _, options = next(asked(case, 1))
    slots = Slots(form("kingsburg", case.seats).words, 64, options)
    with pytest.raises(ValueError, match="empty"):
        slots.choose(len(options))


def test_more_tokens_than_slots_are_taken_together() -> None:
    assert chunks([1, 2, 3, 4, 5], 2) == [[1, 2, 3], [4, 5]]
    assert chunks([1, 2], 16) == [[1], [2]]


def look_different(slots: Slots, shape: Form) -> bool:
    """Whether all slots of a choice have other features."""
    assert shape.features is not None
    rows = shape.rows()
    slots.write(shape.features, rows)
    return len({row.tobytes() for row in rows[: len(slots)]}) == len(slots)


@pytest.mark.parametrize("slots", [None, 16])
@pytest.mark.parametrize("game", games.ours())
def test_no_two_slots_of_a_choice_look_alike(game: str, slots: int | None) -> None:
    luck, grouped = random.Random(1), 0
    for seats in games.title(game).players:
        shape = form(game, seats, "options", slots)
        for _, _, options in islice(asked(first_with(game, seats=seats), seats, 0.5), 100):
            choice: Action | Slots = Slots(shape.words, shape.slots, options)
            while isinstance(choice, Slots):
                assert look_different(choice, shape), f"{options[0]} …"
                grouped += bool(choice.groups)
                choice = choice.choose(luck.randrange(len(choice)))
    assert grouped or slots is None


def questions(slots: Slots) -> Iterator[Slots]:
    """All choices on the way to an option."""
    yield slots
    for slot in range(len(slots)):
        choice = slots.choose(slot)
        if isinstance(choice, Slots):
            yield from questions(choice)


def test_every_digit_of_a_large_number_looks_different() -> None:
    shape = form("medioevo", 2, "options", 16)
    every = list(questions(Slots(shape.words, 16, Range(Bid, "florins", 0, 3000))))
    assert len(every) > 300
    assert all(look_different(slots, shape) for slots in every)


def test_the_order_of_a_list_can_be_seen() -> None:
    shape, title = form("medioevo", 2, "options"), games.title("medioevo")
    lines = ("choose_event_icons icons=movement,goods", "choose_event_icons icons=goods,movement")
    assert look_different(Slots(shape.words, 16, Items([title.parse(line) for line in lines])), shape)


def test_numbers_grow_as_they_are_then_as_logarithms() -> None:
    assert [scaled(number) for number in (0, 7, -100)] == [0, 0.7, -10]
    large = np.array([scaled(number) for number in range(0, 500_000, 7)], np.float32)
    assert (np.diff(large) > 0).all()
    assert scaled(10**9) == MOST == -scaled(-(10**9))


def test_there_may_be_thousands_of_slots() -> None:
    shape = form("medioevo", 2, "options", 9000)
    assert look_different(Slots(shape.words, 9000, Range(Bid, "florins", 0, 8500)), shape)


@pytest.mark.parametrize("slots", [-5, 0, 15])
def test_too_few_slots_are_refused(slots: int) -> None:
    with pytest.raises(ValueError, match=f"at least 16 slots, not {slots}"):
        form("kingsburg", 2, "options", slots)


def test_features_tell_groups_from_options() -> None:
    case = some("origins")[0]
    shape = form("origins", case.seats, "options", 16)
    assert shape.features is not None
    plain = grouped = 0
    for _, _, options in islice(asked(case, 1), 150):
        slots, rows = Slots(shape.words, 16, options), shape.rows()
        slots.write(shape.features, rows)
        used = rows[: len(slots)]
        assert np.isfinite(used).all()
        if slots.groups:
            assert (used[:, -2] == 1).all()
            grouped += 1
        else:
            assert (used[:, -2] == 0).all()
            plain += 1
    assert plain
    assert grouped


def test_features_are_right_when_little_can_be_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    case = some("kingsburg")[-1]
    usual = Features(case.title, 128)
    monkeypatch.setattr(features, "REMEMBERED", 64)
    forgetful = Features(case.title, 128)
    for _, _, options in islice(asked(case, 1), 60):
        one, other = (np.zeros((64, usual.width), np.float32) for _ in range(2))
        usual.write(list(options), one)
        forgetful.write(list(options), other)
        assert np.array_equal(one, other)
