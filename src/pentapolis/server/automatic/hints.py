"""Advice at a table: what a good bot would do in a seat, and why a bot did what it did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import case, update

from ...bots import usual
from ...bots.analysis import Advice
from ...bots.analysis.weighing import lookout_of
from ...bots.analysis.wording import against_said, gap_said, reasons_said
from ...bots.protocol import mixed
from ...kernel.action import text
from ...kernel.decision import Secret
from ...kernel.match import Match
from ...kernel.record import Handover
from ...kernel.sight import SPECTATOR
from ...kernel.window import Reaction
from ...words import Part, Words, action_parts
from ..play.frames import Positions
from ..play.people import Party, read_party
from ..play.room import Room
from ..play.views import seen
from ..process import Died, Slow
from ..storage.models import seats
from ..trouble import Trouble, not_running
from ..wire.analysis import Explanation, Hint, Weighed
from ..words import words_of
from .studies import HintJob, WhyJob
from .timing import hidden
from .workers import Workers

if TYPE_CHECKING:
    from ..server import Server

KEPT = 1000
"""Pieces of advice that are kept: asked again by who sees the same, it is the same."""
Note = Callable[[], Awaitable[None]]
Place = tuple[str, bytes]
"""A table, and what is asked there: all that a piece of advice depends on, as a fingerprint."""
_advice = msgspec.msgpack.Decoder(Advice)


class Hints:
    """Asks the workers, one thing for a seat at a time."""

    def __init__(self, server: Server, workers: Workers) -> None:
        self._server, self._workers = server, workers
        self._found: dict[Place, Advice] = {}
        self._asked: set[Place] = set()

    # what to do

    async def hint(self, room: Room, seat: int, lang: str) -> Hint:
        """What to do, and why; `Trouble` where the table allows no hints, or there is nothing to say. How many hints a
        seat was given is for all to see, some of them after the end (`hushed`)."""
        match = room.match
        if match is None or room.row.status != "running":
            raise not_running()
        if not room.row.settings.hints:
            raise Trouble("hints-off", 403)
        check_model(match)
        if not len(match.title.asked(match.state, seat)):
            raise Trouble("hint-not-asked", 409)
        seen_by_seat = match.title.encode(match.title.observe(match.state, seat))
        row = room.row
        job = HintJob(row.game, seen_by_seat, seat, usual(match.title), _seed(room, seat), row.components)
        advice = await self._answer(room, job, lambda: self._count(room, match, seat))
        words, decision, names = words_of(lang, match.title), match.state.agenda[-1].name, match.record.names
        others = weighed(words, match, decision, advice, seat)
        return Hint(
            advice.action,
            parts_of(words, match, decision, advice.action),
            reasons_said(words, advice.reasons, seat, names, advice.lead),
            advice.chance,
            against_said(words, advice),
            others,
        )

    async def _count(self, room: Room, match: Match[Any], seat: int) -> None:
        """One hint more. Where others may not know of it, no page but the seat's own is told: only what a page would
        see otherwise is sent. As long as nothing has happened that all can see, one hint is shown at most: another
        is asked for only by who sees something else, a draft of theirs or an offer made to them in secret."""
        seen, public, secret = match.version(SPECTATOR), seats.c.hints, seats.c.secret_hints
        values: dict[Any, Any] = {secret: secret + 1}
        if not hushed(match):
            again = seats.c.hinted_at == seen
            values = {
                public: case((again, public), else_=public + 1),
                secret: case((again, secret + 1), else_=secret),
                seats.c.hinted_at: seen,
            }
        async with self._server.change(room.code) as c:
            here = (seats.c.game_table == room.code) & (seats.c.seat == seat)
            await c.execute(update(seats).where(here).values(values))

    # why a bot did that

    async def explain(self, room: Room, viewer: int, line: int, lang: str) -> Explanation:
        """What speaks for the choice of a bot that a line of a viewer's log tells of. While people play, it is found in
        what the viewer could see then, and only if nobody else must be asked about this game and the move hides
        nothing. A bot made the move if it holds the seat and the seat has not changed hands since: the record does not
        say which earlier holders were bots."""
        match = room.match
        if match is None:
            raise not_running()
        check_model(match)
        over = room.row.over
        if not over and not await self._alone(room, viewer):
            raise Trouble("explain-several", 409)
        piece = self._piece(room, match, viewer, line, lang)
        move = match.moves[piece - 1]
        positions: Positions = room.views.setdefault("positions", Positions())
        before = positions.after(match, piece - 1)
        if changed_hands(match, piece):
            raise Trouble("explain-changed", 409)
        if not (move.seat >= 0 and room.seats[move.seat].kind == "bot"):
            raise Trouble("explain-none", 409)
        if not over and hides(match, before, piece, viewer):
            raise Trouble("explain-hidden", 409)
        if (over or not options_hidden(match, before)) and len(match.title.asked(before, move.seat)) < 2:
            raise Trouble("explain-none", 409)
        eyes = move.seat if over else viewer
        observed = match.title.encode(match.title.observe(before, eyes))
        action, row = text(move.action), room.row
        job = WhyJob(row.game, observed, eyes, move.seat, action, _seed(room, move.seat), row.components)
        advice = await self._answer(room, job)
        if advice.unforeseen:
            raise Trouble("explain-hidden", 409)
        words, decision, names = words_of(lang, match.title), before.agenda[-1].name, match.record.names
        return Explanation(
            move.seat,
            action,
            parts_of(words, match, decision, action),
            "mover" if over else "reader",
            words.say("explain-mover", name=names[move.seat]) if over else words.say("explain-reader"),
            reasons_said(words, advice.reasons, move.seat, names, advice.lead),
            advice.chance,
            against_said(words, advice),
            weighed(words, match, decision, advice, move.seat),
        )

    async def _alone(self, room: Room, viewer: int) -> bool:
        """Whether a viewer plays against bots alone, and nobody who lost a seat must be asked about this game. A room
        knows who they are, but not when they were last here."""
        mine = {room.seats[viewer].visitor}
        if [seat for seat, kind in enumerate(room.kinds) if kind != "bot"] != [viewer]:
            return False
        if Party(room.seats, room.holders).concerned <= mine:
            return True
        async with self._server.db.read() as c:
            return (await read_party(c, room.code)).concerned <= mine

    def _piece(self, room: Room, match: Match[Any], viewer: int, line: int, lang: str) -> int:
        """The number of the move that a line of somebody's log tells of."""
        book = seen(self._server, room, viewer, lang).log
        book.follow(match)
        piece = next((piece for piece, end in enumerate(book.ends) if line < end), 0)
        if not piece:
            raise Trouble("explain-none", 409)
        return piece

    # asking

    async def _answer(self, room: Room, job: HintJob | WhyJob, note: Note | None = None) -> Advice:
        """What a worker answers. What is new is noted before it is told or kept: no hint goes uncounted."""
        place = _place(room, job)
        known = self._found.get(place)
        if known is not None:
            return known
        if place in self._asked:
            raise Trouble("hint-thinking", 409)
        self._asked.add(place)
        try:
            found = await self._thought(job)
            if note is not None:
                await note()
        finally:
            self._asked.discard(place)
        if len(self._found) >= KEPT:
            self._found.clear()
        self._found[place] = found
        return found

    async def _thought(self, job: HintJob | WhyJob) -> Advice:
        try:
            answer = await self._workers.ask(job)
        except (Slow, Died):
            raise Trouble("hint-slow", 409) from None
        if answer.error:
            raise Trouble("hint-slow", 409)
        return _advice.decode(answer.found)


