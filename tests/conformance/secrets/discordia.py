"""What a viewer of Discordia may not know: nothing that anybody else knows.

From the ledger: reserves, cities, supplies, dice, draws and choices are open to all. The order of the bag and of the
building stack, barbarians still to come, the Janus pile and the tiles that are not used are hidden from everybody: they
are decided when they are turned, and no state holds them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from pentapolis.conformance.playing import Outcomes, Ply
from pentapolis.games.discordia.state import Discordia
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Event

OPEN = True
"""Nobody knows more than another."""
OPEN_FIELDS = (
    *("year", "season", "phase", "first_player", "maximus", "cities", "action_tiles", "display", "bag", "star_supply"),
    *("modifier_supply", "extension_supply", "tower_supply", "decree_supply", "privilege_supply", "left", "right"),
    *("dice", "taken", "janus", "janus_used", "active", "die", "value", "main_used", "season_used", "special_used"),
    *("exchange_used", "chain"),
)


def swaps(g: Discordia, viewer: int, luck: random.Random) -> list[Discordia]:
    return []


def twins(g: Discordia, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    return []


def revealed(events: Sequence[Event], viewer: int) -> bool:
    return False


def known(g: Discordia, viewer: int) -> object:
    """Everything on the table, and how many tiles lie in each pile; what they may be can be counted."""
    piles = [g.building_stack, g.left_pile, g.right_pile, *([g.janus_pile] if g.janus_pile is not None else [])]
    shown = {name: getattr(g, name) for name in OPEN_FIELDS}
    return shown, [[(layer.count, layer.group, layer.card) for layer in pile.layers] for pile in piles]


def unknown(g: Discordia, viewer: int) -> list[str]:
    """No state holds what nobody has seen."""
    piles = [g.building_stack, g.left_pile, g.right_pile, *([g.janus_pile] if g.janus_pile is not None else [])]
    return [layer.card for pile in piles for layer in pile.layers if layer.card]
