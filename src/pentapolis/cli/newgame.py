"""`pentapolis new-game NAME`: a small game that runs, as a package to turn into one's own."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from .. import games
from ..words import Words
from .output import OK, USAGE, Stop, clipped, say

SUFFIX = ".txt"
"""Of a template's file: what stands in it is no Python until it is filled in."""


def new_game(words: Words, name: str, folder: Path | None) -> int:
    """Write a package into a new folder: by default one with the name of the game, here."""
    check(name)
    target = folder or Path(name)
    if target.exists():
        raise Stop("new-game-exists", folder=str(target))
    written = filled_in(name)
    try:
        target.mkdir(parents=True)
        for place, text in written.items():
            path = target / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    except OSError as error:
        raise Stop("cli-cannot-write", file=str(target), why=error.strerror or str(error)) from None
    say(words.say("new-game-written", folder=str(target), files=len(written)))
    for line in (f"cd {target}", "pip install -e .", f"pentapolis play {name}", f"pytest --pentapolis-title {name}"):
        say(f"  {line}")
    return OK


def check(name: str) -> None:
    """`Stop` if no game can have this name."""
    if not games.ID.fullmatch(name) or keyword.iskeyword(name):
        raise Stop("new-game-name", USAGE, name=clipped(name))
    if name in games.names() or name in {fault.game for fault in games.broken()}:
        raise Stop("new-game-taken", USAGE, name=name)
    found = find_spec(name)
    if found is not None and found.origin is not None:  # without one it is a mere folder
        raise Stop("new-game-module", USAGE, name=name)


def filled_in(name: str) -> dict[str, str]:
    """The files of the package by their places in it."""
    words = [word for word in name.split("_") if word]
    fills = {
        "game": name,
        "dist": "-".join(words),
        "GA": "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2].upper(),
        "title": " ".join(words).capitalize(),
    }
    fill = re.compile(f"@({'|'.join(fills)})@")
    found = {}
    for place, text in sorted(_templates(files(__package__) / "templates" / "game")):
        package, _, rest = place.partition("/")
        where = f"{name}/{rest}" if package == "package" else place
        found[where.removesuffix(SUFFIX)] = fill.sub(lambda mark: fills[mark[1]], text)
    return found


def _templates(folder: Traversable, place: str = "") -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _templates(one, f"{place}{one.name}/")
        elif one.name.endswith(SUFFIX):
            found.append((place + one.name, one.read_text("utf-8")))
    return found
