"""Component files: whatever an owner's own file held is written again as it was."""

from __future__ import annotations

import tomllib

from pentapolis.words.boxes import Doubt, DoubtGroup, Figure, written

CHAPEL = Doubt("buildings", "chapel", "Chapel", "public", (Figure("vp", "Points", 5, 5, 0, 99),))
GROUPS = [DoubtGroup("buildings", "Buildings", (CHAPEL,))]
OWNED = b"""
[meta]
edition = "first \\"one\\" \\u007f"
[[buildings]]
id = "chapel"
vp = 5
bought = 2009-05-17
cost = { gold = 3, "a key" = [true, 1.5, "x"] }
[[buildings]]
id = "chapel"
"""


def test_what_stood_in_a_file_stands_there_again() -> None:
    held, read = (
        tomllib.loads(OWNED.decode()),
        tomllib.loads(written(OWNED, GROUPS, {("buildings", "chapel", "vp"): 6})),
    )
    first, last = read["buildings"]
    assert last == {"id": "chapel", "vp": 6}, "the last of several that name it counts"
    assert first == {name: value for name, value in held["buildings"][0].items() if name != "vp"}
    assert read["meta"] == held["meta"]


def test_values_that_are_ours_again_leave_the_file() -> None:
    file = b'[[buildings]]\nid = "chapel"\nvp = 7\n'
    seven = [DoubtGroup("buildings", "Buildings", (Doubt("buildings", "chapel", "Chapel", "public", (
        Figure("vp", "Points", 7, 5, 0, 99),)),))]  # fmt: skip
    assert tomllib.loads(written(file, seven, {})) == tomllib.loads(file.decode())
    assert written(file, seven, {("buildings", "chapel", "vp"): 5}) == ""
