"""Copies: equal, and sharing nothing that can change."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from pentapolis.kernel.clone import cloner, shareable


class Fixed(msgspec.Struct, frozen=True):
    name: str
    sizes: tuple[int, ...] = ()


class Leaf(msgspec.Struct):
    numbers: list[int]
    note: Annotated[str, "seen by all"] = ""


class Root(msgspec.Struct, kw_only=True):
    first: int = 1
    late: list[int]


class Tree(Root):
    leaf: Leaf
    leaves: list[Leaf]
    nested: list[list[list[int]]]
    by_name: dict[str, int]
    deep: dict[str, dict[str, list[Leaf]]]
    maybe: Leaf | None
    maybe_list: list[int] | None
    pair: tuple[int, str]
    fixed: Fixed
    fixed_list: list[Fixed]
    mixed: int | str | None
    noted: Annotated[list[Annotated[Leaf, "x"]], "y"]
    none: Leaf | None = None


def tree() -> Tree:
    return Tree(
        late=[9],
        leaf=Leaf([1]),
        leaves=[Leaf([2]), Leaf([3], "n")],
        nested=[[[1], []], []],
        by_name={"b": 1, "a": 2},
        deep={"x": {"y": [Leaf([4])]}},
        maybe=Leaf([5]),
        maybe_list=[6],
        pair=(1, "a"),
        fixed=Fixed("f", (1, 2)),
        fixed_list=[Fixed("g")],
        mixed="m",
        noted=[Leaf([7])],
    )


def mutable_parts(value: Any) -> list[Any]:
    """Every list, dict and struct inside a value that could be changed in place."""
    if isinstance(value, msgspec.Struct):
        if value.__struct_config__.frozen:
            return []
        inside = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, list | dict):
        inside = list(value.values()) if isinstance(value, dict) else value
    else:
        return []
    return [value, *(part for item in inside for part in mutable_parts(item))]


def test_a_copy_is_equal_in_every_field_and_in_the_order_of_its_keys() -> None:
    original = tree()
    copy = cloner(Tree)(original)
    assert copy == original
    assert msgspec.msgpack.encode(copy) == msgspec.msgpack.encode(original)


def test_a_copy_shares_nothing_that_can_change_and_all_that_cannot() -> None:
    original = tree()
    copy = cloner(Tree)(original)
    parts, copied = mutable_parts(original), mutable_parts(copy)
    assert len(parts) == 27
    assert len(copied) == len(parts)
    assert not {id(part) for part in parts} & {id(part) for part in copied}
    assert copy.fixed is original.fixed


def test_changing_a_copy_leaves_the_original_as_it_was() -> None:
    original = tree()
    for part in mutable_parts(copy := cloner(Tree)(original)):
        if isinstance(part, list | dict):
            part.clear()
    copy.leaf.note, copy.first = "changed", 0
    assert original == tree()


@pytest.mark.parametrize(
    ("kind", "shared"),
    [
        (int, True),
        (str | None, True),
        (tuple[int, ...], True),
        (tuple[list[int], ...], False),
        (Fixed, True),
        (Fixed | None, True),
        (Leaf, False),
        (list[int], False),
        (dict[str, int] | None, False),
    ],
)
def test_only_what_nobody_can_change_is_shared(kind: Any, shared: bool) -> None:
    assert shareable(kind) is shared


class Unclear(msgspec.Struct):
    things: tuple[list[int], ...]


class Untyped(msgspec.Struct):
    things: list  # type: ignore[type-arg]  # a bare list is what is refused


@pytest.mark.parametrize("kind", [Unclear, Untyped])
def test_what_cannot_be_copied_is_an_error_at_once(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match="no way to copy"):
        cloner(kind)
