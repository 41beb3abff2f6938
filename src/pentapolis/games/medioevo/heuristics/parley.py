"""Talking to others: what is offered is answered at once, and now and then something is proposed."""

from __future__ import annotations

from ....kernel.action import Action
from ..diplomacy.drafts import AddClause, OfferPact, OfferPeace, TearUp
from ..diplomacy.offers import AcceptOffer, RefuseOffer, SendOffer, find_offer, is_complete, talks
from ..diplomacy.pacts import NON_BELLIGERENCE, TRADE, between
from ..diplomacy.war import at_war
from ..free import choosing_in_secret
from ..state import Medioevo
from .aside import aside, offered
from .view import View

PROPOSING = "purchases"
"""The own decision at which something is proposed."""
GOOD = 0.0
"""What an offer must be worth to be accepted."""


def unasked(g: Medioevo, seat: int) -> Action | None:
    """The answer to the first offer that waits for one; None if none does, or while others choose in secret."""
    if choosing_in_secret(g) or seat not in g.order:
        return None
    said = talks(g, seat, True)
    for offer in g.offers:
        if RefuseOffer(offer.id) in said:
            accept = AcceptOffer(offer.id)
            return accept if accept in said and aside(View(g, seat), accept) > GOOD else RefuseOffer(offer.id)
    return None


def because(g: Medioevo, seat: int, action: Action) -> str:
    """Why an offer is accepted or refused: what it brings or takes most of. It tells no more than the offer does."""
    if not isinstance(action, AcceptOffer | RefuseOffer) or (offer := find_offer(g, action.offer)) is None:
        return ""
    brought = offered(View(g, seat), offer)
    if isinstance(action, AcceptOffer):
        return max(brought, key=lambda piece: piece[1])[0]
    what, worth = min(brought, key=lambda piece: piece[1])
    return what if worth < 0 and AcceptOffer(offer.id) in talks(g, seat, True) else "unable"


LAST_WORDS = (SendOffer, TearUp)


def proposal(g: Medioevo, seat: int) -> tuple[Action, bool] | None:
    """The next word of an offer, and whether it is the last: peace to who is at war with the seat, else a pact to leave
    each other in peace and to trade, with somebody it has none with; None if there is nothing to propose."""
    word = _word(g, seat)
    return None if word is None else (word, isinstance(word, LAST_WORDS))


def _word(g: Medioevo, seat: int) -> Action | None:
    if g.agenda[-1].name != PROPOSING or g.agenda[-1].seat != seat:
        return None
    draft = g.players[seat].draft
    if draft is None:
        return _opening(g, seat)
    if draft.kind == "pact":
        kinds = [clause.kind for clause in draft.clauses]
        missing = [kind for kind in (NON_BELLIGERENCE, TRADE) if kind not in kinds]
        if missing:
            return AddClause(missing[0])
    return SendOffer() if is_complete(g, seat) else TearUp()


def _opening(g: Medioevo, seat: int) -> Action | None:
    others = [other for other in g.order if other != seat and not any(o.sender == seat for o in g.offers)]
    enemies = [other for other in others if at_war(g, seat, other)]
    if enemies:
        return OfferPeace(enemies[0])
    strangers = [other for other in others if not between(g, seat, other)]
    return OfferPact(strangers[g.turn % len(strangers)]) if strangers else None
