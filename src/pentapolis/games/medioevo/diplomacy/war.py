"""War between two players (ME-17.2 to ME-17.7): how it begins, who may attack whom, how it ends."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.agenda import step
from ....kernel.now import Now
from ..control import controller
from ..forces import remember, sides_at, troops_at
from ..money import honor
from ..state import Medioevo
from .events import ArmisticeMade, Overstayed, WarBegan, WarEnded
from .pacts import break_by_attack, break_pacts, expel, passage, refresh_admissions
from .records import War

UNDECLARED = 3
"""Honor that an attack without a declared war costs (ME-17.5)."""


def war_between(g: Medioevo, a: int, b: int) -> War | None:
    """The war between two players, if there is one."""
    low, high = (a, b) if a < b else (b, a)
    return next((war for war in g.wars if war.a == low and war.b == high), None)


def at_war(g: Medioevo, a: int, b: int) -> bool:
    """Whether two players are at war, fought or not yet."""
    return bool(g.wars) and war_between(g, a, b) is not None


def hostile(g: Medioevo, a: int, b: int) -> bool:
    """Whether two players fight where they meet: a war declared in an earlier turn, or begun by an attack, and no
    armistice (ME-17.3, ME-17.6, ME-17.7)."""
    war = war_between(g, a, b) if g.wars else None
    return war is not None and not war.armistice and (war.undeclared or war.since < g.turn)


def armistice(g: Medioevo, a: int, b: int) -> bool:
    """Whether all combat between the two has stopped for this turn (ME-17.7)."""
    war = war_between(g, a, b) if g.wars else None
    return war is not None and war.armistice


def start_war(g: Medioevo, now: Now, a: int, b: int, by: int, undeclared: bool) -> None:
    """A war begins, by declaration or attack: all pacts between the two are broken, at the expense of who began it
    (ME-17.4, ME-17.5). Where they are at war already, only that is done that is still to do."""
    other = b if by == a else a
    war = war_between(g, a, b)
    if war is None:
        g.wars = sorted([*g.wars, War(min(a, b), max(a, b), g.turn, by, undeclared)])
        now.tell(WarBegan, by, other, "attack" if undeclared else "declared")
        break_pacts(g, now, by, other)
        from .support import settle_alliances  # what allies do about a war is its own chapter, which needs this one

        now.then(settle_alliances)
    elif undeclared and not war.undeclared and war.since == g.turn:
        _change(g, war, undeclared=True)
        break_pacts(g, now, by, other)


def attacked(g: Medioevo, now: Now, attacker: int, victim: int) -> None:
    """All that an attack on another player brings about at once (ME-17.5, ME-17.23, ME-17.31): honor, war, broken
    pacts, the end of the attacker's guest right, and the duties of allies."""
    if not hostile(g, attacker, victim):
        honor(g, now, attacker, -UNDECLARED, "undeclared_attack")
        start_war(g, now, attacker, victim, attacker, True)
    break_by_attack(g, now, attacker, victim)
    from .support import allies_called, settle_alliances  # as above

    now.then(settle_alliances, allies_called.of(attacker, victim))
    _turn_on_host(g, now, attacker, victim)


def _turn_on_host(g: Medioevo, now: Now, guest: int, host: int) -> None:
    """A guest who attacks its host contests the territories where it stands, or takes them if nobody else does
    (ME-2.6, ME-15.1)."""
    from ..moves.conquest import left_alone  # conquest knows who may pass

    stays = [a.place for a in g.admitted if (a.guest, a.host) == (guest, host) and controller(g, a.place) == host]
    expel(g, guest, host)
    for place in stays:
        if controller(g, place) != host:
            remember(g, place, host)
            left_alone(g, now, place)


def make_peace(g: Medioevo, now: Now, a: int, b: int) -> None:
    """Peace ends the war (ME-17.7)."""
    war = war_between(g, a, b)
    if war is not None:
        g.wars.remove(war)
        now.tell(WarEnded, a, b)
        from .support import duties_end  # as above

        duties_end(g)
        refresh_admissions(g)


def make_armistice(g: Medioevo, now: Now, a: int, b: int) -> None:
    """No combat between the two for the rest of the turn (ME-17.7)."""
    war = war_between(g, a, b)
    if war is not None:
        _change(g, war, armistice=True)
        now.tell(ArmisticeMade, a, b)


def armistices_end(g: Medioevo) -> None:
    """At the end of the turn (ME-20.3)."""
    if any(war.armistice for war in g.wars):
        g.wars = [replace(war, armistice=False) for war in g.wars]


def leave_wars(g: Medioevo, seat: int) -> None:
    """The wars of an eliminated player end (ME-17.32)."""
    g.wars = [war for war in g.wars if seat not in (war.a, war.b)]


@step
def overstay(g: Medioevo, now: Now) -> None:
    """The combat phase is over: guests who had notice and are still inside attack their host by staying (ME-17.13)."""
    over = [notice for notice in g.notices if notice.until <= g.turn]
    g.notices = [notice for notice in g.notices if notice.until > g.turn]
    for notice in over:
        guest, host = notice.guest, notice.host
        stays = [a.place for a in g.admitted if (a.guest, a.host) == (guest, host)]
        stays = [name for name in stays if troops_at(g, name, guest) and not passage(g, guest, host, name)]
        for place in stays:
            from ..moves.encounters import meet_opponents  # armies meet where they stand

            now.tell(Overstayed, guest, host, place)
            if len(sides_at(g, place)) > 1:
                now.then(meet_opponents.of(guest, place, host, 0, "move"))
        if stays:
            attacked(g, now, guest, host)


def _change(g: Medioevo, war: War, **fields: object) -> None:
    changed: War = replace(war, **fields)
    g.wars[g.wars.index(war)] = changed
