"""What a worker process does: it is told what a seat sees, and answers with a choice (or studies something: `studies`).

    python -m pentapolis.server.automatic.thinking        # jobs on standard input, answers on standard output

Both are msgpack.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

import msgspec

from ... import games
from ...bots import bot
from ...bots.protocol import Bot, heuristics
from ...kernel.action import text
from ..loaded import recent
from ..process import run
from .studies import Study, asked, study

KEPT = 64
"""Bots that a worker remembers."""


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
        recent(title, job.components)
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


def answer(body: bytes) -> bytes:
    """Do a job that came through the pipe."""
    return _encoder.encode(think(_decoder.decode(body)))


_decoder, _encoder = msgspec.msgpack.Decoder(Job | Study), msgspec.msgpack.Encoder()


def warm() -> None:
    """Load games and what their bots need before the first job."""
    for name in games.names():
        with suppress(Exception):  # a game that can't be loaded says so when it is played
            heuristics(games.title(name))


def main() -> None:
    """A worker."""
    run(warm, answer)


if __name__ == "__main__":
    main()
