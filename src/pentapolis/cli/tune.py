"""`pentapolis tune`: find the weights of a game's win model or a few parameters of a level, or check what is there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .. import games as titles
from ..arena.planning import usual_seats
from ..bots.levels import FILE, Levels, Made, Source, levels, read, with_parameters, written
from ..bots.value import Model
from ..bots.workers import cores
from ..words import Words
from .output import FAILED, OK, USAGE, Stop, clipped, complain, print_json, progress, say
from .saves import known
from .table import check_seats
from .targets import check_target, unwritten

if TYPE_CHECKING:
    from ..bots.tuning.calibration import Calibration
    from ..bots.tuning.rounds import Tuned
    from ..bots.tuning.samples import Sampled

CHARTS = (".svg", ".png")
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
    _check_chart(means.chart)
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

    start = None if wish.source is None else _read(wish.source).value
    old, path = rounds.present(wish.game), means.out or _file(wish.game)
    if not means.dry_run:
        _check_out(path)

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
            _write(path, written(made, last.model, _old(path, wish.game)))
        _chart(wish.game, tuned.calibrations, means.chart)
    finally:
        if json:
            print_json({"rounds": [_found(one) for one in tuned.rounds], "calibrations": tuned.calibrations})
        else:
            _print_rounds(words, tuned)
            _print_changes(words, old, last.model)
            _print_calibrations(words, tuned.calibrations)
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
                losses = {"loss": _figure(found.losses[found.ridge]), "hand": _figure(found.centre)}
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
    _lines(rows)


def _pair(pair: tuple[float, float]) -> str:
    return f"{pair[0]:g} → {pair[1]:g}"


# how well it tells games


def _check(words: Words, wish: Wish, means: Means, json: bool) -> int:
    """How well the weights tell new games; 1 if a comparison fails."""
    from ..bots.tuning import rounds

    model = rounds.present(wish.game) if wish.source is None else _read(wish.source).value

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
        _chart(wish.game, found, means.chart)
    finally:
        if json:
            print_json(found)
            _complain(words, found)
        else:
            _print_calibrations(words, found)
    return OK if all(one.good for one in found) else FAILED


def _print_calibrations(words: Words, found: Sequence[Calibration]) -> None:
    keys = ("seats", "games", "positions", "error", "loss", "score-loss")
    rows = [[words.say(f"tune-column-{key}") for key in keys]]
    for one in found:
        figures = [" ".join(map(_figure, losses)) for losses in (one.losses, one.score_losses)]
        rows.append([str(one.seats), str(one.games), str(one.positions), _figure(one.error), *figures])
    say()
    _lines(rows)
    if not _complain(words, found):
        say(words.say("tune-good"))


def _complain(words: Words, found: Sequence[Calibration]) -> bool:
    """Name every comparison that has failed; whether there was one."""
    failed = [sentence for one in found for sentence in _failed(words, one)]
    for sentence in failed:
        complain(sentence)
    return bool(failed)


def _failed(words: Words, one: Calibration) -> Iterator[str]:
    """What keeps a calibration from being good."""
    if not one.right:
        yield words.say("tune-not-right", seats=one.seats, error=one.error, most=one.most_error)
    for quarter in one.worse:
        pair = {"loss": one.losses[quarter], "score": one.score_losses[quarter]}
        yield words.say("tune-not-better", seats=one.seats, quarter=quarter + 1, **pair)
    for quarter in one.unseen:
        yield words.say("tune-not-seen", seats=one.seats, quarter=quarter + 1)


def _chart(game: str, found: Sequence[Calibration], file: Path | None) -> None:
    if file is None:
        return
    from ..bots.tuning.charts import reliability

    try:
        reliability(game, found, file)
    except OSError as error:
        raise unwritten(file, error) from None


def _check_chart(file: Path | None) -> None:
    """Stop if a chart could not be drawn."""
    if file is None:
        return
    if file.suffix.lower() not in CHARTS:
        raise Stop("tune-chart", USAGE, file=str(file))
    try:
        import matplotlib  # noqa: F401  # only whether it is there
    except ImportError:
        raise Stop("tune-missing", extra="charts") from None
    check_target(file)


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
    name, path = sought.bot.partition(":")[0], means.out or _file(wish.game)
    if not means.dry_run:
        _check_out(path)
        try:
            with_parameters(_old(path, wish.game), name, {}, Source("", 0, 0))
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
            say(words.say("tune-try", values=_values(given), share=_figure(-100 * paid)))

    found = parameters.evolve(cost, sought.start, most=sought.most, tries=wish.tries, seed=wish.seed, told=told)
    final = parameters.rounded(sought, found)
    try:
        if not means.dry_run:
            made = Source(wish.command, wish.seed, games * len(shares))
            _write(path, with_parameters(_old(path, wish.game), name, final, made))
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


# files and figures


def _file(game: str) -> Path:
    return Path(str(titles.folder(game) / FILE))


def _old(path: Path, game: str) -> str:
    """What a level file says now; a new one begins as the game's own, a new game's as nothing."""
    old = path if path.exists() else _file(game)
    return old.read_text("utf-8") if old.exists() else ""


def _check_out(path: Path) -> None:
    """Stop if a level file could not be written, or would be written over something else."""
    if path.exists():
        try:
            read(path.read_bytes() if path.is_file() else b"")
        except OSError as error:
            raise Stop("cli-cannot-read", file=str(path), why=error.strerror or str(error)) from None
        except (ValueError, msgspec.DecodeError):
            raise Stop("tune-no-levels", USAGE, file=str(path)) from None
    check_target(path)


def _read(file: Path) -> Levels:
    try:
        return read(file.read_bytes())
    except OSError as error:
        raise Stop("cli-cannot-read", file=str(file), why=error.strerror or str(error)) from None
    except (ValueError, msgspec.DecodeError) as error:
        raise Stop("cli-cannot-read", file=str(file), why=str(error)) from None


def _write(file: Path, text: str) -> None:
    """Write a level file, whole or not at all."""
    beside = file.with_suffix(".new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(file)
    except OSError as error:
        raise unwritten(file, error) from None
    levels.cache_clear()


def _figure(number: float | None) -> str:
    return "–" if number is None else f"{number:.3f}"


def _lines(rows: Sequence[Sequence[str]]) -> None:
    """Columns side by side."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        say("  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip())
