"""A guided game: a whole game with bots, in which the coach says for the first rounds what is good to do now.

A game keeps it as `guide.toml` beside its lessons, to be offered after them:

    minutes = 60
    bots = 3
    options = { length = "short" }

    [[talks]]
    id = "first_village"                     # of its two lines: guide-first-village-a and -b
    round = 1
    decision = "purchases"
    can = "build_building building=village"  # a verb and some fields; nothing: whatever can be done

Whenever a person decides, the first talk that fits what is asked is said in place of what is said to any decision of
that kind. What has been done can't be done again or is no longer asked, so the talks follow each other by themselves.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from .. import games
from ..kernel.action import Action, text
from ..kernel.match import View
from ..kernel.title import Title
from ..words import Words
from .texts import texts_of


class Talk(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the coach says in one situation."""

    id: str
    round: int
    decision: str
    can: str = ""

    def fits(self, options: Iterable[Action]) -> bool:
        """Whether what it is about can be done now."""
        wanted = set(self.can.split())
        return not wanted or any(wanted <= set(text(option).split()) for option in options)


class Guide(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A guided game as data."""

    minutes: int
    bots: int
    talks: list[Talk]
    options: dict[str, str] = {}

    def talk(self, title: Title[Any], g: Any, decision: str, options: Iterable[Action]) -> Talk | None:
        """What is said to a person with these options; nothing where they know enough. `g` is what they see."""
        now = title.rounds(g)
        talks = [talk for talk in self.talks if (talk.round, talk.decision) == (now, decision)]
        return next((talk for talk in talks if talk.fits(options)), None)


@cache
def guide_of(title: Title[Any]) -> Guide | None:
    """A game's guided game; nothing if it has none."""
    file = games.folder(title.id) / "guide.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Guide) if file.is_file() else None


def talked_through(title: Title[Any], view: View[Any], lang: str) -> tuple[str, str] | None:
    """What the coach says to what a view asks: what there is to do now, and why; nothing where the game has no talk for
    it."""
    guide = guide_of(title)
    talk = guide.talk(title, view.observation, view.decision, view.options) if guide else None
    return None if talk is None else lines_of(texts_of(lang, title), talk)


def lines_of(words: Words, talk: Talk) -> tuple[str, str]:
    """The two lines of a talk. The words are those of lessons."""
    return words.say(f"guide-{talk.id}-a"), words.say(f"guide-{talk.id}-b")
