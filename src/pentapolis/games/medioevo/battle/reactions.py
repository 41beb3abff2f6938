"""Windows inside a battle: one that nobody could act in, by what all can see, is not opened."""

from __future__ import annotations

from typing import Any

from ....kernel.agenda import Entry
from ....kernel.decision import Reaction
from ..state import Medioevo


def opened(g: Medioevo, window: Reaction, *context: Any) -> tuple[Entry, ...]:
    """The entry of a window, or nothing if it polls nobody."""
    return (window.of(*context),) if window.poll(g, *context) else ()
