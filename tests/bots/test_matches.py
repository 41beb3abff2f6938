"""One game between bots: seats, shared wins, leads, and the same game from the same numbers."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis as pp
from pentapolis.arena import series, tally
from pentapolis.bots.matches import Played, play_game, rotated


def test_everybody_moves_one_seat_on_after_each_game() -> None:
    assert [rotated("abc", number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_a_win_is_shared_and_a_lead_is_over_the_best_of_the_others() -> None:
    shared = Played(0, ("a", "b", "c"), (1, 1, 3), (9, 9, 4), (0, 1), (), (), (1, 1, 3))
    assert [shared.win(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [shared.margin(seat) for seat in range(3)] == [0, 0, -5]
    fewest = Played(0, ("a", "b", "c"), (1, 2, 3), (0, 4, 9), (0,), (), (), (1, 2, 3), fewest=True)
    assert [fewest.margin(seat) for seat in range(3)] == [4, -4, -9]


def test_a_game_that_was_left_is_nobody_s() -> None:
    left = Played(1, ("b", "a"), (), (), (), (8, 6), (16, 18), (), truncated=True)
    assert [(left.ahead(seat), left.win(seat)) for seat in range(2)] == [(False, 0), (False, 0)]


def test_seats_are_told_apart_by_the_game_s_own_standing_or_by_the_rules() -> None:
    alba_longa = series("alba_longa", ("thumb", "random", "random"), games=2, seed=1)
    for game in alba_longa:
        thumb = game.line_up.index("thumb")
        assert game.places[thumb] == 1
        assert game.ahead(thumb)
        assert game.achieved[thumb] == ("survival", "task")
    for game in series("kingsburg", ("random", "random"), games=2, seed=1):
        assert (game.places, game.achieved) == (game.ranks, ())
    assert all(game.fewest for game in series("discordia", ("random", "random"), games=1))


def test_the_same_numbers_give_the_same_game_and_games_of_a_round_share_their_luck() -> None:
    title, line_up = pp.title("kingsburg"), ("naive", "random", "random")
    first = play_game(title, line_up, 4, 7)
    assert play_game(title, line_up, 4, 7) == first
    assert play_game(title, line_up, 4, 8) != first
    assert play_game(title, line_up, 7, 7) != first, "the next round of seats has its own luck"


def test_all_seats_are_played_on_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as nobody's choice asks for more of it: at the set-up."""
    title, given = pp.title("kingsburg"), list[object]()
    new = type(title).new

    def noted(self: Any, table: Any, chance: Any) -> Any:
        made = new(self, table, chance)
        given.append(title.copy(made[0]))
        return made

    monkeypatch.setattr(type(title), "new", noted)
    for number in range(6):
        play_game(title, rotated(("naive", "random", "random"), number), number, 7)
    assert [given.index(one) for one in given] == [0, 0, 0, 3, 3, 3]


def test_a_turn_is_all_that_a_seat_chooses_until_another_has_a_choice() -> None:
    turns: list[list[float]] = [[], []]
    game = play_game(pp.title("kingsburg"), ("random", "thumb"), 0, 1, turns=turns)
    assert all(0 < len(mine) < chosen for mine, chosen in zip(turns, game.decisions, strict=True))
    assert abs(len(turns[0]) - len(turns[1])) <= 1, "with two seats turns alternate"
    alone: list[list[float]] = [[]]
    game = play_game(pp.title("discordia"), ("random",), 0, 1, turns=alone)
    assert 1 < len(alone[0]) < game.decisions[0], "alone, a turn ends at a quiet point"


@pytest.mark.slow
def test_greedy_beats_naive_naive_beats_random() -> None:
    """Few games, fixed seeds: far from the borders they must not cross. The figures are in docs/bots.md."""
    line_up = ("greedy:worlds=2,cap=4", "naive", "naive", "random")
    found = tally(series("kingsburg", line_up, games=8, seed=1))
    assert found["greedy:worlds=2,cap=4"].wins >= 7
    weak = tally(series("kingsburg", ("naive", "random", "random", "random"), games=40, seed=1))
    assert weak["naive"].score > weak["random"].score + 2


@pytest.mark.slow
def test_looking_ahead_beats_the_thumb_it_looks_ahead_with() -> None:
    line_up = ("greedy:worlds=2,cap=4", "thumb", "thumb", "thumb")
    found = tally(series("kingsburg", line_up, games=12, seed=1))
    assert found["greedy:worlds=2,cap=4"].score > found["thumb"].score + 2
