"""Checks of what strangers send, done in other processes within a time limit: the server's own never parses it first.

A process is started when it is first needed and kept. One that is too slow or needs too much memory is ended; the file
or record is refused, and the next check starts another.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from ...kernel.refusal import BadComponents, Malformed
from ...kernel.title import Title
from ...words import refusal
from ..process import Died, Process, Slow
from ..trouble import Trouble, too_fast
from ..wire.boxes import Box, SetBox
from ..wire.library import Verified
from ..words import words_of
from .checks import Check, Examine, Load, Play, Reply, Verify
from .playable import Played

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "pentapolis.server.outside.checks")
FILE_S = 5.0
"""How long a component file may take."""
PLAY_S = 5.0
"""How long a record to import may take: whoever opens its table plays it again here."""
VERIFY_S = 20.0
"""How long a record to verify may take."""
WAITING = 20
"""Checks that wait for their turn; whoever comes then is asked to come again."""
EACH = 2
"""Records of one address that wait or are being checked, so that nobody fills the queue alone."""

T = TypeVar("T")
_reply = msgspec.msgpack.Decoder(Reply)


class TooMuch(Exception):
    """A check took too much time or memory."""


class Checker:
    """One process and a queue before it, first come, first served."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._process = Process(command)
        self._thread = ThreadPoolExecutor(1, "checks")
        self._waiting = 0
        self._held: Counter[str] = Counter()
        self._hurried = False
        atexit.register(self.end)

    async def ask(self, check: Check, budget_s: float, kind: type[T], caller: str = "") -> T:
        """What a check finds, or raises; `TooMuch` if it costs too much, `Trouble` if too many wait, or too many of
        this caller."""
        if self._waiting >= WAITING:
            raise Trouble("busy", 503)
        if caller and self._held[caller] >= EACH:
            raise too_fast(10)
        self._waiting += 1
        self._held[caller] += 1
        try:
            body = msgspec.msgpack.encode(check)
            reply = await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, body, budget_s)
        except (Slow, Died) as error:
            log.warning("a check was given up", extra={"check": type(check).__name__, "why": type(error).__name__})
            raise TooMuch from None
        finally:
            self._waiting -= 1
            self._held -= Counter([caller])  # drops those who hold none
            self._hurried &= self._waiting > 0
        if reply.no is not None:
            raise reply.no.error()
        return msgspec.msgpack.decode(reply.found, type=kind)

    def _ask(self, body: bytes, budget_s: float) -> Reply:
        if not self._process.running:
            try:
                self._process.begin()
            except (Slow, Died) as error:
                log.error("a process for checks can't be started: %s", error)
                raise Trouble("busy", 503) from None
        try:
            if self._hurried:
                raise Died("the server stops")
            return _reply.decode(self._process.ask(body, budget_s))
        except (Slow, Died):
            self._process.end()
            raise
        except msgspec.DecodeError:
            self._process.end()
            raise Died("it talks nonsense") from None

    def hurry(self) -> None:
        """Give up what is being checked and what waits: the server stops."""
        self._hurried = self._waiting > 0
        if self._hurried:
            self._process.kill()

    def end(self) -> None:
        """End the process, and close its pipes; the next check starts another."""
        self._process.kill()
        self._process.end()


FILES, RECORDS = Checker(), Checker()
"""Apart from each other: a record takes long, and whoever fills in a box page should not wait for it."""


async def examined(game: str, given: SetBox, lang: str) -> Box:
    """A box with these values. Those that can't be used are named, and ours again; nothing is kept."""
    try:
        return await FILES.ask(Examine(game, given, lang), FILE_S, Box)
    except TooMuch:
        raise _costly(lang) from None


async def box_of(title: Title[Any], components: str, lang: str) -> str:
    """The id of the box that an owner's component file makes; empty for the game's own. Nothing is loaded here."""
    if not components.strip():
        return ""
    if title.box is None:
        raise Malformed("cli-no-components", game=title.id)
    try:
        return await FILES.ask(Load(title.id, components), FILE_S, str)
    except BadComponents as bad:
        raise Trouble("components", 400, why=refusal(words_of(lang, title), bad)) from None
    except TooMuch:
        raise _costly(lang) from None


async def verified(data: bytes, lang: str, caller: str) -> Verified:
    """The verdict on a record, in the reader's words."""
    try:
        return await RECORDS.ask(Verify(data, lang), VERIFY_S, Verified, caller)
    except TooMuch:
        return Verified(False, words_of(lang).say("import-costly"))


async def playable(data: bytes, lang: str, caller: str) -> Played:
    """A record that replays; `Malformed` says why not."""
    try:
        return await RECORDS.ask(Play(data, lang), PLAY_S, Played, caller)
    except TooMuch:
        raise Malformed("import-costly") from None


def _costly(lang: str) -> Trouble:
    return Trouble("components", 400, why=words_of(lang).say("components-costly"))
