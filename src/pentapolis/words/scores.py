"""Points in words: what they count (`score-name` of a game's texts), and what they come to for whoever played alone
(`result(score, won, words)` of its sheet). A game need not have either."""

from __future__ import annotations

from ..kernel.state import Outcome
from .language import Words
from .sheet import GameSheet


def score_name(words: Words) -> str:
    """What the points of a game count; most count points."""
    return words.say("score-name" if words.has("score-name") else "play-score")


def result_of(drawn: GameSheet | None, words: Words, outcome: Outcome, seat: int = 0) -> str:
    """What the points of a game played alone come to: "won in the summer of year 3"; "" where a game doesn't say."""
    result = getattr(drawn, "result", None)
    if result is None or len(outcome.ranks) > 1:
        return ""
    return str(result(outcome.scores[seat], seat in outcome.winners, words))
