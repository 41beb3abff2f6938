"""One seed for all luck of a run: the same games each time, and others with `--seed N`.

Tests seed their own generators. Code under test that draws by itself (a server draws tokens and the seeds of its tables
from `secrets`) draws from a generator seeded with the run's seed and the name of the test. A server in a process of its
own reads the seed from the environment (`VARIABLE`, tests/browser/quick_server.py).
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Generator
from contextlib import AbstractContextManager
from unittest import mock

import pytest

VARIABLE = "PENTAPOLIS_TEST_SEED"
USUAL = 0


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pentapolis")
    group.addoption("--seed", type=int, default=USUAL, metavar="N", help=f"the seed of all luck ({USUAL})")


def pytest_configure(config: pytest.Config) -> None:
    os.environ[VARIABLE] = str(config.option.seed)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    terminalreporter.write_line(f"seed {config.option.seed} (--seed N draws other luck)")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with seeded(item.config.option.seed, item.nodeid):
        return (yield)


def seeded(seed: int | str, name: str) -> AbstractContextManager[object]:
    """`secrets` and `random` draw from this seed and name, while the block runs."""
    luck = random.Random(f"{seed} {name}")
    random.seed(luck.random())
    return mock.patch.multiple(
        secrets, token_bytes=lambda nbytes=None: luck.randbytes(nbytes or 32), randbits=luck.getrandbits
    )
