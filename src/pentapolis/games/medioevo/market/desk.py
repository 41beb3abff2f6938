"""What a seat can buy with, and where: found once for a list of purchases (ME-2.9, ME-6.17, ME-6.25, ME-8.4)."""

from __future__ import annotations

from functools import cached_property

from ....kernel.now import Now
from ..components import (
    BUILDING_SUPPLY,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    LEVELS,
    PLAYER_SET,
    POINT_PRICE,
)
from ..control import controlled, level_of
from ..diplomacy import pacts
from ..diplomacy.war import hostile
from ..points import spend
from ..state import Medioevo
from ..supply import pieces, standards
from ..tabletop import Effect

BORROWED = "flight_of_time"
"""The effect that lets a seat use a technology of a neighbour once; its note names it (ME-26.22)."""


class Desk:
    """A seat in the purchase phase: its means, and the places that are open to it."""

    def __init__(self, g: Medioevo, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.player = g.players[seat]
        self.lands = controlled(g, seat)

    def affords(self, florins: int, colour: str = "", points: int = 0) -> bool:
        """Whether a seat can pay so many florins and points; missing points are bought (ME-8.4)."""
        if colour:
            florins += POINT_PRICE * max(0, points - self.player.points[COLOURS.index(colour)])
        return self.player.florins >= florins

    def designs(self, technology: str) -> bool:
        """Whether a technology can be used to design something: owned, or borrowed for once (ME-26.22)."""
        return self.player.knows(technology) or loan_of(self.g, self.seat, technology) is not None

    @cached_property
    def figures(self) -> set[str]:
        """The buildings of which a figure is left in the supply (ME-2.10)."""
        return in_supply(self.g)

    @cached_property
    def soldiers(self) -> dict[str, int]:
        """How many figures of each kind are left in the own set (ME-6.27)."""
        left = dict(PLAYER_SET)
        for kind, _, count in pieces(self.g, self.seat):
            left[kind] -= count
        return left

    @cached_property
    def ranks(self) -> list[int]:
        """The levels of Captains for which a standard is left (ME-6.24)."""
        left = standards(self.g)
        return [level for level in LEVELS if left.get(level, 1) > 0]

    @cached_property
    def areas(self) -> list[str]:
        """Controlled inhabited areas."""
        inhabited = self.g.box.chart.inhabited
        return [place for place in self.lands if inhabited(place)]

    @cached_property
    def bases(self) -> list[str]:
        """Controlled inhabited areas and territories with a military building: for engines and war wagons."""
        inhabited, place = self.g.box.chart.inhabited, self.g.place
        return [name for name in self.lands if inhabited(name) or place(name).military]

    @cached_property
    def camps(self) -> list[str]:
        """Where new units may be placed: own bases, and those of others under a pact (ME-6.25, ME-17.17)."""
        return sorted([*self.bases, *self._granted(pacts.MILITARY_CONTROL)])

    @cached_property
    def marts(self) -> list[str]:
        """Where new caravans may be placed, and merchant ships if there is a port (ME-6.17, ME-17.18)."""
        open_to_trade = [place for place in self._granted(pacts.CIVIL_CONTROL) if self.g.box.chart.inhabited(place)]
        return sorted([*self.areas, *open_to_trade])

    @cached_property
    def sites(self) -> list[str]:
        """Controlled territories without hostile military units, where something can be built (ME-6.15)."""
        return [name for name in self.lands if not self._besieged(name)]

    def _besieged(self, name: str) -> bool:
        forces = self.g.place(name).forces
        return len(forces) > 1 and any(hostile(self.g, self.seat, force.side) for force in forces)

    def _granted(self, kind: str) -> list[str]:
        """Bases of other players where a pact lets the seat place what is new."""
        g, inhabited = self.g, self.g.box.chart.inhabited
        if not any(kind in pacts.kinds(pact) for pact in g.pacts):
            return []
        others = [place for other in g.order if other != self.seat for place in controlled(g, other)]
        may_place = pacts.may_place_troops if kind == pacts.MILITARY_CONTROL else pacts.may_place_trade
        return [
            place
            for place in others
            if (inhabited(place) or g.place(place).military) and may_place(g, self.seat, place)
        ]


def in_supply(g: Medioevo) -> set[str]:
    """The buildings of which a figure is left (ME-2.10)."""
    left = dict(BUILDING_SUPPLY)
    for place in g.places.values():
        for category, chain in BUILDINGS.items():
            level = level_of(place, category)
            if level:
                left[chain[level - 1]] -= 1
    return {building for building, number in left.items() if number > 0}


def loan_of(g: Medioevo, seat: int, technology: str) -> Effect | None:
    """The technology of a neighbour that a seat may use once."""
    if not g.effects:
        return None
    wanted = (BORROWED, seat, technology)
    return next((effect for effect in g.effects if (effect.name, effect.seat, effect.note) == wanted), None)


def design(g: Medioevo, now: Now, seat: int, technology: str, points: int) -> None:
    """Use a technology to design something: its points are spent, a borrowed one is given back."""
    if not g.players[seat].knows(technology):
        loan = loan_of(g, seat, technology)
        assert loan is not None
        g.effects.remove(loan)
    spend(g, now, seat, COLOUR_OF[technology], points, technology)
