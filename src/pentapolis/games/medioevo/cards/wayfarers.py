"""Who goes along: the Scientist (11), Gunners (53, 54), Rangers (55, 56), Marauders (65, 66) (ME-25.12, ME-25.45 to
ME-25.47, ME-25.55, ME-25.56)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import card
from ..actions import UseCard, UseCardAt, UseCardOnItem
from ..battle.armies import fought
from ..components import CARAVAN, ENGINES, WAR_WAGON
from ..control import controlled
from ..diplomacy.pacts import refresh_admissions
from ..events import CardDieRolled, UnitsLent, UnitSummoned
from ..forces import add_troops, change, named, owned, pick, remove_troops, troops_at, unit_name
from ..moves.conquest import left_alone
from ..moves.groups import current, march_of
from ..moves.paths import held_fast, movement_left
from ..moves.underway import Gunner, Ranger
from ..realm.hordes import horde_troops
from ..state import Medioevo
from ..supply import units_left
from ..tabletop import BARBARIANS, NONE, Effect, Item
from ..trading.deals import trades, unseen
from ..windows import die_rolled
from .common import last, own_battle

MOST_LENT = 2


# Scientist and Gunners


@card(11)
def both_ways(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnItem]:
    """A caravan serves as a War Wagon too, or the reverse (ME-25.12)."""
    if window == "move" and context[0] != seat:
        return []
    return [UseCardOnItem(11, name) for name, item in owned(g, seat, CARAVAN, WAR_WAGON).items() if not item.twin]


@both_ways.effect
def _both_ways(g: Medioevo, now: Now, seat: int, action: UseCardOnItem) -> None:
    change(g, action.item, twin=True)


@card(53)
def fast_engine(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnItem]:
    """An engine of the group needs no movement points of its own in this move (ME-25.45)."""
    if not g.marches or march_of(g).seat != seat:
        return []
    march, group = march_of(g), current(g)
    engines = [name for name in group.items if g.items[name].kind in ENGINES]
    if len(engines) == len(group.items):
        return []  # it keeps up with an army
    return [UseCardOnItem(53, name) for name in engines if Gunner(name) not in march.notes]


@fast_engine.effect
def _fast_engine(g: Medioevo, now: Now, seat: int, action: UseCardOnItem) -> None:
    march_of(g).notes.append(Gunner(action.item))


@card(54)
def carrying_engine(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnItem]:
    """An engine carries 1 to 3 units, by a die, this turn (ME-25.46)."""
    if window == "move" and context[0] != seat:
        return []
    return [UseCardOnItem(54, name) for name, item in owned(g, seat, *ENGINES).items() if not item.carries]


@carrying_engine.effect
def _carrying_engine(g: Medioevo, now: Now, seat: int, action: UseCardOnItem) -> None:
    g.rolled.append(now.roll())
    now.tell(CardDieRolled, seat, 54, g.rolled[-1])
    now.then(die_rolled.of(seat, "card_54"), engine_carries.of(action.item))


@step
def engine_carries(g: Medioevo, now: Now, item: str) -> None:
    """A die halved, rounded up (ME-2.15)."""
    change(g, item, carries=(g.rolled.pop() + 1) // 2)


# Rangers


@card(55)
def one_unseen(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard | UseCardOnItem]:
    """One transport passes through hostile places in this move; where it arrives, it is met (ME-25.47)."""
    group = _hidden(g, seat)
    if not group and context[0] == seat:
        return [UseCardOnItem(55, name) for name in _traders(g, seat)]
    return [UseCard(55)] if len(group) == 1 else []


@card(56)
def all_unseen(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard | UseCardAt]:
    """The same for several transports that start together (ME-25.47)."""
    group = _hidden(g, seat)
    if not group and context[0] == seat:
        return [UseCardAt(56, place) for place in sorted({item.place for item in _traders(g, seat).values()})]
    return [UseCard(56)] if group else []


def _traders(g: Medioevo, seat: int) -> dict[str, Item]:
    """The trade transports that could still travel in the own trade turn and that no Ranger leads yet."""
    if g.phase != "trade" or g.marches or g.sales:
        return {}
    own = owned(g, seat).items()
    return {name: item for name, item in own if trades(item) and movement_left(item) and not unseen(g, name)}


def _hidden(g: Medioevo, seat: int) -> tuple[str, ...]:
    """The items of the move that could pass unseen: one group that no Ranger leads yet."""
    if not g.marches or march_of(g).seat != seat:
        return ()
    march, group = march_of(g), current(g)
    if group.contact or len(march.groups) > 1 or Ranger() in march.notes:
        return ()
    return group.items


@one_unseen.effect
@all_unseen.effect
def _lead_unseen(g: Medioevo, now: Now, seat: int, action: UseCard | UseCardAt | UseCardOnItem) -> None:
    if isinstance(action, UseCard):
        march_of(g).notes.append(Ranger())
        return
    for name, item in _traders(g, seat).items():
        if name == action.item if isinstance(action, UseCardOnItem) else item.place == action.place:
            last(g, Effect(f"card_{action.card}", seat, item=name))


# Marauders


@card(65)
def hired_horde(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """A horde in the own service for this turn, where the user has a unit (ME-25.55)."""
    if not g.circle or not any(units_left(g, BARBARIANS, troop.kind) for troop in horde_troops(g)):
        return []
    if window == "before_battle":
        battle = own_battle(g, seat)
        own = battle is not None and battle.holder == seat and bool(troops_at(g, battle.place, seat))
        return [UseCardAt(65, battle.place)] if battle is not None and own else []
    return [UseCardAt(65, place) for place in controlled(g, seat) if troops_at(g, place, seat)]


@hired_horde.effect
def _hired_horde(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    for troop in horde_troops(g):
        few = min(troop.count, units_left(g, BARBARIANS, troop.kind))
        add_troops(g, action.place, seat, [replace(troop, count=few, lent_by=BARBARIANS)])
        for _ in range(few):
            now.tell(UnitSummoned, seat, named(troop.kind, troop.level), action.place)


class LendUnit(Action, frozen=True):
    """Let a unit join the horde."""

    place: str
    unit: str


@card(66)
def lent_units(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """Up to two own units join a horde anywhere for this turn (ME-25.56)."""
    if not _lendable(g, seat):
        return []
    if window == "before_battle":
        place = fought(g).place
        return [UseCardAt(66, place)] if troops_at(g, place, BARBARIANS) else []
    return [UseCardAt(66, name) for name in sorted(g.places) if troops_at(g, name, BARBARIANS)]


def _lendable(g: Medioevo, seat: int) -> list[LendUnit]:
    """The own units on land that could be lent, not those that fight, nor where a Bishop lets nothing leave."""
    fighting = {battle.place for battle in g.battles}
    found = []
    for name in sorted(g.places):
        if name not in fighting and name not in g.box.chart.seas and not held_fast(g, name):
            names = {unit_name(troop) for troop in troops_at(g, name, seat) if troop.lent_by == NONE}
            found += [LendUnit(name, unit) for unit in sorted(names)]
    return found


@lent_units.effect
def _lent_units(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    now.then(lend_units.of(seat, action.place, MOST_LENT))


@decision("ME-25.56", LendUnit, Done)
def lend_units(g: Medioevo, seat: int, horde: str, left: int) -> Options:
    """Own units, one after the other."""
    return Items([*_lendable(g, seat), Done()])


@lend_units.chosen
def _lend_units(g: Medioevo, now: Now, seat: int, action: LendUnit | Done, horde: str, left: int) -> None:
    if isinstance(action, Done):
        return
    own = tuple(troop for troop in troops_at(g, action.place, seat) if troop.lent_by == NONE)
    (one,) = pick(own, action.unit)
    remove_troops(g, action.place, seat, (one,))
    add_troops(g, horde, BARBARIANS, [replace(one, lent_by=seat, home=action.place)])
    now.tell(UnitsLent, seat, action.unit, action.place, horde)
    refresh_admissions(g)
    if left > 1 and _lendable(g, seat):
        now.then(lend_units.of(seat, horde, left - 1))
    left_alone(g, now, action.place)
