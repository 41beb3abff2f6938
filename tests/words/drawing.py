"""A board as text, taken apart for the tests."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.words.sheet import Section, Sheet, SheetTable, text_of


def lines(sheet: Sheet) -> list[str]:
    """A sheet as plain lines, a table row by row."""
    return [sheet.title, *(line for section in sheet.sections for line in _lines(section))]


def _lines(section: Section) -> Iterator[str]:
    yield from (section.heading, *map(text_of, section.lines))
    for part in (*section.tables, *section.brief):
        if isinstance(part, SheetTable):
            yield from (part.caption, " | ".join(part.header))
            yield from (" | ".join(filter(None, map(text_of, row))) for row in part.rows)
        else:
            yield text_of(part)


def section(sheet: Sheet, area: str) -> Section:
    """The first section of an area."""
    return next(section for section in sheet.sections if section.area == area)
