"""`pentapolis simulate`: many games between bots, and what they were like on average."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from .. import games
from ..bots import bot
from ..bots.protocol import seen
from ..kernel.action import Action
from ..kernel.chance import FastChance
from ..kernel.event import Event
from ..kernel.options import Options
from ..kernel.playout import Endless, Policy, play
from ..kernel.sight import SPECTATOR
from ..kernel.state import Table
from ..kernel.title import Title
from ..words import Words
from ..words.points import points_by_source
from ..words.scores import result_of
from .brains import no_bot
from .output import FAILED, INTERRUPTED, OK, USAGE, Stop, print_json, progress, say
from .players import agreed, split_seats
from .saves import known, read_components

FIGURES = (
    *("winner_score", "rounds", "decisions", "options_per_decision", "decisions_per_seat"),
    *("handovers", "handovers_standing", "prompts_per_seat_round", "prompts_per_seat_round_standing"),
    *("called_in_per_seat_round", "called_in_per_seat_round_standing"),
)
"""What is printed of a summary beside the seats."""
BY_SCORE = "score"
"""What decided a game where the rules name nothing else."""
NO_ROUNDS = "0"
"""The round of a game that counts none."""


class Prompts(msgspec.Struct):
    """Whom a game has asked: how often, and how often it had to wait for somebody it did not await before."""

    asked: int = 0
    called_in: int = 0
    """Of those, outside the seat's own part of the round."""
    handovers: int = 0
    awaited: frozenset[int] = frozenset()

    def ask(self, awaited: tuple[int, ...], own: bool) -> None:
        self.asked += 1
        self.called_in += not own
        self.handovers += bool(self.awaited) and not self.awaited.issuperset(awaited)
        self.awaited = frozenset(awaited)


class Game(msgspec.Struct):
    """One simulated game in numbers; decisions are those with a choice."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: list[int]
    """By seat."""
    options: int
    prompts: Prompts
    standing: Prompts
    """The same if nobody were asked what the title's default standing orders answer."""
    decided_by: str = ""
    truncated: bool = False
    """Left at the title's cap: nothing but this is counted of it."""
    sources: list[dict[str, float]] = []
    """The points of each seat by source, where the title says what counts."""
    result: str = ""
    """What the points come to in words, of a game played alone; empty where the title doesn't say."""
    fewest: bool = False
    """Fewer points are better."""

    @property
    def worth(self) -> tuple[bool, int]:
        """Sort key of games played alone: won or not, then the points."""
        return bool(self.winners), -self.scores[0] if self.fewest else self.scores[0]


class Summary(msgspec.Struct):
    """What the games were like, on average."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    games: int
    finished: int
    """Games that ended: everything below is about these."""
    truncated: int
    """Games that were left at the title's cap; nobody wins them."""
    scores: list[float]
    """By seat, as the game's `Outcome` has them: where there are `results`, numbers that only put games in order."""
    wins: list[float]
    """By seat; a shared victory is shared out."""
    winner_score: float | None
    """Of games that somebody won; nothing where nobody ever did."""
    rounds: float
    decisions: float
    options_per_decision: float
    decisions_per_seat: float
    handovers: float
    """How often the game has to wait for somebody else."""
    handovers_standing: float
    """The same, with the title's default standing orders."""
    prompts_per_seat_round: float
    prompts_per_seat_round_standing: float
    called_in_per_seat_round: float | None
    """Prompts outside the seat's own part of the round; nothing where the title doesn't tell them apart."""
    called_in_per_seat_round_standing: float | None
    ends: dict[str, dict[str, float]]
    """How games ended: what decided them (`score`: nothing but that), in which round, and the share of all games."""
    sources: dict[str, float]
    """Points of a seat by source; nothing where the title doesn't say what counts."""
    results: dict[str, str]
    """The best, the median and the worst result in words, of games played alone where the title says them."""


