"""Files of what the rules say, which the client's tests read."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest


def check_kept(
    path: Path, found: Mapping[str, Any], request: pytest.FixtureRequest, by_line: Collection[str] = ("log",)
) -> None:
    """The file holds what the rules say, with a line for each item of the lists `by_line`, so that a difference can be
    read; a missing one is written by `pytest --golden-write`."""
    if not path.exists():
        assert request.config.option.golden_write, f"{path} is missing: pytest --golden-write makes it"
        path.parent.mkdir(exist_ok=True)
        parts = [f'"{key}": {_written(value, key in by_line)}' for key, value in found.items()]
        path.write_text("{" + ",\n".join(parts) + "}\n", "utf-8")
    assert msgspec.json.decode(path.read_bytes()) == found


def _written(value: Any, by_line: bool) -> str:
    if not by_line:
        return msgspec.json.encode(value).decode()
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in value) + "\n]"
