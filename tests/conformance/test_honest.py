"""The suite finds nothing wrong with small games that are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.plugins import install
from support.suites import check_titles


@pytest.mark.parametrize("honest", ["heaps", "prizes"])
def test_a_small_game_without_mistakes_passes(tmp_path: Path, honest: str) -> None:
    install(tmp_path, honest)
    done = check_titles(tmp_path, f"--pentapolis-title={honest}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{honest}, left out" in done.stdout
