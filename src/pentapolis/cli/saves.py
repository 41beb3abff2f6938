"""Saved games: the record of a game as it stands, with who plays each seat. Written whole or not at all.

A running game is saved with its whole record, the seed of its dice included: it is a file for the machine it is played
on. When the game is over the same file is what `pentapolis verify` checks.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from .. import games
from ..games.faults import BrokenPlugin
from ..kernel.chance import commitment
from ..kernel.components import SIZE
from ..kernel.match import Diverged
from ..kernel.record import Move, Record, Seal, place_of
from ..kernel.refusal import BadComponents, Malformed, Refused
from ..kernel.title import Title
from ..local.home import PREFIX, user_folder
from ..local.saved import Saved, Terminal, check_record
from .output import USAGE, Stop

DRAWS = 1 << 40
"""No game draws so often."""


class _Beside(msgspec.Struct):
    """What a saved game holds beside its record."""

    terminal: Terminal | None = None


def folders() -> list[Path]:
    """Where games are kept, and where they may still lie: `games` in the data folder of all commands, the folder that
    only this one knew before ($PENTAPOLIS_HOME), the system's place for a user's data."""
    data, home = os.environ.get(f"{PREFIX}DATA_DIR"), os.environ.get(f"{PREFIX}HOME")
    given = [Path(data).expanduser() / "games"] if data else []
    return [*given, Path(home) if home else user_folder()]


def place(name: str) -> Path:
    """A file among the saved games: where it lies, else where it is to be written."""
    wanted = [folder / name for folder in folders()]
    return next((path for path in wanted if path.exists()), wanted[0])


def new_path(game: str) -> Path:
    """A file for a new game, named by the game and a number of its own."""
    taken = {path.stem for folder in folders() for path in folder.glob(f"{game}-*.json")}
    number = 1
    while f"{game}-{number}" in taken:
        number += 1
    return folders()[0] / f"{game}-{number}.json"


def unfinished() -> list[tuple[Path, Saved]]:
    """Games that can be gone on with, the latest first. Whatever else lies in the folders is passed over."""
    found = []
    for path in (path for folder in folders() for path in folder.glob("*.json")):
        try:
            saved = read(path)
            terminal, seal = saved.terminal, saved.seal
            if terminal is None or seal is None or terminal.over or saved.game not in games.names():
                continue
            check_record(saved, known(saved.game))
            check_terminal(saved, terminal, seal)
            found.append((path.stat().st_mtime, path, saved))
        except (OSError, ValueError, Stop, Refused):
            continue
    return [(path, saved) for _, path, saved in sorted(found, key=lambda one: one[0], reverse=True)]


def keeps(path: Path, saved: Saved) -> bool:
    """Can a game be written here without a loss: no file yet, or this same game as it was earlier?"""
    if not os.path.lexists(path):
        return True
    try:
        there = read(path)
    except (Stop, Refused):
        return False
    same = all(getattr(there, name) == getattr(saved, name) for name in ("game", "table", "names", "setup"))
    sealed = there.seal is not None and saved.seal is not None and there.seal.commitment == saved.seal.commitment
    return same and sealed and there.entries == saved.entries[: len(there.entries)]


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
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Stop("cli-cannot-write", file=str(path), why=why) from None


def read(path: Path) -> Saved:
    """Read a saved game or a record; `Malformed` if it is neither."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Stop("cli-cannot-read", USAGE, file=str(path), why=error.strerror or str(error)) from None
    try:
        record = Record.from_json(data)
        terminal = msgspec.json.decode(data, type=_Beside).terminal
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed("malformed-record", detail=place_of(error)) from None
    return Saved(**{name: getattr(record, name) for name in Record.__struct_fields__}, terminal=terminal)


def check_terminal(saved: Saved, terminal: Terminal, seal: Seal) -> None:
    """Can the terminal go on with what it finds beside the record? `Malformed` names the field."""
    if len(terminal.bots) != saved.table.seats:
        raise Malformed("malformed-record", detail="$.terminal.bots")
    fits = re.fullmatch("[0-9a-f]{64}", seal.seed) and commitment(bytes.fromhex(seal.seed)) == seal.commitment
    if not fits:
        raise Malformed("malformed-record", detail="$.seal.seed")
    least = max((entry.drawn for entry in saved.entries if isinstance(entry, Move)), default=0)
    if not max(0, least) <= terminal.drawn < DRAWS:
        raise Malformed("malformed-record", detail="$.terminal.drawn")


@contextlib.contextmanager
def one_sentence(file: Path) -> Iterator[None]:
    """Replay a record in here: whatever a bent one does to the rules, its reader gets one sentence."""
    try:
        yield
    except (Stop, Refused):
        raise
    except Diverged as diverged:
        raise Stop("cli-diverged", file=str(file), move=diverged.move) from None
    except Exception as error:
        raise Malformed("malformed-record", detail="$.entries") from error


def title_of(record: Record, components: Path | None = None) -> Title[Any]:
    """The game of a record, with the box of components it was played with."""
    title = known(record.game)
    check_record(record, title)
    if record.table.box:
        source = record.components.encode() if components is None else _bytes(components)
        if not source or load_box(title, source) != record.table.box:
            raise Stop("cli-other-components", USAGE)
    return title


def known(game: str) -> Title[Any]:
    """A game by its id."""
    try:
        return games.title(game)
    except BrokenPlugin as broken:
        raise Stop(broken.fault.key, USAGE, **broken.fault.arguments) from None
    except LookupError:
        raise Stop("cli-no-game", USAGE, game=game, games=", ".join(games.names())) from None


def load_box(title: Title[Any], source: bytes, new: bool = False) -> str:
    """The id of the box that an owner's component file makes, for a saved game or for a new one."""
    if title.box is None:
        raise Stop("cli-no-components", USAGE, game=title.id)
    try:
        if new:
            title.box.check(source)
        return title.box.load(source)
    except BadComponents as bad:
        raise Stop("cli-bad-components", USAGE, because=(title.id, bad)) from None


def read_components(title: Title[Any], path: Path | None) -> tuple[str, str]:
    """The box of a component file and the file's text; the game's own box if there is no file."""
    if path is None:
        return "", ""
    source = _bytes(path)
    return load_box(title, source, new=True), source.decode()


def _bytes(path: Path) -> bytes:
    """A component file; of one that is too large no more than shows it."""
    try:
        with path.open("rb") as file:
            return file.read(SIZE + 1)
    except OSError as error:
        raise Stop("cli-cannot-read", USAGE, file=str(path), why=error.strerror or str(error)) from None
