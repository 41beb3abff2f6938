"""Options by their place: the i-th slot is the i-th option, and where slots are few nothing is left out."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from env.positions import asked, some
from pentapolis import games
from pentapolis.env import features
from pentapolis.env.features import Features
from pentapolis.env.play import form
from pentapolis.env.slots import Slots, chunks
from pentapolis.kernel.action import Action
from support.playing import cases

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


@pytest.mark.parametrize("game", games.names())
def test_a_slot_is_an_option_in_canonical_order(game: str) -> None:
    case = some(game)[0]
    shape = form(game, case.seats, "options")
    for _, _, options in islice(asked(case, 1, 0.2), 20):
        if len(options) <= shape.slots:
            slots = Slots(shape.words, shape.slots, options)
            assert [slots.choose(n) for n in range(len(slots))] == list(options)
            assert slots.prefix == ()


@pytest.mark.parametrize("game", games.names())
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
    pytest.fail(f"{game} never has more than 16 options")


def test_an_empty_slot_can_not_be_chosen() -> None:
    case = some("kingsburg")[0]
    _, _, options = next(asked(case, 1))
    slots = Slots(form("kingsburg", case.seats).words, 64, options)
    with pytest.raises(ValueError, match="empty"):
        slots.choose(len(options))


def test_more_tokens_than_slots_are_taken_together() -> None:
    assert chunks([1, 2, 3, 4, 5], 2) == [[1, 2, 3], [4, 5]]
    assert chunks([1, 2], 16) == [[1], [2]]


def test_features_tell_options_apart_and_groups_from_options() -> None:
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
            assert len(np.unique(used, axis=0)) > len(options) / 2
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
