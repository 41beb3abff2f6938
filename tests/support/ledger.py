"""What a game has in writing: the ids and decisions of its ledger, the sentences of its texts."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from support.rules import DEFINITION

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/pentapolis"
LANGUAGES = ("en", "fr")


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


@lru_cache
def sentences(game: str, language: str) -> dict[str, frozenset[str]]:
    """Every text a player of the game may read, the kernel's included: its key and its variables."""
    found: dict[str, frozenset[str]] = {}
    for folder in (PACKAGE / "words/texts", PACKAGE / "games" / game / "texts"):
        for path in sorted(folder.glob(f"{language}*.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = _variables(entry)
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.names.add(node.id.name)


def _variables(entry: ast.Message) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(entry)
    return frozenset(visitor.names)
