"""Files that a long command writes at its end: looked at before it begins."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from .output import Stop


def unwritten(file: Path, error: OSError) -> Stop:
    """The sentence that says why a file can't be written."""
    return Stop("cli-cannot-write", file=str(file), why=error.strerror or str(error))


def check_target(file: Path) -> None:
    """Stop with a sentence if a file can't be written. The folders above it are made; a file that is there stays as it
    is, and none is left where there was none."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists():
            file.open("ab").close()
        else:
            TemporaryFile(dir=file.parent).close()
    except OSError as error:
        raise unwritten(file, error) from None
