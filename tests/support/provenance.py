"""Where the figures of a component file come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def says_where_from(row: Mapping[str, Any], place: str) -> None:
    """A table names its source: a public one with a reference, a reconstruction with its reason."""
    source = row.get("source")
    assert source in ("book", "public", "reconstructed"), place
    assert row.get("ref") or source != "public", place
    assert row.get("why") or source != "reconstructed", place
