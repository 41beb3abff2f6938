"""Sending in the background: what fails is counted and noted in the log, and holds nobody up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete

from ..clock import now_ms
from ..storage.models import pushes
from . import mail, push
from .outbox import Full, NotSent, Outbox
from .outgoing import post
from .parking import Parking
from .push import Gone, PushKey, Subscription

if TYPE_CHECKING:
    from ..server import Server

log = logging.getLogger(__name__)

THREADS, DEADLINE_S = 8, 10.0
"""Webhooks and push messages under way at the same time; how long each may take."""
MAIL_THREADS, MAIL_DEADLINE_S = 2, 30.0
"""The same for e-mail, which does not wait for the others."""
JSON_HEADERS = {"Content-Type": "application/json; charset=utf-8"}


class Counts(msgspec.Struct):
    """For the metrics: what was sent by which way, and what failed."""

    push: int = 0
    mail: int = 0
    webhook: int = 0
    failed: int = 0
    parked: int = 0
    """Not tried, since the address kept failing."""
    full: int = 0
    """Not tried, since too many waited already."""


class Sending:
    """Messages under way, each on behalf of a visitor (`owner`) and of a table (`code`, empty for none)."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.counts = Counts()
        self.web = Outbox(THREADS, DEADLINE_S)
        self.post = Outbox(MAIL_THREADS, MAIL_DEADLINE_S)
        self._parking = Parking()
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Give up what is still under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.web.close()
        self.post.close()

    async def sent(self) -> None:
        """Wait until everything that is under way has arrived or failed."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def mail(self, owner: str, code: str, to: str, subject: str, text: str) -> None:
        """An e-mail."""
        self._begin("mail", code, lambda: mail.send(self.post, owner, self._server.settings, to, subject, text))

    def hook(self, owner: str, code: str, url: str, body: bytes) -> None:
        """A request to a webhook, unless that keeps failing."""
        if self._is_free(url):
            self._begin("webhook", code, lambda: self._hook(owner, url, body))

    def push(self, owner: str, code: str, key: PushKey, to: Subscription, body: bytes) -> None:
        """A message to a browser; one whose push service keeps failing is forgotten."""
        if self._is_free(to.endpoint):
            self._begin("push", code, lambda: self._push(owner, code, key, to, body))

    # under way

    def _is_free(self, address: str) -> bool:
        parked = self._parking.is_parked(address)
        self.counts.parked += parked
        return not parked

    def _begin(self, way: str, code: str, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._watched(way, code, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, way: str, code: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (NotSent, Gone) as error:
            self.counts.failed += not isinstance(error, Full)
            self.counts.full += isinstance(error, Full)
            log.warning("a notice was not sent", extra={"way": way, "table": code, "why": str(error)})
        except Exception:
            self.counts.failed += 1
            log.exception("a notice was not sent", extra={"way": way, "table": code})
        else:
            setattr(self.counts, way, getattr(self.counts, way) + 1)

    async def _hook(self, owner: str, url: str, body: bytes) -> None:
        private = self._server.settings.private_webhooks
        try:
            status = await post(self.web, owner, url, body, JSON_HEADERS, private=private)
            if not 200 <= status < 300:
                raise NotSent(str(status))
        except Full:
            raise
        except NotSent:
            self._parking.failed(url)
            raise
        self._parking.answered(url)

    async def _push(self, owner: str, code: str, key: PushKey, to: Subscription, body: bytes) -> None:
        settings = self._server.settings
        contact = settings.push_contact or settings.public_url or "mailto:nobody@localhost"
        send = partial(push.send, contact=contact, topic=code, now_s=now_ms() // 1000)
        try:
            await send(self.web, owner, key, to, body, private=settings.private_webhooks)
        except Full:
            raise
        except Gone:
            await self._forget(to)
            raise
        except NotSent:
            if self._parking.failed(to.endpoint):
                await self._forget(to)
            raise
        self._parking.answered(to.endpoint)

    async def _forget(self, gone: Subscription) -> None:
        self._parking.answered(gone.endpoint)
        async with self._server.db.write() as c:
            await c.execute(delete(pushes).where(pushes.c.endpoint == gone.endpoint))
