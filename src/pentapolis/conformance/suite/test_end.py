"""Every game comes to an end, somebody can always move until then, and the outcome makes sense."""

from __future__ import annotations

from ...kernel.event import Ended
from ...kernel.sight import TABLE
from ...kernel.state import Outcome
from ..playing import Case, Play


def test_whoever_is_awaited_has_an_option(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        for g, _ in play.positions():
            awaited = title.to_act(g)
            assert len(awaited) == len(set(awaited)) > 0
            assert all(seat in (*g.seats, TABLE) and len(title.asked(g, seat)) for seat in awaited)


def test_a_game_ends_with_an_outcome(case: Case, plays: list[Play]) -> None:
    for play in plays:
        g = case.title.decode(play.final)
        assert g.over
        outcome = case.title.outcome(g)
        check_outcome(outcome, case.seats)
        ends = [event for ply in play.plies for event in ply.events if isinstance(event, Ended)]
        assert ends == [play.plies[-1].events[-1]] == [Ended(outcome.winners)]


def check_outcome(outcome: Outcome, seats: int) -> None:
    """Ranks as in a race, with ties; those ranked first have won, or nobody has."""
    assert len(outcome.ranks) == len(outcome.scores) == seats
    assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
    best = tuple(seat for seat in range(seats) if outcome.ranks[seat] == 1)
    assert outcome.winners in ((), best)


def test_when_it_is_over_nobody_can_do_anything(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        g = title.decode(play.final)
        assert title.to_act(g) == ()
        assert title.pending(g) is None
        assert title.forced(g) is None
        assert not any(len(title.legal(g, seat)) for seat in (TABLE, *case.viewers))
