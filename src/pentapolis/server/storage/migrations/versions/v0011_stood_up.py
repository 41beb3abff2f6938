"""Whether somebody left their seat by themselves. Of games already begun it is not known: they count as sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("holders", sa.Column("stood_up", sa.Boolean(), server_default=sa.false(), nullable=False))
