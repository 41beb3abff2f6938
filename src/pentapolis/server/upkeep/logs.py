"""Logs: one line for each request and for whatever else is worth a line; JSON, or plain for a person at a terminal.

What a line never holds: tokens, query strings, what was chosen or said. A request is named by the pattern of its route;
an error by its type and where it happened, without its message, which may quote what was sent (at level `debug` it is
there). A line that belongs to a request has its id, which answers carry as well: `X-Request-Id`, and `Problem.id`.
"""

from __future__ import annotations

import logging
import secrets
import sys
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, TextIO

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..clock import now_ms
from ..settings import Settings

if TYPE_CHECKING:
    from .metrics import Metrics

LOGGER = "pentapolis"
REQUESTS = "pentapolis.requests"
OTHERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "alembic", "litestar", "sqlalchemy")
"""Whose everyday lines are of no use."""
OWN = ("method", "route", "status", "ms", "game", "bot", "error", "table", "way", "why", "number")
"""What a line may hold besides its text, if it is given as `extra`; of an `error` its type only, but for `debug`."""

WATCHED = ("/healthz", "/metrics")
"""Asked for all the time: worth a line only if something is wrong."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
_encode = msgspec.json.Encoder().encode
log = logging.getLogger(REQUESTS)


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Send every log line of this process to standard error, as the settings say."""
    stream = sys.stderr if stream is None else stream
    plain = stream.isatty() if settings.log_json is None else not settings.log_json
    level = settings.log_level.upper()
    debug = level == "DEBUG"
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Plain(debug) if plain else Json(debug))
    root = logging.getLogger()
    for old in [held for held in root.handlers if isinstance(held.formatter, Plain | Json)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level if debug or level == "ERROR" else "WARNING")
    logging.getLogger(LOGGER).setLevel(level)
    log.setLevel("WARNING" if plain and not debug else level)  # requests would push the links off the screen
    for name in OTHERS:
        logging.getLogger(name).setLevel("WARNING")


def current() -> str:
    """The id of the request that is being answered; a new one outside of any."""
    return request_id.get() or secrets.token_hex(6)


class RequestLog:
    """The outermost layer: every request and socket gets an id, and a line when it is over."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id, begun, status = secrets.token_hex(6), time.perf_counter(), 0
        reset = request_id.set(id)

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", id.encode())]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def heard() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = status or message["code"]
            return message

        try:
            await self.app(scope, heard, watched)
        finally:
            self._done(scope, status, time.perf_counter() - begun)
            request_id.reset(reset)

    def _done(self, scope: Scope, status: int, seconds: float) -> None:
        sockets = scope["type"] == ScopeType.WEBSOCKET
        if not sockets:
            self.metrics.requests[f"{status // 100}xx"] += 1
        level = logging.DEBUG if scope.get("path_template") in WATCHED and status < 400 else logging.INFO
        if log.isEnabledFor(level):
            about: dict[str, Any] = {
                "method": "WS" if sockets else scope.get("method", ""),
                "route": scope.get("path_template", ""),
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            log.log(level, "socket" if sockets else "request", extra=about)


# how a line looks


class Json(logging.Formatter):
    """A JSON object on one line."""

    def __init__(self, debug: bool = False) -> None:
        super().__init__()
        self._debug = debug

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _moment(now_ms()),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := request_id.get():
            line["id"] = id
        line |= _own(record, self._debug)
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = told(record.exc_info[1], self._debug)
        return _encode(line).decode()


class Plain(logging.Formatter):
    """A line for a person; below it, if something went wrong, where."""

    def __init__(self, debug: bool = False) -> None:
        super().__init__()
        self._debug = debug

    def format(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={value}" for name, value in _own(record, self._debug).items())
        id = f"({request_id.get()})" if request_id.get() else ""
        parts = [_moment(now_ms())[11:19], record.levelname.lower(), record.getMessage(), about, id]
        lines = [" ".join(part for part in parts if part)]
        if record.exc_info and record.exc_info[1] is not None:
            lines += [f"    {line}" for line in told(record.exc_info[1], self._debug)]
        return "\n".join(lines)


def _own(record: logging.LogRecord, debug: bool) -> dict[str, Any]:
    found = {name: value for name in OWN if (value := getattr(record, name, None)) not in (None, "")}
    if "error" in found and not debug:
        found["error"] = str(found["error"]).partition(":")[0]
    return found


def told(error: BaseException, messages: bool) -> list[str]:
    """Where an error happened, and what led to it, the last first; its words only if `messages`."""
    lines: list[str] = []
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        kind = type(at)
        lines.append(f"{kind.__module__}.{kind.__qualname__}" + (f": {at}" if messages else ""))
        lines += _frames(at.__traceback__)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return lines


def _frames(trace: TracebackType | None) -> list[str]:
    return [f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in reversed(traceback.extract_tb(trace))]


def _moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
