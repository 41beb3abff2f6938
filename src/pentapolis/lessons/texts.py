"""The words of lessons, guided games and aids: those of the game, and beside them `texts/lessons.<language>.ftl` and so
on."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel.title import Title
from ..words import Words

PARTS = ("lessons", "guide", "aid")


@cache
def texts_of(lang: str, title: Title[Any]) -> Words:
    """All that can be said about learning a game, kept."""
    return Words(lang, title.id, title.actions, PARTS)
