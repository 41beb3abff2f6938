"""Seizing or plundering transports and engines that nobody defends (ME-9.22, ME-15.9): an attack on their owner, on the
way or where an army stands, which does not end the move."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from .. import windows
from ..battle.reactions import opened
from ..diplomacy.hostilities import commit_attack
from ..forces import items_at, sides_at
from ..realm.hordes import is_safe
from ..state import Medioevo
from ..supply import property_fits
from ..tabletop import BARBARIANS
from .actions import Seize
from .assets import Asset, plunder, take_item
from .attacks import attack_kind, enemies_at_sea
from .entering import GoOn, TakeBack
from .groups import march_of, refrain
from .paths import aboard
from .underway import Seized

KEEP, PLUNDER = "keep", "plunder"


def seizures(g: Medioevo, seat: int, place: str) -> list[Action]:
    """What an army of a seat can seize in a place; what others have in a territory conquered this turn is left alone
    until the next one (ME-15.3)."""
    names = [name for name in items_at(g, place) if _is_prey(g, seat, name)]
    if not names or place in g.conquered or not has_army(g, seat, place):
        return []
    if place in g.box.chart.seas and enemies_at_sea(g, seat, place):
        return []
    found: list[Action] = []
    for name in names:
        if property_fits(g, seat, g.items[name].level):
            found.append(Seize(name, KEEP))
        if not is_safe(g, item=name):
            found.append(Seize(name, PLUNDER))
    return found


def has_army(g: Medioevo, seat: int, place: str) -> bool:
    """Whether a seat has military units in a place, on the way or not."""
    return seat in sides_at(g, place)


def _is_prey(g: Medioevo, seat: int, name: str) -> bool:
    item = g.items[name]
    if item.owner in (seat, BARBARIANS) or item.aboard or has_army(g, item.owner, item.place):
        return False
    return attack_kind(g, seat, item.owner) != "barred"


def begin_seizure(g: Medioevo, now: Now, seat: int, action: Seize) -> None:
    """Without a declared war it is confirmed first (ME-17.5)."""
    if attack_kind(g, seat, g.items[action.item].owner) == "undeclared":
        now.then(confirm_seizure.of(seat, action.item, action.how))
    else:
        _open_seizure(g, now, seat, action.item, action.how)


@decision("ME-17.5", GoOn, TakeBack)
def confirm_seizure(g: Medioevo, seat: int, item: str, how: str) -> Options:
    """Seize it, at the price of honor and of all pacts with its owner, or leave it."""
    return Items([GoOn(g.items[item].owner), TakeBack()])


@confirm_seizure.chosen
def _confirm_seizure(g: Medioevo, now: Now, seat: int, action: GoOn | TakeBack, item: str, how: str) -> None:
    if isinstance(action, GoOn):
        _open_seizure(g, now, seat, item, how)
    else:
        refrain(march_of(g), Seize(item, how))


def _open_seizure(g: Medioevo, now: Now, seat: int, item: str, how: str) -> None:
    owner, place = g.items[item].owner, g.items[item].place
    march_of(g).notes.append(Seized())
    now.then(*opened(g, windows.conquest, place, owner, seat), carry_out_seizure.of(seat, item, how))
    commit_attack(g, now, seat, owner, place)


@step
def carry_out_seizure(g: Medioevo, now: Now, seat: int, item: str, how: str) -> None:
    """The item changes hands or is plundered with what is aboard, unless somebody has protected it meanwhile
    (ME-25.43), or a guest has conquered the territory by the attack itself."""
    if item not in g.items or g.items[item].owner == seat:
        return
    if how == PLUNDER and not is_safe(g, item=item):
        plunder(g, now, seat, g.items[item].place, BARBARIANS, [Asset(item), *map(Asset, aboard(g, item))])
    else:
        take_item(g, now, seat, item)
