"""What workers do beside choosing for bots: hints, explanations, and finished games in hindsight.

Hints and explanations are made from what a viewer sees, and nothing else. Only for a look back at a finished game is a
worker told its record; that is done in small parts, so that bots never wait for it long.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from ... import games
from ...bots.analysis import Account, Advice, Hindsight, advise, explain, explain_seen
from ...bots.protocol import imagined, luck
from ...kernel.match import Match
from ...kernel.options import Options
from ...kernel.record import Record
from ...kernel.title import Title
from ..loaded import recent

PART_S = 1.0
"""How long a part of a study takes, and one move more."""


class HintJob(msgspec.Struct, frozen=True, array_like=True, tag="hint"):
    """What would a bot of this level do in a seat that sees this?"""

    game: str
    observation: bytes
    seat: int
    level: str
    seed: int
    components: str = ""


class WhyJob(msgspec.Struct, frozen=True, array_like=True, tag="why"):
    """What speaks for what a seat chose, in the eyes of a viewer who saw this then: that seat itself, or another."""

    game: str
    observation: bytes
    viewer: int
    seat: int
    action: str
    seed: int
    components: str = ""


class StudyJob(msgspec.Struct, frozen=True, array_like=True, tag="study"):
    """The accounts of a finished game from this one on, as many as can be made in a moment."""

    record: bytes
    start: int
    effort: int


Study = HintJob | WhyJob | StudyJob


def study(job: Study) -> bytes:
    """Do a job; what is found, as msgpack: an `Advice`, or accounts."""
    return msgspec.msgpack.encode(accounts(job) if isinstance(job, StudyJob) else advice(job))


def advice(job: HintJob | WhyJob) -> Advice:
    """A hint or an explanation."""
    title = games.title(job.game)
    recent(title, job.components)
    observation = title.decode(job.observation)
    if isinstance(job, HintJob):
        return advise(title, observation, job.seat, asked(title, observation, job.seat, job.seed), job.seed, job.level)
    chosen = title.parse(job.action)
    if job.viewer == job.seat:
        options = asked(title, observation, job.seat, job.seed)
        return explain(title, observation, job.seat, options, chosen, job.seed)
    return explain_seen(title, observation, job.viewer, job.seat, chosen, job.seed)


def asked(title: Title[Any], observation: Any, seat: int, seed: int) -> Options:
    """What a seat is asked. It is found in an imagined world, where every game can count on a whole state."""
    return title.asked(imagined(title, observation, seat, luck(title, seed, observation, seat)), seat)


_held: dict[tuple[bytes, int], tuple[int, Iterator[Account]]] = {}
"""The study that this worker had last, where it stands, and how it goes on."""


def accounts(job: StudyJob) -> list[Account]:
    """The next accounts; none where there are no more."""
    at, left = _held.pop((job.record, job.effort), (-1, iter(())))
    if at != job.start:
        left = _hindsight(job).accounts(job.start)
    until = time.monotonic() + PART_S
    found: list[Account] = []
    for account in left:
        found.append(account)
        if time.monotonic() >= until:
            _held.clear()
            _held[job.record, job.effort] = job.start + len(found), left
            break
    return found


def _hindsight(job: StudyJob) -> Hindsight:
    record = Record.from_json(job.record)
    title = games.title(record.game)
    box = recent(title, record.components)
    match = Match.replay(title, record)
    match.held = box  # other jobs come between the parts of a study
    return Hindsight(match, job.effort)
