"""The state of Kingsburg and what can be asked of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...kernel.pile import Pile
from ...kernel.sight import NOBODY, BySeat, Everyone, Reading, SeatNumber
from ...kernel.state import Piece, State
from .components import BOXES, BUILDINGS, GOODS, Box, Goods


class Province(Piece):
    """A player's province: goods, tokens, soldiers, points, buildings, and the dice of this season."""

    goods: Everyone[list[int]]
    plus_two: Everyone[int]
    soldiers: Everyone[int]
    vp: Everyone[int]
    built: Everyone[Annotated[int, Reading(bits=20)]]
    """A bit per building, in the order of `BUILDINGS`."""
    colored: Everyone[tuple[int, ...]]
    white: Everyone[tuple[int, ...]]
    """Unplaced dice, in rising order."""
    used: Everyone[Annotated[int, Reading(bits=21)]]
    """Bits of the buildings used this season (Statue, Chapel, Market), and `PLUS_TWO_USED`."""
    passed: Everyone[bool]

    def has(self, building: int) -> bool:
        return bool(self.built & building)

    @property
    def buildings(self) -> int:
        """The number of buildings (KB-1.8)."""
        return self.built.bit_count()

    @property
    def goods_owned(self) -> int:
        """The number of goods of all kinds (KB-1.2)."""
        return sum(self.goods)

    @property
    def dice_total(self) -> int:
        return sum(self.colored) + sum(self.white)


PLUS_TWO_USED = 1 << 20


class Group(msgspec.Struct, frozen=True, gc=False):
    """Dice committed together to an advisor; `seat` is nobody for neutral dice."""

    advisor: int
    seat: SeatNumber
    colored_dice: tuple[int, ...]
    white_dice: tuple[int, ...] = ()
    plus_two: bool = False
    market: int = 0


class Battle(Piece):
    """This winter's battle: the enemy, the reinforcements, and everybody's combat value and result."""

    enemy: Everyone[str]
    reinforcements: Everyone[int]
    values: BySeat[list[int]]
    results: BySeat[list[str]]


class Kingsburg(State):
    """A game of Kingsburg."""

    year: Everyone[int]
    phase: Everyone[int]
    order: Everyone[list[SeatNumber]]
    provinces: BySeat[list[Province]]
    groups: Everyone[list[Group]]
    """Groups on the advisors, in the order of placement; in step c by advisor, earlier placed first."""
    occupied: Everyone[Annotated[int, Reading(bits=19)]]
    """A bit per advisor that holds a group or a neutral die (KB-7.6); kept, since every placement asks for it."""
    enemies: Everyone[Pile]
    past_enemies: Everyone[list[str]]
    envoy: Everyone[SeatNumber]
    """Who holds the King's Envoy; nobody while it stands on its calendar space."""
    aid_die: Everyone[int]
    battle: Everyone[Battle | None]

    @property
    def box(self) -> Box:
        return BOXES[self.table.box]

    def limits_plus_two(self) -> bool:
        """Whether each player may use only one +2 token per season (KB-16.1)."""
        return self.table.options["plus_two_limit"] == "per_season"

    def fewest_buildings(self) -> list[int]:
        """The players with the fewest buildings, in turn order."""
        numbers = [province.built.bit_count() for province in self.provinces]
        fewest = min(numbers)
        return [seat for seat in self.order if numbers[seat] == fewest]

    def fewest_goods(self, seats: list[int]) -> list[int]:
        """Those among `seats` with the fewest goods (KB-A4)."""
        numbers = [sum(self.provinces[seat].goods) for seat in seats]
        fewest = min(numbers)
        return [seat for seat, number in zip(seats, numbers, strict=True) if number == fewest]

    def combat_value(self, seat: int, enemy_type: str) -> int:
        """Soldiers and the battle values of all own buildings against this enemy (KB-15.3)."""
        province = self.provinces[seat]
        return province.soldiers + self.box.battle(province.built, enemy_type)


def goods_of(**amounts: int) -> Goods:
    """Goods by name: `goods_of(gold=2)`."""
    gold, wood, stone = (amounts.get(good, 0) for good in GOODS)
    return gold, wood, stone


def standing(built: int) -> list[str]:
    """The ids of the buildings whose bits are set."""
    return [building for n, building in enumerate(BUILDINGS) if built >> n & 1]


def new_province() -> Province:
    """A province at the start (KB-2.3)."""
    return Province([0, 0, 0], 0, 0, 0, 0, (), (), 0, False)


__all__ = [
    "NOBODY",
    "PLUS_TWO_USED",
    "Battle",
    "Group",
    "Kingsburg",
    "Province",
    "goods_of",
    "new_province",
    "standing",
]
