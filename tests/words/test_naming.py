"""Naming: things of which there are several, pairs of lists, whoever plays without a seat."""

from __future__ import annotations

from typing import Any

from pentapolis.words import Words
from pentapolis.words.naming import arguments, key_of, kind_of, number_of, player
from pentapolis.words.parts import Cutting, Marks

NAMES = ["Anna", "Théo"]
WORDS = Words("en", "medioevo")
"""A game that has all of it."""


def said(**values: Any) -> dict[str, Any]:
    named = arguments(WORDS, values, NAMES, str, Marks())
    return {field: value.replace("\u00a0", " ") if isinstance(value, str) else value for field, value in named.items()}


def test_one_of_several_has_its_number() -> None:
    assert said(item="w3")["item"] == "War Wagon 3"
    assert said(items=("w3", "g12"))["items"] == "War Wagon 3 and Galley 12"
    assert said(kind="war_wagon")["kind"] == "War Wagon"
    assert (key_of(WORDS, "item", "w3"), kind_of(WORDS, "item", "w3")) == ("item-war-wagon", "item")
    assert key_of(WORDS, "item", "wagon") == key_of(WORDS, "item", "x3") == ""


def test_one_of_several_is_explained_as_its_sort() -> None:
    marks = Cutting()
    args = arguments(WORDS, {"item": "w3"}, NAMES, str, marks)
    (part,) = marks.cut(args["item"].marked)
    assert (part.kind, part.id, part.value) == ("item", "war_wagon", "w3")


def test_a_number_of_several_parts_is_said_without_the_first() -> None:
    assert number_of("p02-3-1") == "3.1"
    assert said(pact="p02-3-1")["pact"] == "pact 3.1"


def test_an_id_of_two_is_said_as_both() -> None:
    assert said(asset="c5.wine")["asset"] == "Wine · Caravan 5"


def test_what_stands_in_a_list_more_than_once_is_counted() -> None:
    named = said(units=("archer", "light_infantry", "archer"))
    assert named["units"] == "2 × Archer and Light Infantry"
    assert named["units_count"] == 3


def test_two_lists_that_belong_together() -> None:
    assert said(seats=(1, 0), florins=(30, 5))["bids"] == "Théo (30) and Anna (5)"
    assert said(seats=(1, 0), florins=(1014, -2750))["bids"] == "Théo (1,014) and Anna (−2,750)"
    assert "bids" not in said(seats=(1, 0))


def test_a_yes_or_no_is_no_seat() -> None:
    assert said(broken=True)["broken"] == "yes"
    assert said(broken=(0, 1))["broken"] == "Anna and Théo"


def test_whoever_plays_without_a_seat_has_a_name_where_the_game_gives_one() -> None:
    assert player(WORDS, -1, NAMES) == "the barbarians"
    assert player(WORDS, -2, NAMES) == player(Words("en", "kingsburg"), -1, NAMES) == "nobody"
    assert said(side=-1)["side_id"] == "none"
