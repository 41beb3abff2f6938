"""Windows inside a battle: one that nobody could act in, by what all can see, is not opened."""

from __future__ import annotations

from typing import Any

from ....kernel.agenda import Entry
from ....kernel.window import Reaction
from ..state import Medioevo
from ..windows import anybody


def opened(g: Medioevo, window: Reaction, *context: Any) -> tuple[Entry, ...]:
    """The entry of a window, or nothing if nobody has anything for it; whom it polls is seen when it is reached."""
    return (window.of(*context),) if anybody(g, window.name) else ()
