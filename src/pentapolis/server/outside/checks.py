"""What a checking process does: component files and records that strangers sent are read and played here.

    python -m pentapolis.server.outside.checks        # jobs on standard input, answers on standard output

It may use so much memory and no more, where the system knows such limits (not on Windows). A file or a record that
needs more ends it, and the server starts another.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

import msgspec

from ... import games
from ...kernel.components import box_id
from ...kernel.refusal import BadComponents, BadTable, Illegal, Malformed, NotNow, Refused
from ...kernel.title import Title
from .. import boxes
from ..process import run
from ..trouble import Trouble
from ..wire.boxes import SetBox
from .playable import playable, verified

MEMORY = 512_000_000
"""Bytes that a checking process may use, about 100 million of them from the start."""
NICE = 5
"""It works where nobody else wants to."""


FAULT = "fault"


class Examine(msgspec.Struct, array_like=True, frozen=True, tag="examine"):
    """What does a box with these values hold? A `Box`."""

    game: str
    given: SetBox
    lang: str


class Load(msgspec.Struct, array_like=True, frozen=True, tag="load"):
    """Can this component file be used? The id of its box."""

    game: str
    components: str


class Verify(msgspec.Struct, array_like=True, frozen=True, tag="verify"):
    """Are the dice of this record genuine? A `Verified`."""

    record: bytes
    lang: str


class Play(msgspec.Struct, array_like=True, frozen=True, tag="play"):
    """Does this record replay? A `Played`."""

    record: bytes
    lang: str


Check = Examine | Load | Verify | Play


class No(msgspec.Struct, array_like=True):
    """Why not: a `Trouble` with its status, a refusal with its kind and rule, or a fault of ours."""

    kind: str
    key: str
    status: int
    rule: str
    args: dict[str, Any]

    def error(self) -> Exception:
        """The same as it was raised in the other process."""
        if self.kind == Trouble.__name__:
            return Trouble(self.key, self.status, **self.args)
        if self.kind == FAULT:
            return RuntimeError(self.key)
        return REFUSALS[self.kind](self.key, self.rule, **self.args)


class Reply(msgspec.Struct, array_like=True):
    """What was found, or why not."""

    found: bytes = b""
    no: No | None = None


REFUSALS = {kind.__name__: kind for kind in (Refused, Malformed, NotNow, Illegal, BadTable, BadComponents)}
_checks, _encoder = msgspec.msgpack.Decoder(Check), msgspec.msgpack.Encoder()


def answer(body: bytes) -> bytes:
    """Do a check that came through the pipe."""
    try:
        reply = Reply(_encoder.encode(_found(_checks.decode(body))))
    except Trouble as trouble:
        reply = Reply(no=No(Trouble.__name__, trouble.key, trouble.status, "", trouble.arguments))
    except Refused as refused:
        kind = next(kind.__name__ for kind in type(refused).__mro__ if kind.__name__ in REFUSALS)
        reply = Reply(no=No(kind, refused.reason, 0, refused.rule, refused.arguments))
    except MemoryError:
        os._exit(1)  # whoever waits is told that it was too much
    except Exception as error:
        reply = Reply(no=No(FAULT, f"a check failed: {type(error).__name__}: {error}", 0, "", {}))
    return _encoder.encode(reply)


def _found(job: Check) -> Any:
    if isinstance(job, Examine):
        return boxes.examined(job.game, job.given, job.lang)
    if isinstance(job, Load):
        return _load(games.title(job.game), job.components)
    if isinstance(job, Verify):
        return verified(job.record, job.lang)
    return playable(job.record, job.lang)


def _load(title: Title[Any], components: str) -> str:
    if title.box is None:
        raise Malformed("cli-no-components", game=title.id)
    title.box.check(components.encode())
    return box_id(components.encode())


def limit() -> None:
    """Accept the limits. Games are loaded when they are first asked for."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # not on Windows

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))
    with suppress(AttributeError, OSError):
        os.nice(NICE)


def main() -> None:
    """A checking process."""
    run(limit, answer)


if __name__ == "__main__":
    main()
