"""Previews come true: what is certain before a move is what happens, and the reasons against one are those it meets."""

from __future__ import annotations

import random
from contextlib import suppress

from ...kernel.chance import ChanceError, ScriptedChance
from ...kernel.event import Event
from ...kernel.preview import preview, why_not
from ...kernel.window import Reaction
from ..holdings import need_imagine
from ..playing import Case, Play
from ..strays import Strays

SAMPLE = 25


def test_what_a_preview_tells_comes_true(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        for g, ply in play.positions(play.sample(SAMPLE)):
            if ply.seat not in case.viewers:
                continue
            found = preview(title, title.observe(g, ply.seat), ply.seat, ply.action)
            events: list[Event] = []
            title.apply(g, ply.seat, ply.action, ScriptedChance(ply.outcomes), events)
            with suppress(ChanceError):  # a forced choice may ask for luck: a preview stops there too
                while not ply.outcomes and (forced := title.forced(g)):
                    if len(_heard(events, ply.seat)) >= len(found.events):
                        break
                    title.apply(g, *forced, ScriptedChance(()), events)
            heard = _heard(events, ply.seat)
            assert tuple(heard[: len(found.events)]) == found.events, f"{play}: {ply}"
            if found.stop or isinstance(title.pending(g), Reaction):  # a standing answer may already have answered
                continue
            if title.forced(g) is None:
                assert title.to_act(title.observe(g, ply.seat)) == found.awaited


def _heard(events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of these events."""
    return [told for event in events if (told := event.seen_by(seat)) is not None]


def test_an_observation_is_enough_to_say_why_not(case: Case, plays: list[Play]) -> None:
    title = case.title
    need_imagine(title)
    for play in plays:
        strays = Strays(play, random.Random(str(play)))
        for n in play.sample(SAMPLE):
            g = title.decode(play.plies[n].before)
            for seat in range(case.seats):
                for action in strays.around(n, seat, 1):
                    true, found = title.why_not(g, seat, action), why_not(title, title.observe(g, seat), seat, action)
                    assert (type(found), str(found)) == (type(true), str(true)), f"{play}, seat {seat}: {action}"
