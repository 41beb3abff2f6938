"""The barbarians of a turn: the War Circle, the points of the first player (ME-4.2 to ME-4.4, ME-4.16 to ME-4.24)."""

from __future__ import annotations

from itertools import combinations

from ....kernel.action import Action, Done, Multi, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..components import ARCHER, BARBARIAN_POINTS, CAPTAIN, GALLEY, LIGHT, TRADE_TRANSPORTS
from ..control import controller, is_home
from ..forces import (
    add_troops,
    change,
    items_at,
    named,
    new_item,
    of_kind,
    read_unit,
    remove_item,
    set_troops,
    sides_at,
    size,
    troops_at,
)
from ..free import ERRANDS, errands, run_errand
from ..moves.encounters import start_battle
from ..moves.paths import held_fast
from ..state import Medioevo
from ..supply import barbarian_galleys_left, units_left
from ..tabletop import BARBARIANS, NOBODY
from ..windows import enter
from .events import BarbarianDiceRolled, HordeAppeared, HordeMoved
from .hordes import alone, calm, drop_token, plunder_by_barbarians

DICE = {"d4": 4, "d6": 6, "d8": 8}
NEEDED = {LIGHT: 0, ARCHER: 2, CAPTAIN: 4}
"""How large a horde must be for a unit to be added (ME-4.19)."""


class RerollBarbarianDice(Action, frozen=True):
    """Roll some dice of the War Circle again."""

    dice: Multi[str]


class AddBarbarian(Action, frozen=True):
    """Add a barbarian unit for a point."""

    unit: str
    place: str


class MoveHorde(Action, frozen=True):
    """Move a horde one step for a point."""

    place: str
    to: str


class AimHorde(Action, frozen=True):
    """Say whom a horde attacks first."""

    player: int


# the War Circle


@step
def roll_barbarian_dice(g: Medioevo, now: Now) -> None:
    """d4, d6 and d8; the first player may reroll some of them (ME-4.2)."""
    g.circle = [now.roll(sides) for sides in DICE.values()]
    now.tell(BarbarianDiceRolled, tuple(g.circle), False)
    now.then(reroll_barbarian_dice.of(g.first))


@decision("ME-4.2", RerollBarbarianDice, Pass)
def reroll_barbarian_dice(g: Medioevo, seat: int) -> Items:
    """Any of the three dice, once (ME-4.2)."""
    subsets = [dice for number in (1, 2, 3) for dice in combinations(DICE, number)]
    return Items([*map(RerollBarbarianDice, subsets), Pass()])


@reroll_barbarian_dice.chosen
def _reroll_barbarian_dice(g: Medioevo, now: Now, seat: int, action: RerollBarbarianDice | Pass) -> None:
    if isinstance(action, RerollBarbarianDice):
        for place, (name, sides) in enumerate(DICE.items()):
            if name in action.dice:
                g.circle[place] = now.roll(sides)
        now.tell(BarbarianDiceRolled, tuple(g.circle), True)


# points


@step
def supply_barbarians(g: Medioevo, now: Now) -> None:
    """The first player has 3 points (ME-4.16)."""
    g.barbarian_points = BARBARIAN_POINTS
    now.then(next_barbarian_point)


@step
def next_barbarian_point(g: Medioevo, now: Now) -> None:
    """One point after the other, each with all that follows from it (ME-4.16)."""
    if g.barbarian_points:
        now.then(barbarian_point.of(g.first))


@decision("ME-4.16", AddBarbarian, MoveHorde, Done, *ERRANDS, private=True, free=True)
def barbarian_point(g: Medioevo, seat: int) -> Items:
    """Add a unit, move a horde, or stop (ME-4.16 to ME-4.22)."""
    return Items([*_additions(g), *_moves(g), *errands(g, seat), Done()])


@barbarian_point.chosen
def _barbarian_point(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, Done):
        g.barbarian_points = 0
        return
    now.then(next_barbarian_point)
    if isinstance(action, AddBarbarian):
        g.barbarian_points -= 1
        add_barbarian(g, now, action.place, action.unit)
    elif isinstance(action, MoveHorde):
        g.barbarian_points -= 1
        move_horde(g, now, action.place, action.to)
    else:
        run_errand(g, now, seat, action)


@barbarian_point.refuses
def _why_not_point(g: Medioevo, seat: int, action: Action) -> Why | None:
    if isinstance(action, AddBarbarian):
        kind, _ = read_unit(action.unit)
        if action.place in open_to_barbarians(g) and kind in NEEDED:
            return Why("ME-4.19", "refused-horde-too-small", {"unit": action.unit, "needed": NEEDED[kind]})
        return Why("ME-4.17", "refused-no-barbarians-there", {"place": action.place})
    if isinstance(action, MoveHorde) and troops_at(g, action.place, BARBARIANS):
        if action.to not in g.box.chart.steps[action.place]:
            return Why("ME-4.20", "refused-not-adjacent", {"place": action.to})
        if not _movable(g, action.place):
            return Why("ME-4.21", "refused-horde-stays", {"place": action.place})
        return Why("ME-4.22", "refused-no-barbarian-galley")
    return None


def _additions(g: Medioevo) -> list[Action]:
    left = {named(kind, int(kind == CAPTAIN)): NEEDED[kind] for kind in NEEDED if units_left(g, BARBARIANS, kind) > 0}
    return [
        AddBarbarian(unit, place)
        for place, there in open_to_barbarians(g).items()
        for unit, needed in left.items()
        if there >= needed
    ]


