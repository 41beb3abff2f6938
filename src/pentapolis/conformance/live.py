"""Playing a game again, on one state that is never copied: what a simulation does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..kernel.chance import FastChance, ScriptedChance
from ..kernel.match import Match
from ..kernel.options import Options
from ..kernel.title import Title
from .playing import RANDOM, Play, Player, Ply


def run(play: Play) -> Iterator[tuple[int, Any]]:
    """The same state again and again, before each move; it changes under the reader's hands."""
    title = play.case.title
    g, _ = title.new(play.case.table, ScriptedChance(play.setup))
    for n, ply in enumerate(play.plies):
        yield n, g
        title.apply(g, ply.seat, ply.action, ScriptedChance(ply.outcomes))
    yield len(play.plies), g


def play_on(title: Title[Any], g: Any, seed: int) -> bytes:
    """The end of a game played on at random from a position, which is changed; the same seed plays the same."""
    player, chance = Player(title, RANDOM, seed), FastChance(seed)
    while not g.over:
        title.apply(g, *player.move(g), chance)
    return title.encode(g)


def offer(options: Options) -> bytes:
    """Options as they travel: a range stays a range, however long."""
    return msgspec.json.encode(options.shapes())


def begin(play: Play) -> Match[Any]:
    """A match that starts as this game did; `follow` plays it on."""
    return Match(play.case.title, play.case.table, ScriptedChance(play.setup), auto=False)


def follow(match: Match[Any], ply: Ply) -> None:
    """Make the same move, with the same luck."""
    match.chance = ScriptedChance(ply.outcomes)
    match.act(ply.seat, ply.action)
