"""The game of the day: tables that have a day's luck, and who plays them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("day", sa.String(length=10), nullable=False, server_default=""))
    op.create_table(
        "day_games",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_day_games_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_day_games_visitor"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "day", "visitor", name=op.f("pk_day_games")),
    )
    op.create_index(op.f("ix_day_games_visitor"), "day_games", ["visitor"])
    op.create_index(op.f("ix_day_games_game_table"), "day_games", ["game_table"])
