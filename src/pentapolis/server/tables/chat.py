"""What is written at a table: chat, where players and spectators don't read each other while the game runs; and notes,
which nobody else reads."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..clock import now_ms
from ..storage.models import chat, notes
from ..wire.play import ChatLine

LINES = 200
"""So many lines are sent to somebody who comes in."""
RUNNING = ("running", "paused")


async def say(c: AsyncConnection, code: str, visitor: str, seat: int, name: str, text: str) -> int:
    """Write a line; its number. `seat` is -1 for a spectator."""
    values = {"game_table": code, "visitor": visitor, "seat": seat, "name": name, "text": text, "made_ms": now_ms()}
    written = await c.execute(insert(chat).values(**values).returning(chat.c.id))
    return int(written.scalar_one())


async def lines(
    c: AsyncConnection, code: str, status: str, began_ms: int, *, player: bool, after: int = 0
) -> list[ChatLine]:
    """What a player, or a spectator, may read here, after a line that they have."""
    query = select(chat).where(chat.c.game_table == code, chat.c.id > after)
    if status in RUNNING:
        side = chat.c.seat >= 0 if player else chat.c.seat < 0
        query = query.where(side | (chat.c.made_ms < began_ms))
    rows = (await c.execute(query.order_by(chat.c.id.desc()).limit(LINES))).all()
    return [
        ChatLine(row.id, row.name, row.text, row.made_ms, row.seat, row.seat < 0 and row.made_ms >= began_ms > 0)
        for row in reversed(rows)
    ]


async def read_notes(c: AsyncConnection, code: str, visitor: str) -> str:
    """A visitor's own notes at a table."""
    found = await c.execute(select(notes.c.text).where(notes.c.game_table == code, notes.c.visitor == visitor))
    return str(found.scalar() or "")


async def write_notes(c: AsyncConnection, code: str, visitor: str, text: str) -> None:
    """Keep a visitor's notes; nothing written, nothing kept."""
    text = text.replace("\0", "")  # PostgreSQL has no such sign
    await c.execute(delete(notes).where(notes.c.game_table == code, notes.c.visitor == visitor))
    if text:
        await c.execute(insert(notes).values(game_table=code, visitor=visitor, text=text))


def clean_line(text: str) -> str:
    """A line of chat without outer blanks and control signs.

    >>> clean_line(" well\\x07 done\\n")
    'well done'
    """
    return "".join(sign for sign in text if sign >= " " or sign == "\n").strip()


def as_data(rows: Collection[Any]) -> list[dict[str, Any]]:
    """Rows for an export."""
    return [dict(row._mapping) for row in rows]
