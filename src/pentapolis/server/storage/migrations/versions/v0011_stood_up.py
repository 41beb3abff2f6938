"""Whether somebody left their seat by themselves. Of games already begun it is not known: they count as sent away.

For a short time version 0008 came right after 0006. A database made then has no `holders`: it gets them now.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pentapolis.server.storage.migrations.versions import v0007_holders

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    if not sa.inspect(op.get_bind()).has_table("holders"):
        v0007_holders.upgrade()
    op.add_column("holders", sa.Column("stood_up", sa.Boolean(), server_default=sa.false(), nullable=False))
