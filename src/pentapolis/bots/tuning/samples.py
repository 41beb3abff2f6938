"""Samples for the win model: the terms of all seats at quiet points of games that bots played, and how these ended.

A game begins astray: up to some moment that luck decides, each seat goes wrong as often as luck has it, so that seats
come to stand well or badly. From then on equals play, with a slip now and then, and positions are noted. So what a game
tells is what its label says: how likely each seat is to win if equal players go on.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ... import games
from ...kernel.action import Action
from ...kernel.chance import FastChance
from ...kernel.imagine import mixed
from ...kernel.options import Options
from ...kernel.title import Title
from .. import bot
from ..greedy import GreedyBot
from ..protocol import Bot, heuristics
from ..value import Judge, Model
from ..workers import work_on

MODEL = "model"
"""The name of the bot that is greedy for the chance to win, by the model that is being tuned."""
ALONE = ("thumb", "greedy:worlds=1", "greedy:worlds=1")
"""Who plays alone: good players too, since a target that nobody reaches tells nothing."""
POSITIONS = 32
"""The most positions of a game that are noted; a long game is thinned out."""
SLIP = 0.02
"""How often any player does something else."""
STRAIGHT = 0.5
"""The share of games in which nobody goes astray at the start."""
ASTRAY = (0.0, 0.0, 0.1, 0.3)
"""How often a seat goes wrong at the start, of which one is drawn for each."""
LATEST = 0.7
"""How much of a game is over at the latest when equals begin to play."""


class Job(msgspec.Struct, frozen=True):
    """A game to be played: its number says which, together with the seed."""

    game: str
    seats: int
    number: int
    seed: int
    player: str
    """The bot of all seats."""
    model: Model | None = None


class Sampled(NamedTuple):
    """A game that was played. Of one that was left at the title's cap nothing is noted."""

    number: int
    seats: int
    player: str
    winners: tuple[int, ...]
    progress: np.ndarray
    """Of each position, how much of the game seemed to be over."""
    share: np.ndarray
    """How much of it was over, as one knows afterwards."""
    terms: np.ndarray
    """By position, seat and term."""
    scores: np.ndarray
    """The printed scores, by position and seat."""
    truncated: bool = False


class ModelBot(GreedyBot):
    """Greedy for the chance to win."""

    def __init__(self, title: Title[Any], seed: int, model: Model, worlds: int = 1, cap: int = 4) -> None:
        super().__init__(title, seed, worlds, cap)
        self.value = Judge(title, model).win


def player(name: str, title: Title[Any], seed: int, model: Model | None) -> Bot:
    """A bot by name, that of the model among them: `model:worlds=2,cap=6`."""
    kind, _, given = name.partition(":")
    if kind != MODEL or model is None:
        return bot(name, title, seed)
    parameters = {key: int(number) for key, _, number in (part.partition("=") for part in given.split(",") if part)}
    return ModelBot(title, seed, model, **parameters)


def play(job: Job) -> Sampled:
    """Play a game and note positions."""
    title = games.title(job.game)
    seed = mixed(job.seed, "sample", job.game, job.seats, job.number)
    chance, mind = FastChance(seed), random.Random(mixed(seed, "astray"))
    bots = [player(job.player, title, mixed(seed, seat), job.model) for seat in range(job.seats)]
    equal_from = 0.0 if job.seats == 1 or mind.random() < STRAIGHT else LATEST * mind.random()
    astray = [mind.choice(ASTRAY) for _ in bots]
    game = heuristics(title)
    notes = Notes(title, mind.randrange(1 << 20))
    equals, moves = equal_from == 0, 0
    g, _ = title.new(title.table(job.seats), chance)
    while g.agenda and not title.beyond_cap(g):
        seat = title.to_act(g)[0]
        options = title.asked(g, seat)
        if game.quiet(g):
            equals = equals or game.progress(g) >= equal_from
            if equals:
                notes.take(g, moves)
        if len(options) == 1:
            action = options[0]
        elif mind.random() < (SLIP if equals else astray[seat]):
            action = _wrong(mind, options)
        elif equals:
            action = bots[seat].choose(title.observe(g, seat), seat, options)
        else:
            action = game.thumb(g, seat, options)
        title.apply(g, seat, action, chance)
        moves += 1
    winners = () if g.agenda else title.outcome(g).winners
    return notes.sampled(job, winners, moves, truncated=bool(g.agenda))


def _wrong(mind: random.Random, options: Options) -> Action:
    return options[mind.randrange(len(options))]


class Notes:
    """Positions of a game as they come. Once there are too many, every other one is dropped and no longer taken."""

    def __init__(self, title: Title[Any], offset: int) -> None:
        self.game = heuristics(title)
        self.names = tuple(self.game.WEIGHTS)
        self.passed, self.stride = offset, 1
        self.taken: list[tuple[int, int, float, list[list[float]], list[float]]] = []

    def take(self, g: Any, moves: int) -> None:
        self.passed += 1
        if self.passed % self.stride:
            return
        game = self.game
        terms = [list(game.terms(g, seat).values()) for seat in g.seats]
        scores = [float(game.score(g, seat)) for seat in g.seats]
        self.taken.append((self.passed, moves, game.progress(g), terms, scores))
        if len(self.taken) > POSITIONS:
            self.stride *= 2
            self.taken = [position for position in self.taken if position[0] % self.stride == 0]

    def sampled(self, job: Job, winners: tuple[int, ...], moves: int, truncated: bool) -> Sampled:
        taken = [] if truncated else self.taken
        shape = len(taken), job.seats
        return Sampled(
            number=job.number,
            seats=job.seats,
            player=job.player,
            winners=winners,
            progress=np.array([position[2] for position in taken]),
            share=np.array([position[1] / max(1, moves) for position in taken]),
            terms=np.array([position[3] for position in taken]).reshape(*shape, len(self.names)),
            scores=np.array([position[4] for position in taken]).reshape(shape),
            truncated=truncated,
        )


def jobs(
    game: str, seats: Sequence[int], players: Sequence[str], number: int, seed: int, model: Model | None
) -> list[Job]:
    """So many games, all numbers of seats and all players in turn."""
    found = []
    for at in range(number):
        round_of_seats, place = divmod(at, len(seats))
        who = ALONE if seats[place] == 1 else players
        found.append(Job(game, seats[place], at, seed, who[round_of_seats % len(who)], model))
    return found


def played(todo: Iterable[Job], workers: int = 1) -> Iterator[Sampled]:
    """The games as they are done. Who wants the same result on any number of processes sorts them."""
    return work_on(play, todo, workers)
