"""Learning to play by playing: policy gradients over many games at once, on one processor, with numpy alone.

In half of the games the policy plays all seats, in the others one seat among players who choose at random. When enough
games have ended, their choices are made likelier or less likely by how much better or worse than expected they ended
(the share of the others who came behind), each only so far that the policy stays close to the one that played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..arena.bootstrap import wilson
from ..kernel.imagine import mixed
from .play import form
from .policy import Batch, Floats, Numbers, Policy
from .vectors import Games

TINY = 1e-12
GAMES, AT_ONCE = 32, 20
"""Games that are played at once, to learn and on trial."""
CHOICES = 4096
"""Choices of games that have ended, after which the policy is changed."""
ROUNDS, SHARE = 3, 1024
"""How often it looks at them, and at how many together."""
STEP, CLIP, CURIOSITY, FORESIGHT = 2e-3, 0.2, 0.01, 0.5
"""How far weights move; how far the policy may leave the one that played; what variety and expectations count."""


LATELY = 0.02
"""What one game counts for how it went lately."""


class Course(msgspec.Struct):
    """How far learning has come."""

    seconds: float = 0.0
    updates: int = 0
    games: int = 0
    choices: int = 0
    reward: float = 0.0
    """Of the seats that the policy had among random players, lately."""


class Result(msgspec.Struct, frozen=True):
    """How a policy did against players who choose at random."""

    games: int
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


class Choice(msgspec.Struct):
    """One choice of the policy: what it saw, the options, the one it took, and how likely that was."""

    seen: NDArray[np.int16]
    rows: Floats
    taken: int
    log: float


class Adam:
    """Steps down a gradient, each weight at its own pace."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.first = {name: np.zeros_like(value) for name, value in weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def step(self, gradient: dict[str, Floats], size: float) -> None:
        self.steps += 1
        for name, slope in gradient.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first, second = self.first[name] / (1 - 0.9**self.steps), self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] -= size * first / (np.sqrt(second) + 1e-8)


