"""Small files that are made once and kept: whole or not at all, readable by their owner only."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def write_once(file: Path, data: bytes) -> None:
    """Write a file, unless another process has written it meanwhile; an empty one is replaced."""
    draft = file.with_suffix(f".{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        try:
            os.link(draft, file)
        except FileExistsError:
            if not file.stat().st_size:
                os.replace(draft, file)
        except OSError:  # a file system without links
            os.replace(draft, file)
    finally:
        draft.unlink(missing_ok=True)
