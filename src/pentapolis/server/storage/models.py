"""The database, a table each. Times are milliseconds; secrets of links and cookies are stored as SHA-256 only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("host", Boolean, nullable=False, default=False),
    Column("email", String(200), nullable=False, default=""),
    Column("confirmed", Boolean, nullable=False, default=False, server_default=false()),  # that address, by a link
    Column("webhook", String(200), nullable=False, default=""),
    Column("browser", Boolean, nullable=False, default=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String(60), nullable=False, unique=True),  # casefolded
    Column("password", String(200), nullable=False),  # argon2
    Column("made_ms", BigInteger, nullable=False),
)

tokens = Table(  # whatever opens a door: cookies, personal links, seat links, invitations, the host link
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # session, device, seat, host, mail
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=True),
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("made_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger, nullable=True),
    Index(None, "visitor"),
    Index(None, "game_table"),
)

pushes = Table(  # browsers that want push messages
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("made_ms", BigInteger, nullable=False, default=0, server_default="0"),
    Index(None, "visitor"),
)

game_tables = Table(
    "game_tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("preset", String(8), nullable=False),
    Column("status", String(10), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("settings", Text, nullable=False),  # JSON: wire.tables.Settings
    Column("box", String(80), nullable=False, default=""),
    Column("components", Text, nullable=False, default=""),
    Column("owner", ForeignKey("visitors.id", ondelete="SET NULL"), nullable=True),
    Column("invite", String(64), nullable=False),  # the secret itself: members may see the link again
    Column("seed", LargeBinary(32), nullable=False),
    Column("numbers", Text, nullable=False, default="[]"),  # JSON, by seat
    Column("bot_seed", BigInteger, nullable=False),
    Column("setup", Text, nullable=False, default="[]"),  # JSON: outcomes of the set-up, once it runs
    Column("names", Text, nullable=False, default="[]"),  # JSON: who began the game
    Column("asking", Text, nullable=False, default=""),  # JSON: a take-back that awaits consent
    Column("revision", Integer, nullable=False, default=0),  # grows with every change that is not an entry
    Column("entries", Integer, nullable=False, default=0),
    Column("drawn", BigInteger, nullable=False, default=0),  # of the sealed dice
    Column("snapshot", LargeBinary, nullable=True),  # the state after the last entry, for upgrades
    Column("wake_ms", BigInteger, nullable=True),  # when something is due: a bot, a plan, a clock
    Column("rematch", String(12), nullable=False, default=""),
    Column("made_ms", BigInteger, nullable=False),
    Column("began_ms", BigInteger, nullable=False, default=0),
    Column("moved_ms", BigInteger, nullable=False, default=0),
    Column("ended_ms", BigInteger, nullable=False, default=0),
    Column("ended_by", String(8), nullable=False, default=""),  # clock: it was abandoned because time was out
    Column("renamed", Integer, nullable=False, default=0, server_default="0"),  # how often a name was taken out of it
    Column("day", String(10), nullable=False, default="", server_default=""),  # whose luck it has (2026-11-16)
    Column("played_ms", BigInteger, nullable=False, default=0, server_default="0"),  # until it last stood still
    Column("since_ms", BigInteger, nullable=False, default=0, server_default="0"),  # it goes on since; 0: it stands
    Column("retry_of", String(12), nullable=False, default="", server_default=""),  # whose game is tried again here
    Column("usual_hints", Boolean, nullable=False, default=False, server_default=false()),  # begun, and nobody chose
    Index(None, "wake_ms"),
    Index(None, "status"),
)

day_games = Table(  # who plays the game of a day, once each
    "day_games",
    metadata,
    Column("game", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("result", Text, nullable=False, default=""),  # JSON, once it was read: later rules may not know the state
    PrimaryKeyConstraint("game", "day", "visitor"),
    Index(None, "visitor"),
    Index(None, "game_table"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(6), nullable=False),  # open, person, bot
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("left_ms", BigInteger, nullable=False, default=0),  # of its clock, when it was last stopped
    Column("since_ms", BigInteger, nullable=False, default=0),  # when its clock was started; 0: it stands
    Column("vacation", Boolean, nullable=False, default=False),
    Column("read_to", Integer, nullable=False, default=0),  # entries when this seat last moved or looked; -1: never
    Column("told_ms", BigInteger, nullable=False, default=0),  # notified, and not looked since
    Column("hints", Integer, nullable=False, default=0, server_default="0"),  # that were asked for here
    Column("secret_hints", Integer, nullable=False, default=0, server_default="0"),  # and where it shows at the end
    Column("hinted_at", Integer, nullable=False, default=-1, server_default="-1"),  # what all saw at the last shown one
    PrimaryKeyConstraint("game_table", "seat"),
    Index(None, "visitor"),
)

members = Table(  # who came in by the invite link without a seat
    "members",
    metadata,
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("game_table", "visitor"),
)

holders = Table(  # who has held which seat since the game began, whoever holds it now
    "holders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), nullable=True),  # NULL: their data was deleted
    Column("stood_up", Boolean, nullable=False, default=False, server_default=false()),  # left it by themselves
    UniqueConstraint("game_table", "seat", "visitor"),
    Index(None, "visitor"),
)

entries = Table(  # append-only
    "entries",
    metadata,
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: one entry of kernel.record
    Column("key", String(80), nullable=True),  # the client's, with the seat: the same key acts once
    Column("made_ms", BigInteger, nullable=False),
    PrimaryKeyConstraint("game_table", "number"),
    UniqueConstraint("game_table", "key"),
)

analyses = Table(  # finished games in hindsight
    "analyses",
    metadata,
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),  # waiting, running, done, failed
    Column("done", Integer, nullable=False, default=0),  # moves that were looked at
    Column("total", Integer, nullable=False, default=0),
    Column("body", LargeBinary, nullable=True),  # msgpack: bots.analysis.Analysis
    Column("touched_ms", BigInteger, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: plans in order, with what they depend on
    PrimaryKeyConstraint("game_table", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), nullable=True),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Index(None, "game_table", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("game_table", ForeignKey("game_tables.code", ondelete="CASCADE"), nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game_table", "visitor"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # one row: 1
    Column("at_ms", BigInteger, nullable=False),  # when the server was last alive
    Column("database_ms", BigInteger),  # the same by PostgreSQL's own clock
)