class Learner:
    """A policy that plays and learns."""

    def __init__(self, game: str, seats: int, seed: int = 0, policy: Policy | None = None) -> None:
        self.policy = policy or Policy(form(game, seats, "options"), seed)
        self._fresh = policy is None
        slots = self.policy.form.slots
        self.games = Games(game, GAMES, seats, seed=seed, encoding="options", slots=slots, reward="rank")
        self.course = Course()
        self._seats = seats
        self._luck = np.random.default_rng(mixed(seed, "luck"))
        self._adam = Adam(self.policy.weights)
        self._open: list[list[list[Choice]]] = [[[] for _ in range(seats)] for _ in range(GAMES)]
        """The choices of games that go on, by place and seat."""
        self._closed: list[tuple[Choice, float]] = []
        """Choices of games that have ended, with their reward."""

    def learn(
        self, updates: int | None = None, seconds: float | None = None, told: Callable[[Course], None] | None = None
    ) -> None:
        """Play and learn: so many updates, or so many seconds."""
        start = monotonic() - self.course.seconds
        last = None if updates is None else self.course.updates + updates
        while (last is None or self.course.updates < last) and (seconds is None or self.course.seconds < seconds):
            while len(self._closed) < CHOICES and (seconds is None or monotonic() - start < seconds):
                self._play()
            if len(self._closed) >= CHOICES:
                self._update()
            self.course.seconds = monotonic() - start
            if told is not None:
                told(self.course)

    def _seat(self, place: int) -> int | None:
        """The one seat that the policy has in the game that is being played there; None if it has all."""
        return (self.games.episodes[place] + place // 2) % self._seats if place % 2 else None

    def _play(self) -> None:
        """One step in every game."""
        games = self.games
        assert games.options is not None
        counts = games.masks.sum(axis=1, dtype=np.int64)
        actions = (self._luck.random(GAMES) * counts).astype(np.int64)
        seats = [self._seat(place) for place in range(GAMES)]
        places = [place for place, seat in enumerate(seats) if seat is None or seat == games.seats[place]]
        if places:
            rows = [games.options[place, : counts[place]] for place in places]
            batch = Batch(games.observations[places], np.concatenate(rows), counts[places])
            logs = self.policy.answer(batch).logs
            taken = _drawn(logs, batch, self._luck)
            for n, place in enumerate(places):
                actions[place] = taken[n]
                log = float(logs[batch.starts[n] + taken[n]])
                choice = Choice(batch.seen[n], rows[n].copy(), int(taken[n]), log)
                self._open[place][games.seats[place]].append(choice)
        games.step(actions)
        for place in np.flatnonzero(games.dones).tolist():
            self._close(place, seats[place])

    def _close(self, place: int, alone: int | None) -> None:
        """A game has ended: all its choices have their reward, unless it was left."""
        rewards = self.games.rewards[place].tolist()
        if not self.games.truncations[place]:
            for seat, choices in enumerate(self._open[place]):
                self._closed += [(choice, rewards[seat]) for choice in choices]
            if alone is not None:
                self.course.reward += LATELY * (rewards[alone] - self.course.reward)
        self._open[place] = [[] for _ in range(self._seats)]
        self.course.games += 1

    def _update(self) -> None:
        """Learn from the games that have ended."""
        closed, self._closed = self._closed, []
        if self._fresh:
            self.policy.bring_to_scale(np.stack([choice.seen for choice, _ in closed]))
            self._fresh = False
        for _ in range(ROUNDS):
            order = self._luck.permutation(len(closed))
            for start in range(0, len(order) - SHARE // 2, SHARE):
                self._improve([closed[n] for n in order[start : start + SHARE]])
        self.course.updates += 1
        self.course.choices += len(closed)

    def _improve(self, part: list[tuple[Choice, float]]) -> None:
        choices = [choice for choice, _ in part]
        rewards: Floats = np.array([reward for _, reward in part], np.float32)
        counts: Numbers = np.array([len(choice.rows) for choice in choices])
        batch = Batch(np.stack([c.seen for c in choices]), np.concatenate([c.rows for c in choices]), counts)
        answer = self.policy.answer(batch)
        surprise = rewards - answer.values
        better = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        taken = batch.starts + np.array([choice.taken for choice in choices])
        ratio = np.exp(answer.logs[taken] - np.array([choice.log for choice in choices], np.float32))
        free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        chances = np.exp(answer.logs)
        variety = -np.add.reduceat(chances * answer.logs, batch.starts)
        by_score = (better * ratio * free)[batch.owner] * chances
        by_score[taken] -= better * ratio * free
        by_score += CURIOSITY * chances * (answer.logs + variety[batch.owner])
        by_value = -FORESIGHT * surprise
        number = np.float32(len(part))
        gradient = self.policy.gradient(batch, answer, by_score / number, by_value / number)
        self._adam.step(gradient, STEP)


def _drawn(logs: Floats, batch: Batch, luck: np.random.Generator) -> Numbers:
    """An option of each choice, as likely as the policy has it: the best of them with noise added (Gumbel's)."""
    return _best(logs - np.log(-np.log(luck.random(len(logs)) + TINY) + TINY), batch)


def _best(scores: NDArray[np.floating], batch: Batch) -> Numbers:
    """The place of the best option of each choice, the first of several."""
    best = np.maximum.reduceat(scores, batch.starts)
    hits = np.flatnonzero(scores == best[batch.owner])
    first: Numbers = hits[np.searchsorted(hits, batch.starts)] - batch.starts
    return first


def trial(policy: Policy, games: int = 400, seed: int = 0) -> Iterator[float]:
    """Let a policy play so many games, in each seat in turn, against players who choose at random: its share of each
    win. As many games are counted of each place, so that short ones count no more than long ones."""
    shape, at_once = policy.form, min(AT_ONCE, games)
    many = Games(shape.title.id, at_once, shape.seats, seed=mixed(seed, "trial"), encoding="options", slots=shape.slots)
    assert many.options is not None
    luck, played = np.random.default_rng(mixed(seed, "others")), 0
    places = np.arange(at_once)
    while played < games:
        counts = many.masks.sum(axis=1, dtype=np.int64)
        actions = (luck.random(at_once) * counts).astype(np.int64)
        own = (np.array(many.episodes) * at_once + places) % shape.seats
        asked = np.flatnonzero(many.seats == own)
        if len(asked):
            rows = np.concatenate([many.options[place, : counts[place]] for place in asked])
            batch = Batch(many.observations[asked], rows, counts[asked])
            actions[asked] = _best(policy.answer(batch).logs, batch)
        many.step(actions)
        for place in np.flatnonzero(many.dones):
            if (many.episodes[place] - 1) * at_once + place < games:
                played += 1
                yield float(many.rewards[place, own[place]])


def evaluate(policy: Policy, games: int = 400, seed: int = 0) -> Result:
    """The result of a trial."""
    return result(list(trial(policy, games, seed)))


def result(shares: Sequence[float]) -> Result:
    """What shares of wins come to, with Wilson's interval, 95 %."""
    low, high = wilson(sum(shares) / len(shares), len(shares))
    return Result(len(shares), sum(shares), low, high)
