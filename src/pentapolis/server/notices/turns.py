"""Notices: "it is your turn", outside the page. One per table until it is looked at again, with what happened since.

By browser push, e-mail and webhook, as each visitor wishes, and by the table's own webhook. Whatever fails is noted in
the log and holds nobody up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, select, update

from ...kernel.match import Match
from ...kernel.sight import SPECTATOR, TABLE
from ..clock import now_ms
from ..storage.models import pushes, seats, visitors
from ..tables.cards import digest
from ..words import words_of
from . import mail, push
from .outgoing import NotSent, post

if TYPE_CHECKING:
    from ..play.rooms import Room
    from ..server import Server

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Messages under way at the same time."""
JSON_HEADERS = {"Content-Type": "application/json; charset=utf-8"}


class Notice(msgspec.Struct, omit_defaults=True):
    """What is sent: to a webhook as it is, to a browser as it is, by e-mail as text."""

    event: str
    text: str
    """All of it in one sentence: what chat rooms show of a webhook."""
    title: str
    table: str
    name: str
    game: str
    url: str
    since: list[str] = []
    """What happened since the last move of whoever is told, as they may know it."""
    seats: list[int] = []
    players: list[str] = []
    """Whose turn it is."""
    lang: str = "en"


class Counts(msgspec.Struct):
    """For the metrics: what was sent by which way, and what failed."""

    push: int = 0
    mail: int = 0
    webhook: int = 0
    failed: int = 0


def to_be_told(
    room: Room, match: Match[Any], here: set[str], changed: Mapping[int, Mapping[str, Any]] | None = None
) -> list[int]:
    """The seats whose people are to be told that they are awaited: at a slow table always, at a live one if none of
    their pages is open; once until they look. `changed` is what is about to be stored of seats."""
    found = []
    for seat in match.title.to_act(match.state):
        if seat == TABLE:
            continue
        row = room.seats[seat]
        new = (changed or {}).get(seat, {})
        looked = new.get("read_to", row.read_to) >= len(match.record.entries)
        told = new.get("told_ms", row.told_ms) > 0
        if row.kind != "person" or row.visitor is None or looked or told:
            continue
        if room.row.settings.pace == "slow" or row.visitor not in here:
            found.append(seat)
    return found


