"""What a game conserves is conserved by every move."""

from __future__ import annotations

from conformance import hooks
from support.playing import Case, Play


def test_every_move_keeps_the_laws_of_the_game(case: Case, plays: list[Play]) -> None:
    laws, title = hooks.laws(case.game), case.title
    for play in plays:
        for n, (before, ply) in enumerate(play.positions()):
            try:
                laws.check(before, title.decode(play.after(n)), ply.action, ply.events)
            except AssertionError as broken:
                broken.add_note(f"{play}, move {n + 1}, seat {ply.seat}: {ply.action}")
                raise
