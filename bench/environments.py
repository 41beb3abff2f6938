"""Environment steps per second against peers, as ratios in one run; and what many games at once take of memory.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install -r bench/peers.txt -e '.[env]'
    .venv-bench/bin/pip install --no-deps catanatron_gym==4.0.0
    .venv-bench/bin/python bench/environments.py
    .venv-bench/bin/python bench/environments.py --game medioevo --slices 8
    .venv-bench/bin/python bench/environments.py --memory
    .venv-bench/bin/python bench/environments.py --growth --game medioevo --encoding options --moves 60

Everybody chooses at random among what the mask or list allows, in short slices of process CPU time, turn about; a
ratio is the median of the ratios slice by slice, with its quartiles. A step is one call of `step` with the observation
it leads to: of ours a token or an option. Learners are compared with learners (three random opponents move in a step of
either), all seats in turn with all seats in turn; wrappers that only check the caller are left off everywhere.

`--memory` is what a game takes. `--growth` plays many, one after the other, and says again and again what the process
holds: how much is resident, how many blocks Python has in use, how many states of games are alive; the first time is
the warm-up. At last it lists all dicts, lists and caches of ours that have grown since: what is remembered from game to
game.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import statistics
import sys
import time
import tracemalloc
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from speed import quartiles

import pentapolis.env
from pentapolis import games
from pentapolis.env.play import MOVES
from pentapolis.kernel.state import State

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


def memory() -> None:
    """Bytes per game."""
    for game in games.ours():
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


def growth(game: str, encoding: str, moves: int, resets: int, marks: int) -> None:
    """What the process holds after so many games, at so many marks on the way, and what it remembers of them."""
    games, luck = pentapolis.env.vector(game, 16, 4, encoding=encoding, seed=1, moves=moves), np.random.default_rng(1)
    print(f"{game}, {encoding}, games of up to {moves:,} moves, 16 at once")
    early: Counter[str] = Counter()
    for mark in range(1, marks + 1):
        while sum(games.episodes) < resets * mark // marks:
            games.step((luck.random(games.masks.shape, np.float32) * games.masks).argmax(axis=1))
        gc.collect()
        alive = sum(isinstance(thing, State) for thing in gc.get_objects())
        held = f"{resident():7.1f} MB resident, {sys.getallocatedblocks():>9,} blocks, {alive} states"
        print(f"after {sum(games.episodes):>7,} games {held}", flush=True)
        early = early or census()
    late = census()
    for name in sorted(late, key=lambda name: early[name] - late[name]):
        if late[name] > early[name]:
            print(f"  {name}: {early[name]:,} to {late[name]:,}")


def resident() -> float:
    """Megabytes of this process that are in memory (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


def census() -> Counter[str]:
    """How much is in what a module or an object of ours holds, and in every cache of a function."""
    found: Counter[str] = Counter()
    counted: set[int] = set()

    def count(name: str, held: Any) -> None:
        if isinstance(held, dict | list | set) and id(held) not in counted:
            counted.add(id(held))
            found[name.removeprefix("pentapolis.")] += len(held)

    for module in [module for name, module in sys.modules.items() if name.startswith("pentapolis.")]:
        for name, held in vars(module).items():
            count(f"{module.__name__}.{name}", held)
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("pentapolis."):
            found[f"{thing.__module__}.{thing.__name__}".removeprefix("pentapolis.")] += thing.cache_info().currsize
        kind = type(thing)
        name = f"{kind.__module__}.{kind.__qualname__}"
        if name.startswith("pentapolis.") and not isinstance(thing, msgspec.Struct):
            count(name, thing)
            for key in (*getattr(thing, "__dict__", ()), *getattr(kind, "__slots__", ())):
                count(f"{name}.{key}", getattr(thing, key, None))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--seconds", type=float, default=0.4, help="per contestant and slice")
    parser.add_argument("--slices", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--memory", action="store_true", help="what a game takes of memory, instead of speed")
    parser.add_argument("--growth", action="store_true", help="what many games take, one after the other")
    parser.add_argument("--encoding", choices=ENCODINGS, default="tokens", help="of games that grow")
    parser.add_argument("--moves", type=int, default=MOVES, help="after so many moves a game is left")
    parser.add_argument("--resets", type=int, default=10_000)
    parser.add_argument("--marks", type=int, default=5)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    if given.memory:
        memory()
        return
    if given.growth:
        growth(given.game, given.encoding, given.moves, given.resets, given.marks)
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
