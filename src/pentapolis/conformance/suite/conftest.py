"""For which titles the suite runs where the plug-in has added it to a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..playing import EFFORT
from ..plugin import TITLES
from ..tables import campaign, generate, plays, policies, secrets, strict_words

__all__ = ["campaign", "plays", "policies", "secrets", "strict_words"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    generate(metafunc, metafunc.config.getoption(TITLES) or [])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to a campaign."""
    ours = Path(__file__).parent
    left_out = {item for item in items if item.path.parent == ours and item.get_closest_marker("full")}
    if left_out and not EFFORT.full:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
