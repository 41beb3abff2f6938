"""The optional interface between a game and its bots: the module `heuristics` of its package.

All of it is optional. Without the module, a game is played by `random` and by `rollout`, which plays every option on to
the end. A module that offers no more than `thumb` lets it play on more sensibly. The judgement of positions, from
`WEIGHTS` to `score`, is given whole or not at all; with it the other bots can play too, and `pentapolis tune` can find
a win model.

A state may be an observation or an imagined world; every function uses only what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec

from .. import games
from ..kernel.action import Action
from ..kernel.title import Title

Side = tuple[int, ...]
"""Seats that win together."""


class Thumb(Protocol):
    """`thumb(g, seat, options)`: a sensible option in microseconds."""

    def __call__(self, g: Any, seat: int, options: Sequence[Action], /) -> Action: ...


class Marks(Protocol):
    """`marks(g, seat, options)`: how good each option looks at first sight; higher is better; minus infinity is not
    thought of."""

    def __call__(self, g: Any, seat: int, options: Sequence[Action], /) -> Sequence[float]: ...


class Terms(Protocol):
    """`terms(g, seat)`: ten to forty named numbers that a good player looks at."""

    def __call__(self, g: Any, seat: int, /) -> dict[str, float]: ...


class AllTerms(Protocol):
    """`all_terms(g)`: the terms of every seat, at less cost than one by one."""

    def __call__(self, g: Any, /) -> list[dict[str, float]]: ...


class SeatNumber(Protocol):
    """`value(g, seat)`: how well a seat stands; fair at quiet points. `score(g, seat)`: its printed score."""

    def __call__(self, g: Any, seat: int, /) -> float: ...


class Yes(Protocol):
    """`quiet(g)`: whether evaluation is fair: a season, turn or phase begins, nothing is open; or the game is over.
    `weighs(g)`: whether a decision is worth imagining worlds for, where a game has very many small ones."""

    def __call__(self, g: Any, /) -> bool: ...


class Progress(Protocol):
    """`progress(g)`: how much of the game is over, 0 to 1, as far as one can tell."""

    def __call__(self, g: Any, /) -> float: ...


class Plans(Protocol):
    """`plans(g, seat)`: lines of choices for a whole turn, the best looking first."""

    def __call__(self, g: Any, seat: int, /) -> Iterable[tuple[Action, ...]]: ...


class AtOnce(Protocol):
    """`at_once(g, seat, options)`: the options that every level that looks ahead takes without a thought, because
    nothing that they give up is worth as much."""

    def __call__(self, g: Any, seat: int, options: Sequence[Action], /) -> Sequence[Action]: ...


class Mix(Protocol):
    """`mix(g, seat, options)`: how often each choice is made where all choose at once in secret; nothing elsewhere."""

    def __call__(self, g: Any, seat: int, options: Sequence[Action], /) -> dict[Action, float]: ...


class Sides(Protocol):
    """`sides(g)`: the sides that can still win, each as its seats, where seats win together or may be out of the game.
    Without it every seat is one."""

    def __call__(self, g: Any, /) -> Sequence[Side]: ...


class Shown(Protocol):
    """`shown(g, seat)`: numbers on the table that stand for terms, for hints."""

    def __call__(self, g: Any, seat: int, /) -> dict[str, float]: ...


class Unasked(Protocol):
    """`unasked(g, seat)`: the answer to an offer on the floor; None if there is none."""

    def __call__(self, g: Any, seat: int, /) -> Action | None: ...


class Because(Protocol):
    """`because(g, seat, action)`: why that is the answer (`because-<id>` in the texts)."""

    def __call__(self, g: Any, seat: int, action: Action, /) -> str: ...


class Proposal(Protocol):
    """`proposal(g, seat)`: the next word of an own proposal, and whether it is the last; None if there is none."""

    def __call__(self, g: Any, seat: int, /) -> tuple[Action, bool] | None: ...


class Standing(Protocol):
    """`standing(g, seat)`: what seats are compared by at the end where the rules only know winners."""

    def __call__(self, g: Any, seat: int, /) -> tuple[int, ...]: ...


class Achieved(Protocol):
    """`achieved(g, seat)`: what else is counted of a seat at the end (`achieved-<what>` in the texts)."""

    def __call__(self, g: Any, seat: int, /) -> tuple[str, ...]: ...


def _nothing_at_once(g: Any, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    return ()


def _no_mix(g: Any, seat: int, options: Sequence[Action]) -> dict[Action, float]:
    return {}


def _no_plans(g: Any, seat: int) -> Iterable[tuple[Action, ...]]:
    return ()


def _nothing_shown(g: Any, seat: int) -> dict[str, float]:
    return {}


def _always(g: Any) -> bool:
    return True


def _everybody(g: Any) -> Sequence[Side]:
    return _alone(len(g.seats))


@cache
def _alone(seats: int) -> tuple[Side, ...]:
    """Every seat a side."""
    return tuple((seat,) for seat in range(seats))


class Heuristics(msgspec.Struct, frozen=True, kw_only=True):
    """A game's heuristics for bots that judge positions. The first seven are required, the others have defaults."""

    WEIGHTS: Mapping[str, float | tuple[float, float]]
    """Hand-set weight of each term, constant or as a pair for start and end of a game, in the order of the terms."""
    terms: Terms
    value: SeatNumber
    quiet: Yes
    progress: Progress
    marks: Marks
    thumb: Thumb
    score: SeatNumber

    plans: Plans = _no_plans
    at_once: AtOnce = _nothing_at_once
    mix: Mix = _no_mix
    rest: Thumb | None = None
    """The least that a seat can do: what others are taken to do while a long line is played on (`alone` of a level)."""
    sides: Sides = _everybody
    all_terms: AllTerms | None = None
    shown: Shown = _nothing_shown
    weighs: Yes = _always
    EFFORT: tuple[int, int] = (4, 8)
    """Worlds that `greedy` imagines, and options that it weighs."""
    CHAINS: frozenset[str] = frozenset()
    """Decisions of which a seat makes several in a row: where options are compared, how it stands is judged after the
    last."""
    LATE: frozenset[str] = frozenset()
    """Decisions whose consequences come a round later: they are judged where the same is asked again."""
    SUDDEN: bool = False
    """Whether a win ends the game at once, in the middle of a turn: it is then looked for first."""


