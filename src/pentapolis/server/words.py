"""The texts that the server speaks with, kept: reading them is slow, saying them is not."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.title import Title
from ..words import Words


def words_of(lang: str, title: Title[Any] | None = None) -> Words:
    """The texts of a game, or the common ones."""
    return _common(lang) if title is None else _of_game(lang, title)


@cache
def _common(lang: str) -> Words:
    return Words(lang)


@cache
def _of_game(lang: str, title: Title[Any]) -> Words:
    return Words(lang, title.id, title.actions)
