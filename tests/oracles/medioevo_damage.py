"""Who stands where in a battle of Medioevo Universale, and what damage does to units (ME-10.24, ME-10.25, ME-11.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oracles.lockstep import Different, Option
from oracles.medioevo_events import ruin, wear
from oracles.medioevo_referee import Flow, Skip
from oracles.medioevo_world import AR, BARBARIANS, CP, CV, ENGINES, GALLEY, HI, LI, Army, Unit

HORDE_ORDER = (LI, AR, HI, CV, CP)
RANGED = ("artillery", "archery")


class Fight:
    """The battle that is fought, read from a world. Sides are 0, the attacker, and 1, the defender."""

    def __init__(self, flow: Flow) -> None:
        self.world = flow.world
        self.battle: dict[str, Any] = self.world.battles[-1]
        self.site = self.world.place(self.battle["place"])
        self.at_sea = self.battle["place"] in self.world.map.seas
        if any(self.notes(side) for side in (0, 1)) or any(self.battle["marked"]):
            raise Skip  # cards and technologies
        effects = ("card_1", "card_12", "card_26", "machinery")
        if any(self.world.effect(name, place=self.battle["place"]) for name in effects):
            raise Skip
        if any(unit.real or unit.lent for side in (0, 1) for unit in self.army(side)):
            raise Skip

    def notes(self, side: int) -> list[dict[str, Any]]:
        return [note for note in self.battle["notes"][side] if note["name"] != "offered"]

    # sides

    def seat(self, side: int) -> int:
        return int(self.battle["defender" if side else "attacker"])

    def side_of(self, seat: int) -> int:
        return 0 if seat == self.battle["attacker"] else 1

    def holder(self) -> int | None:
        """The side that controlled the place when the battle began (ME-12.9)."""
        holder = self.battle["holder"]
        if holder < 0 or holder not in (self.seat(0), self.seat(1)):
            return None
        return self.side_of(holder)

    def shield(self, against: str) -> list[int]:
        """What protection takes off the damage of each side (ME-12.8, ME-12.10)."""
        shield = [0, 0]
        holder = self.holder()
        if holder is not None and against in self.battle["protection"]:
            shield[holder] = self.site.military
        return shield

    # units

    def army(self, side: int) -> Army:
        return self.world.units(self.battle["place"], self.seat(side))

    def size(self, side: int) -> int:
        return self.army(side).total()

    def endures(self, side: int) -> int:
        """Damage that wipes a side out (ME-11.1, ME-11.2, ME-13.6), as long as its set has figures to replace."""
        return self._endures(side, self.army(side))

    def first_struck(self, side: int, kind: str) -> int:
        """Damage that wipes out those who take it first: all for ranged damage, else the melee before the crews."""
        melee = self.melee(side) if kind not in RANGED else Counter()
        return self._endures(side, melee or self.army(side))

    def _endures(self, side: int, army: Army) -> int:
        points = {HI: 2, CV: 3} if not self.at_sea and self.seat(side) != BARBARIANS else {}
        return sum(count * points.get(unit.kind, 1) for unit, count in army.items())

    def crews(self, side: int) -> list[dict[str, Any]]:
        return [crew for crew in self.battle["crews"] if crew["side"] == side]

    def melee(self, side: int) -> Army:
        """Units that serve no engine (ME-12.5)."""
        left = self.army(side)
        for crew in self.crews(side):
            left = left - crew["troops"]
        return left

    def idle_aboard(self, side: int, galley: str) -> Army:
        """Units aboard a galley that serve none of its engines."""
        left: Army = Counter(self.world.items[galley]["troops"])
        for crew in self.crews(side):
            if self.world.items[crew["engine"]]["aboard"] == galley:
                left = left - crew["troops"]
        return +left

    def count(self, side: int, kind: str) -> int:
        return sum(number for unit, number in self.melee(side).items() if unit.kind == kind)

    def engines(self, side: int) -> dict[str, dict[str, Any]]:
        own = self.world.items_of(self.seat(side)).items() if self.seat(side) != BARBARIANS else ()
        return {name: item for name, item in own if item["kind"] in ENGINES and item["place"] == self.battle["place"]}

    def galleys(self, side: int) -> dict[str, dict[str, Any]]:
        own = self.world.items_of(self.seat(side)).items()
        return {name: item for name, item in own if item["kind"] == GALLEY and item["place"] == self.battle["place"]}

    def fleet(self, side: int) -> int:
        """Levels of all galleys (ME-13.3)."""
        return sum(item["level"] for item in self.galleys(side).values())

    def one(self, army: Army, name: str) -> Unit:
        """The one kind of unit that goes by a name."""
        same = [unit for unit in army if unit.name == name or (name == CP and unit.kind == CP)]
        if len(same) != 1:
            raise Skip
        return same[0]

    # damage

    def fell(self, side: int, unit: Unit, galley: str = "") -> None:
        """A unit is removed and lost."""
        self._take(side, unit, galley)
        self.lose(side, unit)

    def lose(self, side: int, unit: Unit) -> None:
        self.battle["losses"][side] += 1
        self.battle["fallen"][side][Unit(unit.kind, unit.level)] += 1

    def _take(self, side: int, unit: Unit, galley: str) -> None:
        army = self._holds(side, unit, galley)
        army[unit] -= 1
        if not army[unit]:
            del army[unit]

    def _holds(self, side: int, unit: Unit, galley: str) -> Army:
        if galley:
            aboard: Army = self.world.items[galley]["troops"]
            return aboard
        if self.at_sea and self.seat(side) != BARBARIANS:
            with_it = [item["troops"] for item in self.galleys(side).values() if item["troops"][unit]]
            if len(with_it) != 1:
                raise Skip
            return with_it[0]  # type: ignore[no-any-return]  # options are read as plain data
        return self.site.army(self.seat(side))

    def hurt(self, side: int, kind: str, name: str, item: str) -> None:
        """One point on a unit: of the melee, of a crew (`item` is its engine) or aboard a galley."""
        crew = next((crew for crew in self.crews(side) if crew["engine"] == item), None)
        galley = item if item in self.galleys(side) else ""
        pool = (
            crew["troops"] if crew is not None else (self.world.items[galley]["troops"] if galley else self.melee(side))
        )
        unit = self.one(pool, name)
        captive = kind == "melee" and self.battle["captor"] == 1 - side
        became = ""
        if self.at_sea or self.seat(side) == BARBARIANS:
            self._take(side, unit, galley)
        else:
            became = wear(self.world, self.seat(side), self._holds(side, unit, galley), unit)
        if crew is not None:
            crew["troops"] = crew["troops"] - Counter([unit])
            if became:
                crew["troops"][unit._replace(kind=became)] += 1
            self.battle["crews"] = [one for one in self.battle["crews"] if one["troops"]]
        if not became and captive:
            self._capture(side, unit)
        elif not became:
            self.lose(side, unit)
        self.battle["harmed"] = True

    def _capture(self, side: int, unit: Unit) -> None:
        """It is a prisoner of this battle (ME-14.15, ME-14.29)."""
        rows = self.battle["prisoners"]
        row = {"owner": self.seat(side), "kind": unit.kind, "level": unit.level, "count": 1}
        same = next((found for found in rows if {**found, "count": 1} == row), None)
        if same is None:
            rows.append(row)
            rows.sort(key=lambda one: (one["owner"], one["kind"], one["level"]))
        else:
            same["count"] += 1
        self.battle["losses"][side] += 1

    def ruin(self, category: str, points: int) -> None:
        """Damage to a building (ME-12.20)."""
        ruin(self.world, self.battle["place"], self.site.building(category), points)
        self.battle["harmed"] = True


# Assigning damage


def targets(fight: Fight, side: int, kind: str) -> set[Option]:
    """Units that can take the next point: any of the battle for ranged damage, else of the melee, then crews."""
    found: set[Option] = set()
    if fight.at_sea and fight.seat(side) != BARBARIANS:
        for name in fight.galleys(side):
            found |= {("hit", unit.name, name) for unit in fight.idle_aboard(side, name)}
    else:
        found |= {("hit", unit.name, "") for unit in fight.melee(side)}
    if kind in RANGED or not found:
        for crew in fight.crews(side):
            found |= {("hit", unit.name, crew["engine"]) for unit in crew["troops"]}
    return found


def hit_options(flow: Flow) -> set[Option]:
    side, kind = flow.args
    return targets(Fight(flow), side, kind)


def assign(flow: Flow, side: int, kind: str, option: Option) -> None:
    fight = Fight(flow)
    fight.hurt(side, kind, option[1], option[2])
    fight.battle["damage"][side] -= 1


def spread(flow: Flow, side: int, kind: str) -> None:
    """Assign what can be assigned in one way only; ask for the rest. What is left over is lost (ME-10.24)."""
    fight = Fight(flow)
    damage = fight.battle["damage"]
    if damage[side] and flow.stopped_args == (fight.seat(side), fight.seat(1 - side), kind):
        flow.window("damage")
    asked = (flow.stopped, flow.stopped_args) == ("assign_damage", (side, kind))
    doubtful: set[Option] = set()
    while damage[side] and (options := targets(fight, side, kind)):
        if fight.seat(side) == BARBARIANS:
            option = min(options, key=lambda one: HORDE_ORDER.index(one[1].removesuffix("_1")))
        elif asked and (len(options) > 1 or fight.at_sea) and damage[side] < fight.first_struck(side, kind):
            flow.ask("assign_damage", fight.seat(side))
        else:
            doubtful |= options if len(options) > 1 else set()
            option = min(options)
        assign(flow, side, kind, option)
    if doubtful & targets(fight, side, kind):
        raise Different(f"side {side} was not asked which unit takes {kind} damage")
    if fight.at_sea:
        sink(flow, fight)


def sink(flow: Flow, fight: Fight) -> None:
    """A galley that has lost its last unit sinks on 1 to 3, with everything aboard (ME-13.8, ME-A62)."""
    world, battle = fight.world, fight.battle
    for name in list(battle["manned"]):
        owner = world.items[name]["owner"]
        if fight.site.forces.get(BARBARIANS) if owner == BARBARIANS else world.items[name]["troops"]:
            continue
        battle["manned"] = [galley for galley in battle["manned"] if galley != name]
        face = flow.die(8)
        if flow.stopped == "die_rolled":
            raise Skip
        if face <= 3:
            for other, item in list(world.items.items()):
                if other == name or item["aboard"] == name:
                    del world.items[other]
