"""Ratings: known strengths are found again, from any line-up; ties, nobody and clean sweeps make sense."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log

import pytest

from pentapolis.arena.ratings import NOBODY, TEN_TIMES, facts, fit, order, ratings
from pentapolis.bots.matches import Played

STRENGTHS = {"a": 1.5, "b": 0.7, "c": 0.0, "random": -1.0}


def drawn(rng: random.Random, line_up: Sequence[str], number: int = 0, nobody: float | None = None) -> Played:
    """A game whose places are drawn by strength; perhaps nobody wins it."""
    left, places, winners = list(range(len(line_up))), [0] * len(line_up), None
    if nobody is not None:
        everybody = sum(exp(STRENGTHS[name]) for name in line_up)
        winners = () if rng.random() < exp(nobody) / (exp(nobody) + everybody) else None
    for place in range(1, len(line_up) + 1):
        seat = rng.choices(left, [exp(STRENGTHS[line_up[one]]) for one in left])[0]
        places[seat] = place
        left.remove(seat)
    won = (places.index(1),) if winners is None else winners
    return Played(number, tuple(line_up), tuple(places), (0,) * len(line_up), won, (), (), tuple(places))


def points(name: str) -> float:
    return TEN_TIMES * (STRENGTHS[name] - STRENGTHS["random"]) / log(10)


ALL_AT_ONE_TABLE = [("a", "b", "c", "random")]
EACH_ALONE = [
    *(("a", "b", "b", "b"), ("b", "a", "a", "a"), ("b", "c", "c", "c"), ("c", "b", "b", "b")),
    *(("c", "random", "random", "random"), ("random", "c", "c", "c")),
]


@pytest.mark.parametrize("line_ups", [ALL_AT_ONE_TABLE, EACH_ALONE])
def test_known_strengths_are_found_again(line_ups: list[tuple[str, ...]]) -> None:
    rng = random.Random(1)
    blocks = [[drawn(rng, line_up) for line_up in line_ups for _ in range(4)] for _ in range(77)]
    found = ratings(blocks, list(STRENGTHS), resamples=100)
    assert [one.bot for one in found] == ["a", "b", "c", "random"]
    for one in found:
        assert one.rating == pytest.approx(points(one.bot), abs=40), "about two standard errors"
        assert one.low <= one.rating <= one.high < one.rating + 80
    assert (found[-1].rating, found[-1].low, found[-1].high) == (0, 0, 0)


def test_equals_in_all_seats_are_equal() -> None:
    """A bot against itself says nothing about it."""
    game = Played(0, ("a", "a", "a"), (1, 2, 3), (0, 0, 0), (0,), (), (), (1, 2, 3))
    found = facts([game] * 10, ["a", "b"])
    assert (found.drawn, found.stages) == ({}, {})


def test_a_shared_place_lies_between_both_orders() -> None:
    def strength(*games: Played) -> float:
        a, b = fit(facts(games, ["a", "b"]), 2)
        return a - b

    before = Played(0, ("a", "b"), (1, 2), (0, 0), (0,), (), (), (1, 2))
    after = Played(0, ("a", "b"), (2, 1), (0, 0), (1,), (), (), (2, 1))
    tied = Played(0, ("a", "b"), (1, 1), (0, 0), (0, 1), (), (), (1, 1))
    assert strength(tied) == pytest.approx(0)
    assert strength(before, after) == pytest.approx(0)
    assert 0 < strength(before, before, tied) < strength(before, before, before)


def test_the_fit_is_where_the_likelihood_is_flat() -> None:
    """What is drawn as often as it should be: the condition of a maximum, checked by hand."""
    rng = random.Random(3)
    found = facts([drawn(rng, EACH_ALONE[n % 6]) for n in range(200)], list(STRENGTHS))
    at = fit(found, 4)
    for player in range(4):
        expected = sum(
            count * dict(stage).get(player, 0) * exp(at[player]) / sum(n * exp(at[other]) for other, n in stage)
            for stage, count in found.stages.items()
        )
        chance = 1 / (1 + exp(-at[player]))
        assert found.drawn[player] + 0.5 - expected - chance == pytest.approx(0, abs=1e-6)


def test_winners_come_first_and_games_that_were_left_say_nothing() -> None:
    won = Played(0, ("a", "b", "c"), (2, 1, 2), (0, 0, 0), (1,), (), (), (1, 2, 2))
    assert order(won) == [["b"], ["a"], ["c"]]
    lost = Played(0, ("a", "b", "c"), (1, 1, 1), (0, 0, 0), (), (), (), (2, 1, 2))
    assert order(lost) == [[NOBODY], ["b"], ["a", "c"]]
    left = Played(0, ("a", "b"), (), (), (), (), (), (), truncated=True)
    assert facts([left], ["a", "b"]) == facts([], ["a", "b"])


def test_nobody_has_a_strength_where_all_can_lose() -> None:
    rng = random.Random(4)
    blocks = [[drawn(rng, ALL_AT_ONE_TABLE[0], nobody=1.0) for _ in range(4)] for _ in range(100)]
    found = {one.bot: one for one in ratings(blocks, list(STRENGTHS), resamples=50)}
    assert found[NOBODY].rating == pytest.approx(TEN_TIMES * 2.0 / log(10), abs=40)
    assert found["a"].rating == pytest.approx(points("a"), abs=40)


def test_solo_games_are_games_against_nobody() -> None:
    def alone(name: str, won: bool) -> Played:
        return Played(0, (name,), (1,), (0,), (0,) if won else (), (), (), (1,))

    blocks = [[alone("a", n % 10 > 0), alone("random", n % 10 == 0)] for n in range(100)]
    found = {one.bot: one.rating for one in ratings(blocks, ["a", "random"], resamples=50)}
    assert found["a"] == pytest.approx(2 * TEN_TIMES * log(9) / log(10), abs=15)
    assert found[NOBODY] == pytest.approx(found["a"] / 2, abs=1)


def test_who_wins_everything_is_far_above_by_a_wide_margin() -> None:
    game = Played(0, ("a", "random"), (1, 2), (0, 0), (0,), (), (), (1, 2))
    few, many = (ratings([[game]] * n, ["a", "random"], resamples=200)[0] for n in (10, 100))
    assert 400 < few.rating < many.rating < 2000
    assert few.high - few.low > 300
    assert few.low < few.rating < few.high


def test_the_last_named_is_the_anchor_where_random_does_not_play() -> None:
    game = Played(0, ("a", "b"), (1, 2), (0, 0), (0,), (), (), (1, 2))
    first, second = ratings([[game]] * 9, ["b", "a"], resamples=9)
    assert (first.bot, first.rating, second.bot) == ("a", 0, "b")
    assert second.rating < 0
