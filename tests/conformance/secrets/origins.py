"""What a viewer of Origins may not know: nothing that anybody else knows.

From the ledger: boards, cities, dice, cards in play and everything held lie open. The order of the building piles and
the Zodiac and District cards that are not in play are hidden from everybody: tiles are decided when they are turned,
cards that are not in play are nowhere, and no state holds either. A Farm that went under its pile was seen by all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from pentapolis.conformance.playing import Outcomes, Ply
from pentapolis.games.origins.state import Origins
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event

OPEN = True
"""Nobody knows more than another."""
OPEN_FIELDS = (
    *("round", "bastion", "active", "token_spent", "acted", "idle_rounds", "announced", "players", "visit", "draft"),
    *("bonus_tiles", "motherships", "market", "tops", "area", "supply", "speakers", "tower_supply", "cards", "zodiac"),
    *("holders", "military", "temples", "neutral"),
)


def swaps(g: Origins, viewer: int, luck: random.Random) -> list[Origins]:
    return []


def twins(g: Origins, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    return []


def revealed(events: Sequence[Event], viewer: int) -> bool:
    return False


def known(g: Origins, viewer: int) -> object:
    """Everything on the table, how many tiles lie in each pile, and those that were seen going under it."""
    shown = {name: getattr(g, name) for name in OPEN_FIELDS}
    return shown, [[(layer.count, layer.group, layer.card) for layer in pile.layers] for pile in g.piles]


def unknown(g: Origins, viewer: int) -> list[str]:
    """No state holds what nobody has seen: a tile that is decided in a pile was seen by all."""
    return [layer.card for pile in g.piles for layer in pile.layers if layer.card and layer.known_to]
