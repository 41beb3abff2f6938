"""A shelf with a toy on it: the package as it is, in another folder, with one game more."""

from __future__ import annotations

import os
from pathlib import Path

import pentapolis

TOYS = Path(__file__).parent / "shelved"
TESTS = Path(__file__).parents[1]


def with_toys(folder: Path) -> str:
    """A `PYTHONPATH` on which the toys are games among the others. Everything else is what it always is."""
    real, package = Path(pentapolis.__file__).parent, folder / "pentapolis"
    _link(real, package, leave_out="games")
    _link(real / "games", package / "games")
    for toy in TOYS.iterdir():
        if (toy / "__init__.py").exists():
            (package / "games" / toy.name).symlink_to(toy)
    return os.pathsep.join([str(folder), str(TESTS)])


def _link(real: Path, made: Path, leave_out: str = "") -> None:
    made.mkdir(parents=True)
    for one in real.iterdir():
        if one.name not in (leave_out, "__pycache__"):
            (made / one.name).symlink_to(one)
