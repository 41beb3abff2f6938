"""A small game with one mistake in it, by the mistake: what the shipped suite must find.

Everybody has drawn a secret number; whoever is to move walks one or two steps, and the first who has gone far enough
wins. Each mistake is one that somebody could make.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec

from pentapolis.conformance.playing import Outcomes, Ply
from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decision import decision
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import BySeat, Everyone, Owner
from pentapolis.kernel.state import Outcome, State, Table, rank
from pentapolis.kernel.title import Rules, Title

FAR = 8
NUMBERS = range(1, 7)
MISTAKES = {
    "shows": "a secret is declared as seen by everybody",
    "offers": "what can be done depends on what the player may not know",
    "tells": "a secret is told, and nothing says that it was revealed",
    "rolls": "a die is not rolled by `now`, so that undo crosses it",
    "shares": "a list in a frozen struct is changed: all copies share it",
    "counts": "a rule counts outside the state, so that a replay diverges",
    "writes": "a query changes the state, and puts it back",
    "goes_on": "the game never ends",
    "dreamless": "nothing imagines the secret numbers",
}


class Walk(Action, frozen=True):
    steps: int


class Walked(Event, frozen=True):
    seat: int
    steps: int


class Told(Event, frozen=True):
    seat: int
    number: int


class Trail(msgspec.Struct, frozen=True):
    steps: list[int]


class Secrets:
    """Who may not know what: the numbers of others."""

    def swaps(self, g: Any, viewer: int, luck: random.Random) -> list[Any]:
        found = []
        for seat in g.seats:
            if seat != viewer:
                found.append(msgspec.convert(msgspec.to_builtins(g), type(g)))
                found[-1].numbers[seat] = luck.choice([number for number in NUMBERS if number != g.numbers[seat]])
        return found

    def twins(self, g: Any, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
        return []

    def revealed(self, events: Sequence[Event], viewer: int) -> bool:
        return False

    def known(self, g: Any, viewer: int) -> object:
        return g.gone

    def unknown(self, g: Any, viewer: int) -> list[str]:
        return []


def flawed(mistake: str) -> Title[Any]:
    """The game with this mistake."""
    assert mistake in MISTAKES
    counted, dice = [0], random.Random(1)

    class Race(State, kw_only=True):
        numbers: Owner[list[int]]
        gone: BySeat[list[int]]

    class Shown(Race, kw_only=True):
        numbers: Everyone[list[int]]

    class Tracked(Race, kw_only=True):
        trail: Everyone[Trail] = msgspec.field(default_factory=lambda: Trail([]))

    kinds: dict[str, Any] = {"shows": Shown, "shares": Tracked}

    @step
    def start(g: Race, now: Now) -> None:
        g.numbers = now.dice(g.table.seats)
        now.ask(turn, 0)

    @decision("XX-1", Walk)
    def turn(g: Race, seat: int) -> Options:
        if mistake == "writes":
            g.gone[seat] += 1
            g.gone[seat] -= 1
        blocked = mistake == "offers" and g.numbers[seat - 1] > 3
        return Items([Walk(steps) for steps in ((1,) if blocked else (1, 2))])

    @turn.chosen
    def _turn(g: Race, now: Now, seat: int, action: Walk) -> None:
        counted[0] += 1
        steps = action.steps
        if mistake == "rolls":
            steps += dice.randrange(2)
        if mistake == "counts":
            steps += counted[0] % 2
        if isinstance(g, Tracked):
            g.trail.steps.append(steps)
        g.gone[seat] += steps
        now.tell(Walked, seat, steps)
        if mistake == "tells":
            now.tell(Told, seat, g.numbers[seat])
        if mistake == "goes_on":
            g.gone[seat] %= FAR
        if g.gone[seat] < FAR:
            now.ask(turn, (seat + 1) % g.table.seats)

    def setup(table: Table) -> Race:
        zeros = [0] * table.seats
        made: Race = kinds.get(mistake, Race)(table=table, numbers=zeros, gone=zeros[:])
        return made

    def imagine(g: Race, viewer: int, chance: Chance) -> None:
        for seat, number in enumerate(g.numbers):
            if number not in NUMBERS:
                g.numbers[seat] = int(chance.pick("d6", NUMBERS))

    def outcome(g: Race) -> Outcome:
        ranks = rank([(gone,) for gone in g.gone])
        return Outcome(ranks, tuple(g.gone), tuple(seat for seat in g.seats if ranks[seat] == 1))

    rules = ModuleType("rules")
    vars(rules).update(start=start, turn=turn, Walked=Walked, Told=Told)
    return Title(
        id=mistake,
        players=range(2, 3),
        rules=Rules(
            state=kinds.get(mistake, Race),
            modules=[rules],
            setup=setup,
            start=start,
            outcome=outcome,
            imagine=None if mistake == "dreamless" else imagine,
        ),
    )
