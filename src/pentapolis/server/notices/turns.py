"""Notices: "it is your turn", outside the page. One per table until it is looked at again, with what happened since.

By browser push, e-mail and webhook, as each visitor wishes, and by the table's own webhook. Whatever fails is noted in
the log and holds nobody up: requests have threads of their own, and addresses that keep failing are left alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select, update

from ...kernel.match import Match
from ...kernel.sight import SPECTATOR, TABLE
from ..clock import now_ms
from ..server import Figures, Server
from ..storage.models import pushes, seats, visitors
from ..tables.cards import digest
from ..words import words_of
from . import mail, push
from .sending import Sending

if TYPE_CHECKING:
    from ..play.room import Room


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
        self.key: push.PushKey | None = None
        self.sending = Sending(server)

    @property
    def figures(self) -> Figures:
        """For the metrics."""
        sending = self.sending
        outcomes = msgspec.structs.asdict(sending.counts)
        return Figures(outcomes, sending.web.busy + sending.post.busy, sending.web.waiting + sending.post.waiting)

    def start(self) -> None:
        """Take up the server's key, which is made at the first start."""
        self.key = push.PushKey.kept_in(self._server.settings.folder)
        self._server.push_key = self.key.public

    def moved(self, room: Room) -> None:
        """A move was stored: who is to be told, and when, is a matter of the driver's."""
        self._server.nudge(room.code)

    async def stop(self) -> None:
        """Give up what is still under way."""
        await self.sending.stop()

    async def sent(self) -> None:
        """Wait until everything that is under way has arrived or failed."""
        await self.sending.sent()

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
            found = (await c.execute(query)).all() if row is not None and row.browser else []
        if row is None:
            return
        notice = self.written(room, match, mine[0], mine, row.lang)
        if row.email and row.confirmed and mail.can_send(self._server.settings):
            self.sending.mail(visitor, room.code, row.email, notice.title, as_letter(notice))
        if row.webhook:
            self.sending.hook(visitor, room.code, row.webhook, msgspec.json.encode(notice))
        for one in found:
            to = push.Subscription(one.endpoint, one.p256dh, one.auth)
            if self.key is not None:
                self.sending.push(visitor, room.code, self.key, to, short(notice))

    def _to_table(self, room: Room, match: Match[Any]) -> None:
        """The table's own webhook hears what a spectator would: nothing where it is a secret who is asked."""
        url = room.row.settings.webhook
        awaited = list(match.title.to_act(match.title.observe(match.state, SPECTATOR)))
        if url and awaited:
            notice = self.written(room, match, SPECTATOR, awaited, self._server.settings.lang)
            self.sending.hook(room.row.owner or room.code, room.code, url, msgspec.json.encode(notice))

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

    def mail(self, owner: str, to: str, subject: str, text: str) -> None:
        """Send a visitor an e-mail that is not about a table; if it fails, the log says so."""
        self.sending.mail(owner, "", to, subject, text)

    @property
    def _base(self) -> str:
        return self._server.links.known


def as_letter(notice: Notice) -> str:
    """A notice as the text of an e-mail."""
    words = words_of(notice.lang)
    lines = [notice.title, notice.url, ""]
    if notice.since:
        lines += [words.say("notice-since"), *(f"- {line}" for line in notice.since), ""]
    return "\n".join([*lines, words.say("notice-why")])


def short(notice: Notice) -> bytes:
    """A notice that a push message can hold: the newest of what happened stays."""
    body = msgspec.json.encode(notice)
    while len(body) > push.LONGEST and notice.since:
        notice = msgspec.structs.replace(notice, since=notice.since[1:])
        body = msgspec.json.encode(notice)
    return body
