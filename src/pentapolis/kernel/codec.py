"""A state as bytes. Equal states have equal bytes."""

from __future__ import annotations

import hashlib
from typing import Generic, TypeVar

import msgspec

from .state import State

S = TypeVar("S", bound=State)


class Codec(Generic[S]):
    """Writes and reads the states of one game."""

    def __init__(self, state: type[S]) -> None:
        self._encoder = msgspec.msgpack.Encoder(order="deterministic")
        self._decoder = msgspec.msgpack.Decoder(state)

    def encode(self, g: S) -> bytes:
        """The state as bytes; equal states have equal bytes."""
        return self._encoder.encode(g)

    def decode(self, data: bytes) -> S:
        """A state from its bytes."""
        return self._decoder.decode(data)

    def digest(self, g: S) -> str:
        """A short fingerprint of a state."""
        return hashlib.sha256(self.encode(g)).hexdigest()[:16]
