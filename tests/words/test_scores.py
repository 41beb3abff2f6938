"""Points in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pentapolis.kernel.state import Outcome
from pentapolis.words import Words
from pentapolis.words.generic import GENERIC
from pentapolis.words.scores import result_of, score_name, standings


@pytest.mark.parametrize(
    ("lang", "alone", "kings"), [("en", "Points", "Monuments and peasants"), ("fr", "Points", "Monuments et paysans")]
)
def test_a_game_says_what_its_points_count(lang: str, alone: str, kings: str) -> None:
    assert score_name(Words(lang)) == alone
    assert score_name(Words(lang, "alba_longa")) == kings


def test_a_game_played_alone_says_what_its_points_come_to() -> None:
    drawn = replace(GENERIC, result=lambda score, won, words: f"{'won' if won else 'lost'} at {score}")
    words = Words("en")
    assert result_of(drawn, words, Outcome((1,), (7,), (0,))) == "won at 7"
    assert result_of(drawn, words, Outcome((1,), (31,), ())) == "lost at 31"
    assert result_of(drawn, words, Outcome((1, 2), (7, 3), (0,))) == ""
    assert result_of(GENERIC, words, Outcome((1,), (7,), (0,))) == ""


def ranked(outcome: Outcome) -> list[tuple[int, int, bool, bool]]:
    return [(one.seat, one.rank, one.won, one.out) for one in standings(GENERIC, Words("en"), outcome)]


def test_the_best_come_first() -> None:
    assert ranked(Outcome((3, 1, 2), (5, 9, 7), (1,))) == [
        (1, 1, True, False),
        (2, 2, False, False),
        (0, 3, False, False),
    ]


def test_a_lost_game_has_no_ranks() -> None:
    assert ranked(Outcome((1, 1), (5, 9), ())) == [(0, 0, False, False), (1, 0, False, False)]


def test_where_only_winners_are_ranked_nobody_else_is() -> None:
    outcome = Outcome((2, 1, 2), (5, 9, 7), (1,), winners_only=True, out=(0,))
    assert ranked(outcome) == [(1, 1, True, False), (2, 0, False, False), (0, 0, False, True)]
