"""What a worker process does: it is told what a seat sees, and answers with a choice (or studies something: `studies`).

    python -m pentapolis.server.automatic.thinking        # jobs on standard input, answers on standard output

A message is its length in four bytes, then msgpack. A worker ends when its input does, and never outlives its parent.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from threading import Thread
from typing import BinaryIO

import msgspec

from ... import games
from ...bots import bot
from ...bots.protocol import Bot, heuristics
from ...kernel.action import text
from .studies import Study, asked, study

KEPT = 64
"""Bots that a worker remembers."""
PARENT_S = 1.0
"""How often a worker looks whether its parent still lives."""


class Job(msgspec.Struct, frozen=True, array_like=True, tag="choose"):
    """All that a worker is told: the game, what the seat sees, who thinks. No state, no record."""

    game: str
    observation: bytes
    seat: int
    bot: str
    seed: int
    components: str = ""
    """The owner's own component file, if the table's box is not the game's."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """A choice as its text, or what a study found."""

    action: str = ""
    found: bytes = b""
    error: str = ""


def think(job: Job | Study) -> Answer:
    """Do a job. What a bot can't do is said in the answer."""
    try:
        if not isinstance(job, Job):
            return Answer(found=study(job))
        title = games.title(job.game)
        if job.components and title.load_box is not None:
            title.load_box(job.components.encode())
        observation = title.decode(job.observation)
        options = asked(title, observation, job.seat, job.seed)
        if not len(options):
            return Answer(error=f"seat {job.seat} is not asked")
        thinker = brain(job.game, job.bot, job.seed, job.seat)
        return Answer(text(thinker.choose(observation, job.seat, options)))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


@lru_cache(maxsize=KEPT)
def brain(game: str, name: str, seed: int, seat: int) -> Bot:
    """The bot of a seat. It is kept, so that what it planned in a turn is not thought of anew; whether it still fits,
    it sees for itself."""
    return bot(name, games.title(game), seed)


# the process


def read(stream: BinaryIO) -> bytes | None:
    """A message, or None when there are no more."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    body = stream.read(int.from_bytes(head, "big"))
    return body if len(body) == int.from_bytes(head, "big") else None


def framed(body: bytes) -> bytes:
    """A message as it goes through a pipe."""
    return len(body).to_bytes(4, "big") + body


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Say that we are ready, then answer job after job."""
    decoder, encoder = msgspec.msgpack.Decoder(Job | Study), msgspec.msgpack.Encoder()
    body: bytes | None = encoder.encode(Answer())
    while body is not None:
        answers.write(framed(body))
        answers.flush()
        given = read(jobs)
        body = None if given is None else encoder.encode(think(decoder.decode(given)))


def warm(names: Sequence[str]) -> None:
    """Load games and what their bots need before the first job."""
    for name in names:
        with suppress(Exception):  # a game that can't be loaded says so when it is played
            heuristics(games.title(name))


def _end_with_parent() -> None:
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(PARENT_S)
    os._exit(1)


def main() -> None:
    """A worker. What anything prints goes to standard error: standard output belongs to the answers. Ctrl-C is left to
    the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    Thread(target=_end_with_parent, daemon=True).start()
    warm(games.names())
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
