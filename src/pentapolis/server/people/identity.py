"""Who is who: visitors by an opaque token in a cookie, for HTTP and sockets alike.

A visitor is only written down when they do something that others see; from then on each day of use extends their
session. Tokens are stored as their SHA-256; the token itself is in the cookie or the link and nowhere else.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...words import LANGUAGES
from ..clock import now_ms
from ..links import is_https
from ..storage.database import Database
from ..storage.direct import Statement
from ..storage.faults import Unusable
from ..storage.models import tokens, visitors
from ..trouble import Trouble

COOKIE = "pentapolis"
DAY_MS = 24 * 60 * 60 * 1000
SEEN_MS = 60 * 60 * 1000
"""How precisely it is known when somebody last used this server."""
KNOWN_COOKIE = "pentapolis_known"
KNOWN_S = 400 * 24 * 60 * 60
"""How long a browser remembers that it was logged in to an account: browsers keep no cookie longer."""
DEVICE_MS = 15 * 60 * 1000
_NEW_SESSION = "pentapolis.session"
"""Where a request leaves the token that its answer is to set as a cookie; empty: the cookie is taken away."""
_KNOWN = "pentapolis.known"
"""Where a request leaves the cookie of a browser that has just logged in to an account."""


class Visitor(msgspec.Struct, frozen=True):
    """Whoever asks. Somebody who has not been stored yet has no id and no name."""

    id: str = ""
    name: str = ""
    lang: str = "en"
    host: bool = False
    stored: bool = False


def fresh_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(given: str) -> str:
    """A name on one line, without signs that can't be seen; a `Trouble` if nothing is left.

    >>> clean_name("  Anna\\u200b   Maria ")
    'Anna Maria'
    """
    visible = "".join(" " if c.isspace() else c for c in given if c.isspace() or unicodedata.category(c)[0] != "C")
    name = " ".join(visible.split())[:40].strip()
    if not name:
        raise Trouble("name-empty", 400)
    return name


def is_plain(text: str) -> bool:
    """Whether a text holds only signs that can be seen, and no blanks: an address, a login.

    >>> is_plain("https://example.org/é"), is_plain("a b"), is_plain("a\\0")
    (True, False, False)
    """
    return not any(sign.isspace() or unicodedata.category(sign)[0] == "C" for sign in text)


def spoken(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language to answer in: the one asked for, else the visitor's own, else the browser's, else English."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    user = connection.scope.get("user")
    if isinstance(user, Visitor) and user.stored:
        return user.lang
    return _browser_language(connection)


def _browser_language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    wishes = connection.headers.get("accept-language", "").split(",")
    found = (wish.strip()[:2].lower() for wish in wishes)
    return next((lang for lang in found if lang in LANGUAGES), "en")


class IdentityMiddleware(AbstractAuthenticationMiddleware):
    """Finds the visitor of every request and socket; sets the cookie of somebody who has just been stored."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, exclude="^/assets/")  # the client's files are the same for everybody

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                set_cookies = [(b"set-cookie", cookie.encode()) for cookie in _cookies(scope)]
                message["headers"] = [*message.get("headers", []), *set_cookies]
            await send(message)

        await super().__call__(scope, receive, send_with_cookie)

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        # the client's page is the same for everybody, and comes also when the database is away
        asks = connection.scope["path"].startswith(("/api/", "/ws/"))
        token = connection.cookies.get(COOKIE, "") if asks else ""
        db: Database = connection.app.state.server.db
        found = await find(db, token) if token else None
        if found is None:
            return AuthenticationResult(user=Visitor(lang=_browser_language(connection)), auth="")
        visitor, until_ms, seen_ms = found
        with suppress(Unusable):  # on a full disk they may read all the same
            await note_seen(db, visitor, seen_ms)
            if await renew(db, token, until_ms):
                remember(connection, visitor, token)
        return AuthenticationResult(user=visitor, auth=hashed(token))


