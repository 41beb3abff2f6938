"""The listings of a tutorial, read from its page and carried out in a folder.

A file name in bold stands above each listing of a file:

    **`game/rules.py`**                   a new file
    **`game/rules.py`**, in full          instead of the file that is there
    **`game/rules.py`**, at the end       after what is in it, with an empty line between
    **`game/rules.py`**, and ```diff      lines that go and lines that come; those around them stay as they are

Lines that begin with `$` in a ```console listing are commands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LISTING = re.compile(
    r"(?:^\*\*`(?P<file>[^`\n]+)`\*\*(?P<how>[^\n]*)\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.M | re.S
)
IN_FULL, AT_THE_END = ", in full", ", at the end"


@dataclass(frozen=True)
class Listing:
    """A listing: what it does with a file, or, where it names none, commands."""

    file: str
    how: str
    kind: str
    text: str

    @property
    def commands(self) -> list[str]:
        return [line.removeprefix("$ ") for line in self.text.splitlines() if line.startswith("$ ")]

    def carry_out(self, folder: Path) -> None:
        """Write or change the file in a folder."""
        path = folder / self.file
        there = path.exists()
        if self.kind == "diff":
            path.write_text(changed(path.read_text("utf-8"), self.text), "utf-8")
        elif self.how == AT_THE_END:
            path.write_text(f"{path.read_text('utf-8')}\n{self.text}", "utf-8")
        else:
            assert (self.how, there) in (("", False), (IN_FULL, True)), f"{self.file}{self.how}: is it new?"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text, "utf-8")


def changed(text: str, diff: str) -> str:
    """A text after a change. A line that begins with `@@` tells the reader where; what is changed must stand once."""
    for hunk in re.split(r"^@@.*\n", diff, flags=re.M)[1:]:
        lines = hunk.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(before) == 1, f"these lines stand {text.count(before)} times in the file:\n{before}"
        text = text.replace(before, after)
    return text


def steps(page: str) -> Iterator[tuple[str, list[Listing]]]:
    """The steps of a tutorial: their headings and listings."""
    tutorial = page.partition("\n## Reference\n")[0]
    for part in re.split(r"^### (?=Step \d)", tutorial, flags=re.M)[1:]:
        heading, _, rest = part.partition("\n")
        found = [
            Listing(match["file"] or "", match["how"] or "", match["kind"], match["text"])
            for match in LISTING.finditer(rest)
        ]
        assert len(found) == rest.count("```") // 2, f"{heading}: a listing does not say where it goes"
        yield heading, found
