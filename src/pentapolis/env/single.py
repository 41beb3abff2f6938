"""One learner among bots: the interface of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from ..bots import bot
from ..bots.protocol import Bot, seen
from ..kernel.imagine import mixed
from .play import MOVES, TRIES, Encoding, Illegal, Play, Reward, Unasked, form, setting
from .zoo import Observation, name_of, observation, observation_space


class AmongBots(gymnasium.Env[Observation, int]):
    """A game in which all other seats are bots, who see what a person in their seat sees.

    An action that the mask forbids ends the game, with no reward or with `illegal`; `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        bots: Sequence[str] = (),
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
        self.bots = tuple(bots) or ("random",) * (seats - 1)
        """Who sits to the learner's left, one after the other."""
        if len(self.bots) != seats - 1:
            raise ValueError(f"{seats} seats are one learner and {seats - 1} bots, not {len(self.bots)}")
        for name in self.bots:
            bot(name, self.form.title)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} among {seats}")
        self.seat = seat
        """The learner's seat; None: another one each game, by luck."""
        self.illegal = illegal
        self.own = seat or 0
        self.name = name_of(self.form)
        self.observation_space = observation_space(self.form)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.form.actions)
        self._players: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, up to the learner's first choice."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            luck, seats = int(self.np_random.integers(2**62)), self.form.seats
            self.own = int(self.np_random.integers(seats)) if self.seat is None else self.seat
            self._players = {
                (self.own + place) % seats: bot(name, self.form.title, mixed(luck, place))
                for place, name in enumerate(self.bots, 1)
            }
            self.play.reset(luck)
            self._play_others()
            if not self.play.over:  # else the game went by without asking the learner
                return observation(self.play, self.own), {"seat": self.own}
        raise Unasked(self.play.setting.moves)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Enter an action; the others play on to the learner's next choice."""
        play, info = self.play, {"seat": self.own}
        if play.g is None:
            raise ResetNeeded("no game has begun: reset starts one")
        try:
            play.choose(int(action))
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
            play.act(self._players[play.seat].choose(view, play.seat, play.options))
