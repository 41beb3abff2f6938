"""Actions: a text that parses back, and nothing else that is taken for one."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.action import Action, Multi, Pass, Stand, parse, snake, text, verb
from pentapolis.kernel.refusal import Malformed


class Place(Action, frozen=True):
    advisor: int
    dice: Multi[int]
    token: bool = False
    goods: tuple[str, ...] = ()
    note: str = "none"
    flags: tuple[bool, ...] = ()


class Odd(Action, frozen=True):
    share: float


KINDS: dict[str, type[Action]] = {"place": Place, "pass": Pass, "stand": Stand}

numbers = st.integers(-999_999_999, 999_999_999)
ids = st.text("abzAZ09_.:+-", min_size=1, max_size=6)
places = st.builds(
    Place,
    numbers,
    st.lists(numbers, max_size=4).map(lambda dice: tuple(sorted(dice))),
    st.booleans(),
    st.lists(ids, max_size=3).map(tuple),
    ids,
    st.lists(st.booleans(), max_size=3).map(tuple),
)


@given(places)
def test_the_text_of_an_action_parses_back_to_it(action: Place) -> None:
    assert parse(text(action), KINDS) == action
    assert text(parse(text(action), KINDS)) == text(action)


@given(places)
def test_the_record_of_an_action_decodes_back_to_it(action: Place) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=Place) == action


@given(places, places)
def test_texts_are_equal_exactly_when_actions_are(one: Place, other: Place) -> None:
    assert (text(one) == text(other)) == (one == other)


def test_a_text_leaves_out_what_is_at_its_default() -> None:
    assert text(Place(8, (3, 5))) == "place advisor=8 dice=3,5"
    assert text(Place(8, (), True, ("gold", "x-1"), "a", (True, False))) == (
        "place advisor=8 dice= token=yes goods=gold,x-1 note=a flags=yes,no"
    )
    assert str(Pass()) == text(Pass()) == "pass"
    assert msgspec.to_builtins(Place(8, (3, 5))) == {"do": "place", "advisor": 8, "dice": (3, 5)}


def test_a_multiset_is_sorted_however_it_is_typed_and_a_list_keeps_its_order() -> None:
    typed = parse("  place goods=wood,gold   dice=5,3,5 advisor=+08 token=no ", KINDS)
    assert typed == Place(8, (3, 5, 5), False, ("wood", "gold"))


@pytest.mark.parametrize(
    ("line", "reason", "arguments"),
    [
        ("", "malformed-empty", {}),
        ("   ", "malformed-empty", {}),
        ("plac advisor=8", "malformed-verb", {"verb": "plac"}),
        ("Place advisor=8", "malformed-verb", {"verb": "Place"}),
        ("place advisor=8 dice=1 colour=red", "malformed-field", {"verb": "place", "field": "colour"}),
        ("place advisor 8", "malformed-field", {"verb": "place", "field": "advisor"}),
        ("pass now", "malformed-field", {"verb": "pass", "field": "now"}),
        ("place advisor=8 advisor=8 dice=1", "malformed-twice", {"verb": "place", "field": "advisor"}),
        ("place dice=3", "malformed-missing", {"verb": "place", "field": "advisor"}),
        ("place advisor=8", "malformed-missing", {"verb": "place", "field": "dice"}),
        *(
            (f"place {field}={value}", "malformed-value", {"verb": "place", "field": field, "value": value})
            for field, value in (
                ("advisor", ""),
                ("advisor", "eight"),
                ("advisor", "1.5"),
                ("advisor", "1_0"),
                ("advisor", "٣"),
                ("advisor", "1234567890"),
                ("dice", "3,"),
                ("dice", "3;5"),
                ("token", "true"),
                ("token", "1"),
                ("goods", "gold,,wood"),
                ("note", ""),
                ("note", "a=b"),
                ("note", "é"),
                ("flags", "yes,maybe"),
            )
        ),
    ],
)
def test_what_is_malformed_says_what_could_not_be_read(line: str, reason: str, arguments: dict[str, str]) -> None:
    with pytest.raises(Malformed) as refused:
        parse(line, KINDS)
    assert (refused.value.reason, refused.value.arguments) == (reason, arguments)


@given(st.lists(st.sampled_from(["place", "pass", "advisor", "dice", "=", "3", ",", " ", "é", "-"])).map("".join))
def test_any_line_is_an_action_or_malformed(line: str) -> None:
    try:
        action = parse(line, KINDS)
    except Malformed:
        return
    assert parse(text(action), KINDS) == action


def test_a_field_that_has_no_text_is_an_error() -> None:
    with pytest.raises(TypeError, match="float"):
        text(Odd(0.5))


def test_a_verb_is_the_name_of_its_class() -> None:
    assert snake("PassInfluence") == "pass_influence"
    assert verb(Place) == "place"
