"""Locate the package of a game: one of ours, or a plug-in of an installed distribution.

A distribution offers a game with an entry point, whose name is the id of the game and whose value is its package:

    [project.entry-points."pentapolis.games"]
    liars_dice = "liars_dice"

Entry points are read once, when a plug-in is first asked for; `refresh` reads them again. Nothing here loads a game:
`pentapolis.games` does.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import invalidate_caches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "pentapolis.games"
OURS = Path(__file__).parent / "games"


class Source(NamedTuple):
    """A plug-in as its distribution declares it: the id of the game, its package, and the name of the distribution."""

    game: str
    module: str
    distribution: str


@cache
def ours() -> tuple[str, ...]:
    """The ids of the games that come with Pentapolis, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(OURS)]) if module.ispkg))


@cache
def sources() -> tuple[Source, ...]:
    """All plug-ins that are installed, whether they work or not, by id and distribution."""
    from importlib.metadata import entry_points  # takes longer than all the rest of the engine's imports

    return tuple(sorted({_source(one) for one in entry_points(group=GROUP)}))


def _source(declared: EntryPoint) -> Source:
    """What an entry point says; its package as it is written, even if no package can be called that."""
    try:
        distribution = declared.dist.name if declared.dist else ""
    except Exception:  # its metadata can't be read
        distribution = ""
    return Source(declared.name, declared.value.partition(":")[0].strip(), distribution or "")


def module(game: str) -> str:
    """The name of the package of a game; empty if there is none. Of two plug-ins with one id the first counts."""
    if game in ours():
        return f"{GROUP}.{game}"
    return next((source.module for source in sources() if source.game == game), "")


def folder(game: str) -> Traversable | None:
    """The folder with the data files of a game; None if there is no such game. A plug-in's package is imported."""
    if game in ours():
        return OURS / game
    name = module(game)
    return files(name) if name else None


def refresh() -> None:
    """Forget which plug-ins are installed, so that the next question looks again."""
    invalidate_caches()
    sources.cache_clear()
