"""Saved games: the record of a game as it stands, with who plays each seat. Written whole or not at all.

A running game is saved with its whole record, the seed of its dice included: it is a file for the machine it is played
on. When the game is over the same file is what `pentapolis verify` checks.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from .. import games
from ..kernel.record import Record
from ..kernel.title import Title
from .output import USAGE, Stop


class Terminal(msgspec.Struct):
    """What a terminal needs to go on: the bot of each seat ("" for a person), and how much of the dice is used."""

    bots: list[str]
    bot_seed: int
    drawn: int
    over: bool = False


class Saved(Record, omit_defaults=True):
    """A record with what the terminal needs beside it."""

    terminal: Terminal | None = None


def folder() -> Path:
    """Where games are kept: $PENTAPOLIS_HOME, else the system's place for a user's data."""
    if home := os.environ.get("PENTAPOLIS_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Pentapolis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pentapolis"


def new_path(game: str) -> Path:
    """A file for a new game, named by the game and a number of its own."""
    taken = {path.stem for path in folder().glob(f"{game}-*.json")}
    number = 1
    while f"{game}-{number}" in taken:
        number += 1
    return folder() / f"{game}-{number}.json"


def unfinished() -> list[tuple[Path, Saved]]:
    """Games that can be gone on with, the latest first."""
    found = []
    for path in sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        except (OSError, msgspec.DecodeError):
            continue
        if saved.terminal is not None and not saved.terminal.over and saved.game in games.names():
            found.append((path, saved))
    return found


def write(path: Path, saved: Saved) -> None:
    """Write a game so that the file is always a whole one, the old or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(saved.to_json())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Stop("cli-cannot-write", file=str(path), why=error.strerror or str(error)) from None


def read(path: Path) -> Saved:
    """Read a saved game or a record."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Stop("cli-cannot-read", USAGE, file=str(path), why=error.strerror or str(error)) from None
    record = Record.from_json(data)
    terminal = None
    if isinstance(given := msgspec.json.decode(data).get("terminal"), dict):
        terminal = msgspec.convert(given, Terminal, strict=False)
    return Saved(**{name: getattr(record, name) for name in Record.__struct_fields__}, terminal=terminal)


def title_of(record: Record, components: Path | None = None) -> Title[Any]:
    """The game of a record, with the box of components it was played with."""
    title = known(record.game)
    if record.table.box:
        source = record.components.encode() if components is None else _bytes(components)
        if not source or load_box(title, source) != record.table.box:
            raise Stop("cli-other-components", USAGE)
    return title


def known(game: str) -> Title[Any]:
    """A game by its id."""
    try:
        return games.title(game)
    except LookupError:
        raise Stop("cli-no-game", USAGE, game=game, games=", ".join(games.names())) from None


def load_box(title: Title[Any], source: bytes) -> str:
    """The id of the box that an owner's component file makes."""
    if title.load_box is None:
        raise Stop("cli-no-components", USAGE, game=title.id)
    try:
        return title.load_box(source)
    except ValueError as error:
        raise Stop("cli-bad-components", USAGE, why=str(error)) from None


def read_components(title: Title[Any], path: Path | None) -> tuple[str, str]:
    """The box of a component file and the file's text; the game's own box if there is no file."""
    if path is None:
        return "", ""
    source = _bytes(path)
    return load_box(title, source), source.decode()


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Stop("cli-cannot-read", USAGE, file=str(path), why=error.strerror or str(error)) from None
