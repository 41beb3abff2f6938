"""Many games at once in one process, written into arrays that are made once.

>>> import pentapolis.env
>>> games = pentapolis.env.vector("kingsburg", 4, seats=3, seed=1)
>>> for _ in range(100):
...     games.step(games.masks.argmax(axis=1))
>>> games.observations.shape[0], games.rewards.shape
(4, (4, 3))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.imagine import mixed
from .features import Rows
from .observer import Row
from .play import MOVES, TRIES, Encoding, Mask, Play, Reward, Unasked, form, setting


class Games:
    """So many games, each waiting for one seat's choice. A game that ends is followed by another at once: `rewards`,
    `dones` and `truncations` tell of the step just made, everything else of the choice to come."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        *,
        seed: int = 0,
        encoding: Encoding = "tokens",
        slots: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, str] | None = None,
        floor: bool = False,
        moves: int = MOVES,
    ) -> None:
        if n < 1:
            raise ValueError(f"there is at least one game, not {n}")
        self.form = form(game, seats, encoding, slots)
        agreed = setting(self.form.title, seats, options, reward, floor, moves)
        self.plays = [Play(self.form, agreed) for _ in range(n)]
        self.observations: Row = np.zeros((n, self.form.observer.size), np.int16)
        self.masks: Mask = np.zeros((n, self.form.actions), np.int8)
        self.options: Rows | None = None
        """Features of the slots, where actions are options."""
        if self.form.features is not None:
            self.options = np.zeros((n, self.form.slots, self.form.features.width), np.float32)
        self.seats: NDArray[np.int8] = np.zeros(n, np.int8)
        """Whose choice it is."""
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.truncations: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.episodes = [0] * n
        """Games that have ended, by place."""
        self._used = [0] * n
        """Slots that hold something."""
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.plays)

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        self._seed = seed
        self.rewards.fill(0)
        self.dones.fill(False)
        self.truncations.fill(False)
        for place in range(len(self.plays)):
            self.episodes[place] = 0
            self._start(place)
            self._show(place)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Enter one action in every game. Nothing changes in any if there is not one for each (`ValueError`), or if a
        mask forbids one of them (`Illegal`)."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {len(self)} whole numbers, one for each game")
        numbers: list[int] = chosen.tolist()
        for play, number in zip(self.plays, numbers, strict=True):
            play.check(number)
        self.rewards.fill(0)
        self.dones.fill(False)
        self.truncations.fill(False)
        for place, (play, number) in enumerate(zip(self.plays, numbers, strict=True)):
            play.enter(number)
            if play.over:
                self.rewards[place] = play.rewards
                self.dones[place] = True
                self.truncations[place] = play.truncated
                self.episodes[place] += 1
                self._start(place)
            self._show(place)

    def _start(self, place: int) -> None:
        """Start a game; one that leaves nobody a choice is over before it begins, and the next one takes its place."""
        play = self.plays[place]
        for _ in range(TRIES):
            play.reset(mixed(self._seed, place, self.episodes[place]))
            if not play.over:
                return
            self.episodes[place] += 1
        raise Unasked(play.setting.moves)

    def _show(self, place: int) -> None:
        play = self.plays[place]
        play.observe(play.seat, self.observations[place])
        play.allow(self.masks[place])
        if self.options is not None:
            self._used[place] = play.tell(self.options[place], self._used[place])
        self.seats[place] = play.seat
