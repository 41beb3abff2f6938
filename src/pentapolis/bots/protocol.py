"""What a bot is, and what a game gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.decision import Secret
from ..kernel.imagine import luck, mixed
from ..kernel.options import Options
from ..kernel.state import State
from ..kernel.title import Title
from .given import Heuristics, heuristics, judges

__all__ = [
    "Bot",
    "Dishonest",
    "Heuristics",
    "Observation",
    "at_once",
    "heuristics",
    "imagined",
    "judges",
    "luck",
    "mix",
    "mixed",
    "seen",
    "unsealed",
]

if TYPE_CHECKING:

    class Observation:
        """What a seat sees: a state without what it may not know. Only `seen` makes one, so that a bot which is given
        the state itself does not pass the type checker."""

else:
    Observation = State


def seen(title: Title[Any], g: State, seat: int) -> Observation:
    """What a seat may know of a game."""
    return cast(Observation, title.observe(g, seat))


class Bot(Protocol):
    """Plays a seat. It is given what a person in that seat would see, and nothing else."""

    def choose(self, observation: Observation, seat: int, options: Options) -> Action:
        """One of the options. The same seed, observation and options always give the same choice."""
        ...


def unsealed(title: Title[Any], observation: Any, seat: int) -> Any:
    """What a seat sees, as if nobody else had chosen yet in a decision that all make at once: that one is done says
    nothing, and in an imagined world everybody chooses as they would."""
    if observation.answers is None or not isinstance(title.pending(observation), Secret):
        return observation
    seen = title.copy(observation)
    seen.answers.sealed = [done and other == seat for other, done in enumerate(seen.answers.sealed)]
    return seen


def at_once(title: Title[Any], observation: Any, seat: int, options: Options) -> Action | None:
    """What is taken without a thought, of several what looks best; None where there is no such thing."""
    game = heuristics(title)
    found = game.at_once(observation, seat, options)
    if not found:
        return None
    marks = game.marks(observation, seat, found)
    best: Action = found[max(range(len(found)), key=marks.__getitem__)]
    return best


def mix(title: Title[Any], observation: Any, seat: int, options: Options) -> dict[Action, float]:
    """How often each choice is made, where the game says that it had better be unforeseeable."""
    return heuristics(title).mix(observation, seat, options)


class Dishonest(AssertionError):
    """An imagined world does not look like what the seat was shown."""


def imagined(title: Title[Any], observation: Any, seat: int, chance: FastChance) -> Any:
    """A world that looks to this seat exactly like the observation; anything else is a `Dishonest` error."""
    world = title.imagine(observation, seat, chance)
    if title.observe(world, seat) != observation:
        raise Dishonest(f"an imagined world of {title.id} does not look to seat {seat} like its observation")
    return world
