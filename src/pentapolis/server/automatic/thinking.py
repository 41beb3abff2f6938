"""What a worker process does: it is told what a seat sees, and answers with a choice. It knows no table and no record.

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
from threading import Thread
from typing import Any, BinaryIO, cast

import msgspec

from ... import games
from ...bots import bot
from ...bots.greedy import GreedyBot
from ...bots.protocol import Heuristics, heuristics, imagined, luck
from ...kernel.action import Action, text
from ...kernel.chance import FastChance
from ...kernel.options import Options
from ...kernel.title import Title

HINTS = 2
"""Reasons that a hint gives."""
PARENT_S = 1.0
"""How often a worker looks whether its parent still lives."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    """All that a worker is told: the game, what the seat sees, who thinks. No state, no record."""

    game: str
    observation: bytes
    seat: int
    bot: str
    seed: int
    components: str = ""
    """The owner's own component file, if the table's box is not the game's."""
    hint: bool = False
    """Whether to say why as well."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """A choice as its text, and for a hint what speaks for it: terms and what each is worth, in points."""

    action: str = ""
    reasons: list[tuple[str, float]] = []
    error: str = ""


def think(job: Job) -> Answer:
    """Do a job. What a bot can't do is said in the answer."""
    try:
        title = games.title(job.game)
        if job.components and title.load_box is not None:
            title.load_box(job.components.encode())
        observation = title.decode(job.observation)
        options = _options(title, job, observation)
        if not len(options):
            return Answer(error=f"seat {job.seat} is not asked")
        thinker = bot(job.bot, title, job.seed)
        chosen = thinker.choose(observation, job.seat, options)
        reasons = explain(title, job, observation, options, chosen) if job.hint else []
        return Answer(text(chosen), reasons)
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def _options(title: Title[Any], job: Job, observation: Any) -> Options:
    """What the seat is asked. It is found in an imagined world, where every game can count on a whole state."""
    return title.asked(imagined(title, observation, job.seat, luck(title, job.seed, observation, job.seat)), job.seat)


def explain(title: Title[Any], job: Job, observation: Any, options: Options, chosen: Action) -> list[tuple[str, float]]:
    """The terms of the evaluation that speak most for a choice: how much better they stand for it at the next quiet
    point than on average after the other options worth a look, over the same imagined worlds with the same luck."""
    try:
        game = heuristics(title)
    except LookupError:
        return []
    looker = GreedyBot(title, job.seed)
    others = [option for option in looker.promising(observation, job.seat, options) if option != chosen]
    gains: dict[str, float] = {}
    chance = luck(title, job.seed, observation, job.seat)
    for _ in range(looker.worlds):
        world = imagined(title, observation, job.seat, chance)
        seed = int(chance.pick("seed", range(1 << 30)))
        after = _after(looker, game, world, job.seat, chosen, seed)
        before = [_after(looker, game, world, job.seat, other, seed) for other in others] or [
            points(game, world, job.seat)
        ]
        for term, worth in after.items():
            mean = sum(terms.get(term, 0.0) for terms in before) / len(before)
            gains[term] = gains.get(term, 0.0) + (worth - mean) / looker.worlds
    return largest(gains)


def largest(gains: dict[str, float]) -> list[tuple[str, float]]:
    """The largest changes that show, the largest first.

    >>> largest({"vp": 1.0, "gold": -2.26, "wood": 0.04})
    [('gold', -2.3), ('vp', 1.0)]
    """
    seen = [(term, rounded) for term, gain in gains.items() if (rounded := round(gain, 1))]
    return sorted(seen, key=lambda pair: -abs(pair[1]))


def _after(looker: GreedyBot, game: Heuristics, world: Any, seat: int, action: Action, seed: int) -> dict[str, float]:
    g = looker.title.copy(world)
    looker.play_on(g, seat, action, FastChance(seed))
    return points(game, g, seat)


def points(game: Heuristics, g: Any, seat: int) -> dict[str, float]:
    """The terms of a seat in points, where the game says what they are worth, else as they are."""
    weighted = getattr(game, "points", None)
    return cast(dict[str, float], weighted(g, seat) if weighted else game.terms(g, seat))


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
    decoder, encoder = msgspec.msgpack.Decoder(Job), msgspec.msgpack.Encoder()
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
