"""The state of Origins and what can be asked of it."""

from __future__ import annotations

import msgspec

from ...kernel.pile import Pile
from ...kernel.sight import NOBODY, BySeat, Everyone, SeatNumber
from ...kernel.state import Piece, State
from .components import (
    AGORA,
    BOXES,
    COLOURS,
    GOLD,
    NO_COLOUR,
    PALACE,
    START,
    START_BASES,
    TEMPLES,
    UNUSED,
    Block,
    Box,
)


class Die(msgspec.Struct, frozen=True, gc=False):
    """A Citizen die on the main board or in the draft: a place in `COLOURS`, and its value."""

    colour: int
    value: int


class Freeman(Piece):
    """A Citizen die on a base (OR-4.1). The base, 0 to 5, is what can be followed through the game."""

    base: Everyone[int]
    colour: Everyone[int]
    value: Everyone[int]
    site: Everyone[int]
    """1 to 5, or 0 while unused."""


class Speaker(Piece):
    """A Speaker die (OR-4.4)."""

    value: Everyone[int]
    holder: Everyone[SeatNumber]
    """Nobody while it is in the Speaker area."""
    site: Everyone[int]
    """1 to 5 once used; it stays there until the round ends."""


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile of a city; a Farm keeps the name of the building on its back."""

    x: int
    y: int
    tile: str
    farm: bool = False


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat of power, named by the top left cell of its block; its die once the district is complete (OR-10.5)."""

    x: int
    y: int
    colour: int = NO_COLOUR
    value: int = 0

    @property
    def taken(self) -> bool:
        return self.value > 0


class Visit(Piece):
    """A visit in progress: what of the site can still be done (OR-6.5 to OR-6.7)."""

    site: Everyone[int]
    worker: Everyone[str]
    """How the worker was named when it was sent: `red_6`, `speaker_3`, `archon`."""
    mains: Everyone[int]
    """Main actions that may still be performed: two at first with a 6, else one."""
    done: Everyone[list[str]]
    """The main actions performed."""
    bonus: Everyone[bool]
    """The bonus action is used up."""


class Player(Piece):
    """An Archon's board and city."""

    vp: Everyone[int]
    resources: Everyone[list[int]]
    """In the order of `RESOURCES`."""
    freemen: Everyone[list[Freeman]]
    """By their bases."""
    bases: Everyone[int]
    """Bases beside the board, with or without a die."""
    archon: Everyone[int]
    """The Archon's site, 0 while unused."""
    advisers: Everyone[list[int]]
    """The colours of the adviser row from the left."""
    tokens: Everyone[int]
    """Superiority tokens."""
    military: Everyone[int]
    """The space of the military marker."""
    steps: Everyone[list[int]]
    """The Zodiac markers, in the order of `TEMPLES`."""
    towers: Everyone[list[int]]
    """Heights, in the order of `COLOURS`."""
    tiles: Everyone[list[Tile]]
    """The city, from top to bottom and from left to right."""
    seats: Everyone[list[Seat]]
    """The seats of power of all districts, empty or with a die, in the same order."""
    reserved: Everyone[list[str]]
    """Tiles kept beside the board (OR-23.8), sorted."""
    scored: Everyone[list[str]]
    """District cards this player has scored before (OR-14.4), sorted."""
    passed: Everyone[bool]

    @property
    def free_bases(self) -> int:
        return self.bases - len(self.freemen)

    def free_base(self) -> int:
        """The first base beside the board without a die."""
        used = {freeman.base for freeman in self.freemen}
        return next(base for base in range(self.bases) if base not in used)

    @property
    def unused(self) -> list[Freeman]:
        return [freeman for freeman in self.freemen if not freeman.site]

    def at(self, x: int, y: int) -> Tile | None:
        """The tile on a cell."""
        return next((tile for tile in self.tiles if tile.x == x and tile.y == y), None)

    @property
    def purse(self) -> int:
        return self.resources[GOLD]


class CardInPlay(Piece):
    """A District card beside the board, and the Gold on it."""

    card: Everyone[str]
    gold: Everyone[int]


