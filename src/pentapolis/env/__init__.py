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

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

from .. import games

if TYPE_CHECKING:
    from .play import Given
    from .single import AmongBots, Named
    from .vectors import Games
    from .zoo import Seats


class Missing(ImportError):
    """A library that environments need is not installed."""

    def __init__(self, library: str | None) -> None:
        super().__init__(f"environments need {library}: pip install pentapolis[env]")


def aec(game: str, seats: int, **given: Unpack[Given]) -> Seats:
    """An environment of PettingZoo: every seat an agent, acting in turn."""
    try:
        from .zoo import Seats
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return Seats(game, seats, **given)


def gym(
    game: str,
    seats: int,
    *,
    bots: Sequence[Named] = (),
    seat: int | None = 0,
    illegal: float = 0.0,
    **given: Unpack[Given],
) -> AmongBots:
    """An environment of Gymnasium: one learner in a seat (None: any), the others played by `bots` from its left on, at
    random if none are named: names, or functions that make a bot of a title and a seed. An action that the mask forbids
    ends the game with the reward `illegal`."""
    try:
        from .single import AmongBots
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return AmongBots(game, seats, bots=bots, seat=seat, illegal=illegal, **given)


def vector(game: str, n: int, seats: int | None = None, *, seed: int = 0, **given: Unpack[Given]) -> Games:
    """So many games in one process, in arrays that are made once; with the most seats if not said otherwise."""
    try:
        from .vectors import Games
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return Games(game, n, games.title(game).players[-1] if seats is None else seats, seed=seed, **given)


def describe(game: str, seats: int) -> str:
    """What every cell of an observation holds, a line per block."""
    try:
        from .play import form
    except ModuleNotFoundError as error:
        raise Missing(error.name) from None
    return form(game, seats).observer.describe()


__all__ = ["Missing", "aec", "describe", "gym", "vector"]
