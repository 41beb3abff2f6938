"""The arena: who is stronger, by how much, and how sure that is.

>>> from pentapolis import arena
>>> result = arena.match("kingsburg", "thumb", "random", games=8, seats=2, seed=1, workers=1)
>>> thumb = result.pairings[0].a_alone
>>> thumb.wins, thumb.win.low > 0.5, result.pairings[0].above
(8.0, True, True)
>>> [rating.bot for rating in result.ratings]
['thumb', 'random']

A *match* sets each of two bots alone among the other; a *ladder* does so for each level and the one below it; in a
*round robin* every choice of bots that fills the table plays. Everybody sits in every seat on each seed. The same plan
gives the same result on any number of processes, on a cluster, and however often it was stopped: `keep` names a file
that holds every game as soon as it is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from .bootstrap import Share
from .figures import Duel, Tally, Timing, tally, timings
from .ledger import Finished, Ledger
from .planning import BadContest, Contest, LineUp, Mode, Pair, plan
from .ratings import Rating
from .results import Pairing, Report, report
from .running import Progress, run, series


def match(
    game: str,
    a: str,
    b: str,
    *,
    seats: int | None = None,
    games: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    one_way: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    keep: Path | str | None = None,
    progress: Progress | None = None,
) -> Report:
    """One bot alone among another, and the other way round; `games` in each direction."""
    agreed = plan(game, (a, b), mode="match", seats=seats, games=games, seed=seed, options=options, one_way=one_way)
    return played(agreed, workers=workers, ray=ray, keep=keep, progress=progress)


def ladder(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    one_way: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    keep: Path | str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Each bot against the one named after it, in both directions: the strongest is named first."""
    agreed = plan(game, bots, mode="ladder", seats=seats, games=games, seed=seed, options=options, one_way=one_way)
    return played(agreed, workers=workers, ray=ray, keep=keep, progress=progress)


def round_robin(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    keep: Path | str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Every choice of these bots that fills the table, `games` of each."""
    agreed = plan(game, bots, mode="round-robin", seats=seats, games=games, seed=seed, options=options)
    return played(agreed, workers=workers, ray=ray, keep=keep, progress=progress)


def played(
    agreed: Contest,
    *,
    workers: int | None = None,
    ray: str | None = None,
    keep: Path | str | None = None,
    progress: Progress | None = None,
) -> Report:
    """The result of a plan, after all its games that are not kept yet have been played."""
    ledger = Ledger(agreed, keep)
    try:
        run(ledger, workers=workers, ray=ray, progress=progress)
    finally:
        ledger.close()
    return report(agreed, ledger.results, ledger.code)


__all__ = [
    "BadContest",
    "Contest",
    "Duel",
    "Finished",
    "Ledger",
    "LineUp",
    "Mode",
    "Pair",
    "Pairing",
    "Progress",
    "Rating",
    "Report",
    "Share",
    "Tally",
    "Timing",
    "ladder",
    "match",
    "plan",
    "played",
    "report",
    "round_robin",
    "run",
    "series",
    "tally",
    "timings",
]
