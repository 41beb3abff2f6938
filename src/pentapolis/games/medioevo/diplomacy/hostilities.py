"""How hostilities begin and end, with all that follows from it for pacts, guests and allies (ME-17.4 to ME-17.7)."""

from __future__ import annotations

from ....kernel.now import Now
from ..control import controller
from ..forces import remember
from ..money import honor
from ..moves.attacks import attack_kind
from ..moves.conquest import left_alone
from ..moves.events import AttackedUndeclared
from ..state import Medioevo
from ..tabletop import BARBARIANS
from .events import WarBegan, WarEnded
from .pacts import break_by_attack, break_pacts, expel, refresh_admissions
from .relations import War
from .support import allies_called, duties_end, settle_alliances
from .war import change_war, hostile, war_between

UNDECLARED = 3
"""Honor that an attack without a declared war costs (ME-17.5)."""


def start_war(g: Medioevo, now: Now, a: int, b: int, by: int, undeclared: bool) -> None:
    """A war begins, by declaration or attack: all pacts between the two are broken, at the expense of who began it
    (ME-17.4, ME-17.5). Where they are at war already, only that is done that is still to do."""
    other = b if by == a else a
    war = war_between(g, a, b)
    if war is None:
        g.wars = sorted([*g.wars, War(min(a, b), max(a, b), g.turn, by, undeclared)])
        now.tell(WarBegan, by, other, "attack" if undeclared else "declared")
        break_pacts(g, now, by, other)
        now.then(settle_alliances)
    elif undeclared and not war.undeclared and war.since == g.turn:
        change_war(g, war, undeclared=True)
        break_pacts(g, now, by, other)


def commit_attack(g: Medioevo, now: Now, seat: int, other: int, place: str) -> None:
    """A seat attacks another: without a war declared in an earlier turn it costs honor and starts the war at once,
    which breaks every pact between the two (ME-17.5, ME-17.22)."""
    if other != BARBARIANS:
        if attack_kind(g, seat, other) == "undeclared":
            now.tell(AttackedUndeclared, seat, other, place)
        attacked(g, now, seat, other)


def attacked(g: Medioevo, now: Now, attacker: int, victim: int) -> None:
    """All that an attack on another player brings about at once (ME-17.5, ME-17.23, ME-17.31): honor, war, broken
    pacts, the end of the attacker's guest right, and the duties of allies."""
    if not hostile(g, attacker, victim):
        honor(g, now, attacker, -UNDECLARED, "undeclared_attack")
        start_war(g, now, attacker, victim, attacker, True)
    break_by_attack(g, now, attacker, victim)
    now.then(settle_alliances, allies_called.of(attacker, victim))
    _turn_on_host(g, now, attacker, victim)


def _turn_on_host(g: Medioevo, now: Now, guest: int, host: int) -> None:
    """A guest who attacks its host contests the territories where it stands, or takes them if nobody else does
    (ME-2.6, ME-15.1)."""
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
        duties_end(g)
        refresh_admissions(g)
