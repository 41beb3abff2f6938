"""How well a win model tells games: printed, complained of, drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..words import Words
from .output import USAGE, Stop, complain, say
from .targets import check_target, unwritten

if TYPE_CHECKING:
    from ..bots.tuning.calibration import Calibration

CHARTS = (".svg", ".png")


def print_calibrations(words: Words, found: Sequence[Calibration]) -> None:
    keys = ("seats", "games", "positions", "error", "loss", "score-loss")
    rows = [[words.say(f"tune-column-{key}") for key in keys]]
    for one in found:
        figures = [" ".join(map(figure, losses)) for losses in (one.losses, one.score_losses)]
        rows.append([str(one.seats), str(one.games), str(one.positions), figure(one.error), *figures])
    say()
    print_columns(rows)
    if not complain_of(words, found):
        say(words.say("tune-good"))


def complain_of(words: Words, found: Sequence[Calibration]) -> bool:
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


def draw_chart(game: str, found: Sequence[Calibration], file: Path | None) -> None:
    if file is None:
        return
    from ..bots.tuning.charts import reliability

    try:
        reliability(game, found, file)
    except OSError as error:
        raise unwritten(file, error) from None


def check_chart(file: Path | None) -> None:
    """Stop if a chart could not be drawn."""
    if file is None:
        return
    if file.suffix.lower() not in CHARTS:
        raise Stop("tune-chart", USAGE, file=str(file))
    try:
        import matplotlib  # noqa: F401  # a check whether it is installed
    except ImportError:
        raise Stop("tune-missing", extra="charts") from None
    check_target(file)


def figure(number: float | None) -> str:
    return "–" if number is None else f"{number:.3f}"


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Columns side by side."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        say("  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip())
