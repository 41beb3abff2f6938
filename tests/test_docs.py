"""The examples in the README and in the docstrings run as they stand."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_tour_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("name", ["pentapolis", *(f"pentapolis.kernel.{n}" for n in ("action", "chance", "state"))])
def test_examples_in_docstrings_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0
