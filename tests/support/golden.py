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
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from pentapolis import games
from pentapolis.kernel.chance import ScriptedChance, outcome_parse, outcome_text
from pentapolis.kernel.event import Ended, Event
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.state import Table
from support.playing import GUIDED, NAMES, Case, Outcomes, play_out

FOLDER = Path(__file__).parents[1] / "golden"
DIGEST_EVERY = 10
BETWEEN = " | "


@dataclass(frozen=True)
class Script:
    """What a playthrough was made of: the table, the luck of the set-up, and each move with its luck."""

    game: str
    version: int
    table: Table
    setup: Outcomes
    moves: list[tuple[int, str, Outcomes]]


def path_of(case: Case) -> Path:
    return FOLDER / case.game / f"{case.name}.txt"


def script_of(case: Case) -> Script:
    """A sensible game at this table."""
    play = play_out(case, GUIDED, seed=crc32(str(case).encode()))
    moves = [(ply.seat, str(ply.action), ply.outcomes) for ply in play.plies]
    return Script(case.game, case.title.version, case.table, play.setup, moves)


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
    outcome = title.outcome(g)
    ranks, scores = (" ".join(map(str, numbers)) for numbers in (outcome.ranks, outcome.scores))
    yield f"ranks {ranks}, scores {scores}, won by {outcome.decided_by}"


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
    moves = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("game", "seats", "options", "setup"):
            head[word] = rest
        elif word.endswith(":"):
            action, _, luck = rest.partition(BETWEEN)
            moves.append((seat_of(word[:-1]), action, luck_parse(luck)))
    game, _, version = head["game"].partition(" ")
    options = dict(pair.split("=") for pair in head["options"].split())
    table = games.title(game).table(len(head["seats"].split(", ")), options)
    return Script(game, int(version), table, luck_parse(head["setup"]), moves)


def seat_of(name: str) -> int:
    return TABLE if name == "table" else NAMES.index(name)
