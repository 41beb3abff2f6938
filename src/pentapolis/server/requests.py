"""Requests as this server reads them: bytes that are no JSON of ours are refused before anything is made of them."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request
from litestar.connection.base import AuthT, StateT, UserT
from litestar.exceptions import ClientException, InternalServerException

DEPTH = 64
"""Brackets within brackets; a record, the deepest of all messages, has about a dozen."""

_OTHERS = bytes(set(range(256)) - set(b"[]{}"))
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)


class Asked(Request[UserT, AuthT, StateT]):
    """A request. Whatever its body is, reading it succeeds or is the sender's fault (400)."""

    async def json(self) -> Any:
        if not is_shallow(await self.body()):
            raise ClientException("JSON nested too deeply")
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("JSON that is not UTF-8") from None

    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for part in super().stream():
                yield part
        except InternalServerException:  # the connection was lost in the middle of the body
            raise ClientException("body cut off") from None


def is_shallow(data: bytes) -> bool:
    """Whether JSON is nested at most `DEPTH` deep; in doubt about what is no JSON, False.

    >>> is_shallow(b'{"a": [[1], "]]]["]}'), is_shallow(b"[" * 65 + b"]" * 65), is_shallow(b"[" * 99)
    (True, False, False)
    """
    return _closes(data) or _closes(_STRINGS.sub(b"", data))


def _closes(data: bytes) -> bool:
    """Whether nothing is left of the brackets after the innermost pairs were taken away `DEPTH` times."""
    brackets = data.translate(None, _OTHERS)
    for _ in range(DEPTH):
        if not brackets:
            return True
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return not brackets
