"""One learner among bots: the interface of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy, deepcopy
from functools import partial
from typing import Any, SupportsIndex

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from ..bots import bot
from ..bots.protocol import Bot, seen
from ..kernel.imagine import mixed
from ..kernel.title import Title
from .play import MOVES, TRIES, Encoding, Illegal, Play, Reward, Unasked, form, setting, whole
from .zoo import Observation, name_of, observation, observation_space

Named = str | Callable[[Title[Any], int], Bot]
"""A bot by name, or what makes one, given the title and a seed."""


class AmongBots(gymnasium.Env[Observation, int]):
    """A game in which all other seats are bots. They see what a person in their seat sees, and only answer what
    they are asked.

    An action that the mask forbids ends the game, with no reward or with `illegal`; `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        bots: Sequence[Named] = (),
        seat: int | None = 0,
        encoding: Encoding = "tokens",
        slots: int | None = None,
        reward: Reward = "win",
        illegal: float = 0.0,
        options: Mapping[str, str] | None = None,
        floor: bool = False,
        moves: int = MOVES,
    ) -> None:
        self.form = form(game, seats, encoding, slots)
        self.play = Play(self.form, setting(self.form.title, seats, options, reward, floor, moves))
        if isinstance(bots, str):
            raise ValueError(f"bots are a list with one for each other seat: [{bots!r}], not {bots!r}")
        self.bots: tuple[Named, ...] = tuple(bots) or ("random",) * (seats - 1)
        """Who sits to the learner's left, one after the other."""
        if len(self.bots) != seats - 1:
            raise ValueError(f"{seats} seats are one learner and {seats - 1} bots, not {len(self.bots)}")
        for named in self.bots:
            if isinstance(named, str):
                bot(named, self.form.title)
            elif not callable(named):
                raise ValueError(f"a bot is a name, or a function that makes one of a title and a seed, not {named!r}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} among {seats}")
        self.seat = seat
        """The learner's seat; None: another one each game, by luck."""
        self.illegal = illegal
        self.own = seat or 0
        self.name = name_of(self.form)
        self.observation_space = observation_space(self.form)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.form.actions)
        self._luck = 0
        self._players: dict[int, Bot] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> AmongBots:
        """The same game once more. Bots are made anew, from the same seeds."""
        twin = copy(self)
        twin.play, twin.action_space, twin._np_random = deepcopy((self.play, self.action_space, self._np_random), memo)
        twin._players = twin._seated()
        return twin

    def _seated(self) -> dict[int, Bot]:
        """A bot for every seat but the learner's."""
        title, seats, found = self.form.title, self.form.seats, {}
        for place, named in enumerate(self.bots, 1):
            make = partial(bot, named) if isinstance(named, str) else named
            found[(self.own + place) % seats] = make(title, mixed(self._luck, place))
        return found

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, up to the learner's first choice."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            self._luck = int(self.np_random.integers(2**62))
            self.own = int(self.np_random.integers(self.form.seats)) if self.seat is None else self.seat
            self._players = self._seated()
            self.play.reset(self._luck)
            self._play_others()
            if not self.play.over:  # else the game went by without asking the learner
                return observation(self.play, self.own), {"seat": self.own}
        raise Unasked(self.play.setting.moves)

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Enter an action; the others play on to the learner's next choice. `Illegal` if it is no whole number,
        `ResetNeeded` where no game goes on."""
        if self.play.over:
            raise ResetNeeded("there is no game: reset starts one")
        play, info = self.play, {"seat": self.own}
        number = whole(action, "the learner")
        try:
            play.choose(number)
        except Illegal:
            play.over = True
            return observation(play, self.own), self.illegal, True, False, info | {"illegal": True}
        self._play_others()
        ended = play.over and not play.truncated
        return observation(play, self.own), play.rewards[self.own], ended, play.over and play.truncated, info

    def _play_others(self) -> None:
        play = self.play
        while not play.over and play.seat != self.own:
            view = seen(play.title, play.g, play.seat)
            play.act(self._players[play.seat].choose(view, play.seat, play.asked))
