"""The fields of a struct, found once for each type: finding them takes longer than most tests."""

from __future__ import annotations

from functools import cache

import msgspec


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)
