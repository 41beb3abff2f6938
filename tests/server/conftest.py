"""What tests of the server share: a PostgreSQL server, where there is one."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack

import pytest

from postgres import NoPostgres
from postgres import postgres as running


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
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    name = f"test_{secrets.token_hex(6)}"
    link = await asyncpg.connect(f"{postgres_server}/postgres")
    try:
        await link.execute(f"CREATE DATABASE {name}")
        yield f"{postgres_server}/{name}"
        await link.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await link.close()
