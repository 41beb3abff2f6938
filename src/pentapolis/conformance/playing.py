"""Whole games to look at: which tables there are, who plays at them, and all that happened, move by move.

case = cases("kingsburg")[0]                # two players, every option at its default
play = play_out(case, "guided", seed=7)     # to the end
for g, ply in play.positions(): ...         # each position with the move made in it
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from typing import Any

from .. import games
from ..kernel.action import Action, verb
from ..kernel.chance import FastChance, Value
from ..kernel.event import Event
from ..kernel.match import Match
from ..kernel.options import ListShape, Options, RangeShape
from ..kernel.playout import Endless
from ..kernel.sight import SPECTATOR, TABLE
from ..kernel.state import Table
from ..kernel.title import Title

RANDOM, GUIDED = POLICIES = ("random", "guided")
MOVES = 20_000
"""No game takes more."""
ASIDE = 0.05
"""How often somebody does something without being awaited: a floor, a draft changed, a standing answer."""
LONG = 150
"""Of a longer game a test that looks at every move looks at so many."""
OFF_COURSE = 0.1
"""How often a guided player does something else, so that no two games are alike."""
FEW = 24
"""A game with more tables than these has many."""
NAMES = ("Laurence", "Théo", "Fred", "Robin", "Alix", "Noor", "Sacha", "Camille")

Outcomes = list[tuple[str, Value]]


class Effort:
    """How much is tried, of what a test asks for."""

    share = 1.0
    full = False
    """A campaign: every table, many games at each."""
    seed = 0
    """Games with another seed are other games."""


EFFORT = Effort()


# Tables


@dataclass(frozen=True)
class Case:
    """A table of a game."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def title(self) -> Title[Any]:
        return games.title(self.game)

    @property
    def table(self) -> Table:
        return self.title.table(self.seats, dict(self.options))

    @property
    def viewers(self) -> tuple[int, ...]:
        return (SPECTATOR, *range(self.seats))

    @property
    def name(self) -> str:
        """`3p-default`, or what differs from it: `3p-plus_two_limit=per_season`."""
        default = {(option.id, option.default) for option in self.title.options}
        chosen = [f"{key}={value}" for key, value in self.options if (key, value) not in default]
        return f"{self.seats}p-{','.join(chosen) or 'default'}"

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


@lru_cache
def combinations(game: str) -> tuple[Case, ...]:
    """Every table that can be agreed on, defaults first; what stands apart from other options, by itself."""
    title = games.title(game)
    together = [(option.default,) if option.apart else option.values for option in title.options]
    found = []
    for seats in title.players:
        for chosen in itertools.product(*together):
            found += _agreed(title, seats, chosen)
    defaults = [option.default for option in title.options]
    for place, option in enumerate(title.options):
        for number, value in enumerate(option.values[1:] if option.apart else ()):
            seats = title.players[(place + number) % len(title.players)]
            found += _agreed(title, seats, [*defaults[:place], value, *defaults[place + 1 :]])
    return tuple(found)


def _agreed(title: Title[Any], seats: int, chosen: Sequence[str]) -> list[Case]:
    case = Case(title.id, seats, tuple(zip((option.id for option in title.options), chosen, strict=True)))
    with suppress(ValueError):  # not together
        _ = case.table
        return [case]
    return []


@lru_cache
def cases(game: str) -> tuple[Case, ...]:
    """Enough tables that any two choices which go together (a number of seats, an option's value) meet at one."""
    pairs = {case: _pairs(case) for case in combinations(game)}
    missing = set().union(*pairs.values())
    chosen = []
    while missing:
        best = max(pairs, key=lambda case: len(pairs[case] & missing))
        missing -= pairs.pop(best)
        chosen.append(best)
    return tuple(chosen)


def _pairs(case: Case) -> set[tuple[Any, Any]]:
    facts = [("seats", case.seats), *case.options]
    return set(itertools.combinations_with_replacement(facts, 2))


def far_apart(tables: Sequence[Case]) -> list[Case]:
    """Two tables out of many: the first, and the one that has least in common with it."""
    first = tables[0]
    other = min(tables, key=lambda case: (len(_pairs(case) & _pairs(first)), -case.seats))
    return list(dict.fromkeys([first, other]))


def has_many_tables(game: str) -> bool:
    return len(combinations(game)) > FEW


# Players

Guide = Callable[[Any, int, Options], Action]


def guide(game: str) -> Guide:
    """What plays a sensible game: the game's own rule of thumb, or who never passes."""
    found = games.part(game, "heuristics")
    thumb: Guide | None = None if found is None else vars(found).get("thumb")
    return thumb or eager


def eager(g: Any, seat: int, options: Options) -> Action:
    """The first option that does something."""
    idle = {"pass", "done", "decline", "keep", "reopen"}
    return next((option for option in options if verb(type(option)) not in idle), options[0])


