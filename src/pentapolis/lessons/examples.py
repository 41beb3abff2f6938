"""Worked examples as positions: what the ledger tells, on the board. The rule tests play the same data.

A game keeps them in `examples.toml`, a table per id of the ledger: a scene, the moves that are made in it with `luck`,
what luck answers to them, and with `show` the steps that the page carries out instead of `run`, where those would run
past what is to be seen.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec

from .. import games
from ..kernel.chance import FastChance, ScriptedChance, outcome_parse
from ..kernel.event import Event
from ..kernel.match import Match
from ..kernel.title import Title
from .scenes import Running, Scene, lay_out, set_off


class Example(Scene, forbid_unknown_fields=True, kw_only=True):
    """A worked example: a position, and the moves that are made in it, each as who and what."""

    id: str = ""
    moves: list[tuple[str, str]] = []
    luck: list[str] = []
    """What luck answers to the moves; `chance` is what it answers to the steps before them."""
    show: list[Running] | None = None

    def match(self, title: Title[Any], moves: int) -> Match[Any]:
        """The example on the table, after so many of its moves."""
        opening: list[Event] = []
        state = lay_out(title, self)
        run = self.run if self.show is None else self.show
        if run:
            set_off(title, state, run, self.chance, opening)
        luck = ScriptedChance([outcome_parse(outcome) for outcome in self.luck], FastChance())
        match = Match.at(title, state, luck, self.seats, opening)
        for who, action in self.moves[:moves]:
            match.act(self.seats.index(who), action)
        return match


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The worked examples of a game by their ids; `LookupError` if there is no such game."""
    games.title(game)
    file = games.folder(game) / "examples.toml"
    if not file.is_file():
        return {}
    found = {id: msgspec.convert(data, Example) for id, data in tomllib.loads(file.read_text("utf-8")).items()}
    return {id: msgspec.structs.replace(one, id=id) for id, one in found.items()}


def example(game: str, id: str) -> Example:
    """One of them; `LookupError` if there is none."""
    return examples_of(game)[id]
