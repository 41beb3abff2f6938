"""The level file of a game, `games/<game>/levels.toml`: how its bots were made, how they judge, how hard each tries.

    [made]                       # how the numbers below were found
    command = "pentapolis tune kingsburg --games 2000 --seed 1"
    seed = 1
    games = 2000

    [value.terms]                # the win model (`pentapolis.bots.value`)
    vp = [0.08, 0.31]
    [value.seats]
    3 = 1.1
    [value.nobody]
    1 = [3.0, 1.5]

    [levels.normal]              # parameters by level, from the weakest to the strongest
    way = "ahead"
    worlds = 12

    [made.parameters.normal]     # how parameters of a level were found, if `tune --parameters` found them
    command = "pentapolis tune kingsburg --games 100 --seed 1 --parameters normal:worlds --tries 60"
    seed = 1
    games = 6000

It is data: written by `pentapolis tune`, read once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from .. import packages
from .value import Model

FILE = "levels.toml"
VERSION = 1


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How numbers were found."""

    command: str
    seed: int
    games: int


class Made(Source, frozen=True, forbid_unknown_fields=True):
    """How the numbers of a level file were found: the win model, and parameters by level, where they were tuned."""

    parameters: dict[str, Source] = {}


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level file says. The levels are the weakest first."""

    version: int
    made: Made
    value: Model
    levels: dict[str, dict[str, Any]] = {}
    """Parameters of each level, the weakest first."""


def read(data: bytes) -> Levels:
    """A level file; `ValueError` says what is wrong with it."""
    found = msgspec.toml.decode(data, type=Levels)
    if found.version != VERSION:
        raise ValueError(f"this level file has version {found.version}, and {VERSION} is read")
    return found


@cache
def levels(game: str) -> Levels:
    """The levels of a game; `LookupError` if it has none."""
    folder = packages.folder(game)
    file = None if folder is None else folder / FILE
    if file is None or not file.is_file():
        raise LookupError(f"{game} has no levels: `pentapolis tune {game}` makes them")
    return read(file.read_bytes())


def written(made: Made, value: Model, old: str = "") -> str:
    """The text of a level file; what the old one says of its levels, and how they were found, stays as it is."""
    lines = [f"version = {VERSION}", "", "[made]", *_source(made)]
    for name in ("terms", "solo", "nobody"):
        if pairs := getattr(value, name):
            lines += [
                "",
                f"[value.{name}]",
                *(f"{key} = [{early:g}, {late:g}]" for key, (early, late) in pairs.items()),
            ]
    if value.seats:
        lines += ["", "[value.seats]", *(f"{seats} = {sharp:g}" for seats, sharp in value.seats.items())]
    return "\n".join(lines) + "\n" + _kept(old)


def _source(made: Source) -> list[str]:
    return [f"command = {_quoted(made.command)}", f"seed = {made.seed}", f"games = {made.games}"]


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _kept(old: str) -> str:
    """The tables of an old file that are not those of the win model, with the comments above them."""
    found: list[str] = []
    above: list[str] = []
    keep = False
    for line in filter(None, old.splitlines()):
        if line.startswith("#"):
            above.append(line)
            continue
        if line.startswith("["):
            keep = not line.startswith(("[made]", "[value"))
            above.insert(0, "")
        if keep:
            found += [*above, line]
        above = []
    return "\n".join([*found, *(above if keep else ()), ""]) if found else ""


def with_parameters(old: str, level: str, parameters: Mapping[str, float], made: Source) -> str:
    """The text of a level file with other parameters of a level, and how they were found."""
    lines, table = [], ""
    left = dict(parameters)
    told = f"[made.parameters.{level}]"
    for line in old.splitlines():
        if line.startswith("["):
            table = line.strip()
        key = line.partition("=")[0].strip()
        if table == f"[levels.{level}]" and key in left:
            lines.append(f"{key} = {left.pop(key):g}")
        elif table != told or line.startswith("#"):
            lines.append(line)
    place = lines.index(f"[levels.{level}]") + 1
    lines[place:place] = [f"{key} = {number:g}" for key, number in left.items()]
    return "\n".join(lines).rstrip() + "\n" + "\n".join(["", told, *_source(made), ""])
