"""Pacts in force: what they allow, whose units stand where by them, and how they end (ME-17.9 to ME-17.23, ME-17.27).

Whoever moves or places units asks here first (`passage`, `may_place_troops`) and says so before they come in
(`admit`); whoever takes units away, or ends a pact, has what is public brought up to date (`refresh_admissions`).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel.now import Now
from ..control import contested, controller, owner_of_home
from ..forces import troops_at
from ..money import honor
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY
from .events import PactBroken, PactEnded, PactRevealed, SecretPactEnded
from .relations import Admission, Clause, Notice, Pact

TRADE, PASSAGE, NON_BELLIGERENCE = "trade", "passage", "non_belligerence"
DEFENSIVE, OFFENSIVE = "defensive_alliance", "offensive_alliance"
MILITARY_CONTROL, CIVIL_CONTROL = "military_control", "civil_control"
PAYMENT, PRISONERS = "payment", "prisoner_exchange"
CLAUSES = (TRADE, PASSAGE, NON_BELLIGERENCE, DEFENSIVE, OFFENSIVE, MILITARY_CONTROL, CIVIL_CONTROL, PAYMENT, PRISONERS)
ALLIANCES = (DEFENSIVE, OFFENSIVE)
PEACEFUL = (TRADE, PASSAGE, NON_BELLIGERENCE, *ALLIANCES)
"""An attack breaks a pact that holds one of these (ME-17.23)."""
BREACH = 2
"""Honor that a breach costs (ME-17.22)."""
BEFORE_COMBAT = ("setup", "turn_order", "events", "taxes", "purchase")


def everyone(g: Medioevo) -> tuple[int, ...]:
    """All who can know something: the seats and the spectators."""
    return (NOBODY, *g.seats)


def find(g: Medioevo, name: str) -> Pact | None:
    """A pact in force by its id."""
    return next((pact for pact in g.pacts if pact.id == name), None)


def between(g: Medioevo, a: int, b: int) -> list[Pact]:
    """The pacts that two players have both signed."""
    return [pact for pact in g.pacts if a in pact.signatories and b in pact.signatories]


def grants(g: Medioevo, kind: str, giver: int, taker: int, place: str = "") -> Iterator[Clause]:
    """The clauses of a kind by which one player grants something to another, in a place of the giver (ME-17.21)."""
    for pact in g.pacts:
        if giver in pact.signatories and taker in pact.signatories:
            for clause in pact.clauses:
                given = clause.giver == NOBODY or (clause.giver == giver and clause.taker == taker)
                if clause.kind == kind and given and (not clause.places or place in clause.places):
                    yield clause


def kinds(pact: Pact) -> tuple[str, ...]:
    """The kinds of its clauses."""
    return tuple(clause.kind for clause in pact.clauses)


# what pacts allow


def passage(g: Medioevo, guest: int, host: int, place: str) -> bool:
    """Whether troops of a guest may cross and stand in a place the host controls (ME-17.12): by a clause, in support of
    the host (ME-17.31), or on their way out after the right has ended (ME-17.13)."""
    at_war = any({war.a, war.b} == {guest, host} for war in g.wars)
    return (not at_war and _has_notice(g, guest, host, place)) or _has_right(g, guest, host, place)


def _has_notice(g: Medioevo, guest: int, host: int, place: str) -> bool:
    """Whether a guest is on its way out and may be in a place for that."""
    return any(
        (notice.guest, notice.host) == (guest, host) and (not notice.places or place in notice.places)
        for notice in g.notices
    )


def open_borders(g: Medioevo) -> Medioevo:
    """This table as it would be if everybody let everybody pass; it is there to be asked, not to be changed. Who is
    asked what must not tell of secret pacts: a seat is asked wherever it could do something if it had them all
    (ME-17.28)."""
    return replace(g, pacts=[Pact("", tuple(g.seats), (Clause(PASSAGE),), 0, True, ())])


def _has_right(g: Medioevo, guest: int, host: int, place: str) -> bool:
    return any(True for _ in grants(g, PASSAGE, host, guest, place)) or supports(g, guest, host)


def supports(g: Medioevo, ally: int, supported: int) -> bool:
    """Whether an ally's support of an attacked player is due (ME-17.15)."""
    return any(
        (duty.ally, duty.supported, duty.kind) == (ally, supported, DEFENSIVE)
        for pact in g.pacts
        for duty in pact.duties
    )