def check_model(match: Match[Any]) -> None:
    """`Trouble` where nobody can say how likely anybody is to win."""
    try:
        lookout_of(match.title)
    except LookupError:
        raise Trouble("hint-none", 409) from None


def hushed(match: Match[Any]) -> bool:
    """Whether others may not know before the end that a seat asks for a hint now. Where it is a secret who is asked, a
    count that grows would tell, also later: whoever was asked had something to answer. In a secret choice it would tell
    of drafts, since only another question is counted again."""
    return hidden(match) or isinstance(match.title.pending(match.state), Secret)


def changed_hands(match: Match[Any], piece: int) -> bool:
    """Whether the seat that made a move has changed hands since."""
    seat, number = match.moves[piece - 1].seat, match.record.numbers[piece - 1]
    return any(isinstance(entry, Handover) and entry.seat == seat for entry in match.record.entries[number:])


def options_hidden(match: Match[Any], before: Any) -> bool:
    """Whether it is a secret what could be chosen: then it may not be told either that there was no choice."""
    pending = match.title.pending(before)
    return pending is not None and pending.private


def hides(match: Match[Any], before: Any, piece: int, viewer: int) -> bool:
    """Whether there is anything about a move that a viewer was not told: what was chosen, or that anybody was asked."""
    pending, events = match.title.pending(before), match.moves[piece - 1].events
    asked_in_secret = isinstance(pending, Reaction) and pending.private
    if pending is None or isinstance(pending, Secret) or pending.hushed or asked_in_secret:
        return True
    return not events or any(event.seen_by(viewer) != event for event in events)


def _place(room: Room, job: HintJob | WhyJob) -> Place:
    return room.code, sha256(msgspec.msgpack.encode(job)).digest()


def _seed(room: Room, seat: int) -> int:
    return mixed(room.row.bot_seed, seat) % (1 << 53)


def parts_of(words: Words, match: Match[Any], decision: str, action: str) -> list[Part]:
    """An action in words."""
    return list(action_parts(words, match.title.parse(action), decision, match.record.names))


def weighed(words: Words, match: Match[Any], decision: str, advice: Advice, seat: int) -> list[Weighed]:
    """The next best, in words."""
    return [
        Weighed(
            other.action,
            parts_of(words, match, decision, other.action),
            other.gap,
            other.error,
            other.equal,
            gap_said(words, other.gap, other.error, other.equal),
            reasons_said(words, other.reasons, seat, match.record.names, other.lead),
        )
        for other in advice.others
    ]
