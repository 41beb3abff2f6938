"""What axe finds in a page."""

from __future__ import annotations

from pathlib import Path

from browser.people import Person

AXE = (Path(__file__).parents[2] / "web/e2e/node_modules/axe-core/axe.min.js").read_text
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(person: Person, part: str = "") -> list[tuple[str, list[str]]]:
    """What axe finds in a part of the page."""
    person.page.evaluate(AXE())
    looked_at = part if part and person.page.locator(part).count() else "html"
    found = person.page.evaluate("([part, tags]) => axe.run(part, { runOnly: tags })", [looked_at, STANDARDS])
    return [(fault["id"], [node["html"][:200] for node in fault["nodes"][:3]]) for fault in found["violations"]]
