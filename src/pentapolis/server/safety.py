"""What keeps a server on the open network safe: headers, limits, the Origin of sockets, and errors that tell nothing.

An answer to a request that is not done is always a `Problem`: one sentence in the reader's language. What went wrong
inside is in the log, under an id that the answer names.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.refusal import Refused
from ..words import refusal
from . import addresses
from .limit import Limit
from .links import is_host, is_https, split_host
from .people.identity import COOKIE, spoken
from .settings import Settings
from .storage.faults import Unusable, kind_of_file
from .storage.once import write_once
from .trouble import Trouble, status
from .upkeep.logs import current
from .wire.common import Problem
from .words import words_of

log = logging.getLogger(__name__)

CSRF_COOKIE = "pentapolis_csrf"
RETRY_S = 10
"""Retry-After for 503, in seconds."""
QUIET = {
    400: "bad-request",
    401: "not-allowed",
    403: "not-allowed",
    404: "not-found",
    405: "not-found",
    413: "too-large",
}
HEADERS: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


# headers and limits, around everything


class Guard:
    """The outermost layer: counts requests, refuses a Host that is none, puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.https = settings.public_url.startswith("https:")
        self.visitors = Limit(settings.rate_limit)
        self.addresses = Limit(settings.address_limit)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["headers"] = _ascii(scope["headers"])
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        cookie = connection.cookies.get(COOKIE, "")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = _secured(message.get("headers", [])) if is_https(connection) else message.get("headers", [])
                message["headers"] = [*given, *self._headers(connection)]
            await send(message)

        if not (self.addresses.takes(addresses.caller(connection)) and (not cookie or self.visitors.takes(cookie))):
            await self._refuse(connection, Trouble("too-fast", 429, seconds=1), receive, guarded)
            return
        if not (is_host(connection.headers.get("host", "")) and scope["query_string"].isascii()):
            await self._refuse(connection, Trouble("bad-request", 400), receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _headers(self, connection: ASGIConnection[Any, Any, Any, Any]) -> list[tuple[bytes, bytes]]:
        host = connection.headers.get("host", "")
        sockets = f" ws://{host} wss://{host}" if split_host(host)[0] else ""  # old Safari: 'self' is HTTP only
        headers = [*HEADERS, (b"content-security-policy", POLICY.format(sockets=sockets).encode())]
        if is_https(connection):  # over plain HTTP browsers ignore it, and complain
            headers.append((b"cross-origin-opener-policy", b"same-origin"))
        if self.https:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        if connection.scope["path"].startswith(("/api", "/metrics", "/healthz")):
            headers.append((b"cache-control", b"no-store"))
        return headers

    async def _refuse(
        self, connection: ASGIConnection[Any, Any, Any, Any], trouble: Trouble, receive: Receive, send: Send
    ) -> None:
        scope = connection.scope
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1013 if trouble.status == 429 else 1008, "reason": ""})
            return
        body = _problem(connection, trouble)
        await body.to_asgi_response(app=None, request=Request(scope))(scope, receive, send)


def _ascii(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Headers with a question mark for every byte that is no ASCII: no header that we read may hold any."""
    return [
        (name, value if value.isascii() else value.decode("ascii", "replace").encode("ascii", "replace"))
        for name, value in headers
    ]


def _secured(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Under HTTPS the token against forged requests goes by HTTPS only; Litestar knows one way for all requests."""
    ours = f"{CSRF_COOKIE}=".encode()
    return [
        (name, value + b"; Secure" if name == b"set-cookie" and value.startswith(ours) else value)
        for name, value in headers
    ]


# forged requests


def csrf(settings: Settings) -> CSRFConfig:
    """A cookie and a header that must agree on everything that changes something."""
    return CSRFConfig(
        secret=secret_of(settings),
        cookie_name=CSRF_COOKIE,
        header_name="x-csrf-token",
        cookie_samesite="lax",
    )


def secret_of(settings: Settings) -> str:
    """What this server signs with."""
    return settings.secret or kept_secret(settings.folder)


def kept_secret(folder: Path) -> str:
    """The server's own secret, made at its first start and kept where nobody else can read it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "secret"
    if not file.exists() or not file.stat().st_size:  # a full disk may have left an empty one
        write_once(file, secrets.token_hex(32).encode())
    return file.read_text("utf-8").strip()


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bool:
    """Whether a socket is opened by one of our own pages: browsers always say where a socket comes from."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    given = urlsplit(origin)
    if public_url and (given.scheme, given.netloc) == urlsplit(public_url)[:2]:
        return True
    return given.scheme in ("http", "https") and given.netloc != "" and given.netloc == connection.headers.get("host")


# errors


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    return _problem(request, trouble)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """The rules say no: in the words of the game, with the id of the rule."""
    _count(request, type(refused).__name__)
    room = request.scope.get("state", {}).get("room")
    lang = spoken(request)
    words, names = (words_of(lang), []) if room is None else (words_of(lang, room.title), room.names)
    return _answer(Problem(refused.reason, refusal(words, refused, names), refused.rule), status(refused))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses; its own words might tell of things inside."""
    code = error.status_code
    if isinstance(error, ValidationException) or code not in QUIET:
        code = 400 if code < 500 else code
    if code >= 500:
        return on_fault(request, error)
    if "CSRF" in error.detail:
        return _problem(request, Trouble("csrf", 403))
    return _problem(request, Trouble(QUIET.get(code, "bad-request"), code))


def on_unusable(request: Request[Any, Any, Any], error: Unusable) -> Response[Problem]:
    """The database can't be used at the moment; the host has read why. The same request may be sent again."""
    return _problem(request, Trouble(f"storage-{error.kind}", 503, seconds=RETRY_S))


def on_file(request: Request[Any, Any, Any], error: OSError) -> Response[Problem]:
    """A file can't be written: a backup, say."""
    kind = kind_of_file(error)
    return on_fault(request, error) if kind is None else on_unusable(request, Unusable(kind))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has the trace, the answer has the id of the request, under which it is there."""
    id = current()
    _count(request, "fault")
    about = {"method": request.method, "route": request.scope.get("path_template", "")}
    log.error("fault %s", id, extra=about, exc_info=error)
    problem = Problem("fault", _say(request, "fault", id=id), id=id)
    return _answer(problem, 500)


HANDLERS: dict[int | type[Exception], Any] = {
    Trouble: on_trouble,
    Refused: on_refused,
    Unusable: on_unusable,
    OSError: on_file,
    HTTPException: on_http,
    Exception: on_fault,
}


def _problem(connection: ASGIConnection[Any, Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    _count(connection, trouble.key)
    sentence = _say(connection, trouble.key, **trouble.arguments)
    response = _answer(Problem(trouble.key, sentence), trouble.status)
    if trouble.status in (429, 503):
        response.headers["retry-after"] = str(trouble.arguments.get("seconds", 1))
    return response


def _count(connection: ASGIConnection[Any, Any, Any, Any], kind: str) -> None:
    """For the metrics: one more request that was not done."""
    connection.app.state["server"].metrics.refusals[kind] += 1


def _say(connection: ASGIConnection[Any, Any, Any, Any], key: str, **args: Any) -> str:
    return words_of(spoken(connection)).say(f"problem-{key}", **args)


def _answer(problem: Problem, code: int) -> Response[Problem]:
    return Response(problem, status_code=code, media_type=MediaType.JSON)
