"""Hints: what a good bot would do in a seat, knowing what the seat knows, and what speaks for it."""

from __future__ import annotations

from typing import Any

from ...bots.protocol import heuristics
from ...kernel.match import Match
from ...words import Words, action_parts
from ..play.rooms import Room
from ..trouble import Trouble, not_running
from ..wire.analysis import Hint
from ..words import words_of
from .driver import job, stand_in
from .thinking import HINTS, Answer
from .workers import Died, Slow, Workers

KEPT = 1000
"""Hints that are kept: asked again in the same position, a hint is the same."""


class Hints:
    """Asks the workers, one hint for a seat at a time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._found: dict[tuple[str, int], tuple[int, Answer]] = {}
        self._asked: set[tuple[str, int]] = set()

    async def hint(self, room: Room, seat: int, lang: str) -> Hint:
        """What to do, and why; `Trouble` where the table allows no hints, or there is nothing to say."""
        match = room.match
        if match is None or room.row.status != "running":
            raise not_running()
        if not room.row.settings.hints:
            raise Trouble("hints-off", 403)
        try:
            heuristics(match.title)
        except LookupError:
            raise Trouble("hint-none", 409) from None
        if not len(match.title.asked(match.state, seat)):
            raise Trouble("hint-not-asked", 409)
        answer = await self._answer(room, match, seat)
        words = words_of(lang, match.title)
        decision = match.state.agenda[-1].name
        parts = list(action_parts(words, match.title.parse(answer.action), decision, match.record.names))
        return Hint(answer.action, parts, reasons(words, answer.reasons))

    async def _answer(self, room: Room, match: Match[Any], seat: int) -> Answer:
        place, version = (room.code, seat), match.version(seat)
        known = self._found.get(place)
        if known is not None and known[0] == version:
            return known[1]
        if place in self._asked:
            raise Trouble("hint-thinking", 409)
        self._asked.add(place)
        try:
            answer = await self._workers.ask(job(room, match, seat, stand_in(match), hint=True))
        except (Slow, Died):
            raise Trouble("hint-slow", 409) from None
        finally:
            self._asked.discard(place)
        if answer.error:
            raise Trouble("hint-slow", 409)
        if len(self._found) >= KEPT:
            self._found.clear()
        self._found[place] = (version, answer)
        return answer


def reasons(words: Words, found: list[tuple[str, float]]) -> list[str]:
    """The largest changes that have a name in the game's texts: "+3.1: buildings"."""
    named = [(term, worth) for term, worth in found if words.has(f"term-{term}")]
    return [
        words.say("hint-reason", points=_signed(words, worth), term=words.say(f"term-{term}"))
        for term, worth in named[:HINTS]
    ]


def _signed(words: Words, worth: float) -> str:
    number = f"{abs(worth):.1f}".replace(".", words.say("decimal-point"))
    return f"{'+' if worth > 0 else '−'}{number}"
