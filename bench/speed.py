"""Speed against peers, as ratios in one run.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install -r bench/peers.txt -e .
    .venv-bench/bin/python bench/speed.py
    .venv-bench/bin/python bench/speed.py --game alba_longa
    .venv-bench/bin/python bench/speed.py --game discordia

Every contestant plays random games with its own public API in short slices of process CPU time, turn about, so that
whatever else the machine does falls on all alike. The figures are medians over the slices; a ratio is the median of the
ratios of neighbouring slices, shown with its quartiles. A decision is a choice between at least two options, a move
whatever is done, with or without a choice; both are counted of everybody alike, so that prompts that leave no choice,
of which catanatron has many and we few, make nobody faster. Each of our decisions is checked against its options and
kept in a trace, which becomes a record.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pentapolis as pp
from pentapolis.kernel.playout import play


class Rate(NamedTuple):
    """What somebody does in a second."""

    decisions: float
    moves: float
    games: float


Contestant = Callable[[float, int], Rate]
"""Plays for so many seconds with a seed."""
COPIES = 7
"""How often the copies are measured."""


def ours(game: str, seconds: float, seed: int) -> Rate:
    """One of our games with four players at random, validating and recording."""
    title, table, chance = pp.title(game), pp.title(game).table(4), pp.FastChance(seed)
    luck = random.Random(seed).random
    start, games, decisions, moves = time.process_time(), 0, 0, 0
    while (spent := time.process_time() - start) < seconds:
        _, trace = play(title, table, lambda _g, _seat, options: options[int(luck() * len(options))], chance)
        games += 1
        decisions += trace.choices
        moves += len(trace.moves)
    return Rate(decisions / spent, moves / spent, games / spent)


def catanatron(seconds: float, seed: int) -> Rate:
    """Catanatron's own random four-player game."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    start, games, decisions, moves = time.process_time(), 0, 0, 0
    while (spent := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
            moves += 1
        games += 1
    return Rate(decisions / spent, moves / spent, games / spent)


def chess(seconds: float, seed: int) -> Rate:
    """python-chess, random legal moves."""
    import chess as library

    luck = random.Random(seed).random
    start, games, decisions, moves = time.process_time(), 0, 0, 0
    while (spent := time.process_time() - start) < seconds:
        board = library.Board()
        while len(board.move_stack) < 400 and (options := list(board.legal_moves)):
            board.push(options[int(luck() * len(options))])
            decisions += len(options) > 1
            moves += 1
        games += 1
    return Rate(decisions / spent, moves / spent, games / spent)


def copy_ours(game: str) -> float:
    """Microseconds to copy a state from the middle of a long game."""
    title, luck = pp.title(game), random.Random(3)
    longest: list[Any] = []
    for seed in range(20):
        chance, states = pp.FastChance(seed), []
        g, _ = title.new(title.table(4), chance)
        while not g.over:
            states.append(title.copy(g))
            seat = title.to_act(g)[0]
            title.apply(g, seat, luck.choice(title.asked(g, seat)), chance)
        longest = max(longest, states, key=len)
    middle = longest[len(longest) // 2]
    return _microseconds(lambda: title.copy(middle), 20_000)


def copy_catanatron() -> float:
    """Microseconds for `game.copy()` after 150 ticks."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(3)
    game = Game([RandomPlayer(color) for color in Color])
    for _ in range(150):
        game.play_tick()
    return _microseconds(game.copy, 2_000)


def quartiles(ours: list[float], theirs: list[float]) -> tuple[float, float, float]:
    """The ratios of the rates, slice by slice: the lower quartile, the median, the upper quartile."""
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return round(low, 2), round(middle, 2), round(high, 2)


def _ratio(found: tuple[float, float, float]) -> str:
    low, middle, high = found
    return f"{middle:.2f} (half of the slices: {low:.2f} to {high:.2f})"


def _microseconds(action: Callable[[], Any], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - start) / times * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--seconds", type=float, default=0.5, help="per contestant and slice")
    parser.add_argument("--slices", type=int, default=30)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    game = options.game
    contestants: dict[str, Contestant] = {game: partial(ours, game), "catanatron": catanatron, "python-chess": chess}
    rates: dict[str, list[Rate]] = {name: [] for name in contestants}
    copies: dict[str, list[float]] = {game: [], "catanatron": []}
    for seed in range(options.slices):
        for name, contestant in contestants.items():
            rates[name].append(contestant(options.seconds, seed))
    for _ in range(COPIES):
        copies[game].append(copy_ours(game))
        copies["catanatron"].append(copy_catanatron())
    by = {what: {name: [getattr(rate, what) for rate in rates[name]] for name in rates} for what in Rate._fields}
    against = {
        what: {name: quartiles(by[what][game], by[what][name]) for name in ("catanatron", "python-chess")}
        for what in ("decisions", "moves")
    }
    middle = {what: {name: statistics.median(found) for name, found in by[what].items()} for what in by}
    copy = {name: statistics.median(found) for name, found in copies.items()}
    to_all = quartiles(by["decisions"][game], by["moves"]["catanatron"])
    figures = {
        **{f"{what}_per_second": {name: round(rate, 1) for name, rate in middle[what].items()} for what in middle},
        "copy_microseconds": {name: round(spent, 2) for name, spent in copy.items()},
        **{f"times_in_{what}": found for what, found in against.items()},
        "decisions_to_all_moves_of_catanatron": to_all,
        "copy_times_catanatron": round(copy["catanatron"] / copy[game], 1),
    }
    if options.json:
        print(json.dumps(figures, indent=1))
        return
    for name in contestants:
        decisions, moves, games = (middle[what][name] for what in Rate._fields)
        print(f"{name:13} {decisions:>9,.0f} decisions/s {moves:>9,.0f} moves/s {games:>7.1f} games/s")
    for what, found in against.items():
        for name, ratio in found.items():
            print(f"In {what} {game} is {_ratio(ratio)} times as fast as {name}.")
    print(f"Our decisions to all moves of catanatron: {_ratio(to_all)}.")
    print(f"A copy takes {copy[game]:.2f} us, {figures['copy_times_catanatron']} x faster than ", end="")
    print(f"catanatron's {copy['catanatron']:.1f} us.")


if __name__ == "__main__":
    main()
