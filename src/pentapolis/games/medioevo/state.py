"""The state of Medioevo Universale.

Places and items are frozen records in dicts (`tabletop`), replaced when they change: a copy of a state shares them. A
place that holds nothing is not there (`Medioevo.place`). Control, supplies, sets, standards and property tokens are
never stored: they follow from what stands on the board (`control`, `supply`).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...kernel.pile import Held, Pile
from ...kernel.sight import BySeat, Everyone, Knowers, Owner, SeatNumber
from ...kernel.state import Piece, State
from .battle.battle import Battle
from .components import (
    BOXES,
    BRANCHES,
    COLOURS,
    LEVEL_OF,
    START_FLORINS,
    START_HONOR,
    TECHNOLOGIES,
    Box,
)
from .diplomacy.relations import Accusation, Admission, Draft, Notice, Offer, Pact, War
from .moves.underway import March
from .tabletop import EMPTY, Activation, Bought, Card, Effect, Item, Place, Prisoner, Route, Sold, Troop, Won
from .trading.sale import Sale


class Player(Piece):
    """A player's board."""

    kingdom: Everyone[str]
    florins: Owner[int]
    counted: Everyone[int]
    """What the others can count of the florins from public payments (ME-2.12); a secret payment makes it differ."""
    honor: Everyone[int]
    alive: Everyone[bool]
    tax: Everyone[int]
    """0 before it was first set."""
    debt: Everyone[int]
    borrowed: Everyone[bool]
    """The loan of the turn is taken."""
    repaid: Everyone[bool]
    interest: Everyone[int]
    """Interest that is still due: arrears (ME-18.11)."""
    bankrupt: Everyone[bool]
    missed: Everyone[int]
    """Phases 3 in a row in which not all was paid."""
    technology: Everyone[list[int]]
    """The level reached in each of `BRANCHES`."""
    learnt: Everyone[list[str]]
    """Branches in which a level was bought this turn, sorted."""
    points: Everyone[list[int]]
    """Technology points in hand, in the order of `COLOURS`; they last to the end of the phase (ME-7.5)."""
    cards: Everyone[list[Card]]
    """Empire cards, by number."""
    choice: Everyone[list[Held]]
    """Empire cards drawn, of which one is to be kept."""
    tokens: Everyone[list[int]]
    """Objective tokens, in the order of `COLOURS`."""
    grey: Everyone[list[int]]
    """How many of them lie on their grey side this turn."""
    bought_card: Everyone[bool]
    recruited: Everyone[int]
    """Units placed in this purchase phase (ME-6.26)."""
    prisoners: Everyone[list[Prisoner]]
    surrendered: Everyone[list[Troop]]
    """Own units that wait to be redeployed (ME-14.12)."""
    surrendered_now: Everyone[list[Troop]]
    """Own units that surrendered this turn; they may be redeployed from the next one on."""
    wounded: Everyone[list[Troop]]
    """Units that card 28 lets buy back at half price in the purchase phase of this turn (ME-25.27)."""
    wounded_now: Everyone[list[Troop]]
    """The same, noted this turn for the next one."""
    blood: Everyone[int]
    route: Everyone[Route | None]
    deeds: Everyone[dict[str, int]]
    """How often, or how much, this turn: what an objective may ask for (`market.deeds`), and what the rules count."""
    first_turns: Everyone[int]
    """Turns in a row as first player."""
    borrowed_cards: Everyone[list[int]]
    """Cards of others used this turn through Proselytism (ME-A67)."""
    draft: Owner[Draft | None] = None
    """The offer that is being written."""
    screen: Owner[tuple[Bought, ...]] = ()
    """Pieces bought behind the screen that are still to be placed (ME-22.31)."""
    behind: Everyone[int] = 0
    """How many they are."""
    won: Everyone[tuple[Won, ...]] = ()
    """The greatest battle of each kind that was won this turn, sorted."""
    sold: Everyone[tuple[Sold, ...]] = ()
    """The dearest sale of this turn of so many cubes, sorted."""
    plundered: Everyone[tuple[str, ...]] = ()
    """What was plundered this turn, by its kind, sorted."""
    overcome: Everyone[tuple[str, ...]] = ()
    """What others lost this turn to this player, by its kind, sorted."""
    struck: Everyone[tuple[str, ...]] = ()
    """Where the event of this turn took something, each time, sorted."""
    tied: Everyone[str] = ""
    """The kingdom for which the first bid tied (ME-22.3)."""

    def knows(self, technology: str) -> bool:
        """Whether a technology is owned."""
        branch, level = technology_place(technology)
        return self.technology[branch] >= level

    def card(self, number: int) -> Card | None:
        return next((card for card in self.cards if card.number == number), None)


