"""The first version of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.Column("email", sa.String(length=200), nullable=False),
        sa.Column("webhook", sa.String(length=200), nullable=False),
        sa.Column("browser", sa.Boolean(), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_visitors")),
    )
    op.create_table(
        "accounts",
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.Column("login", sa.String(length=60), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_accounts_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("visitor", name=op.f("pk_accounts")),
        sa.UniqueConstraint("login", name=op.f("uq_accounts_login")),
    )
    op.create_table(
        "game_tables",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("preset", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("box", sa.String(length=80), nullable=False),
        sa.Column("components", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("numbers", sa.Text(), nullable=False),
        sa.Column("bot_seed", sa.BigInteger(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("asking", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.BigInteger(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=True),
        sa.Column("wake_ms", sa.BigInteger(), nullable=True),
        sa.Column("rematch", sa.String(length=12), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("began_ms", sa.BigInteger(), nullable=False),
        sa.Column("moved_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_by", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["visitors.id"], name=op.f("fk_game_tables_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_game_tables")),
    )
    op.create_index(op.f("ix_game_tables_status"), "game_tables", ["status"], unique=False)
    op.create_index(op.f("ix_game_tables_wake_ms"), "game_tables", ["wake_ms"], unique=False)
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_pushes_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_visitor"), "pushes", ["visitor"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_chat_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_chat_visitor"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_game_table_id"), "chat", ["game_table", "id"], unique=False)
    op.create_table(
        "entries",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=True),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_entries_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_table", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("game_table", "key", name=op.f("uq_entries_game_table_key")),
    )
    op.create_table(
        "members",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_members_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_members_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_table", "visitor", name=op.f("pk_members")),
    )
    op.create_table(
        "notes",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_notes_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_notes_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_table", "visitor", name=op.f("pk_notes")),
    )
    op.create_table(
        "plans",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_plans_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_table", "seat", name=op.f("pk_plans")),
    )
    op.create_table(
        "seats",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("left_ms", sa.BigInteger(), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.Column("vacation", sa.Boolean(), nullable=False),
        sa.Column("read_to", sa.Integer(), nullable=False),
        sa.Column("told_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_seats_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_seats_visitor"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game_table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_visitor"), "seats", ["visitor"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=True),
        sa.Column("game_table", sa.String(length=12), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_tokens_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_tokens_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_game_table"), "tokens", ["game_table"], unique=False)
    op.create_index(op.f("ix_tokens_visitor"), "tokens", ["visitor"], unique=False)
