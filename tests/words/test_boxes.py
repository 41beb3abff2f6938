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


# entries by another name, tables of their own, lists, and what is true or not


def figure(field: str, value: int, ours: int | None = None, **more: bool) -> Figure:
    return Figure(field, field, value, value if ours is None else ours, 0, 99, **more)


CARD = Doubt("backs", "dry_1", "Dry", "public", (figure("cost", 3),), key="card")
TRACK = Doubt("track.housing", "", "Housing", "public", (figure("length", 21),))
COSTS = Doubt("track.dice", "", "Dice cost", "public", tuple(figure(f"values.{n}", n) for n in range(3)))
GRANARY = Doubt("farm.granary", "", "Granary", "reconstructed", (figure("yields", 0, truth=True),))
OTHERS = [DoubtGroup("all", "All", (CARD, TRACK, COSTS, GRANARY))]


def test_entries_may_go_by_another_name_than_id() -> None:
    file = b'[[backs]]\ncard = "wet_1"\ncost = 9\n'
    assert tomllib.loads(written(file, OTHERS, {("backs", "dry_1", "cost"): 4})) == {
        "backs": [{"card": "wet_1", "cost": 9}, {"card": "dry_1", "cost": 4}]
    }


def test_values_of_tables_that_stand_in_others() -> None:
    file = b"schema = 1\n[track.dice]\nstart = 2\n"
    new = written(file, OTHERS, {("track.housing", "", "length"): 22, ("track.dice", "", "values.1"): 5})
    assert "[track.housing]\nlength = 22\n" in new
    assert tomllib.loads(new) == {
        "schema": 1,
        "track": {"dice": {"start": 2, "values": [0, 5, 2]}, "housing": {"length": 22}},
    }


def test_a_yes_is_true_in_the_file_and_a_no_of_ours_leaves_it() -> None:
    new = written(b"", OTHERS, {("farm.granary", "", "yields"): 1})
    assert tomllib.loads(new) == {"farm": {"granary": {"yields": True}}}
    yes = Doubt("farm.granary", "", "Granary", "reconstructed", (figure("yields", 1, 0, truth=True),))
    assert tomllib.loads(written(new.encode(), [DoubtGroup("all", "All", (yes,))], {})) == tomllib.loads(new)
    assert written(new.encode(), [DoubtGroup("all", "All", (yes,))], {("farm.granary", "", "yields"): 0}) == ""
