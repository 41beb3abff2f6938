"""One game between bots: each sees what its seat may see, and the same numbers always give the same game.

>>> import pentapolis as pp
>>> from pentapolis.bots.matches import play_game
>>> game = play_game(pp.title("kingsburg"), ("naive", "random"), number=0, seed=1)
>>> sorted(game.ranks), game.truncated
([1, 2], False)

Many of them, with intervals and ratings, are an arena's business (`pentapolis.arena`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from ..kernel.chance import FastChance
from ..kernel.state import Outcome, State, rank
from ..kernel.title import Title
from . import bot
from .given import measured
from .protocol import mixed, seen


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played: everything by seat. One that was left has no ranks, scores or places, and no winner."""

    number: int
    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    """Choices between at least two options."""
    options: tuple[int, ...]
    """The options of these choices, added up."""
    places: tuple[int, ...]
    """As ranks, but told apart by how far everybody came where the rules rank only winners."""
    truncated: bool = False
    """Left at the title's cap, before its end."""
    fewest: bool = False
    """Fewer points are better."""
    achieved: tuple[tuple[str, ...], ...] = ()
    """What is counted beside winning, where the game names something."""

    def ahead(self, seat: int) -> bool:
        """Whether a seat came further than every other."""
        return not self.truncated and self.places[seat] == 1 and self.places.count(1) == 1

    def win(self, seat: int) -> float:
        """A win, shared by all who share it; nothing where nobody wins."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """How many points a seat is better than the best of the others, in a game that ended and has others."""
        better = min if self.fewest else max
        lead = self.scores[seat] - better(score for other, score in enumerate(self.scores) if other != seat)
        return -lead if self.fewest else lead


def rotated(line_up: Sequence[str], number: int) -> tuple[str, ...]:
    """The line-up of a game: each next game moves everybody one seat on."""
    turn = number % len(line_up)
    return tuple(line_up[(seat - turn) % len(line_up)] for seat in range(len(line_up)))


def play_game(
    title: Title[Any],
    line_up: Sequence[str],
    number: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    turns: Sequence[list[float]] | None = None,
) -> Played:
    """Play one game of a match, to its end or to the title's cap.

    Games of one round of seats share their luck as far as it goes. `turns` takes down, by seat, the milliseconds of
    each turn: all that a seat chooses until another seat has a choice, or, alone, until the next quiet point.
    """
    round_of_seats = number // len(line_up)
    chance = FastChance(mixed(seed, "table", round_of_seats))
    bots = [bot(name, title, mixed(seed, "bot", number, seat)) for seat, name in enumerate(line_up)]
    g: State = title.new(title.table(len(line_up), options), chance)[0]
    decisions, offered, last = [0] * len(bots), [0] * len(bots), -1
    rests = measured(title).quiet if len(bots) == 1 else None
    while g.agenda and not title.beyond_cap(g):
        seat = title.to_act(g)[0]
        choices = title.asked(g, seat)
        if len(choices) == 1:
            action = choices[0]
        else:
            decisions[seat] += 1
            offered[seat] += len(choices)
            observation = seen(title, g, seat)
            begun = perf_counter()
            action = bots[seat].choose(observation, seat, choices)
            if turns is not None:
                if seat != last or (rests is not None and rests(g)):
                    turns[seat].append(0.0)
                turns[seat][-1] += 1000 * (perf_counter() - begun)
            last = seat
        title.apply(g, seat, action, chance)
    chosen = tuple(decisions), tuple(offered)
    if g.agenda:
        return Played(number, tuple(line_up), (), (), (), *chosen, (), truncated=True)
    end = title.outcome(g)
    return Played(
        *(number, tuple(line_up), end.ranks, end.scores, end.winners),
        *chosen,
        places(title, g, end),
        fewest=end.fewest,
        achieved=_achieved(title, g),
    )


def places(title: Title[Any], g: Any, end: Outcome) -> tuple[int, ...]:
    """Ranks by the game's own `standing`, or those of the rules."""
    standing = measured(title).standing
    return end.ranks if standing is None else rank([standing(g, seat) for seat in g.seats])


def _achieved(title: Title[Any], g: Any) -> tuple[tuple[str, ...], ...]:
    """What each seat achieved beside winning, where the game names something."""
    achieved = measured(title).achieved
    return () if achieved is None else tuple(achieved(g, seat) for seat in g.seats)
