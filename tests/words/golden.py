"""A golden playthrough as a match, to look at how it went."""

from __future__ import annotations

from functools import cache
from typing import Any

from pentapolis import games
from pentapolis.conformance.playing import NAMES, combinations
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.match import Match
from support.golden import path_of, read


@cache
def golden(game: str, seats: int) -> Match[Any]:
    """The golden game of so many players with default options; not to be moved on."""
    case = next(case for case in combinations(game) if case.seats == seats)
    script = read(path_of(case).read_text("utf-8"))
    luck = [*script.setup, *(outcome for _, _, outcomes in script.moves for outcome in outcomes)]
    match: Match[Any] = Match(games.title(game), script.table, ScriptedChance(luck), NAMES[:seats], auto=False)
    for seat, line, _ in script.moves:
        match.act(seat, line)
    return match
