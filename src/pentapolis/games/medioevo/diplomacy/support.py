"""What allies owe each other: support falls due, is directed, obeyed or refused; who is allied to both sides of a war
must break one pact (ME-17.15, ME-17.16, ME-17.24, ME-17.26, ME-17.31)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..control import controller
from ..state import Medioevo
from ..tabletop import NOBODY
from .events import SupportAnswered, SupportDirected, SupportDue, WarBegan
from .pacts import ALLIANCES, DEFENSIVE, OFFENSIVE, between, break_pact, change_pact, find, kinds
from .relations import Clause, Duty, Pact, War
from .war import at_war


class BreakPact(Action, frozen=True):
    """Break one of the pacts that can't both be kept."""

    pact: str


class DirectSupport(Action, frozen=True):
    """Tell an ally where its units are wanted."""

    pact: str
    ally: int
    place: str


class ObeySupport(Action, frozen=True):
    """Promise to go where the ally wants it."""

    pact: str
    supported: int


class RefuseSupport(Action, frozen=True):
    """Refuse to go there."""

    pact: str
    supported: int


# two allies at war with each other


def conflicts(g: Medioevo, seat: int) -> list[str]:
    """The alliances of a seat that can't all be kept, since it is allied to both sides of a war (ME-17.26)."""
    if len(g.wars) == 0:
        return []
    allied = [pact for pact in g.pacts if seat in pact.signatories and any(kind in ALLIANCES for kind in kinds(pact))]
    found: list[str] = []
    for pact in allied:
        partners = [other for other in pact.signatories if other != seat]
        others = {other for one in allied for other in one.signatories if other != seat}
        if any(at_war(g, partner, other) for partner in partners for other in others if partner != other):
            found.append(pact.id)
    return found


@step
def settle_alliances(g: Medioevo, now: Now) -> None:
    """Whoever is allied to both sides of a war is asked, one after the other, until no one is."""
    for seat in g.order:
        if conflicts(g, seat):
            now.then(choose_broken_pact.of(seat), settle_alliances)
            return


@decision("ME-17.26", BreakPact, private=True, hushed=True)
def choose_broken_pact(g: Medioevo, seat: int) -> Options:
    return Items(BreakPact(name) for name in conflicts(g, seat))


@choose_broken_pact.chosen
def _choose_broken_pact(g: Medioevo, now: Now, seat: int, action: BreakPact) -> None:
    """That one becomes known with its breach; the other one stays what it was."""
    break_pact(g, now, action.pact, seat)


# support falls due


@step
def allies_called(g: Medioevo, now: Now, attacker: int, victim: int) -> None:
    """An attack makes support due: for the attacked by defensive, for the attacker by offensive alliances."""
    for pact in list(g.pacts):
        for clause in pact.clauses:
            if clause.kind == DEFENSIVE and victim in pact.signatories:
                for ally in _bound(pact, clause, victim, attacker):
                    _due(g, now, pact.id, Duty(ally, victim, attacker, DEFENSIVE, clause.units))
            if clause.kind == OFFENSIVE and attacker in pact.signatories:
                for ally in _bound(pact, clause, attacker, victim):
                    _due(g, now, pact.id, Duty(ally, attacker, victim, OFFENSIVE, clause.units))


def _bound(pact: Pact, clause: Clause, supported: int, enemy: int) -> list[int]:
    """Who must support a signatory against an enemy by a clause."""
    if clause.against and enemy not in clause.against:
        return []
    if clause.giver == NOBODY:
        return [ally for ally in pact.signatories if ally not in (supported, enemy)]
    return [clause.giver] if clause.taker == supported and clause.giver != enemy else []


def _due(g: Medioevo, now: Now, name: str, duty: Duty) -> None:
    pact = find(g, name)
    if pact is None or not at_war(g, duty.supported, duty.against):
        return
    for known in pact.duties:
        if (known.ally, known.supported, known.against, known.kind) == _key(duty):
            return
    change_pact(g, name, duties=(*pact.duties, duty))
    for seat in pact.signatories:
        now.tell(SupportDue, seat, duty.ally, duty.supported, duty.against, duty.units)
    if duty.kind == DEFENSIVE:
        _join_war(g, now, duty.ally, duty.against)


