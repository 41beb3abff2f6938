"""How a game ended: of one that is over everybody may know that; and how it went, as everybody was told."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from ...kernel.match import Match
from ...kernel.sight import SPECTATOR
from ...words import Words
from ...words.moments import moments, told
from ...words.points import points_by_source
from ...words.scores import score_name, standings
from ...words.series import Course, course, over_time
from ...words.sheet import GameSheet
from ..wire.play import Outcome, Rank

_courses: WeakKeyDictionary[Match[Any], Course] = WeakKeyDictionary()
"""Matches that were followed from their beginning: once for all who look."""


def outcome_of(match: Match[Any], drawn: GameSheet, words: Words, viewer: int) -> Outcome:
    """Ranks, points by source and over time, and the moments that this viewer may want to see again."""
    outcome = match.title.outcome(match.state)
    sources = points_by_source(words, match.log(SPECTATOR), outcome.scores)
    ranks = [
        Rank(one.seat, one.rank, one.score, one.won, sources[one.seat], one.result, one.out)
        for one in standings(drawn, words, outcome)
    ]
    key = f"decided-by-{outcome.decided_by}"
    followed = _followed(match, drawn)
    return Outcome(
        ranks,
        words.say(key) if outcome.decided_by and words.has(key) else "",
        score_name(words),
        over_time(words, followed) if followed is not None else None,
        moments(words, told(words, match, viewer), followed, outcome, viewer, match.record.names),
    )


def _followed(match: Match[Any], drawn: GameSheet) -> Course | None:
    if drawn.series is None:
        return None
    if (found := _courses.get(match)) is None:
        found = _courses[match] = course(match, drawn.series)
    return found
