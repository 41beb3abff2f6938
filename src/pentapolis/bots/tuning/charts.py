"""The reliability plot of a game: chances that were given, against how often it came so."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .calibration import Calibration

MARKS = "osD^vP"


def reliability(game: str, found: Sequence[Calibration], file: Path) -> None:
    """Draw it into a file, SVG or PNG by its name; the same figures make the same file."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    settings: dict[Any, Any] = {
        "svg.hashsalt": game,
        "font.size": 9,
        "svg.fonttype": "none",
        "font.family": "sans-serif",
    }
    with matplotlib.rc_context(settings):
        figure, axes = pyplot.subplots(figsize=(4.6, 4.4))
        axes.plot([0, 1], [0, 1], color="#888", linewidth=1)
        for mark, one in zip(MARKS, found, strict=False):
            label = f"{one.seats} seats, error {one.error:.3f}" if one.seats > 1 else f"solo, error {one.error:.3f}"
            chances, happened = [bin.chance for bin in one.bins], [bin.happened for bin in one.bins]
            axes.plot(chances, happened, marker=mark, markersize=4, linewidth=0.8, label=label)
        axes.set_xlabel("chance given")
        axes.set_ylabel("share that won")
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_aspect("equal")
        axes.legend(frameon=False, loc="upper left")
        figure.tight_layout()
        figure.savefig(file, metadata={"Date": None, "Creator": None} if file.suffix == ".svg" else None)
        pyplot.close(figure)
