"""The state of Discordia and what can be asked of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ...kernel.pile import Pile
from ...kernel.sight import NOBODY, BySeat, Everyone, SeatNumber
from ...kernel.state import Piece, State
from .components import (
    BOXES,
    EXPEDITION,
    MOST_PLAYERS,
    PREPRINTED,
    SEASON_PLACES,
    Box,
)

Counts = tuple[int, int, int, int]
"""Workers by type, in the order of `WORKERS`."""
NO_WORKERS: Counts = (0, 0, 0, 0)
NO_DICE = (0, 0, 0)

CLOCKWISE = {
    (seats, first): tuple((first + place) % seats for place in range(seats))
    for seats in range(1, MOST_PLAYERS + 1)
    for first in range(seats)
}
"""All seats, by their number and the first."""

SET_UP, SEASON, RAID, RECRUITMENT = PHASES = ("set_up", "season", "raid", "recruitment")


class House(msgspec.Struct, frozen=True, gc=False):
    """A building or a tower in a city, with the workers on each filled space, in the order of filling."""

    building: str
    workers: tuple[tuple[str, ...], ...] = ()


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """A bonus that waits to be used: `on` is a type of building or a track, `source` the thing that it comes from."""

    kind: str
    on: str = ""
    n: int = 1
    source: str = ""


Rows = tuple[tuple[House | None, ...], ...]
"""The rows of a city in the order of `ROWS`."""


class City(Piece):
    """A governor's city and what lies beside its board."""

    reserve: Everyone[Counts]
    """Workers beside the board, by type: whoever has none wins."""
    stars: Everyone[int]
    modifiers: Everyone[int]
    """All modifiers, active and spent."""
    spent: Everyone[int]
    """Modifiers spent this year."""
    ring: Everyone[int]
    """The number in the ring of the aqueduct."""
    rows: Everyone[Rows]
    """Port, fort, market and field row: a place per extension, printed or bought, empty without a building."""
    towers: Everyone[tuple[House | None, ...]]
    """The tower above each port."""
    expedition: Everyone[int]
    """Stars on the expedition track."""
    upgrade: Everyone[int]
    """Stars on the upgrade track."""
    expedition_tiles: Everyone[int]
    upgrade_tiles: Everyone[int]
    locked: Everyone[tuple[str, ...]]
    """Anchor shops placed this season: no workers before the next (DI-17.5)."""
    decrees: Everyone[tuple[str, ...]]
    """Completed decrees, the lowest place first."""
    privileges: Everyone[tuple[str, ...]]
    """Permanent ones, and single-use ones that are still to be used."""
    used_privileges: Everyone[tuple[str, ...]]

    @property
    def workers(self) -> int:
        """Workers in reserve."""
        a, b, c, d = self.reserve
        return a + b + c + d

    @property
    def active(self) -> int:
        """Modifiers that can be spent."""
        return self.modifiers - self.spent

    @property
    def bought(self) -> tuple[int, ...]:
        """Bought extensions by type; printed ones are no tiles (DI-A28)."""
        (ports, forts, markets, fields), (a, b, c, d) = self.rows, PREPRINTED
        rows = len(ports) - a, len(forts) - b, len(markets) - c, len(fields) - d
        return (*rows, self.expedition_tiles, self.upgrade_tiles)

    @property
    def extensions(self) -> int:
        """How many extensions were bought."""
        ports, forts, markets, fields = self.rows
        row_tiles = len(ports) + len(forts) + len(markets) + len(fields) - sum(PREPRINTED)
        return row_tiles + self.expedition_tiles + self.upgrade_tiles

    def on_track(self, track: str) -> int:
        """Stars on a track."""
        return self.expedition if track == EXPEDITION else self.upgrade

    def tiles(self, track: str) -> int:
        """Extensions of a track."""
        return self.expedition_tiles if track == EXPEDITION else self.upgrade_tiles

    def houses(self) -> Iterator[House]:
        """Everything that can hold workers, and commercial towers, which hold none."""
        for row in (*self.rows, self.towers):
            for house in row:
                if house is not None:
                    yield house


