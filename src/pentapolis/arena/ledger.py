"""The file of a run: what is played, then a line for each game as soon as it is over. Whoever finds it can go on.

A line that was cut off in the middle was never written: its game is played again, and comes out the same.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from .. import games
from ..bots.matches import Played
from .planning import BadContest, Contest

SOURCES = (".py", ".toml")
ASIDE = ("analysis", "tuning", "texts", "lessons", "sheet")
"""Folders that decide nothing in a game."""


class Begun(msgspec.Struct, frozen=True, tag="run"):
    """A run was begun or gone on with: its plan, and a digest of what plays."""

    plan: Contest
    code: str


class Finished(msgspec.Struct, frozen=True, tag="game"):
    """A game of a run: in which line-up, what came of it, and by seat the milliseconds of each turn."""

    line_up: int
    played: Played
    turns: tuple[tuple[float, ...], ...] = ()

    @property
    def job(self) -> tuple[int, int]:
        return self.line_up, self.played.number


class Ledger:
    """The games of a run, in memory and, if there is a file, in that too."""

    def __init__(self, plan: Contest, path: Path | str | None = None) -> None:
        """Open or make the file; `BadContest` if it holds something else, `OSError` if it can't be written."""
        self.plan, self.path = plan, None if path is None else Path(path)
        self.games: dict[tuple[int, int], Finished] = {}
        self.code: list[str] = []
        """What played them: more than one digest if something was changed while the run was stopped."""
        self._last = ""
        self._file: int | None = None
        if self.path is not None:
            whole = self._read(self.path)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
            os.ftruncate(self._file, whole)

    def begin(self) -> None:
        """Games that follow are played by the code that runs now."""
        code = digest(self.plan.game)
        if self._last != code:
            self._note(code)
            self._write(Begun(self.plan, code))

    def add(self, game: Finished) -> None:
        """Keep a game."""
        if game.job not in self.games:
            self._write(game)
            self.games[game.job] = game

    @property
    def results(self) -> list[tuple[int, Played]]:
        """The games by line-up."""
        return [(game.line_up, game.played) for game in self.games.values()]

    @property
    def left(self) -> list[tuple[int, int]]:
        """The games that are still to be played."""
        return [job for job in self.plan.jobs() if job not in self.games]

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _note(self, code: str) -> None:
        self._last = code
        if code not in self.code:
            self.code.append(code)

    def _write(self, line: Begun | Finished) -> None:
        if self._file is not None:
            os.write(self._file, msgspec.json.encode(line) + b"\n")

    def _read(self, path: Path) -> int:
        """Take over what a file holds; returns how many bytes of it are whole lines."""
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        try:
            read = [msgspec.json.decode(line, type=Begun | Finished) for line in lines]
        except msgspec.MsgspecError:
            raise BadContest("arena-no-run", file=str(path)) from None
        if data and not whole and not data.startswith(b'{"type":"run"'):
            raise BadContest("arena-no-run", file=str(path))
        if read and not isinstance(read[0], Begun):
            raise BadContest("arena-no-run", file=str(path))
        for line in read:
            if isinstance(line, Finished):
                self.games.setdefault(line.job, line)
            elif line.plan != self.plan:
                raise BadContest("arena-other-run", file=str(path))
            else:
                self._note(line.code)
        return whole


@cache
def digest(game: str) -> str:
    """A short digest of all that decides how bots play a game: kernel, bots, and the game with its levels."""
    root = files(__package__.rpartition(".")[0])
    found = hashlib.blake2b(digest_size=6)
    for folder in (root / "kernel", root / "bots", games.folder(game)):
        for name, source in sorted(_sources(folder, folder.name)):
            found.update(name.encode() + b"\0" + hashlib.blake2b(source.read_bytes()).digest())
    return found.hexdigest()


def _sources(folder: Traversable, name: str) -> Iterable[tuple[str, Traversable]]:
    for inner in folder.iterdir():
        if inner.is_dir() and inner.name not in ASIDE:
            yield from _sources(inner, f"{name}/{inner.name}")
        elif inner.name.endswith(SOURCES):
            yield f"{name}/{inner.name}", inner
