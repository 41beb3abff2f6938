"""The append-only log of a table: what was done, in order. Nothing in it is ever changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.match import Match
from ...kernel.record import EntryKind
from .direct import Adapted, Plain, Statement
from .models import entries, game_tables

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
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("entries", "drawn", "snapshot", "rules_version", "status", "moved_ms", "ended_ms", "wake_ms")
        }
    )
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


async def append(
    c: AsyncConnection, code: str, match: Match[Any], stored: int, *, key: str | None = None, now: int
) -> None:
    """Store the entries of a match that are new; `IntegrityError` if somebody was faster, or the key was used."""
    await c.run_sync(lambda c: add(Adapted(c), code, match, stored, key, now))


def add(c: Plain, code: str, match: Match[Any], stored: int, key: str | None, now: int) -> None:
    """The same on a plain connection."""
    c.run_all(_INSERT, new_rows(code, match, stored, key, now))


def new_rows(code: str, match: Match[Any], stored: int, key: str | None, now: int) -> list[dict[str, Any]]:
    """The rows of the entries that are new."""
    new: Sequence[EntryKind] = match.record.entries[stored:]
    rows = [
        {"game_table": code, "number": number, "body": _json(entry), "key": None, "made_ms": now}
        for number, entry in enumerate(new, stored + 1)
    ]
    rows[0]["key"] = key
    return rows


async def stands(
    c: AsyncConnection,
    code: str,
    match: Match[Any],
    *,
    status: str,
    moved_ms: int,
    ended_ms: int,
    wake_ms: int | None,
) -> None:
    """Note where a table stands after its last entry."""
    values = standing(match, status, moved_ms, ended_ms, wake_ms)
    await c.run_sync(lambda c: note(Adapted(c), code, values))


def standing(match: Match[Any], status: str, moved_ms: int, ended_ms: int, wake_ms: int | None) -> dict[str, Any]:
    """The columns of `game_tables` that say where a match stands."""
    return {
        "entries": len(match.record.entries),
        "drawn": match.chance.drawn,
        "snapshot": _pack(match.snapshot()),
        "rules_version": match.title.version,
        "status": status,
        "moved_ms": moved_ms,
        "ended_ms": ended_ms,
        "wake_ms": wake_ms,
    }


def note(c: Plain, code: str, values: dict[str, Any], was: str | None = None) -> None:
    """Store these; `Overtaken` if the table is no longer in the status that it was."""
    given = {"at": code} | {f"new_{name}": value for name, value in values.items()}
    if was is None:
        c.run(_STANDS, given)
    elif not c.run(_STANDS_STILL, given | {"was": was}):
        raise Overtaken
