"""How a game ends at a terminal: what its result says, and what it does not."""

from __future__ import annotations

import re

import pytest

from cli.conftest import Run

DISCORDIA = ("play", "discordia", "--seats", "Anna", "--seed", "1")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "heading", "result"),
    [("en", "Result", r"Lost with \d\d workers left"), ("fr", "Résultat", r"[Pp]erdu")],
)
def test_a_game_lost_alone_says_so_and_has_no_rank(run: Run, lang: str, heading: str, result: str) -> None:
    done = run(*DISCORDIA, "--lang", lang, typed=["1"] * 600)
    (row,) = [line for line in done.out.splitlines() if line.strip().startswith("–")]
    assert re.search(result, row)
    above = done.out.splitlines()[done.out.splitlines().index(row) - 1]
    assert above.split() == (["Rank", "Player", heading] if lang == "en" else ["Rang", "Joueur", heading])
