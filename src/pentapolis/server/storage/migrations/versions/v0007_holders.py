"""Who has held which seat of a game since it began; of games that go on, whoever holds one now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "holders",
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_holders_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_holders_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_table", "seat", "visitor", name=op.f("pk_holders")),
    )
    op.create_index(op.f("ix_holders_visitor"), "holders", ["visitor"])
    op.execute(
        "INSERT INTO holders (game_table, seat, visitor) SELECT seats.game_table, seats.seat, seats.visitor FROM seats"
        " JOIN game_tables ON game_tables.code = seats.game_table"
        " WHERE seats.visitor IS NOT NULL AND game_tables.status IN ('running', 'paused')"
    )
