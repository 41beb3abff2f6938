"""How a game ended, in words: what its points count (`score-name` of a game's texts), and who came where.

Every client shows `standings`. What the points of a game played alone come to is said by `result(score, won, words)` of
the game's sheet. A game need not have either.
"""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.state import Outcome
from .language import Words
from .sheet import GameSheet


class Standing(NamedTuple):
    """How a seat did."""

    seat: int
    rank: int
    """0 if unranked: nobody won, or only winners are ranked."""
    score: int
    won: bool
    out: bool
    """Out of the game before its end."""
    result: str
    """What the points of a game played alone come to: "won in the summer of year 3"; "" where a game doesn't say."""


def score_name(words: Words) -> str:
    """What the points of a game count; most count points."""
    return words.say("score-name" if words.has("score-name") else "play-score")


def standings(drawn: GameSheet, words: Words, outcome: Outcome) -> list[Standing]:
    """All seats, the best first."""
    found = []
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat in outcome.out)):
        won = seat in outcome.winners
        ranked = won or (bool(outcome.winners) and not outcome.winners_only)
        rank, score = outcome.ranks[seat] if ranked else 0, outcome.scores[seat]
        found.append(Standing(seat, rank, score, won, seat in outcome.out, result_of(drawn, words, outcome, seat)))
    return found


def result_of(drawn: GameSheet, words: Words, outcome: Outcome, seat: int = 0) -> str:
    """What the points of a game played alone come to; "" where a game doesn't say."""
    if drawn.result is None or len(outcome.ranks) > 1:
        return ""
    return drawn.result(outcome.scores[seat], seat in outcome.winners, words)