class Medioevo(State):
    """The whole table."""

    turn: Everyone[int] = 1
    phase: Everyone[str] = "setup"
    order: Everyone[list[SeatNumber]] = msgspec.field(default_factory=list)
    """The turn order, living players only."""
    players: BySeat[list[Player]] = msgspec.field(default_factory=list)
    teams: BySeat[list[int]] = msgspec.field(default_factory=list)
    """The team of each seat; without the variant everybody is one (ME-22.25)."""
    places: Everyone[dict[str, Place]] = msgspec.field(default_factory=dict)
    items: Everyone[dict[str, Item]] = msgspec.field(default_factory=dict)
    made: Everyone[int] = 0
    """Items made so far; the next one gets the next number."""
    empire: Everyone[Pile] = msgspec.field(default_factory=lambda: Pile.of("empire", {}))
    """Its top card is known by its objective side (ME-1.4)."""
    event_deck: Everyone[Pile] = msgspec.field(default_factory=lambda: Pile.of("event_deck", {}))
    """The tolerated tax of its top card is seen."""
    event: Everyone[str] = ""
    """The Event card of the turn."""
    discards: Everyone[list[str]] = msgspec.field(default_factory=list)
    circle: Everyone[list[int]] = msgspec.field(default_factory=list)
    """The War Circle: d4, d6, d8."""
    barbarian_points: Everyone[int] = 0
    wars: Everyone[list[War]] = msgspec.field(default_factory=list)
    pacts: Knowers[list[Pact]] = msgspec.field(default_factory=list)
    offers: Knowers[list[Offer]] = msgspec.field(default_factory=list)
    admitted: Everyone[list[Admission]] = msgspec.field(default_factory=list)
    """Sorted."""
    notices: Knowers[list[Notice]] = msgspec.field(default_factory=list)
    """Sorted."""
    accusation: Everyone[Accusation | None] = None
    effects: Everyone[list[Effect]] = msgspec.field(default_factory=list)
    """Sorted."""
    bishops: Everyone[list[Effect]] = msgspec.field(default_factory=list)
    """Cards 1 to 3 used in the last turn (ME-25.4)."""
    conquered: Everyone[list[str]] = msgspec.field(default_factory=list)
    """Territories conquered this turn, sorted (ME-21.6)."""
    firsts: Everyone[list[str]] = msgspec.field(default_factory=list)
    """Which of Rome and Jerusalem has been conquered before (ME-21.5)."""
    marches: Everyone[list[March]] = msgspec.field(default_factory=list)
    """Moves in progress, the innermost last."""
    battles: Everyone[list[Battle]] = msgspec.field(default_factory=list)
    sales: Everyone[list[Sale]] = msgspec.field(default_factory=list)
    activations: Everyone[list[Activation]] = msgspec.field(default_factory=list)
    rolled: Everyone[list[int]] = msgspec.field(default_factory=list)
    """Dice just rolled outside a battle, before they are used (`die_rolled`)."""
    passes: Everyone[int] = 0
    """Players who have passed in a row in this combat round (ME-9.2)."""
    time_up: Everyone[bool] = False
    over_by: Everyone[str] = ""
    """What ended the game: `turns`, `time`, `honor`, `last`."""

    @property
    def box(self) -> Box:
        return BOXES[self.table.box]

    @property
    def kingdoms(self) -> tuple[str, ...]:
        """The kingdoms in play, sorted."""
        return tuple(sorted(player.kingdom for player in self.players if player.kingdom))

    @property
    def in_play(self) -> frozenset[str]:
        """The places in play."""
        return self.box.in_play(self.kingdoms)

    @property
    def first(self) -> int:
        return self.order[0]

    def place(self, name: str) -> Place:
        """What stands in a place."""
        return self.places.get(name, EMPTY)

    def put(self, name: str, place: Place) -> None:
        """Change what stands in a place; places stay in the order of their ids, as they are read from bytes."""
        if place == EMPTY:
            self.places.pop(name, None)
        elif name in self.places:
            self.places[name] = place
        else:
            self.places = dict(sorted([*self.places.items(), (name, place)]))

    def with_purse(self, seat: int, points: list[int], florins: int) -> Medioevo:
        """This table as it would be if a seat had these points and florins. It shares everything else with this one: it
        is there to be asked, not to be changed."""
        players = self.players[:]
        players[seat] = replace(players[seat], points=points, florins=florins)
        return replace(self, players=players)

    def with_variant(self, variant: str) -> bool:
        return self.table.options.get(variant) == "yes"


def new_player(kingdom: str = "") -> Player:
    """A board at the start: nothing on it but the florins and the honor that everybody gets (ME-1.5, ME-1.13)."""
    return Player(
        kingdom=kingdom,
        florins=START_FLORINS,
        counted=START_FLORINS,
        honor=START_HONOR,
        alive=True,
        tax=0,
        debt=0,
        borrowed=False,
        repaid=False,
        interest=0,
        bankrupt=False,
        missed=0,
        technology=[0] * len(BRANCHES),
        learnt=[],
        points=[0] * len(COLOURS),
        cards=[],
        choice=[],
        tokens=[0] * len(COLOURS),
        grey=[0] * len(COLOURS),
        bought_card=False,
        recruited=0,
        prisoners=[],
        surrendered=[],
        surrendered_now=[],
        wounded=[],
        wounded_now=[],
        blood=0,
        route=None,
        deeds={},
        first_turns=0,
        borrowed_cards=[],
    )


def technology_place(technology: str) -> tuple[int, int]:
    """The number of a technology's branch, and its level."""
    return _PLACES[technology]


_PLACES = {
    technology: (BRANCHES.index(branch), LEVEL_OF[technology])
    for branch, names in TECHNOLOGIES.items()
    for technology in names
}
