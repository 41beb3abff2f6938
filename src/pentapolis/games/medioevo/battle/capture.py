"""Units that fall, and those that are taken prisoner instead (ME-14.13 to ME-14.19, ME-14.28, ME-14.29)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.agenda import step
from ....kernel.now import Now
from ..components import CAPTAIN
from ..forces import add_troops, change, items_at, merged, unit_name
from ..market import deeds
from ..moves.paths import spaces
from ..state import Medioevo
from ..supply import real_kind
from ..tabletop import BARBARIANS, NONE, Prisoner, Troop
from .armies import SIDES, army, at_sea, fought, noted, seat_of
from .battle import Battle
from .events import PrisonersFreed, UnitCaptured, UnitFell
from .wounds import owner_of


def fall(g: Medioevo, now: Now, battle: Battle, side: int, one: Troop, kind: str) -> None:
    """A unit that has been taken off the board is gone, or a prisoner of the side that struck it."""
    seat, giver = seat_of(battle, side), seat_of(battle, 1 - side)
    battle.losses[side] += 1
    figure, level = real_kind(one)
    if kind != "loss" and giver != BARBARIANS:
        if one.kind == CAPTAIN:
            deeds.captain_out(g, giver)
        if kind == "archery":
            battle.shot[1 - side] += 1
            deeds.shot_down(g, giver, battle.shot[1 - side])
    if one.lent_by == NONE and seat != BARBARIANS and _is_captured(battle, side, one, kind):
        imprison(battle.prisoners, Prisoner(seat, figure, level, 1))
        deeds.captured(g, giver)
        now.tell(UnitCaptured, seat, unit_name(one), giver)
        return
    if owner_of(one, seat) == seat:
        battle.fallen[side] = list(merged((*battle.fallen[side], Troop(figure, level))))
    now.tell(UnitFell, seat, unit_name(one))


def _is_captured(battle: Battle, side: int, one: Troop, kind: str) -> bool:
    """Whether the enemy keeps what it would destroy: after a round won with capture declared (ME-14.15), or by card 39,
    whose note is then used up."""
    if kind == "loss":
        return False
    if kind == "melee" and battle.captor == 1 - side:
        return True
    for wanted in noted(battle, 1 - side, "card_39"):
        battle.notes[1 - side].remove(wanted)
        return True
    return False


def imprison(prisoners: list[Prisoner], more: Prisoner) -> None:
    """Add prisoners to a board or a battle; what nothing tells apart is one record."""
    for place, held in enumerate(prisoners):
        if (held.owner, held.kind, held.level) == (more.owner, more.kind, more.level):
            prisoners[place] = Prisoner(held.owner, held.kind, held.level, held.count + more.count)
            return
    prisoners.append(more)
    prisoners.sort()


@step
def free_prisoners(g: Medioevo, now: Now) -> None:
    """If all units of a capturer are dead, its prisoners of this battle are free and have won (ME-14.18)."""
    battle = fought(g)
    for side in SIDES:
        seat = seat_of(battle, 1 - side)
        freed = [p for p in battle.prisoners if p.owner == seat]
        if freed and not army(g, battle, side):
            battle.prisoners = [p for p in battle.prisoners if p.owner != seat]
            troops = [Troop(p.kind, p.level, p.count) for p in freed]
            now.tell(PrisonersFreed, seat, sum(p.count for p in freed))
            if at_sea(g, battle):
                come_aboard(g, battle, seat, troops)  # for whom there is no room is lost
            else:
                add_troops(g, battle.place, seat, troops)


def come_aboard(g: Medioevo, battle: Battle, seat: int, troops: list[Troop]) -> list[Troop]:
    """Units join a battle at sea aboard own galleys that are there; who finds no room is returned."""
    galleys = items_at(g, battle.place, seat, "galley")
    rest = embark(g, galleys, troops)
    battle.manned = sorted({*battle.manned, *(name for name in galleys if g.items[name].troops)})
    return rest


def embark(g: Medioevo, galleys: list[str], troops: list[Troop]) -> list[Troop]:
    """Units go aboard galleys, as many as each has room for; who finds none is returned."""
    rest = list(troops)
    for name in galleys:
        room = spaces(g, name)
        while rest and room > 0:
            one = rest.pop()
            few = min(one.count, room)
            room -= few
            change(g, name, troops=merged((*g.items[name].troops, replace(one, count=few))))
            if one.count > few:
                rest.append(replace(one, count=one.count - few))
    return rest


def has_room(g: Medioevo, battle: Battle, seat: int) -> bool:
    """Whether a unit could join a seat's side: always on land, at sea if a galley there has room."""
    if not at_sea(g, battle):
        return True
    return any(spaces(g, name) > 0 for name in items_at(g, battle.place, seat, "galley"))


def lead_away(g: Medioevo, battle: Battle) -> None:
    """After the battle the prisoners go to the board of their captor (ME-14.19)."""
    for prisoner in battle.prisoners:
        captor = battle.attacker if prisoner.owner == battle.defender else battle.defender
        imprison(g.players[captor].prisoners, prisoner)
    battle.prisoners = []
