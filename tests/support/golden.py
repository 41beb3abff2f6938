"""Golden playthroughs: whole games as readable text, with all that is needed to play them again.

    game kingsburg 1
    seats Laurence, Théo, Fred
    options plus_two_limit=per_group
    setup turn_order=2 turn_order=0

    == phase_began year=1 phase=kings_aid
    Fred: take gold=1
    Laurence: take wood=1
    Théo: take stone=1 | d6=4 d6=2 d6=6
    ...
    -- 10 moves: 8a1f00c2b7d64e93
    ...
    == ended winners=2
    ranks 2 3 1, scores 31 28 35, won by vp

Events whose name ends in `began`, and the last one, are headings. Moves carry what chance answered. Reading a file back
gives the moves; telling them anew must give the file, so that a change in it is a change of the rules, never of a
policy.

A game with few tables has a whole playthrough of each. A game with many has one of those where any two choices meet; of
each two rounds are told, then a line `then random 4711` says by which seed it goes on at random, and hashes follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, takewhile
from math import inf
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from pentapolis import games
from pentapolis.conformance.playing import (
    GUIDED,
    NAMES,
    RANDOM,
    Case,
    Outcomes,
    Player,
    cases,
    combinations,
    has_many_tables,
    play_out,
)
from pentapolis.kernel.chance import FastChance, ScriptedChance, outcome_parse, outcome_text
from pentapolis.kernel.event import Ended, Event
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.state import Table
from pentapolis.kernel.title import Title

FOLDER = Path(__file__).parents[1] / "golden"
TOLD_ROUNDS = 2
"""Of a game with more, so many rounds are told."""
DIGEST_EVERY = 10
HASHED_EVERY = 25
"""The same where moves are not told."""
BETWEEN = " | "
THEN = "then"


@dataclass(frozen=True)
class Script:
    """What a playthrough was made of: the table, the luck of the set-up, each move with its luck, and the seed by which
    it goes on, if it does."""

    game: str
    version: int
    table: Table
    setup: Outcomes
    moves: list[tuple[int, str, Outcomes]]
    then: int | None = None


def path_of(case: Case) -> Path:
    return FOLDER / case.game / f"{case.name}.txt"


def told(game: str) -> tuple[Case, ...]:
    """The tables of a game that have a playthrough."""
    return cases(game) if has_many_tables(game) else combinations(game)


def script_of(case: Case) -> Script:
    """A sensible game at this table."""
    seed = crc32(str(case).encode())
    play, title = play_out(case, GUIDED, seed), case.title
    rounds = TOLD_ROUNDS if has_many_tables(case.game) else inf
    moves = [
        (ply.seat, str(ply.action), ply.outcomes)
        for _, ply in takewhile(lambda at: title.rounds(at[0]) <= rounds, play.positions())
    ]
    then = seed if len(moves) < len(play.plies) else None
    return Script(case.game, title.version, case.table, play.setup, moves, then)


def tell(script: Script) -> Iterator[str]:
    """Play it, line by line."""
    title, names, events = games.title(script.game), NAMES[: script.table.seats], list[Event]()
    yield f"game {script.game} {script.version}"
    yield f"seats {', '.join(names)}"
    yield f"options {' '.join(f'{key}={value}' for key, value in script.table.options.items())}".strip()
    yield f"setup {luck_text(script.setup)}".strip()
    g, _ = title.new(script.table, ScriptedChance(script.setup), events)
    yield from headings(events)
    for number, (seat, line, outcomes) in enumerate(script.moves, 1):
        chance, events = ScriptedChance(outcomes), list[Event]()
        action = title.parse(line)
        title.apply(g, seat, action, chance, events)
        name = "table" if seat == TABLE else names[seat]
        yield f"{name}: {action}" + (
            f"{BETWEEN}{luck_text(outcomes[: len(outcomes) - chance.left])}" if outcomes else ""
        )
        if number % DIGEST_EVERY == 0:
            yield f"-- {number} moves: {title.digest(g)}"
        yield from headings(events)
    if script.then is not None:
        yield from ("", f"{THEN} {RANDOM} {script.then}")
        yield from hashes(title, g, script.then, len(script.moves))
    outcome = title.outcome(g)
    ranks, scores = (" ".join(map(str, numbers)) for numbers in (outcome.ranks, outcome.scores))
    yield f"ranks {ranks}, scores {scores}, won by {outcome.decided_by}"


def hashes(title: Title[Any], g: Any, seed: int, made: int) -> Iterator[str]:
    """Play on to the end at random, with a hash now and then; so many moves were made before."""
    player, chance, events = Player(title, RANDOM, seed), FastChance(seed), list[Event]()
    for number in count(made + 1):
        if g.over:
            break
        events = []
        title.apply(g, *player.move(g), chance, events)
        if number % HASHED_EVERY == 0 or g.over:
            yield f"-- {number} moves: {title.digest(g)}"
    yield from headings(event for event in events if isinstance(event, Ended))


def headings(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        tag = str(type(event).__struct_config__.tag)
        if tag.endswith("began") or isinstance(event, Ended):
            fields = (f"{name}={plain(getattr(event, name))}" for name in event.__struct_fields__)
            yield ""
            yield " ".join(["==", tag, *fields])


def plain(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(plain, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def luck_text(outcomes: Outcomes) -> str:
    return " ".join(outcome_text(what, value) for what, value in outcomes)


def luck_parse(line: str) -> Outcomes:
    return [outcome_parse(word) for word in line.split()]


def read(text: str) -> Script:
    """The script that a playthrough was told from."""
    head: dict[str, str] = {}
    moves, then = [], None
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("game", "seats", "options", "setup"):
            head[word] = rest
        elif word == THEN:
            then = int(rest.split()[-1])
        elif word.endswith(":"):
            action, _, luck = rest.partition(BETWEEN)
            moves.append((seat_of(word[:-1]), action, luck_parse(luck)))
    game, _, version = head["game"].partition(" ")
    options = dict(pair.split("=") for pair in head["options"].split())
    table = games.title(game).table(len(head["seats"].split(", ")), options)
    return Script(game, int(version), table, luck_parse(head["setup"]), moves, then)


def seat_of(name: str) -> int:
    return TABLE if name == "table" else NAMES.index(name)
