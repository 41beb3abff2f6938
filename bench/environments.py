"""Environment steps per second against peers, as ratios in one run; and what many games at once take of memory.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install -r bench/peers.txt -e '.[env]'
    .venv-bench/bin/pip install --no-deps catanatron_gym==4.0.0
    .venv-bench/bin/python bench/environments.py
    .venv-bench/bin/python bench/environments.py --game medioevo --slices 8
    .venv-bench/bin/python bench/environments.py --memory

Everybody chooses at random among what the mask or list allows, in short slices of process CPU time, turn about; a
ratio is the median of the ratios slice by slice, with its quartiles. A step is one call of `step` with the observation
it leads to: of ours a token or an option. Learners are compared with learners (three random opponents move in a step of
either), all seats in turn with all seats in turn; wrappers that only check the caller are left off everywhere.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import statistics
import time
import tracemalloc
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import pentapolis.env

Run = Iterator[None]
"""Makes a step each time it is asked, for ever."""

ENCODINGS = ("tokens", "options")


def learner(game: str, encoding: str, seed: int) -> Run:
    """Our environment for Gymnasium: one learner, three random bots."""
    env = pentapolis.env.gym(game, 4, encoding=encoding)
    luck = random.Random(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        seen, _, ended, cut, _ = env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        yield
        if ended or cut:
            seen, _ = env.reset()


def catanatron(seed: int) -> Run:
    """Catanatron's environment: one learner, three of its random players."""
    from catanatron import Color, RandomPlayer
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv({"enemies": [RandomPlayer(color) for color in (Color.RED, Color.ORANGE, Color.WHITE)]})
    random.seed(seed)
    luck = random.Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        _, _, ended, cut, info = env.step(luck.choice(info["valid_actions"]))
        yield
        if ended or cut:
            _, info = env.reset()


def zoo(make: Callable[[], Any], seed: int) -> Run:
    """An environment of PettingZoo, all seats in turn."""
    env, luck = make(), random.Random(seed)
    env.reset(seed=seed)
    while True:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        yield


def classic(name: str, seed: int) -> Run:
    """One of PettingZoo's classic games."""
    from importlib import import_module

    return zoo(import_module(f"pettingzoo.classic.{name}").raw_env, seed)


def rlcard(name: str, seed: int) -> Run:
    """One of rlcard's games, all seats in turn."""
    import rlcard as library

    env, luck = library.make(name, {"seed": seed}), random.Random(seed)
    state, _ = env.reset()
    while True:
        state, _ = env.step(luck.choice(list(state["legal_actions"])))
        yield
        if env.is_over():
            state, _ = env.reset()


def many(game: str, encoding: str, seed: int) -> Run:
    """Thirty-two of our games at once."""
    games, luck = pentapolis.env.vector(game, 32, 4, encoding=encoding, seed=seed), np.random.default_rng(seed)
    while True:
        games.step((luck.random(games.masks.shape, np.float32) * games.masks).argmax(axis=1))
        for _ in range(32):
            yield


def rate(run: Run, seconds: float) -> float:
    """Steps per second of process time."""
    start, steps = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        for _ in range(32):
            next(run)
        steps += 32
    return steps / spent


def quartiles(ours: list[float], theirs: list[float]) -> tuple[float, float, float]:
    low, middle, high = statistics.quantiles([a / b for a, b in zip(ours, theirs, strict=True)], n=4)
    return round(low, 2), round(middle, 2), round(high, 2)


LEARNERS, SEATS = ("catanatron",), ("connect four", "Texas hold'em", "chess", "gin rummy", "uno")


def runs(game: str, seed: int) -> dict[str, Run]:
    made: dict[str, Run] = {}
    for encoding in ENCODINGS:
        made[f"{game} learner, {encoding}"] = learner(game, encoding, seed)
        made[f"{game} seats, {encoding}"] = zoo(partial(pentapolis.env.aec, game, 4, encoding=encoding), seed)
        made[f"{game} 32 at once, {encoding}"] = many(game, encoding, seed)
    return made | {
        "catanatron": catanatron(seed),
        "connect four": classic("connect_four_v3", seed),
        "Texas hold'em": classic("texas_holdem_v4", seed),
        "chess": classic("chess_v6", seed),
        "gin rummy": rlcard("gin-rummy", seed),
        "uno": rlcard("uno", seed),
    }


def memory(resets: int) -> None:
    """Bytes per game, and how they grow over so many games."""
    for game in ("kingsburg", "alba_longa", "discordia", "origins", "medioevo"):
        for encoding in ENCODINGS:
            made = pentapolis.env.vector(game, 1, 4, encoding=encoding)
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            made = pentapolis.env.vector(game, 33, 4, encoding=encoding)
            gc.collect()
            each = (tracemalloc.get_traced_memory()[0] - before) / 33
            tracemalloc.stop()
            arrays = sum(a.nbytes for a in (made.observations, made.masks, made.rewards)) / 33
            features = 0 if made.options is None else made.options.nbytes / 33
            print(
                f"{game:11} {encoding:8} {each / 1024:7.1f} kB a game, "
                f"of it arrays {arrays / 1024:5.1f} and features {features / 1024:6.1f}"
            )
    for game, encoding, moves in (("kingsburg", "tokens", 40), ("medioevo", "options", 12)):
        print(f"{game}, {encoding}, {resets:,} games of {moves} moves, in use after each fifth: ", end="", flush=True)
        print(", ".join(growth(game, encoding, moves, resets)), "MB beyond the start")


def growth(game: str, encoding: str, moves: int, resets: int) -> list[str]:
    """Megabytes in use after each fifth of so many short games."""
    games, luck = pentapolis.env.vector(game, 16, 4, encoding=encoding, seed=1, moves=moves), np.random.default_rng(1)
    tracemalloc.start()
    marks = []
    for share in range(1, 6):
        while sum(games.episodes) < resets * share // 5:
            games.step((luck.random(games.masks.shape, np.float32) * games.masks).argmax(axis=1))
        gc.collect()
        marks.append(f"{tracemalloc.get_traced_memory()[0] / 2**20:.2f}")
    tracemalloc.stop()
    return marks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--seconds", type=float, default=0.4, help="per contestant and slice")
    parser.add_argument("--slices", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--memory", action="store_true", help="memory instead of speed")
    parser.add_argument("--resets", type=int, default=10_000)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    if given.memory:
        memory(given.resets)
        return
    made = runs(given.game, 1)
    for run in made.values():
        rate(run, given.seconds)  # what is remembered is warm, for everybody
    rates: dict[str, list[float]] = {name: [] for name in made}
    for _ in range(given.slices):
        for name, run in made.items():
            rates[name].append(rate(run, given.seconds))
    middle = {name: round(statistics.median(found)) for name, found in rates.items()}
    ratios = {
        f"{given.game} {kind}, {encoding} to {peer}": quartiles(rates[f"{given.game} {kind}, {encoding}"], rates[peer])
        for kind, peers in (("learner", LEARNERS), ("seats", SEATS))
        for encoding in ENCODINGS
        for peer in peers
    }
    if given.json:
        print(json.dumps({"steps_per_second": middle, "times": ratios, "load": os.getloadavg()}, indent=1))
        return
    for name, steps in middle.items():
        print(f"{name:32} {steps:>8,} steps/s")
    for name, (low, half, high) in ratios.items():
        print(f"{name:52} {half:6.2f} (half of the slices: {low:.2f} to {high:.2f})")
    print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
