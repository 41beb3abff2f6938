"""Addresses that keep failing are left alone for longer and longer, and in the end given up."""

from __future__ import annotations

from ..clock import now_ms

MINUTE_MS = 60_000
PARKED_MS = (0, MINUTE_MS, 10 * MINUTE_MS, 2 * 60 * MINUTE_MS, 24 * 60 * MINUTE_MS)
"""How long an address is left alone after its first failure in a row, its second, and so on."""
HELD = 5_000
"""Failing addresses that are remembered."""


class Parking:
    """The failures of addresses in a row, and until when each is left alone. Each process counts its own."""

    def __init__(self) -> None:
        self._failing: dict[str, tuple[int, int]] = {}

    def is_parked(self, address: str) -> bool:
        """Whether this address is to be left alone for now."""
        return self._failing.get(address, (0, 0))[1] > now_ms()

    def answered(self, address: str) -> None:
        """It works: forget its failures."""
        self._failing.pop(address, None)

    def failed(self, address: str) -> bool:
        """It failed once more; whether it has failed so often, over more than a day, that it can be given up."""
        failures = self._failing.pop(address, (0, 0))[0] + 1
        wait_ms = PARKED_MS[min(failures, len(PARKED_MS)) - 1]
        self._failing[address] = failures, now_ms() + wait_ms
        if len(self._failing) > HELD:
            del self._failing[next(iter(self._failing))]
        return failures > len(PARKED_MS)
