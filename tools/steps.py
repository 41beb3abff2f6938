"""The checkout: where its parts are, and steps of the set-up that are done once.

A step leaves a stamp in .venv, a hash of what it was made from, and is skipped while that holds.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

Command = list[str | Path]


class Stop(Exception):
    """Something the user can mend; the text is the one sentence that says how."""


def stamp(name: str) -> Path:
    return VENV / f".stamp-{name}"


def is_done(name: str, source: str) -> bool:
    return stamp(name).exists() and stamp(name).read_text() == digest(source)


def done(name: str, source: str) -> None:
    stamp(name).write_text(digest(source))


def digest(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()


def contents(files: Iterable[Path]) -> str:
    """What all these files hold, as one short text to be stamped on."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """A second launcher waits until the first has set up."""
    with open(__file__) as held:
        with contextlib.suppress(ImportError):  # Windows has no fcntl
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
