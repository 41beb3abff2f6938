"""What comes of a battle, and conquest (chapter 15, ME-21.4 to ME-21.10, P4)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from ....kernel.agenda import Entry, step
from ....kernel.now import Now
from .. import windows
from ..battle.battle import Battle
from ..battle.reactions import opened
from ..components import JERUSALEM, ROME
from ..control import building_levels, contested, controller, is_home, owner_of_home
from ..diplomacy.pacts import passage, refresh_admissions
from ..diplomacy.relations import Admission
from ..diplomacy.war import hostile
from ..forces import settled, sides_at, troops_at, under_way
from ..market import deeds
from ..money import honor
from ..realm.blood import blood
from ..realm.hordes import alone, calm, drop_token, plunder_by_barbarians
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY, NONE, Effect
from .assets import at_stake, dispose, loser_items
from .events import Conquered, RebellionSuppressed

LARGE_ARMY = 5
FIRST_CONQUEST = 2
"""Honor for whoever conquers Rome or Jerusalem first (ME-21.5)."""


@step
def settle_battle(g: Medioevo, now: Now) -> None:
    """The battle is over: what it was worth, and who holds the place now."""
    battle = g.battles.pop()
    refresh_admissions(g)
    if battle.ended == "suspended":
        insort(g.effects, Effect("suspended", battle.attacker, battle.place, against=battle.defender))
    if not contested(g, battle.place):
        settled(g, battle.place)
    loser = _loser(battle)
    _lost_to_barbarians(g, now, battle)
    if battle.winner == BARBARIANS:
        if alone(g, battle.place):
            plunder_by_barbarians(g, now, battle.place, battle.holder)
    elif battle.winner != NONE:
        now.then(*spoils(g, battle, loser))
        _praise(g, now, battle, loser)


def _loser(battle: Battle) -> int:
    return battle.defender if battle.winner == battle.attacker else battle.attacker


def _lost_to_barbarians(g: Medioevo, now: Now, battle: Battle) -> None:
    """A player whose units were all destroyed by barbarians, or have fled from them, loses honor (ME-21.9)."""
    if battle.ended not in ("wiped_out", "both_out", "fled") or BARBARIANS not in (battle.attacker, battle.defender):
        return
    seat = battle.defender if battle.attacker == BARBARIANS else battle.attacker
    if battle.winner != seat:
        honor(g, now, seat, -1, "lost_to_barbarians")


def _praise(g: Medioevo, now: Now, battle: Battle, loser: int) -> None:
    """What a victory is worth beside conquest: a rebellion suppressed, a large army defeated (ME-21.8, ME-21.10)."""
    winner, place = battle.winner, battle.place
    sides = (battle.attacker, battle.defender)
    beaten, lost = battle.began[sides.index(loser)], battle.losses[sides.index(loser)]
    led_away = battle.ended == "wiped_out" and beaten and not battle.round and not lost
    if not led_away:  # before the first die: nobody has beaten it
        deeds.won_battle(
            g,
            winner,
            loser,
            beaten,
            defended=winner == battle.defender and battle.cause != "rebellion",
            unharmed=battle.losses[sides.index(winner)] == 0,
        )
    if battle.ended == "wiped_out" and lost >= beaten >= LARGE_ARMY:
        honor(g, now, winner, 1, "large_army")
    there = g.place(place)
    if there.rebel and owner_of_home(g, place) == winner and stands_alone(g, winner, place):
        g.put(place, replace(there, rebel=False))
        if loser == BARBARIANS:
            now.tell(RebellionSuppressed, winner, place)
            honor(g, now, winner, 1, "rebellion")
            deeds.suppressed(g, winner)


def stands_alone(g: Medioevo, seat: int, place: str) -> bool:
    """Whether a seat has units in a territory and no other side has, but for guests of that seat (ME-15.1)."""
    sides = sides_at(g, place)
    if seat not in sides or place in g.box.chart.seas:
        return False
    return all(side == seat or (side != BARBARIANS and _is_guest(g, side, seat, place)) for side in sides)


def _is_guest(g: Medioevo, guest: int, host: int, place: str) -> bool:
    """Whether units may stand in a host's place by a pact: they pass, or they were placed there and keep the peace."""
    if passage(g, guest, host, place):
        return True
    return Admission(place, guest, host) in g.admitted and not hostile(g, guest, host)


def conquers(g: Medioevo, seat: int, place: str, holder: int) -> bool:
    """Whether a seat that holds a place now conquers it: not what it controlled before, nor what it won for a player
    whose guest it is (ME-15.1)."""
    if seat == holder or not stands_alone(g, seat, place):
        return False
    return holder == NOBODY or not _is_guest(g, seat, holder, place)


def spoils(g: Medioevo, battle: Battle, loser: int) -> list[Entry]:
    """What the winner of a battle gets: the territory, or what the loser has left behind (ME-15.1, ME-15.3)."""
    winner, place = battle.winner, battle.place
    if conquers(g, winner, place, battle.holder):
        return [conquer.of(winner, place, battle.holder, loser)]
    if loser_items(g, place, loser):
        return [*opened(g, windows.conquest, place, loser, winner), dispose.of(winner, place, NOBODY, loser, 0)]
    return []


@step
def conquer(g: Medioevo, now: Now, seat: int, place: str, holder: int, loser: int = NONE) -> None:
    """A seat conquers a territory that `holder`, or nobody, controlled, from `loser` if it fought for it: tokens of
    others go, honor comes, then it decides what to keep (P4)."""
    if not conquers(g, seat, place, holder):
        return
    now.tell(Conquered, seat, place, holder)
    g.admitted = [admission for admission in g.admitted if (admission.place, admission.guest) != (place, seat)]
    settled(g, place)
    calm(g, place)
    drop_token(g, now, place)
    _conquest_honor(g, now, seat, place)
    deeds.conquered(g, seat, holder)
    if place not in g.conquered:
        insort(g.conquered, place)
    victim = owner_of_home(g, place)
    if victim != seat:
        blood(g, now, victim)
    refresh_admissions(g)
    if at_stake(g, seat, place, holder, loser):
        now.then(*opened(g, windows.conquest, place, holder, seat), dispose.of(seat, place, holder, loser, 1))


def left_alone(g: Medioevo, now: Now, place: str) -> None:
    """Units have left a place, or their guest right there, otherwise than in battle: barbarians left alone plunder it
    (ME-19.12), and a player left alone conquers what another, or nobody, held when they came together (ME-15.1)."""
    if any(battle.place == place for battle in g.battles):
        return
    calm(g, place)
    held = g.place(place).held_by
    if alone(g, place):
        plunder_by_barbarians(g, now, place, NOBODY if held == NONE else held)
    elif held != NONE and not contested(g, place) and not under_way(g, place):
        settled(g, place)
        seat = controller(g, place)
        if seat != NOBODY and troops_at(g, place, seat):
            now.then(conquer.of(seat, place, held))


def _conquest_honor(g: Medioevo, now: Now, seat: int, place: str) -> None:
    """An inhabited area gives 1 and what is built there, once a turn, no home of the conqueror does; Rome and
    Jerusalem give more to the first who conquers them (ME-21.4 to ME-21.7, ME-A41, ME-A63)."""
    if is_home(g, seat, place):
        return
    if g.box.chart.inhabited(place) and place not in g.conquered:
        honor(g, now, seat, 1 + building_levels(g.place(place)), "conquest")
    if place in (ROME, JERUSALEM) and place not in g.firsts:
        insort(g.firsts, place)
        honor(g, now, seat, FIRST_CONQUEST, f"first_{place}")
