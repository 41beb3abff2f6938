"""Environments for reinforcement learning: PettingZoo, Gymnasium, and many games at once.

    >>> import pentapolis.env
    >>> env = pentapolis.env.aec("kingsburg", seats=3)
    >>> env.reset(seed=7)
    >>> seen, reward, terminated, truncated, info = env.last()
    >>> env.step(seen["action_mask"].argmax())

`aec` has an agent per seat, `gym` one learner among bots, `vector` many games in arrays. `describe` says what every
number of an observation means. They need numpy, gymnasium and pettingzoo: `pip install pentapolis[env]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import games

if TYPE_CHECKING:
    from .single import Learner
    from .vectors import Games
    from .zoo import Seats


class Missing(ImportError):
    """A library that environments need is not installed."""

    def __init__(self, library: str | None) -> None:
        super().__init__(f"environments need {library}: pip install pentapolis[env]")


def aec(game: str, seats: int, **given: Any) -> Seats:
    """An environment of PettingZoo: every seat an agent, acting in turn."""
    try:
        from .zoo import Seats
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return Seats(game, seats, **given)


def gym(game: str, seats: int, **given: Any) -> Learner:
    """An environment of Gymnasium: one learner, the other seats played by `bots`, from the learner's left on."""
    try:
        from .single import Learner
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return Learner(game, seats, **given)


def vector(game: str, n: int, seats: int = 0, **given: Any) -> Games:
    """So many games in one process, in arrays that are made once; with the most seats if not said otherwise."""
    try:
        from .vectors import Games
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return Games(game, n, seats or games.title(game).players[-1], **given)


def describe(game: str, seats: int) -> str:
    """What every cell of an observation holds, a line per block."""
    try:
        from .observer import Observer
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return Observer(games.title(game), seats).describe()


__all__ = ["Missing", "aec", "describe", "gym", "vector"]
