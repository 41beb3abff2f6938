"""Plans: answers that a seat gives ahead, for tables where people are not always there. Only their owner sees them.

`next` plans are a queue: when the seat is asked, the first that names this decision is played, if it is legal and, for
those that say so, if nothing of the seat's own has changed. Else it is dropped with those that follow from it, the
owner is told, and the table waits for them. `always` plans answer a decision whenever they are legal; they may be
orders, which answer from what the seat sees or leave the question to its owner (`kernel.order`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.action import Action, text
from ...kernel.match import Match
from ...kernel.record import Move, Undo
from ...kernel.refusal import Malformed
from ...kernel.title import Title
from ...words import Words, action_parts, action_sentence
from ..bus import Signal
from ..storage.models import plans as plans_table
from ..storage.models import seats
from ..trouble import stale
from ..wire.play import Plan
from ..words import words_of
from .ownpart import effect, own_part

if TYPE_CHECKING:
    from ..play.room import Room
    from ..server import Server

FORESEEN = 8
"""Of how many plans the effect is looked at; those after them are looked at when they come nearer."""
TOLD = 7
"""Dropped plans that are told of."""


class Kept(msgspec.Struct, omit_defaults=True, frozen=True):
    """A plan as it is stored, with what it depends on."""

    kind: Literal["next", "always"]
    decision: str
    action: str
    only_if: Literal["legal", "unchanged"] = "legal"
    own: str = ""
    effect: str = ""


class Dropped(msgspec.Struct, omit_defaults=True, frozen=True):
    """A plan that was not played, and why: against the rules by then, or something had changed, or it was to follow
    one of these."""

    decision: str
    action: str
    why: Literal["illegal", "changed", "follows"]


class Book(msgspec.Struct, omit_defaults=True, frozen=True):
    """All plans of a seat."""

    plans: tuple[Kept, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    at: int = 0
    """Entries of the record when it was last written."""
    by: str = ""
    """The visitor whose plans these are: a seat that changes hands has none."""


@lru_cache(maxsize=4096)
def read_book(body: str) -> Book:
    """A book from its stored form."""
    return msgspec.json.decode(body, type=Book)


@lru_cache(maxsize=4096)
def _read_now(body: str, title: Title[Any]) -> Book:
    """A book without what an earlier version of the game called otherwise."""
    book = read_book(body)
    return msgspec.structs.replace(
        book,
        plans=tuple(plan for plan in book.plans if _is_known(plan.action, title)),
        dropped=tuple(gone for gone in book.dropped if _is_known(gone.action, title)),
    )


def _is_known(action: str, title: Title[Any]) -> bool:
    try:
        title.parse_standing(action)
    except Malformed:
        return False
    return True


def book_of(room: Room, seat: int) -> Book:
    """What the person in a seat has planned."""
    body, row = room.plans.get(seat, ""), room.seats[seat]
    book = _read_now(body, room.title) if body and row.kind == "person" else Book()
    return book if book.by == (row.visitor or "") else Book()


def next_answers(room: Room, seat: int) -> list[Action]:
    """What the person in a seat has planned to do next, in this order."""
    return [room.title.parse(plan.action) for plan in book_of(room, seat).plans if plan.kind == "next"]


# what a book says


def checked(title: Title[Any], plans: Sequence[Plan]) -> tuple[Kept, ...]:
    """Plans as they can be kept; `Malformed` for one that can never be played."""
    return tuple(_checked(title, plan) for plan in plans)


def _checked(title: Title[Any], plan: Plan) -> Kept:
    action = title.parse_standing(plan.action) if plan.kind == "always" else title.parse(plan.action)
    if not title.may_stand(plan.decision, action):
        raise Malformed("malformed-plan", decision=plan.decision, action=text(action))
    return Kept(plan.kind, plan.decision, text(action), plan.only_if if plan.kind == "next" else "legal")


def based(book: Book, match: Match[Any], seat: int) -> Book:
    """The same plans; what they depend on is as it is now."""
    o = match.title.observe(match.state, seat)
    mine = own_part(o, seat)
    plans = tuple(_based(plan, match, o, seat, mine, n < FORESEEN) for n, plan in enumerate(book.plans))
    return msgspec.structs.replace(book, plans=plans, at=_length(match))


def _based(plan: Kept, match: Match[Any], o: Any, seat: int, mine: str, near: bool) -> Kept:
    if plan.only_if == "legal":
        return plan
    does = effect(match.title, o, seat, plan.decision, match.title.parse(plan.action)) if near else ""
    return msgspec.structs.replace(plan, own=mine, effect=does)


def _length(match: Match[Any]) -> int:
    return len(match.record.entries)


class Attempt(msgspec.Struct, frozen=True):
    """What becomes of a seat's plans now that it is asked: an action to play, if any, and the book after it."""

    action: Action | None
    book: Book


