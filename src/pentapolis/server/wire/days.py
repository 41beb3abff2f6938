"""The game of the day: one's own try, and the results of all who have finished."""

from __future__ import annotations

from typing import Literal

import msgspec

from .tables import Status


class DayResult(msgspec.Struct, omit_defaults=True):
    """How somebody's game of a day ended. Nothing is told of games that go on."""

    place: int
    """1 is best; equal results share a place."""
    name: str
    won: bool
    score: int
    result: str = ""
    """What the points come to in words; empty where the game doesn't say."""
    decided_by: str = ""
    """What decided it, as a sentence."""
    mine: bool = False


class Day(msgspec.Struct, omit_defaults=True):
    """A game on a day: the same luck for all who play it alone, one try each."""

    game: str
    game_name: str
    day: str
    """A day of Greenwich: 2026-11-16."""
    when: Literal["today", "yesterday", "before"]
    """Whether it can be begun (`today`), still be finished (`yesterday`), or is closed."""
    closes_ms: int
    """When it can't be finished any more, and its seed is shown."""
    commitment: str
    """The SHA-256 of the seed, which all tables of this day have."""
    results: list[DayResult]
    score_name: str
    """What the points count."""
    seed: str = ""
    """Hex, once the day is closed."""
    table: str = ""
    """The code of my own table, if I have begun."""
    status: Status | Literal[""] = ""
    """Where my own game stands."""
    days: list[str] = []
    """The latest days with results, the last first."""
