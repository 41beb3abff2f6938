"""Tables in a list: whose turn it is, and what has happened since my last move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, or_, select

from ..kernel.match import Match
from ..kernel.record import Checkpoint, Move, Record, TakeBack, Undo
from ..words import event_sentence
from .identity import Visitor
from .storage.models import game_tables, members, seats
from .storage.rows import SeatRow
from .trouble import Trouble
from .wire.tables import Seat, TableCard, Tables
from .words import words_of

if TYPE_CHECKING:
    from .server import Server

DIGEST = 7
"""Lines that say what happened since my last move."""
MINE, OPEN = 60, 30
"""Tables in each list."""


async def tables(server: Server, visitor: Visitor, lang: str) -> Tables:
    """A visitor's tables, their turn first, then the latest; and public ones with an open seat."""
    mine = [await _card(server, code, visitor, lang) for code in await _mine(server, visitor)]
    found = [card for card in mine if card is not None]
    found.sort(key=lambda card: (not card.my_turn, card.status in ("finished", "abandoned"), -card.moved_ms))
    known = {card.code for card in found}
    inviting = [await _card(server, code, visitor, lang) for code in await _open(server) if code not in known]
    return Tables(found, [card for card in inviting if card is not None])


async def _mine(server: Server, visitor: Visitor) -> list[str]:
    if not visitor.stored:
        return []
    sit = select(seats.c.game_table).where(seats.c.visitor == visitor.id)
    came = select(members.c.game_table).where(members.c.visitor == visitor.id)
    here = or_(game_tables.c.code.in_(sit), game_tables.c.code.in_(came), game_tables.c.owner == visitor.id)
    query = select(game_tables.c.code).where(here).order_by(game_tables.c.moved_ms.desc()).limit(MINE)
    async with server.db.read() as c:
        return list((await c.execute(query)).scalars())


async def _open(server: Server) -> list[str]:
    """Public tables where somebody can still sit down."""
    free = select(seats.c.game_table).where(seats.c.kind == "open")
    public = func.instr if not server.db.postgres else func.strpos
    lobby = (game_tables.c.status == "lobby") & game_tables.c.code.in_(free)
    query = select(game_tables.c.code).where(lobby, public(game_tables.c.settings, '"public":true') > 0)
    async with server.db.read() as c:
        return list((await c.execute(query.order_by(game_tables.c.made_ms.desc()).limit(OPEN))).scalars())


async def _card(server: Server, code: str, visitor: Visitor, lang: str) -> TableCard | None:
    try:
        room = await server.rooms.get(code)
    except Trouble:  # deleted since
        return None
    row, mine, here = room.row, room.seats_of(visitor.id), server.presence.here(code)
    words = words_of(lang, room.title)
    card = TableCard(
        code=code,
        name=row.name,
        game=row.game,
        game_name=words.say("game-name") if words.has("game-name") else row.game,
        status=row.status,  # type: ignore[arg-type]  # the database holds one of these
        seats=[seat_message(seat, row.owner, visitor.id, here) for seat in room.seats],
        my_turn=False,
        moved_ms=row.moved_ms,
    )
    if room.match is not None and mine and row.status in ("running", "paused"):
        awaited = [seat for seat in mine if seat in room.match.title.to_act(room.match.state)]
        card.my_turn = bool(awaited) and row.status == "running"
        seat = (awaited or mine)[0]
        card.digest, card.unread = digest(room.match, seat, room.seats[seat].read_to, lang)
    return card


def seat_message(seat: SeatRow, owner: str | None, visitor: str, here: set[str]) -> Seat:
    """A seat as a visitor sees it, without its clock."""
    return Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the database holds one of these
        name=seat.name,
        bot=seat.bot,
        here=seat.visitor in here,
        mine=bool(visitor) and seat.visitor == visitor,
        host=seat.visitor is not None and seat.visitor == owner,
        vacation=seat.vacation,
    )


def digest(match: Match[Any], seat: int, read_to: int, lang: str) -> tuple[list[str], int]:
    """What happened since a seat's last move, at most seven lines, the latest last; and how many lines are new since
    it last looked. Only what the seat was told counts: the numbers of the log would betray more."""
    words, names = words_of(lang, match.title), match.record.names
    told: list[tuple[int, str]] = []
    for number, line in zip(line_numbers(match.record), match.line, strict=True):
        for event in line.events:
            seen = event.seen_by(seat)
            if seen is not None and (sentence := event_sentence(words, seen, names)):
                told.append((number, sentence))
        if line.seat == seat and not line.auto:
            told.clear()
    return [sentence for _, sentence in told[-DIGEST:]], sum(number > read_to for number, _ in told)


def line_numbers(record: Record) -> list[int]:
    """The numbers in the log of the moves that stand since the last checkpoint: those of `match.line`."""
    standing: list[tuple[int, Move]] = []
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Move):
            standing.append((number, entry))
        elif isinstance(entry, Undo):
            taken = max(n for n, (_, move) in enumerate(standing) if move.seat == entry.seat and not move.auto)
            standing[taken:] = [(n, move) for n, move in standing[taken + 1 :] if not move.auto]
        elif isinstance(entry, TakeBack):
            del standing[entry.keep :]
        elif isinstance(entry, Checkpoint):
            standing.clear()
    return [number for number, _ in standing]
