"""Matches: seats rotate, wins are shared, and the number of processes changes nothing."""

from __future__ import annotations

import pytest

from pentapolis.bots.matches import Played, play_matches, rotated, tally, wilson


def test_everybody_moves_one_seat_on_after_each_game() -> None:
    assert [rotated("abc", number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_a_shared_win_counts_in_parts_and_no_win_counts_nothing() -> None:
    shared = Played(0, ("a", "b", "b"), (1, 1, 3), (9, 9, 4), (0, 1), (2, 2, 4), (6, 4, 8), (1, 1, 3))
    nobody = Played(1, ("b", "a", "b"), (1, 2, 3), (5, 4, 3), (), (1, 2, 1), (2, 8, 2), (3, 1, 2))
    found = tally([shared, nobody])
    assert (found["a"].wins, found["a"].seats, found["a"].rank, found["a"].score) == (0.5, 2, 1.5, 6.5)
    assert (found["b"].wins, found["b"].seats) == (0.5, 4)
    assert (found["a"].decisions, found["a"].options) == (2.0, 3.5)
    assert found["a"].share == 0.25
    assert (found["a"].ahead, found["b"].ahead) == (1, 0), "a came furthest alone where nobody won, not where it shared"


def test_a_game_that_was_left_is_nobody_s_win_and_is_counted_apart() -> None:
    ended = Played(0, ("a", "b"), (1, 2), (9, 4), (0,), (2, 2), (6, 4), (1, 2))
    left = Played(1, ("b", "a"), (), (), (), (8, 6), (16, 18), (), truncated=True)
    assert [left.ahead(seat) for seat in range(2)] == [False, False]
    assert [left.win(seat) for seat in range(2)] == [0, 0]
    found = tally([ended, left])["a"]
    assert (found.seats, found.truncated, found.wins, found.ahead, found.share) == (2, 1, 1.0, 1, 0.5)
    assert (found.rank, found.score) == (1.0, 9.0), "those of the game that ended"
    assert (found.decisions, found.options) == (4.0, 3.0)
    assert tally([left])["b"].score == 0.0


def test_seats_are_told_apart_by_the_game_s_own_standing_or_by_the_rules() -> None:
    alba_longa = play_matches("alba_longa", ("thumb", "random", "random"), games=2, seed=1, workers=1)
    assert [game.places[game.line_up.index("thumb")] for game in alba_longa] == [1, 1]
    assert all(game.ahead(game.line_up.index("thumb")) for game in alba_longa)
    for game in play_matches("kingsburg", ("random", "random"), games=2, seed=1, workers=1):
        assert game.places == game.ranks


def test_wilson_s_interval() -> None:
    low, high = wilson(373, 400)
    assert (round(low, 4), round(high, 4)) == (0.9036, 0.9532)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_matches_repeat_by_seed_and_report_in_order() -> None:
    told: list[tuple[int, int, int]] = []
    line_up = ("naive", "thumb", "random")
    first = play_matches(
        "kingsburg", line_up, games=4, seed=7, workers=1, progress=lambda n, of, g: told.append((n, of, g.number))
    )
    assert told == [(1, 4, 0), (2, 4, 1), (3, 4, 2), (4, 4, 3)]
    assert [game.line_up for game in first] == [rotated(line_up, n) for n in range(4)]
    assert all(sum(game.win(seat) for seat in range(3)) == pytest.approx(1) for game in first)
    assert play_matches("kingsburg", line_up, games=4, seed=7, workers=1) == first
    assert play_matches("kingsburg", line_up, games=4, seed=8, workers=1) != first


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    line_up = ("greedy:worlds=1,cap=3", "thumb")
    alone = play_matches("kingsburg", line_up, games=4, seed=3, workers=1)
    assert play_matches("kingsburg", line_up, games=4, seed=3, workers=2) == alone


@pytest.mark.slow
def test_greedy_beats_naive_naive_beats_random() -> None:
    """Few games, fixed seeds: far from the borders they must not cross. The figures are in bench/strength.py."""
    line_up = ("greedy:worlds=2,cap=4", "naive", "naive", "random")
    found = tally(play_matches("kingsburg", line_up, games=8, seed=1, workers=1))
    assert found["greedy:worlds=2,cap=4"].wins >= 7
    weak = tally(play_matches("kingsburg", ("naive", "random", "random", "random"), games=40, seed=1, workers=1))
    assert weak["naive"].score > weak["random"].score + 2


@pytest.mark.slow
def test_looking_ahead_beats_the_thumb_it_looks_ahead_with() -> None:
    line_up = ("greedy:worlds=2,cap=4", "thumb", "thumb", "thumb")
    found = tally(play_matches("kingsburg", line_up, games=12, seed=1, workers=1))
    assert found["greedy:worlds=2,cap=4"].score > found["thumb"].score + 2
