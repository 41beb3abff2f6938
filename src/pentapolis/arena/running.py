"""Playing a plan: its games on this machine's processes or on a cluster, kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing

from .. import games as titles
from ..bots.matches import Played, play_game, rotated
from ..bots.workers import cores, work_on
from .ledger import Finished, Ledger, digest

Progress = Callable[[Finished], None]
"""Told after each game, in the order in which they end."""
Job = tuple[str, int, tuple[str, ...], int, int, dict[str, str]]
"""Game, number of the line-up, who sits where, number of the game, seed, options: plain, so that it travels."""
DIGITS = 3
"""Microseconds are as exact as a clock is here."""


def play(job: Job) -> Finished:
    """Play one game."""
    game, line_up, seated, number, seed, options = job
    turns: list[list[float]] = [[] for _ in seated]
    played = play_game(titles.title(game), seated, number, seed, options, turns)
    return Finished(line_up, played, tuple(tuple(round(one, DIGITS) for one in mine) for mine in turns))


def run(
    ledger: Ledger, *, workers: int | None = None, ray: str | None = None, progress: Progress | None = None
) -> None:
    """Play all games of a ledger's plan that are not in it yet: on so many processes, one per core, or on a cluster."""
    plan, line_ups = ledger.plan, ledger.plan.line_ups
    jobs: list[Job] = [
        (plan.game, at, line_ups[at].seated(number, plan.seed), number, plan.seed, plan.options)
        for at, number in ledger.left
    ]
    if not jobs:
        return
    ledger.begin()
    with closing(_results(jobs, workers, ray, digest(plan.game))) as results:
        for finished in results:
            ledger.add(finished)
            if progress is not None:
                progress(finished)


def _results(jobs: Sequence[Job], workers: int | None, ray: str | None, code: str) -> Generator[Finished, None, None]:
    if ray is None:
        return work_on(play, jobs, min(workers or cores(), len(jobs)))
    from .cluster import on_cluster

    return on_cluster(jobs, ray, code, workers)


def series(
    game: str,
    line_up: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, str] | None = None,
) -> list[Played]:
    """So many games of one line-up, one bot per seat, everybody one seat on after each.

    >>> [one.line_up for one in series("kingsburg", ("naive", "random"), games=2)]
    [('naive', 'random'), ('random', 'naive')]
    """
    jobs: list[Job] = [(game, 0, rotated(line_up, n), n, seed, dict(options or {})) for n in range(games)]
    played = [finished.played for finished in work_on(play, jobs, workers)]
    return sorted(played, key=lambda one: one.number)