def simulate(
    words: Words,
    game: str,
    seats: int | None,
    number: int,
    bots: str,
    options: Mapping[str, str],
    seed: int,
    components: Path | None,
    json: bool,
) -> int:
    """Play so many games and print what they were like; 130 if it was cut short, with the games up to then."""
    if number < 1:
        raise Stop("simulate-no-games", USAGE)
    title = known(game)
    brains = split_seats(bots)
    if seats is None:
        seats = len(brains) if len(brains) in title.players and len(brains) > 1 else title.players[0]
    table = agreed(title, seats, options, read_components(title, components)[0])
    spoken = Words("en" if json else words.lang, title.id)
    line_up = [brains[seat % len(brains)] for seat in range(seats)] if brains else ["random"] * seats
    code, played, truncated, unfinished = OK, list[Game](), 0, 0
    try:
        played_out = _games(title, table, line_up, number, seed, spoken)
        for result in progress(played_out, number, words, "simulate-progress"):
            if result is None:
                unfinished += 1
            elif result.truncated:
                truncated += 1
            else:
                played.append(result)
    except KeyboardInterrupt:
        code = INTERRUPTED
    summary = _summary(title, line_up, seed, number, played, truncated)
    if json:
        print_json(summary)
    else:
        _print(spoken, summary, title.cap)
    return code or (FAILED if unfinished else OK)


def _games(
    title: Title[Any], table: Table, line_up: Sequence[str], number: int, seed: int, words: Words
) -> Iterator[Game | None]:
    for at in range(number):
        try:
            yield _game(title, table, line_up, seed * 1_000_003 + at, words)
        except Endless:
            yield None


def _game(title: Title[Any], table: Table, line_up: Sequence[str], seed: int, words: Words) -> Game:
    numbers = Game((), (), 0, [0] * table.seats, 0, Prompts(), Prompts())
    choose = _policy(title, line_up, seed)
    standing = {name: title.parse_standing(answer) for name, answer in title.standing.items()}

    def policy(g: Any, seat: int, options: Options) -> Action:
        numbers.decisions[seat] += 1
        numbers.options += len(options)
        awaited = title.to_act(g)
        own = title.own_part is None or title.own_part(g, seat)
        numbers.prompts.ask(awaited, own)
        answer = standing.get(g.agenda[-1].name)
        if answer is None or title.unasked(answer, g, seat, options) is None:
            numbers.standing.ask(awaited, own)
        return choose(g, seat, options)

    events: list[Event] | None = [] if words.naming.points else None
    g, trace = play(title, table, policy, FastChance(seed), events=events)
    if trace.truncated:
        numbers.truncated = True
        return numbers
    outcome = title.outcome(g)
    numbers.scores, numbers.winners, numbers.rounds = outcome.scores, outcome.winners, title.rounds(g)
    numbers.decided_by = outcome.decided_by or BY_SCORE
    told = [heard for event in events or () if (heard := event.seen_by(SPECTATOR)) is not None]
    numbers.sources = points_by_source(words, told, outcome.scores)
    numbers.result, numbers.fewest = result_of(games.sheet(title.id), words, outcome), outcome.fewest
    return numbers


def _policy(title: Title[Any], line_up: Sequence[str], seed: int) -> Policy:
    """Random seats need no observation; every other bot gets the one of its seat."""
    if all(name == "random" for name in line_up):
        pick = random.Random(seed).random
        return lambda g, seat, options: options[int(pick() * len(options))]
    try:
        brains = [bot(name, title, seed + seat) for seat, name in enumerate(line_up)]
    except LookupError:
        raise no_bot(line_up, title) from None
    return lambda g, seat, options: brains[seat].choose(seen(title, g, seat), seat, options)


