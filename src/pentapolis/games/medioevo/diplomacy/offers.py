"""Offers: sent, answered when the other player next has a free window, carried out when all have accepted, lapsed at
the end of the turn (ME-17.1, ME-17.7 to ME-17.9). Only their parties know of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.now import Now
from ..forces import merged, named
from ..money import pay_in_secret, pay_to
from ..state import Medioevo
from ..tabletop import Prisoner, Troop
from .drafts import next_due
from .events import (
    OfferAnswered,
    OfferFell,
    OfferMade,
    PactSigned,
    PrisonersHandedOver,
    SecretlyPaid,
    SecretPactSigned,
)
from .hostilities import make_peace
from .pacts import ALLIANCES, PAYMENT, PRISONERS, end_pact, everyone, find, kinds, refresh_admissions
from .relations import Clause, Draft, Offer, Pact
from .support import conflicts, settle_alliances
from .war import armistice, at_war, make_armistice

MOST_OFFERS = 6
"""Open offers of one sender."""


class SendOffer(Action, frozen=True):
    """Send the offer that is written."""


class EndPact(Action, frozen=True):
    """Propose to all signatories to end a pact."""

    pact: str


class AcceptOffer(Action, frozen=True):
    """Accept an offer."""

    offer: str


class RefuseOffer(Action, frozen=True):
    """Refuse an offer."""

    offer: str


class CounterOffer(Action, frozen=True):
    """Refuse an offer and begin to write another from it."""

    offer: str


class WithdrawOffer(Action, frozen=True):
    """Take an own offer back."""

    offer: str


TALKING = (SendOffer, EndPact, AcceptOffer, RefuseOffer, CounterOffer, WithdrawOffer)


def find_offer(g: Medioevo, name: str) -> Offer | None:
    return next((offer for offer in g.offers if offer.id == name), None)


def talks(g: Medioevo, seat: int, binding: bool) -> list[Action]:
    """What a seat can say: send, answer, withdraw; nothing binding while secret choices are being made (ME-24.5)."""
    found: list[Action] = []
    mine = [offer for offer in g.offers if offer.sender == seat]
    if len(mine) < MOST_OFFERS:
        if is_complete(g, seat):
            found.append(SendOffer())
        ending = {offer.pact for offer in g.offers}
        found += [EndPact(pact.id) for pact in g.pacts if seat in pact.signatories and pact.id not in ending]
    found += [WithdrawOffer(offer.id) for offer in mine]
    for offer in g.offers:
        if seat in offer.receivers and seat not in offer.accepted:
            if binding and can_give(g, seat, offer.clauses):
                found.append(AcceptOffer(offer.id))
            found += [RefuseOffer(offer.id), *([CounterOffer(offer.id)] if offer.kind != "end_pact" else [])]
    return found


def is_complete(g: Medioevo, seat: int) -> bool:
    """Whether a draft says enough to be sent, and its author could give at once what it promises."""
    draft = g.players[seat].draft
    if draft is None or any(other not in g.order for other in draft.to):
        return False
    if any(clause.kind == PRISONERS and not clause.prisoners for clause in draft.clauses):
        return False
    if (draft.end and draft.end < g.turn) or not _still_due(g, draft.clauses):
        return False
    if draft.kind != "pact":
        return at_war(g, seat, draft.to[0]) and can_give(g, seat, draft.clauses)
    return bool(draft.clauses) and can_give(g, seat, draft.clauses)


def _still_due(g: Medioevo, clauses: tuple[Clause, ...]) -> bool:
    """Whether all payments that are promised for later are still to come."""
    return all(turn >= next_due(g) for clause in clauses for turn in clause.turns)


def at_once(clause: Clause) -> list[tuple[int, int, int]]:
    """Payments that a clause brings at signing: who pays whom how much."""
    if clause.kind == PAYMENT and not clause.turns:
        return [(clause.giver, clause.taker, clause.amount)]
    if clause.kind == PRISONERS and clause.amount:
        return [(clause.taker, clause.giver, clause.amount)]
    return []


def can_give(g: Medioevo, seat: int, clauses: tuple[Clause, ...]) -> bool:
    """Whether a player can give what the clauses take from it at signing (ME-2.9)."""
    held = {(p.owner, p.kind, p.level): p.count for p in g.players[seat].prisoners}
    for clause in clauses:
        if clause.kind == PRISONERS and clause.giver == seat:
            for prisoner in clause.prisoners:
                key = (prisoner.owner, prisoner.kind, prisoner.level)
                held[key] = held.get(key, 0) - prisoner.count
    return g.players[seat].florins >= due_at_once(clauses, seat) and all(count >= 0 for count in held.values())


def due_at_once(clauses: tuple[Clause, ...], seat: int) -> int:
    """The florins that the clauses take from a player at signing."""
    return sum(florins for clause in clauses for payer, _, florins in at_once(clause) if payer == seat)


def talk(g: Medioevo, now: Now, seat: int, action: Any) -> None:
    """Carry out what is said."""
    if isinstance(action, SendOffer):
        send_draft(g, now, seat)
        return
    if isinstance(action, EndPact):
        pact = find(g, action.pact)
        assert pact is not None
        others = tuple(other for other in pact.signatories if other != seat)
        _send(g, now, seat, "end_pact", others, pact=pact.id, secret=pact.secret)
        return
    offer = find_offer(g, action.offer)
    assert offer is not None
    if isinstance(action, AcceptOffer):
        _accept(g, now, seat, offer)
        return
    g.offers.remove(offer)
    _answered(now, seat, offer, "withdrawn" if isinstance(action, WithdrawOffer) else "refused")
    if isinstance(action, CounterOffer):
        others = tuple(other for other in offer.known_to if other != seat)
        g.players[seat].draft = Draft(offer.kind, others, offer.clauses, offer.end, offer.secret)


def send_draft(g: Medioevo, now: Now, seat: int) -> None:
    """What a seat has written goes to those it is for; in a battle with the terms of a surrender (ME-14.8)."""
    draft = g.players[seat].draft
    assert draft is not None  # it was offered
    g.players[seat].draft = None
    _send(g, now, seat, draft.kind, draft.to, clauses=draft.clauses, end=draft.end, secret=draft.secret)


def _send(g: Medioevo, now: Now, seat: int, kind: str, to: tuple[int, ...], **fields: Any) -> None:
    known_to = tuple(sorted((seat, *to)))
    surrender = bool(g.battles)
    letter = "s" if surrender else "o"
    name = _free_name(f"{letter}{seat}{''.join(map(str, to))}-{g.turn}-", [offer.id for offer in g.offers])
    g.offers.append(Offer(name, kind, seat, to, (), known_to, surrender=surrender, **fields))
    for party in to:
        now.tell(OfferMade, party, seat, name, kind)


def _free_name(stem: str, taken: list[str]) -> str:
    number = 1
    while f"{stem}{number}" in taken:
        number += 1
    return f"{stem}{number}"


def _answered(now: Now, seat: int, offer: Offer, answer: str) -> None:
    for party in offer.known_to:
        if party != seat:
            now.tell(OfferAnswered, party, seat, offer.id, answer)


def _accept(g: Medioevo, now: Now, seat: int, offer: Offer) -> None:
    """The last to accept brings the act about, if everybody can still give what it takes."""
    accepted = tuple(sorted((*offer.accepted, seat)))
    _answered(now, seat, offer, "accepted")
    if len(accepted) < len(offer.receivers):
        g.offers[g.offers.index(offer)] = replace(offer, accepted=accepted)
        return
    g.offers.remove(offer)
    if not _possible(g, offer):
        _fall(now, offer, "unable")
        return
    admitted, prisoners = g.admitted, any(clause.kind == PRISONERS for clause in offer.clauses)
    carry_out(g, now, offer)
    torn = any(conflicts(g, party) for party in offer.known_to)
    if not offer.secret or prisoners or torn or g.admitted != admitted:
        now.light = False  # all see what has come of it: who has moved since can't take that back


def _possible(g: Medioevo, offer: Offer) -> bool:
    if offer.kind == "end_pact":
        return find(g, offer.pact) is not None
    a, b = offer.sender, offer.receivers[0]
    if offer.kind == "peace" and not at_war(g, a, b):
        return False
    if offer.kind == "armistice" and (not at_war(g, a, b) or armistice(g, a, b)):
        return False
    able = all(party in g.order and can_give(g, party, offer.clauses) for party in offer.known_to)
    return able and _still_due(g, offer.clauses)


def _fall(now: Now, offer: Offer, why: str) -> None:
    for party in offer.known_to:
        now.tell(OfferFell, party, offer.id, why)


def carry_out(g: Medioevo, now: Now, offer: Offer) -> None:
    """The act takes effect, with what changes hands at once (ME-17.8)."""
    if offer.kind == "end_pact":
        end_pact(g, now, offer.pact, "agreed")
        return
    for clause in offer.clauses:
        for payer, payee, florins in at_once(clause):
            transfer(g, now, payer, payee, florins, offer.secret)
        for prisoner in clause.prisoners:
            _hand_over(g, now, clause.giver, clause.taker, prisoner)
    if offer.kind == "peace":
        make_peace(g, now, offer.sender, offer.receivers[0])
    elif offer.kind == "armistice":
        make_armistice(g, now, offer.sender, offer.receivers[0])
    else:
        _sign(g, now, offer)


def transfer(g: Medioevo, now: Now, payer: int, payee: int, florins: int, secret: bool) -> None:
    """Florins change hands by a pact, in public or between the two."""
    if not secret:
        pay_to(g, now, payer, payee, florins, "pact")
        return
    pay_in_secret(g, payer, payee, florins)
    for party in (payer, payee):
        now.tell(SecretlyPaid, party, payer, payee, florins)


def _hand_over(g: Medioevo, now: Now, giver: int, taker: int, prisoner: Prisoner) -> None:
    """Prisoners change hands; those that come to their owner wait to be redeployed (ME-14.12, ME-14.23)."""
    _count_prisoners(g, giver, prisoner, -prisoner.count)
    if prisoner.owner == taker:
        own = g.players[taker]
        own.surrendered = list(merged((*own.surrendered, Troop(prisoner.kind, prisoner.level, prisoner.count))))
    else:
        _count_prisoners(g, taker, prisoner, prisoner.count)
    unit = named(prisoner.kind, prisoner.level)
    now.tell(PrisonersHandedOver, giver, taker, prisoner.owner, unit, prisoner.count)


def _count_prisoners(g: Medioevo, seat: int, prisoner: Prisoner, change: int) -> None:
    counts = {(p.owner, p.kind, p.level): p.count for p in g.players[seat].prisoners}
    key = (prisoner.owner, prisoner.kind, prisoner.level)
    counts[key] = counts.get(key, 0) + change
    g.players[seat].prisoners = [Prisoner(*who, count) for who, count in sorted(counts.items()) if count]


def _sign(g: Medioevo, now: Now, offer: Offer) -> None:
    """The pact is in force; what was carried out at signing is done and leaves nothing to keep."""
    lasting = tuple(c for c in offer.clauses if c.kind != PRISONERS and not (c.kind == PAYMENT and not c.turns))
    if not lasting:
        return
    parties = offer.known_to
    name = _free_name(f"p{''.join(map(str, parties))}-{g.turn}-", [pact.id for pact in g.pacts])
    known_to = parties if offer.secret else everyone(g)
    pact = Pact(name, parties, lasting, offer.end, offer.secret, known_to)
    g.pacts.append(pact)
    if offer.secret:
        for party in parties:
            now.tell(SecretPactSigned, party, name, parties, kinds(pact), offer.end)
    else:
        now.tell(PactSigned, name, parties, kinds(pact), offer.end)
    refresh_admissions(g)
    if any(kind in ALLIANCES for kind in kinds(pact)):
        now.then(settle_alliances)


def lapse(g: Medioevo, now: Now) -> None:
    """Unanswered offers lapse at the end of the turn (ME-17.1)."""
    for offer in g.offers:
        _fall(now, offer, "lapsed")
    g.offers = []


def withdraw_all(g: Medioevo, seat: int) -> None:
    """The offers of an eliminated player, and those that wait for one, are void (ME-17.32)."""
    g.offers = [offer for offer in g.offers if seat not in offer.known_to]
    for player in g.players:
        if player.draft is not None and seat in player.draft.to:
            player.draft = None
    g.players[seat].draft = None