class Origins(State):
    """A game of Origins."""

    round: Everyone[int]
    bastion: Everyone[SeatNumber]
    """Who holds the Bastion; nobody before the first player is drawn."""
    active: Everyone[SeatNumber]
    """Whose turn it is."""
    token_spent: Everyone[bool]
    """A Superiority token was spent in this turn."""
    acted: Everyone[bool]
    """Somebody has done something but pass in this round."""
    idle_rounds: Everyone[int]
    """Rounds in a row in which everybody only passed (OR-21.6)."""
    announced: Everyone[list[str]]
    """End conditions that were announced and hold."""
    players: BySeat[list[Player]]
    visit: Everyone[Visit | None]
    draft: Everyone[list[Die]]
    """The dice to choose from before the first round."""
    bonus_tiles: Everyone[list[int]]
    """The colour of the bonus tile and the mothership of each site."""
    motherships: Everyone[list[int]]
    """The value of each site."""
    market: Everyone[list[str]]
    """The building market from the top; empty slots are the lowest ones."""
    tops: Everyone[list[str]]
    """The tile that lies face up on each pile, by colour; empty if the pile is."""
    piles: Everyone[list[Pile]]
    """What lies below it."""
    area: Everyone[list[Die]]
    """The Citizen area from the left; at most one die of each colour."""
    supply: Everyone[list[int]]
    """Citizen dice in the supply, by colour."""
    speakers: Everyone[list[Speaker]]
    tower_supply: Everyone[list[int]]
    """Floors, by colour."""
    cards: Everyone[list[CardInPlay]]
    """The District cards, by id."""
    zodiac: Everyone[list[str]]
    """The Zodiac card that belongs to each temple."""
    holders: Everyone[list[SeatNumber]]
    """Who holds it; nobody while it lies at the temple."""
    military: Everyone[list[SeatNumber]]
    """The military markers by seat, the rearmost first; on one space from the bottom of the stack to its top."""
    temples: Everyone[list[list[SeatNumber]]]
    """The same for the Zodiac markers of each temple."""
    neutral: Everyone[int]
    """The space of the neutral marker of the solo training; nobody (-1) otherwise."""

    @property
    def box(self) -> Box:
        return BOXES[self.table.box]

    @property
    def solo(self) -> bool:
        return self.table.seats == 1

    @property
    def announces_end(self) -> bool:
        return self.table.options["announce_end"] == "yes" and not self.solo

    def order(self, first: int) -> list[int]:
        """All seats clockwise from one of them (OR-A1)."""
        seats = self.table.seats
        return [(first + place) % seats for place in range(seats)]

    def holds(self, seat: int, card: str) -> bool:
        """Whether a player holds a Zodiac card."""
        return card in self.zodiac and self.holders[self.zodiac.index(card)] == seat

    def missing(self) -> list[int]:
        """The colours that the Citizen area lacks (OR-12.3)."""
        if len(self.area) == len(COLOURS):
            return []
        there = {die.colour for die in self.area}
        return [colour for colour in range(len(COLOURS)) if colour not in there]


def tile_colour(box: Box, tile: Tile) -> int:
    """The colour of a tile of a city: a Farm has none."""
    return NO_COLOUR if tile.farm else box.colour_of[tile.tile]


def block_of(box: Box, player: Player, x: int, y: int) -> Block:
    """The colours of the block whose top left cell this is."""
    a, b, c, d = (colour_at(box, player, x + right, y + down) for down in (0, 1) for right in (0, 1))
    return a, b, c, d


def colour_at(box: Box, player: Player, x: int, y: int) -> int:
    """The colour of a cell of a city."""
    tile = player.at(x, y)
    return NO_COLOUR if tile is None else tile_colour(box, tile)


def new_player() -> Player:
    """A board at the start: one of each resource, Agora above Palace, towers of height 1 (OR-2.10 to OR-2.13)."""
    return Player(
        vp=0,
        resources=[1, 1, 1, 1],
        freemen=[],
        bases=START_BASES,
        archon=UNUSED,
        advisers=[],
        tokens=0,
        military=START,
        steps=[0] * len(TEMPLES),
        towers=[1] * len(COLOURS),
        tiles=[Tile(0, 0, AGORA), Tile(0, 1, PALACE)],
        seats=[],
        reserved=[],
        scored=[],
        passed=False,
    )


__all__ = [
    "NOBODY",
    "CardInPlay",
    "Die",
    "Freeman",
    "Origins",
    "Player",
    "Seat",
    "Speaker",
    "Tile",
    "Visit",
    "block_of",
    "colour_at",
    "new_player",
    "tile_colour",
]
