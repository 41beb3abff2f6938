"""Games to choose from, their things and their rules; verification of a record."""

from __future__ import annotations

from typing import Any

import msgspec

from ...words.sheet import Thing
from .common import Extra


class OptionValue(msgspec.Struct, omit_defaults=True):
    """A value of a table option."""

    value: str
    name: str
    seats: list[int] = []
    """The numbers of players that can agree on it, where not all can."""


class NamedOption(msgspec.Struct):
    """An option of a game with its name in the language of the viewer: a variant, a module."""

    id: str
    name: str
    default: str
    values: list[OptionValue]


class BotLevel(msgspec.Struct):
    """An opponent: what its seat says, and what it is like."""

    id: str
    name: str
    about: str


class Game(msgspec.Struct):
    """A game as it stands on the shelf."""

    id: str
    name: str
    tagline: str
    about: str
    provenance: str
    reconstructed: bool
    box: bool
    """Whether it has values that are not the book's, which whoever owns the game can replace."""
    players: list[int]
    minutes: list[int]
    weight: int
    """1 light to 5 heavy."""
    options: list[NamedOption]
    bots: list[BotLevel]
    standing: dict[str, str]
    """Standing orders that a slow table may begin with: decision and action."""
    standing_words: dict[str, str]
    """Their sentences, by decision."""
    decisions: dict[str, str]
    """Titles of all decisions, for "don't ask me about"."""
    board: str = ""
    """The address of its drawn board, an ES module that exports `mount`; empty if it brings none."""
    lacks: list[Extra] = []
    """Parts that it lacks, and that are not offered."""


class Things(msgspec.Struct):
    """Everything of a game that explains itself, and what its drawn board prints."""

    things: list[Thing]
    facts: Any


class Texts(msgspec.Struct):
    """All texts of a game in one language."""

    fluent: str
    """Messages as in the game's `.ftl` files."""


class Miniature(msgspec.Struct):
    """A game that bots have played, as a spectator saw it: the first frame is a whole observation, each later one the
    fields that have changed since the one before. `facts` as in `Things`."""

    frames: list[dict[str, Any]]
    facts: Any


class RuleText(msgspec.Struct):
    """A rule: its id, its text in Markdown."""

    id: str
    text: str


class Chapter(msgspec.Struct):
    """A section of a rulebook."""

    title: str
    rules: list[RuleText]


class Rulebook(msgspec.Struct):
    """A game's rules, in our words."""

    game: str
    chapters: list[Chapter]


class Verified(msgspec.Struct, omit_defaults=True):
    """Whether every die of a finished game was the one its seed gives."""

    genuine: bool
    message: str
    move: int = 0
    outcomes: int = 0
    game: str = ""
    names: list[str] = []