def may_place_troops(g: Medioevo, seat: int, place: str) -> bool:
    """Whether new troops of a seat may be placed in a territory as far as control goes: its own, or one whose
    controller has granted it (ME-17.17)."""
    holder = controller(g, place)
    return holder == seat or (holder != NOBODY and any(grants(g, MILITARY_CONTROL, holder, seat, place)))


def may_place_trade(g: Medioevo, seat: int, place: str) -> bool:
    """The same for new caravans and merchant ships (ME-17.18)."""
    holder = controller(g, place)
    return holder == seat or (holder != NOBODY and any(grants(g, CIVIL_CONTROL, holder, seat, place)))


def may_trade(g: Medioevo, seat: int, place: str) -> bool:
    """Whether the relation to its holder lets a seat trade in an area: own, held by nobody and free of barbarians, or
    another player's under a trade clause (ME-16.9, ME-17.11)."""
    holder = controller(g, place)
    if holder == NOBODY:
        return not troops_at(g, place, BARBARIANS)
    return holder == seat or any(grants(g, TRADE, holder, seat, place))


def trade_fee(g: Medioevo, seat: int, place: str, cubes: int) -> tuple[int, int]:
    """To whom a transaction of so many cubes owes a fee, and how much: by the cheapest clause (ME-17.11)."""
    holder = controller(g, place)
    if holder in (NOBODY, seat):
        return NOBODY, 0
    fees = [clause.fee + clause.cube_fee * cubes for clause in grants(g, TRADE, holder, seat, place)]
    return holder, min(fees, default=0)


# units under a pact


def admit(g: Medioevo, guest: int, place: str) -> bool:
    """Units of a guest are about to stand in a place: if a pact with its controller lets them, they do so without
    contesting it. To be called while the host still controls it."""
    host = controller(g, place) if place in g.box.chart.territories else NOBODY
    if host in (NOBODY, guest):
        return False
    placed = any(grants(g, MILITARY_CONTROL, host, guest, place))
    if not (placed or passage(g, guest, host, place)):
        return False
    _add(g, Admission(place, guest, host))
    return True


def _add(g: Medioevo, admission: Admission) -> None:
    if admission not in g.admitted:
        g.admitted = sorted([*g.admitted, admission])


def refresh_admissions(g: Medioevo, ended: tuple[Clause, ...] = ()) -> None:
    """Bring up to date which units stand somewhere under a pact: who has left is a guest no more, who stands together
    with a new partner becomes one, and where the right has ended, by clauses of a pact that did, the guest gets notice
    (ME-2.6, ME-17.13)."""
    kept: list[Admission] = []
    for admission in g.admitted:
        place, guest, host = admission.place, admission.guest, admission.host
        if not troops_at(g, place, guest):
            continue
        kept.append(admission)
        placed = any(grants(g, MILITARY_CONTROL, host, guest, place))
        if not (placed or _has_right(g, guest, host, place) or _has_notice(g, guest, host, place)):
            until = g.turn if g.phase in BEFORE_COMBAT else g.turn + 1
            ways = _ways_out(ended, admission)
            g.notices = sorted([*g.notices, Notice(guest, host, until, tuple(sorted((guest, host))), ways)])
    if kept != g.admitted:
        g.admitted = kept
    for name in sorted(g.places):
        if len(g.places[name].forces) > 1 and contested(g, name):
            _admit_partners(g, name)


def _ways_out(ended: tuple[Clause, ...], admission: Admission) -> tuple[str, ...]:
    """Where a guest may pass on its way out: no further than what has ended let it; nothing: everywhere."""
    given = [clause for clause in ended if clause.kind in (PASSAGE, MILITARY_CONTROL)]
    given = [c for c in given if c.giver == NOBODY or (c.giver, c.taker) == (admission.host, admission.guest)]
    if not all(clause.places for clause in given):
        return ()
    return tuple(sorted({admission.place, *(place for clause in given for place in clause.places)})) if given else ()


