"""Whole games, played at random once, that laws are held against."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from games.kingsburg.scene import FIVE
from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.action import Action
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Event


@dataclass
class Moment:
    """A choice in a game: the position before and after it, and what it told."""

    before: Kingsburg
    seat: int
    action: Action
    after: Kingsburg
    events: list[Event]


@dataclass
class Chronicle:
    """A game played at random from its set-up to its end."""

    seats: int
    opening: list[Event]
    first: Kingsburg
    moments: list[Moment] = field(default_factory=list)

    @property
    def last(self) -> Kingsburg:
        return self.moments[-1].after

    @property
    def events(self) -> list[Event]:
        return [*self.opening, *(event for moment in self.moments for event in moment.events)]


def chronicle(seats: int, seed: int, limit: str) -> Chronicle:
    luck, chance = random.Random(seed), FastChance(seed)
    opening: list[Event] = []
    g, _ = TITLE.new(TITLE.table(seats, {"plus_two_limit": limit}), chance, opening)
    game = Chronicle(seats, opening, TITLE.copy(g))
    while not g.over:
        before, events = TITLE.copy(g), list[Event]()
        (seat,) = TITLE.to_act(g)
        options = TITLE.asked(g, seat)
        choices = list(options)[:-1] if len(options) > 1 and luck.random() < 0.8 else options  # rather act than pass
        action = luck.choice(choices)
        TITLE.apply(g, seat, action, chance, events)
        game.moments.append(Moment(before, seat, action, TITLE.copy(g), events))
    return game


@pytest.fixture(scope="session")
def games() -> list[Chronicle]:
    """A game for each number of players, and one more under the table option."""
    played = [chronicle(seats, seats, "per_group") for seats in range(2, len(FIVE) + 1)]
    return [*played, chronicle(3, 9, "per_season")]
