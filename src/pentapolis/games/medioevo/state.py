"""The state of Medioevo Universale.

Places and items are frozen records in dicts, replaced when they change: a copy of a state shares them. A place that
holds nothing is not there (`place_of`). Control, supplies, sets, standards and property tokens are never stored: they
follow from what stands on the board (`control`, `supply`).
"""

from __future__ import annotations

import msgspec

from ...kernel.pile import Held, Pile
from ...kernel.sight import BySeat, Everyone, Knowers, Owner
from ...kernel.state import Piece, State
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

BARBARIANS = -1
"""The side of no player, in armies and battles."""
NOBODY = -1
NONE = -2
"""No side at all, where -1 is the barbarians: the winner of a battle that nobody has won."""


class Troop(msgspec.Struct, frozen=True, gc=False, order=True):
    """Military units that nothing tells apart."""

    kind: str
    """What they count as now: a name of `UNITS`."""
    level: int = 0
    """Of Captains, 1 to 3."""
    count: int = 1
    moved: bool = False
    """Exhausted: they have taken part in a complete move of this turn (ME-9.4)."""
    left: tuple[str, ...] = ()
    """Castles they have left for free this turn (ME-9.14)."""
    real: str = ""
    """What they are again at the end of the turn, `heavy_infantry` or `captain_2` (ME-26.14, ME-25.57); or nothing."""
    bond: str = ""
    """`marauder`: barbarian figures in a player's service (ME-25.55); `lent_2_saxony`: units of seat 2 in a horde,
    and where they come from (ME-25.56)."""


class Force(msgspec.Struct, frozen=True, gc=False, order=True):
    """All military units of one side in one place."""

    side: int
    """A seat, or `BARBARIANS`."""
    troops: tuple[Troop, ...]


class Place(msgspec.Struct, frozen=True, gc=False):
    """What stands in a territory or sea zone, items apart."""

    civil: int = 0
    """Level of the civil building, 0 without one."""
    military: int = 0
    religious: int = 0
    """1 with a Cathedral."""
    damage: tuple[int, int, int] = (0, 0, 0)
    """Destruction tokens on the building of each category."""
    market: tuple[str, ...] = ()
    """The market cubes, sorted."""
    token: int = NOBODY
    """Whose control token lies there."""
    token_of: str = ""
    """The territory of the military building it came from; nothing once it is attributed to none (ME-12.19)."""
    forces: tuple[Force, ...] = ()
    """By side; at sea units are aboard galleys, and barbarians only are here."""
    rebel: bool = False
    """A home territory in which a rebellion was placed, until its rightful owner controls it again (ME-4.33)."""
    held_by: int = NONE
    """Who controlled it, or nobody, before others came who have not conquered it yet (ME-15.1); `NONE` without such."""


EMPTY = Place()


