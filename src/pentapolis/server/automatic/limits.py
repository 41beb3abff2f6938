"""Time limits: a table that has agreed to play for so long, and when its game is told that the time is up.

A table's time is two numbers, like a seat's clock: `played_ms`, how long it was played until it last stood still, and
`since_ms`, when it went on (0: it stands). Pauses don't count, nor do the nights of a daily clock.
"""

from __future__ import annotations

from typing import Any

from ...kernel.match import Match
from ...kernel.sight import TABLE
from ..clock import now_ms
from ..play.moves import Change
from ..play.room import Room
from ..storage.rows import TableRow
from ..trouble import stale
from ..wire.tables import SeatClock
from .clocks import MINUTE, awake_ms, until_ms


def played_ms(row: TableRow, now: int) -> int:
    """How long a table has been played by now."""
    return row.played_ms + (awake_ms(row.settings.clock, row.since_ms, now) if row.since_ms else 0)


def out_ms(row: TableRow, match: Match[Any]) -> int | None:
    """When the agreed time is up, if the game is still to be told so; None while the table stands."""
    minutes = match.title.agreed_minutes(match.state.table)
    if minutes is None or not row.since_ms or match.title.time_is_up(match.state) is None:
        return None
    return until_ms(row.settings.clock, row.since_ms, minutes * MINUTE - row.played_ms)


def say_time_is_up(room: Room) -> Change:
    """Tell the game, unless somebody was faster, or has paused the table meanwhile."""

    def do(match: Match[Any]) -> None:
        out, action = out_ms(room.row, match), match.title.time_is_up(match.state)
        if out is None or action is None or out > now_ms():
            raise stale()
        match.act(TABLE, action)

    return do


def shown(room: Room) -> SeatClock | None:
    """What is left of the agreed time, as everybody sees it; None where none was agreed, or the game is over."""
    match, row = room.match, room.row
    if match is None or match.over or row.status not in ("running", "paused"):
        return None
    minutes = match.title.agreed_minutes(match.state.table)
    if minutes is None:
        return None
    left = max(0, minutes * MINUTE - row.played_ms)
    return SeatClock(left, until_ms(row.settings.clock, row.since_ms, left) if row.since_ms else 0)
