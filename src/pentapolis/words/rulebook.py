"""The rulebooks: every rule, ruling and example by its id.

Ours are `docs/rules/<game>.<language>.md`, that of a plug-in is `rules/<language>.md` in its package.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from .. import packages

_ID = r"[A-Z]{2}-(?:[AE]\d+|\d+\.\d+)"
_DEFINITION = re.compile(rf"^(?:- |\| ?)?(?:<a id=[^>]*></a>)?\*\*(?P<id>{_ID})\b(?P<more>[^*]*)\*\*\s*(?P<text>.*)$")
_HEADING = re.compile(r"^## (?:(?P<id>[A-Z]{2}-\d+) )?(?P<title>.+)$")
_ANCHOR = re.compile(r"<a id=[^>]*></a>")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its text in Markdown, and the section it stands in."""

    id: str
    text: str
    section: str


class NoRulebook(LookupError):
    """There is no rulebook of this game in this language."""


def rulebook(game: str, lang: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    pages: list[Traversable] = [folder / f"{game}.{lang}.md" for folder in _folders()]
    own = packages.folder(game)
    pages += [] if own is None else [own / "rules" / f"{lang}.md"]
    page = next((page for page in pages if page.is_file()), None)
    rules = {} if page is None else _read(page.read_text("utf-8"))
    if not rules:
        raise NoRulebook(f"{game}.{lang}.md")
    return rules


def find(rules: dict[str, Rule], wanted: str) -> list[Rule]:
    """The rules a reader asks for: an id (`KB-9.2`, `9.2`), a chapter (`KB-9`), or words that stand in them."""
    asked = wanted.strip().upper()
    prefix = next(iter(rules)).partition("-")[0]
    for id in (asked, f"{prefix}-{asked}"):
        if id in rules:
            return [rules[id]]
        chapter = [rule for rule in rules.values() if rule.id.startswith(f"{id}.")]
        if chapter:
            return chapter
    needle = wanted.strip().casefold()
    return [rule for rule in rules.values() if needle and needle in rule.text.casefold()]


def _folders() -> list[Path]:
    """Where the rulebooks are: in an installed package, or in the checkout it is developed in."""
    package = Path(__file__).resolve().parent.parent
    return [package / "docs" / "rules", package.parent.parent / "docs" / "rules"]


@cache
def _read(source: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    section, header = "", []
    lines = source.splitlines()
    for at, row in enumerate(lines):
        if heading := _HEADING.match(row):
            section = " ".join(part for part in (heading["id"], heading["title"]) if part)
        elif row.startswith("|") and at + 1 < len(lines) and re.match(r"^\|[-| :]+\|$", lines[at + 1]):
            header = _cells(row)
        if found := _DEFINITION.match(row):
            text = _from_row(row, header) if row.startswith("|") else f"{found['more'].strip()} {found['text']}".strip()
            rules[found["id"]] = Rule(found["id"], text, section)
    return rules


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _from_row(row: str, header: list[str]) -> str:
    """A row of a table as a list: the column's name, then what stands in it."""
    cells = _cells(_ANCHOR.sub("", row))
    named = list(zip(header[1:], cells[1:], strict=False))
    return "\n".join(f"- *{name}*: {cell}" for name, cell in named if cell not in ("", "—"))
