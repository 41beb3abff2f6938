"""Bots think in processes of their own: within a budget, from what their seat sees, and no table waits for ever."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pentapolis as pp
from pentapolis.bots import bot
from pentapolis.bots.analysis import Advice, advise
from pentapolis.kernel.options import Options
from pentapolis.kernel.title import Title
from pentapolis.server.automatic.studies import HintJob, WhyJob
from pentapolis.server.automatic.thinking import Answer, Job, answer, think
from pentapolis.server.automatic.workers import Workers
from pentapolis.server.process import Died, framed, read, serve

pytestmark = pytest.mark.slow

STRANGE = (sys.executable, str(Path(__file__).parent / "strange_bots.py"))


@pytest.fixture(scope="module")
def title() -> Title[Any]:
    return pp.title("kingsburg")


@pytest.fixture
async def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    monkeypatch.setenv("STRANGE_DIR", str(tmp_path))
    pool = Workers(1, budget_s=20.0, command=STRANGE)
    await pool.start()
    yield pool
    await pool.stop()


def asked(bot_name: str, seed: int = 3) -> tuple[Job, Options, Any]:
    """A position of Kingsburg, what its seat is asked, and the job for a bot."""
    g = pp.new("kingsburg", seats=3, seed=seed)
    seat = pp.to_act(g)[0]
    title, o = pp.title(g), pp.observe(g, seat)
    return Job("kingsburg", title.encode(o), seat, bot_name, seed), title.asked(g, seat), o


async def ready(workers: Workers) -> None:
    """Wait until all workers have loaded the games."""
    while workers.waiting < workers.number:
        await asyncio.sleep(0.01)


# what a worker does


def test_a_worker_chooses_what_the_bot_would_choose_here(title: Title[Any]) -> None:
    for name in ("random", "thumb", "greedy:worlds=2,cap=3"):
        job, options, o = asked(name)
        assert think(job) == Answer(pp.text(bot(name, title, job.seed).choose(o, job.seat, options)))


def test_a_worker_is_told_what_its_seat_sees_and_nothing_else() -> None:
    assert Job.__struct_fields__ == ("game", "observation", "seat", "bot", "seed", "components")
    assert HintJob.__struct_fields__ == ("game", "observation", "seat", "level", "seed", "components")
    assert WhyJob.__struct_fields__ == ("game", "observation", "viewer", "seat", "action", "seed", "components")


def test_what_can_t_be_done_is_said() -> None:
    job, _, _ = asked("random")
    assert "no bot clever" in think(msgspec.structs.replace(job, bot="clever")).error
    assert "no game chess" in think(msgspec.structs.replace(job, game="chess")).error
    assert "not asked" in think(msgspec.structs.replace(job, seat=(job.seat + 1) % 3)).error


def test_a_hint_is_advice_from_what_the_seat_sees(title: Title[Any]) -> None:
    job, options, o = asked("random")
    answer = think(HintJob(job.game, job.observation, job.seat, "thumb", 3))
    found = msgspec.msgpack.decode(answer.found, type=Advice)
    assert found == advise(title, o, job.seat, options, 3, "thumb")
    assert found.others


def test_messages_go_through_pipes_whole_or_not_at_all() -> None:
    job, _, _ = asked("thumb")
    body = msgspec.msgpack.encode(job)
    answers = io.BytesIO()
    serve(io.BytesIO(framed(body) + framed(body)[:-1]), answers, answer)
    answers.seek(0)
    assert read(answers) == b"", "ready"
    assert msgspec.msgpack.decode(read(answers) or b"", type=Answer) == think(job)
    assert read(answers) is None, "half a job is no job"


# the processes


async def test_a_choice_comes_from_another_process(workers: Workers, title: Title[Any]) -> None:
    job, options, o = asked("greedy:worlds=1,cap=2")
    choice = await workers.choose(title, job, options)
    assert choice.how == "bot"
    assert choice.action == bot(job.bot, title, job.seed).choose(o, job.seat, options)
    assert (workers.counts.done, workers.counts.started, workers.alive) == (1, 1, 1)


async def test_a_slow_bot_is_ended_and_the_rule_of_thumb_answers(workers: Workers, title: Title[Any]) -> None:
    job, options, o = asked("sleeper")
    await ready(workers)
    first = workers._all[0].pid
    workers.budget_s = 0.2
    slow = asyncio.create_task(workers.choose(title, job, options))
    while not workers.counts.slow:
        await asyncio.sleep(0.01)
    workers.budget_s = 20.0
    choice = await slow
    assert choice.how == "thumb"
    assert choice.action == bot("thumb", title).choose(o, job.seat, options)
    assert (workers.counts.slow, workers.counts.thumb, workers.counts.started) == (1, 1, 2)
    assert workers._all[0].pid != first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


async def test_where_nobody_answers_in_time_a_choice_is_made_at_random(workers: Workers, title: Title[Any]) -> None:
    job, options, _ = asked("sleeper")
    await ready(workers)
    workers.budget_s = 0.0
    choice = await workers.choose(title, job, options)
    assert choice.how == "random"
    assert choice.action in options
    assert workers.counts.random == 1


async def test_without_any_worker_a_table_still_goes_on(title: Title[Any]) -> None:
    job, options, _ = asked("greedy")
    nobody = Workers(1, command=(sys.executable, "-c", "raise SystemExit(3)"))
    nobody.patience_s = 0.05
    await nobody.start()
    choice = await nobody.choose(title, job, options)
    await nobody.stop()
    assert choice.how == "random"
    assert nobody.counts.died


async def test_a_worker_that_dies_is_replaced_and_its_job_done_again(workers: Workers, title: Title[Any]) -> None:
    job, options, _ = asked("unlucky", seed=11)
    choice = await workers.choose(title, job, options)
    assert (choice.action, choice.how) == (options[-1], "bot")
    assert (workers.counts.died, workers.counts.started) == (1, 2)


async def test_a_worker_killed_in_the_middle_is_replaced(workers: Workers, title: Title[Any]) -> None:
    job, _, _ = asked("sleeper")
    await ready(workers)
    victim = workers._all[0].pid
    thinking = asyncio.create_task(workers.ask(job))
    while workers.waiting:
        await asyncio.sleep(0)
    os.kill(victim, signal.SIGKILL)
    while not workers.counts.died:
        await asyncio.sleep(0.01)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    await ready(workers)
    assert workers.alive == 1
    assert workers._all[0].pid != victim


async def test_a_worker_killed_while_idle_is_noticed(workers: Workers, title: Title[Any]) -> None:
    job, options, _ = asked("thumb")
    await ready(workers)
    os.kill(workers._all[0].pid, signal.SIGKILL)
    assert (await workers.choose(title, job, options)).how == "bot"
    assert workers.counts.died == 1


async def test_a_bot_that_always_dies_is_given_up(workers: Workers, title: Title[Any]) -> None:
    job, options, _ = asked("mortal")
    with pytest.raises(Died):
        await workers.ask(job)
    assert workers.counts.died == 2
    assert (await workers.choose(title, job, options)).how == "thumb"


@pytest.mark.parametrize("name", ["liar", "failing", "clever"])
async def test_what_a_bot_may_not_choose_is_not_played(name: str, workers: Workers, title: Title[Any]) -> None:
    job, options, _ = asked(name)
    choice = await workers.choose(title, job, options)
    assert choice.how == "thumb"
    assert choice.action in options
    assert workers.counts.failed == 1
    assert workers.counts.started == 1, "it is not the worker's fault"


async def test_what_a_bot_prints_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: Title[Any]
) -> None:
    monkeypatch.setenv("STRANGE_DIR", str(tmp_path))
    errors = tmp_path / "errors"
    pool = Workers(1, budget_s=20.0, command=("sh", "-c", f'exec "$@" 2>"{errors}"', "sh", *STRANGE))
    await pool.start()
    try:
        job, options, _ = asked("talker")
        assert (await pool.choose(title, job, options)).how == "bot"
        assert (await pool.choose(title, job, options)).how == "bot"
    finally:
        await pool.stop()
    assert errors.read_text().count("hm") == 4


async def test_whoever_stops_waiting_leaves_the_worker_usable(workers: Workers, title: Title[Any]) -> None:
    job, options, _ = asked("sleeper")
    await ready(workers)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(workers.ask(job), 0.1)
    choice = await workers.choose(title, msgspec.structs.replace(job, bot="thumb"), options)
    assert choice.how == "bot"


async def test_workers_end_with_the_pool(workers: Workers) -> None:
    await ready(workers)
    pid = workers._all[0].pid
    await workers.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert workers.alive == 0


# two processes


class Pair:
    """Two workers, and tables where a bot says which of them has thought."""

    def __init__(self, folder: Path, title: Title[Any]) -> None:
        self.pool = Workers(2, budget_s=60.0, command=STRANGE)
        self._folder, self._title = folder, title

    async def choose(self, table: int) -> int:
        """Let the bot of a table choose; the number of the process that did."""
        job, options, _ = asked("signer", seed=table)
        assert (await self.pool.choose(self._title, job, options)).how == "bot"
        return self.signed(table)[-1]

    def signed(self, table: int) -> list[int]:
        """The processes that have begun to think for a table."""
        file = self._folder / f"signed {table}"
        return [int(line) for line in file.read_text().split()] if file.exists() else []

    @asynccontextmanager
    async def thinking(self, table: int) -> AsyncIterator[asyncio.Task[int]]:
        """While this lasts, the bot of a table thinks."""
        think, before = self._folder / f"think {table}", len(self.signed(table))
        think.touch()
        task = asyncio.create_task(self.choose(table))
        while len(self.signed(table)) == before:
            await asyncio.sleep(0.01)
        try:
            yield task
        finally:
            think.unlink()
            await task

    async def waits(self, table: int) -> asyncio.Task[int]:
        """A table whose bot waits for a worker."""
        task = asyncio.create_task(self.choose(table))
        while not (self.pool.queued or task.done()):
            await asyncio.sleep(0.01)
        return task


@pytest.fixture
async def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: Title[Any]) -> AsyncIterator[Pair]:
    monkeypatch.setenv("STRANGE_DIR", str(tmp_path))
    pair = Pair(tmp_path, title)
    await pair.pool.start()
    await ready(pair.pool)
    yield pair
    await pair.pool.stop()


async def test_a_seat_is_answered_by_the_process_that_answered_it_last(pair: Pair) -> None:
    by = {table: await pair.choose(table) for table in (3, 4, 5, 6)}
    assert set(by.values()) == {worker.pid for worker in pair.pool._all}, "different tables use both"
    for table in (3, 3, 3, 4, 4, 6, 5, 5, 3):
        assert await pair.choose(table) == by[table]


async def test_a_seat_waits_for_its_process_and_no_longer(pair: Pair) -> None:
    by = {table: await pair.choose(table) for table in (3, 4, 5)}
    assert by[5] == by[3] != by[4]
    async with pair.thinking(3):
        waiting = await pair.waits(5)
        assert await pair.choose(4) == by[4], "the other is free"
        assert await pair.choose(6) == by[4], "and answers whom nobody has answered yet"
        assert not waiting.done()
    assert await waiting == by[5]


async def test_a_seat_whose_process_was_killed_is_answered_by_another(pair: Pair) -> None:
    by = {table: await pair.choose(table) for table in (3, 4)}
    os.kill(by[3], signal.SIGKILL)
    assert await pair.choose(3) == by[4], "the job is done again, by the other"
    await ready(pair.pool)
    assert [await pair.choose(3) for _ in range(3)] == [by[4]] * 3, "and it keeps to that one"
    assert pair.pool.counts.died == 1


async def test_who_waits_for_a_process_that_is_killed_is_answered_by_another(pair: Pair) -> None:
    by = {table: await pair.choose(table) for table in (3, 4, 5)}
    async with pair.thinking(3):
        waiting = await pair.waits(5)
        os.kill(by[3], signal.SIGKILL)
        assert await waiting == by[4]
