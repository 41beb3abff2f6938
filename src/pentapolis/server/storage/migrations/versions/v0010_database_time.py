"""When the server was last alive by PostgreSQL's own clock: machines whose clocks differ can compare it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("pulse", sa.Column("database_ms", sa.BigInteger(), nullable=True))
