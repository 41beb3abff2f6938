"""The player aid: a game on one page.

A game offers `aid(box, words)` in a module `aid` of its package, which makes it of the game's own things and of
`texts/aid.<language>.ftl`. What it returns is a sheet, like the board as text.
"""

from __future__ import annotations

from typing import Any

from .. import games
from ..kernel.title import Title
from ..words import Words
from ..words.sheet import Sheet


def aid_of(title: Title[Any], words: Words, box: str = "") -> Sheet | None:
    """A game's aid in these words; nothing if it has none yet."""
    module = games.part(title.id, "aid")
    if module is None:
        return None
    made: Sheet = module.aid(box, words)
    return made
