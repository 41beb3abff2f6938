"""What axe finds in a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from browser.people import Person

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async ([part, tags]) => {
  const found = await axe.run(part, { runOnly: tags, resultTypes: ["violations"] });
  return found.violations.map((fault) => [fault.id, fault.nodes.slice(0, 3).map((node) => node.html.slice(0, 200))]);
}"""
"""Only faults are described, and only they leave the page."""


Faults = list[tuple[str, list[str]]]


def faults(person: Person, part: str = "") -> Faults:
    """What axe finds in a part of the page."""
    looked_at = part if part and person.page.locator(part).count() else "html"
    return faults_of(person.page, looked_at, STANDARDS)


def faults_of(page: Page, part: str, standards: list[str]) -> Faults:
    """The same in a page without a person, by other standards."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    return [(fault, shown) for fault, shown in page.evaluate(RUN, [part, standards])]


@cache
def axe() -> str:
    return (Path(__file__).parents[2] / "web/e2e/node_modules/axe-core/axe.min.js").read_text("utf-8")