class Talk(msgspec.Struct, frozen=True):
    """A game's heuristics for declarations and offers, which nobody is asked for."""

    unasked: Unasked | None = None
    because: Because | None = None
    proposal: Proposal | None = None


class Measured(msgspec.Struct, frozen=True):
    """A game's settings for measuring the strength of bots."""

    standing: Standing | None = None
    achieved: Achieved | None = None
    quiet: Yes | None = None
    TABLE: int = 4
    """Seats of the table where strength is measured, if the game allows so many."""
    GAMES: int = 0
    """Games that are enough to tell levels apart, where a game takes very long; 0 for the usual number."""


JUDGING = tuple(field.name for field in msgspec.structs.fields(Heuristics) if field.required)


def lacking(title: Title[Any]) -> list[str]:
    """The names that heuristics lack to judge positions: none if all are there, or if they judge nothing at all."""
    module = games.part(title.id, "heuristics")
    given = [] if module is None else [name for name in JUDGING if name in vars(module)]
    return [name for name in JUDGING if name not in given] if set(given) - {"thumb", "marks"} else []


def heuristics(title: Title[Any]) -> Heuristics:
    """A game's heuristics; `LookupError` if it can't judge positions."""
    module = games.part(title.id, "heuristics")
    if module is None or not set(JUDGING) <= vars(module).keys():
        lacks = ", ".join(lacking(title)) or "heuristics"
        raise LookupError(f"{title.id} has no {lacks}: only bots that play on to the end can play it")
    return games.gather(Heuristics, module)


def judges(title: Title[Any]) -> bool:
    """Whether a game's heuristics can judge positions."""
    module = games.part(title.id, "heuristics")
    return module is not None and set(JUDGING) <= vars(module).keys()


def thumb_of(title: Title[Any]) -> Thumb | None:
    """A game's rule of thumb; None if it has none."""
    module = games.part(title.id, "heuristics")
    found: Thumb | None = None if module is None else vars(module).get("thumb")
    return found


def talk_of(title: Title[Any]) -> Talk:
    """A game's heuristics for declarations and offers."""
    module = games.part(title.id, "heuristics")
    return Talk() if module is None else games.gather(Talk, module)


def measured(title: Title[Any]) -> Measured:
    """How the strength of a game's bots is measured."""
    module = games.part(title.id, "heuristics")
    return Measured() if module is None else games.gather(Measured, module)
