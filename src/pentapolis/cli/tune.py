"""`pentapolis tune`: find the weights of a game's win model or a few parameters of a level, or check what is there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..arena.planning import usual_seats
from ..bots.levels import Made, Source, with_parameters, written
from ..bots.value import Model
from ..bots.workers import cores
from ..words import Words
from .calibrated import check_chart, complain_of, draw_chart, figure, print_calibrations, print_columns
from .levelfile import check_out, file_of, read_levels, text_of, write_levels
from .output import FAILED, OK, USAGE, Stop, clipped, complain, print_json, progress, say
from .players import check_seats
from .saves import known

if TYPE_CHECKING:
    from ..bots.tuning.rounds import Tuned
    from ..bots.tuning.samples import Sampled

MOST_CHANGED = 8
"""Terms that are named because their weight has changed most."""


class Wish(msgspec.Struct, frozen=True):
    """What a command asks for."""

    game: str
    games: int
    seed: int
    rounds: int
    seats: str
    source: Path | None
    check: bool
    parameters: str
    tries: int

    @property
    def command(self) -> str:
        """The command that finds the same again."""
        parts = ["pentapolis tune", self.game, f"--games {self.games}", f"--seed {self.seed}"]
        if self.parameters:
            parts.append(f"--parameters {self.parameters} --tries {self.tries}")
        else:
            parts.append(f"--rounds {self.rounds}")
        if self.seats:
            parts.append(f"--seats {self.seats}")
        if self.source is not None and not self.parameters:
            parts.append(f"--from {self.source.name}")
        return " ".join(parts)


class Means(msgspec.Struct, frozen=True):
    """How it is done, and where to."""

    workers: int | None
    out: Path | None
    chart: Path | None
    dry_run: bool


def tune(words: Words, wish: Wish, means: Means, json: bool) -> int:
    """Do what is wished. The level file is written last: who stops before leaves it as it was. That files can be
    written is seen before the first game; if they can't be after the last, the result is printed all the same."""
    title = known(wish.game)
    for number in _seats(wish):
        check_seats(title, number, clipped(str(number)))
    if wish.games < 1 or wish.rounds < 1 or wish.tries < 1:
        raise Stop("tune-numbers", USAGE)
    if means.workers is not None and means.workers < 1:
        raise Stop("cli-workers", USAGE)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only get in each other's way
    try:
        import cma  # noqa: F401
        import scipy  # noqa: F401
    except ImportError:
        raise Stop("tune-missing", extra="tune") from None
    if wish.parameters:
        return _parameters(words, wish, means, json)
    check_chart(means.chart)
    from ..bots.tuning.batches import LEAST, TooFew

    try:
        return _check(words, wish, means, json) if wish.check else _weights(words, wish, means, json)
    except TooFew:
        raise Stop("tune-few", USAGE, games=LEAST * len(_seats(wish) or title.players)) from None


def _seats(wish: Wish) -> list[int]:
    try:
        return [int(part) for part in wish.seats.split(",") if part]
    except ValueError:
        raise Stop("tune-numbers", USAGE) from None


def _workers(means: Means) -> int:
    return means.workers or cores()


# weights


def _weights(words: Words, wish: Wish, means: Means, json: bool) -> int:
    from ..bots.tuning import rounds

    start = None if wish.source is None else read_levels(wish.source).value
    old, path = rounds.present(wish.game), means.out or file_of(wish.game)
    if not means.dry_run:
        check_out(path)

    def watch(found: Iterable[Sampled], total: int) -> Iterator[Sampled]:
        return progress(found, total, words, "tune-progress")

    tuned = rounds.tune(
        wish.game,
        games=wish.games,
        seed=wish.seed,
        rounds=wish.rounds,
        seats=_seats(wish),
        start=start,
        workers=_workers(means),
        watch=watch,
    )
    last = tuned.rounds[-1]
    try:
        if not means.dry_run:
            made = Made(wish.command, wish.seed, last.games)
            write_levels(path, written(made, last.model, text_of(path, wish.game)))
        draw_chart(wish.game, tuned.calibrations, means.chart)
    finally:
        if json:
            print_json({"rounds": [_found(one) for one in tuned.rounds], "calibrations": tuned.calibrations})
        else:
            _print_rounds(words, tuned)
            _print_changes(words, old, last.model)
            print_calibrations(words, tuned.calibrations)
    if not json:
        say(words.say("tune-dry-run" if means.dry_run else "tune-written", file=str(path)))
    return OK


