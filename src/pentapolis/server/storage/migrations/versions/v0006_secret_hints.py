"""Hints that others may not know of before the end, and whether anybody chose that there are hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("usual_hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("secret_hints", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("hinted_at", sa.Integer(), nullable=False, server_default="-1"))
