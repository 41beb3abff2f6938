"""The win model: chances that add up, and reasons that do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, pairwise
from math import exp, inf, log
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pentapolis as pp
from pentapolis.bots.levels import levels
from pentapolis.bots.protocol import heuristics, imagined
from pentapolis.bots.search.lookout import Lookout
from pentapolis.bots.value import RIVALS, Judge, Model, log_sum, softmax
from support.having import with_levels

GAMES = with_levels()
TABLES = [(game, seats) for game in GAMES for seats in pp.title(game).players]
NUMBERS = st.lists(st.floats(-500, 500), min_size=1, max_size=7)


def judge(game: str) -> Judge:
    return Judge(pp.title(game), levels(game).value)


def quiet_points(game: str, seats: int, seed: int, most: int = 400) -> Iterator[Any]:
    """Quiet points of a game by the thumb, which now and then does something else; then the last position."""
    title, chance, mind = pp.title(game), pp.FastChance(seed), random.Random(seed)
    play = heuristics(title)
    g = pp.new(game, seats, chance)
    for _ in range(most):
        if g.over:
            break
        if play.quiet(g):
            yield g
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        wrong = mind.random() < 0.1
        title.apply(g, seat, mind.choice(list(options)) if wrong else play.thumb(g, seat, options), chance)
    yield g


@given(NUMBERS)
def test_shares_add_up_to_one_and_the_largest_logit_has_the_largest(logits: list[float]) -> None:
    shares = softmax(logits)
    assert sum(shares) == pytest.approx(1)
    assert shares[logits.index(max(logits))] == max(shares)
    assert softmax([logit + 3 for logit in logits]) == pytest.approx(shares)


@given(NUMBERS)
def test_the_sum_of_logarithms_is_that_of_what_they_stand_for(logits: list[float]) -> None:
    found = log_sum(logits)
    assert max(logits) <= found <= max(logits) + log(len(logits)) + 1e-9
    small = [logit / 100 for logit in logits]
    assert exp(log_sum(small)) == pytest.approx(sum(map(exp, small)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_add_up_and_reasons_to_the_log_odds(game: str, seats: int) -> None:
    sure, title = judge(game), pp.title(game)
    for g in islice(quiet_points(game, seats, seed=seats), 0, 25, 8):
        viewer = title.to_act(g)[0]
        world = imagined(title, title.observe(g, viewer), viewer, pp.FastChance(1))
        for position in (g, world):
            chances = sure.chances(position)
            assert len(chances) == seats + 1
            assert sum(chances) == pytest.approx(1)
            assert (chances[seats] > 0) == (str(seats) in sure.model.nobody)
        for seat in g.seats:
            reasons = sure.reasons(g, seat)
            odds = sure.log_odds(g, seat)
            assert sum(reasons.values()) == pytest.approx(odds)
            assert list(reasons) == [*heuristics(title).terms(g, seat), RIVALS]
            assert 1 / (1 + exp(-odds)) == pytest.approx(sure.win(g, seat), abs=1e-9)


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] != "medioevo" and table[1] < 5])
def test_at_the_end_the_chances_are_the_outcome(game: str, seats: int) -> None:
    *_, g = quiet_points(game, seats, seed=1, most=10_000)
    assert g.over
    winners = pp.title(game).outcome(g).winners
    expected = [(seat in winners) / max(1, len(winners)) for seat in g.seats]
    assert judge(game).chances(g) == [*expected, float(not winners)]


@pytest.mark.parametrize("game", GAMES)
def test_progress_goes_from_nothing_to_all_and_never_back_by_much(game: str) -> None:
    play, seats = heuristics(pp.title(game)), 2
    found = [play.progress(g) for g in quiet_points(game, seats, seed=3, most=10_000)]
    assert found[0] == 0
    assert found[-1] == 1
    assert all(0 <= before <= 1 and now > before - 0.2 for before, now in pairwise(found))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_progress_is_seen_by_everybody(game: str, seats: int) -> None:
    title = pp.title(game)
    for g in islice(quiet_points(game, seats, seed=2), 0, 25, 8):
        seen = {heuristics(title).progress(title.observe(g, viewer)) for viewer in g.seats}
        assert seen == {heuristics(title).progress(g)}


@pytest.mark.parametrize("game", ["alba_longa", "medioevo"])
def test_who_is_out_can_not_win_and_is_nobodys_rival(game: str) -> None:
    sure = judge(game)
    g = next(islice(quiet_points(game, 4, seed=5), 6, None))
    chances = sure.chances(g)
    assert min(chances[:4]) > 0
    out = next(seat for seat in reversed(g.order) if seat != g.agenda[-1].seat)
    before = {seat: sure.log_odds(g, seat) for seat in g.order if seat != out}
    g.order = type(g.order)(seat for seat in g.order if seat != out)
    after = sure.chances(g)
    assert after[out] == 0
    assert sum(after) == pytest.approx(1)
    assert all(sure.log_odds(g, seat) > odds for seat, odds in before.items())
    assert Lookout(pp.title(game)).worth(g, out) == 0
    assert sum(sure.reasons(g, out).values()) > -inf


def test_weights_go_from_their_start_to_their_end_and_seats_sharpen_them() -> None:
    model = Model(terms={"a": (1.0, 3.0), "b": (0.0, -2.0)}, seats={"3": 2.0}, nobody={"3": (1.0, -1.0)})
    assert model.weights(0.5, seats=4) == [2.0, -1.0]
    assert model.weights(0.5, seats=3) == [4.0, -2.0]
    assert model.loss(0.25, [0.0] * 4, seats=4) == []


def test_nobody_stands_against_all_seats_together_and_alone_against_nothing() -> None:
    model = Model(terms={}, nobody={"1": (1.0, -1.0), "3": (1.0, -1.0)})
    logits = [2.0, -1.0, 0.3]
    chances = softmax([*logits, *model.loss(0.25, logits, seats=3)])
    assert chances[-1] / sum(chances[:-1]) == pytest.approx(exp(0.5))
    assert model.loss(0.25, [7.0], seats=1) == [0.5]


def test_who_plays_alone_is_judged_by_weights_of_that() -> None:
    model = Model(terms={"a": (1.0, 1.0)}, solo={"a": (5.0, 5.0)})
    assert model.weights(0.0, seats=1) == [5.0]
    assert model.weights(0.0, seats=2) == [1.0]


def test_a_hopeless_seat_has_no_infinite_odds() -> None:
    assert softmax([-1000.0, 1000.0]) == [0.0, 1.0]
    assert log_sum([-1000.0]) == -1000.0 > -inf
