"""Surrender, between players, with what is agreed for it (ME-14.8 to ME-14.12)."""

from __future__ import annotations

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options, Range, join
from ..forces import change, items_at, merged, set_troops
from ..money import pay_to
from ..records import Troop
from ..state import Medioevo
from ..supply import real_kind
from .armies import army, at_sea, between_players, fought, note, noted, side_of
from .events import ArmySurrendered
from .records import Battle

OFFERED = "offered"


class OfferSurrender(Action, frozen=True):
    """Propose that one of the two surrenders."""

    player: int


class SurrenderTerms(Action, frozen=True):
    """The florins that who surrenders pays for it; less than 0: gets."""

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


@decision("ME-14.8", SurrenderTerms, Pass, private=True)
def surrender_terms(g: Medioevo, seat: int, loser: int) -> Options:
    """Florins one way or the other, as far as the own purse goes, and what is known of the other's; or no offer."""
    battle = fought(g)
    other = battle.defender if seat == battle.attacker else battle.attacker
    own, known = g.players[seat].florins, max(0, g.players[other].counted)
    pays, gets = (own, known) if seat == loser else (known, own)
    return join(Items([Pass()]), Range(SurrenderTerms, "florins", -gets, pays))


@surrender_terms.chosen
def _surrender_terms(g: Medioevo, now: Now, seat: int, action: SurrenderTerms | Pass, loser: int) -> None:
    if isinstance(action, SurrenderTerms):
        battle = fought(g)
        battle.offer = [seat, loser, action.florins]
        now.then(answer_surrender.of(battle.defender if seat == battle.attacker else battle.attacker))


def _agreed_by(g: Medioevo, seat: int, loser: int, florins: int) -> bool:
    """Whether a seat can pay its part."""
    due = florins if seat == loser else -florins
    return g.players[seat].florins >= due


@decision("ME-14.8", AcceptSurrender, RefuseSurrender, private=True)
def answer_surrender(g: Medioevo, seat: int) -> Options:
    """Agree, if the florins are there, or not."""
    _, loser, florins = fought(g).offer
    agreed: list[Action] = [AcceptSurrender()] if _agreed_by(g, seat, loser, florins) else []
    return Items([*agreed, RefuseSurrender()])


@answer_surrender.chosen
def _answer_surrender(g: Medioevo, now: Now, seat: int, action: AcceptSurrender | RefuseSurrender) -> None:
    battle = fought(g)
    _, loser, florins = battle.offer
    battle.offer = []
    if isinstance(action, AcceptSurrender):
        winner = battle.defender if loser == battle.attacker else battle.attacker
        now.tell(ArmySurrendered, loser, battle.place, winner, florins)
        if florins > 0:
            pay_to(g, now, loser, winner, florins, "surrender")
        else:
            pay_to(g, now, winner, loser, -florins, "surrender")
        lay_down_arms(g, battle, loser)
        battle.winner, battle.ended = winner, "surrendered"


def lay_down_arms(g: Medioevo, battle: Battle, loser: int) -> None:
    """All military units of the army go to the board of their owner, as the figures they are; marauders disperse
    (ME-14.9, ME-14.11)."""
    troops = army(g, battle, side_of(battle, loser))
    gone = [Troop(*real_kind(troop), troop.count) for troop in troops if not troop.bond]
    player = g.players[loser]
    player.surrendered_now = list(merged((*player.surrendered_now, *gone)))
    if at_sea(g, battle):
        for name in items_at(g, battle.place, loser):
            if g.items[name].troops:
                change(g, name, troops=())
    else:
        set_troops(g, battle.place, loser, ())
