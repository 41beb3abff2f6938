"""What differs between two states of which a test compares the bytes."""

from __future__ import annotations

from typing import Any

import msgspec


def differences(op: str, left: object, right: object) -> list[str] | None:
    """Lines for `pytest_assertrepr_compare`: the fields that differ; None if these are no bytes of states."""
    if op != "==" or not isinstance(left, bytes) or not isinstance(right, bytes):
        return None
    try:
        states: list[Any] = [msgspec.msgpack.decode(data) for data in (left, right)]
    except msgspec.DecodeError:
        return None
    if not all(isinstance(state, dict) for state in states):
        return None
    one, other = states
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return ["two states are equal", *(f"{name}: {one.get(name)!r} != {other.get(name)!r}" for name in names)]