class Player:
    """Sits on every chair, and draws what to do from a seed."""

    def __init__(self, title: Title[Any], policy: str, seed: int) -> None:
        self.title = title
        self.luck = random.Random(f"{title.id} {policy} {seed}")
        self.guide = guide(title.id) if policy == GUIDED else None

    def move(self, g: Any) -> tuple[int, Action]:
        """Who moves next, and how."""
        awaited = self.title.to_act(g)
        assert awaited, "the game goes on and nobody is awaited"
        if self.luck.random() < ASIDE and (speakers := self._speakers(g)):
            seat = self.luck.choice(speakers)
            return seat, self._any_verb(self.title.legal(g, seat))
        seat = self.luck.choice(awaited)
        options = self.title.asked(g, seat)
        assert len(options), f"seat {seat} is awaited and has no option"
        return seat, self.choose(g, seat, options)

    def choose(self, g: Any, seat: int, options: Options) -> Action:
        """What a seat does that is asked."""
        if self.guide is None or len(options) == 1 or self.luck.random() < OFF_COURSE:
            return self._any(options)
        return self.guide(g, seat, options)

    def _speakers(self, g: Any) -> list[int]:
        """Every seat that can do something; now and then the table itself, which may end the game."""
        seats = [TABLE] if self.luck.random() < ASIDE else list(g.seats)
        return [seat for seat in seats if len(self.title.legal(g, seat))]

    def _any(self, options: Options) -> Action:
        return options[self.luck.randrange(len(options))]

    def _any_verb(self, options: Options) -> Action:
        """One of the things that can be done, however many ways there are to do it: else who may name a sum of florins
        would name sums all day."""
        ways: dict[str, list[Any]] = {}
        for shape in options.shapes():
            if isinstance(shape, ListShape):
                for action in shape.actions:
                    ways.setdefault(verb(type(action)), []).append(action)
            else:
                ways.setdefault(shape.do, []).append(shape)
        way = self.luck.choice(self.luck.choice(list(ways.values())))
        if isinstance(way, RangeShape):
            return self.title.parse(f"{way.do} {way.field}={self.luck.randint(way.low, way.high)}")
        return way if isinstance(way, Action) else self._any(options)


# Games


@dataclass(frozen=True)
class Ply:
    """One move: the position it was made in (as bytes), what was done, what came of it."""

    before: bytes
    decision: str
    seat: int
    action: Action
    outcomes: Outcomes
    events: list[Event]
    informed: bool = False
    """Something was seen that was hidden: no undo past this point."""


@dataclass(eq=False)
class Play:
    """A whole game."""

    case: Case
    policy: str
    seed: int
    setup: Outcomes = field(default_factory=list)
    opening: list[Event] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    final: bytes = b""

    def __str__(self) -> str:
        return f"{self.case}, {self.policy} play, seed {self.seed}"

    def positions(self, places: Sequence[int] | None = None) -> Iterator[tuple[Any, Ply]]:
        """Positions, each a state of its own, with the move that was made there."""
        for n in range(len(self.plies)) if places is None else places:
            yield self.case.title.decode(self.plies[n].before), self.plies[n]

    def after(self, n: int) -> bytes:
        """The position after move n."""
        return self.plies[n + 1].before if n + 1 < len(self.plies) else self.final

    def sample(self, number: int) -> list[int]:
        """Places that show as much as possible: each kind of decision and event once, then others, by the seed.

        So many in an ordinary run, fewer with --fast, more with --full.
        """
        luck = random.Random(str(self))
        places = list(range(len(self.plies)))
        luck.shuffle(places)
        shown: dict[object, int] = {}
        for n in places:
            for kind in (self.plies[n].decision, *map(type, self.plies[n].events)):
                shown.setdefault(kind, n)
        return sorted(list(dict.fromkeys([*shown.values(), *places]))[: ceil(number * EFFORT.share)])


def play_out(case: Case, policy: str, seed: int) -> Play:
    """Play a game to its end."""
    title, player, chance = case.title, Player(case.title, policy, seed), FastChance(seed)
    play = Play(case, policy, seed)
    g, now = title.new(case.table, chance, play.opening)
    play.setup = now.outcomes
    while not g.over:
        before = title.encode(g)
        seat, action = player.move(g)
        decision, events = decision_of(title, g, seat, action), list[Event]()
        now = title.apply(g, seat, action, chance, events)
        play.plies.append(Ply(before, decision, seat, action, now.outcomes, events, now.informed))
        if len(play.plies) > MOVES:
            raise Endless(f"{play}: no end after {MOVES} moves")
    play.final = title.encode(g)
    return play


def decision_of(title: Title[Any], g: Any, seat: int, action: Action) -> str:
    """The decision that an action answers: the one that waits, or a floor."""
    pending = title.pending(g)
    assert pending is not None
    if action in title.asked(g, seat):
        return pending.name
    return next((floor.name for floor in title.floors if isinstance(action, floor.actions)), "standing")


def play_match(match: Match[Any], policy: str, seed: int, undo: float = 0.0) -> None:
    """Play a match to its end; some moves are taken back at once and another one is made."""
    player = Player(match.title, policy, seed)
    while not match.over:
        seat, action = player.move(match.state)
        match.act(seat, action)
        if player.luck.random() < undo and match.undoable(seat):
            match.undo(seat)