def _summary(
    title: Title[Any], line_up: Sequence[str], seed: int, number: int, played: Sequence[Game], truncated: int
) -> Summary:
    seats = range(len(line_up))

    def mean(values: Sequence[float]) -> float:
        return round(fmean(values), 3) if values else 0.0

    def called_in(prompts: Sequence[Prompts]) -> float | None:
        shares = [_per_seat_round(game, some.called_in) for game, some in zip(played, prompts, strict=True)]
        return mean(shares) if title.own_part else None

    decisions = [sum(game.decisions) for game in played]
    won = [max(game.scores[seat] for seat in game.winners) for game in played if game.winners]
    return Summary(
        game=title.id,
        seats=len(line_up),
        bots=list(line_up),
        seed=seed,
        games=number,
        finished=len(played),
        truncated=truncated,
        scores=[mean([game.scores[seat] for game in played]) for seat in seats],
        wins=[mean([(seat in game.winners) / max(1, len(game.winners)) for game in played]) for seat in seats],
        winner_score=mean(won) if won else None,
        rounds=mean([game.rounds for game in played]),
        decisions=mean(decisions),
        options_per_decision=round(sum(game.options for game in played) / max(1, sum(decisions)), 3),
        decisions_per_seat=mean([total / len(line_up) for total in decisions]),
        handovers=mean([game.prompts.handovers for game in played]),
        handovers_standing=mean([game.standing.handovers for game in played]),
        prompts_per_seat_round=mean([_per_seat_round(game, game.prompts.asked) for game in played]),
        prompts_per_seat_round_standing=mean([_per_seat_round(game, game.standing.asked) for game in played]),
        called_in_per_seat_round=called_in([game.prompts for game in played]),
        called_in_per_seat_round_standing=called_in([game.standing for game in played]),
        ends=_ends(played),
        sources=_sources(played, len(line_up)),
        results=_results(played),
    )


def _ends(played: Sequence[Game]) -> dict[str, dict[str, float]]:
    """What decided the games, the most frequent first, by the round they ended in."""
    rounds: dict[str, Counter[int]] = {}
    for game in played:
        rounds.setdefault(game.decided_by, Counter())[game.rounds] += 1
    often = sorted(rounds, key=lambda how: (-rounds[how].total(), how))
    return {
        how: {str(number): round(count / len(played), 4) for number, count in sorted(rounds[how].items())}
        for how in often
    }


def _sources(played: Sequence[Game], seats: int) -> dict[str, float]:
    """The mean points of a seat from each source, the largest first."""
    totals: dict[str, float] = {}
    for source, points in chain.from_iterable(mine.items() for game in played for mine in game.sources):
        totals[source] = totals.get(source, 0) + points
    means = {source: round(points / len(played) / seats, 3) for source, points in totals.items()}
    return dict(sorted(means.items(), key=lambda one: (-one[1], one[0])))


def _results(played: Sequence[Game]) -> dict[str, str]:
    """The best, the median and the worst of the games that say in words how they ended."""
    told = sorted((game for game in played if game.result), key=lambda game: game.worth, reverse=True)
    if not told:
        return {}
    return {"best": told[0].result, "median": told[len(told) // 2].result, "worst": told[-1].result}


def _per_seat_round(game: Game, prompts: int) -> float:
    return prompts / len(game.decisions) / max(1, game.rounds)


def _print(words: Words, summary: Summary, cap: int | None) -> None:
    say(words.say("simulate-finished", finished=summary.finished, games=summary.games))
    if cap is not None and summary.truncated:
        say(words.say("simulate-truncated", games=summary.truncated, round=cap))
    if not summary.finished:
        return
    for seat, name in enumerate(summary.bots):
        share = round(100 * summary.wins[seat], 1)
        key = "simulate-seat-in-words" if summary.results else "simulate-seat"
        say(words.say(key, seat=seat + 1, bot=name, score=summary.scores[seat], share=share))
    for which, result in summary.results.items():
        say(words.say(f"simulate-result-{which}", result=result))
    for field in FIGURES:
        figure = getattr(summary, field)
        if figure is not None and not (field == "winner_score" and summary.results):
            say(words.say(f"simulate-{field}", n=figure))
    for how, rounds in summary.ends.items():
        key = f"decided-by-{how}"
        said = words.say(key) if words.has(key) else words.say("simulate-by-score") if how == BY_SCORE else how
        parts = [words.say("simulate-end-round", n=number, share=_percent(share)) for number, share in rounds.items()]
        if list(rounds) != [NO_ROUNDS]:
            said = words.say("simulate-end-rounds", how=said, rounds=", ".join(parts))
        say(words.say("simulate-end", share=_percent(sum(rounds.values())), how=said))
    for source, points in summary.sources.items():
        say(words.say("simulate-source", source=source, n=points))


def _percent(share: float) -> float:
    return round(100 * share, 1)
