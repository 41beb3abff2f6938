"""The free window: what any player may do while a root decision waits, nobody being asked or awaited (chapter 24).

Two floors. What all may see (`free_actions`): loans, claims, cards, war, accusations. What only the parties may know
(`parley`): offers, from the first word of a draft to the last acceptance; it is hushed, and none of it stops another
seat's undo unless all see what comes of it.

A seat that is asked in a root decision finds the public ones among its options there: the root adds `errands` to them
and gives what was chosen to `run_errand`.
"""

from __future__ import annotations

from typing import Any

from ...kernel.action import Action
from ...kernel.decision import floor
from ...kernel.now import Now
from ...kernel.options import NOTHING, Items, Options, join
from ...kernel.refusal import Why
from .actions import USES
from .diplomacy.breach import AccuseBreach, accusations, accuse
from .diplomacy.drafts import WRITING, SetEnd, ToggleTurn, edits, last_turn, openings, write
from .diplomacy.hostilities import start_war
from .diplomacy.offers import TALKING, AcceptOffer, can_give, find_offer, talk, talks
from .diplomacy.support import DirectSupport, ObeySupport, RefuseSupport, directions, give_direction
from .diplomacy.war import at_war
from .market.objectives import ClaimObjective, claim, claims, why_no_claim
from .money import did
from .pieces import DismissPieces, dismiss_pieces, dismissible
from .realm import debt
from .realm.bidding import pledged
from .state import Medioevo
from .use import helpful, offers
from .windows import use


class DeclareWar(Action, frozen=True):
    """Declare war on another player (ME-17.3)."""

    player: int


SUPPORT = (DirectSupport, ObeySupport, RefuseSupport)
WHISPERED: tuple[type[Action], ...] = (*WRITING, *TALKING, *SUPPORT)
OPEN: tuple[type[Action], ...] = (DeclareWar, AccuseBreach, ClaimObjective, *USES, *debt.ERRANDS)
ERRANDS: tuple[type[Action], ...] = (*OPEN, DismissPieces)
"""What `errands` may offer."""
BARE = ("call_deployment", "claim_objective")
"""Decisions at free windows that offer their own choice alone."""
LOOKED_THROUGH = "looked_through"
"""The deed that counts how often pieces were looked through: no position comes twice, even if none is given back, so
that who chooses by the position alone is not caught in a circle."""


def choosing_in_secret(g: Medioevo) -> bool:
    """Whether seats are making secret choices: nothing that others could react to happens meanwhile (ME-24.5)."""
    return g.answers is not None and bool(g.answers.opened)


def public_acts(g: Medioevo, seat: int) -> list[Action]:
    """What a seat may do in public at any free window."""
    if seat not in g.order:
        return []
    found = [*debt.errands(g, seat), *claims(g, seat)]
    if choosing_in_secret(g):  # a bid must still be payable when it is revealed
        left = g.players[seat].florins - pledged(g, seat)
        return [action for action in found if debt.price_of(g, seat, action) <= left]
    found += [DeclareWar(other) for other in g.order if other != seat and not at_war(g, seat, other)]
    if g.pacts:
        found += accusations(g, seat)
    return [*found, *offers(g, seat, "free"), *helpful(g, seat, "free")]


def errands(g: Medioevo, seat: int) -> list[Action]:
    """The free actions of a seat that is asked in a root decision: public ones, and giving pieces back (ME-2.13)."""
    own: list[Action] = [DismissPieces()] if dismissible(g, seat) else []
    return [*public_acts(g, seat), *own]


def run_errand(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    """Carry out a free action; the root decision is asked again by who asked it."""
    if isinstance(action, DeclareWar):
        start_war(g, now, seat, action.player, seat, False)
    elif isinstance(action, AccuseBreach):
        accuse(g, now, seat, action)
    elif isinstance(action, ClaimObjective):
        claim(g, now, seat, action)
    elif isinstance(action, debt.ERRANDS):
        debt.run_errand(g, now, seat, action)
    elif isinstance(action, DismissPieces):
        did(g, seat, LOOKED_THROUGH)
        now.then(dismiss_pieces.of(seat))
    else:
        use(g, now, seat, action)


@floor("ME-17.1", *OPEN)
def free_actions(g: Medioevo, seat: int) -> Options:
    """For all but the seat that is asked, if it has them among its options."""
    asked = g.agenda[-1]
    if asked.seat != seat:
        return Items(public_acts(g, seat))
    if asked.name in BARE:
        return Items(action for action in public_acts(g, seat) if not isinstance(action, ClaimObjective))
    return NOTHING


@free_actions.chosen
def _free_actions(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    run_errand(g, now, seat, action)


@free_actions.refuses
def _why_not_free(g: Medioevo, seat: int, action: Action) -> Why | None:
    if isinstance(action, ClaimObjective):
        return why_no_claim(g, seat, action)
    if isinstance(action, debt.RepayLoan | debt.PayArrears) and action in debt.errands(g, seat):
        return Why("ME-3.1", "refused-me-bid-pledged", {"florins": pledged(g, seat)})
    if isinstance(action, DeclareWar) and action.player in g.order and action.player != seat:
        if at_war(g, seat, action.player):
            return Why("ME-17.2", "refused-me-at-war-already")
        return Why("ME-24.5", "refused-me-secret-choices")
    return None


@floor("ME-17.1", *WHISPERED, light=WHISPERED, hushed=True)
def parley(g: Medioevo, seat: int) -> Options:
    """For everybody, the seat that is asked included: its own decision would tell the others."""
    if seat not in g.order or g.phase == "setup":
        return NOTHING
    said = [*talks(g, seat, not choosing_in_secret(g)), *directions(g, seat), *openings(g, seat)]
    return join(Items(said), edits(g, seat))


@parley.chosen
def _parley(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    if isinstance(action, WRITING):
        write(g, now, seat, action)
    elif isinstance(action, TALKING):
        talk(g, now, seat, action)
    else:
        give_direction(g, now, seat, action)


@parley.refuses
def _why_not_parley(g: Medioevo, seat: int, action: Action) -> Why | None:
    if isinstance(action, SetEnd | ToggleTurn) and action.turn > last_turn(g):
        return Why("ME-17.9", "refused-me-after-the-game", {"turn": last_turn(g)})
    offer = find_offer(g, action.offer) if isinstance(action, AcceptOffer) else None
    if offer is not None and seat in offer.receivers:
        if choosing_in_secret(g):
            return Why("ME-24.5", "refused-me-secret-choices")
        if not can_give(g, seat, offer.clauses):
            return Why("ME-2.9", "refused-me-cannot-give")
    return None