def waiting_plan(book: Book, match: Match[Any], seat: int) -> bool:
    """Whether a seat that is awaited has a plan for what it is asked, to be tried now."""
    pending = match.title.pending(match.state)
    if pending is None or not any(plan.decision == pending.name for plan in book.plans):
        return False
    if book.dropped and not moved_since(match, seat, book.at):
        return False  # one was dropped: the next answer is the owner's
    last = match.record.entries[-1] if match.record.entries else None
    return not (isinstance(last, Undo) and last.seat == seat)  # nor does a plan do again what its owner took back


def attempt(book: Book, match: Match[Any], seat: int) -> Attempt | None:
    """Try the plans of a seat; None if none of them is for what it is asked."""
    if seat not in match.title.to_act(match.state) or not waiting_plan(book, match, seat):
        return None
    name = match.state.agenda[-1].name
    options = match.title.asked(match.state, seat)
    for place, plan in enumerate(book.plans):
        if plan.kind == "next" and plan.decision == name:
            action = match.title.parse(plan.action)
            if action not in options:
                return Attempt(None, _without(book, place, "illegal", match))
            if not _holds(plan, match, seat, action):
                return Attempt(None, _without(book, place, "changed", match))
            left = book.plans[:place] + book.plans[place + 1 :]
            return Attempt(action, msgspec.structs.replace(book, plans=left, dropped=()))
    for plan in book.plans:
        if plan.kind == "always" and plan.decision == name:
            o = match.title.observe(match.state, seat)
            answer = match.title.unasked(match.title.parse_standing(plan.action), o, seat, options)
            if answer is not None:
                return Attempt(answer, msgspec.structs.replace(book, dropped=()))
    return None


def _holds(plan: Kept, match: Match[Any], seat: int, action: Action) -> bool:
    """Whether what a plan depends on is as it was."""
    if plan.only_if == "legal":
        return True
    o = match.title.observe(match.state, seat)
    if own_part(o, seat) != plan.own:
        return False
    does = effect(match.title, o, seat, plan.decision, action)
    return not does or not plan.effect or does == plan.effect


def _without(book: Book, place: int, why: Literal["illegal", "changed"], match: Match[Any]) -> Book:
    """A plan is dropped, and those that were to follow from it."""
    kept, gone = list(book.plans[:place]), [Dropped(book.plans[place].decision, book.plans[place].action, why)]
    following = True
    for plan in book.plans[place + 1 :]:
        following = following and plan.kind == "next"
        if following and plan.only_if == "unchanged":
            gone.append(Dropped(plan.decision, plan.action, "follows"))
        else:
            kept.append(plan)
    told = tuple(gone[-TOLD:])
    return msgspec.structs.replace(book, plans=tuple(kept), dropped=told, at=_length(match))


def moved_since(match: Match[Any], seat: int, at: int) -> bool:
    """Whether a seat has moved by itself since the record had so many entries."""
    return any(_own_doing(entry, seat) for entry in match.record.entries[at:])


def _own_doing(entry: Any, seat: int) -> bool:
    return (isinstance(entry, Move) and entry.seat == seat and not entry.auto) or (
        isinstance(entry, Undo) and entry.seat == seat
    )


def outdated(book: Book, match: Match[Any], seat: int) -> bool:
    """Whether the seat's own move, and nothing after it, has changed what its plans depend on."""
    new = [entry for entry in match.record.entries[book.at :] if not (isinstance(entry, Move) and entry.auto)]
    return bool(new) and _own_doing(new[-1], seat) and any(plan.only_if == "unchanged" for plan in book.plans)


