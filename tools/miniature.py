"""Write a game's miniature: a whole game of bots, for the start page to play softly.

    python tools/miniature.py kingsburg --seats 4 --seed 1

Run it again when the rules have changed so that the old game can't be played again; a test says so.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from pentapolis import games
from pentapolis.bots import bot
from pentapolis.bots.protocol import mixed
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Move, Record

LARGEST = 32_000
"""Bytes: it travels with the package."""


def play(game: str, seats: int, seed: int) -> Record:
    """A game of greedy bots, without the fingerprints: the last one is enough to know it again."""
    title = games.title(game)
    match: Match[Any] = Match(title, title.table(seats), FastChance(mixed(seed, "table", 0)))
    bots = [bot("greedy", title, mixed(seed, "bot", 0, seat)) for seat in range(seats)]
    while not match.over:
        seat = title.to_act(match.state)[0]
        match.act(seat, bots[seat].choose(title.observe(match.state, seat), seat, title.asked(match.state, seat)))
    last = match.record.entries[-1]
    for move in match.record.entries:
        assert isinstance(move, Move)
        move.drawn = 0
        move.digest = move.digest if move is last else ""
    return match.record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    record = play(given.game, given.seats, given.seed)
    data = msgspec.json.encode(record, order="deterministic") + b"\n"
    if len(data) > LARGEST:
        parser.exit(1, f"{len(data)} bytes are more than {LARGEST}: try fewer seats or another seed\n")
    path = Path(games.__file__).parent / given.game / "miniature.json"
    path.write_bytes(data)
    outcome = games.title(given.game).outcome(Match.replay(games.title(given.game), record).state)
    print(f"{path}: {len(record.entries)} moves, {len(data)} bytes, scores {outcome.scores}")


if __name__ == "__main__":
    main()
