"""Over time: what the numbers were when each round was over."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pentapolis import games
from pentapolis.conformance.playing import play_match
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.series import Course, Series, course, over_time, round_name
from words.golden import golden


def sheets() -> list[str]:
    return [game for game in games.ours() if games.sheet(games.title(game).id).series is not None]


def vp(*numbers: int) -> list[Series]:
    return [Series("vp", numbers)]


def test_a_round_is_over_where_the_next_begins_and_the_last_at_the_end() -> None:
    followed = Course([1, 1, 2, 2, 3, 3], [vp(0)] * 6)
    assert followed.ends == [(1, 2), (2, 4), (3, 5)]
    assert Course([1, 1, 2], [vp(0)] * 3).ends == [(1, 2)], "what the last move begins is no round"
    assert Course([0, 0], [vp(0)] * 2).ends == [(0, 1)], "a game that counts no rounds"


def test_curves_hold_the_start_and_the_end_of_every_round() -> None:
    followed = Course([1, 1, 2, 2], [vp(0, 0), vp(3, 0), vp(3, 5), vp(4, 9)])
    found = over_time(Words("en", "kingsburg"), followed)
    assert (found.axis, found.rounds) == ("Year", ["Start", "I", "II"])
    assert [(curve.id, curve.name, curve.values) for curve in found.curves] == [
        ("vp", "Victory points", [[0, 3, 4], [0, 5, 9]])
    ]


def test_who_is_ahead_depends_on_what_is_counted() -> None:
    assert [Series("vp", [7, 4, 6]).ahead(seat) for seat in range(3)] == [1, -3, -1]
    assert [Series("vp", [7, 4, 6], falls=True).ahead(seat) for seat in range(3)] == [-3, 2, -2]
    assert Series("vp", [7]).ahead(0) == 0, "alone"


@pytest.mark.parametrize("game", sheets())
@pytest.mark.slow
def test_every_game_is_followed_to_its_end_in_both_languages(game: str) -> None:
    title = games.title(game)
    match: Match[Any] = Match(title, title.table(max(title.players)), FastChance(3))
    play_match(match, "random", 3)
    sheet = games.sheet(title.id)
    assert sheet.series is not None
    followed = course(match, sheet.series)
    assert len(followed.rounds) == len(match.moves) + 1
    for lang in LANGUAGES:
        found = over_time(Words(lang, game), followed)
        assert len(set(found.rounds)) == len(found.rounds) > 1
        for curve, last in zip(found.curves, sheet.series(title.observe(match.state, SPECTATOR)), strict=True):
            assert curve.name
            assert [own[-1] for own in curve.values] == list(last.numbers)
            assert all(len(own) == len(found.rounds) for own in curve.values)


def test_the_golden_game_of_kingsburg_year_by_year() -> None:
    match = golden("kingsburg", 4)
    sheet = games.sheet(match.title.id)
    assert sheet.series is not None
    found = over_time(Words("fr", "kingsburg"), course(match, sheet.series))
    assert (found.axis, found.rounds) == ("Année", ["Début", "I", "II", "III", "IV", "V"])
    points, buildings = found.curves
    assert [own[-1] for own in points.values] == [31, 37, 48, 34]
    assert all(own[0] == 0 and own == sorted(own) for own in points.values)
    built = Counter(getattr(event, "seat", -1) for event in match.log() if event.__struct_config__.tag == "built")
    lost = Counter(getattr(event, "seat", -1) for event in match.log() if event.__struct_config__.tag == "destroyed")
    assert [own[-1] for own in buildings.values] == [built[seat] - lost[seat] for seat in range(4)]


def test_a_round_has_a_name() -> None:
    assert round_name(Words("fr", "kingsburg"), 3) == "Année III"
