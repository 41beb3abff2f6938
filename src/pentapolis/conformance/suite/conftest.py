"""For which titles the suite runs where the plug-in has added it to a run."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

from ..playing import EFFORT
from ..plugin import TITLES
from ..tables import campaign, generate, plays, policies, secrets, strict_words

__all__ = ["campaign", "plays", "policies", "secrets", "strict_words"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    generate(metafunc, metafunc.config.getoption(TITLES) or [])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Collect the suite also where the files of tests have other names."""
    found = any(fnmatch(file_path.name, pattern) for pattern in parent.config.getini("python_files"))
    return (
        None if found or not file_path.match("suite/test_*.py") else pytest.Module.from_parent(parent, path=file_path)
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to a campaign."""
    ours = Path(__file__).parent
    left_out = {item for item in items if item.path.parent == ours and item.get_closest_marker("full")}
    if left_out and not EFFORT.full:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
