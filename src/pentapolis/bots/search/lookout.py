"""Playing imagined worlds on by thumb to the next quiet point, and saying how they stand there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from math import inf
from typing import Any

from ...kernel.action import Action
from ...kernel.chance import Chance, FastChance
from ...kernel.now import Now
from ...kernel.options import Options
from ...kernel.playout import Played, Policy, play_on
from ...kernel.title import Title
from ...kernel.window import Reaction
from ..given import Thumb, heuristics
from ..levels import levels
from ..protocol import imagined
from ..value import Judge, softmax
from .level import Level
from .luck import WorldLuck

LineOfPlay = tuple[Action, ...]
"""What one seat means to choose, one thing after the other; what can't be chosen is left out, and whatever else it is
asked is left to the thumb."""
World = tuple[Any, int]
"""An imagined state and the seed of its luck."""

PLAIN = Level("ahead")
"""To the next quiet point, and nothing special."""
WHIMS, WHOLE = 0x5DEECE66D, 1000
"""What tells the luck of whims from that of dice and cards, and how finely it is told how often they come."""
RUNAWAY = 10_000
"""Choices after which a game must have come to a quiet point."""
MARGIN = 0.002
"""What a lead of one more in log-odds counts beside the chance to win: enough that free gains are taken in a game that
is decided, too little to change anything in one that is not."""


class Lookout:
    """Looks ahead in imagined worlds, with a game's rule of thumb and its win model."""

    def __init__(self, title: Title[Any], level: Level = PLAIN) -> None:
        self.title, self.level = title, level
        self.game = heuristics(title)
        self.rest: Thumb | None = self.game.rest if level.alone else None
        """What others do while a line is played on for rounds, if not what the thumb says."""
        self.chains = self.game.CHAINS
        self.late = self.game.LATE
        self.sudden = self.game.SUDDEN
        self.judge = Judge(title, levels(title.id).value)

    # worlds

    def world(self, observation: Any, seat: int, chance: FastChance) -> World:
        """A world that looks to this seat exactly like what it sees, and its luck."""
        return imagined(self.title, observation, seat, chance), int(chance.pick("seed", range(1 << 62)))

    def candidates(self, observation: Any, seat: int, options: Options, most: int, alike: int = 0) -> list[Action]:
        """The options worth a thought, what the thumb would take first, the others as they look; so many of one kind
        that are `alike`, if not any number. What is marked with minus infinity is not thought of."""
        first = self.game.thumb(observation, seat, options)
        marks = self.game.marks(observation, seat, options)
        places = sorted(range(len(options)), key=lambda place: -marks[place])
        if alike:
            kinds = Counter[type[Action]]()
            places = [p for p in places if _next(kinds, type(options[p])) <= alike]
        others = [options[place] for place in places[: most + 1] if marks[place] > -inf and options[place] != first]
        return [first, *others[: most - 1]]

    def plans(self, g: Any, seat: int, most: int) -> list[LineOfPlay]:
        """Whole-turn candidates that the game gives, the best looking first."""
        return list(islice(self.game.plans(g, seat), most))

    # playing on

    def follow(self, world: World, seat: int, line: Sequence[Action]) -> Any:
        """The quiet point that a world comes to if a seat chooses this, or where that can be judged."""
        state, seed = world
        g, chance = self.title.copy(state), WorldLuck(seed)
        self.title.apply(g, seat, line[0], chance)
        far = self._far(state)
        special = far or self.level.surprise or len(line) > 1
        policy = self.along(seat, line[1:], seed, far) if special else None
        if far:
            self.play_rounds(g, chance, self.title.rounds(state) + self.level.rounds, policy)
        else:
            self.play_to_judge(g, chance, state, policy)
        return g

    def chain(self, g: Any) -> tuple[str, int] | None:
        """The chain that a decision is part of, if it is one of those of which a seat makes several in a row."""
        entry = g.agenda[-1]
        return (entry.name, entry.seat) if entry.name in self.chains else None

    def _far(self, g: Any) -> bool:
        """Whether lines of the decision that is asked are played on for rounds; those of a window never are."""
        if not self.level.rounds or isinstance(self.title.pending(g), Reaction):
            return False
        return not self.level.far or g.agenda[-1].name in self.level.far

    def along(self, seat: int, line: Sequence[Action], seed: int = 0, far: bool = False) -> Policy:
        """The thumb for all, but a seat chooses the next thing of its line that it can; others now and then surprise
        it, and where it looks far they may rest."""
        thumb, rest = self.game.thumb, list(line)
        others = (far and self.rest) or thumb
        whims, often = WorldLuck(seed ^ WHIMS), int(WHOLE * self.level.surprise)

        def policy(g: Any, mover: int, options: Options) -> Action:
            if mover != seat:
                if often and whims.below(f"whim{mover}", WHOLE) < often:
                    return self.candidates(g, mover, options, 2)[-1]
                return others(g, mover, options)
            for place, action in enumerate(rest):
                if action in options:
                    del rest[: place + 1]
                    return action
            return thumb(g, mover, options)

        return policy

    def skip_forced(self, g: Any, chance: Chance) -> None:
        """Make the choices that have one option only, up to the next quiet point."""
        title, quiet = self.title, self.game.quiet
        while g.agenda and not quiet(g):
            mover = title.to_act(g)[0]
            options = title.asked(g, mover)
            if len(options) > 1:
                return
            title.apply(g, mover, options[0], chance)

    def play_on(
        self,
        g: Any,
        chance: Chance,
        quiets: int = 0,
        policy: Policy | None = None,
        chain: tuple[str, int] | None = None,
    ) -> None:
        """Let the thumb, or another policy, play all seats up to the next quiet point, or to so many as are looked
        ahead; within a chain none is quiet."""
        title, thumb, quiet = self.title, policy or self.game.thumb, self.game.quiet
        if chain is not None:
            quiet = _outside(quiet, chain)
        moves: list[Played] = []
        now = Now(g.agenda, chance, None, title.faces)
        play_on(title, g, thumb, now, moves, RUNAWAY, quiet)
        for _ in range(1, quiets or self.level.quiets):
            if not g.agenda or title.beyond_cap(g):
                return
            play_on(title, g, thumb, now, moves, len(moves) + 1)
            play_on(title, g, thumb, now, moves, RUNAWAY, quiet)
        self._check(moves)

    def _check(self, moves: Sequence[Played]) -> None:
        if len(moves) >= RUNAWAY:
            raise RuntimeError(f"{self.title.id} does not come to a quiet point")

    def play_to_judge(self, g: Any, chance: Chance, asked: Any, policy: Policy | None = None) -> None:
        """Let the thumb, or another policy, play all seats to where a choice that was made in `asked` can be judged: to
        the next quiet point after its chain; where its consequences come late, to the same decision a round later."""
        name = asked.agenda[-1].name
        if name not in self.late:
            self.play_on(g, chance, policy=policy, chain=self.chain(asked))
            return
        rounds, quiet, first = self.title.rounds, self.game.quiet, self.title.rounds(asked)
        self._play_until(g, chance, lambda g: rounds(g) > first and g.agenda[-1].name == name and quiet(g), policy)

    def play_rounds(self, g: Any, chance: Chance, last: int, policy: Policy | None = None) -> None:
        """Let the thumb, or another policy, play all seats to the first quiet point of a round."""
        rounds, quiet = self.title.rounds, self.game.quiet
        self._play_until(g, chance, lambda g: rounds(g) >= last and quiet(g), policy)

    def _play_until(self, g: Any, chance: Chance, there: Callable[[Any], bool], policy: Policy | None) -> None:
        title, moves = self.title, list[Played]()
        play_on(title, g, policy or self.game.thumb, Now(g.agenda, chance, None, title.faces), moves, RUNAWAY, there)
        self._check(moves)

    # how it stands

    def worths(self, g: Any) -> list[float]:
        """How well everybody stands: the chance to win, and a little for how far ahead."""
        judge = self.judge
        sides, logits = judge.sides(g), judge.logits(g)
        chances = judge.by_seat(g, softmax(logits)) if g.agenda else judge.chances(g)
        found, others = chances[: len(g.seats)], len(sides) - 1
        whole = sum(logits[: len(sides)])
        alone = sum(logits[1:]) if len(g.seats) == 1 else 0.0  # of the last of several, nobody's odds tell nothing
        for side, logit in zip(sides, logits, strict=False):
            lead = logit - ((whole - logit) / others if others else alone)
            for seat in side:
                found[seat] += MARGIN * lead
        return found

    def worth(self, g: Any, seat: int) -> float:
        """How well a seat stands."""
        return self.worths(g)[seat]

    # turns

    def next_own(self, g: Any, seat: int, chance: Chance) -> bool:
        """Whether a seat has the next choice, once forced ones are made; they are made in `g`."""
        title = self.title
        while g.agenda:
            mover = title.to_act(g)[0]
            options = title.asked(g, mover)
            if len(options) > 1:
                return mover == seat
            title.apply(g, mover, options[0], chance)
        return False


def _outside(quiet: Callable[[Any], bool], chain: tuple[str, int]) -> Callable[[Any], bool]:
    """Quiet points that no chain goes on at."""

    def over(g: Any) -> bool:
        return quiet(g) and not (g.agenda and (g.agenda[-1].name, g.agenda[-1].seat) == chain)

    return over


def _next(kinds: Counter[type[Action]], kind: type[Action]) -> int:
    """Which one of its kind this is."""
    kinds[kind] += 1
    return kinds[kind]
