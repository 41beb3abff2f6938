"""The library: what `import pentapolis` offers. A state is plain data; these functions find its game by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from . import games
from .kernel.action import Action, text
from .kernel.chance import Chance, FastChance, ScriptedChance, SealedChance
from .kernel.event import Event
from .kernel.match import Diverged, Match, View
from .kernel.options import Options
from .kernel.record import Record
from .kernel.refusal import Illegal, Malformed, NotNow, Refused, UndoRefused
from .kernel.sight import NOBODY, SPECTATOR, TABLE
from .kernel.state import Outcome, State
from .kernel.title import Title
from .kernel.verify import Verdict, verify

S = TypeVar("S", bound=State)


def title(game: str | State) -> Title[Any]:
    """The game with this id, or the game a state belongs to."""
    return games.title(game if isinstance(game, str) else game.game)


def new(
    game: str, seats: int, chance: Chance | None = None, *, seed: int = 0, options: Mapping[str, str] | None = None
) -> Any:
    """A new game, set up and ready for its first decision. Luck comes from `chance`, or from `seed`."""
    known = games.title(game)
    g, _ = known.new(known.table(seats, options), chance or FastChance(seed))
    return g


def to_act(g: State) -> tuple[int, ...]:
    """The seats that are awaited."""
    return title(g).to_act(g)


def legal(g: State, seat: int) -> Options:
    """Everything a seat can do now, in canonical order."""
    return title(g).legal(g, seat)


def apply(g: State, seat: int, action: Action | str, chance: Chance) -> None:
    """Carry out an action, given as a record or as text, and all that follows. Raises `Refused`, changing nothing."""
    known = title(g)
    known.apply(g, seat, known.parse(action) if isinstance(action, str) else action, chance)


def observe(g: S, viewer: int) -> S:
    """The state as a seat, or a `SPECTATOR`, may know it."""
    seen: S = title(g).observe(g, viewer)
    return seen


def imagine(o: S, viewer: int, chance: Chance) -> S:
    """A whole state that looks like this observation to its viewer."""
    imagined: S = title(o).imagine(o, viewer, chance)
    return imagined


def outcome(g: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return title(g).outcome(g) if g.over else None


def copy(g: S) -> S:
    """An independent copy of a state, in microseconds."""
    twin: S = title(g).copy(g)
    return twin


__all__ = [
    "NOBODY",
    "SPECTATOR",
    "TABLE",
    "Action",
    "Chance",
    "Diverged",
    "Event",
    "FastChance",
    "Illegal",
    "Malformed",
    "Match",
    "NotNow",
    "Options",
    "Outcome",
    "Record",
    "Refused",
    "ScriptedChance",
    "SealedChance",
    "State",
    "Title",
    "UndoRefused",
    "Verdict",
    "View",
    "apply",
    "copy",
    "imagine",
    "legal",
    "new",
    "observe",
    "outcome",
    "text",
    "title",
    "to_act",
    "verify",
]