def _admit_partners(g: Medioevo, place: str) -> None:
    """Sides that stand together unadmitted and have agreed since: where both may be a guest, it is who has no token
    and no home there."""
    sides = [force.side for force in g.places[place].forces]
    if BARBARIANS in sides:
        return
    claim = g.places[place].token if g.places[place].token != NOBODY else owner_of_home(g, place)
    for host in sides:
        for guest in sides:
            agreed = guest != host and _has_right(g, guest, host, place)
            if agreed and (host == claim or not _has_right(g, host, guest, place)):
                _add(g, Admission(place, guest, host))


def expel(g: Medioevo, guest: int, host: int) -> None:
    """A guest attacks its host: nothing of what it was allowed holds any more."""
    g.admitted = [a for a in g.admitted if (a.guest, a.host) != (guest, host)]
    g.notices = [n for n in g.notices if (n.guest, n.host) != (guest, host)]


# how pacts end


def change_pact(g: Medioevo, name: str, **fields: object) -> Pact:
    """Change a pact in force."""
    place = next(place for place, pact in enumerate(g.pacts) if pact.id == name)
    changed: Pact = replace(g.pacts[place], **fields)
    g.pacts[place] = changed
    return changed


def reveal(g: Medioevo, now: Now, name: str) -> None:
    """A secret pact becomes known to all (ME-17.28)."""
    pact = find(g, name)
    if pact is not None and pact.secret:
        now.reveal()
        change_pact(g, name, secret=False, known_to=everyone(g))
        now.tell(PactRevealed, pact.id, pact.signatories, kinds(pact))


def reveal_all(g: Medioevo, now: Now) -> None:
    """At the end of the game no pact is secret any more."""
    for pact in list(g.pacts):
        reveal(g, now, pact.id)


def break_pact(g: Medioevo, now: Now, name: str, offender: int) -> None:
    """A player breaks a pact: it becomes known, costs its breaker 2 honor and ends (ME-17.22)."""
    reveal(g, now, name)
    pact = find(g, name)
    if pact is None:
        return
    g.pacts.remove(pact)
    now.tell(PactBroken, offender, pact.id, pact.signatories)
    honor(g, now, offender, -BREACH, "breach")
    refresh_admissions(g, pact.clauses)


def break_pacts(g: Medioevo, now: Now, offender: int, other: int) -> None:
    """A player breaks every pact with another (ME-17.4, ME-17.5)."""
    for pact in between(g, offender, other):
        break_pact(g, now, pact.id, offender)


def break_by_attack(g: Medioevo, now: Now, offender: int, other: int) -> None:
    """An attack in a war that is on already breaks what has been agreed since, where it promises peace (ME-17.23)."""
    for pact in between(g, offender, other):
        if any(kind in PEACEFUL for kind in kinds(pact)):
            break_pact(g, now, pact.id, offender)


def end_pact(g: Medioevo, now: Now, name: str, why: str) -> None:
    """A pact ends and nobody is to blame (ME-17.27)."""
    pact = find(g, name)
    if pact is None:
        return
    g.pacts.remove(pact)
    if pact.secret:
        for seat in pact.signatories:
            now.tell(SecretPactEnded, seat, pact.id, pact.signatories, why)
    else:
        now.tell(PactEnded, pact.id, pact.signatories, why)
    refresh_admissions(g, pact.clauses)


def leave_pacts(g: Medioevo, now: Now, seat: int) -> None:
    """An eliminated player's pacts end without penalty; those among three or more go on among the others (ME-17.32)."""
    for pact in [pact for pact in g.pacts if seat in pact.signatories]:
        others = tuple(other for other in pact.signatories if other != seat)
        clauses = tuple(clause for clause in pact.clauses if seat not in (clause.giver, clause.taker))
        if len(others) < 2 or not clauses:
            end_pact(g, now, pact.id, "left")
            continue
        duties = tuple(duty for duty in pact.duties if seat not in (duty.ally, duty.supported, duty.against))
        known_to = others if pact.secret else pact.known_to
        change_pact(g, pact.id, signatories=others, clauses=clauses, duties=duties, known_to=known_to)
    g.admitted = [a for a in g.admitted if seat not in (a.guest, a.host)]
    g.notices = [n for n in g.notices if seat not in (n.guest, n.host)]
    refresh_admissions(g)
