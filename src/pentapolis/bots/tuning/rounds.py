"""Going round: games, the weights that fit them, games of bots that go by these weights, and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ... import games as titles
from ...kernel.imagine import mixed
from ...kernel.title import Title
from ..levels import levels
from ..protocol import heuristics
from ..value import Model
from .batches import LEAST, Batches, TooFew, batches
from .calibration import Calibration, calibrations
from .fit import Found, Hand, fit, held_out
from .samples import MODEL, Sampled, jobs, played

GREEDY = "greedy:worlds=1,cap=4"
FIRST = ("thumb", "thumb", GREEDY)
"""Who plays as long as there is no model: in turn, all seats alike."""
NEXT = ("thumb", MODEL, MODEL)
"""Who plays when there is one."""

Watch = Callable[[Iterable[Sampled], int], Iterator[Sampled]]
"""Sees games go by, of so many: a progress bar."""


class Round(NamedTuple):
    """What was found in one round."""

    games: int
    """Games that ended, those of the rounds before included."""
    truncated: int
    tables: Found | None
    solo: Found | None
    model: Model


class Tuned(NamedTuple):
    """A model, the rounds that led to it, and how well it tells games held out."""

    rounds: list[Round]
    calibrations: list[Calibration]
    hand: Hand

    @property
    def model(self) -> Model:
        return self.rounds[-1].model


def hand_weights(title: Title[Any]) -> Hand:
    """The weights of a game's own evaluation, at its start and end."""
    return {
        name: weight if isinstance(weight, tuple) else (weight, weight)
        for name, weight in heuristics(title).WEIGHTS.items()
    }


def present(game: str) -> Model:
    """The model that a game has; without one, its own weights as they are."""
    try:
        return levels(game).value
    except LookupError:
        return Model(terms=dict(hand_weights(titles.title(game))))


def tune(
    game: str,
    *,
    games: int,
    seed: int = 0,
    rounds: int = 2,
    seats: Sequence[int] = (),
    start: Model | None = None,
    workers: int = 1,
    watch: Watch | None = None,
) -> Tuned:
    """Fit the win model of a game: in each round so many games, by bots that go by the model of the round before.

    `TooFew` if that is less than `LEAST` games with each number of seats, or if they don't end.
    """
    title = titles.title(game)
    if games < LEAST * len(seats or title.players):
        raise TooFew
    hand = hand_weights(title)
    known: list[Sampled] = []
    done: list[Round] = []
    model, base = start, start or present(game)
    for number in range(rounds):
        todo = jobs(game, seats or title.players, NEXT if model else FIRST, games, mixed(seed, number), model)
        found = played(todo, workers)
        fresh = list(watch(found, games) if watch else found)
        known += [sample._replace(number=sample.number + games * number) for sample in fresh]
        done.append(_round(known, hand, base))
        model = done[-1].model
    return Tuned(done, _calibrations(known, hand, done[-1]), hand)


def apart(data: Batches) -> tuple[Batches, Batches]:
    """Positions of tables, and of those who play alone."""
    return {n: batch for n, batch in data.items() if n > 1}, {n: batch for n, batch in data.items() if n == 1}


def _round(known: Sequence[Sampled], hand: Hand, base: Model) -> Round:
    tables, solo = (fit(data, hand) if data else None for data in apart(batches(known)))
    truncated = sum(sample.truncated for sample in known)
    return Round(len(known) - truncated, truncated, tables, solo, together(base, tables, solo))


def together(base: Model, *fitted: Found | None) -> Model:
    """One model of what was fitted apart; what was not fitted is as it was."""
    for found in fitted:
        if found is not None:
            new = found.model
            base = Model(
                terms=new.terms or base.terms,
                seats={**base.seats, **new.seats},
                nobody=dict(sorted({**base.nobody, **new.nobody}.items())),
                solo=new.solo or base.solo,
            )
    return base


def _calibrations(known: Sequence[Sampled], hand: Hand, last: Round) -> list[Calibration]:
    """Of models fitted without the games that they are judged by."""
    tables, solo = apart(batches(known))
    pairs: list[tuple[Batches, Model]] = []
    if last.tables:
        pairs += held_out(tables, hand, last.tables.ridge)
    if last.solo:
        pairs += held_out(solo, hand, last.solo.ridge)
    return calibrations(pairs)


def check(
    game: str,
    model: Model,
    *,
    games: int,
    seed: int = 0,
    seats: Sequence[int] = (),
    workers: int = 1,
    watch: Watch | None = None,
) -> list[Calibration]:
    """How well a model tells new games by bots that go by it; `TooFew` if none of them ends."""
    title = titles.title(game)
    found = played(jobs(game, seats or title.players, NEXT, games, mixed(seed, "check"), model), workers)
    return calibrations([(batches(watch(found, games) if watch else found), model)])
