"""How many files, connections among them, a process may have open. The system has a soft and a hard limit."""

from __future__ import annotations

import sys
from contextlib import suppress

ENOUGH = 65_536
FEW = 4_096
"""Below that a few visitors can use up all connections."""


def limits() -> tuple[int, int]:
    """The soft limit and the hard one; where a system has none, enough."""
    if sys.platform == "win32":
        return ENOUGH, ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return tuple(ENOUGH if limit == resource.RLIM_INFINITY else limit for limit in (soft, hard))  # type: ignore[return-value]  # two


def raise_limit() -> None:
    """Use what the hard limit allows: the soft one is often no more than 1,024."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = limits()
    if soft < min(hard, ENOUGH):
        with suppress(OSError, ValueError):  # some systems have a limit below their hard limit
            _, given = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, ENOUGH), given))
