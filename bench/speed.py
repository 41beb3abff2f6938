"""Speed against peers, as ratios in one run.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install -r bench/peers.txt -e .
    .venv-bench/bin/python bench/speed.py
    .venv-bench/bin/python bench/speed.py --game alba_longa
    .venv-bench/bin/python bench/speed.py --game discordia

Every contestant plays random games with its own public API in short slices of process CPU time, turn about, so that
whatever else the machine does falls on all alike. The figures are medians over the slices; a ratio is the median of the
ratios of neighbouring slices, shown with its quartiles. Of our game only decisions with at least two options are
counted, of the peers every move; each of our decisions is checked against its options and kept in a trace, which
becomes a record.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pentapolis as pp
from pentapolis.kernel.playout import play

Contestant = Callable[[float, int], tuple[float, float]]
"""Plays for so many seconds with a seed: decisions and games per second."""
COPIES = 7
"""How often the copies are measured."""


def ours(game: str, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games per second: one of our games with four players at random, validating and recording."""
    title, table, chance = pp.title(game), pp.title(game).table(4), pp.FastChance(seed)
    luck = random.Random(seed).random
    start, games, decisions = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < seconds:
        _, trace = play(title, table, lambda _g, _seat, options: options[int(luck() * len(options))], chance)
        games += 1
        decisions += trace.choices
    return decisions / spent, games / spent


def catanatron(seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games per second: catanatron's own random four-player game."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    start, games, decisions = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    return decisions / spent, games / spent


def chess(seconds: float, seed: int) -> tuple[float, float]:
    """Moves and games per second: python-chess, random legal moves."""
    import chess as library

    luck = random.Random(seed).random
    start, games, moves = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < seconds:
        board = library.Board()
        while len(board.move_stack) < 400 and (options := list(board.legal_moves)):
            board.push(options[int(luck() * len(options))])
            moves += 1
        games += 1
    return moves / spent, games / spent


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


def quartiles(ours: list[tuple[float, float]], theirs: list[tuple[float, float]]) -> tuple[float, float, float]:
    """The ratios of the rates, slice by slice: the lower quartile, the median, the upper quartile."""
    ratios = [our / their for (our, _), (their, _) in zip(ours, theirs, strict=True)]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return round(low, 2), round(middle, 2), round(high, 2)


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
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    copies: dict[str, list[float]] = {game: [], "catanatron": []}
    for seed in range(options.slices):
        for name, contestant in contestants.items():
            rates[name].append(contestant(options.seconds, seed))
    for _ in range(COPIES):
        copies[game].append(copy_ours(game))
        copies["catanatron"].append(copy_catanatron())
    against = {name: quartiles(rates[game], rates[name]) for name in ("catanatron", "python-chess")}
    speed = {name: statistics.median(rate for rate, _ in found) for name, found in rates.items()}
    games = {name: statistics.median(rate for _, rate in found) for name, found in rates.items()}
    copy = {name: statistics.median(found) for name, found in copies.items()}
    figures = {
        "decisions_per_second": {name: round(rate) for name, rate in speed.items()},
        "games_per_second": {name: round(rate, 1) for name, rate in games.items()},
        "copy_microseconds": {name: round(spent, 2) for name, spent in copy.items()},
        "times_catanatron": against["catanatron"],
        "times_python_chess": against["python-chess"],
        "copy_times_catanatron": round(copy["catanatron"] / copy[game], 1),
    }
    if options.json:
        print(json.dumps(figures, indent=1))
        return
    for name in contestants:
        print(f"{name:13} {speed[name]:>9,.0f} decisions/s  {games[name]:>7.1f} games/s")
    for name, (low, middle, high) in against.items():
        print(f"{game} is {middle:.2f} times as fast as {name} (half of the slices: {low:.2f} to {high:.2f}).")
    print(f"A copy takes {copy[game]:.2f} us, {figures['copy_times_catanatron']} x faster than ", end="")
    print(f"catanatron's {copy['catanatron']:.1f} us.")


if __name__ == "__main__":
    main()
