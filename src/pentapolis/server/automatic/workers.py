"""Workers: processes in which bots think, so that the server's own never does.

Each has a budget. A worker that is slow is ended, one that dies is replaced, and the choice is then made by the game's
rule of thumb, else at random: a table never stands still for a bot.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, ParamSpec, TypeVar

import msgspec

from ...bots.protocol import mixed
from ...kernel.action import Action
from ...kernel.options import Options
from ...kernel.refusal import Malformed
from ...kernel.title import Title
from ..process import START_S, Died, Process, Slow
from ..upkeep.histogram import Histogram
from .idle import Idle, Place
from .studies import Study, StudyJob
from .thinking import KEPT, Answer, Job

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "pentapolis.server.automatic.thinking")
RULE_OF_THUMB = "thumb"

P = ParamSpec("P")
T = TypeVar("T")
How = Literal["bot", "thumb", "random"]


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
    """So many processes, and a queue before them. A seat keeps to the one that answered it last."""

    def __init__(self, number: int = 2, budget_s: float = 5.0, command: Sequence[str] = COMMAND) -> None:
        self.number, self.budget_s = number, budget_s
        self.patience_s = max(START_S, 6 * budget_s)
        """How long a job waits for a worker before it is given up."""
        self.counts = Counts()
        self.queued = 0
        """Jobs that wait for a worker."""
        self.think_s = Histogram(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
        self._command = command
        self._idle: Idle[Process] = Idle(KEPT * number)
        self._all: list[Process] = []
        self._starting: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def start(self) -> None:
        """Start all workers; they load the games while the server already serves."""
        self._threads = ThreadPoolExecutor(max(1, 2 * self.number), "workers")
        self._all = [Process(self._command) for _ in range(self.number)]
        for worker in self._all:
            self._begin(worker)

    async def stop(self) -> None:
        """End all workers, whatever they are doing."""
        workers, self._all = self._all, []
        for worker in workers:
            worker.retire()
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
        for worker in workers:
            await asyncio.to_thread(worker.end)

    @property
    def alive(self) -> int:
        """How many workers run."""
        return sum(worker.running for worker in self._all)

    @property
    def waiting(self) -> int:
        """How many workers have nothing to do."""
        return len(self._idle)

    async def choose(self, title: Title[Any], job: Job, options: Options) -> Choice:
        """A choice among the options, by the bot if it can, in any case by somebody, within a few budgets."""
        thinkers: list[tuple[str, How]] = [(job.bot, "bot")]
        if not self.number:
            thinkers = []
        elif job.bot != RULE_OF_THUMB:
            thinkers.append((RULE_OF_THUMB, "thumb"))
        for name, how in thinkers:
            action = await self._tried(title, msgspec.structs.replace(job, bot=name), options)
            if action is not None:
                self.counts.thumb += how == "thumb"
                return Choice(action, how)
        self.counts.random += 1
        if self.number:
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

    async def ask(self, job: Job | Study) -> Answer:
        """Have a job done. A worker that dies over it gets a second try; `Slow` or `Died` if nothing comes of it."""
        body, place = msgspec.msgpack.encode(job), _place(job)
        for last in (False, True):
            try:
                answer = await self._once(body, place)
            except Slow:
                self.counts.slow += 1
                log.warning("a bot was too slow", extra=_about(job))
                raise
            except Died:
                self.counts.died += 1
                log.warning("a worker died", extra=_about(job))
                if last:
                    raise
            else:
                self.counts.done += 1
                return answer
        raise AssertionError("there is no third try")

    async def _once(self, body: bytes, place: Place | None) -> Answer:
        if not self._all:
            raise Died("there are no workers")
        self.queued += 1
        try:
            worker = await asyncio.wait_for(self._idle.get(place), self.patience_s)
        except TimeoutError:
            raise Died("no worker is free") from None
        finally:
            self.queued -= 1
        whole = False
        try:
            with self.think_s.timed():
                answer = _answer(await self._threaded(worker.ask, body, self.budget_s))
            whole = True
        finally:  # whatever else happened, somebody may have gone: what is half said in a pipe can't be used again
            if whole:
                if place is not None:
                    self._idle.answered(place, worker)
                self._idle.put(worker)
            else:
                worker.kill()
                self._idle.lost(worker)
                self._begin(worker)
        return answer

    async def _threaded(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **kwargs))

    def _begin(self, worker: Process) -> None:
        """Start a worker anew; it is idle as soon as it is ready."""
        if worker in self._all:
            task = asyncio.get_running_loop().create_task(self._started(worker))
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _started(self, worker: Process) -> None:
        delay = 0.1
        while worker in self._all:
            self.counts.started += 1
            try:
                await self._threaded(worker.begin)
            except (Slow, Died) as error:
                log.error("a worker can't be started: %s", error)
                await asyncio.sleep(delay)
                delay = min(delay * 2, 10.0)
            else:
                self._idle.put(worker)
                return


def _answer(body: bytes) -> Answer:
    try:
        return msgspec.msgpack.decode(body, type=Answer)
    except msgspec.DecodeError as error:
        raise Died(str(error)) from None


def _place(job: Job | Study) -> Place | None:
    """The seat whose bot a worker remembers; none for a study."""
    return (job.game, job.seed, job.seat) if isinstance(job, Job) else None


def _about(job: Job | Study) -> dict[str, str]:
    """What the log says of a job that came to nothing."""
    if isinstance(job, StudyJob):
        return {"bot": "study"}
    return {"game": job.game, "bot": job.bot if isinstance(job, Job) else str(job.__struct_config__.tag)}
