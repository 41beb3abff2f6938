"""Every test here runs for each of our games, or for each table of each: some with --fast, all of them with --full."""

from __future__ import annotations

import pytest

from conformance import hooks
from pentapolis.conformance.tables import campaign, generate, plays, policies, secrets, strict_words

__all__ = ["campaign", "plays", "policies", "secrets", "strict_words"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    generate(metafunc, hooks.GAMES)
