"""The packages in examples/, as if they were installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.plugins import distribution, on_path

PACKAGE = Path(__file__).parents[2] / "examples" / "liars_dice"
sys.path.append(str(PACKAGE))  # before tests are collected that import it


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Liar's Dice is on the shelf while these tests run."""
    folder = tmp_path_factory.mktemp("site-packages")
    distribution(folder, "liars-dice", {"liars_dice": "liars_dice"})
    with on_path(folder):
        yield
