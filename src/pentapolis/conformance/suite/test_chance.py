"""Luck comes through one door: fair questions, answers that count, nothing that could not have been."""

from __future__ import annotations

import pytest

from ...kernel.chance import Chance, ChanceError, ScriptedChance
from ...kernel.event import Event
from ..live import begin, follow
from ..luck import Branch, Request, Watched, branches
from ..playing import Case, Outcomes, Play

BRANCHES = 1000
SAMPLE = 8


def test_every_question_lists_its_values_once_in_order_with_weights(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        watched = Watched(ScriptedChance([*play.setup, *(got for ply in play.plies for got in ply.outcomes)]))
        g, _ = title.new(case.table, watched)
        for ply in play.plies:
            title.apply(g, ply.seat, ply.action, watched)
        for request in watched.requests:
            check_request(request)


def check_request(request: Request) -> None:
    assert request.values
    assert len({type(value) for value in request.values}) == 1, request
    assert list(request.values) == sorted(set(request.values), key=lambda value: (str(type(value)), value)), request
    assert len(request.weights) == len(request.values)
    assert all(type(weight) is int and weight > 0 for weight in request.weights), request


def test_what_is_scripted_is_what_happens(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        match = begin(play)
        for ply in play.plies:
            follow(match, ply)
            assert match.record.moves[-1].got == [f"{what}={value}" for what, value in ply.outcomes]
        assert title.encode(match.state) == play.final


def test_all_that_can_come_out_is_certain_and_makes_a_difference(case: Case, plays: list[Play]) -> None:
    for play in plays:
        lucky = [n for n in play.sample(len(play.plies)) if play.plies[n].outcomes]
        few = [n for n in lucky if 6 ** len(play.plies[n].outcomes) <= 6 * BRANCHES]
        for n in few[:: 1 + len(few) // SAMPLE]:
            found = outcomes_of(case, play, n)
            if found is not None:
                assert sum(branch.probability for branch in found) == 1
                assert play.plies[n].outcomes in [branch.outcomes for branch in found]
                check_difference(found)


Result = tuple[bytes, list[Event], Outcomes]


def outcomes_of(case: Case, play: Play, n: int) -> list[Branch[Result]] | None:
    """Every way move n can come out, if there are few enough."""
    title, ply = case.title, play.plies[n]

    def run(chance: Chance) -> Result:
        g, events = title.decode(ply.before), list[Event]()
        now = title.apply(g, ply.seat, ply.action, chance, events)
        return title.encode(g), events, now.outcomes

    return branches(run, BRANCHES)


def check_difference(found: list[Branch[Result]]) -> None:
    """What chance answered is recorded, and shows: other values, in whatever order, are another position or story."""
    for branch in found:
        assert branch.result[2] == branch.outcomes
    values = {str(sorted(map(str, branch.outcomes))) for branch in found}
    assert len({(branch.result[0], str(branch.result[1])) for branch in found}) >= len(values)


def test_what_could_not_come_out_is_refused_and_changes_nothing(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        match = begin(play)
        for ply in play.plies:
            before, entries = title.encode(match.state), len(match.record.entries)
            for script in impossible(ply.outcomes):
                match.chance = ScriptedChance(script)
                with pytest.raises(ChanceError):
                    match.act(ply.seat, ply.action)
                assert title.encode(match.state) == before
                assert len(match.record.entries) == entries
            follow(match, ply)


def impossible(outcomes: Outcomes) -> list[Outcomes]:
    """The same luck, its last part impossible: no such value, another question, no answer at all."""
    if not outcomes:
        return []
    *first, (what, value) = outcomes
    other = value + 1_000_000 if isinstance(value, int) else f"no_{value}"
    return [[*first, (what, other)], [*first, (f"not_{what}", value)], first]
