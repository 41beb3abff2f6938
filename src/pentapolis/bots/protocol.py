"""What a bot is, and what a game gives it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from .. import games
from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.decision import Secret
from ..kernel.imagine import luck, mixed
from ..kernel.options import Options
from ..kernel.state import State
from ..kernel.title import Title

__all__ = [
    "Bot",
    "Dishonest",
    "Heuristics",
    "Observation",
    "at_once",
    "heuristics",
    "imagined",
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


class Heuristics(Protocol):
    """What a game gives its bots: `pentapolis.games.<game>.heuristics`.

    A state may be an observation or an imagined world; every function uses only what the seat may know.

    A game may add `plans(g, seat)`, lines of choices for a whole turn, the best looking first; `at_once(g, seat,
    options)`, what is taken without a thought, because nothing it gives up is worth as much; `mix(g, seat,
    options)`, how often each choice is made where all choose at once in secret; `unasked(g, seat)`, the answer to an
    offer on the floor, `because(g, seat, action)`, why it is that (`because-<id>` in the texts), and `proposal(g,
    seat)`, the next word of an own one and whether it is the last.

    It may add `rest(g, seat, options)`, the least that a seat can do: what others are taken to do while a long line is
    played on (`alone` of a level).

    It may name `CHAINS`, decisions of which a seat makes several in a row: where options are compared, how it
    stands is judged after the last. It may name `LATE`, decisions whose consequences come a round later:
    they are judged where the same is asked again. `SUDDEN` says that a win ends the game at once, in the middle of a
    turn: it is then looked for first.

    It may add `sides(g)`, the sides that can still win, each as its seats, where seats win together or may be out of
    the game; without it every seat is one.

    It may also add `all_terms(g)`, the terms of every seat at less cost; `shown(g, seat)`, numbers on the table that
    stand for terms, for hints; `EFFORT`, how many worlds and options `greedy` weighs; `weighs(g)`, whether a decision
    is worth imagining worlds for, where a game has very many small ones; `standing(g, seat)`, a tuple that seats are
    compared by at the end where the rules only know winners; and `achieved(g, seat)`, what else is counted of a seat
    then (`achieved-<what>` in the texts).
    """

    WEIGHTS: Mapping[str, float | tuple[float, float]]
    """What a unit of each term is worth by hand, always or at the start and at the end, in the order of the terms."""

    def terms(self, g: Any, seat: int, /) -> dict[str, float]:
        """Ten to forty named numbers a good player looks at."""

    def value(self, g: Any, seat: int, /) -> float:
        """How well a seat stands; fair at quiet points."""

    def quiet(self, g: Any, /) -> bool:
        """Whether evaluation is fair: a season, turn or phase begins, nothing is open; or the game is over."""

    def progress(self, g: Any, /) -> float:
        """How much of the game is over, 0 to 1, as far as one can tell."""

    def marks(self, g: Any, seat: int, options: Sequence[Action], /) -> Sequence[float]:
        """How good each option looks at first sight; higher is better."""

    def thumb(self, g: Any, seat: int, options: Sequence[Action], /) -> Action:
        """A sensible option in microseconds."""

    def score(self, g: Any, seat: int, /) -> float:
        """The printed score."""


def heuristics(title: Title[Any]) -> Heuristics:
    """What a game gives its bots; `LookupError` if it gives nothing."""
    found = games.part(title.id, "heuristics")
    if found is None:
        raise LookupError(f"{title.id} has no heuristics: only random bots can play it")
    return cast(Heuristics, found)


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
    given = getattr(heuristics(title), "at_once", None)
    found = [] if given is None else given(observation, seat, options)
    if not found:
        return None
    marks = heuristics(title).marks(observation, seat, found)
    best: Action = found[max(range(len(found)), key=marks.__getitem__)]
    return best


def mix(title: Title[Any], observation: Any, seat: int, options: Options) -> dict[Action, float]:
    """How often each choice is made, where the game says that it had better be unforeseeable."""
    given = getattr(heuristics(title), "mix", None)
    return {} if given is None else given(observation, seat, options)


class Dishonest(AssertionError):
    """An imagined world does not look like what the seat was shown."""


def imagined(title: Title[Any], observation: Any, seat: int, chance: FastChance) -> Any:
    """A world that looks to this seat exactly like the observation; anything else is a `Dishonest` error."""
    world = title.imagine(observation, seat, chance)
    if title.observe(world, seat) != observation:
        raise Dishonest(f"an imagined world of {title.id} does not look to seat {seat} like its observation")
    return world
