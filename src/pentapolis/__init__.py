"""Pentapolis: five board games, complete to the letter of their rulebooks, to play and to program with.

    >>> import pentapolis as pp
    >>> chance = pp.FastChance(7)
    >>> g = pp.new("kingsburg", seats=3, chance=chance)
    >>> seat = pp.to_act(g)[0]
    >>> options = pp.legal(g, seat)
    >>> pp.apply(g, seat, options[0], chance)

A state is plain data. `legal` lists everything a seat can do, `apply` does it, `observe` is what a seat may know.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import *  # noqa: F403 (for type checkers; at run time __getattr__ finds the names)

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Load the library when something of it is first used, so that a command starts at once."""
    if not name.startswith("_") and name != "api":
        api = import_module(".api", __name__)
        if name in api.__all__:
            value = globals()[name] = getattr(api, name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