def _key(duty: Duty) -> tuple[int, int, int, str]:
    return (duty.ally, duty.supported, duty.against, duty.kind)


def _join_war(g: Medioevo, now: Now, ally: int, enemy: int) -> None:
    """The war comes with the duty (ME-17.31), unless it would break a pact of the ally (ME-17.15)."""
    if at_war(g, ally, enemy) or between(g, ally, enemy):
        return
    g.wars = sorted([*g.wars, War(min(ally, enemy), max(ally, enemy), g.turn, ally, True)])
    now.tell(WarBegan, ally, enemy, "joined")  # of which alliance is not told (ME-17.28)
    now.then(settle_alliances)


def duties_end(g: Medioevo) -> None:
    """Support is due no longer than the war lasts (ME-17.15)."""
    for pact in list(g.pacts):
        lasting = tuple(duty for duty in pact.duties if at_war(g, duty.supported, duty.against))
        if lasting != pact.duties:
            change_pact(g, pact.id, duties=lasting)


# directing it


def directions(g: Medioevo, seat: int) -> list[Action]:
    """What a seat can say about support: where it wants it, in the combat phase, or whether it obeys."""
    if not any(pact.duties for pact in g.pacts):
        return []
    found: list[Action] = []
    for pact in g.pacts:
        for duty in pact.duties:
            if duty.supported == seat and g.phase == "combat":
                found += [DirectSupport(pact.id, duty.ally, place) for place in _wanted(g, duty) if place != duty.order]
            if duty.ally == seat and duty.order and not duty.answer:
                found += [ObeySupport(pact.id, duty.supported), RefuseSupport(pact.id, duty.supported)]
    return list(dict.fromkeys(found))


def _wanted(g: Medioevo, duty: Duty) -> list[str]:
    """Territories of the two sides."""
    sides = (duty.supported, duty.against)
    return sorted(name for name in g.box.chart.territories if name in g.in_play and controller(g, name) in sides)


def give_direction(g: Medioevo, now: Now, seat: int, action: DirectSupport | ObeySupport | RefuseSupport) -> None:
    """Carry out what was said about support; the signatories hear it."""
    pact = find(g, action.pact)
    assert pact is not None  # it was offered
    if isinstance(action, DirectSupport):
        _note(g, pact, action.ally, seat, order=action.place, answer="")
        for party in pact.signatories:
            now.tell(SupportDirected, party, action.ally, seat, action.place)
        return
    answer = "obeys" if isinstance(action, ObeySupport) else "refuses"
    _note(g, pact, seat, action.supported, answer=answer)
    for party in pact.signatories:
        now.tell(SupportAnswered, party, seat, action.supported, answer)


def _note(g: Medioevo, pact: Pact, ally: int, supported: int, **fields: object) -> None:
    duties = tuple(replace(d, **fields) if (d.ally, d.supported) == (ally, supported) else d for d in pact.duties)
    change_pact(g, pact.id, duties=duties)


def record_support(g: Medioevo, seat: int, place: str, units: int) -> None:
    """A complete move of a seat has brought so many military units to a place: what counts as support is remembered,
    for who must judge it (ME-17.24)."""
    for pact in list(g.pacts):
        if any(duty.ally == seat for duty in pact.duties):
            duties = tuple(_counted(g, duty, seat, place, units) for duty in pact.duties)
            change_pact(g, pact.id, duties=duties)


def _counted(g: Medioevo, duty: Duty, seat: int, place: str, units: int) -> Duty:
    helps = place == duty.order or controller(g, place) in (duty.supported, duty.against)
    return replace(duty, moved=duty.moved + units) if duty.ally == seat and helps else duty
