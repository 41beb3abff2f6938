"""E-mail addresses are confirmed before anything is sent to them; a table says how often a name was taken out of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("game_tables", sa.Column("renamed", sa.Integer(), nullable=False, server_default="0"))
