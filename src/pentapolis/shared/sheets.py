"""The boards as text that the games provide."""

from __future__ import annotations

from typing import Any

from .. import games
from ..kernel.title import Title
from ..words.sheet import GameSheet


def art(title: Title[Any]) -> GameSheet:
    """A game's board as text."""
    return games.sheet(title.id)
