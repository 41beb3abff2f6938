"""What can be done beside a decision, and in windows: claims, loans, cards and technologies, diplomacy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from ....kernel.action import Action, Done, Pass, Reopen, Stand, Unstand
from ..actions import (
    CARD_USES,
    TECHNOLOGY_USES,
    CardUse,
    ConvertPoint,
    FlipToken,
    ProducePoints,
    TechnologyUse,
    UseCardForUnit,
    UseTechnologyOnBuilding,
)
from ..components import COLOURS, LOAN
from ..diplomacy.breach import AccuseBreach, VoteBreach
from ..diplomacy.offers import AcceptOffer, RefuseOffer
from ..diplomacy.pacts import NON_BELLIGERENCE, PASSAGE, PAYMENT, TRADE, find
from ..diplomacy.relations import Clause, Offer
from ..free import WHISPERED, DeclareWar
from ..market.objectives import ClaimObjective
from ..pieces import DismissPieces
from ..realm.debt import PayArrears, RepayLoan, TakeLoan
from ..state import Medioevo
from .view import View, loan_price

Marks = list[float]
CLAIM, IDLE = 20.0, 0.0
"""A claim comes before everything; to pass is worth nothing."""
HELPFUL = {
    **dict.fromkeys((22, 23), 1.0),  # Tax Collectors
    **dict.fromkeys((24, 25, 26), 1.0),  # Militia
    **dict.fromkeys((37, 38), 1.0),  # Magnates
    **dict.fromkeys((4, 7, 8, 10, 52, 35), 0.8),  # fighters, in own battles alone
    **dict.fromkeys((42, 43), 0.6),  # Plague Doctors
    27: 1.0,
    30: 1.0,
    69: 1.5,
    70: 1.5,
}
"""Cards that are used whenever they can be."""
OWN_BATTLE = {4, 7, 8, 10, 27, 35, 52}
ERRANDS = (DeclareWar, AccuseBreach, ClaimObjective, TakeLoan, RepayLoan, PayArrears, DismissPieces)
FLOOR: tuple[type[Action], ...] = (*ERRANDS, *WHISPERED, Stand, Unstand, Reopen)
"""What is open beside a decision, whatever it is about; no draft is begun, no standing answer given."""
RESERVE = 300
"""Florins that are left when a loan is repaid."""


def at_once(g: Medioevo, seat: int, options: Sequence[Action]) -> list[Action]:
    """Objectives that are met, in any colour: a token counts for good, and what its card could still do is little."""
    return [option for option in options if isinstance(option, ClaimObjective) and option.colour]


def asides(view: View, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth by its kind; what is no errand is worth nothing."""
    return [aside(view, option) for option in options]


def aside(view: View, option: Action) -> float:
    judged = JUDGED.get(type(option))
    if judged is not None:
        return judged(view, option)
    return -2.0 if isinstance(option, FLOOR) else IDLE


def _claim(view: View, option: ClaimObjective) -> float:
    """Any token, the scarce colours first."""
    if not option.colour:
        return -1.0
    tokens = view.player.tokens[COLOURS.index(option.colour)]
    return CLAIM + 0.1 * (option.colour in ("purple", "green")) - 0.01 * tokens


def _loan(view: View, option: TakeLoan) -> float:
    """Only need makes a good reason; a seat that can't pay finds nothing better."""
    return LOAN * view.florin - loan_price(view.player.debt) - 0.5


def _repay(view: View, option: RepayLoan) -> float:
    rest = view.player.florins - LOAN
    relief = loan_price(view.player.debt - LOAN) + 50 * view.left * view.florin
    return relief - LOAN * view.florin if rest >= (RESERVE if view.left else 0) else -1.0


def _card(view: View, option: CardUse) -> float:
    if option.via:
        return -1.0
    worth = HELPFUL.get(option.card, -1.0)
    if option.card in OWN_BATTLE and not in_battle(view.g, view.seat):
        return -1.0
    if option.card in (42, 43) and not _struck(view):
        return -1.0
    if option.card == 24 and isinstance(option, UseCardForUnit):
        worth += 0.1 * ("heavy" in option.unit) + 0.2 * ("captain" in option.unit)
    if worth > 0 and view.met(option.card):
        return -0.5  # it had better be claimed
    return worth


