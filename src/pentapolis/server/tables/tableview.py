"""A table as one visitor sees it, without the game on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ... import games
from ...kernel.sight import NOBODY, SPECTATOR
from .. import boxes, library
from ..automatic import limits
from ..people.identity import Visitor
from ..play.logbook import LogBook
from ..play.questions import kept
from ..play.room import Room
from ..play.views import seen
from ..storage.rows import SeatRow
from ..wire.tables import Question, Seal, Seat, TableView
from ..words import words_of
from .access import runs
from .agreement import with_hints

if TYPE_CHECKING:
    from ..server import Server


def table_message(server: Server, room: Room, visitor: Visitor, base: str, lang: str) -> TableView:
    """The table as a visitor may see it; `base` is how this visitor may tell others to reach the server."""
    row, mine = room.row, room.seats_of(visitor.id)
    words = words_of(lang, room.title)
    member, host = room.knows(visitor.id), runs(room, visitor)
    here = server.presence.here(room.code)
    settings = with_hints(row.settings, room.kinds)
    return TableView(
        code=row.code,
        name=row.name,
        game=row.game,
        game_name=words.say("game-name") if words.has("game-name") else row.game,
        rules_version=row.rules_version,
        status=row.status,  # type: ignore[arg-type]  # the database holds nothing else
        preset=row.preset,  # type: ignore[arg-type]  # likewise
        options=row.options,
        settings=settings if host else msgspec.structs.replace(settings, webhook=""),
        seats=[_seat(server, room, seat, mine, here) for seat in room.seats],
        seal=_seal(room),
        host=host,
        member=member,
        watching=server.presence.watching(room.code),
        made_ms=row.made_ms,
        began_ms=row.began_ms,
        ended_ms=row.ended_ms,
        ended_by=row.ended_by,  # type: ignore[arg-type]  # likewise
        day=row.day,
        time_limit=limits.shown(room),
        invite=server.links.invite(base, row.code, row.invite) if member and not row.of_the_day else None,
        asking=_asking(server, room, mine, host, lang),
        rematch=row.rematch,
        retry_of=row.retry_of,
        reconstructed=row.game in games.names() and library.reconstructed(row.game),
        own_box=boxes.own_box(row.game, row.components, lang),
        lacks=library.lacks(row.game) if row.game in games.names() else [],
    )


def _seal(room: Room) -> Seal:
    seal = room.seal(room.row.over)
    return Seal("") if seal is None else Seal(seal.commitment, [str(n) for n in seal.numbers], seal.seed)


def _seat(server: Server, room: Room, seat: SeatRow, mine: list[int], here: set[str]) -> Seat:
    clock = server.clocks.shown(room, seat.seat, mine) if server.clocks is not None and room.match else None
    return Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the database holds nothing else
        name=seat.name,
        bot=seat.bot,
        stands_in=seat.kind == "bot" and seat.visitor is not None,
        here=seat.visitor in here,
        mine=seat.seat in mine,
        host=seat.visitor is not None and seat.visitor == room.row.owner,
        clock=clock,
        vacation=seat.vacation,
        hints=seat.hints + (seat.secret_hints if seat.seat in mine or room.row.over else 0),
    )


def _asking(server: Server, room: Room, mine: list[int], host: bool, lang: str) -> Question | None:
    """What somebody asks of all, in the lines of the reader's own log: for those who play, and for whoever runs the
    table and asks without a seat."""
    question = room.question()
    if question is None or room.match is None or not (mine or (host and question.seat == NOBODY)):
        return None
    book: LogBook = seen(server, room, mine[0] if mine else SPECTATOR, lang).log
    book.follow(room.match)
    back = question.what == "take_back"
    last = (book.ends[kept(room.match, question.after)] if back else len(book.lines)) - 1
    key = "take-back-asked" if back else "abandon-asked"
    sentence = words_of(lang, room.title).say(key, name=question.name or room.names[question.seat])
    return Question(question.what, question.id, question.seat, last, sentence, list(question.yes))
