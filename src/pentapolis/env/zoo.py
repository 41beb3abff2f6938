"""All seats as agents that act in turn: the AEC interface of PettingZoo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from .features import MOST
from .play import MOVES, TRIES, Encoding, Form, Play, Reward, Unasked, form, setting, whole

Observation = dict[str, Any]


class Seats(AECEnv[str, Observation, Any]):
    """A game of PettingZoo: every seat is an agent, until the game is over.

    Whoever is eliminated stays an agent that is not asked any more. Where several seats choose at once they act one
    after the other, and none sees what another has chosen.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        encoding: Encoding = "tokens",
        slots: int | None = None,
        reward: Reward = "win",
        options: Mapping[str, str] | None = None,
        floor: bool = False,
        moves: int = MOVES,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.form = form(game, seats, encoding, slots)
        self.play = Play(self.form, setting(self.form.title, seats, options, reward, floor, moves))
        self.metadata = {"name": name_of(self.form), "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.form) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.form.actions) for agent in self.possible_agents}
        self._luck, self._seed = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; after a seed has been given, games follow from it. One that leaves nobody a choice is over
        before it begins, and the next one takes its place."""
        if seed is not None:
            self._luck, self._seed = seeding.np_random(seed)
        for _ in range(TRIES):
            self.play.reset(int(self._luck.integers(2**62)))
            if not self.play.over:
                break
        else:
            raise Unasked(self.play.setting.moves)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._hand_over()

    def step(self, action: SupportsIndex | None) -> None:
        """Enter an action of the seat whose choice it is; `Illegal` if the mask forbids it or it is no number."""
        self._need(bool(self.agents))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.choose(whole(action, agent))
        self._cumulative_rewards[agent] = 0.0
        self._hand_over()

    def _hand_over(self) -> None:
        play = self.play
        self.agent_selection = self.possible_agents[play.seat]
        if play.over:
            ended = self.truncations if play.truncated else self.terminations
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = play.rewards[seat]
                ended[agent] = True
            self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the seat whose choice it is sees, its reward, and whether the game has ended for it."""
        self._need(bool(self.agents))
        return super().last(observe)

    def observe(self, agent: str) -> Observation:
        """What a seat sees, what it may choose (nothing if it is not asked), and of options their features."""
        self._need(self.play.g is not None)
        seat = self.possible_agents.index(agent)
        return observation(self.play, seat)

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see, one after the other."""
        self._need(self.play.g is not None)
        rows = [self.form.observer.row() for _ in self.possible_agents]
        for seat, row in enumerate(rows):
            self.play.observe(seat, row)
        return np.concatenate(rows)

    def _need(self, game: bool) -> None:
        """`ResetNeeded` if there is no game to do this with."""
        if not game:
            raise ResetNeeded("there is no game: reset starts one")

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return name_of(self.form)


def name_of(form: Form) -> str:
    """The name of an environment: the game and the version of its rules."""
    return f"{form.title.id}-v{form.title.version}"


def observation_space(form: Form) -> spaces.Dict:
    """What observations look like."""
    row = form.observer.row()
    found: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-(2**15), 2**15 - 1, row.shape, np.int16),
        "action_mask": spaces.Box(0, 1, (form.actions,), np.int8),
    }
    if form.features is not None:
        found["options"] = spaces.Box(-MOST, MOST, (form.slots, form.features.width), np.float32)
    return spaces.Dict(found)


def observation(play: Play, seat: int) -> Observation:
    """What a seat is given: always new arrays."""
    form = play.form
    seen: Observation = {"observation": form.observer.row(), "action_mask": form.mask()}
    play.observe(seat, seen["observation"])
    asked = seat == play.seat and not play.over
    if asked:
        play.allow(seen["action_mask"])
    if form.features is not None:
        seen["options"] = form.rows()
        if asked:
            play.tell(seen["options"], 0)
    return seen