class Item(msgspec.Struct, frozen=True, gc=False):
    """A transport or a siege engine. Its id is a letter for what it is and a number: `w3`, `g4`, `c5`, `m6`, `e7`."""

    kind: str
    level: int
    owner: int
    """A seat; `BARBARIANS` for their galleys."""
    place: str
    spent: int = 0
    """Movement points used this turn."""
    extra: int = 0
    """Movement points gained this turn (ME-26.4)."""
    stopped: bool = False
    """It bears a stop token: no movement points left (ME-9.4, ME-4.9)."""
    cargo: tuple[str, ...] = ()
    """Goods aboard, sorted."""
    aboard: str = ""
    """The galley that carries it."""
    troops: tuple[Troop, ...] = ()
    """Units aboard: of a galley at sea, and of any transport of a group while it moves."""
    left: tuple[str, ...] = ()
    """Castles it has left for free this turn."""
    bond: str = ""
    """What else it serves as this turn: `twin` (ME-25.12), `carrier_2` (ME-25.46)."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """An Empire card in front of its owner; its number says both sides."""

    number: int
    rotated: bool = False
    held: bool = False
    """Card 13 keeps it rotated through the next turn (ME-25.14)."""
    deposit: int = 0
    """Florins on card 36."""
    straightened: bool = False
    """No Bard can straighten it any more this turn: one has, or it was turned before (ME-25.40)."""


class Prisoner(msgspec.Struct, frozen=True, gc=False, order=True):
    """Units of another player held at a board."""

    owner: int
    kind: str
    level: int
    count: int


class Bought(msgspec.Struct, frozen=True, gc=False):
    """A piece behind the screen (ME-22.30): a building, unit or engine by name, a transport with its level
    (`galley_2`); the florins it cost, points that had to be bought included, and the own points."""

    piece: str
    florins: int
    own: int


class Route(msgspec.Struct, frozen=True, gc=False):
    """A trade route: its steps with what is accomplished, its destination, the transport on it (ME-16.21)."""

    transport: str
    steps: tuple[str, ...]
    done: tuple[bool, ...]
    destination: str
    saved: bool = False
    """The transport is lost and card 30 keeps the route to the end of the turn (ME-25.29)."""


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
    """Units that card 28 lets buy back at half price in the next purchase phase (ME-25.27)."""
    blood: Everyone[int]
    route: Everyone[Route | None]
    deeds: Everyone[dict[str, int]]
    """What was done this turn that an objective may ask for (`objectives`), and what can be done once a turn."""
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

    def knows(self, technology: str) -> bool:
        """Whether a technology is owned."""
        branch, level = technology_place(technology)
        return self.technology[branch] >= level

    def card(self, number: int) -> Card | None:
        return next((card for card in self.cards if card.number == number), None)


class War(msgspec.Struct, frozen=True, gc=False, order=True):
    """A war between two players, the lower seat first."""

    a: int
    b: int
    since: int
    """The turn it began."""
    by: int
    """Who declared it or attacked."""
    undeclared: bool = False
    """It began with an attack: both may fight at once (ME-17.5, ME-17.6)."""
    armistice: bool = False
    """No combat between them for the rest of this turn (ME-17.7)."""


class Clause(msgspec.Struct, frozen=True, gc=False):
    """One clause of a pact (ME-17.11 to ME-17.20). What a kind does not use keeps its default."""

    kind: str
    giver: int = NOBODY
    """Who grants it or pays; nobody if it is mutual."""
    taker: int = NOBODY
    places: tuple[str, ...] = ()
    """Nothing: all places of the giver."""
    against: tuple[int, ...] = ()
    fee: int = 0
    cube_fee: int = 0
    units: int = 0
    amount: int = 0
    turns: tuple[int, ...] = ()
    """When a payment is due; nothing: at signing."""
    prisoners: tuple[Prisoner, ...] = ()


class Duty(msgspec.Struct, frozen=True, gc=False, order=True):
    """Support that is due under an alliance, until the war or the pact ends (ME-17.15, ME-17.16)."""

    ally: int
    """Who must support."""
    supported: int
    against: int
    kind: str
    """`defensive_alliance` or `offensive_alliance`."""
    units: int
    moved: int = 0
    """Military units the ally has moved or let fight for it, as the engine counts them (ME-17.24)."""
    order: str = ""
    """Where the supported player wants them."""
    answer: str = ""
    """What the ally said to that: `obeys` or `refuses`."""


class Pact(msgspec.Struct, frozen=True, gc=False):
    """A pact in force. A public one is known to all (`known_to` names every seat and the spectators, -1)."""

    id: str
    """Made of what its signatories know, so that it tells nothing of other pacts: `p02-3-1` is the first one that
    seats 0 and 2 have made in turn 3."""
    signatories: tuple[int, ...]
    clauses: tuple[Clause, ...]
    end: int
    """The last turn it holds; 0 for the whole game."""
    secret: bool
    known_to: tuple[int, ...]
    accused: int = 0
    """The turn in which a breach was last claimed (ME-17.25)."""
    duties: tuple[Duty, ...] = ()


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An offer that a player is still writing."""

    kind: str
    """`pact`, `peace` or `armistice`."""
    to: tuple[int, ...]
    clauses: tuple[Clause, ...] = ()
    end: int = 0
    secret: bool = False


