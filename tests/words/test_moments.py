"""Moments: found in what everybody was told, put into words in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from pentapolis import games
from pentapolis.games.kingsburg.events import Gained, Looked, PhaseBegan, Rolled, Scored
from pentapolis.kernel.event import ChoseInSecret, Ended, Event
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.kernel.state import Outcome
from pentapolis.words import LANGUAGES, Words
from pentapolis.words.moments import Moment, moments, told
from pentapolis.words.series import Course, Series, course
from words.golden import golden

NAMES = ["Anna", "Ben", "Cleo"]
SPRING, SUMMER = PhaseBegan(1, "spring"), PhaseBegan(1, "summer")


def match_of(*moves: Sequence[Event]) -> Match[Any]:
    """As much of a match as is told of it: what happened in its opening, then move by move."""
    opening, *line = [list(events) for events in moves]
    return cast(Match[Any], SimpleNamespace(opening=opening, line=[SimpleNamespace(events=e) for e in line]))


def followed(*numbers: tuple[int, ...], falls: bool = False) -> Course:
    return Course([1] * len(numbers), [[Series("vp", own, falls)] for own in numbers])


def outcome(*scores: int) -> Outcome:
    best = max(scores)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(ranks, scores, tuple(seat for seat, score in enumerate(scores) if score == best))


def found(match: Match[Any], course: Course | None, end: Outcome, viewer: int = SPECTATOR) -> list[Moment]:
    words = Words("en", "kingsburg", games.title("kingsburg").actions)
    return moments(words, told(words, match, viewer), course, end, viewer, NAMES)


def text(moment: Moment) -> str:
    return "".join(part.text for part in moment.parts)


def test_a_haul_is_all_that_was_taken_in_within_a_chapter() -> None:
    match = match_of(
        [SPRING],
        [Gained(0, "king", 1, 1, 1, 0, 1), Gained(1, "wizard", 4)],
        [Gained(1, "squire", 1)],
        [SUMMER, Gained(0, "squire", 1)],
    )
    (haul,) = found(match, None, outcome(1, 0))
    assert (haul.kind, haul.seat, haul.line, haul.where) == ("haul", 1, 3, "Year I · Spring")
    assert text(haul) == "Ben takes in 5 gold."


def test_the_luckiest_roll_is_the_least_likely_not_the_largest() -> None:
    rolls = [Rolled(0, (6, 6, 4), (5,)), Rolled(1, (6, 6, 5), ()), Rolled(2, (1, 1, 1), ())]
    (roll,) = found(match_of([SPRING, *rolls]), None, outcome(1, 0, 0))
    assert (roll.kind, roll.seat, roll.line) == ("roll", 1, 2)
    assert text(roll) == "Ben rolls 6 6 5: 17, where 10.5 is the average."
    assert found(match_of([SPRING, rolls[2]]), None, outcome(1, 0, 0)) == [], "nothing below the average is luck"


def test_the_turning_point_is_where_the_winner_is_alone_in_front_for_good() -> None:
    match = match_of([SPRING], [Scored(0, 3, "queen")], [Scored(1, 5, "king"), SUMMER], [Scored(0, 1, "queen")], [])
    turn = found(match, followed((0, 0), (3, 0), (3, 5), (4, 5), (4, 5)), outcome(4, 5))[-1]
    assert (turn.kind, turn.seat, turn.line, turn.where) == ("turn", 1, 2, "Year I · Spring")
    assert text(turn) == "Ben takes the lead, 5 to 3, and is not overtaken again."


def test_being_level_is_not_being_ahead() -> None:
    match = match_of([SPRING], [Scored(0, 3, "queen")], [Scored(1, 3, "king")], [SUMMER, Scored(1, 1, "queen")])
    turn = found(match, followed((0, 0), (3, 0), (3, 3), (3, 4)), outcome(3, 4))[-1]
    assert (turn.line, turn.where, text(turn)[:26]) == (4, "Year I · Summer", "Ben takes the lead, 4 to 3")


def test_who_won_although_others_were_level_drew_level() -> None:
    match = match_of([SPRING], [Scored(0, 3, "queen")], [Scored(1, 3, "king")])
    end = Outcome((2, 1), (3, 3), (1,), "goods")
    turn = found(match, followed((0, 0), (3, 0), (3, 3)), end)[-1]
    assert (turn.seat, text(turn)) == (1, "Ben draws level, 3 to 3, and is not overtaken again.")


def test_who_was_ahead_from_the_first_moment_to_the_last_turned_nothing() -> None:
    match = match_of([SPRING], [Scored(0, 3, "queen")], [Scored(1, 2, "queen")])
    assert [one.kind for one in found(match, followed((1, 0), (3, 0), (3, 2)), outcome(3, 2))] == []
    turn = found(match, followed((0, 0), (3, 0), (3, 2)), outcome(3, 2))[-1]
    assert (turn.kind, turn.seat, turn.line) == ("turn", 0, 1)


def test_where_fewest_wins_the_lead_is_below() -> None:
    match = match_of([SPRING], [Scored(0, 3, "queen")], [Scored(1, 2, "queen")])
    end = Outcome((2, 1), (4, 3), (1,))
    turn = found(match, followed((9, 9), (5, 9), (5, 3), falls=True), end)[-1]
    assert (turn.seat, text(turn)) == (1, "Ben takes the lead, 3 to 5, and is not overtaken again.")


def test_who_has_lost_sees_their_best_moment_first() -> None:
    match = match_of([SPRING, Rolled(0, (6, 6, 6), ()), Rolled(1, (6, 5, 5), ())], [Gained(0, "wizard", 4)], [])
    numbers = followed((0, 0), (9, 0), (9, 1))
    mine = found(match, numbers, outcome(9, 1), viewer=1)
    assert [(one.kind, one.seat, one.own) for one in mine] == [
        ("roll", 1, True),
        ("haul", 0, False),
        ("roll", 0, False),
        ("turn", 0, False),
    ]
    assert not any(one.own for one in found(match, numbers, outcome(9, 1), viewer=0)), "who has won"
    assert not any(one.own for one in found(match, numbers, outcome(9, 1))), "who looked on"


def test_a_leap_can_be_the_best_of_somebody() -> None:
    match = match_of([SPRING], [SUMMER])
    (own,) = [one for one in found(match, followed((2, 0), (3, 7)), Outcome((1, 2), (3, 7), (0,)), 1) if one.own]
    assert (own.kind, own.where, text(own)) == ("leap", "Year I", "Ben leaps forward: Victory points +7.")


def test_the_best_of_a_loser_that_is_the_best_of_all_is_told_once() -> None:
    match = match_of([SPRING, Rolled(1, (6, 6, 6), ())])
    (roll,) = found(match, None, outcome(9, 1), viewer=1)
    assert roll.own


def test_lines_are_those_of_the_viewer_who_was_told_more() -> None:
    match = match_of([SPRING], [ChoseInSecret(1, "take gold=1"), Rolled(0, (6, 6, 6), ())])
    lines = [found(match, None, outcome(0, 9), viewer)[0].line for viewer in (SPECTATOR, 0, 1)]
    assert lines == [1, 1, 2]


def test_what_only_one_seat_was_told_is_in_no_moment() -> None:
    words = Words("en", "kingsburg")
    match = match_of([SPRING], [Looked(1, "y1_orcs_3"), ChoseInSecret(1, "take gold=1")])
    heard = told(words, match, 1)
    assert [one.event for one in heard] == [SPRING, Looked(1, "")]


def test_a_table_without_winner_has_no_turning_point() -> None:
    match = match_of([SPRING], [Scored(0, 3, "queen")], [Ended(())])
    end = Outcome((1, 1), (3, 0), ())
    assert [one.kind for one in found(match, followed((0, 0), (3, 0), (3, 0)), end)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_golden_game_of_kingsburg_in_both_languages(lang: str) -> None:
    match = golden("kingsburg", 4)
    sheet, words = games.sheet(match.title.id), Words(lang, "kingsburg", match.title.actions)
    assert sheet.series is not None
    numbers, end = course(match, sheet.series), match.title.outcome(match.state)
    log = match.log()
    for viewer in (SPECTATOR, *range(4)):
        table = moments(words, told(words, match, viewer), numbers, end, viewer, match.record.names)
        assert viewer >= 0 or [one.kind for one in table] == ["haul", "roll", "turn"]
        assert {"haul", "roll", "turn"} <= {one.kind for one in table}
        assert [one.own for one in table].count(True) == (viewer >= 0 and viewer not in end.winners)
        for one in table:
            assert one.where
            assert match.record.names[one.seat] in text(one)
            assert 0 <= one.line < len(log)
            if one.kind == "roll":
                assert isinstance(log[one.line], Rolled)
            if one.kind == "haul":
                assert isinstance(log[one.line], Gained)
    assert end.winners == (2,)
    assert table[-1].kind == "turn"
    assert table[-1].seat == 2


@pytest.mark.parametrize("game", games.ours())
def test_what_moments_are_made_of_are_events_with_these_fields(game: str) -> None:
    naming, events = Words("en", game).naming, games.title(game).events
    for tag, parts in naming.moments.haul.items():
        assert {"seat"} | naming.parts[parts].keys() <= _fields(events[tag])
    for tag, dice in naming.moments.roll.items():
        assert {"seat"} | dice.keys() <= _fields(events[tag])
        assert all(sides > 1 for sides in dice.values())


def _fields(kind: type[Event]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}
