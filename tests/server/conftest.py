"""What tests of the server share: a server of their own, and PostgreSQL where there is one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from pentapolis.server.notices.outbox import Outbox
from pentapolis.words import Words
from postgres import NoPostgres
from postgres import postgres as running
from server.house import House, open_house
from server.houses import empty_database

QUICK = ("lobby", "moves", "rooms", "safety", "settings", "socket", "views")
"""What --fast tries of the server: the way of a move, and who may see what. Everything else opens houses of its own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    quick = {f"test_{name}.py" for name in QUICK}
    for item in items:
        if Path(__file__).parent in item.path.parents and item.path.name not in quick:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a server, without a database, that runs as long as the tests do."""
    with ExitStack() as stack:
        try:
            url = stack.enter_context(running(careless=True))
        except NoPostgres as none:
            pytest.skip(f"there is no PostgreSQL here: {none}")
        yield url.rpartition("/")[0]


@pytest.fixture
async def postgres(postgres_server: str) -> AsyncIterator[str]:
    """The URL of an empty database of one's own."""
    async with empty_database(postgres_server) as url:
        yield url


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One server for all tests of a file: each has its own people and tables."""
    async with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def box() -> Iterator[Outbox]:
    """Threads for requests that the server makes itself."""
    made = Outbox(4, 5)
    yield made
    made.close()


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing is an error."""
    monkeypatch.setattr(Words, "strict", True)
