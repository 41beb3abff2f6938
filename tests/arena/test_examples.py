"""The examples in the arena's docstrings run as they stand."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "name", ["arena", *(f"arena.{n}" for n in ("bootstrap", "ratings", "running")), "bots.matches"]
)
def test_examples_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"pentapolis.{name}"))
    assert tried > 0
    assert failed == 0
