"""My box: what the book does not print is listed with its ranges, and an owner's values are played with."""

from __future__ import annotations

import pytest

from pentapolis.games.alba_longa.components import BOXES, OWN_BOX
from pentapolis.games.alba_longa.sheet import doubtful
from pentapolis.server.boxes import examined, own_box
from pentapolis.server.wire.boxes import Box, BoxEdit, SetBox
from pentapolis.words import Words
from pentapolis.words.boxes import Doubt, Figure, places

ENGLISH = Words("en", "alba_longa")


def entries(components: bytes = b"") -> dict[tuple[str, str], Doubt]:
    groups = doubtful(components, ENGLISH)
    return {(entry.table, entry.id): entry for group in groups for entry in group.entries}


def check(*edits: tuple[str, str, str, int], components: str = "") -> Box:
    return examined("alba_longa", SetBox(components, [BoxEdit(*edit) for edit in edits]), "en")


def test_all_that_is_not_the_books_is_listed() -> None:
    listed = entries()
    assert [entry.name for entry in listed.values()][:6] == [
        "Dice cost track",
        "Housing track",
        "Population track",
        "Merchant track",
        "Worship track",
        "Granary",
    ]
    backs = [id for table, id in listed if table == "climate_back"]
    assert len(backs) == 9
    assert "climate_moderate_2" not in backs, "the book shows it"
    assert all(entry.provenance for entry in listed.values())
    assert all(entry.rule.startswith("AL-") for entry in listed.values())
    assert {entry.source for entry in listed.values()} == {"public", "reconstructed"}
    assert next(entry.name for entry in listed.values() if not entry.figures) == (
        "Silver, wheat and captives never run out"
    )


def test_a_figure_has_our_value_and_its_range() -> None:
    listed = entries()
    assert listed["track.housing", ""].figures == (Figure("length", "Spaces", 21, 21, 20, 99),)
    assert listed["climate_back", "climate_dry_3"].figures == (Figure("prayer_cost", "prayer cost", 7, 7, 1, 99),)
    assert listed["farm.granary", ""].figures[0].truth
    assert [(one.field, one.value, one.low) for one in listed["track.dice_cost", ""].figures] == [
        (f"values.{n}", n, 0) for n in range(5)
    ]


def test_a_track_of_another_length_is_listed_as_far_as_either_goes() -> None:
    shorter = entries(b"[track.dice_cost]\nvalues = [0, 2]\n")["track.dice_cost", ""]
    assert [one.value for one in shorter.figures] == [0, 2, 2, 2, 2], "the disc stays on the last space"
    longer = entries(b"[track.dice_cost]\nvalues = [0, 1, 2, 3, 4, 6]\n")["track.dice_cost", ""]
    assert [(one.value, one.ours) for one in longer.figures][-2:] == [(4, 4), (6, 4)]


def test_values_are_written_and_read_again() -> None:
    box = check(
        ("track.dice_cost", "", "values.1", 2),
        ("farm.granary", "", "produces_wheat", 1),
        ("climate_back", "climate_wet_1", "prayer_cost", 6),
    )
    assert box.errors == []
    name = OWN_BOX.load(box.components.encode())
    played = BOXES[name]
    assert (played.dice_costs, played.granary_yields) == ((0, 2, 2, 3, 4), True)
    assert played.prayer_costs == BOXES[""].prayer_costs | {"climate_wet_1": 6}
    differs = own_box("alba_longa", box.components, "en")
    assert differs is not None
    assert [one.name for one in differs.differs] == ["Wet weather card", "Dice cost track", "Granary"]
    OWN_BOX.drop(name)
    assert name not in BOXES
    OWN_BOX.drop("")
    assert "" in BOXES


@pytest.mark.parametrize("place", places(doubtful(b"", ENGLISH)))
def test_every_range_is_the_one_that_the_file_is_held_to(place: tuple[str, str, str]) -> None:
    (figure,) = (one for one in entries()[place[:2]].figures if one.field == place[2])
    for value in (figure.low, figure.high):
        assert check((*place, value)).errors == []
    if figure.truth:
        return
    for value in (figure.low - 1, figure.high + 1):
        (error,) = check((*place, value)).errors
        assert (error.table, error.id, error.field) == place


def test_wrong_values_are_named_where_they_stand_and_the_others_are_taken() -> None:
    wrong = [("track.merchant", "", "length", 5), ("track.dice_cost", "", "values.2", 100)]
    box = check(*wrong, ("track.housing", "", "length", 24))
    assert {(one.table, one.id, one.field) for one in box.errors} == {place[:3] for place in wrong}
    assert places(box.groups)["track.housing", "", "length"] == 24
    assert places(box.groups)["track.merchant", "", "length"] == 6
