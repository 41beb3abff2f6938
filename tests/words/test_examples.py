"""The examples in the docstrings run as they stand."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["pentapolis.words", "pentapolis.words.language", "pentapolis.words.reading"])
def test_examples_in_docstrings_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0
