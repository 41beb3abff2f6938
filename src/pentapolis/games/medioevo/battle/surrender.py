"""Surrender, between players, with what is agreed for it (ME-14.8 to ME-14.12)."""

from __future__ import annotations

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options, Range, join
from ..diplomacy.offers import can_give, carry_out, due_at_once, is_complete, send_draft
from ..diplomacy.relations import Offer
from ..forces import change, items_at, merged, set_troops
from ..money import pay_to
from ..state import Medioevo
from ..supply import real_kind
from ..tabletop import NONE, Troop
from .armies import army, at_sea, between_players, fought, note, noted, side_of
from .battle import Battle
from .events import ArmySurrendered

OFFERED = "offered"


class OfferSurrender(Action, frozen=True):
    """Propose that one of the two surrenders."""

    player: int


class SurrenderTerms(Action, frozen=True):
    """The florins that who surrenders pays for it; less than 0: gets."""

    florins: int


class SurrenderPact(Action, frozen=True):
    """The same, and the public pact that its author has written for the other."""

    florins: int


class AcceptSurrender(Action, frozen=True):
    """Agree to a surrender."""


class RefuseSurrender(Action, frozen=True):
    """Fight on."""


def offers(battle: Battle, seat: int) -> list[Action]:
    """What a seat may propose now: once in a round, between players (ME-14.8)."""
    if not between_players(battle) or noted(battle, side_of(battle, seat), OFFERED):
        return []
    return [OfferSurrender(battle.attacker), OfferSurrender(battle.defender)]


def propose(now: Now, battle: Battle, seat: int, action: OfferSurrender) -> None:
    """The proposer names terms, the other answers."""
    note(battle, side_of(battle, seat), OFFERED, this_round=True)
    now.then(surrender_terms.of(seat, action.player))


@step
def may_surrender(g: Medioevo, now: Now) -> None:
    """At the end of a round the defender may offer surrender too (ME-10.27)."""
    battle = fought(g)
    if not battle.ended and offers(battle, battle.defender):
        now.then(offer_surrender.of(battle.defender))


@decision("ME-14.8", OfferSurrender, Pass, quiet=True)
def offer_surrender(g: Medioevo, seat: int) -> Options:
    """Propose it, or fight on."""
    return Items([Pass(), *offers(fought(g), seat)])


@offer_surrender.chosen
def _offer_surrender(g: Medioevo, now: Now, seat: int, action: OfferSurrender | Pass) -> None:
    if isinstance(action, OfferSurrender):
        propose(now, fought(g), seat, action)


@decision("ME-14.8", SurrenderTerms, SurrenderPact, Pass, private=True)
def surrender_terms(g: Medioevo, seat: int, loser: int) -> Options:
    """Florins one way or the other, as far as the own purse goes, and what is known of the other's, with a pact that is
    written or without; or no offer."""
    other = _other(fought(g), seat)
    own, known = g.players[seat].florins, max(0, g.players[other].counted)
    pays, gets = (own, known) if seat == loser else (known, own)
    alone = Range(SurrenderTerms, "florins", -gets, pays)
    draft = g.players[seat].draft
    if draft is None or draft.secret or draft.kind != "pact" or draft.to != (other,) or not is_complete(g, seat):
        return join(Items([Pass()]), alone)
    pays -= due_at_once(draft.clauses, loser)
    gets -= due_at_once(draft.clauses, _other(fought(g), loser))
    with_pact = [Range(SurrenderPact, "florins", -gets, pays)] if pays >= 0 <= gets else []
    return join(Items([Pass()]), alone, *with_pact)


@surrender_terms.chosen
def _surrender_terms(
    g: Medioevo, now: Now, seat: int, action: SurrenderTerms | SurrenderPact | Pass, loser: int
) -> None:
    if isinstance(action, Pass):
        return
    battle = fought(g)
    battle.offer = [seat, loser, action.florins]
    if isinstance(action, SurrenderPact):
        send_draft(g, now, seat)
    now.then(answer_surrender.of(_other(battle, seat)))


def _other(battle: Battle, seat: int) -> int:
    return battle.defender if seat == battle.attacker else battle.attacker


def _agreed_by(g: Medioevo, seat: int, loser: int, florins: int, pact: Offer | None) -> bool:
    """Whether a seat can give its part."""
    due = florins if seat == loser else -florins
    clauses = pact.clauses if pact is not None else ()
    return g.players[seat].florins >= max(0, due) + due_at_once(clauses, seat) and can_give(g, seat, clauses)


def _pact_with_it(g: Medioevo, battle: Battle) -> Offer | None:
    """The pact that goes with an offer to surrender: nothing else can have been sent since the battle began."""
    sender = battle.offer[0]
    return next((offer for offer in g.offers if offer.surrender and offer.sender == sender), None)


@decision("ME-14.8", AcceptSurrender, RefuseSurrender, private=True)
def answer_surrender(g: Medioevo, seat: int) -> Options:
    """Agree, if what it takes is there, or not."""
    battle = fought(g)
    _, loser, florins = battle.offer
    able = _agreed_by(g, seat, loser, florins, _pact_with_it(g, battle))
    return Items([*([AcceptSurrender()] if able else []), RefuseSurrender()])


@answer_surrender.chosen
def _answer_surrender(g: Medioevo, now: Now, seat: int, action: AcceptSurrender | RefuseSurrender) -> None:
    battle = fought(g)
    _, loser, florins = battle.offer
    pact = _pact_with_it(g, battle)
    battle.offer = []
    if pact is not None:
        g.offers.remove(pact)
    if isinstance(action, AcceptSurrender):
        winner = _other(battle, loser)
        now.tell(ArmySurrendered, loser, battle.place, winner, florins)
        if florins > 0:
            pay_to(g, now, loser, winner, florins, "surrender")
        else:
            pay_to(g, now, winner, loser, -florins, "surrender")
        lay_down_arms(g, battle, loser)
        battle.winner, battle.ended = winner, "surrendered"
        if pact is not None:
            carry_out(g, now, pact)


def lay_down_arms(g: Medioevo, battle: Battle, loser: int) -> None:
    """All military units of the army go to the board of their owner, as the figures they are; marauders disperse
    (ME-14.9, ME-14.11)."""
    troops = army(g, battle, side_of(battle, loser))
    gone = [Troop(*real_kind(troop), troop.count) for troop in troops if troop.lent_by == NONE]
    player = g.players[loser]
    player.surrendered_now = list(merged((*player.surrendered_now, *gone)))
    if at_sea(g, battle):
        for name in items_at(g, battle.place, loser):
            if g.items[name].troops:
                change(g, name, troops=())
    else:
        set_troops(g, battle.place, loser, ())
