"""One server for one SQLite file: a lock of the operating system, which is gone with the process that holds it.

Two servers on one file would each show games as they were when they last looked. Backups and the doctor only read, and
need no lock.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from ..settings import Settings

AT = 1 << 20
"""The byte that is locked: beyond the text of the file, which Windows would keep others from reading."""


HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""What the system says of a lock that another process holds; the last on Windows only."""
MISSING = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
"""What it says where files can't be locked, as on some network file systems."""


class InUse(Exception):
    """A server is running on this database; `pid` is its process, "?" if that is not known."""

    def __init__(self, pid: str = "?") -> None:
        super().__init__(pid)
        self.pid = pid


class Alone:
    """The right to serve an SQLite file, held from `take` to `leave`. PostgreSQL needs none."""

    def __init__(self, settings: Settings) -> None:
        file = settings.file.resolve()  # whatever symbolic links lead to it; a hard link is another name
        self._path: Path | None = None if settings.postgres else file.with_name(file.name + ".lock")
        self._held: IO[str] | None = None

    def take(self) -> bool:
        """Whether the file is protected from a second server, which it is not where files can't be locked. `InUse` if
        another process has it; `OSError` if the folder can't be written to."""
        if self._path is None or self._held is not None:
            return True
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii")
        try:
            _lock(held)
        except OSError as error:
            with held:
                if error.errno in MISSING:
                    return False
                if error.errno not in HELD:
                    raise
                held.seek(0)
                pid = held.read(20).strip()
            raise InUse(pid or "?") from None
        self._held = held
        with suppress(OSError):  # on a full disk the lock holds all the same
            held.truncate(0)
            held.write(str(os.getpid()))
            held.flush()
        return True

    def leave(self) -> None:
        """Let others have it."""
        held, self._held = self._held, None
        if held is not None:
            with suppress(OSError):
                held.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(AT)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        # a record lock: unlike `flock` it does not stay with a child that outlives us
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, AT)