def _found(one: Any) -> dict[str, Any]:
    return {"games": one.games, "truncated": one.truncated, "model": one.model} | {
        name: {"ridge": found.ridge, "log_loss": found.losses[found.ridge], "hand_log_loss": found.centre}
        for name, found in (("tables", one.tables), ("solo", one.solo))
        if found is not None
    }


def _print_rounds(words: Words, tuned: Tuned) -> None:
    for number, one in enumerate(tuned.rounds, 1):
        say(words.say("tune-round", number=number, games=one.games, left=one.truncated))
        for key, found in (("tables", one.tables), ("solo", one.solo)):
            if found is not None:
                losses = {"loss": figure(found.losses[found.ridge]), "hand": figure(found.centre)}
                say(words.say(f"tune-fit-{key}", ridge=f"{found.ridge:g}", **losses))


def _print_changes(words: Words, old: Model, new: Model) -> None:
    """The terms whose weights have changed most, against the largest weight."""
    most = max((abs(weight) for pair in new.terms.values() for weight in pair), default=0.0) or 1.0
    moved = {
        name: max(abs(a - b) for a, b in zip(pair, old.terms.get(name, (0.0, 0.0)), strict=True)) / most
        for name, pair in new.terms.items()
    }
    rows = [[words.say(f"tune-column-{key}") for key in ("term", "before", "now")]]
    for name in sorted(moved, key=lambda name: -moved[name])[:MOST_CHANGED]:
        rows.append([name, *(_pair(model.terms.get(name, (0.0, 0.0))) for model in (old, new))])
    say()
    print_columns(rows)


def _pair(pair: tuple[float, float]) -> str:
    return f"{pair[0]:g} → {pair[1]:g}"


# how well it tells games


def _check(words: Words, wish: Wish, means: Means, json: bool) -> int:
    """How well the weights tell new games; 1 if a comparison fails."""
    from ..bots.tuning import rounds

    model = rounds.present(wish.game) if wish.source is None else read_levels(wish.source).value

    def watch(found: Iterable[Sampled], total: int) -> Iterator[Sampled]:
        return progress(found, total, words, "tune-progress")

    found = rounds.check(
        wish.game,
        model,
        games=wish.games,
        seed=wish.seed,
        seats=_seats(wish),
        workers=_workers(means),
        watch=watch,
    )
    try:
        draw_chart(wish.game, found, means.chart)
    finally:
        if json:
            print_json(found)
            complain_of(words, found)
        else:
            print_calibrations(words, found)
    return OK if all(one.good for one in found) else FAILED


# parameters of a level


def _parameters(words: Words, wish: Wish, means: Means, json: bool) -> int:
    from ..bots.tuning import parameters

    try:
        sought = parameters.wanted(wish.game, wish.parameters)
    except (LookupError, ValueError, msgspec.ValidationError):
        raise Stop("tune-parameters", USAGE, given=clipped(wish.parameters)) from None
    seats, *more = _seats(wish) or [usual_seats(known(wish.game))]
    if more:
        raise Stop("tune-one-table", USAGE)
    name, path = sought.bot.partition(":")[0], means.out or file_of(wish.game)
    if not means.dry_run:
        check_out(path)
        try:
            with_parameters(text_of(path, wish.game), name, {}, Source("", 0, 0))
        except ValueError:
            raise Stop("tune-no-level", USAGE, file=str(path), level=name) from None
    games = -(-wish.games // seats) * seats
    if games != wish.games:
        complain(words.say("arena-rounded", asked=wish.games, games=games, seats=seats))
    cost = parameters.against_itself(
        wish.game, sought, seats=seats, games=games, seed=wish.seed, workers=_workers(means)
    )
    shares: list[tuple[Mapping[str, float], float]] = []

    def told(given: Mapping[str, float], paid: float) -> None:
        shares.append((given, -paid))
        if not json:
            say(words.say("tune-try", values=_values(given), share=figure(-100 * paid)))

    found = parameters.evolve(cost, sought.start, most=sought.most, tries=wish.tries, seed=wish.seed, told=told)
    final = parameters.rounded(sought, found)
    try:
        if not means.dry_run:
            made = Source(wish.command, wish.seed, games * len(shares))
            write_levels(path, with_parameters(text_of(path, wish.game), name, final, made))
    finally:
        if json:
            print_json({"level": name, "before": sought.start, "found": final, "tries": shares})
        else:
            say(words.say("tune-found", level=name, values=_values(final), before=_values(sought.start)))
    if not json:
        say(words.say("tune-dry-run" if means.dry_run else "tune-written", file=str(path)))
    return OK


def _values(given: Mapping[str, float]) -> str:
    return ", ".join(f"{key} {number:g}" for key, number in given.items())
