"""How strong a bot is: alone against three of each baseline, seats rotated, with Wilson's 95 % intervals.

    .venv/bin/python bench/strength.py                                     # greedy, 400 games against random and naive
    .venv/bin/python bench/strength.py --games 40 --against thumb
    .venv/bin/python bench/strength.py --bot greedy:worlds=8,cap=12 --json
    .venv/bin/python bench/strength.py --game alba_longa --against random naive thumb
    .venv/bin/python bench/strength.py --game alba_longa --against greedy --games 40     # all alike: how games end
    .venv/bin/python bench/strength.py --game discordia --seats 3
    .venv/bin/python bench/strength.py --game discordia --seats 1 --against nobody       # solo: look at the wins

A win is shared by all who share it. A bot is ahead where it came further than every other seat: by the rules' ranks, or
by the game's own `standing` where the rules only know winners (Alba Longa: survival, the task, monuments, people); the
interval is that of being ahead. A game that is left at the title's cap is nobody's win. Decisions are choices between
at least two options. The same seed gives the same games on any number of processes; how long a decision takes is
measured apart, in this process (`--timed`).
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

import pentapolis as pp
from pentapolis.bots import bot
from pentapolis.bots.matches import Played, Tally, play_matches, tally, wilson


def match(game: str, alone: str, others: str, options: argparse.Namespace) -> tuple[dict[str, Tally], int, int]:
    """A bot alone against equal others: how each did, how many games nobody won, and how many were left."""
    ahead = 0

    def progress(done: int, total: int, played: Played) -> None:
        nonlocal ahead
        ahead += played.ahead(played.line_up.index(alone))
        low, high = wilson(ahead, done)
        if not sys.stderr.isatty():
            return
        sys.stderr.write(f"\r{alone} against {others}: {done}/{total}, {ahead / done:.1%} ({low:.1%} to {high:.1%}) ")
        sys.stderr.flush()

    line_up = (alone, *[others] * (options.seats - 1))
    played = play_matches(
        game, line_up, games=options.games, seed=options.seed, workers=options.workers, progress=progress
    )
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    truncated = sum(one.truncated for one in played)
    return tally(played), sum(not one.winners for one in played) - truncated, truncated


def decision_times(game: str, name: str, seats: int, games: int, seed: int) -> list[float]:
    """Milliseconds of processor time that a bot takes per decision, playing all seats."""
    title = pp.title(game)
    times = []
    for number in range(games):
        chance = pp.FastChance(seed + number)
        players = [bot(name, title, seed=seat) for seat in range(seats)]
        g = pp.new(game, seats, chance)
        while not g.over and not title.beyond_cap(g):
            seat = title.to_act(g)[0]
            options = title.asked(g, seat)
            if len(options) > 1:
                observation = title.observe(g, seat)
                start = time.process_time()
                action = players[seat].choose(observation, seat, options)
                times.append(1000 * (time.process_time() - start))
            else:
                action = options[0]
            title.apply(g, seat, action, chance)
    return times


def row(found: Tally) -> str:
    low, high = found.interval()
    ahead = f"{found.ahead} of {found.seats}"
    return (
        f"  {found.bot:<22} ahead {ahead:>11} ({low:.1%} to {high:.1%})  wins {found.wins:.1f}"
        f"  rank {found.rank:.2f}  score {found.score:5.1f}"
        f"  decisions {found.decisions:5.1f}  options {found.options:4.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingsburg")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", nargs="+", default=["random", "naive"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--timed", type=int, default=2, help="games to measure decision times in")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    options = parser.parse_args()

    report: dict[str, Any] = {"game": options.game, "seats": options.seats, "seed": options.seed, "matches": {}}
    for others in options.against:
        found, lost, truncated = match(options.game, options.bot, others, options)
        report["matches"][others] = {
            name: {**_plain(one), "share": one.share, "interval": one.interval()} for name, one in found.items()
        } | {"nobody": lost, "truncated": truncated}
        if not options.json:
            print(f"{options.bot} alone against {options.seats - 1} {others}, {options.games} games:")
            print("\n".join(row(one) for one in found.values()))
            if lost:
                print(f"  nobody wins in {lost} games")
            if truncated:
                print(f"  {truncated} games are left after round {pp.title(options.game).cap}: no wins")
    if options.timed:
        times = sorted(decision_times(options.game, options.bot, options.seats, options.timed, options.seed))
        report["milliseconds"] = {"median": statistics.median(times), "p95": times[int(0.95 * len(times))]}
        if not options.json:
            median, p95 = report["milliseconds"].values()
            print(
                f"a decision of {options.bot}: median {median:.1f} ms, 95 % below {p95:.1f} ms ({len(times)} measured)"
            )
    if options.json:
        print(json.dumps(report, indent=2))


def _plain(one: Tally) -> dict[str, Any]:
    return {field: getattr(one, field) for field in one.__struct_fields__}


if __name__ == "__main__":
    main()
