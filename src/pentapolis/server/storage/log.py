"""The append-only log of a table: what was done, in order. Nothing in it is ever changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.match import Match
from ...kernel.record import EntryKind
from .direct import Adapted, Plain, Statement, Values
from .models import entries, game_tables
from .models import seats as table_seats
from .rows import Standing

_decode = msgspec.json.Decoder(EntryKind).decode
_json = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode
_LOG_AT = Statement(
    select(entries.c.body, entries.c.key)
    .where(entries.c.game_table == bindparam("at"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_INSERT = Statement(insert(entries))
_stands = (
    update(game_tables)
    .where(game_tables.c.code == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in (*Standing.__struct_fields__, "snapshot")})
)
_STANDS = Statement(_stands)
_STANDS_STILL = Statement(_stands.where(game_tables.c.status == bindparam("was")))


class Overtaken(Exception):
    """Somebody has paused or ended the table in the meantime."""


def log_at(c: Plain, code: str, after: int = 0) -> tuple[list[EntryKind], list[str]]:
    """The entries of a table after the first so many, and the keys that came with them."""
    found = c.rows(_LOG_AT, {"at": code, "after": after})
    return [_decode(body) for body, _ in found], [key for _, key in found if key is not None]


async def read_log(c: AsyncConnection, code: str, after: int = 0) -> tuple[list[EntryKind], list[str]]:
    """The same inside a transaction."""
    return await c.run_sync(lambda c: log_at(Adapted(c), code, after))


def store(
    c: Plain,
    code: str,
    match: Match[Any],
    stored: int,
    standing: Standing,
    seats: Mapping[int, Values] | None = None,
    *,
    now: int,
    key: str | None = None,
    was: str | None = None,
) -> None:
    """Store what a match has beyond its first `stored` entries, where it stands, and what that changes of the seats.

    Nothing else brings a game's moves into the database. `IntegrityError` if somebody was faster, or the key
    was used; `Overtaken` if the table is no longer in the status `was`. Then the transaction must be rolled back.
    """
    if rows := _new_rows(code, match, stored, key, now):
        c.run_all(_INSERT, rows)
    given = {"at": code} | {f"new_{name}": value for name, value in columns(match, standing).items()}
    if was is None:
        c.run(_STANDS, given)
    elif not c.run(_STANDS_STILL, given | {"was": was}):
        raise Overtaken
    for seat, new in (seats or {}).items():
        c.run(_seat_update(tuple(new)), {"at": code, "seat_at": seat} | {f"new_{name}": new[name] for name in new})


def standing_of(match: Match[Any], status: str, moved_ms: int, ended_ms: int, wake_ms: int | None) -> Standing:
    """The standing of a match."""
    entries, drawn = len(match.record.entries), match.chance.drawn
    return Standing(match.title.version, status, entries, drawn, wake_ms, moved_ms, ended_ms)


def columns(match: Match[Any], standing: Standing) -> dict[str, Any]:
    """The same as columns of `game_tables`."""
    return msgspec.structs.asdict(standing) | {"snapshot": _pack(match.snapshot())}


def _new_rows(code: str, match: Match[Any], stored: int, key: str | None, now: int) -> list[dict[str, Any]]:
    new: Sequence[EntryKind] = match.record.entries[stored:]
    rows = [
        {"game_table": code, "number": number, "body": _json(entry), "key": None, "made_ms": now}
        for number, entry in enumerate(new, stored + 1)
    ]
    if rows:
        rows[0]["key"] = key
    return rows


@cache
def _seat_update(names: tuple[str, ...]) -> Statement:
    """Made once for each set of columns: building a statement costs more than running it."""
    here = (table_seats.c.game_table == bindparam("at"), table_seats.c.seat == bindparam("seat_at"))
    return Statement(update(table_seats).where(*here).values({name: bindparam(f"new_{name}") for name in names}))
