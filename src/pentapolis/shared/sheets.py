"""The boards as text that the games provide."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from .. import games
from ..kernel.title import Title
from ..words.sheet import GameSheet


def art(title: Title[Any]) -> GameSheet | None:
    """A game's board as text, if it has one yet."""
    name = f"{games.__name__}.{title.id}.sheet"
    try:
        return cast(GameSheet, import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
