"""What a game conserves is conserved by every move."""

from __future__ import annotations

import itertools

import pytest

from ..brought import brought
from ..holdings import leave_out
from ..playing import POLICIES, Case, Play, combinations, play_out

GAMES = 1000


def check_laws(play: Play) -> None:
    laws, title = brought(play.case.game).laws, play.case.title
    if laws is None:
        leave_out(play.case.game, "no laws, so that nothing is checked to be conserved")
    for n, (before, ply) in enumerate(play.positions()):
        try:
            laws.check(before, title.decode(play.after(n)), ply.action, ply.events)
        except AssertionError as broken:
            broken.add_note(f"{play}, move {n + 1}, seat {ply.seat}: {ply.action}")
            raise


def test_every_move_keeps_the_laws_of_the_game(case: Case, plays: list[Play]) -> None:
    for play in plays:
        check_laws(play)


@pytest.mark.full
def test_a_thousand_games_keep_the_laws(game: str) -> None:
    tables = itertools.cycle(itertools.product(combinations(game), POLICIES))
    for seed, (case, policy) in enumerate(itertools.islice(tables, GAMES), 1000):
        check_laws(play_out(case, policy, seed))
