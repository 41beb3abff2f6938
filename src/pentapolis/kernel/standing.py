"""Standing answers: what a decision gets unasked at a slow table, an action or an order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from .order import Order


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The orders that a seat may give, and the answers that a slow table may start with."""

    orders: Sequence[type[Order]] = ()
    answers: Mapping[str, str] = {}
    """For a decision the text of the action or order that answers it."""