def _cookies(scope: Scope) -> Iterator[str]:
    token, known = scope.get(_NEW_SESSION), scope.get(_KNOWN)
    if isinstance(token, str):
        days = scope["litestar_app"].state.server.settings.session_days
        yield _cookie(COOKIE, token, "/", days * DAY_MS // 1000, scope)
    if isinstance(known, str):
        yield _cookie(KNOWN_COOKIE, known, "/api/me", KNOWN_S, scope)


def _cookie(name: str, value: str, path: str, lasts_s: int, scope: Scope) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[name] = value
    morsel = cookie[name]
    morsel["path"], morsel["httponly"], morsel["samesite"] = path, True, "Lax"
    morsel["max-age"] = lasts_s if value else 0
    morsel["secure"] = is_https(ASGIConnection(scope))
    return morsel.OutputString()


def remember(connection: ASGIConnection[Any, Any, Any, Any], visitor: Visitor, token: str) -> None:
    """This browser is this visitor's from now on."""
    connection.scope["user"] = visitor
    connection.scope["auth"] = hashed(token) if token else ""
    connection.scope[_NEW_SESSION] = token  # type: ignore[literal-required]  # a key of ours


def is_known_as(connection: ASGIConnection[Any, Any, Any, Any], known: str) -> None:
    """This browser was logged in to an account: its cookie says so (`Guesses.known`)."""
    connection.scope[_KNOWN] = known  # type: ignore[literal-required]  # a key of ours


_SESSION = Statement(
    select(visitors.c.id, visitors.c.name, visitors.c.lang, visitors.c.host, tokens.c.until_ms, visitors.c.seen_ms)
    .join(tokens, tokens.c.visitor == visitors.c.id)
    .where(tokens.c.hash == bindparam("given"), tokens.c.kind == "session", tokens.c.until_ms > bindparam("now"))
)
"""Asked for every request, so made once."""


async def is_session(db: Database, session: str) -> bool:
    """Whether the session with this hash is still good."""
    given = {"given": session, "now": now_ms()}
    return bool(await db.ask(lambda c: c.rows(_SESSION, given)))


async def find(db: Database, token: str) -> tuple[Visitor, int, int] | None:
    """The visitor of a session, until when it is good, and when the visitor was last seen; None if there is no such
    session, or it has run out."""
    given = {"given": hashed(token), "now": now_ms()}
    rows = await db.ask(lambda c: c.rows(_SESSION, given))
    if not rows:
        return None
    id, name, lang, host, until_ms, seen_ms = rows[0]
    return Visitor(id, name, lang, bool(host), True), int(until_ms), int(seen_ms)


async def new_token(
    c: AsyncConnection, kind: str, *, visitor: str | None = None, table: str | None = None, seat: int | None = None,
    lasts_ms: int | None = None,
) -> str:  # fmt: skip
    """A token of this kind, stored as its hash."""
    token, now = fresh_token(), now_ms()
    until = None if lasts_ms is None else now + lasts_ms
    values = {"kind": kind, "visitor": visitor, "game_table": table, "seat": seat, "made_ms": now, "until_ms": until}
    await c.execute(insert(tokens).values(hash=hashed(token), **values))
    return token


async def use_token(c: AsyncConnection, kind: str, token: str) -> Any:
    """Use up a token that opens its door once; the row it had, or None if it opens nothing (any more)."""
    door = (tokens.c.hash == hashed(token)) & (tokens.c.kind == kind)
    row = (await c.execute(select(tokens).where(door))).first()
    used = await c.execute(delete(tokens).where(door))
    if row is None or not used.rowcount or (row.until_ms is not None and row.until_ms <= now_ms()):
        return None
    return row


def session_ms(db: Database) -> int:
    """How long a session is good after its last use."""
    return db.settings.session_days * DAY_MS


async def new_session(db: Database, c: AsyncConnection, visitor: str) -> str:
    """A session of a visitor, in one more browser."""
    return await new_token(c, "session", visitor=visitor, lasts_ms=session_ms(db))


async def make_guest(db: Database, name: str, lang: str) -> tuple[Visitor, str]:
    """Write a guest down; the token is for their cookie."""
    visitor = Visitor(secrets.token_hex(8), name, lang, False, True)
    now = now_ms()
    async with db.write() as c:
        await c.execute(
            insert(visitors).values(
                id=visitor.id, name=name, lang=lang, host=False, email="", webhook="", browser=False,
                made_ms=now, seen_ms=now,
            )
        )  # fmt: skip
        token = await new_session(db, c, visitor.id)
    return visitor, token


async def note_seen(db: Database, visitor: Visitor, before_ms: int) -> None:
    """Note that a visitor uses this server, if that was last noted an hour ago or earlier."""
    now = now_ms()
    if now - before_ms >= SEEN_MS:
        async with db.write() as c:
            here = (visitors.c.id == visitor.id) & (visitors.c.seen_ms < now)
            await c.execute(update(visitors).where(here).values(seen_ms=now))


async def renew(db: Database, token: str, until_ms: int) -> bool:
    """Extend a session that is used, at most once a day; whether the browser's cookie is to be extended as well."""
    now = now_ms()
    until = now + session_ms(db)
    if until - DAY_MS <= until_ms <= until:  # later: `session_days` was longer then
        return False
    async with db.write() as c:
        here = (tokens.c.hash == hashed(token)) & (tokens.c.until_ms == until_ms)
        renewed = await c.execute(update(tokens).where(here).values(until_ms=until))
    return bool(renewed.rowcount)


async def rename(db: Database, visitor: Visitor, name: str, lang: str) -> Visitor:
    """A stored visitor goes by another name, or reads another language."""
    async with db.write() as c:
        change = update(visitors).where(visitors.c.id == visitor.id)
        await c.execute(change.values(name=name, lang=lang, seen_ms=now_ms()))
    return msgspec.structs.replace(visitor, name=name, lang=lang)


async def claim_host(db: Database, visitor: Visitor, token: str) -> bool:
    """Make a visitor the server's host by the host link, which opens its door once."""
    async with db.write() as c:
        if await use_token(c, "host", token) is None:
            return False
        await c.execute(update(visitors).where(visitors.c.id == visitor.id).values(host=True))
    return True


async def new_host_token(db: Database) -> str:
    """The secret of a new host link, good once; older links open nothing any more. Who is host stays host."""
    async with db.write() as c:
        await c.execute(delete(tokens).where(tokens.c.kind == "host"))
        return await new_token(c, "host")


async def first_host_token(db: Database) -> str:
    """The secret of a host link for a server that has no host yet; empty once somebody is host."""
    async with db.read() as c:
        hosts = (await c.execute(select(visitors.c.id).where(visitors.c.host).limit(1))).first()
    return "" if hosts else await new_host_token(db)
