"""Since when a browser takes push messages: beyond a visitor's limit the oldest gives way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("pushes", sa.Column("made_ms", sa.BigInteger(), nullable=False, server_default="0"))
