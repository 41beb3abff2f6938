"""How long a table has been played, pauses left out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("played_ms", "since_ms"):
        op.add_column("game_tables", sa.Column(name, sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE game_tables SET since_ms = began_ms WHERE status = 'running'")
    op.execute("UPDATE game_tables SET played_ms = moved_ms - began_ms WHERE status = 'paused'")
