"""Who serves the realm: Militia (24, 26), Templars (34, 35), Magnates (36 to 38), Architects (32, 33), Sheriffs (69,
70), Heroines (67, 68) (ME-25.23, ME-25.25, ME-25.31 to ME-25.36, ME-25.57, ME-25.58)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Options, Range
from ..abilities import card
from ..actions import UseCard, UseCardAt, UseCardForUnit, UseCardOnLeader, UseCardOnUnit
from ..arts.war import considered
from ..battle.armies import SIDES, army, fought, seat_of, side_of
from ..battle.assign import exchange
from ..components import ARCHER, CAPTAIN, CAVALRY, CIVIL, HEAVY, LIGHT, MILITARY
from ..control import controlled, controller, is_home
from ..diplomacy.hostilities import commit_attack
from ..diplomacy.pacts import admit
from ..events import Deposited, UnitPromoted, UnitSummoned
from ..forces import add_troops, merged, named, of_kind, pick, read_unit, set_troops, troops_at, unit_name
from ..market.buildings import CHEAPER, HALVED, can_upgrade_free, reductions, upgrade_free
from ..money import pay, receive
from ..moves.attacks import attack_kind, meeting
from ..moves.encounters import meet_opponents
from ..realm.debt import interest_of
from ..realm.hordes import place_horde
from ..state import Medioevo
from ..supply import units_left
from ..tabletop import NOBODY, Effect, Troop
from ..use import turn_card
from .common import in_force, last, own_battle, territories

SOLDIERS = (LIGHT, HEAVY, ARCHER, CAVALRY)
MOST_DEPOSIT = 300


# Militia


def threatened(g: Medioevo, seat: int, window: str, context: tuple[Any, ...]) -> str:
    """The own territory where a rebellion breaks out or an enemy has entered; nothing if there is none."""
    if window == "rebellion":
        victim, place = context[0], context[1]
        return str(place) if victim == seat else ""
    place, mover = context
    if mover == seat or g.box.chart.is_sea(place):
        return ""
    own = controller(g, place) == seat or bool(troops_at(g, place, seat)) or _held_before(g, seat, place)
    return str(place) if own else ""


def _held_before(g: Medioevo, seat: int, place: str) -> bool:
    """Whether a seat would control a place but for who has just come."""
    there = g.place(place)
    return there.token == seat or (there.token == NOBODY and is_home(g, seat, place))


@card(24)
def raised_unit(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardForUnit]:
    """One unit of the own set, a Captain I included, at the threatened place (ME-25.23)."""
    place = threatened(g, seat, window, context)
    if not place:
        return []
    names = [kind for kind in SOLDIERS if units_left(g, seat, kind)]
    names += [named(CAPTAIN, 1)] if units_left(g, seat, CAPTAIN) else []
    return [UseCardForUnit(24, place, name) for name in names]


@raised_unit.effect
def _raised_unit(g: Medioevo, now: Now, seat: int, action: UseCardForUnit) -> None:
    summon(g, now, seat, action.unit, action.place)


def summon(g: Medioevo, now: Now, seat: int, unit: str, place: str) -> None:
    """A unit of the own set comes to a place for free."""
    add_troops(g, place, seat, [of_kind(unit)])
    now.tell(UnitSummoned, seat, unit, place)


@card(26)
def palisade(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """The threatened place, with own units, counts as one tower stronger this turn (ME-25.25)."""
    place = threatened(g, seat, window, context)
    if not place or not troops_at(g, place, seat):
        return []
    return [] if any(e.place == place for e in in_force(g, "card_26", seat=seat)) else [UseCardAt(26, place)]


@palisade.effect
def _palisade(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    last(g, Effect("card_26", seat, action.place))


# Templars


@card(34)
def crusade(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardForUnit]:
    """A unit, not a Captain, outside the own kingdom; who or what is there is fought at once (ME-25.32)."""
    kinds = [kind for kind in SOLDIERS if units_left(g, seat, kind)]
    places = [name for name in territories(g) if not is_home(g, seat, name) and _may_land(g, seat, name)]
    return [UseCardForUnit(34, place, kind) for place in places for kind in kinds]


def _may_land(g: Medioevo, seat: int, place: str) -> bool:
    """Not where an armistice forbids to attack."""
    met = meeting(g, seat, place)
    return not met.attacked or any(attack_kind(g, seat, other) != "barred" for other in met.attacked)


@crusade.effect
def _crusade(g: Medioevo, now: Now, seat: int, action: UseCardForUnit) -> None:
    place, holder = action.place, controller(g, action.place)
    met = meeting(g, seat, place)
    if met.kind == "open":
        admit(g, seat, place)
    summon(g, now, seat, action.unit, place)
    if met.kind == "open":
        return
    if met.kind == "resistance":
        place_horde(g, now, place)
    now.then(meet_opponents.of(seat, place, holder, 0, "card"))
    if able := [other for other in met.attacked if attack_kind(g, seat, other) != "barred"]:
        commit_attack(g, now, seat, min(able, key=lambda other: attack_kind(g, seat, other)), place)


@card(35)
def relief(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnUnit]:
    """As 34, into a battle in progress in which the user takes part (ME-25.33)."""
    battle = own_battle(g, seat)
    if battle is None or g.box.chart.is_sea(battle.place) or is_home(g, seat, battle.place):
        return []
    return [UseCardOnUnit(35, kind) for kind in SOLDIERS if units_left(g, seat, kind)]


@relief.effect
def _relief(g: Medioevo, now: Now, seat: int, action: UseCardOnUnit) -> None:
    summon(g, now, seat, action.unit, fought(g).place)


# Magnates


class MakeDeposit(Action, frozen=True):
    """Put florins on card 36."""

    florins: int


@card(36)
def bank(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Make a deposit of up to 300 florins, or take it back with half of it more (ME-25.34)."""
    own = g.players[seat].card(36)
    return [UseCard(36)] if own is not None and (own.deposit or g.players[seat].florins) else []


