"""A database as text: gzipped JSON lines that any database can be filled from, whatever database they came out of.

The first line says what this is and which version of the tables it holds. Then each table: a line with its columns,
and a line for every row. The last line counts the rows, so that a file that was cut off is noticed.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, create_engine, insert, select, text
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from ... import __version__
from ..clock import now_ms
from .migrations import VERSION_TABLE, upgrade, version

FORMAT = "pentapolis-backup"
ENDING = ".jsonl.gz"
ROWS = 500
"""Rows that are read, and written, at a time."""
SQLITE = b"SQLite format 3\0"
GZIP = b"\x1f\x8b"

Chunk = tuple[str, list[dict[str, Any]]]
_encode = msgspec.json.Encoder().encode


class BadDump(Exception):
    """A file that is no whole backup."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What a backup says of itself."""

    format: str
    schema: str
    app: str = ""
    made_ms: int = 0


class _Columns(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    columns: list[str]
    bytes: list[str]
    """Those of the columns whose values are base64."""


class _End(msgspec.Struct, forbid_unknown_fields=True):
    rows: int


_head = msgspec.json.Decoder(Head).decode
_columns = msgspec.json.Decoder(_Columns).decode
_end = msgspec.json.Decoder(_End).decode
_row = msgspec.json.Decoder(list[Any]).decode


# out of a database


async def write(c: AsyncConnection, path: Path) -> None:
    """Write all that a connection sees to a file, while the server goes on; begin a transaction before."""
    head = Head(FORMAT, await version(c), __version__, now_ms())
    tables = (await c.run_sync(reflected)).sorted_tables
    rows = 0
    with gzip.open(path, "wb", compresslevel=6) as file:
        file.write(_encode(head) + b"\n")
        for table in tables:
            columns = [str(column.name) for column in table.columns]
            file.write(_encode(_Columns(str(table.name), columns, sorted(_binary(table)))) + b"\n")
            result = await c.stream(select(table))
            async for part in result.partitions(ROWS):
                rows += len(part)
                await asyncio.to_thread(file.writelines, [_encode(tuple(row)) + b"\n" for row in part])
        file.write(_encode(_End(rows)) + b"\n")


def reflected(connection: Connection) -> MetaData:
    """The tables as they stand in a database, of whatever version it is."""
    metadata = MetaData()
    metadata.reflect(connection)
    if VERSION_TABLE in metadata.tables:
        metadata.remove(metadata.tables[VERSION_TABLE])
    return metadata


def _binary(table: Table) -> set[str]:
    return {str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)}


# out of a file


def head(path: Path) -> Head:
    """What a backup says of itself; `BadDump` if it is none."""
    kind = _begins(path)
    if kind.startswith(GZIP):
        with _Opened(path) as lines:
            return _first(lines)
    if kind != SQLITE:
        raise BadDump("neither kind")
    try:
        with closing(_sqlite(path)) as connection:
            if connection.execute(text("PRAGMA quick_check")).scalar() != "ok":
                raise BadDump("damaged")
            schema = str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or "")
    except DatabaseError as error:
        raise BadDump("damaged or of another program") from error
    if not schema:
        raise BadDump("empty")
    return Head(FORMAT, schema)


def chunks(path: Path) -> Iterator[Chunk]:
    """The rows of a backup, in an order in which they can be stored; `BadDump` in the middle if it is damaged."""
    return _of_text(path) if _begins(path).startswith(GZIP) else _of_sqlite(path)


def check(path: Path) -> Head:
    """Read a backup from the beginning to the end; `BadDump` if it is not whole."""
    found = head(path)
    if _begins(path).startswith(GZIP):
        for _ in chunks(path):
            pass
    return found


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(SQLITE))


class _Opened:
    """A gzipped file whose damage is a `BadDump`."""

    def __init__(self, path: Path) -> None:
        self._file = gzip.open(path, "rb")  # noqa: SIM115 (closed by __exit__)

    def __enter__(self) -> Iterator[bytes]:
        return iter(self._file)

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._file.close()
        if isinstance(error, (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError, ValueError, KeyError)):
            raise BadDump("damaged or cut off") from error


def _first(lines: Iterator[bytes]) -> Head:
    found = _head(next(lines, b""))
    if found.format != FORMAT or not found.schema:
        raise BadDump("of another program")
    return found


def _of_text(path: Path) -> Iterator[Chunk]:
    rows, waiting = 0, []
    table: _Columns | None = None
    ended = False
    with _Opened(path) as lines:
        _first(lines)
        for line in lines:
            if line.startswith(b"["):
                if table is None:
                    raise BadDump("rows of no table")
                waiting.append(_read(table, line))
                rows += 1
                if len(waiting) < ROWS:
                    continue
            if table is not None and waiting:
                yield table.table, waiting
                waiting = []
            if line.startswith(b'{"table"'):
                table = _columns(line)
            elif line.startswith(b"{"):
                ended = _end(line).rows == rows
    if not ended:
        raise BadDump("cut off")


def _read(table: _Columns, line: bytes) -> dict[str, Any]:
    row = dict(zip(table.columns, _row(line), strict=True))
    for name in table.bytes:
        if row[name] is not None:
            row[name] = b64decode(row[name])
    return row


def _of_sqlite(path: Path) -> Iterator[Chunk]:
    with closing(_sqlite(path)) as connection:
        for table in reflected(connection).sorted_tables:
            for part in connection.execute(select(table)).partitions(ROWS):
                yield table.name, [dict(row._mapping) for row in part]


def _sqlite(path: Path) -> Connection:
    """Read only, whatever name it has: nothing is made, and no WAL is left beside it."""
    engine = create_engine(f"sqlite:///file:{quote(str(path.resolve()))}?mode=ro&uri=true", poolclass=NullPool)
    return engine.connect()


# into a database


async def fill(c: AsyncConnection, path: Path) -> int:
    """Make the tables of a backup's version in an empty database and put its rows in; how many."""
    rows = 0
    found = await asyncio.to_thread(head, path)
    await c.run_sync(upgrade, found.schema)
    metadata = await c.run_sync(reflected)
    for name, part in chunks(path):
        if name not in metadata.tables:
            raise BadDump(f"an unknown table {name}")
        table = metadata.tables[name]
        if part[0].keys() != set(table.columns.keys()):
            raise BadDump(f"other columns of {name}")
        try:
            await c.execute(insert(table), part)
        except (DataError, IntegrityError) as error:
            raise BadDump(f"rows of {name} that contradict each other") from error
        rows += len(part)
    if c.dialect.name == "postgresql":
        await _count_on(c, metadata)
    return rows


async def _count_on(c: AsyncConnection, metadata: MetaData) -> None:
    """Numbers that PostgreSQL gives by itself go on after those that were put in."""
    for table in metadata.sorted_tables:
        for column in table.primary_key.columns:
            asked = {"of": table.name, "column": column.name}
            found = await c.execute(text("SELECT pg_get_serial_sequence(:of, :column)"), asked)
            if sequence := found.scalar():
                highest = (await c.execute(select(column).order_by(column.desc()).limit(1))).scalar()
                if highest is not None:
                    await c.execute(text("SELECT setval(:sequence, :n)"), {"sequence": sequence, "n": highest})
