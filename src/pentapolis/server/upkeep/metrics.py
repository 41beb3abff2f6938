"""Figures about a running server, in the text that Prometheus reads. Each process counts for itself.

What a part can count by itself it does; `report` gathers all of it when it is asked for.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from ... import __version__
from ..clock import now_ms
from ..storage.models import game_tables
from .histogram import Histogram

if TYPE_CHECKING:
    from ..server import Server

TEXT = "text/plain; version=0.0.4; charset=utf-8"

Labels = Mapping[str, str]


class Metrics:
    """What nobody else counts."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Stored, by who made them: a person, a bot, a plan, a clock."""
        self.refusals: Counter[str] = Counter()
        """Requests that were not done, by why."""
        self.requests: Counter[str] = Counter()
        """By the first digit of their status."""
        self.move_s = Histogram(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        """From asking for a person's move to its being stored."""

    def moved(self, by: str, seconds: float) -> None:
        """A move was stored."""
        self.moves[by] += 1
        if by == "person":
            self.move_s.add(seconds)


async def report(server: Server) -> str:
    """All figures of this process, and the number of tables in the database."""
    async with server.db.read() as c:
        query = select(game_tables.c.status, func.count()).group_by(game_tables.c.status)
        tables = {str(status): int(number) for status, number in (await c.execute(query)).all()}
    page = Page({"pid": str(os.getpid())} if server.settings.workers > 1 else {})
    metrics = server.metrics
    page.gauge("info", "The running program.", {(("version", __version__),): 1})
    page.gauge("uptime_seconds", "Since this process began.", {(): max(0, now_ms() - server.began_ms) / 1000})
    page.gauge("tables", "Tables in the database, by status.", _by("status", tables))
    page.gauge("sockets", "Open pages of this process.", {(): server.presence.pages})
    page.gauge("rooms", "Tables that this process holds in memory.", {(): server.rooms.count})
    page.counter("requests", "Answered requests, by the class of their status.", _by("status", metrics.requests))
    page.counter("moves", "Stored moves, by who made them.", _by("by", metrics.moves))
    page.counter("refusals", "Requests that were not done, by why.", _by("kind", metrics.refusals))
    page.histogram("move_seconds", "From asking for a person's move to its being stored.", metrics.move_s)
    page.histogram("db_write_wait_seconds", "How long writes waited for their turn.", server.db.waits)
    page.counter("bus_reconnects", "How often the bus was lost and found.", {(): server.bus.reconnects})
    page.gauge("bus_up", "Whether the bus is connected.", {(): int(server.bus.up)})
    if server.door is not None:
        page.gauge("connections", "Open connections of this process, sockets included.", {(): server.door.open})
        about = "Connections that were refused or closed, by why."
        page.counter("connections_closed", about, _by("why", server.door.closed))
    if server.notices is not None:
        figures = server.notices.figures
        page.counter("notices", "Notices by way or by why they were not sent.", _by("outcome", figures.outcomes))
        requests = {"busy": figures.busy, "waiting": figures.waiting}
        page.gauge("outgoing", "Requests of the server itself: under way, and waiting.", _by("state", requests))
    if server.workers is not None:
        _workers(page, server)
    return page.text()


def _workers(page: Page, server: Server) -> None:
    workers = server.workers
    counts = workers.counts
    running = {"running": workers.alive, "idle": workers.waiting}
    outcomes = {name: getattr(counts, name) for name in ("done", "slow", "died", "failed")}
    fallbacks = {name: getattr(counts, name) for name in ("thumb", "random")}
    page.gauge("bot_workers", "Processes in which bots think: running, and idle.", _by("state", running))
    page.gauge("bot_queue", "Choices that wait for a worker.", {(): workers.queued})
    page.counter("bot_jobs", "What became of the choices asked of bots.", _by("outcome", outcomes))
    page.counter("bot_fallbacks", "Choices made in a bot's place.", _by("by", fallbacks))
    page.counter("bot_workers_started", "Workers started, the first ones included.", {(): counts.started})
    page.histogram("bot_seconds", "How long bots thought.", workers.think_s)


def _by(label: str, values: Mapping[str, float]) -> dict[tuple[tuple[str, str], ...], float]:
    return {((label, name),): value for name, value in sorted(values.items())}


class Page:
    """Lines of Prometheus's text format; every name begins with `pentapolis_`."""

    def __init__(self, common: Labels) -> None:
        self._common = tuple(common.items())
        self._lines: list[str] = []

    def text(self) -> str:
        return "\n".join([*self._lines, ""])

    def gauge(self, name: str, about: str, samples: Mapping[tuple[tuple[str, str], ...], float]) -> None:
        """What may go up and down."""
        self._head(name, about, "gauge")
        for labels, value in samples.items():
            self._sample(name, labels, value)

    def counter(self, name: str, about: str, samples: Mapping[tuple[tuple[str, str], ...], float]) -> None:
        """What only grows."""
        self._head(f"{name}_total", about, "counter")
        for labels, value in samples.items():
            self._sample(f"{name}_total", labels, value)

    def histogram(self, name: str, about: str, histogram: Histogram) -> None:
        """How long something took: so many up to each bound."""
        self._head(name, about, "histogram")
        so_far = 0
        for bound, count in zip((*map(_number, histogram.bounds), "+Inf"), histogram.counts, strict=True):
            so_far += count
            self._sample(f"{name}_bucket", (("le", bound),), so_far)
        self._sample(f"{name}_sum", (), histogram.sum)
        self._sample(f"{name}_count", (), so_far)

    def _head(self, name: str, about: str, kind: str) -> None:
        self._lines += [f"# HELP pentapolis_{name} {about}", f"# TYPE pentapolis_{name} {kind}"]

    def _sample(self, name: str, labels: Iterable[tuple[str, str]], value: float) -> None:
        shown = ",".join(f'{key}="{_escaped(text)}"' for key, text in (*self._common, *labels))
        self._lines.append(f"pentapolis_{name}{f'{{{shown}}}' if shown else ''} {_number(value)}")


def _number(value: float) -> str:
    return f"{value:.12g}"


def _escaped(text: str) -> str:
    r"""A label's value.

    >>> _escaped('a "b" \\ c')
    'a \\"b\\" \\\\ c'
    """
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