class Discordia(State):
    """A game of Discordia."""

    year: Everyone[int]
    season: Everyone[str]
    phase: Everyone[str]
    """`set_up`, `season`, and of the year-end events `raid` and `recruitment`."""
    first_player: Everyone[SeatNumber]
    maximus: Everyone[SeatNumber]
    cities: BySeat[list[City]]

    # the main board
    action_tiles: Everyone[tuple[str, ...]]
    """The action tile of each column, 1 to 6."""
    display: Everyone[list[str]]
    """The buildings row by row, six a row; an empty place is blank."""
    building_stack: Everyone[Pile]
    bag: Everyone[Counts]
    """Workers in the bag: everybody can count them, nobody knows which comes next."""
    star_supply: Everyone[int]
    modifier_supply: Everyone[int]
    extension_supply: Everyone[list[int]]
    """In the order of `EXTENSIONS`."""
    tower_supply: Everyone[list[str]]
    """Open towers; in solo of each kind from the top of its column down, as decrees and privileges."""
    decree_supply: Everyone[list[str]]
    privilege_supply: Everyone[list[str]]
    left_pile: Everyone[Pile]
    right_pile: Everyone[Pile]
    left: Everyone[str]
    """The barbarian tile that lies face up on the left, with the penalty; blank if none does."""
    right: Everyone[str]

    # the season
    dice: Everyone[tuple[int, int, int]]
    """What the red, yellow and blue die show; 0 before the roll."""
    taken: Everyone[str]
    """The die that Maximus took for himself."""
    janus_pile: Everyone[Pile | None]
    """Solo only."""
    janus: Everyone[str]
    """The Janus tile of the season."""
    janus_used: Everyone[tuple[str, ...]]
    """Janus tiles turned over since the last shuffle, that of the season included."""

    # the turn
    active: Everyone[SeatNumber]
    """Whose turn it is; nobody between turns and in the year-end events."""
    die: Everyone[str]
    """The die used in this turn; blank before it is picked."""
    value: Everyone[int]
    """The used value, after modifiers; 0 before a die is picked."""
    main_used: Everyone[bool]
    season_used: Everyone[bool]
    special_used: Everyone[tuple[str, ...]]
    """Buildings and military towers that had their special deployment in this turn."""
    exchange_used: Everyone[tuple[str, ...]]
    """Commercial towers that were used in this turn."""
    chain: Everyone[list[tuple[Bonus, ...]]]
    """Bonuses that still wait beside the one that is being asked about: groups of one moment, the last group first."""

    @property
    def box(self) -> Box:
        return BOXES[self.table.box]

    @property
    def solo(self) -> bool:
        return self.table.seats == 1

    @property
    def season_number(self) -> int:
        """1 spring to 5 winter."""
        return SEASON_PLACES[self.season] + 1

    @property
    def season_value(self) -> int:
        """The used value that brings the bonus of the season: its number, if the owner's box says no other (DI-A61)."""
        return self.box.seasons[self.season].die_value

    @property
    def strength(self) -> int:
        """What the barbarians that are seen bring against everybody (DI-19.1)."""
        barbarians = self.box.barbarians
        return sum([barbarians[tile].strength for tile in (self.left, self.right) if tile])

    @property
    def blocked(self) -> str:
        """The die that Janus blocks this season, `none` or blank."""
        return self.box.janus[self.janus].die if self.janus else ""

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, beginning with this one."""
        return CLOCKWISE[self.table.seats, first]


__all__ = [
    "NOBODY",
    "NO_DICE",
    "NO_WORKERS",
    "PHASES",
    "RAID",
    "RECRUITMENT",
    "SEASON",
    "SET_UP",
    "Bonus",
    "City",
    "Counts",
    "Discordia",
    "House",
    "Rows",
]
