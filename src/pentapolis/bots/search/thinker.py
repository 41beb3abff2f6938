"""What all levels that look ahead have in common: the turn they are in, its budget, and the line they follow."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.action import Action
from ...kernel.decision import Secret
from ...kernel.options import Options
from ...kernel.title import Title
from ...kernel.window import Reaction
from ..protocol import at_once, luck, mix, unsealed
from .budget import Clock
from .level import Level
from .lookout import LineOfPlay, Lookout
from .luck import WorldLuck
from .matrix import mixed_choice
from .root import Root, draw


class Turn(msgspec.Struct):
    """What a bot remembers between its decisions of one turn."""

    seat: int
    own: Clock
    """What the turn itself may cost."""
    clock: Clock
    """What the decision at hand may cost: that of the turn, or less where the seat is called in."""
    aside: bool = False
    expected: Any = None
    """What the seat sees next if nothing comes between."""
    line: LineOfPlay = ()
    """What it means to choose then."""


class Thinker:
    """Thinks within the budget of a turn. A subclass says how (`search`)."""

    def __init__(self, title: Title[Any], seed: int, level: Level) -> None:
        self.title, self.seed, self.level = title, seed, level
        self.lookout = Lookout(title, level)
        self._turn: Turn | None = None
        self._paces: dict[str, float] = {}
        """Seconds that a play took last, by decision."""

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        if len(options) == 1:
            return options[0]
        observation = unsealed(self.title, observation, seat)
        turn = self._resumed(observation, seat)
        gain = at_once(self.title, observation, seat, options)
        if gain is not None:
            line: LineOfPlay = (gain,)
        elif turn.line and turn.expected == observation and turn.line[0] in options:
            line = turn.line
        elif self._learns(observation):
            line = self._think(turn, observation, seat, options)
        elif shares := mix(self.title, observation, seat, options):
            line = (draw(shares, luck(self.title, self.seed, observation, seat)),)
        elif self._small(observation):
            line = (self.lookout.game.thumb(observation, seat, options),)
        else:
            line = self._think(turn, observation, seat, options)
        self._remember(turn, observation, seat, line)
        return line[0]

    def _small(self, observation: Any) -> bool:
        """Whether a decision is left to the thumb; a window never is."""
        thinks, pending = self.level.thinks, self.title.pending(observation)
        return bool(thinks) and not isinstance(pending, Reaction) and observation.agenda[-1].name not in thinks

    def search(self, root: Root, clock: Clock) -> LineOfPlay:
        """The line to take; its first choice is made, the rest is remembered."""
        raise NotImplementedError

    def forget(self) -> None:
        """The turn is over: what was found in it is of no more use."""

    # the turn

    def _resumed(self, observation: Any, seat: int) -> Turn:
        """The turn that goes on, or a new one. A window in the middle of it has a clock of its own."""
        turn, budget = self._turn, self.level.budget
        if turn is None or turn.seat != seat or turn.expected.agenda != observation.agenda:
            own = Clock(budget)
            turn = Turn(seat, own, own)
        aside = self._aside(observation, seat)
        if aside != turn.aside:
            turn.aside, turn.clock = aside, Clock(budget.aside) if aside else turn.own
        return turn

    def _aside(self, observation: Any, seat: int) -> bool:
        """Whether the seat is called in from somebody else's part."""
        if isinstance(self.title.pending(observation), Reaction):
            return True
        return self.title.own_part is not None and not self.title.own_part(observation, seat)

    def _think(self, turn: Turn, observation: Any, seat: int, options: Options) -> LineOfPlay:
        name = observation.agenda[-1].name
        turn.clock.start(self._paces.get(name, max(self._paces.values(), default=0.0)))
        chance = luck(self.title, self.seed, observation, seat)
        root = Root(self.lookout, observation, seat, options, chance, turn.expected == observation)
        turn.clock.begin(last=not self._goes_on(root))
        line = self._mixed(root, turn.clock) or self.search(root, turn.clock)
        turn.clock.end()
        self._paces[name] = turn.clock.pace
        return line

    def _mixed(self, root: Root, clock: Clock) -> LineOfPlay:
        """A choice that others make at the same time in secret, where the level mixes it."""
        if self._learns(root.observation):
            return (mixed_choice(self.lookout, root, self.level, clock),)
        return ()

    def _learns(self, observation: Any) -> bool:
        """Whether the seat finds its own mix of a choice that others make at the same time in secret."""
        pending = self.title.pending(observation)
        return isinstance(pending, Secret) and pending.name in self.level.mixed

    def _goes_on(self, root: Root) -> bool:
        """Whether the seat will probably choose again before anybody else does."""
        state, seed = root.world(0)
        g, chance = self.title.copy(state), WorldLuck(seed)
        thumb = self.lookout.game.thumb(g, root.seat, root.options)
        self.title.apply(g, root.seat, thumb, chance)
        return self.lookout.next_own(g, root.seat, chance)

    def _remember(self, turn: Turn, observation: Any, seat: int, line: LineOfPlay) -> None:
        """Keep the turn if the seat is the next to choose, with what it will see if luck does not come between. Who
        plays alone has a new turn at each quiet point."""
        chance = luck(self.title, self.seed, observation, seat)
        state, seed = self.lookout.world(observation, seat, chance)
        rolled = WorldLuck(seed)
        self.title.apply(state, seat, line[0], rolled)
        if self.lookout.next_own(state, seat, rolled) and not (
            len(state.seats) == 1 and self.lookout.game.quiet(state)
        ):
            turn.expected, turn.line = self.title.observe(state, seat), line[1:]
            self._turn = turn
        else:
            self._turn = None
            self.forget()
