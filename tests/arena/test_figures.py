"""Figures: wins are shared, games that were left are counted apart, and who came before whom."""

from __future__ import annotations

import pytest

from pentapolis.arena import tally, timings
from pentapolis.arena.figures import duel
from pentapolis.bots.matches import Played

SHARED = Played(0, ("a", "b", "b"), (1, 1, 3), (9, 9, 4), (0, 1), (2, 2, 4), (6, 4, 8), (1, 1, 3))
NOBODY = Played(1, ("b", "a", "b"), (1, 1, 1), (5, 4, 3), (), (1, 2, 1), (2, 8, 2), (3, 1, 2))
LEFT = Played(2, ("b", "b", "a"), (), (), (), (8, 6, 6), (16, 18, 6), (), truncated=True)


def test_a_shared_win_counts_in_parts_and_no_win_counts_nothing() -> None:
    found = tally([SHARED, NOBODY])
    a, b = found["a"], found["b"]
    assert (a.wins, a.seats, a.rank, a.score, a.margin) == (0.5, 2, 1.0, 6.5, -0.5)
    assert (b.wins, b.seats, b.nobody) == (0.5, 4, 0.5)
    assert (a.decisions, a.options) == (2.0, 3.5)
    assert a.win is not None
    assert a.win.share == 0.25
    assert (a.ahead, b.ahead) == (1, 0), "a came furthest alone where nobody won, not where it shared"


def test_games_that_were_left_are_counted_apart() -> None:
    found = tally([SHARED, LEFT])["a"]
    assert (found.seats, found.truncated, found.wins, found.ahead) == (2, 1, 0.5, 0)
    assert found.win is not None
    assert found.win.share == 0.5, "of the games that ended"
    assert (found.rank, found.score) == (1.0, 9.0)
    assert found.decisions == 4.0, "what was decided until then counts"
    left = tally([LEFT])["b"]
    assert (left.win, left.score, left.margin) == (None, 0.0, None)


def test_what_was_achieved_beside_winning_is_counted_by_bot() -> None:
    games = [
        Played(n, ("a", "b"), (1, 2), (1, 0), (0,), (1, 1), (2, 2), (1, 2), achieved=(("task",), done))
        for n, done in enumerate(((), ("task",), (), ()))
    ]
    found = tally(games)
    assert (found["a"].achieved, found["b"].achieved) == ({"task": 1.0}, {"task": 0.25})


def test_alone_there_is_nobody_to_lead() -> None:
    assert tally([Played(0, ("a",), (1,), (70,), (0,), (9,), (18,), (1,))])["a"].margin is None


def test_a_winner_comes_before_everybody_and_equals_come_half_before_each_other() -> None:
    won = Played(0, ("a", "b", "c"), (2, 1, 2), (0, 0, 0), (1,), (1, 1, 1), (2, 2, 2), (1, 2, 2))
    before = {other: duel([won], "b", other).before for other in "ac"}
    assert [one and one.share for one in before.values()] == [1.0, 1.0]
    tied = Played(0, ("a", "b", "c"), (2, 1, 2), (0, 0, 0), (1,), (1, 1, 1), (2, 2, 2), (2, 1, 2))
    one = duel([tied], "a", "c").before
    assert one is not None
    assert one.share == 0.5
    assert duel([LEFT], "a", "b").before is None


def test_time_is_told_by_decision_and_by_turn() -> None:
    game = Played(0, ("a", "b"), (1, 2), (1, 0), (0,), (4, 2), (8, 4), (1, 2))
    a, b = timings([(game, ((1.0, 3.0), (10.0,)))])
    assert (a.bot, a.turns, a.decision, a.turn_p50) == ("a", 2, 1.0, 2.0)
    assert a.turn_p95 == pytest.approx(2.9)
    assert (b.decision, b.turn_p50, b.turn_p95) == (5.0, 10.0, 10.0)
