"""The level file of a game, `games/<game>/levels.toml`: what its bots were made with, how they judge, how hard each tries.

    [made]                       # how the numbers below were found
    command = "pentapolis tune kingsburg --games 2000 --seed 1"
    seed = 1
    games = 2000

    [value]                      # the win model (`pentapolis.bots.value`)
    nobody = [-2.0, -6.0]
    [value.seats]
    3 = 1.1
    [value.terms]
    vp = [0.08, 0.31]

    [levels.normal]              # parameters by level, from the weakest to the strongest
    way = "ahead"
    worlds = 12

It is data: written by `pentapolis tune`, read once.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from .value import Model

FILE = "levels.toml"
VERSION = 1


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the numbers of a level file were found."""

    command: str
    seed: int
    games: int


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level file says."""

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
    try:
        return read(files(f"pentapolis.games.{game}").joinpath(FILE).read_bytes())
    except (ModuleNotFoundError, FileNotFoundError):
        raise LookupError(f"{game} has no levels: `pentapolis tune {game}` makes them") from None