def _struck(view: View) -> bool:
    """Whether the event of the turn concerns own land."""
    return any(name in view.lands for name in view.box.events[view.g.event].territories) if view.g.event else False


def in_battle(g: Medioevo, seat: int) -> bool:
    return bool(g.battles) and seat in (g.battles[-1].attacker, g.battles[-1].defender)


def _technology(view: View, option: TechnologyUse) -> float:
    """Points in hand are spent on what helps; Genius is worth buying them for a great building."""
    if option.via:
        return -1.0
    if isinstance(option, UseTechnologyOnBuilding) and view.left:
        place = view.g.place(option.place)
        missing = max(0, 2 - view.player.points[COLOURS.index("green")])
        return 0.3 + 1.0 * (2 in (place.civil, place.military)) - 100 * missing * view.florin
    if option.technology == "law":
        missing = max(0, 1 - view.player.points[COLOURS.index("orange")])
        return 0.5 - 100 * missing * view.florin
    return -1.0


def _accept(view: View, option: AcceptOffer) -> float:
    """Peace and armistice are welcome; a pact if what it brings outweighs what it asks, clause by clause."""
    offer = next((one for one in view.g.offers if one.id == option.offer), None)
    return -1.0 if offer is None else sum(worth for _, worth in offered(view, offer))


def offered(view: View, offer: Offer) -> list[tuple[str, float]]:
    """What an offer brings to a seat, piece by piece: what that is, and its worth."""
    if offer.kind in ("peace", "armistice"):
        return [("peace", 1.0)]
    if offer.kind == "end_pact":
        return [("pact", -0.5)]
    return [("friends", 0.1), *(_clause(view, clause) for clause in offer.clauses)]


def _clause(view: View, clause: Clause) -> tuple[str, float]:
    gives = clause.giver == view.seat
    if clause.kind == PAYMENT:
        florins = view.florin * clause.amount * max(1, len(clause.turns))
        return ("price", -florins) if gives else ("payment", florins)
    if clause.kind == NON_BELLIGERENCE:
        return "quiet", 0.2
    if clause.kind == TRADE:
        return "trade", 0.05 if gives else 0.2
    if clause.kind == PASSAGE:
        return ("open", -0.3) if gives else ("passage", 0.1)
    if gives or clause.giver < 0:
        return "duty", -0.5 if gives else -0.4
    return "help", 0.1


def _vote(view: View, option: VoteBreach) -> float:
    """By what was counted: an ally who refused, or moved too few, has broken the pact (ME-17.24). Nobody votes against
    oneself."""
    accusation = view.g.accusation
    if accusation is None or accusation.accused == view.seat:
        return -float(option.broken)
    pact = find(view.g, accusation.pact)
    due = [duty for duty in pact.duties if duty.ally == accusation.accused] if pact else []
    broken = any(duty.answer == "refuses" or duty.moved < duty.units for duty in due)
    return float(option.broken == broken)


JUDGED: dict[type[Action], Callable[[View, Any], float]] = {
    ClaimObjective: _claim,
    TakeLoan: _loan,
    RepayLoan: _repay,
    PayArrears: lambda view, option: 5.0,
    **dict.fromkeys(CARD_USES, _card),
    **dict.fromkeys(TECHNOLOGY_USES, _technology),
    ProducePoints: lambda view, option: -1.0,
    FlipToken: lambda view, option: -1.0,
    ConvertPoint: lambda view, option: -1.0,
    DeclareWar: lambda view, option: -inf,
    AccuseBreach: lambda view, option: -1.0,
    DismissPieces: lambda view, option: -inf,
    AcceptOffer: _accept,
    RefuseOffer: lambda view, option: -0.5,
    VoteBreach: _vote,
    Pass: lambda view, option: 0.0,
    Done: lambda view, option: 0.0,
}
