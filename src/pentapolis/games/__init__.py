"""The games: ours, each a package beside this page, and those of installed plug-ins (`pentapolis.packages`).

A game is a package that offers a `TITLE`. Everything else in it is optional: texts, a sheet, heuristics, lessons. A
package is imported when somebody asks for its game. A plug-in that does not work is left out; `broken` says why.
"""

from __future__ import annotations

import re
import sys
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .. import packages
from ..kernel.mistakes import Mistake, raised
from ..kernel.title import Title

if TYPE_CHECKING:
    from ..words.sheet import GameSheet
    from .faults import Fault

T = TypeVar("T", bound=msgspec.Struct)

PARTS = ("sheet", "heuristics", "scenes", "aid")
"""The optional modules of a game's package."""
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""A game's id: it stands in addresses, file names and the database."""


def names() -> list[str]:
    """The ids of all games that can be played, in alphabetical order."""
    return sorted([*packages.ours(), *_plugins()[0]])


def ours() -> list[str]:
    """The ids of the games that come with Pentapolis, in alphabetical order."""
    return list(packages.ours())


def plugins() -> list[str]:
    """The ids of the games that installed plug-ins offer and that can be played, in alphabetical order."""
    return sorted(_plugins()[0])


def broken() -> list[Fault]:
    """The plug-ins that are installed and can't be played, with the reasons."""
    return list(_plugins()[1])


def title(game: str) -> Title[Any]:
    """A game by its id. `LookupError` if there is none; it is a `BrokenPlugin` if a plug-in offers it in vain."""
    if game in packages.ours():
        return _our_title(game)
    found = _plugins()[0].get(game)
    if found is not None:
        return found
    from .faults import BrokenPlugin

    for fault in broken():
        if fault.game == game:
            raise BrokenPlugin(fault)
    raise LookupError(f"there is no game {game}; there are {', '.join(names())}")


def part(game: str, name: str) -> ModuleType | None:
    """An optional module of a game's package, such as `heuristics`; None if the game, or its package, has none."""
    package = packages.module(game)
    if not package:
        return None
    try:
        return import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{name}":
            raise
        return None


def gather(kind: type[T], module: ModuleType) -> T:
    """Gather a module's names into a struct, by the names of its fields."""
    given = vars(module)
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required and field.name not in given]
    if needed:
        raise TypeError(f"{module.__name__} must offer {', '.join(needed)}")
    return kind(**{name: given[name] for name in kind.__struct_fields__ if name in given})


@cache
def sheet(game: str) -> GameSheet:
    """How a game is drawn as text: by its own sheet, or by one that is made of what the observation holds."""
    from ..words.generic import GENERIC
    from ..words.sheet import GameSheet

    own = part(game, "sheet")
    return GENERIC if own is None else gather(GameSheet, own)


def folder(game: str) -> Traversable:
    """The folder of a game's package, where its data files are; `LookupError` if there is no such game."""
    found = packages.folder(game)
    if found is None:
        raise LookupError(f"there is no game {game}; there are {', '.join(names())}")
    return found


def refresh() -> None:
    """Look again for plug-ins that are installed. Packages that are already imported stay as they are."""
    packages.refresh()
    _plugins.cache_clear()
    sheet.cache_clear()


@cache
def _our_title(game: str) -> Title[Any]:
    loaded: Title[Any] = import_module(f"{__name__}.{game}").TITLE
    return loaded


@cache
def _plugins() -> tuple[dict[str, Title[Any]], tuple[Fault, ...]]:
    """The titles of all plug-ins that work, by id, and what is wrong with the others."""
    working: dict[str, Title[Any]] = {}
    faults: list[Fault] = []
    by: dict[str, str] = {}
    for source in packages.sources():
        found = _load(source, by)
        if isinstance(found, Title):
            working[source.game] = found
        else:
            faults.append(found)
        by.setdefault(source.game, source.distribution)
    return working, tuple(faults)


def _load(source: packages.Source, by: dict[str, str]) -> Title[Any] | Fault:
    """The title of a plug-in, or what is wrong with it. `by` says who offers the ids that came before."""
    from .faults import Fault

    game, module, distribution = source
    if not ID.fullmatch(game):
        return Fault(game, distribution, module, "name")
    if game in packages.ours():
        return Fault(game, distribution, module, "ours")
    if game in by:
        return Fault(game, distribution, module, "twice", by[game])
    try:
        with redirect_stdout(sys.stderr):  # what a command prints may be read by a program
            package = import_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a stranger's module does
        return Fault(game, distribution, module, "import", _told(error, module))
    if not hasattr(package, "__path__"):
        return Fault(game, distribution, module, "package")
    found = vars(package).get("TITLE")
    if not isinstance(found, Title):
        return Fault(game, distribution, module, "no-title")
    if found.id != game:
        return Fault(game, distribution, module, "id", found.id)
    return _fault_inside(source) or found


def _fault_inside(source: packages.Source) -> Fault | None:
    """The fault in the texts or in an optional module of a plug-in; None if they can be read."""
    from ..words import LANGUAGES, Words
    from .faults import Fault

    game, module, distribution = source
    try:
        for lang in LANGUAGES:
            Words(lang, game)
    except Exception as error:
        return Fault(game, distribution, module, "texts", _told(error, module))
    try:
        with redirect_stdout(sys.stderr):
            for name in PARTS:
                part(game, name)
            sheet(game)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return Fault(game, distribution, module, "part", _told(error, module))
    return None


def _told(error: BaseException, module: str) -> str:
    """An error on one line, short enough for a sentence, with the line of the game's package where it came up."""
    try:
        said = " ".join(str(error).split())
    except Exception:  # a stranger's class
        said = ""
    said = said or "no message"
    place = "" if isinstance(error, Mistake) else raised(error, module)
    return f"{place}{place and ': '}{type(error).__name__}: {said}"[:300].rstrip(".")