@bank.effect
def _bank(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    own = g.players[seat].card(36)
    if own is None:
        return
    if own.deposit:
        turn_card(g, seat, 36, deposit=0)
        receive(g, now, seat, own.deposit + own.deposit // 2, "deposit")
    elif g.players[seat].florins:  # what was there may have been paid for an answer meanwhile
        now.then(magnate_deposit.of(seat))


@decision("ME-25.34", MakeDeposit, private=True)
def magnate_deposit(g: Medioevo, seat: int) -> Options:
    """1 to 300 florins."""
    return Range(MakeDeposit, "florins", 1, min(MOST_DEPOSIT, g.players[seat].florins))


@magnate_deposit.chosen
def _magnate_deposit(g: Medioevo, now: Now, seat: int, action: MakeDeposit) -> None:
    pay(g, now, seat, action.florins, "deposit")
    turn_card(g, seat, 36, deposit=action.florins)
    now.tell(Deposited, seat, action.florins)


@card(37)
def share_of_interest(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Half of the interest that others really pay this turn, while it is being paid (ME-25.35)."""
    paying = any(entry.name == "pay_magnates" for entry in g.agenda)
    owing = any(interest_of(g, other) for other in g.order if other != seat)
    return [UseCard(37)] if paying and owing and not in_force(g, "card_37", seat=seat) else []


@share_of_interest.effect
def _share_of_interest(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    last(g, Effect("card_37", seat))


@card(38)
def less_interest(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The own interest of this turn is 50 less (ME-25.36)."""
    due = any(entry.name == "pay_interest" and entry.seat == seat for entry in g.agenda)
    return [UseCard(38)] if due and interest_of(g, seat) and not in_force(g, "card_38", seat=seat) else []


@less_interest.effect
def _less_interest(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    last(g, Effect("card_38", seat))


# Architects and Sheriffs


@card(32)
def cheaper_building(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One building costs 50 florins less (ME-25.31)."""
    return [] if context or CHEAPER in reductions(g, seat) else [UseCard(32)]


@card(33)
def halved_building(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One building costs half (ME-25.31)."""
    return [] if context or HALVED in reductions(g, seat) else [UseCard(33)]


@cheaper_building.effect
@halved_building.effect
def _reduce(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    last(g, Effect(f"card_{action.card}", seat))


@card(69)
def grown_town(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """A civil building below a military one rises a level (ME-25.58)."""
    return [] if context else _sheriff(g, seat, 69, CIVIL, MILITARY)


@card(70)
def grown_fort(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """A military building below a civil one rises a level (ME-25.58)."""
    return [] if context else _sheriff(g, seat, 70, MILITARY, CIVIL)


def _sheriff(g: Medioevo, seat: int, number: int, lower: str, higher: str) -> list[UseCardAt]:
    found = []
    for name in controlled(g, seat):
        place = g.place(name)
        if 0 < getattr(place, lower) < getattr(place, higher) and can_upgrade_free(g, seat, name, lower):
            found.append(UseCardAt(number, name))
    return found


@grown_town.effect
def _grown_town(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    upgrade_free(g, now, seat, action.place, CIVIL)


@grown_fort.effect
def _grown_fort(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    upgrade_free(g, now, seat, action.place, MILITARY)


# Heroines


@card(67)
def born_leader(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnLeader]:
    """A unit of an army without Captain counts as a Captain I this turn, anyone's (ME-25.57)."""
    found = []
    for place, side, troops in _armies(g, window):
        if not any(troop.kind == CAPTAIN for troop in troops):
            names = sorted({unit_name(troop) for troop in troops})
            found += [UseCardOnLeader(67, place, name, side) for name in names]
    return found


@card(68)
def greater_leader(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnLeader]:
    """A Captain, anyone's, has one level more this turn (ME-25.57)."""
    found = []
    for place, side, troops in _armies(g, window):
        names = sorted({unit_name(troop) for troop in troops if troop.kind == CAPTAIN and troop.level < 3})
        found += [UseCardOnLeader(68, place, name, side) for name in names]
    return found


def _armies(g: Medioevo, window: str) -> list[tuple[str, int, tuple[Troop, ...]]]:
    """Place, side and units of the armies that may be meant: all on land, or the two of the battle."""
    if window == "free":
        return [(name, force.side, force.troops) for name in sorted(g.places) for force in g.place(name).forces]
    battle = fought(g)
    return [(battle.place, seat_of(battle, side), army(g, battle, side)) for side in SIDES]


@born_leader.effect
@greater_leader.effect
def _lead(g: Medioevo, now: Now, seat: int, action: UseCardOnLeader) -> None:
    to = named(CAPTAIN, 1 if action.card == 67 else read_unit(action.unit)[1] + 1)
    troops = troops_at(g, action.place, action.player)
    (one,) = pick(troops, action.unit)
    led = considered(one, to)
    if g.battles and fought(g).place == action.place and action.player in (fought(g).attacker, fought(g).defender):
        exchange(g, fought(g), side_of(fought(g), action.player), "", one, led)
    else:
        rest = [replace(t, count=t.count - 1) if replace(t, count=1) == one else t for t in troops]
        set_troops(g, action.place, action.player, merged((*(t for t in rest if t.count), led)))
    now.tell(UnitPromoted, seat, action.player, action.unit, to)
