"""Queries never write: what a state is asked, it answers while every write to it raises."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

from ... import games
from ...kernel.chance import FastChance
from ...kernel.preview import preview
from ...kernel.sight import SPECTATOR
from ...kernel.title import Title
from ...words import LANGUAGES, Words
from ..frozen import frozen
from ..holdings import languages, leave_out, need_imagine, unimagined
from ..live import offer
from ..playing import LONG, NAMES, Case, Play, Ply

SAMPLE = 25
FEW = 10


def test_asking_a_state_writes_nothing(case: Case, plays: list[Play]) -> None:
    """Answers are the same as of a state that could be written."""
    title = case.title
    for play in plays:
        for n, (g, ply) in enumerate(play.positions(play.sample(LONG))):
            for seat in g.seats:
                asked(title, frozen(g), g, seat, ply)
            assert title.forced(frozen(g)) == title.forced(g)
            viewer = case.viewers[n % len(case.viewers)]
            o = title.observe(g, viewer)
            asked(title, frozen(o), o, viewer, ply)
            seen = title.observe(frozen(g), viewer)
            assert title.encode(seen) == title.encode(o)
            if not unimagined(title):
                world = title.imagine(frozen(o), viewer, FastChance(n))
                assert title.encode(world) == title.encode(title.imagine(o, viewer, FastChance(n)))
        end = title.decode(play.final)
        assert title.outcome(frozen(end)) == title.outcome(end)
        assert title.to_act(frozen(end)) == ()


def asked(title: Title[Any], locked: Any, g: Any, seat: int, ply: Ply) -> None:
    """What is asked of a position, or of what a seat sees of it."""
    assert title.to_act(locked) == title.to_act(g)
    assert title.rounds(locked) == title.rounds(g)
    assert offer(title.legal(locked, seat)) == offer(title.legal(g, seat))
    assert str(title.why_not(locked, seat, ply.action)) == str(title.why_not(g, seat, ply.action))
    if title.own_part is not None and seat in g.seats:
        assert title.own_part(locked, seat) == title.own_part(g, seat)


def test_a_preview_writes_nothing(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        for g, ply in play.positions(play.sample(SAMPLE)):
            if ply.seat in case.viewers:
                o = title.observe(g, ply.seat)
                assert preview(title, frozen(o), ply.seat, ply.action) == preview(title, o, ply.seat, ply.action)


def test_drawing_a_sheet_writes_nothing(case: Case, plays: list[Play]) -> None:
    title, sheet = case.title, games.sheet(case.game)
    if sheet is None:
        leave_out(case.game, "no sheet")
    words = Words((*languages(case.game), *LANGUAGES)[0], case.game, title.actions)
    for play in plays:
        for n, (g, ply) in enumerate(play.positions(play.sample(FEW))):
            viewer = case.viewers[n % len(case.viewers)]
            o = title.observe(g, viewer)
            assert sheet.sheet(frozen(o), viewer, words, NAMES) == sheet.sheet(o, viewer, words, NAMES)
            assert sheet.phase(frozen(o), words) == sheet.phase(o, words)
            if ply.seat in g.seats:
                own = title.observe(g, ply.seat)
                note = sheet.note(own, ply.seat, ply.action, words)
                assert sheet.note(frozen(own), ply.seat, ply.action, words) == note
            public = title.observe(g, SPECTATOR)
            if sheet.series is not None:
                assert sheet.series(frozen(public)) == sheet.series(public)


OF_STATE = ("quiet", "progress", "weighs", "sides", "all_terms")
OF_SEAT = ("terms", "value", "score", "plans", "shown", "standing", "achieved")
OF_OPTIONS = ("thumb", "marks", "at_once", "mix", "rest")
"""What heuristics may be asked: of a state, of a seat in it, of the options of a seat."""


def test_heuristics_write_nothing(case: Case, plays: list[Play]) -> None:
    """Neither to an imagined world, in which bots judge how it stands, nor to an observation, for which they choose."""
    title, found = case.title, games.part(case.game, "heuristics")
    if found is None:
        leave_out(case.game, "no heuristics")
    need_imagine(title)
    for play in plays:
        for n, (g, ply) in enumerate(play.positions(play.sample(FEW))):
            if ply.seat not in g.seats:
                continue
            o, options = title.observe(g, ply.seat), title.asked(g, ply.seat)
            world = title.imagine(o, ply.seat, FastChance(n))
            check_answers(found, OF_STATE, world)
            check_answers(found, OF_SEAT, world, ply.seat)
            if len(options):
                check_answers(found, OF_OPTIONS, o, ply.seat, options)


def check_answers(heuristics: ModuleType, names: Sequence[str], state: Any, *args: Any) -> None:
    """What a game's heuristics answer is the same of a state that can't be written."""
    for name in names:
        ask = vars(heuristics).get(name)
        if callable(ask):
            assert answer(ask, frozen(state), args) == answer(ask, state, args), name


def answer(ask: Callable[..., Any], state: Any, args: tuple[Any, ...]) -> Any:
    """What is answered, to the last part where it comes bit by bit."""
    found = ask(state, *args)
    return list(found) if isinstance(found, Iterator) else found
