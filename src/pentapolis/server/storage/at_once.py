"""A move as one statement, which is a transaction by itself: on PostgreSQL each message there and back costs more than
what it asks for. What it does is what `log.add`, `log.note` and the rest of a move's transaction do one after another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import text

from .direct import Statement, Values

SEAT = ("left_ms", "since_ms", "read_to", "told_ms")
"""Columns of `seats` that a move may change."""
_TABLE = ("entries", "drawn", "snapshot", "rules_version", "status", "moved_ms", "ended_ms", "wake_ms")
_TEXT = f"""
WITH stood AS (
    UPDATE game_tables SET {", ".join(f"{name} = :new_{name}" for name in _TABLE)}
    WHERE code = :at AND status = :was RETURNING code
), sat AS (
    UPDATE seats SET {", ".join(f"{name} = coalesce(new.{name}, seats.{name})" for name in SEAT)}
    FROM stood, unnest(CAST(:place AS int[]), {", ".join(f"CAST(:seat_{name} AS bigint[])" for name in SEAT)})
        AS new(place, {", ".join(SEAT)})
    WHERE seats.game_table = stood.code AND seats.seat = new.place
), added AS (
    INSERT INTO entries (game_table, number, body, key, made_ms)
    SELECT stood.code, new.number, new.body, new.key, CAST(:now AS bigint)
    FROM stood, unnest(CAST(:number AS int[]), CAST(:body AS bytea[]), CAST(:key AS text[])) AS new(number, body, key)
)
"""
MOVED = Statement(text(_TEXT + "SELECT 1 FROM stood"))
"""A row if it is stored; none if the table is no longer in the status that it was."""
MOVED_AND_TOLD = Statement(text(_TEXT + "SELECT pg_notify(:channel, :payload) FROM stood"))
"""The same, and every process hears of it."""


def values(
    code: str, was: str, now: int, rows: Sequence[Values], table: Values, seats: Mapping[int, Values]
) -> dict[str, Any]:
    """What these statements take: new rows of `entries`, new columns of the table, and of its seats."""
    return {
        "at": code,
        "was": was,
        "now": now,
        **{f"new_{name}": table[name] for name in _TABLE},
        "place": list(seats),
        **{f"seat_{name}": [new.get(name) for new in seats.values()] for name in SEAT},
        **{name: [row[name] for row in rows] for name in ("number", "body", "key")},
    }
