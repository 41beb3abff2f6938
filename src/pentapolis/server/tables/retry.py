"""A game tried again: a new table that begins before one of its moves, with bots in all seats but one.

It holds what was played up to there, and nothing of what came after; its dice are fresh, and can't be verified, since
those before were another table's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert

from ...kernel.record import Checkpoint, EntryKind, Record
from .. import library
from ..clock import now_ms
from ..people.identity import Visitor
from ..play.room import Room
from ..storage.models import entries
from ..trouble import Trouble
from ..wire.analysis import Retry
from ..wire.tables import Settings
from ..words import words_of
from .agreement import Place, TableDraft, share, unlike
from .lobby import Lobby

if TYPE_CHECKING:
    from ..server import Server

_json = msgspec.json.encode


async def try_again(server: Server, lobby: Lobby, room: Room, visitor: Visitor, asked: Retry, lang: str) -> str:
    """The code of a table where a finished game goes on from before a move, this visitor in a seat; `Trouble` if the
    game is not over, or there is no such move of that seat."""
    match, row, words = room.match, room.row, words_of(lang)
    if match is None or not row.over:
        raise Trouble("not-over", 409)
    if asked.move > len(match.moves) or match.moves[asked.move - 1].seat != asked.seat:
        raise Trouble("retry-none", 404)
    places: list[Place] = []
    for seat in room.seats:
        others = [place.name for place in places]
        if seat.seat == asked.seat:
            places.append(Place("person", visitor.id, unlike(visitor.name, others), "", share(asked.number)))
        else:
            bot = seat.bot if seat.kind == "bot" else library.usual_bot(room.title)
            name = seat.name if seat.kind == "bot" else library.bot_name(words, bot)
            places.append(Place("bot", None, unlike(name, others), bot))
    name = words.say("table-retry", name=row.name)[:40]
    draft = TableDraft(
        game=row.game, version=room.title.version, preset="bots", name=name, options=row.options,
        settings=Settings(hints=True), places=places, owner=visitor.id, box=row.box, components=row.components,
    )  # fmt: skip
    log, now = up_to(match.record, asked.move - 1), now_ms()
    async with server.db.write() as c:
        await lobby.check_owns(c, visitor)
        code = await lobby.write(
            c, draft, status="running", began_ms=now, since_ms=now, wake_ms=now, bot_seed=row.bot_seed,
            setup=_json(row.setup).decode(), names=_json([place.name for place in places]).decode(),
            entries=len(log), retry_of=room.code, usual_hints=True,
        )  # fmt: skip
        rows = [
            {"game_table": code, "number": number, "body": _json(entry), "key": None, "made_ms": now}
            for number, entry in enumerate(log, 1)
        ]
        if rows:
            await c.execute(insert(entries), rows)
    await server.rooms.get(code)
    server.nudge(code)
    return code


def up_to(record: Record, moves: int) -> list[EntryKind]:
    """The first so many moves that stand since the last checkpoint, and that checkpoint, if there is one."""
    begun = [entry for entry in record.entries if isinstance(entry, Checkpoint)][-1:]
    return [*begun, *record.since_checkpoint[:moves]]
