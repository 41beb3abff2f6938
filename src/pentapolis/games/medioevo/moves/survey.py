"""Where the groups of a complete move can go, and that they can still end in one place (ME-9.3, ME-9.10, ME-A14,
ME-A45, ME-A73). Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from ..components import ENGINES
from ..state import Medioevo
from .attacks import OPEN, Meeting, attack_kind, meeting
from .groups import armed, by_ship, counts, goes_free, movement_of, with_engines
from .media import can_return
from .paths import castle_exit, closed, crosses, is_ship, out_of_place, step_cost, ways, wrong_ways
from .underway import Edict, Group, Logistics, March


class Survey:
    """The map as a move sees it while its choices are listed: what is looked up once need not be looked up again."""

    __slots__ = ("_closed", "_engines", "_exits", "_flat", "_met", "_reached", "g", "in_play", "march")

    def __init__(self, g: Medioevo, march: March) -> None:
        self.g = g
        self.march = march
        self.in_play = g.in_play
        self._met: dict[tuple[str, bool], Meeting] = {}
        self._engines = any(item.owner == march.seat and item.kind in ENGINES for item in g.items.values())
        self._exits: dict[str, bool] = {}
        self._closed = closed(g)
        self._flat = not g.with_variant("terrain")
        self._reached: dict[Group, set[str]] = {}

    def met(self, place: str, engines: bool) -> Meeting:
        """What an army of the seat meets in a place, with siege engines or without (P2)."""
        found = self._met.get((place, engines))
        if found is None:
            found = self._met[place, engines] = meeting(self.g, self.march.seat, place, engines)
        return found

    def stops(self, place: str, engines: bool) -> bool:
        """Whether an army stops in a place."""
        return self.met(place, engines).kind != OPEN and not crosses(self.g, self.march, place)

    def hauls(self, group: Group) -> bool:
        """Whether a group would take siege engines where it goes."""
        return self._engines and with_engines(self.g, self.march, group, "")

    def may_enter(self, place: str, with_units: bool, engines: bool = False) -> bool:
        """Whether a group can go into a place, whatever it costs: without units only where nobody fights it (ME-9.10),
        and nobody attacks under an armistice (ME-17.7)."""
        if place not in self.in_play:
            return False
        met = self.met(place, engines)
        if met.kind == OPEN or crosses(self.g, self.march, place):
            return True
        if not with_units:
            return False
        seat = self.march.seat
        return not met.attacked or any(attack_kind(self.g, seat, other) != "barred" for other in met.attacked)

    def may_end(self, group: Group) -> bool:
        """Whether a group may end its move where it stands: not where an Edict or a Ranger let it pass, unless it is an
        army that a Ranger leads, nor in the wrong medium (ME-25.47, ME-26.2, ME-26.9)."""
        if not group.came_from or group.contact:
            return True
        g, place = self.g, group.place
        if any(out_of_place(g, place, is_ship(g.items[name])) for name in group.items):
            return False
        if self.met(place, self._engines and with_engines(g, self.march, group, place)).kind == OPEN:
            return True
        return armed(g, group) and Edict(place) not in self.march.notes

    # one step

    def steps(self, group: Group, loaded: bool = False) -> dict[str, int]:
        """The places a group can step to, with the movement points it costs; `loaded`: as if units were aboard."""
        return dict(self._each_step(group, loaded))

    def can_step(self, group: Group, loaded: bool = False) -> bool:
        return any(True for _ in self._each_step(group, loaded))

    def _each_step(self, group: Group, loaded: bool) -> Iterator[tuple[str, int]]:
        g, place = self.g, group.place
        ship = by_ship(g, group)
        if ship is None or group.contact or place in self._closed:
            return
        free = not ship and self._exit(place) and goes_free(g, group)
        movement = movement_of(g, self.march, group)
        if not movement and not free:
            return
        with_units, engines = loaded or armed(g, group), self.hauls(group)
        for there in ways(g, place, ship):
            cost = 0 if free else 1 if self._flat else step_cost(g, place, there)
            if cost <= movement and self.may_enter(there, with_units, engines):
                yield there, cost
        for there in wrong_ways(g, self.march, place, ship):
            cost = step_cost(g, place, there)
            if cost <= movement and self._gets_back(there, ship, movement - cost, with_units, engines):
                yield there, cost

    def may_stray(self, place: str, ship: bool, with_units: bool, engines: bool) -> bool:
        """Whether a group can go into a place in the wrong medium: where it can't stay, nobody must stop it."""
        if out_of_place(self.g, place, ship) and self.stops(place, engines):
            return False
        return self.may_enter(place, with_units, engines)

    def _gets_back(self, place: str, ship: bool, movement: int, with_units: bool, engines: bool) -> bool:
        """Whether it can, and ends in its own medium (ME-26.2)."""
        paid = {note.place for note in self.march.notes if isinstance(note, Logistics)}

        def passes(there: str) -> bool:
            return self.may_stray(there, ship, with_units, engines)

        return passes(place) and can_return(self.g, place, ship, movement, paid - {place}, passes)

    def _exit(self, place: str) -> bool:
        found = self._exits.get(place)
        if found is None:
            found = self._exits[place] = castle_exit(self.g, self.march.seat, place)
        return found

    # all groups end in one place

    def reach(self, group: Group) -> set[str]:
        """The places where a group could end, its own included."""
        found = self._reached.get(group)
        if found is None:
            movement = movement_of(self.g, self.march, group)
            found = self._reached[group] = self._spread(group, group.place, movement, set())
        return found

    def _spread(self, group: Group, start: str, movement: int, goal: set[str]) -> set[str]:
        """The places where a group could end if it stood in a place with so many movement points; no further than one
        that is the goal."""
        g = self.g
        ship = by_ship(g, group)
        if ship is None or group.contact:
            return {start}
        with_units, engines = armed(g, group), self.hauls(group)
        found = {start: movement}
        front = [start]
        for here in front:
            if here in self._closed or (here != start and self.stops(here, engines)):
                continue
            left, free = found[here], not ship and self._exit(here)
            if not left and not free:
                continue
            for there in ways(g, here, ship):
                rest = left if free else left - (1 if self._flat else step_cost(g, here, there))
                if rest > found.get(there, -1) and self.may_enter(there, with_units, engines):
                    found[there] = rest
                    front.append(there)
                    if there in goal:
                        return {there}
        return set(found)

    def joint_steps(self, group: Group) -> dict[str, int]:
        """The steps of a group after which all groups can still end in one place (ME-9.3, ME-A73)."""
        g = self.g
        found = self.steps(group)
        others = [other for other in self.march.groups if other is not group and counts(g, other)]
        if not found or not others or (group.parted and not armed(g, group)):
            return found
        common = set.intersection(*(self.reach(other) for other in others))
        movement, stopped = movement_of(g, self.march, group), armed(g, group)
        engines = self.hauls(group)
        return {
            there: cost
            for there, cost in found.items()
            if there in common
            or (
                not (stopped and self.stops(there, engines))
                and self._spread(group, there, movement - cost, common) & common
            )
        }


def steps(g: Medioevo, march: March, group: Group) -> dict[str, int]:
    """The places a group can step to, with the movement points it costs."""
    return Survey(g, march).steps(group)
