"""The games. Each is a package of its own that offers a `TITLE`; it is loaded when somebody asks for it."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from ..kernel.title import Title


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def title(game: str) -> Title[Any]:
    """A game by its id; `LookupError` if there is none."""
    if game not in names():
        raise LookupError(f"there is no game {game}; there are {', '.join(names())}")
    loaded: Title[Any] = import_module(f"{__name__}.{game}").TITLE
    return loaded