class Notices:
    """Tells people that it is their turn."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.counts = Counts()
        self.key: push.PushKey | None = None
        self._places = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Take up the server's key, which is made at the first start."""
        self.key = push.PushKey.kept_in(self._server.settings.folder)
        self._server.push_key = self.key.public

    def moved(self, room: Room) -> None:
        """A move was stored: who is to be told, and when, is a matter of the driver's."""
        self._server.nudge(room.code)

    async def stop(self) -> None:
        """Give up what is still under way."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def sent(self) -> None:
        """Wait until everything that is under way has arrived or failed."""
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    # once until seen

    async def seen(self, room: Room, visitor: str) -> None:
        """A visitor looks at a table: the next time it is their turn they may be told again."""
        mine, entries = [room.seats[seat] for seat in room.seats_of(visitor)], room.entries
        slow = room.row.settings.pace == "slow"
        if not any(row.told_ms or (slow and row.read_to < entries) for row in mine):
            return
        async with self._server.db.write() as c:
            where = (seats.c.game_table == room.code) & (seats.c.visitor == visitor)
            await c.execute(update(seats).where(where).values(told_ms=0, read_to=entries))
        for row in mine:
            row.told_ms, row.read_to = 0, max(row.read_to, entries)

    async def tell(self, room: Room, told: list[int]) -> None:
        """Tell the people of these seats, if nobody has yet; what is sent is sent in the background."""
        match, first = room.match, True
        if match is None:
            return
        for visitor in dict.fromkeys(room.seats[seat].visitor for seat in told):
            if visitor is None or not await self._claim(room, visitor):
                continue
            mine = [seat for seat in told if room.seats[seat].visitor == visitor]
            await self._to_visitor(room, match, visitor, mine)
            if first:
                self._to_table(room, match)
            first = False

    async def _claim(self, room: Room, visitor: str) -> bool:
        """Whether it is us who tell them: of several processes one does."""
        now = now_ms()
        where = (seats.c.game_table == room.code) & (seats.c.visitor == visitor) & (seats.c.told_ms == 0)
        async with self._server.db.write() as c:
            claimed = (await c.execute(update(seats).where(where).values(told_ms=now))).rowcount
        for seat in room.seats_of(visitor):
            room.seats[seat].told_ms = room.seats[seat].told_ms or now
        return claimed > 0

    # sending

    async def _to_visitor(self, room: Room, match: Match[Any], visitor: str, mine: list[int]) -> None:
        async with self._server.db.read() as c:
            row = (await c.execute(select(visitors).where(visitors.c.id == visitor))).first()
            query = select(pushes).where(pushes.c.visitor == visitor)
            browsers = (await c.execute(query)).all() if row is not None and row.browser else []
        if row is None:
            return
        notice = self.written(room, match, mine[0], mine, row.lang)
        if row.email and row.confirmed and mail.can_send(self._server.settings):
            self._send("mail", room.code, self._mail(row.email, notice))
        if row.webhook:
            self._send("webhook", room.code, self._hook(row.webhook, notice))
        for one in browsers if self.key is not None else ():
            self._send("push", room.code, self._push(push.Subscription(one.endpoint, one.p256dh, one.auth), notice))

    def _to_table(self, room: Room, match: Match[Any]) -> None:
        """The table's own webhook hears what a spectator would: nothing where it is a secret who is asked."""
        url = room.row.settings.webhook
        awaited = list(match.title.to_act(match.title.observe(match.state, SPECTATOR)))
        if url and awaited:
            notice = self.written(room, match, SPECTATOR, awaited, self._server.settings.lang)
            self._send("webhook", room.code, self._hook(url, notice))

    def written(self, room: Room, match: Match[Any], viewer: int, awaited: list[int], lang: str) -> Notice:
        """A notice, from what its reader may know."""
        words, names = words_of(lang, room.title), match.record.names
        since = digest(match, viewer, 0, lang).lines
        who = words.listed([names[seat] for seat in awaited])
        key = "notice-turn" if viewer == SPECTATOR else "notice-your-turn"
        url = f"{self._base}/t/{room.code}"
        title = words.say(key, table=room.row.name, players=who)
        return Notice(
            event="turn",
            text=words.say("notice-text", title=title, url=url),
            title=title,
            table=room.code,
            name=room.row.name,
            game=words.say("game-name") if words.has("game-name") else room.row.game,
            url=url,
            since=since,
            seats=awaited,
            players=[names[seat] for seat in awaited],
            lang=lang,
        )

    def mail(self, to: str, subject: str, text: str) -> None:
        """Send an e-mail that is not about a table; if it fails, the log says so."""
        self._send("mail", "", mail.send(self._server.settings, to, subject, text))

    @property
    def _base(self) -> str:
        return self._server.links.known

    def _send(self, way: str, code: str, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._sent(way, code, work))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _sent(self, way: str, code: str, work: Awaitable[None]) -> None:
        async with self._places:
            try:
                await work
            except (NotSent, push.Gone) as error:
                self.counts.failed += 1
                log.warning("a notice was not sent", extra={"way": way, "table": code, "why": str(error)})
            except Exception:
                self.counts.failed += 1
                log.exception("a notice was not sent", extra={"way": way, "table": code})
            else:
                setattr(self.counts, way, getattr(self.counts, way) + 1)

    async def _mail(self, to: str, notice: Notice) -> None:
        words = words_of(notice.lang)
        lines = [notice.title, notice.url, ""]
        if notice.since:
            lines += [words.say("notice-since"), *(f"- {line}" for line in notice.since), ""]
        lines.append(words.say("notice-why"))
        await mail.send(self._server.settings, to, notice.title, "\n".join(lines))

    async def _hook(self, url: str, notice: Notice) -> None:
        private = self._server.settings.private_webhooks
        status = await post(url, msgspec.json.encode(notice), JSON_HEADERS, private=private)
        if not 200 <= status < 300:
            raise NotSent(str(status))

    async def _push(self, to: push.Subscription, notice: Notice) -> None:
        assert self.key is not None
        body = short(notice)
        settings = self._server.settings
        contact = settings.push_contact or settings.public_url or "mailto:nobody@localhost"
        try:
            await push.send(
                self.key,
                to,
                body,
                contact=contact,
                topic=notice.table,
                now_s=now_ms() // 1000,
                private=settings.private_webhooks,
            )
        except push.Gone:
            async with self._server.db.write() as c:
                await c.execute(delete(pushes).where(pushes.c.endpoint == to.endpoint))
            raise


def short(notice: Notice) -> bytes:
    """A notice that a push message can hold: the newest of what happened stays."""
    body = msgspec.json.encode(notice)
    while len(body) > push.LONGEST and notice.since:
        notice = msgspec.structs.replace(notice, since=notice.since[1:])
        body = msgspec.json.encode(notice)
    return body
