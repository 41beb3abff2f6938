"""All toys, each with a number of seats and options, for the laws that every game keeps."""

from __future__ import annotations

from typing import Any

from kernel.toys import auction, council, feast, lots, market, raid, tower, turns, voyage
from pentapolis.kernel.title import Title

TOYS: list[tuple[Title[Any], int, dict[str, str]]] = [
    (turns.TITLE, 4, {"teams": "yes"}),
    (feast.TITLE, 2, {}),
    (auction.TITLE, 3, {}),
    (market.TITLE, 3, {}),
    (raid.TITLE, 3, {}),
    (council.TITLE, 3, {}),
    (tower.TITLE, 3, {}),
    (tower.TITLE, 2, {"box": "whole"}),
    (lots.TITLE, 3, {}),
    (voyage.TITLE, 1, {}),
    (voyage.TITLE, 3, {}),
]
