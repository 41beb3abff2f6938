"""Statements that are put into text once, for what is done with every move and every request.

`Database.do` and `Database.ask` take a function of a `Plain` connection: `direct_sqlite` and `direct_postgres` have one
without an adapter in between; `Adapted` makes one of a connection of SQLAlchemy, to share its transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg as postgres

Values = Mapping[str, Any]


class Statement:
    """A statement with named parameters, and its texts. An insert names every column: defaults are not filled in.
    Results come as the database holds them: what is a boolean is a number in SQLite."""

    def __init__(self, made: Executable) -> None:
        self.made = made
        compiled: Any = made.compile(dialect=sqlite.dialect(paramstyle="named"))  # type: ignore[attr-defined]  # the stubs lack it
        self.sqlite = str(compiled)
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}
        compiled = made.compile(dialect=postgres.dialect())  # type: ignore[attr-defined, no-untyped-call]  # likewise
        self.postgres = str(compiled)
        self._order: list[str] = compiled.positiontup or []

    def named(self, values: Values) -> Values:
        """The values by name, with the constants that stand in the statement itself."""
        return {**self._constants, **values} if self._constants else values

    def ordered(self, values: Values) -> list[Any]:
        """The same, as PostgreSQL counts them."""
        given = self.named(values)
        return [given[name] for name in self._order]


class Plain(Protocol):
    """A connection for such statements."""

    def rows(self, statement: Statement, values: Values) -> Sequence[Any]:
        """What is found."""

    def run(self, statement: Statement, values: Values) -> int:
        """Change something; how many rows it was."""

    def run_all(self, statement: Statement, values: Sequence[Values]) -> None:
        """Change something once for each of these."""


class Adapted:
    """The same on a connection of SQLAlchemy."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def rows(self, statement: Statement, values: Values) -> Sequence[Any]:
        return self._connection.execute(statement.made, values).all()

    def run(self, statement: Statement, values: Values) -> int:
        return self._connection.execute(statement.made, values).rowcount

    def run_all(self, statement: Statement, values: Sequence[Values]) -> None:
        self._connection.execute(statement.made, values)
