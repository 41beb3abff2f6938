"""Step 1 of a round: siege engines and their crews (ME-10.5, ME-12.1 to ME-12.7, ME-13.4).

Notes it reads: `card_10` doubles the crews, `card_52` adds one to each engine (ME-25.11, ME-25.44).
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from .. import windows
from ..components import CATEGORIES, ENGINE_DAMAGE, ENGINES, HIT, MOST_CREW
from ..control import level_of
from ..forces import Troops, items_at, merged, pick, size, unit_name
from ..market import deeds
from ..state import Medioevo
from ..tabletop import BARBARIANS
from .armies import ATTACKER, DEFENDER, SIDES, at_sea, fought, is_player, noted, seat_of, side_of, stands
from .assign import take_damage
from .battle import Battle, Crew
from .events import ShotsRolled
from .protection import reduced
from .reactions import opened
from .ruins import damage_building

UNITS_TARGET = "units"


class CrewEngine(Action, frozen=True):
    """A unit serves an engine in this round."""

    unit: str
    engine: str


class AimEngine(Action, frozen=True):
    """An engine aims at a building: `civil`, `military`, `religious`."""

    engine: str
    target: str


def engines(g: Medioevo, battle: Battle, side: int) -> list[str]:
    """The engines of a side in the battle; at sea those aboard galleys."""
    if not is_player(battle, side):
        return []
    found = items_at(g, battle.place, seat_of(battle, side), *ENGINES)
    return [name for name in found if g.items[name].aboard] if at_sea(g, battle) else found


def crew_of(battle: Battle, engine: str) -> Crew | None:
    return next((crew for crew in battle.crews if crew.engine == engine), None)


def usable(g: Medioevo, battle: Battle, engine: str) -> bool:
    """Whether an engine can be used: aboard, the levels of those in use are at most the galley's (ME-13.4)."""
    if not at_sea(g, battle) or crew_of(battle, engine):
        return True
    galley = g.items[engine].aboard
    used = sum(g.items[crew.engine].level for crew in battle.crews if g.items[crew.engine].aboard == galley)
    return used + g.items[engine].level <= g.items[galley].level


def hands(g: Medioevo, battle: Battle, side: int, engine: str) -> Troops:
    """The units that could still serve an engine: on land all that stand there, at sea those aboard its galley."""
    spot = g.items[engine].aboard if at_sea(g, battle) else ""
    free = [s.troops for s in stands(g, battle, side) if s.spot == spot and s.role == "melee"]
    return merged(troop for troops in free for troop in troops)


def aims(g: Medioevo, battle: Battle, side: int, engine: str) -> list[str]:
    """The buildings an engine can aim at: only the attacker's, at what the defender held (ME-12.2, ME-12.4)."""
    if side != ATTACKER or battle.holder != battle.defender or battle.holder == BARBARIANS or at_sea(g, battle):
        return []
    if not ENGINE_DAMAGE[g.items[engine].kind][1]:
        return []
    place = g.place(battle.place)
    return [category for category in CATEGORIES if level_of(place, category)]


# crews


@step
def artillery(g: Medioevo, now: Now) -> None:
    """Attacker, then defender give crews and targets to their engines; then both shoot."""
    battle = fought(g)
    if battle.ended:
        return
    battle.step = "artillery"
    if any(engines(g, battle, side) for side in SIDES):
        setup = opened(g, windows.artillery_setup)
        now.then(man_engines.of(ATTACKER), man_engines.of(DEFENDER), *setup, fire_engines)


@step
def man_engines(g: Medioevo, now: Now, side: int) -> None:
    """A side with engines says who serves them."""
    battle = fought(g)
    if any(usable(g, battle, engine) and hands(g, battle, side, engine) for engine in engines(g, battle, side)):
        now.then(assign_crews.of(seat_of(battle, side)))


@decision("ME-12.1", CrewEngine, AimEngine, Done)
def assign_crews(g: Medioevo, seat: int) -> Options:
    """Units for engines, up to three each; a target other than units; or that is all."""
    battle = fought(g)
    side = side_of(battle, seat)
    found: list[Action] = []
    for engine in engines(g, battle, side):
        crew = crew_of(battle, engine)
        if usable(g, battle, engine) and (crew is None or size(crew.troops) < MOST_CREW):
            names = dict.fromkeys(unit_name(troop) for troop in hands(g, battle, side, engine))
            found += [CrewEngine(unit, engine) for unit in names]
        if (crew is None and noted(battle, side, "card_52")) or (crew and crew.target == UNITS_TARGET):
            found += [AimEngine(engine, target) for target in aims(g, battle, side, engine)]
    return Items([*found, Done()])


