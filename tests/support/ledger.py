"""What the ledger of a game lists: rules and decisions."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from support.rules import DEFINITION

ROOT = Path(__file__).parents[2]


@lru_cache
def ledger(game: str) -> str:
    return (ROOT / f"docs/rules/{game}.en.md").read_text("utf-8")


@lru_cache
def rules(game: str) -> frozenset[str]:
    """The ids of rules, rulings and examples."""
    return frozenset(DEFINITION.findall(ledger(game)))


@lru_cache
def decisions(game: str) -> tuple[str, ...]:
    """The names in the first column of the decision catalogue."""
    _, found, rest = re.sub(r"^##.*decision catalogue.*$", "\0", ledger(game), flags=re.M | re.I).partition("\0")
    assert found, f"the ledger of {game} has no decision catalogue"
    return tuple(re.findall(r"^\| *`(\w+)`", rest.partition("\n## ")[0], re.MULTILINE))
