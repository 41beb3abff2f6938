"""A finished game in hindsight as a reader sees it: in the lines of their log, in their language."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ...bots.analysis import Analysis, Booking, Stroke, Turn
from ...bots.analysis.wording import chance_said, change_said, cost_said, gap_said, reasons_said
from ...kernel.chance import ScriptedChance
from ...kernel.match import Match
from ...words import Part, Words, action_parts
from ..wire import analysis as wire
from .room import Room
from .views import phase, seen, sheet_of

if TYPE_CHECKING:
    from ..server import Server


async def in_words(
    server: Server, room: Room, match: Match[Any], found: Analysis, seat: int, lang: str
) -> wire.Analysis:
    """An analysis, for a viewer who sits in this seat, or looks on. Said once, it is remembered."""
    book = seen(server, room, seat, lang).log
    place = ("hindsight", seat, lang)
    known = room.views.get(place)
    if known is not None and known[0] == found:
        said: wire.Analysis = known[1]
    else:
        said = await asyncio.to_thread(_said, match, found, seat, lang, book.ends[:])
        room.views[place] = found, said
    return said


def _said(match: Match[Any], found: Analysis, seat: int, lang: str, ends: list[int]) -> wire.Analysis:
    """Put into words of its own: this is done beside the server, which goes on using others."""
    told = _Told(match, Words(lang, match.title.id, match.title.actions), ends)
    told.look(found, seat)
    every = len(match.moves) + 1
    return wire.Analysis(
        "done",
        every,
        every,
        told.words.say("analysis-label"),
        [
            wire.AnalysisPoint(
                point.move, ends[point.move] - 1, told.phases[point.move], point.chances[:-1], point.chances[-1]
            )
            for point in found.points
        ],
        [wire.AnalysisStep([_share(one) for one in step.booked[:-1]], _share(step.booked[-1])) for step in found.steps],
        [_share(one) for one in found.totals[:-1]],
        [told.choice(turn) for turn in found.turns],
        [told.stroke(stroke) for stroke in found.strokes],
    )


def _share(booked: Booking) -> wire.Share:
    return wire.Share(booked.own, booked.luck, booked.others, booked.model)


class _Told:
    """Quiet points and turning points in the words of a reader."""

    def __init__(self, match: Match[Any], words: Words, ends: list[int]) -> None:
        self.match, self.words, self.ends = match, words, ends
        self.phases: dict[int, str] = {}
        """Where the game stood after a move: "Year II · Summer · Aid"."""
        self.decisions: dict[int, str] = {}
        """What a move decided."""

    def look(self, found: Analysis, seat: int) -> None:
        """Go through the game once, and note what is needed of it."""
        title, drawn = self.match.title, sheet_of(self.match.title)
        named = {point.move for point in found.points} | {stroke.move for stroke in found.strokes}
        named |= {turn.move - 1 for turn in found.turns}
        state = self.match.position(0)
        for move in range(len(self.ends)):
            if move:
                line = self.match.moves[move - 1]
                self.decisions[move] = state.agenda[-1].name
                title.apply(state, line.seat, line.action, ScriptedChance(line.got))
            if move in named:
                self.phases[move] = " · ".join(phase(drawn, title.observe(state, seat), self.words))

    def line(self, move: int) -> int:
        """The first line that tells of a move, or the last before it."""
        before = self.ends[move - 1] if move else 0
        return before if self.ends[move] > before else before - 1

    def choice(self, turn: Turn) -> wire.CostlyChoice:
        words, choice = self.words, turn.choice
        better = wire.Weighed(
            choice.better,
            self._parts(turn.move, choice.better),
            choice.cost,
            choice.error,
            False,
            gap_said(words, choice.cost, choice.error, False),
            reasons_said(words, choice.reasons, choice.seat, self.match.record.names, choice.cost),
        )
        said = cost_said(words, choice.cost, choice.error)
        place = choice.seat, turn.move, self.line(turn.move), turn.step, self.phases[turn.move - 1]
        done = choice.action, self._parts(turn.move, choice.action)
        return wire.CostlyChoice(*place, *done, choice.cost, choice.error, said, better)

    def stroke(self, stroke: Stroke) -> wire.Stroke:
        said = change_said(self.words, "analysis-luck", stroke.gain, stroke.error)
        what = chance_said(self.words, self.match, stroke.move, stroke.seat, stroke.late)
        place = stroke.seat, stroke.move, self.line(stroke.move), stroke.step, self.phases[stroke.move]
        return wire.Stroke(*place, stroke.gain, stroke.error, said, what)

    def _parts(self, move: int, action: str) -> list[Part]:
        done = self.match.title.parse(action)
        return list(action_parts(self.words, done, self.decisions[move], self.match.record.names))
