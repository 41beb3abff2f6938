"""The file of a game's levels, as `pentapolis tune` reads and writes it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .. import games
from ..bots.levels import FILE, Levels, levels, read
from .output import USAGE, Stop
from .targets import check_target, unwritten


def file_of(game: str) -> Path:
    return Path(str(games.folder(game) / FILE))


def text_of(path: Path, game: str) -> str:
    """What a level file says now; a new one begins as the game's own, a new game's as nothing."""
    old = path if path.exists() else file_of(game)
    return old.read_text("utf-8") if old.exists() else ""


def check_out(path: Path) -> None:
    """Stop if a level file could not be written, or would be written over something else."""
    if path.exists():
        try:
            read(path.read_bytes() if path.is_file() else b"")
        except OSError as error:
            raise Stop("cli-cannot-read", file=str(path), why=error.strerror or str(error)) from None
        except (ValueError, msgspec.DecodeError):
            raise Stop("tune-no-levels", USAGE, file=str(path)) from None
    check_target(path)


def read_levels(file: Path) -> Levels:
    try:
        return read(file.read_bytes())
    except OSError as error:
        raise Stop("cli-cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except (ValueError, msgspec.DecodeError) as error:
        raise Stop("cli-cannot-read", file=str(file), why=str(error)) from None


def write_levels(file: Path, text: str) -> None:
    """Write a level file, whole or not at all."""
    beside = file.with_suffix(".new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(file)
    except OSError as error:
        raise unwritten(file, error) from None
    levels.cache_clear()