@assign_crews.chosen
def _assign_crews(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, Done):
        return
    battle = fought(g)
    side = side_of(battle, seat)
    if isinstance(action, CrewEngine):
        one = pick(hands(g, battle, side, action.engine), action.unit)
        crew = crew_of(battle, action.engine) or Crew(side, action.engine, ())
        _set_crew(battle, replace(crew, troops=merged((*crew.troops, *one))))
    elif isinstance(action, AimEngine):
        crew = crew_of(battle, action.engine) or Crew(side, action.engine, ())
        _set_crew(battle, replace(crew, target=action.target))
    now.then(assign_crews.of(seat))


def _set_crew(battle: Battle, crew: Crew) -> None:
    others = [other for other in battle.crews if other.engine != crew.engine]
    battle.crews = sorted([*others, crew], key=lambda c: (c.side, int(c.engine[1:])))


@assign_crews.refuses
def _why_not_crew(g: Medioevo, seat: int, action: Action) -> Why | None:
    battle = fought(g)
    side = side_of(battle, seat)
    if not isinstance(action, CrewEngine | AimEngine) or action.engine not in engines(g, battle, side):
        return Why("ME-12.1", "refused-not-your-engine")
    if isinstance(action, AimEngine):
        return Why("ME-12.2", "refused-no-building-to-aim-at", {"item": action.engine})
    crew = crew_of(battle, action.engine)
    if crew and size(crew.troops) >= MOST_CREW:
        return Why("ME-12.1", "refused-crew-is-full", {"item": action.engine})
    if not usable(g, battle, action.engine):
        return Why("ME-13.4", "refused-galley-bears-no-more", {"item": action.engine})
    return Why("ME-12.1", "refused-no-hand-free", {"unit": action.unit})


# shots


def shots_of(battle: Battle, crew: Crew) -> int:
    """How often an engine fires: once for each of its crew, real or credited by a card, twice with card 10."""
    each = size(crew.troops) + bool(noted(battle, crew.side, "card_52"))
    return each * (2 if noted(battle, crew.side, "card_10") else 1)


@step
def fire_engines(g: Medioevo, now: Now) -> None:
    """All engines with a crew fire, the attacker's first (ME-12.3)."""
    battle = fought(g)
    if battle.ended:
        return
    for side in SIDES:
        if noted(battle, side, "card_52"):
            for engine in engines(g, battle, side):
                if not crew_of(battle, engine) and usable(g, battle, engine):
                    _set_crew(battle, Crew(side, engine, ()))
    battle.shots = [[], []]
    for side in SIDES:
        number = sum(shots_of(battle, crew) for crew in battle.crews if crew.side == side)
        if number:
            battle.shots[side] = now.dice(number, 8)
            now.tell(ShotsRolled, seat_of(battle, side), "artillery", tuple(battle.shots[side]))
    if any(battle.shots):
        now.then(*opened(g, windows.artillery_rolled), engines_hit)


@step
def engines_hit(g: Medioevo, now: Now) -> None:
    """Hits on units and buildings, all together; protection lowers those on units only (ME-12.4, ME-12.9)."""
    battle = fought(g)
    harm: dict[str, int] = {}
    for side in SIDES:
        dice = iter(battle.shots[side])
        points = 0
        for crew in battle.crews:
            if crew.side == side:
                hits = sum(next(dice) <= HIT for _ in range(shots_of(battle, crew)))
                on_units, on_building = ENGINE_DAMAGE[g.items[crew.engine].kind]
                if crew.target == UNITS_TARGET:
                    points += hits * on_units
                else:
                    harm[crew.target] = harm.get(crew.target, 0) + hits * on_building
        battle.damage[1 - side] = reduced(g, battle, 1 - side, "artillery", points)
    for category, points in harm.items():
        battle.harmed = battle.harmed or points > 0
        if building := damage_building(g, now, battle.place, category, points):
            deeds.overcame(g, battle.attacker, building, battle.defender)
    battle.shots = [[], []]
    now.then(take_damage.of(ATTACKER, "artillery"), take_damage.of(DEFENDER, "artillery"))
