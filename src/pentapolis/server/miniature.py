"""A game in miniature: one that bots have played, thinned out, as a spectator saw it. The start page plays it softly.

The game is data of the package (`games/<game>/miniature.json`, written by `tools/miniature.py`), played again once.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from .. import games
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.sight import SPECTATOR
from .wire.library import Miniature

FRAMES = 40


@cache
def miniature(id: str) -> Miniature:
    """The miniature of a game; `LookupError` if there is no such game, or it has none."""
    title = games.title(id)
    file = games.folder(id) / "miniature.json"
    if not file.is_file():
        raise LookupError(f"{id} has no miniature")
    match: Match[Any] = Match.replay(title, Record.from_json(file.read_bytes()))
    state, shown, moves, frames = match.position(0), 0, len(match.moves), list[Any]()
    for frame in range(FRAMES):
        wanted = round((frame + 1) * moves / FRAMES)
        state, shown = match.play_on(state, shown, wanted), wanted
        frames.append(msgspec.to_builtins(title.observe(state, SPECTATOR)))
    return Miniature(_changes(frames), games.sheet(title.id).facts(""))


def _changes(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first as it is, of the others what has changed since the one before."""
    later = [{k: v for k, v in now.items() if v != then[k]} for then, now in pairwise(frames)]
    return [frames[0], *later]
