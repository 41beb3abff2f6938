"""Every setting of the server, in one place: its name, its default, what it does.

Each can be given on the command line where `pentapolis serve` has an option for it, and always as an environment
variable: `PENTAPOLIS_` and the name in capitals, e.g. `PENTAPOLIS_DATA_DIR`. Defaults work with nothing configured.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ..local.home import PREFIX, user_folder
from .addresses import Proxies

POSITIVE = (
    "body_limit", "record_limit", "request_ms", "sockets_limit", "tables_limit", "rooms", "session_days",
    "bot_budget_ms", "smtp_port", "argon2_time", "argon2_memory",
)  # fmt: skip
"""Settings of which 0 makes no sense: nobody could do anything."""


class BadSetting(ValueError):
    """A setting that can't be used: its name, what was given, and the key of the sentence that says why."""

    def __init__(self, key: str, name: str, value: str = "") -> None:
        super().__init__(key, name, value)
        self.key = key
        self.name = name
        self.value = value

    def __str__(self) -> str:
        return f"{PREFIX}{self.name.upper()}: {self.value!r} ({self.key})"


class Settings(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What the host of a server can set."""

    # where it is reached
    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is every network this machine is in."""
    port: int = 8421
    """The port to listen on; 0: any that is free."""
    public_url: str = ""
    """How the world calls this server (behind a proxy or a tunnel), e.g. https://games.example.org; invites use it."""
    trusted_proxies: str = ""
    """Addresses or networks (10.0.0.0/8) of your proxy, separated by commas, whose X-Forwarded-For is believed;
    empty: nobody's; * for any."""

    # where it stores
    data_dir: str = ""
    """The folder of the database, its backups and the terminal's saved games (in `games`); empty: the system's place
    for a user's data."""
    database_url: str = ""
    """postgresql://user@host/name for PostgreSQL; empty: an SQLite file in the data folder."""
    backups_kept: int = 10
    """How many automatic backups stay; those made by hand are never deleted."""

    # how it runs
    workers: int = 1
    """Processes that serve; several need PostgreSQL."""
    bus: str = ""
    """How processes tell each other of moves: `memory`, `postgres` or `redis`; empty: as the database suggests."""
    redis_url: str = ""
    """redis://host:6379/0; needed by the bus `redis` only."""
    secret: str = ""
    """Signs the tokens against forged requests; empty: one is made and kept in the data folder. Several machines that
    serve one database need the same."""
    lang: str = "en"
    """The language of what is written for nobody in particular: a table's webhook, names of guests and stand-ins."""
    rooms: int = 500
    """Tables that a process keeps in memory."""
    log_level: str = "info"
    """`debug` (errors with their words, which may quote what was sent), `info`, `warning` or `error`."""
    log_json: bool | None = None
    """Logs as JSON, a line each, or plain; not set: plain on a terminal, else JSON."""
    metrics: str = "local"
    """Who may read /metrics: `local` (this machine, not through a proxy), `all` or `off`."""

    # what it allows
    body_limit: int = 100_000
    """Bytes of a request; a record to import or verify may be `record_limit` large."""
    record_limit: int = 2_000_000
    """Bytes of a record to import or verify."""
    rate_limit: int = 900
    """Requests a minute from one visitor; 0: no limit. Those without a cookie count for their address only."""
    address_limit: int = 12_000
    """Requests a minute from one address, whoever sits behind it; 0: no limit."""
    connections_limit: int = 600
    """Connections from one address, trusted proxies excepted; 0: no limit."""
    request_ms: int = 30_000
    """How long a request may take to arrive, an answer to be read, and a connection to stay idle."""
    guest_limit: int = 200
    """New visitors an hour from one address; 0: no limit."""
    make_limit: int = 100
    """New tables an hour from one address; 0: no limit."""
    check_limit: int = 10
    """Records a minute that one address may import or verify, and three times as many boxes on the box page; 0: no
    limit."""
    login_limit: int = 60
    """Attempts a minute from one address to log in, to make an account or to use a personal link; 0: no limit."""
    account_limit: int = 10
    """Wrong passwords an hour for one account; a browser that was logged in to it before has as many of its own.
    0: no limit."""
    mail_limit: int = 60
    """Links an hour that are sent to e-mail addresses for one address that asks; 0: no limit."""
    chat_limit: int = 20
    """Lines of chat a minute from one visitor."""
    sockets_limit: int = 200
    """Open pages from one address."""
    tables_limit: int = 200
    """Tables in lobby or play that one visitor may own."""
    session_days: int = 90
    """How long a browser stays logged in, or a guest is known, after its last use."""
    guest_days: int = 90
    """After how long a guest who holds no seat and made no table is forgotten; 0: never."""

    # opponents
    bot_workers: int = 1
    """Processes in which bots think, for each process that serves; 0: none, and bots play at random."""
    bot_pause_ms: int = 1200
    """How long bots wait after a person's move, so that undo is real."""
    bot_gap_ms: int = 700
    """How long a bot waits after another bot's move, so that people can follow."""
    hidden_pause_ms: int = 2500
    """How long automatic answers take where being asked is a secret: half to one and a half times this, by chance."""
    bot_budget_ms: int = 5000
    """How long a bot may think before a rule of thumb answers for it."""

    # notices
    notice_ms: int = 15_000
    """How long it must have been somebody's turn before they are told outside the page."""
    smtp_host: str = ""
    """The mail server; empty: no e-mail is sent."""
    smtp_port: int = 587
    """Its port."""
    smtp_user: str = ""
    """The name to log in with; empty: without."""
    smtp_password: str = ""
    """The password to log in with."""
    smtp_from: str = ""
    """The address that mail comes from; empty: `smtp_user`."""
    smtp_tls: str = "starttls"
    """`starttls`, `tls` or `none`."""
    push_contact: str = ""
    """mailto: or https: address that push services may write to; empty: the public URL."""
    browsers_limit: int = 10
    """Browsers of one visitor that get push messages; one more takes the place of the oldest. 0: no limit."""
    private_webhooks: bool = False
    """Whether webhooks may go to addresses of the private network."""

    # passwords: argon2
    argon2_time: int = 3
    """Rounds over the memory."""
    argon2_memory: int = 65536
    """KiB of memory."""

    @classmethod
    def load(cls, environment: Mapping[str, str] | None = None, /, **overrides: Any) -> Settings:
        """The settings of the environment (by default the process's), with those given laid over; None: not given."""
        environment = os.environ if environment is None else environment
        given: dict[str, Any] = {
            name: environment[f"{PREFIX}{name.upper()}"]
            for name in cls.__struct_fields__
            if environment.get(f"{PREFIX}{name.upper()}", "") != ""
        }
        given |= {name: value for name, value in overrides.items() if value is not None}
        for name, value in given.items():
            _check(cls, name, value)
        settings = msgspec.convert(given, cls, strict=False)
        settings.check()
        return settings

    def check(self) -> None:
        """`BadSetting` for what makes no sense together."""
        if self.database_url and not self.postgres and not self.database_url.startswith("sqlite:///"):
            raise BadSetting("setting-database-url", "database_url")  # it may hold a password
        if self.workers < 1:
            raise BadSetting("setting-workers", "workers", str(self.workers))
        if self.workers > 1 and not self.postgres:
            raise BadSetting("setting-workers-sqlite", "workers", str(self.workers))
        if self.workers > 1 and self.bus_kind == "memory":
            raise BadSetting("setting-workers-memory", "bus", "memory")
        if self.bus not in ("", "memory", "postgres", "redis") or (self.bus == "postgres" and not self.postgres):
            raise BadSetting("setting-bus", "bus", self.bus)
        if self.bus_kind == "redis" and not self.redis_url:
            raise BadSetting("setting-redis", "redis_url")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise BadSetting("setting-public-url", "public_url", self.public_url)
        if self.lang not in ("en", "fr"):
            raise BadSetting("setting-lang", "lang", self.lang)
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadSetting("setting-log-level", "log_level", self.log_level)
        if self.smtp_tls not in ("starttls", "tls", "none"):
            raise BadSetting("setting-smtp-tls", "smtp_tls", self.smtp_tls)
        if self.metrics not in ("local", "all", "off"):
            raise BadSetting("setting-metrics", "metrics", self.metrics)
        try:
            Proxies(self.trusted_proxies)
        except ValueError:
            raise BadSetting("setting-proxies", "trusted_proxies", self.trusted_proxies) from None
        if not 0 <= self.port <= 65535:
            raise BadSetting("setting-port", "port", str(self.port))
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, int) and value < (least := 1 if name in POSITIVE else 0):
                raise BadSetting("setting-positive" if least else "setting-negative", name, str(value))

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_dir).expanduser() if self.data_dir else user_folder() / "server"

    @property
    def file(self) -> Path:
        """The SQLite file."""
        if self.database_url.startswith("sqlite"):
            return Path(self.database_url.partition(":///")[2])
        return self.folder / "pentapolis.sqlite"

    @property
    def postgres(self) -> bool:
        return self.database_url.startswith(("postgres:", "postgresql:", "postgresql+"))

    @property
    def postgres_url(self) -> str:
        """The URL as PostgreSQL's own tools write it."""
        return "postgresql://" + self.database_url.partition("://")[2]

    @property
    def bus_kind(self) -> str:
        """`memory`, `postgres` or `redis`."""
        return self.bus or ("postgres" if self.postgres else "memory")

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.postgres or self.bus_kind != "memory"


def _check(cls: type[Settings], name: str, value: Any) -> None:
    kind = next((field.type for field in msgspec.structs.fields(cls) if field.name == name), None)
    if kind is None:
        raise BadSetting("setting-unknown", name)
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise BadSetting("setting-value", name, str(value)) from None
