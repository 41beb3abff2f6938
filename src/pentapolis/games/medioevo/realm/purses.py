"""What lies behind the screens: florins that others can only count (ME-2.12, ME-A97), hidden purchases (ME-22.30)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.now import Now
from ..diplomacy.pacts import reveal_all
from ..market.deployment import imagine_screens
from ..state import Medioevo


def imagine(g: Medioevo, viewer: int, chance: Chance) -> None:
    """Others have what can be counted of their public payments; secret ones may have made it more, never less than
    nothing."""
    for seat, player in enumerate(g.players):
        if seat != viewer:
            player.florins = max(0, player.counted)
    imagine_screens(g, viewer, chance)


def open_screens(g: Medioevo, now: Now) -> None:
    """At the end of the game all florins are counted where everybody sees it, and no pact stays secret (ME-17.28)."""
    now.reveal()
    for player in g.players:
        player.counted = player.florins
    reveal_all(g, now)
