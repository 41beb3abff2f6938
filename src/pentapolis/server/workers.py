"""Workers: processes in which bots think, so that the server's own never does.

Each has a budget. A worker that is slow is ended, one that dies is replaced, and the choice is then made by the game's
rule of thumb, else at random: a table never stands still for a bot.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec

from ..bots.protocol import mixed
from ..kernel.action import Action
from ..kernel.options import Options
from ..kernel.refusal import Malformed
from ..kernel.title import Title
from .thinking import Answer, Job, framed

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "pentapolis.server.thinking")
START_S = 30.0
"""Until a new worker must have loaded the games."""
STOP_S = 1.0
RULE_OF_THUMB = "thumb"

How = Literal["bot", "thumb", "random"]


class Slow(Exception):
    """A worker used up its budget."""


class Died(Exception):
    """A worker ended, or could not be started."""


class Choice(msgspec.Struct, frozen=True):
    """What was chosen, and who chose it in the end."""

    action: Action
    how: How


class Counts(msgspec.Struct):
    """For the metrics: jobs done, and what went wrong with the others."""

    done: int = 0
    slow: int = 0
    died: int = 0
    failed: int = 0
    """Jobs that a bot could not do, or answered with something illegal."""
    thumb: int = 0
    random: int = 0
    started: int = 0


class Workers:
    """So many processes, and a queue before them."""

    def __init__(self, number: int = 2, budget_s: float = 5.0, command: Sequence[str] = COMMAND) -> None:
        self.number, self.budget_s = number, budget_s
        self.patience_s = max(START_S, 6 * budget_s)
        """How long a job waits for a worker before it is given up."""
        self.counts = Counts()
        self._command = command
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: list[_Worker] = []
        self._starting: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start all workers; they load the games while the server already serves."""
        self._all = [_Worker(self._command) for _ in range(self.number)]
        for worker in self._all:
            self._begin(worker)

    async def stop(self) -> None:
        """End all workers, whatever they are doing."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all = []

    @property
    def alive(self) -> int:
        """How many workers run."""
        return sum(worker.running for worker in self._all)

    @property
    def waiting(self) -> int:
        """How many workers have nothing to do."""
        return self._idle.qsize()

    async def choose(self, title: Title[Any], job: Job, options: Options) -> Choice:
        """A choice among the options, by the bot if it can, in any case by somebody, within a few budgets."""
        thinkers: list[tuple[str, How]] = [(job.bot, "bot")]
        if job.bot != RULE_OF_THUMB:
            thinkers.append((RULE_OF_THUMB, "thumb"))
        for name, how in thinkers:
            action = await self._tried(title, msgspec.structs.replace(job, bot=name), options)
            if action is not None:
                self.counts.thumb += how == "thumb"
                return Choice(action, how)
        self.counts.random += 1
        log.warning("a choice was made at random", extra={"game": job.game, "bot": job.bot})
        return Choice(options[mixed(job.seed, job.seat, job.observation) % len(options)], "random")

    async def _tried(self, title: Title[Any], job: Job, options: Options) -> Action | None:
        try:
            answer = await self.ask(job)
        except (Slow, Died):
            return None
        try:
            action = title.parse(answer.action) if not answer.error else None
        except Malformed:
            action = None
        if action is None or action not in options:
            self.counts.failed += 1
            log.warning("a bot failed", extra={"game": job.game, "bot": job.bot, "error": answer.error})
            return None
        return action

    async def ask(self, job: Job) -> Answer:
        """Have a job done. A worker that dies over it gets a second try; `Slow` or `Died` if nothing comes of it."""
        body = msgspec.msgpack.encode(job)
        for last in (False, True):
            try:
                answer = await self._once(body)
            except Slow:
                self.counts.slow += 1
                log.warning("a bot was too slow", extra={"game": job.game, "bot": job.bot})
                raise
            except Died:
                self.counts.died += 1
                log.warning("a worker died", extra={"game": job.game, "bot": job.bot})
                if last:
                    raise
            else:
                self.counts.done += 1
                return answer
        raise AssertionError("there is no third try")

    async def _once(self, body: bytes) -> Answer:
        if not self._all:
            raise Died("there are no workers")
        try:
            worker = await asyncio.wait_for(self._idle.get(), self.patience_s)
        except TimeoutError:
            raise Died("no worker is free") from None
        whole = False
        try:
            answer = await asyncio.wait_for(worker.ask(body), self.budget_s)
            whole = True
        except TimeoutError:
            raise Slow from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            raise Died(str(error)) from None
        finally:  # whatever else happened, somebody may have gone: what is half said in a pipe can't be used again
            if whole:
                self._idle.put_nowait(worker)
            else:
                self._begin(worker)
        return answer

    def _begin(self, worker: _Worker) -> None:
        """Start a worker anew; it is idle as soon as it is ready."""
        task = asyncio.get_running_loop().create_task(self._started(worker))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _started(self, worker: _Worker) -> None:
        delay = 0.1
        while True:
            self.counts.started += 1
            try:
                await worker.begin()
                break
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                log.error("a worker can't be started: %s", error)
                await asyncio.sleep(delay)
                delay = min(delay * 2, 10.0)
        self._idle.put_nowait(worker)


class _Worker:
    """One process at the other end of two pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """Of the process; 0 if there is none."""
        return self._process.pid if self._process is not None else 0

    async def begin(self) -> None:
        """End the old process, start a new one, and wait until it is ready."""
        await self.end()
        pipe = asyncio.subprocess.PIPE
        made = asyncio.ensure_future(asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe))
        try:
            self._process = await asyncio.shield(made)
        except asyncio.CancelledError:
            self._process = await made  # so that `end` finds it
            raise
        await asyncio.wait_for(self._hear(), START_S)

    async def ask(self, body: bytes) -> Answer:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(framed(body))
        await self._process.stdin.drain()
        return await self._hear()

    async def _hear(self) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(4)
        body = await self._process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(body, type=Answer)

    async def end(self) -> None:
        """End the process at once, whatever it is doing, and close its pipes."""
        process, self._process = self._process, None
        if process is None:
            return
        process._transport.close()  # type: ignore[attr-defined]  # pipes and process at once, before we can be stopped
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), STOP_S)
