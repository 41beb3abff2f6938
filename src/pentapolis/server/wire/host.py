"""The host's page: every table, what is stored, backups."""

from __future__ import annotations

import msgspec

from .tables import Seat, Status


class HostTable(msgspec.Struct):
    """A table as the server's host sees it: who sits there, never what they hold."""

    code: str
    name: str
    game: str
    game_name: str
    status: Status
    seats: list[Seat]
    made_ms: int
    moved_ms: int
    """When it was last moved at; of a game that goes on only the day: the hour may tell of a secret."""
    public: bool
    entries: int = 0
    """Moves of a game that is over; 0 while it goes on: their number may tell of a secret."""


class Backup(msgspec.Struct):
    """A backup on the server's disk."""

    name: str
    bytes: int
    made_ms: int
    why: str


class HostPage(msgspec.Struct):
    """What the host needs to know."""

    version: str
    database: str
    schema: str
    bytes: int
    visitors: int
    tables: list[HostTable]
    backups: list[Backup]
    public_url: str
    lan_url: str
    """This machine in its network; empty if the server listens on this machine only."""
    https: bool
    workers: int
    uptime_s: int
