"""Hints that were asked for, finished games in hindsight, and games that are tried again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("retry_of", sa.String(length=12), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "analyses",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.Column("touched_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_analyses_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_table", name=op.f("pk_analyses")),
    )