# the books of all tables


class Plans:
    """Keeps what is planned, and plays it."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def put(self, room: Room, seat: int, plans: Sequence[Plan]) -> None:
        """All plans of a seat, in order, in place of those it had."""
        book = Book(checked(room.title, plans), by=room.seats[seat].visitor or "")
        await self._keep(room, seat, book if room.match is None else based(book, room.match, seat))

    async def play(self, room: Room, seat: int) -> bool:
        """Try the plans of a seat that is awaited; whether something was done."""
        match = room.match
        tried = None if match is None else attempt(book_of(room, seat), match, seat)
        if match is None or tried is None:
            return False
        if tried.action is None:
            await self._keep(room, seat, tried.book)
            return True
        await self._act(room, seat, tried.action, tried.book, match.version(seat))
        return True

    async def _act(self, room: Room, seat: int, action: Action, book: Book, version: int) -> None:
        """Play a plan and take it out of the book: both or neither."""
        after: list[Book] = []

        def do(match: Match[Any]) -> None:
            if match.version(seat) != version:
                raise stale()
            match.act(seat, action)
            after[:] = [based(book, match, seat)]

        async def store(c: AsyncConnection) -> None:
            await _write(c, room.code, seat, after[-1])

        await self._server.moves.change(room, do, seat=seat, by="plan", more=store)

    def outdated(self, room: Room) -> bool:
        """Whether `follow` has anything to do."""
        match = room.match
        return match is not None and any(outdated(book_of(room, seat), match, seat) for seat in room.plans)

    async def follow(self, room: Room) -> None:
        """After a seat's own move its plans depend on what is now."""
        match = room.match
        if match is None:
            return
        for seat in list(room.plans):
            book = book_of(room, seat)
            if outdated(book, match, seat):
                await self._keep(room, seat, based(msgspec.structs.replace(book, dropped=()), match, seat))

    async def _keep(self, room: Room, seat: int, book: Book) -> None:
        """Store a book. Nobody but its owner notices: the table's revision stays."""
        server, signal = self._server, Signal(room.code, "plans", seat)
        async with server.db.write() as c:
            body = await _write(c, room.code, seat, book)
            await server.bus.within(c, signal)
        room.plans = {**room.plans, seat: body} if body else {n: b for n, b in room.plans.items() if n != seat}
        server.bus.after(signal)
        server.nudge(room.code)

    def shown(self, room: Room, seat: int, lang: str) -> tuple[list[Plan], list[str]]:
        """A seat's plans with their sentences, and sentences about those that were dropped."""
        book, words = book_of(room, seat), words_of(lang, room.title)
        plans = [
            Plan(
                plan.kind,
                plan.decision,
                plan.action,
                plan.only_if,
                list(action_parts(words, room.title.parse_standing(plan.action), plan.decision, room.names)),
            )
            for plan in book.plans
        ]
        match = room.match
        if match is None or moved_since(match, seat, book.at):
            return plans, []
        return plans, [_why(words, room.title, gone) for gone in book.dropped]


def _why(words: Words, title: Title[Any], gone: Dropped) -> str:
    said = action_sentence(words, title.parse(gone.action), gone.decision)
    return words.say(f"plan-dropped-{gone.why}", action=said)


async def inherit(c: AsyncConnection, guest: str, into: str) -> None:
    """The plans of a guest whose seats become another visitor's: they are theirs as well. Inside that transaction,
    before the seats change hands."""
    query = select(plans_table).join(
        seats, (seats.c.game_table == plans_table.c.game_table) & (seats.c.seat == plans_table.c.seat)
    )
    for row in (await c.execute(query.where(seats.c.visitor == guest))).all():
        book = read_book(row.body)
        if book.by == guest:
            await _write(c, row.game_table, row.seat, msgspec.structs.replace(book, by=into))


async def _write(c: AsyncConnection, code: str, seat: int, book: Book) -> str:
    await c.execute(delete(plans_table).where(plans_table.c.game_table == code, plans_table.c.seat == seat))
    if not book.plans and not book.dropped:
        return ""
    body = msgspec.json.encode(book).decode()
    await c.execute(insert(plans_table).values(game_table=code, seat=seat, body=body))
    return body