def open_to_barbarians(g: Medioevo) -> dict[str, int]:
    """The territories where units may be added, with the size of the horde there (ME-4.17, ME-4.18)."""
    chart, in_play = g.box.chart, g.in_play
    places = [name for name in g.places if name in chart.territories and troops_at(g, name, BARBARIANS)]
    fires = [name for name, one in chart.territories.items() if one.fire and name in in_play]
    free = [name for name in fires if controller(g, name) == NOBODY]
    if not free:
        free = [name for name in chart.territories if name in in_play and _wilderness(g, name)]
    return {name: size(troops_at(g, name, BARBARIANS)) for name in sorted({*places, *free})}


def _wilderness(g: Medioevo, name: str) -> bool:
    """Outside all starting kingdoms, uncontrolled and empty (ME-4.18)."""
    place = g.place(name)
    if g.box.home.get(name) in g.kingdoms or controller(g, name) != NOBODY or place.forces:
        return False
    return not (place.civil or place.military or place.religious or items_at(g, name))


def add_barbarian(g: Medioevo, now: Now, place: str, unit: str) -> None:
    """A unit joins; what stands there undefended is plundered (ME-19.12)."""
    add_troops(g, place, BARBARIANS, [of_kind(unit)])
    now.tell(HordeAppeared, place, (unit,))
    if alone(g, place):
        plunder_by_barbarians(g, now, place)


def _moves(g: Medioevo) -> list[Action]:
    galleys = barbarian_galleys_left(g)
    seas, in_play = g.box.chart.seas, g.in_play
    found: list[Action] = []
    for place in sorted(g.places):
        if troops_at(g, place, BARBARIANS) and _movable(g, place):
            for to in g.box.chart.steps[place]:
                afloat = place in seas or galleys > 0 or bool(items_at(g, to, BARBARIANS))
                if to in in_play and (to not in seas or afloat):
                    found.append(MoveHorde(place, to))
    return found


def _movable(g: Medioevo, place: str) -> bool:
    """Not where units of a player stand too, nor out of a home territory of the first player, nor against a Bishop
    (ME-4.21, ME-25.3)."""
    if is_home(g, g.first, place) or not alone(g, place):
        return False
    there = [g.items[name] for name in items_at(g, place)]
    if any(item.owner != BARBARIANS and item.kind not in TRADE_TRANSPORTS for item in there):
        return False  # a trade transport is no unit; a Diplomat may have saved it
    return not held_fast(g, place)


def move_horde(g: Medioevo, now: Now, place: str, to: str) -> None:
    """All barbarians of a place move to another, and meet what is there (ME-4.20 to ME-4.24)."""
    horde = troops_at(g, place, BARBARIANS)
    holder = controller(g, to)
    set_troops(g, place, BARBARIANS, ())
    add_troops(g, to, BARBARIANS, horde)
    _take_galley(g, place, to)
    now.tell(HordeMoved, place, to)
    calm(g, place)
    now.then(enter.of(to, BARBARIANS), horde_arrives.of(to, holder))


def _take_galley(g: Medioevo, place: str, to: str) -> None:
    """A horde at sea has a galley, hordes that meet have one between them (ME-4.22, ME-A94)."""
    old = items_at(g, place, BARBARIANS)
    there = items_at(g, to, BARBARIANS)
    if to in g.box.chart.seas and not there:
        if old:
            change(g, old[0], place=to)
        else:
            new_item(g, GALLEY, 1, BARBARIANS, to)
    elif old:
        remove_item(g, old[0])


@step
def horde_arrives(g: Medioevo, now: Now, place: str, holder: int) -> None:
    """It fights whoever stands there, one after the other, or holds the place and plunders it (ME-4.23, ME-4.24)."""
    if not troops_at(g, place, BARBARIANS):
        return
    drop_token(g, now, place)
    opponents = [side for side in sides_at(g, place) if side != BARBARIANS]
    if len(opponents) > 1:
        now.then(barbarian_target.of(g.first, place, holder, *opponents))
    elif opponents:
        start_battle(g, now, place, BARBARIANS, opponents[0], "horde")
    else:
        plunder_by_barbarians(g, now, place, holder)


@decision("ME-4.23", AimHorde)
def barbarian_target(g: Medioevo, seat: int, place: str, holder: int, *opponents: int) -> Items:
    """One of the players there whom the horde has not fought yet (ME-4.23)."""
    return Items(map(AimHorde, opponents))


@barbarian_target.chosen
def _barbarian_target(
    g: Medioevo, now: Now, seat: int, action: AimHorde, place: str, holder: int, *opponents: int
) -> None:
    rest = [other for other in opponents if other != action.player]
    now.then(horde_goes_on.of(place, holder, *rest))
    start_battle(g, now, place, BARBARIANS, action.player, "horde")


@step
def horde_goes_on(g: Medioevo, now: Now, place: str, holder: int, *opponents: int) -> None:
    """What is left of the horde meets the next of those it has not fought (ME-4.23)."""
    there = [side for side in opponents if troops_at(g, place, side)]
    if not troops_at(g, place, BARBARIANS) or not there:
        return
    if len(there) > 1:
        now.then(barbarian_target.of(g.first, place, holder, *there))
    else:
        start_battle(g, now, place, BARBARIANS, there[0], "horde")
