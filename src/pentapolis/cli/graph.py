"""The win graph of a finished game, drawn into a file: chances over the quiet points, and what they are booked to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, Literal

from ..bots.analysis import Analysis
from ..words import Words

SEATS = (
    ("s", "#b5382a"),
    ("^", "#2a62cf"),
    ("o", "#e5a823"),
    ("D", "#2baf83"),
    ("P", "#b784c4"),
    ("*", "#4b4c50"),
)
"""A seat's shape and colour, those of the boards."""
NOBODY = "#9a948a"
INK, PAPER, LINE = "#2b2a27", "#fbf8f1", "#d8d2c4"
KINDS = {"own": ("#7a6a58", ""), "luck": (PAPER, "...."), "others": ("#cdc2ae", "////"), "model": ("#e9e1d1", "")}
"""What a change is booked to: fill and hatching, in stone, so that none is taken for a seat's."""
Kind = Literal["png", "svg"]
"""What a graph is drawn as."""
CHOICE, STROKE = "v", "die"
"""Marks of a choice that turned the game and of a stroke of luck; the latter is drawn as a die."""
TICKS = 9
"""Quiet points that are named below the graph at most."""
BELOW = 144
"""Letters that they may take in a line together."""
COLUMNS = 4
"""Names that stand side by side above the graph."""
WIDTH = 84
"""Letters that all names together may take in a line below the bars."""


def draw(words: Words, found: Analysis, names: Sequence[str], phases: Sequence[str], file: Path, kind: Kind) -> None:
    """Draw it into a file of this kind, whatever its name; the same game makes the same file."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    settings: dict[Any, Any] = {
        "svg.hashsalt": found.game, "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9,
        "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": LINE, "xtick.color": INK, "ytick.color": INK,
        "figure.facecolor": PAPER, "axes.facecolor": PAPER, "savefig.facecolor": PAPER, "hatch.linewidth": 0.5,
    }  # fmt: skip
    with matplotlib.rc_context(settings):
        figure, (top, bottom) = pyplot.subplots(2, 1, figsize=(9, 6.6), height_ratios=(3, 1.2), layout="constrained")
        title = words.say("analyse-title", label=words.say("analysis-label")).rstrip(" \u00a0:")
        figure.suptitle(title, x=0.01, horizontalalignment="left")
        _chances(top, words, found, names, phases)
        _books(bottom, words, found, names)
        figure.savefig(file, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else {"Software": None})
        pyplot.close(figure)


def _chances(axes: Any, words: Words, found: Analysis, names: Sequence[str], phases: Sequence[str]) -> None:
    """A line for each seat, each choice that turned the game, and each stroke of luck."""
    places = range(len(found.points))
    for seat, name in enumerate(names):
        shape, colour = SEATS[seat % len(SEATS)]
        own = [point.chances[seat] for point in found.points]
        axes.plot(places, own, color=colour, marker=shape, markersize=4, linewidth=1.6, label=name)
    if any(point.chances[-1] for point in found.points):
        lost = [point.chances[-1] for point in found.points]
        axes.plot(places, lost, color=NOBODY, linestyle="--", linewidth=1.2, label=words.say("nobody"))
    marks = [(turn.step, turn.choice.seat, CHOICE) for turn in found.turns]
    marks += [(stroke.step, stroke.seat, STROKE) for stroke in found.strokes]
    for place, (step, seat, shape) in enumerate(marks):
        beside = [other for other, (there, whose, _) in enumerate(marks) if (there, whose) == (step, seat)]
        along = (beside.index(place) + 1) / (len(beside) + 1)  # marks of one seat in one step stand side by side
        early, late = (found.points[min(at, len(places) - 1)].chances[seat] for at in (step, step + 1))
        at, high = step + along, early + (late - early) * along
        axes.plot(at, high, color=SEATS[seat % len(SEATS)][1], **_mark(shape, 9))
    for shape, key in ((CHOICE, "analyse-choices"), (STROKE, "analyse-strokes")):
        axes.plot([], [], color=PAPER, label=words.say(key).rstrip(" \u00a0:"), linestyle="", **_mark(shape, 8))
    axes.set_ylim(-0.02, 1.02)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], [words.say("percent", n=n) for n in (0, 25, 50, 75, 100)])
    every = -(-len(places) // TICKS)
    named = places[::every]
    axes.set_xticks(named, [_folded(phases[place], BELOW // len(named)) for place in named], fontsize=7)
    axes.grid(axis="y", color=LINE, linewidth=0.6)
    axes.spines[["top", "right"]].set_visible(False)
    _legend(axes, COLUMNS)


def _mark(shape: str, size: float) -> dict[str, Any]:
    """How a mark is drawn. A die is larger than the square of a seat, and its pips are holes."""
    from matplotlib.path import Path as Outline

    if shape != STROKE:
        return {"marker": shape, "markersize": size, "markeredgecolor": INK}
    face = Outline([(-1, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)], closed=True)
    pips = [Outline.circle((x, y), 0.22) for x in (-0.5, 0.5) for y in (-0.5, 0.5)]
    return {"marker": Outline.make_compound_path(face, *pips), "markersize": 1.2 * size, "markeredgecolor": INK}


def _folded(phase: str, width: int) -> str:
    """A phase, its parts below each other, in lines of so many letters."""
    return "\n".join(fill(part, width) for part in phase.split(" · "))


def _books(axes: Any, words: Words, found: Analysis, names: Sequence[str]) -> None:
    """For each seat, what its change over the whole game is booked to, side by side."""
    width = 0.8 / len(KINDS)
    for place, (kind, (colour, hatching)) in enumerate(KINDS.items()):
        heights = [100 * getattr(one, kind) for one in found.totals[:-1]]
        at = [seat + (place - 1.5) * width for seat in range(len(names))]
        label = words.say(f"analyse-{kind}")
        axes.bar(at, heights, width, color=colour, hatch=hatching, edgecolor=INK, linewidth=0.4, label=label)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_xticks(range(len(names)), [fill(name, WIDTH // len(names)) for name in names])
    axes.set_ylabel(words.say("analyse-points"))
    axes.set_axisbelow(True)
    axes.grid(axis="y", color=LINE, linewidth=0.6)
    axes.spines[["top", "right"]].set_visible(False)
    _legend(axes, len(KINDS))


def _legend(axes: Any, columns: int) -> None:
    """What is what, above the axes: whatever is drawn, it lies on nothing."""
    axes.legend(frameon=False, fontsize=8, ncols=columns, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2)
