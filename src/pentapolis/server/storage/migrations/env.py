"""Alembic runs this: on the connection that `migrate` gives it, or in a developer's hands on a fresh SQLite file."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from pentapolis.server.storage.models import metadata


def run(connection: Connection) -> None:
    context.configure(connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=False)
    context.run_migrations()


given: Connection | None = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "sqlite://").begin() as made:
        run(made)
