"""Undo is free until somebody has learnt something; what it gives back is the very position."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ...kernel.action import text
from ...kernel.chance import FastChance
from ...kernel.match import Match
from ...kernel.refusal import Refused, UndoRefused
from ...kernel.sight import TABLE
from ...kernel.window import Reaction
from ..holdings import need_imagine
from ..knowledge import knowledge
from ..live import begin, follow, offer
from ..playing import LONG, Case, Play, Ply

SAMPLE = 50
WORLDS = 2
WHOLE_STORY = 40


def facts(match: Match[Any], case: Case, whole: bool) -> list[object]:
    """What a match shows everybody: state, options, undo, and the log if wanted."""
    title, seats = case.title, range(case.seats)
    options = [offer(title.legal(match.state, seat)) for seat in seats]
    logs = [match.log(viewer) for viewer in case.viewers] if whole else []
    return [title.encode(match.state), options, [match.undoable(seat) for seat in seats], logs]


def versions(match: Match[Any], case: Case) -> list[int]:
    return [match.version(viewer) for viewer in case.viewers]


def test_undo_gives_back_the_very_position(case: Case, plays: list[Play]) -> None:
    for play in plays:
        match, places = begin(play), set(play.sample(LONG))
        for n, ply in enumerate(play.plies):
            if n not in places:
                follow(match, ply)
                continue
            whole = n % WHOLE_STORY == 0
            before = facts(match, case, whole)
            follow(match, ply)
            if ply.seat == TABLE:
                continue
            after, told, entries = facts(match, case, whole), versions(match, case), len(match.record.entries)
            if not match.undoable(ply.seat):
                with pytest.raises(UndoRefused):
                    match.undo(ply.seat)
                assert facts(match, case, whole) == after
                assert (versions(match, case), len(match.record.entries)) == (told, entries)
                continue
            assert match.undoable(ply.seat) == text(ply.action)
            match.undo(ply.seat)
            assert facts(match, case, whole) == before
            assert all(now >= then for now, then in zip(versions(match, case), told, strict=True))
            assert match.version(ply.seat) > told[case.viewers.index(ply.seat)]
            follow(match, ply)
            assert facts(match, case, whole) == after


def test_moves_in_a_row_can_be_taken_back_in_a_row(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        match = begin(play)
        for seat, turn in itertools.groupby(play.plies, lambda ply: ply.seat):
            row = list(turn)
            for ply in row:
                follow(match, ply)
            after, back = title.encode(match.state), len(row)
            while back and seat != TABLE and match.undoable(seat):
                match.undo(seat)
                back -= 1
                assert title.encode(match.state) == row[back].before
            for ply in row[back:]:
                follow(match, ply)
            assert title.encode(match.state) == after


def test_nobody_takes_back_what_another_has_answered(case: Case, plays: list[Play]) -> None:
    for play in plays:
        match = begin(play)
        for ply in play.plies:
            follow(match, ply)
            if not match.moves[-1].light:
                assert not any(match.undoable(seat) for seat in range(case.seats) if seat != ply.seat)


def test_undo_never_takes_back_what_somebody_has_learnt(case: Case, plays: list[Play]) -> None:
    """A move that looks different to somebody in another world that looked the same to them has told them something."""
    title = case.title
    need_imagine(title)
    for play in plays:
        match, luck, places = begin(play), random.Random(str(play)), set(play.sample(SAMPLE))
        for n, (g, ply) in enumerate(play.positions()):
            follow(match, ply)
            if n in places and match.undoable(ply.seat):
                assert not ply.outcomes
                for viewer in case.viewers:
                    ends = {title.encode(title.observe(end, viewer)) for end in ends_of(case, g, ply, viewer, luck)}
                    told = ends - {title.encode(title.observe(match.state, viewer))}
                    assert not told, f"{play}: {ply.action} can be undone, though viewer {viewer} learns from it"


def ends_of(case: Case, g: Any, ply: Ply, viewer: int, luck: random.Random) -> list[Any]:
    """The same move in worlds that look the same to a viewer, with other luck."""
    title = case.title
    o = title.observe(g, viewer)
    worlds = [title.imagine(o, viewer, FastChance(luck.randrange(1 << 32))) for _ in range(WORLDS)]
    ends = []
    for world in (title.copy(g), *worlds, *knowledge(title).swaps(g, viewer, luck)):
        try:
            title.apply(world, ply.seat, ply.action, FastChance(luck.randrange(1 << 32)))
        except Refused:  # the mover could not have done this in that world
            continue
        ends.append(world)
    return ends


def test_undo_is_free_where_nothing_was_learnt(case: Case, plays: list[Play]) -> None:
    secrets = knowledge(case.title)
    for play in plays:
        match = begin(play)
        for g, ply in play.positions():
            follow(match, ply)
            learnt = bool(ply.outcomes) or any(secrets.revealed(ply, viewer) for viewer in case.viewers)
            if not learnt and not match.over and ply.seat != TABLE and not in_window(case, g, match):
                assert match.undoable(ply.seat) == text(ply.action), f"{play}: {ply}"


def in_window(case: Case, g: Any, match: Match[Any]) -> bool:
    """Whether the move answered a window or opened one: both may tell something."""
    return any(isinstance(case.title.pending(state), Reaction) for state in (g, match.state))


def test_a_table_that_agrees_can_go_back_anywhere(case: Case, plays: list[Play]) -> None:
    title = case.title
    for play in plays:
        match, luck = begin(play), random.Random(str(play))
        for ply in play.plies:
            follow(match, ply)
        end, told = facts(match, case, whole=True), versions(match, case)
        for keep in luck.sample(range(len(play.plies)), 3 if len(play.plies) <= LONG else 1):
            fork = match.fork()
            fork.take_back(keep)
            assert title.encode(fork.state) == play.plies[keep].before
            assert versions(fork, case) == [version + 1 for version in told]
            again: Match[Any] = Match.replay(title, fork.record)
            assert facts(again, case, whole=True) == facts(fork, case, whole=True)
            for ply in play.plies[keep:]:
                follow(fork, ply)
            assert facts(fork, case, whole=True) == end
        assert (facts(match, case, whole=True), versions(match, case)) == (end, told)
