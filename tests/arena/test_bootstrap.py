"""Intervals over seed blocks."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from pentapolis.arena.bootstrap import middle, quantile, share, wilson


def test_independent_games_give_the_interval_of_the_book() -> None:
    rng = random.Random(1)
    blocks = [(float(rng.random() < 0.3), 1.0) for _ in range(400)]
    found = share(blocks)
    assert found is not None
    error = 1.96 * sqrt(found.share * (1 - found.share) / 400)
    assert found.low == pytest.approx(found.share - error, abs=0.012)
    assert found.high == pytest.approx(found.share + error, abs=0.012)


def test_games_that_go_together_are_one_piece_of_evidence() -> None:
    """A hundred blocks in which all four games come out alike say no more than a hundred games."""
    rng = random.Random(2)
    outcomes = [float(rng.random() < 0.5) for _ in range(100)]
    together, single = share([(4 * won, 4.0) for won in outcomes]), share([(won, 1.0) for won in outcomes])
    assert together == single
    assert together is not None
    assert together.high - together.low > 0.15, "four hundred independent games would give a tenth"


def test_blocks_that_all_share_alike_or_are_few_get_wilson_s_interval() -> None:
    assert share([(4.0, 4.0)] * 77) == share([(1.0, 1.0)] * 77)
    always = share([(4.0, 4.0)] * 77)
    assert always is not None
    assert (always.share, always.low, always.high) == (1.0, round(wilson(1.0, 77)[0], 4), 1.0)
    few = share([(4.0, 4.0), (2.0, 4.0)])
    assert few is not None
    assert (few.low, few.high) == tuple(round(bound, 4) for bound in wilson(0.75, 2))


def test_no_games_no_share() -> None:
    assert share([]) is None
    assert share([(0.0, 0.0)]) is None


def test_the_same_seed_draws_the_same() -> None:
    blocks = [(float(n % 3), 4.0) for n in range(20)]
    assert share(blocks, seed=1) == share(blocks, seed=1)
    assert share(blocks, seed=1) != share(blocks, seed=2)


def test_quantiles_lie_between_values() -> None:
    assert quantile([3.0, 1.0], 0.5) == 2.0
    assert quantile([7.0], 0.95) == 7.0
    assert middle([0.0, 10.0], 0.5) == (2.5, 7.5)


def test_wilson_s_interval() -> None:
    low, high = wilson(373 / 400, 400)
    assert (round(low, 4), round(high, 4)) == (0.9036, 0.9532)
    assert wilson(0, 10)[0] == 0
    assert wilson(1, 10)[1] == 1