class Accusation(msgspec.Struct, frozen=True, gc=False):
    """A breach that a signatory claims; the pact is public from then on (ME-17.24)."""

    pact: str
    accuser: int
    accused: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An offer, known to who made it and to who is to answer (ME-17.1, ME-17.9)."""

    id: str
    """Like that of a pact made of what all its parties know: `o02-3-1`, the sender first."""
    kind: str
    """`pact`, `peace`, `armistice`, `end_pact`."""
    sender: int
    receivers: tuple[int, ...]
    accepted: tuple[int, ...]
    known_to: tuple[int, ...]
    clauses: tuple[Clause, ...] = ()
    end: int = 0
    secret: bool = False
    pact: str = ""
    """The pact to be ended."""


class Admission(msgspec.Struct, frozen=True, gc=False, order=True):
    """A public fact that pacts bring about: units of a guest stand in a place without contesting it (ME-2.6)."""

    place: str
    guest: int
    host: int


class Notice(msgspec.Struct, frozen=True, gc=False, order=True):
    """A right of passage that ended while troops were inside: the guest may leave in one more combat phase (ME-17.13).
    Like the pact it may be known to the two alone."""

    guest: int
    host: int
    until: int
    """The turn of that combat phase."""
    known_to: tuple[int, ...]
    places: tuple[str, ...] = ()
    """Where it may pass until then; nothing: all places of the host."""


class Effect(msgspec.Struct, frozen=True, gc=False, order=True):
    """Something that lasts to the end of the turn: who brought it about, by which card or technology, on what."""

    name: str
    """`card_1`, `machinery` …"""
    seat: int
    place: str = ""
    item: str = ""
    note: str = ""


class Group(msgspec.Struct, frozen=True, gc=False):
    """Pieces that move together in a complete move: items by id, and units on foot."""

    place: str
    items: tuple[str, ...]
    foot: tuple[Troop, ...] = ()
    """Units that walk: out of a castle, or by Cartography."""
    came_from: tuple[str, ...] = ()
    """The places it has come through, the first one first."""
    contact: bool = False
    """It has met somebody and stands still (ME-9.16 to ME-9.18)."""
    parted: bool = False
    """It has left another group: without units it may end elsewhere (ME-9.11)."""


class March(Piece):
    """A complete move in progress (ME-9.3)."""

    seat: Everyone[int]
    groups: Everyone[list[Group]]
    current: Everyone[int]
    """Which of the groups steps next."""
    dropped: Everyone[list[str]]
    """Places where units were set down on the way."""
    war: Everyone[list[int]]
    """Players that this move has attacked, confirmed (ME-17.5)."""
    notes: Everyone[list[str]]
    """What holds for this move only (`moves.groups`): `ranger`, `gunner:e7`, `edict:epirus` …"""
    stepped: Everyone[list[str]] = msgspec.field(default_factory=list)
    """Items that have made a step in it, carried ones included."""


class Crew(msgspec.Struct, frozen=True, gc=False):
    """Units that serve an engine in this battle round, and what it aims at: `units`, or a category of buildings."""

    side: int
    """0 for the attacker, 1 for the defender."""
    engine: str
    troops: tuple[Troop, ...]
    target: str = "units"


class Battle(Piece):
    """A battle in progress; the last one is the one that is fought, since one may start inside another.

    What there is twice stands in lists of two: the attacker's first, the defender's second. It stays on the table until
    what follows from it is settled: `winner` and `ended` say how it went.
    """

    place: Everyone[str]
    attacker: Everyone[int]
    defender: Everyone[int]
    cause: Everyone[str]
    """`move`, `resistance`, `horde`, `rebellion`, `in_place`, `card`."""
    holder: Everyone[int]
    """Who controlled the place when the fight began (ME-12.9, ME-15.1)."""
    movement: Everyone[int]
    """Movement points left at the moment of contact, for flight (ME-A22)."""
    began: Everyone[list[int]]
    """Military units at the start (ME-21.10)."""
    manned: Everyone[list[str]]
    """Galleys with units aboard that have not lost their last one yet (ME-13.8)."""
    round: Everyone[int] = 0
    step: Everyone[str] = "before"
    """`before`, `start`, `artillery`, `archery`, `melee`, `melee_rolled`, `end`, `over`."""
    strength: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Military units at the start of the round (ME-14.14)."""
    capture: Everyone[list[bool]] = msgspec.field(default_factory=lambda: [False, False])
    """Who has declared capture (ME-14.13)."""
    captor: Everyone[int] = -1
    """The side, 0 or 1, whose melee damage takes prisoners in this round (ME-14.15)."""
    protection: Everyone[list[str]] = msgspec.field(default_factory=list)
    """What the building protects against in this round: `siege_engines`, `archers`, `melee`."""
    flight: Everyone[list[str]] = msgspec.field(default_factory=list)
    """The route of a declared flight, without the place of the battle."""
    flight_cost: Everyone[int] = 0
    """Its movement points."""
    crews: Everyone[list[Crew]] = msgspec.field(default_factory=list)
    dice: Everyone[list[list[int]]] = msgspec.field(default_factory=lambda: [[], []])
    """The melee dice, d4, d6, d8; empty before they are rolled."""
    shots: Everyone[list[list[int]]] = msgspec.field(default_factory=lambda: [[], []])
    """Dice of the artillery or archery step; of artillery, engine by engine as in `crews`."""
    sacrificed: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    bonus: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """What cards and tokens add to the attack value this round."""
    abilities: Everyone[list[list[str]]] = msgspec.field(default_factory=lambda: [[], []])
    """Unit types whose ability is active in this round, as fixed in step 3; archers in step 2."""
    counts: Everyone[list[dict[str, int]]] = msgspec.field(default_factory=lambda: [{}, {}])
    """Units of each type in the melee, as counted in step 3 (ME-10.7)."""
    used: Everyone[list[list[str]]] = msgspec.field(default_factory=lambda: [[], []])
    """Captain uses of this round: `act_archer`, `unlock_cavalry`, `cancel_archer`."""
    spared: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Overwhelming points put into the own loss value (ME-10.21)."""
    damage: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Damage still to be assigned, by the side that takes it."""
    marked: Everyone[list[list[str]]] = msgspec.field(default_factory=lambda: [[], []])
    """Hits that card 29 puts off to the end of the round, `archer` or `archer@e7` (ME-25.28)."""
    fallen: Everyone[list[list[Troop]]] = msgspec.field(default_factory=lambda: [[], []])
    """Units removed in this round, as the figures they are (ME-25.27)."""
    losses: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Units destroyed or captured in the whole battle."""
    shot: Everyone[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    """Units that each side has removed by its Archers in the whole battle."""
    harmed: Everyone[bool] = False
    """Something was lost or damaged in this round."""
    harmless: Everyone[int] = 0
    """Rounds in a row in which nothing was (ME-10.31)."""
    prisoners: Everyone[list[Prisoner]] = msgspec.field(default_factory=list)
    """Prisoners taken in this battle (ME-14.18)."""
    offer: Everyone[list[int]] = msgspec.field(default_factory=list)
    """An offer to surrender: who makes it, who is to surrender, the florins that one pays, or gets if negative."""
    notes: Everyone[list[list[str]]] = msgspec.field(default_factory=lambda: [[], []])
    """Effects of cards and technologies for this battle, `card_4`, `card_18:archer`, `machinery:e7`; with `round:`
    before them, for this round only."""
    winner: Everyone[int] = NONE
    """A seat or the barbarians, once it is over; `NONE` before, and where nobody wins."""
    ended: Everyone[str] = ""
    """`wiped_out`, `fled`, `surrendered`, `both_out`, `suspended`, `stopped`; nothing while it is fought."""


class Sale(Piece):
    """A buying or selling action of a trade transport before it is settled (ME-16.28)."""

    seat: Everyone[int]
    transport: Everyone[str]
    sells: Everyone[bool]
    cubes: Everyone[list[str]]
    """Sorted."""
    route: Everyone[bool]
    """Takes the reward of the route instead of the market's bonus (ME-16.20)."""
    commerce: Everyone[int]
    market: Everyone[int]
    """Technology points put into Commerce and Market."""
    notes: Everyone[list[str]]


class Activation(msgspec.Struct, frozen=True, gc=False):
    """A card or technology in use that has not taken effect yet; the last one resolves first (ME-24.2)."""

    seat: int
    action: str
    """The text of what was chosen."""
    cancelled: bool = False
    """A Joker has answered it (ME-7.10)."""
    doubled: bool = False
    """Its points count twice (ME-25.50)."""
    both: bool = False
    """It gives ability and points (ME-25.49)."""


class Medioevo(State):
    """The whole table."""

    turn: Everyone[int] = 1
    phase: Everyone[str] = "setup"
    order: Everyone[list[int]] = msgspec.field(default_factory=list)
    """The turn order, living players only."""
    players: BySeat[list[Player]] = msgspec.field(default_factory=list)
    teams: Everyone[list[int]] = msgspec.field(default_factory=list)
    """The team of each seat, with the variant (ME-22.25)."""
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
