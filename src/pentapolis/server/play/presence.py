"""Presence: whose pages are open. Each process knows its own sockets and tells the others, who forget after a while."""

from __future__ import annotations

import secrets
from collections import Counter

import msgspec

from ..bus import Bus, Signal
from ..clock import now_ms

FRESH_MS = 60_000
"""How long another process is believed; each tells its tables again in half that time."""


class Here(msgspec.Struct, array_like=True):
    """What one process says of a table: the visitors with open pages who sit there, and how many only look on."""

    process: str
    visitors: list[str]
    watching: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Here).decode


class Presence:
    """Who is here, by table."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._process = secrets.token_hex(4)
        self._sitting: dict[str, Counter[str]] = {}
        self._watching: Counter[str] = Counter()
        self._others: dict[str, dict[str, tuple[int, Here]]] = {}
        """The last message of each other process about a table, and when it came."""
        self._addresses: Counter[str] = Counter()

    def opens(self, address: str, limit: int) -> bool:
        """Whether one more page from this address may be open; it is counted until it `closes`."""
        if limit and self._addresses[address] >= limit:
            return False
        self._addresses[address] += 1
        return True

    def closes(self, address: str) -> None:
        self._addresses -= Counter({address: 1})

    @property
    def pages(self) -> int:
        """Open pages of this process."""
        return self._addresses.total()

    def stamp(self, code: str) -> tuple[frozenset[str], int]:
        """Differs if anything that is shown differs."""
        return frozenset(self.here(code)), self.watching(code)

    def come(self, code: str, visitor: str, sits: bool) -> None:
        """A page was opened."""
        if sits:
            self._sitting.setdefault(code, Counter())[visitor] += 1
        else:
            self._watching[code] += 1
        self.tell(code)

    def go(self, code: str, visitor: str, sits: bool) -> None:
        """A page was closed."""
        if sits:
            self._sitting[code] -= Counter({visitor: 1})
            if not self._sitting[code]:
                del self._sitting[code]
        else:
            self._watching -= Counter({code: 1})
        self.tell(code)

    def here(self, code: str) -> set[str]:
        """The visitors who sit at this table and have it open."""
        found = set(self._sitting.get(code, ()))
        for told in self._fresh(code):
            found.update(told.visitors)
        return found

    def watching(self, code: str) -> int:
        """How many look on without a seat."""
        return self._watching[code] + sum(told.watching for told in self._fresh(code))

    def tell(self, code: str) -> None:
        """Tell the other processes, and our own sockets."""
        told = Here(self._process, sorted(self._sitting.get(code, ())), self._watching[code])
        self._bus.publish(Signal(code, "here", 0, _encode(told).decode()))

    def tell_all(self) -> None:
        """Tell of every table again, for those who came later."""
        for code in {*self._sitting, *self._watching}:
            self.tell(code)

    def heard(self, signal: Signal) -> None:
        """Another process told of its pages."""
        told = _decode(signal.text)
        if told.process != self._process:
            self._others.setdefault(signal.code, {})[told.process] = now_ms(), told

    def _fresh(self, code: str) -> list[Here]:
        others = self._others.get(code)
        if others is None:
            return []
        late = now_ms() - FRESH_MS
        for process in [name for name, (at, _) in others.items() if at < late]:
            del others[process]
        return [told for _, told in others.values()]
