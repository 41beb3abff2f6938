"""A visitor who is deleted leaves an anonymous holder behind: that somebody else has held the seat stays known.

The table is made anew, since SQLite can change neither a primary key nor a foreign key.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("CREATE TABLE holders_before AS SELECT game_table, seat, visitor, stood_up FROM holders")
    op.drop_table("holders")
    op.create_table(
        "holders",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("game_table", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=True),
        sa.Column("stood_up", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_table"], ["game_tables.code"], name=op.f("fk_holders_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=op.f("fk_holders_visitor"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holders")),
        sa.UniqueConstraint("game_table", "seat", "visitor", name=op.f("uq_holders_game_table_seat_visitor")),
    )
    op.create_index(op.f("ix_holders_visitor"), "holders", ["visitor"])
    op.execute(
        "INSERT INTO holders (game_table, seat, visitor, stood_up)"
        " SELECT game_table, seat, visitor, stood_up FROM holders_before"
    )
    op.drop_table("holders_before")
