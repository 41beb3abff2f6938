"""The games. Each is a package of its own that offers a `TITLE`; it is loaded when somebody asks for it.

A game that is not whole yet has a page `DRAFT.md` in its package that says what is missing: it can be played by whoever
names it, and is offered to nobody.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..kernel.title import Title

DRAFT = "DRAFT.md"


def names(drafts: bool = False) -> list[str]:
    """The ids of all games, in alphabetical order; with `drafts` also of those that are not whole yet."""
    found = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return found if drafts else [name for name in found if not is_draft(name)]


def is_draft(game: str) -> bool:
    """Whether a game is not whole yet."""
    return any(Path(folder, game, DRAFT).is_file() for folder in __path__)


@cache
def title(game: str) -> Title[Any]:
    """A game by its id; `LookupError` if there is none."""
    if game not in names(drafts=True):
        raise LookupError(f"there is no game {game}; there are {', '.join(names())}")
    loaded: Title[Any] = import_module(f"{__name__}.{game}").TITLE
    return loaded
