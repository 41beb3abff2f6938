"""The server as its host runs it, but for one thing: bots think for a moment only. `python -m browser.quick_server`.

Processes in which bots think import this file too: what they do not need is imported where it is used.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from pentapolis.bots import at_table

if TYPE_CHECKING:
    from pentapolis.kernel.title import Title

MOMENT = 0.02
"""Seconds."""


def in_a_moment(name: str, title: Title[Any]) -> str:
    """A bot at a table, with a moment to think if it is one that thinks."""
    kind, counted, _ = at_table(name, title).partition(":seconds=")
    return f"{kind}{counted}{MOMENT}" if counted else kind


def serve() -> int:
    from pentapolis.cli.main import main
    from pentapolis.server.automatic import driver

    vars(driver).update(at_table=in_a_moment)
    return main()


if __name__ == "__main__":
    sys.exit(serve())
