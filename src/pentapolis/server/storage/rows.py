"""Rows of the database as structs, with what they hold as JSON already read."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..wire.tables import Clock
from ..wire.tables import Settings as TableSettings
from .direct import Adapted, Plain, Statement
from .models import game_tables, holders, members, plans, seats, visitors

UNSEALED = bytes(32)
"""Stands for the seed of an imported game whose own is not known."""
UNDER_WAY = ("lobby", "running", "paused")
"""The status of a table whose game is not over."""
BEGUN = ("running", "paused")
"""The status of a table whose game goes on."""
OVER = ("finished", "abandoned")
"""The status of a table whose game is over."""
OF_THE_DAY = "day"
"""The preset of a table where a day's game is played."""
Held = tuple[int, str | None]
"""A seat and a visitor who holds it, or has held it; None for somebody whose data was deleted."""


class Holding(NamedTuple):
    """A visitor who holds a seat of a game, or has held it since the game began."""

    seat: int
    visitor: str | None
    """None if their data was deleted."""
    stood_up: bool
    """They left it by themselves."""
    seen_ms: int
    """When the visitor last used this server, to the hour; 0 if their data was deleted."""
    name: str
    """The visitor's current name."""


class Standing(msgspec.Struct):
    """The standing of a table's game: the columns of `game_tables` that every move writes, beside the snapshot."""

    rules_version: int
    status: str
    entries: int
    drawn: int
    wake_ms: int | None
    moved_ms: int
    ended_ms: int


class TableRow(Standing):
    """A row of `game_tables`, without the snapshot."""

    code: str
    name: str
    game: str
    preset: str
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
    rematch: str
    made_ms: int
    began_ms: int
    ended_by: str
    renamed: int = 0
    day: str = ""
    played_ms: int = 0
    since_ms: int = 0
    retry_of: str = ""
    usual_hints: bool = False
    """The game began with the hints that are usual among those who played: nobody had chosen."""

    def at(self, standing: Standing) -> TableRow:
        """This row with the game standing there."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(standing))

    @property
    def begun(self) -> bool:
        """Whether there is a game on the table."""
        return self.began_ms > 0

    @property
    def over(self) -> bool:
        """Whether its game is over, played to the end or not."""
        return self.status in OVER

    @property
    def of_the_day(self) -> bool:
        """Whether somebody plays a day's game here, once and alone; a record of one that came in is only looked at."""
        return self.preset == OF_THE_DAY

    @property
    def sealed(self) -> bool:
        """Whether its dice come from a seed that can be shown: not those of a game from elsewhere that had none, nor of
        one that is tried again, which has had others before."""
        return self.seed != UNSEALED and not self.retry_of


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
    hints: int = 0
    """How many were asked for here, for all to see."""
    secret_hints: int = 0
    """And how many more where others may not know of it before the end."""
    hinted_at: int = -1
    """The version of what everybody sees when the last hint was counted for all to see."""


JSON = ("options", "settings", "numbers", "setup", "names")
_TABLE = [game_tables.c[name] for name in TableRow.__struct_fields__]
_SEAT = [seats.c[name] for name in SeatRow.__struct_fields__]
_TABLE_AT = Statement(select(*_TABLE).where(game_tables.c.code == bindparam("at")))
_SEATS_AT = Statement(
    select(*_SEAT, plans.c.body)
    .outerjoin(plans, (plans.c.game_table == seats.c.game_table) & (plans.c.seat == seats.c.seat))
    .where(seats.c.game_table == bindparam("at"))
    .order_by(seats.c.seat)
)
_MEMBERS_AT = Statement(select(members.c.visitor).where(members.c.game_table == bindparam("at")))
_HOLDERS_AT = Statement(
    select(holders.c.seat, holders.c.visitor, holders.c.stood_up, visitors.c.seen_ms, visitors.c.name)
    .outerjoin(visitors, visitors.c.id == holders.c.visitor)
    .where(holders.c.game_table == bindparam("at"))
    .order_by(holders.c.seat, holders.c.id)
)


def table_row(row: Any) -> TableRow:
    """A row of `game_tables`, read."""
    values = dict(row)
    values |= {name: msgspec.json.decode(values[name]) for name in JSON}
    values["seed"] = bytes(values["seed"])
    values["usual_hints"] = bool(values["usual_hints"])  # a number in SQLite
    values["settings"] = _settings(values["settings"])
    return TableRow(**values)


def _settings(stored: dict[str, Any]) -> TableSettings:
    """What a table agreed on; what another version may have stored beside it is passed over."""
    known = {name: value for name, value in stored.items() if name in TableSettings.__struct_fields__}
    if "clock" in known:
        known["clock"] = {name: value for name, value in known["clock"].items() if name in Clock.__struct_fields__}
    return msgspec.convert(known, TableSettings)


def table_settings(stored: str) -> TableSettings:
    """The same from the column of a table."""
    return _settings(msgspec.json.decode(stored))


def seat_row(row: Any) -> SeatRow:
    """A row of `seats`, read."""
    values = dict(row)
    values["vacation"] = bool(values["vacation"])  # a number in SQLite
    return SeatRow(**values)


def table_at(c: Plain, code: str) -> TableRow | None:
    """A table by its code."""
    found = c.rows(_TABLE_AT, {"at": code})
    return table_row(zip(TableRow.__struct_fields__, found[0], strict=True)) if found else None


def seats_at(c: Plain, code: str) -> tuple[list[SeatRow], dict[int, str]]:
    """The seats of a table, in order, and what each has planned, as it is stored."""
    found = [tuple(row) for row in c.rows(_SEATS_AT, {"at": code})]
    sitting = [seat_row(zip(SeatRow.__struct_fields__, row[:-1], strict=True)) for row in found]
    return sitting, {seat.seat: row[-1] for seat, row in zip(sitting, found, strict=True) if row[-1] is not None}


def members_at(c: Plain, code: str) -> set[str]:
    """The visitors who came to a table by its link."""
    return {visitor for (visitor,) in c.rows(_MEMBERS_AT, {"at": code})}


def holders_at(c: Plain, code: str) -> list[Holding]:
    """The visitors who have held a seat of a table since its game began."""
    rows = c.rows(_HOLDERS_AT, {"at": code})
    return [Holding(seat, visitor, bool(left), seen or 0, name or "") for seat, visitor, left, seen, name in rows]


async def read_table(c: AsyncConnection, code: str) -> TableRow | None:
    """The same inside a transaction."""
    return await c.run_sync(lambda c: table_at(Adapted(c), code))


async def read_seats(c: AsyncConnection, code: str) -> list[SeatRow]:
    """The same inside a transaction."""
    return await c.run_sync(lambda c: seats_at(Adapted(c), code)[0])


async def read_members(c: AsyncConnection, code: str) -> set[str]:
    """The same inside a transaction."""
    return await c.run_sync(lambda c: members_at(Adapted(c), code))


async def read_holders(c: AsyncConnection, code: str) -> list[Holding]:
    """The same inside a transaction."""
    return await c.run_sync(lambda c: holders_at(Adapted(c), code))
