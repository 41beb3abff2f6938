"""What came out of a run: the same for the same plan, whoever played it, however often it was stopped."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from ..bots import LEVELS
from ..bots.levels import levels
from ..bots.matches import Played
from ..bots.search import level
from ..games import title
from ..kernel.imagine import mixed
from .figures import Duel, Tally, duel, seats_of, tally, tally_of
from .planning import Contest, Pair
from .ratings import Rating, anchor, ratings


class Pairing(msgspec.Struct, frozen=True):
    """Two bots, each alone among the other."""

    a: str
    b: str
    a_alone: Tally
    b_alone: Tally | None
    above: bool
    """Whether it is shown that the first is above the second: alone it wins more than an equal would, and the second
    alone less, both by their 95 % bounds. With one direction, by that one."""


class Report(msgspec.Struct, frozen=True):
    """The result of a run."""

    plan: Contest
    code: tuple[str, ...]
    """What played: a digest of kernel, bots and game; several if it was changed while the run was stopped."""
    parameters: dict[str, dict[str, Any]]
    """Of the bots that are levels: what they play with."""
    games: int
    truncated: int
    """Games that were left at the title's cap."""
    nobody: int
    """Games that all lost."""
    parity: float
    pairings: tuple[Pairing, ...]
    bots: tuple[Tally, ...]
    duels: tuple[Duel, ...]
    """Of a round robin."""
    anchor: str
    """Whose rating is 0."""
    ratings: tuple[Rating, ...]


def report(plan: Contest, games: Sequence[tuple[int, Played]], code: Sequence[str] = ()) -> Report:
    """The result of games by line-up. Their order changes nothing."""
    games = sorted(games, key=lambda one: (one[1].number, one[0]))
    played = [game for _, game in games]
    seed = mixed(plan.seed, "bootstrap")
    tallies = tally(played, seed)
    blocks: dict[int, list[Played]] = {}
    for game in played:
        blocks.setdefault(game.number // plan.seats, []).append(game)
    return Report(
        plan=plan,
        code=tuple(code),
        parameters={name: found for name in plan.bots if (found := _parameters(plan.game, name))},
        games=len(played),
        truncated=sum(game.truncated for game in played),
        nobody=sum(not game.winners and not game.truncated for game in played),
        parity=round(plan.parity, 4),
        pairings=tuple(_pairing(plan, pair, games, seed) for pair in plan.pairs),
        bots=tuple(tallies[name] for name in plan.bots),
        duels=tuple(duel(played, a, b, seed) for a, b in combinations(plan.bots, 2) if not plan.pairs)
        if plan.seats > 1
        else (),
        anchor=anchor(plan.bots),
        ratings=tuple(ratings(list(blocks.values()), plan.bots, seed)),
    )


def _parameters(game: str, name: str) -> dict[str, Any]:
    """What a level plays with, by its game's level file and its name; seconds only if they are asked for."""
    kind, _, given = name.partition(":")
    if kind not in LEVELS:
        return {}
    changed = dict(part.split("=", 1) for part in given.split(",") if part)
    made = level(title(game), kind, changed)
    named = {key: None for key in levels(game).levels[kind] if key != "seconds"} | changed
    return {key: getattr(made, key) for key in named}


def _pairing(plan: Contest, pair: Pair, games: Sequence[tuple[int, Played]], seed: int) -> Pairing:
    a_alone = alone(games, pair.a_alone, pair.a, seed)
    b_alone = None if pair.b_alone is None else alone(games, pair.b_alone, pair.b, seed)
    above = a_alone.win is not None and a_alone.win.low > plan.parity
    if b_alone is not None:
        above = above and b_alone.win is not None and b_alone.win.high < plan.parity
    return Pairing(pair.a, pair.b, a_alone, b_alone, above)


def alone(games: Sequence[tuple[int, Played]], line_up: int, name: str, seed: int = 0) -> Tally:
    """How a bot did in one line-up."""
    return tally_of(name, seats_of(game for number, game in games if number == line_up).get(name, ()), seed)
