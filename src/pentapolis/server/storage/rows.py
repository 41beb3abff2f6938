"""Rows of the database as structs, with what they hold as JSON already read."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..wire.tables import Clock
from ..wire.tables import Settings as TableSettings
from .models import game_tables, members, plans, seats


UNSEALED = bytes(32)
"""Stands for the seed of an imported game whose own is not known."""


class TableRow(msgspec.Struct):
    """A row of `game_tables`, without the snapshot."""

    code: str
    name: str
    game: str
    rules_version: int
    preset: str
    status: str
    seats: int
    options: dict[str, str]
    settings: TableSettings
    box: str
    components: str
    owner: str | None
    invite: str
    seed: bytes
    numbers: list[int]
    bot_seed: int
    setup: list[str]
    names: list[str]
    asking: str
    revision: int
    entries: int
    drawn: int
    wake_ms: int | None
    rematch: str
    made_ms: int
    began_ms: int
    moved_ms: int
    ended_ms: int
    ended_by: str

    @property
    def begun(self) -> bool:
        """Whether there is a game on the table."""
        return self.began_ms > 0

    @property
    def sealed(self) -> bool:
        """Whether its dice come from a seed that can be shown: not those of a game from elsewhere that had none."""
        return self.seed != UNSEALED


class SeatRow(msgspec.Struct):
    """A row of `seats`."""

    game_table: str
    seat: int
    kind: str
    visitor: str | None
    name: str
    bot: str
    left_ms: int
    since_ms: int
    vacation: bool
    read_to: int
    told_ms: int


JSON = ("options", "settings", "numbers", "setup", "names")
_TABLE = [game_tables.c[name] for name in TableRow.__struct_fields__]
_SEAT = [seats.c[name] for name in SeatRow.__struct_fields__]


def table_row(row: Any) -> TableRow:
    """A row of `game_tables`, read."""
    values = dict(row)
    values |= {name: msgspec.json.decode(values[name]) for name in JSON}
    values["seed"] = bytes(values["seed"])
    values["settings"] = _settings(values["settings"])
    return TableRow(**values)


def _settings(stored: dict[str, Any]) -> TableSettings:
    """What a table agreed on; what another version may have stored beside it is passed over."""
    known = {name: value for name, value in stored.items() if name in TableSettings.__struct_fields__}
    if "clock" in known:
        known["clock"] = {name: value for name, value in known["clock"].items() if name in Clock.__struct_fields__}
    return msgspec.convert(known, TableSettings)


def seat_row(row: Any) -> SeatRow:
    """A row of `seats`, read."""
    return SeatRow(**dict(row))


async def read_table(c: AsyncConnection, code: str) -> TableRow | None:
    """A table by its code."""
    row = (await c.execute(select(*_TABLE).where(game_tables.c.code == code))).mappings().first()
    return None if row is None else table_row(row)


async def read_seats(c: AsyncConnection, code: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    found = await c.execute(select(*_SEAT).where(seats.c.game_table == code).order_by(seats.c.seat))
    return [seat_row(row) for row in found.mappings()]


async def read_members(c: AsyncConnection, code: str) -> set[str]:
    """The visitors who came to a table by its link."""
    return set((await c.execute(select(members.c.visitor).where(members.c.game_table == code))).scalars())


async def read_plans(c: AsyncConnection, code: str) -> dict[int, str]:
    """What each seat has planned, as it is stored."""
    found = await c.execute(select(plans.c.seat, plans.c.body).where(plans.c.game_table == code))
    return {row.seat: row.body for row in found}
