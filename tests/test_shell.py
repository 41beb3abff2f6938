"""The server and the client's shell know no game: whatever is special about one comes from its own package or board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from pentapolis import games

ROOT = Path(__file__).parents[1]
SHELL = ("src/pentapolis/server", "web/src/table", "web/src/lib", "web/src/pages", "web/src/kit")
SAMPLES = ROOT / "web/src/kit/gallery"
"""The gallery shows the kit with pieces of real games."""


MADE = {"schema.d.ts"}
"""Written from the messages and the states, and in no commit."""


def shell() -> Iterator[Path]:
    for folder in SHELL:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in {".py", ".ts", ".svelte"} and SAMPLES not in file.parents and file.name not in MADE:
                yield file


def test_nothing_in_the_shell_names_a_game() -> None:
    named = re.compile("|".join(name.replace("_", "[ _-]?") for name in games.ours()), re.IGNORECASE)
    files = list(shell())
    assert len(files) > 200
    assert [str(file.relative_to(ROOT)) for file in files if named.search(file.read_text("utf-8"))] == []
