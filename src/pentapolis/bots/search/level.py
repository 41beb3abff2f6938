"""What a level of a game is made of: a way to think, and its parameters."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .budget import Budget

Way = Literal["thumb", "ahead", "bandit", "tree"]
Some = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0)]
Amount = Annotated[float, Meta(ge=0.0, le=1e6)]
Part = Annotated[float, Meta(ge=0.0, le=1.0)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of a level, as `[levels.<name>]` of a level file gives them."""

    way: Way
    seconds: Amount = 0.0
    """What a turn may take at a table."""
    iterations: Some = 1
    """Plays to the next quiet point that a turn may cost where they are counted."""
    timed: bool = False
    """Whether seconds count, not iterations."""
    noise: Part = 0.0
    """How much worse than the best a choice may look that is made all the same, as a part of the marks' spread."""
    worlds: Some = 12
    """Worlds that are imagined at most."""
    options: Some = 8
    """Options that are weighed at most."""
    alike: Number = 0
    """Options of one kind that are weighed at most; 0 for any number."""
    plans: Number = 0
    """Whole-turn candidates of the game's own that are weighed beside them."""
    quiets: Some = 1
    """Quiet points that are looked ahead."""
    rounds: Number = 0
    """Rounds of the game that a line is played on, to a quiet point of the last; 0 for the next quiet point, which is
    where windows are always looked ahead to."""
    far: tuple[str, ...] = ()
    """Decisions whose lines are played on for rounds; all where none is named."""
    alone: bool = False
    """Whether the others do no more than they must while a line is played on for rounds (`rest` of the game)."""
    thinks: tuple[str, ...] = ()
    """Decisions that are thought about beside windows, the others being made by thumb; all where none is named."""
    sure: Amount = 0.0
    """Standard errors by which a line must be better than the thumb's to be taken instead."""
    beam: Number = 0
    """Lines of the own turn that are followed at the same time; 0 for none."""
    surprise: Part = 0.0
    """How often another seat is taken to choose what looks next best instead of what its thumb says."""
    through: bool = False
    """Whether a line goes on after others have chosen, up to the next quiet point."""
    depth: Some = 6
    """Choices of a line at most."""
    wide: Some = 4
    """Options of each choice in a line, or at a node of the tree before it is widened."""
    explore: Amount = 0.6
    """How much a tree tries what it has seldom tried."""
    widen: Part = 0.5
    """By what power of its visits a node is widened."""
    sharp: Amount = 1.0
    """How much the marks of the thumb count as a prior: the odds by a spread of one."""
    mixed: tuple[str, ...] = ()
    """Secret decisions whose mixed strategy is learnt in imagined worlds."""

    @property
    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds if self.timed else 0.0)
