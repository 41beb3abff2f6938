"""Playouts, evaluations and searches against peers, as ratios in one run.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install -r bench/peers.txt -e .
    .venv-bench/bin/python bench/search.py
    .venv-bench/bin/python bench/search.py --game discordia --seats 3

Every contestant works through its own public API in short slices of process CPU time, turn about. Ours: whole random
games (playouts) and copies of a state from the middle of a game; options played on by the rule of thumb to the next
quiet point and judged there (evaluations), from positions in the middle of games; iterations of the tree search, the
worlds they imagine included. Theirs: catanatron's random games and its copies of a game; OpenSpiel's backgammon played
at random through Python, and its Python information-set search with one random rollout an iteration, on gin rummy. What
is alike is set against each other, an evaluation also against a whole rollout, which a search without a win model would
need in its place. A ratio is the median of the ratios of neighbouring slices, shown with its quartiles.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from speed import quartiles

import pentapolis as pp
from pentapolis.bots.search import Level
from pentapolis.bots.search.lookout import Lookout
from pentapolis.bots.search.thinker import Root
from pentapolis.bots.search.tree import Tree
from pentapolis.kernel.playout import play

Slice = Callable[[float, int], float]
"""Works for so many seconds with a seed, and says how often a second it did its piece of work."""
ITERATIONS = 50
"""Iterations of one search."""
LEVEL = Level("tree", worlds=24, wide=3)
GAMES, COPIES = "catanatron, random games", "catanatron, copies"
ROLLOUTS, SEARCH = "OpenSpiel, backgammon", "OpenSpiel, search on gin rummy"
ALIKE = {
    "playouts": (GAMES, ROLLOUTS),
    "copies": (COPIES,),
    "evaluations": (GAMES, ROLLOUTS),
    "iterations": (SEARCH,),
}
"""What of ours is set against what of theirs."""


def per_second(seconds: float, work: Callable[[], int]) -> float:
    """How often a second a piece of work is done; it says how often it did it."""
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


class Ours:
    """One of our games, with so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.title = pp.title(game)
        self.table = self.title.table(seats)
        self.lookout = Lookout(self.title)
        self.positions = [position for seed in range(4) for position in self._positions(seed)]

    def _positions(self, seed: int) -> list[tuple[Any, int]]:
        """Choices from the middle of a game that the rule of thumb plays: observations and who chooses."""
        title, chance, found = self.title, pp.FastChance(seed), []
        g, _ = title.new(self.table, chance)
        while g.agenda:
            seat = title.to_act(g)[0]
            options = title.asked(g, seat)
            if len(options) > 2:
                found.append((title.observe(g, seat), seat))
            title.apply(g, seat, self.lookout.game.thumb(g, seat, options), chance)
        middle = len(found) // 2
        return found[middle : middle + 6]

    def playouts(self, seconds: float, seed: int) -> float:
        """Whole games at random."""
        chance, luck = pp.FastChance(seed), random.Random(seed).random

        def work() -> int:
            play(self.title, self.table, lambda _g, _seat, options: options[int(luck() * len(options))], chance)
            return 1

        return per_second(seconds, work)

    def copies(self, seconds: float, seed: int) -> float:
        """Copies of a state from the middle of a game."""
        observation, seat = self.positions[0]
        state = self.title.imagine(observation, seat, pp.FastChance(seed))

        def work() -> int:
            for _ in range(50):
                self.title.copy(state)
            return 50

        return per_second(seconds, work)

    def evaluations(self, seconds: float, seed: int) -> float:
        """Options played on to the next quiet point, and judged there."""
        luck, chance = random.Random(seed), pp.FastChance(seed)

        def work() -> int:
            observation, seat = luck.choice(self.positions)
            world = self.lookout.world(observation, seat, chance)
            options = self.title.asked(world[0], seat)
            for option in options:
                self.lookout.worth(self.lookout.follow(world, seat, (option,)), seat)
            return len(options)

        return per_second(seconds, work)

    def iterations(self, seconds: float, seed: int) -> float:
        """Iterations of a tree search."""
        luck = random.Random(seed)

        def work() -> int:
            observation, seat = luck.choice(self.positions)
            chance = pp.FastChance(luck.randrange(1 << 30))
            options = self.title.asked(self.title.imagine(observation, seat, chance), seat)
            tree = Tree(self.lookout, Root(self.lookout, observation, seat, options, chance, expected=False), LEVEL)
            for _ in range(ITERATIONS):
                tree.play()
            return ITERATIONS

        return per_second(seconds, work)


def catanatron_games(seconds: float, seed: int) -> float:
    """Catanatron's own random four-player games."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)

    def work() -> int:
        Game([RandomPlayer(color) for color in Color]).play()
        return 1

    return per_second(seconds, work)


def catanatron_copies(seconds: float, seed: int) -> float:
    """Copies of one of its games after 150 ticks."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(color) for color in Color])
    for _ in range(150):
        game.play_tick()

    def work() -> int:
        for _ in range(50):
            game.copy()
        return 50

    return per_second(seconds, work)


def backgammon(seconds: float, seed: int) -> float:
    """OpenSpiel's backgammon, played at random to its end through Python."""
    import pyspiel

    game, luck = pyspiel.load_game("backgammon"), random.Random(seed)

    def work() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        return 1

    return per_second(seconds, work)


def gin_rummy(seconds: float, seed: int) -> float:
    """OpenSpiel's Python information-set search on gin rummy, a random rollout an iteration."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = pyspiel.load_game("gin_rummy"), numpy.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(luck.choice([outcome for outcome, _ in state.chance_outcomes()])))
    rollout = mcts.RandomRolloutEvaluator(1, luck)

    def work() -> int:
        searcher = ismcts.ISMCTSBot(
            game=game, uct_c=2.0, evaluator=rollout, max_simulations=ITERATIONS, random_state=luck
        )
        searcher.step(state)
        return ITERATIONS

    return per_second(seconds, work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.4, help="per contestant and slice")
    parser.add_argument("--slices", type=int, default=16)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    ours = Ours(given.game, given.seats)
    mine: dict[str, Slice] = {
        "playouts": ours.playouts,
        "copies": ours.copies,
        "evaluations": ours.evaluations,
        "iterations": ours.iterations,
    }
    peers: dict[str, Slice] = {
        GAMES: catanatron_games,
        COPIES: catanatron_copies,
        ROLLOUTS: backgammon,
        SEARCH: gin_rummy,
    }
    rates: dict[str, list[float]] = {name: [] for name in (*mine, *peers)}
    for seed in range(given.slices):
        for name, contestant in (mine | peers).items():
            rates[name].append(contestant(given.seconds, seed))
    ratios = {name: {peer: quartiles(rates[name], rates[peer]) for peer in ALIKE[name]} for name in mine}
    if given.json:
        middle = {name: round(statistics.median(found), 2) for name, found in rates.items()}
        print(json.dumps({"per_second": middle, "times": ratios}, indent=1))
        return
    for name, found in rates.items():
        print(f"{name:32} {statistics.median(found):>12,.1f} a second")
    for name, by_peer in ratios.items():
        for peer, (low, middle_ratio, high) in by_peer.items():
            print(f"{name} to {peer}: {middle_ratio:.2f} (half of the slices: {low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
