"""Tables in a list: whose turn it is, and what has happened since my last move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import games
from ...kernel.match import Match
from ...kernel.record import last_choice
from ...words import event_sentence
from ..people.identity import Visitor
from ..play.room import Room
from ..play.views import phase, sheet_of
from ..storage.models import entries, game_tables, members, seats
from ..storage.rows import OVER, SeatRow, seat_row
from ..trouble import Trouble
from ..wire.tables import Seat, TableCard, Tables
from ..words import words_of

if TYPE_CHECKING:
    from ..server import Server

DIGEST = 7
"""Lines that say what happened since my last move."""
MINE, OPEN = 60, 30
"""Tables in each list."""
PUBLIC = '"public":true'
"""How the settings of a public table are stored."""


class Brief(msgspec.Struct):
    """What a list says of a table, read without its game."""

    code: str
    name: str
    game: str
    status: str
    owner: str | None
    made_ms: int
    began_ms: int
    ended_ms: int
    seats: list[SeatRow] = []


_BRIEF = [game_tables.c[name] for name in Brief.__struct_fields__[:-1]]


async def tables(server: Server, visitor: Visitor, lang: str) -> Tables:
    """A visitor's tables, their turn first, then the latest; and public ones with an open seat."""
    async with server.db.read() as c:
        mine = await _read(c, _mine(visitor), MINE) if visitor.stored else []
        inviting = await _read(c, _open(server.db.postgres), OPEN)
    cards = [await _card(server, brief, visitor, lang) for brief in mine]
    cards.sort(key=lambda card: (not card.my_turn, card.status in OVER, -card.moved_ms, card.code))
    known = {card.code for card in cards}
    return Tables(cards, [_lobby(server, brief, visitor, lang) for brief in inviting if brief.code not in known])


def _mine(visitor: Visitor) -> Any:
    sit = select(seats.c.game_table).where(seats.c.visitor == visitor.id)
    came = select(members.c.game_table).where(members.c.visitor == visitor.id)
    return or_(game_tables.c.code.in_(sit), game_tables.c.code.in_(came), game_tables.c.owner == visitor.id)


def _open(postgres: bool) -> Any:
    """Public tables where somebody can still sit down."""
    free = select(seats.c.game_table).where(seats.c.kind == "open")
    place = func.strpos if postgres else func.instr
    public = place(game_tables.c.settings, PUBLIC) > 0
    return (game_tables.c.status == "lobby") & public & game_tables.c.code.in_(free)


async def _read(c: AsyncConnection, which: Any, most: int) -> list[Brief]:
    """The latest of these tables, with their seats."""
    rows = await c.execute(select(*_BRIEF).where(which).order_by(game_tables.c.moved_ms.desc()).limit(most))
    found = {row["code"]: Brief(**dict(row), seats=[]) for row in rows.mappings()}
    columns = [seats.c[name] for name in SeatRow.__struct_fields__]
    query = select(*columns).where(seats.c.game_table.in_(list(found))).order_by(seats.c.seat)
    for row in (await c.execute(query)).mappings():
        found[row["game_table"]].seats.append(seat_row(row))
    return list(found.values())


async def _card(server: Server, brief: Brief, visitor: Visitor, lang: str) -> TableCard:
    """A card; only a game that goes on and in which this visitor plays is looked at."""
    card = _lobby(server, brief, visitor, lang)
    mine = [seat.seat for seat in brief.seats if seat.visitor == visitor.id]
    if not mine or brief.status not in ("running", "paused"):
        return card
    try:
        room = await server.rooms.get(brief.code)
    except Trouble:  # deleted since
        return card
    if (match := room.match) is not None:
        last = tell(card, room, match, mine, lang)
        async with server.db.read() as c:
            number = entries.c.number == last
            when = await c.execute(select(entries.c.made_ms).where(entries.c.game_table == brief.code, number))
            card.moved_ms = int(when.scalar() or brief.began_ms)
    return card


def tell(card: TableCard, room: Room, match: Match[Any], mine: list[int], lang: str) -> int:
    """Put on a card what those who hold these seats may know of the game; the number of the last move they were told
    of."""
    people = [seat for seat in mine if room.seats[seat].kind == "person"]  # a bot may sit in for me
    awaited = [seat for seat in people if seat in match.title.to_act(match.state)]
    card.my_turn = bool(awaited) and room.row.status == "running"
    seat = (awaited or mine)[0]
    news = digest(match, seat, room.seats[seat].read_to, lang)
    card.digest, card.unread, card.phase = news.lines, news.unread, _phase(match, seat, lang)
    return news.last


def _lobby(server: Server, brief: Brief, visitor: Visitor, lang: str) -> TableCard:
    """A card without its game. It doesn't say when the last move was: that may be a secret."""
    here = server.presence.here(brief.code)
    return TableCard(
        code=brief.code,
        name=brief.name,
        game=brief.game,
        game_name=game_name(brief.game, lang),
        status=brief.status,  # type: ignore[arg-type]  # the database holds one of these
        seats=[seat_message(seat, brief.owner, visitor.id, here) for seat in brief.seats],
        my_turn=False,
        moved_ms=brief.ended_ms or brief.began_ms or brief.made_ms,
    )


def game_name(game: str, lang: str) -> str:
    """What a game is called; its id if there is no such game here."""
    try:
        words = words_of(lang, games.title(game))
    except LookupError:  # a game that was here once
        return game
    return words.say("game-name") if words.has("game-name") else game


def _phase(match: Match[Any], seat: int, lang: str) -> str:
    words = words_of(lang, match.title)
    return " · ".join(phase(sheet_of(match.title), match.title.observe(match.state, seat), words))


def seat_message(seat: SeatRow, owner: str | None, visitor: str, here: set[str]) -> Seat:
    """A seat as a visitor sees it, without its clock."""
    return Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the database holds one of these
        name=seat.name,
        bot=seat.bot,
        stands_in=seat.kind == "bot" and seat.visitor is not None,
        here=seat.visitor in here,
        mine=bool(visitor) and seat.visitor == visitor,
        host=seat.visitor is not None and seat.visitor == owner,
        vacation=seat.vacation,
    )


class News(NamedTuple):
    """What a seat has been told: lines since its last move, how many of them it has not seen, and the number of the
    last move it was told of."""

    lines: list[str]
    unread: int
    last: int


def digest(match: Match[Any], seat: int, read_to: int, lang: str) -> News:
    """What happened since a seat's last move, at most seven lines, the latest last. Only what the seat was told
    counts: the numbers of the log would betray more."""
    words, names = words_of(lang, match.title), match.record.names
    numbers = match.record.numbers
    choice = last_choice(match.moves, seat)
    since = -1 if choice is None else choice
    told: list[tuple[int, str]] = []
    for at in range(since + 1, len(match.moves)):
        for event in match.moves[at].events:
            seen = event.seen_by(seat)
            if seen is not None and (sentence := event_sentence(words, seen, names)):
                told.append((numbers[at], sentence))
    last = told[-1][0] if told else numbers[since] if since >= 0 else 0
    return News([sentence for _, sentence in told[-DIGEST:]], sum(number > read_to for number, _ in told), last)
