"""What a viewer of Medioevo Universale may not know, from the ledger's table of hidden information.

Bids, tax levels, votes and starting cards until all have chosen; others' florins, of which only what was paid in public
can be counted; cards drawn and cards put under the deck; what is bought behind a screen; secret pacts, offers and
whatever is being written.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from pentapolis.games.medioevo.diplomacy.drafts import OfferPact, OfferPeace
from pentapolis.games.medioevo.diplomacy.events import PactBroken, PactRevealed
from pentapolis.games.medioevo.realm.bidding import Bid, BidMore
from pentapolis.games.medioevo.realm.events import FlorinsCounted, InterestMissed, WentBankrupt
from pentapolis.games.medioevo.realm.taxes import SetTax
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import Action, text
from pentapolis.kernel.event import Event, Revealed
from support.playing import Outcomes, Ply

TAXES = (10, 20, 30, 40, 50)
REVEALING = (Revealed, PactRevealed, PactBroken, WentBankrupt, InterestMissed, FlorinsCounted)
MORE = 37
"""Florins that somebody may have beyond what others believe."""


def swaps(g: Medioevo, viewer: int, luck: random.Random) -> list[Medioevo]:
    """Others may have other florins, other drafts, other cards in hand; and what is secret may not be at all."""
    found = []
    for seat in g.seats:
        if seat != viewer and g.players[seat].alive:
            found.append(changed(g, lambda twin, seat=seat: richer(twin, seat)))
            found += other_drafts(g, seat)
    if any(viewer not in pact.known_to for pact in g.pacts):
        found.append(changed(g, lambda twin: without_pacts(twin, viewer)))
    if any(viewer not in offer.known_to for offer in g.offers):
        found.append(changed(g, lambda twin: without_offers(twin, viewer)))
    return found


def changed(g: Medioevo, change: Callable[[Medioevo], None]) -> Medioevo:
    twin = msgspec.convert(msgspec.to_builtins(g), Medioevo)
    change(twin)
    return twin


def richer(g: Medioevo, seat: int) -> None:
    g.players[seat].florins += MORE


def without_pacts(g: Medioevo, viewer: int) -> None:
    g.pacts = [pact for pact in g.pacts if viewer in pact.known_to]


def without_offers(g: Medioevo, viewer: int) -> None:
    g.offers = [offer for offer in g.offers if viewer in offer.known_to]


def other_drafts(g: Medioevo, seat: int) -> list[Medioevo]:
    """What a seat that has chosen might have chosen instead."""
    if g.answers is None or not g.answers.drafts[seat]:
        return []
    lines: list[str] = []
    if g.answers.opened == "set_tax":
        lines = [text(SetTax(level)) for level in TAXES]
    elif g.answers.opened == "bid":
        lines = [text(Bid(0)), text(Bid(g.players[seat].florins))]
    found = []
    for line in lines:
        if [line] != g.answers.drafts[seat]:
            found.append(changed(g, lambda twin, line=line: draft(twin, seat, line)))
    return found


def draft(g: Medioevo, seat: int, line: str) -> None:
    assert g.answers is not None
    g.answers.drafts[seat] = [line]


def twins(g: Medioevo, ply: Ply, viewer: int) -> list[tuple[Action, Outcomes]]:
    """A bid or a tax might be any other; whoever writes an offer might write to somebody else."""
    if ply.seat == viewer:
        return []
    action, others = ply.action, list[Action]()
    if isinstance(action, SetTax):
        others = [SetTax(level) for level in TAXES]
    elif isinstance(action, Bid):
        others = [Bid(0), Bid(g.players[ply.seat].florins)]
    elif isinstance(action, BidMore):
        others = [BidMore(0)]
    elif isinstance(action, OfferPact | OfferPeace) and type(action) is OfferPact:
        others = [OfferPact(seat) for seat in g.order if seat != ply.seat]
    return [(other, ply.outcomes) for other in others if other != action]


def revealed(events: Sequence[Event], viewer: int) -> bool:
    """All have chosen; a pact comes to light; somebody is short of florins; the screens are opened."""
    return any(isinstance(event, REVEALING) for event in events)


def known(g: Medioevo, viewer: int) -> object:
    """Everything on the table, and of everybody's board all but the florins, the cards in hand and the screens."""
    boards = []
    for seat, player in enumerate(g.players):
        hidden = () if seat == viewer else ("florins", "choice", "draft", "screen")
        boards.append({name: getattr(player, name) for name in player.__struct_fields__ if name not in hidden})
        if seat != viewer:
            boards[-1]["choice"] = [(held.pile, held.known_to) for held in player.choice]
    own = g.answers.drafts[viewer] if g.answers and viewer in g.seats else []
    sealed = g.answers.sealed if g.answers else []
    pacts = [pact for pact in g.pacts if viewer in pact.known_to]
    offers = [offer for offer in g.offers if viewer in offer.known_to]
    board = g.places, g.items, g.admitted, g.effects, g.bishops, g.conquered, g.firsts, g.wars, g.circle, g.event
    doing = g.turn, g.phase, g.order, g.marches, g.battles, g.sales, g.activations, g.rolled, g.passes, g.time_up
    decks = len(g.empire), len(g.event_deck), g.discards, g.event_deck.top() and g.event_deck.layers[0].face
    return boards, own, sealed, pacts, offers, board, doing, decks


NAMELESS = True
"""What is hidden has no id of its own: a sum of florins, a number of a card that everybody knows by its kind."""


def unknown(g: Medioevo, viewer: int) -> list[str]:
    """Nothing that could be searched for: amounts, tax levels, card numbers."""
    return []
