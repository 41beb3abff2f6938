"""How phase 4 begins and ends (ME-6.1, ME-22.30)."""

from __future__ import annotations

from ....kernel.agenda import step
from ....kernel.now import Now
from ..state import Medioevo
from .deployment import call_for_deployment
from .purchases import DEPLOYMENT, purchase_turns


@step
def purchase_phase(g: Medioevo, now: Now) -> None:
    """All act in turn order; with the variant, somebody may call deployment before anyone has bought (ME-22.30)."""
    for player in g.players:
        player.learnt, player.bought_card, player.recruited = [], False, 0
    if g.with_variant(DEPLOYMENT):
        now.then(call_for_deployment, end_purchase_phase)
    else:
        now.then(*purchase_turns(g), end_purchase_phase)


@step
def end_purchase_phase(g: Medioevo, now: Now) -> None:
    """What could be bought back in this phase only is lost (ME-25.27); a deployment is over."""
    for player in g.players:
        player.wounded = []
    if g.effects:
        g.effects = [effect for effect in g.effects if effect.name != DEPLOYMENT]
