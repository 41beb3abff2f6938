"""What is conserved in Origins: nothing appears, vanishes or changes place unless an event or a choice says so.

The books are kept from what was told, beginning with the position before a move; after it they must agree with the
table. Dice, floors, tiles and the Gold on the cards are counted besides.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from pentapolis.games.origins import events as told
from pentapolis.games.origins.state import Origins, Player
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Ended, Event
from pentapolis.kernel.sight import NOBODY

BOX = tomllib.loads(files("pentapolis.games.origins").joinpath("components.toml").read_text("utf-8"))
COLOURS = ("red", "purple", "blue", "orange", "yellow")
TEMPLES = ("forest", "mountain", "sea")
RESOURCES = ("stone", "food", "wisdom", "gold")
COPIES = [
    Counter({row["id"]: row["tile"]["copies"] for row in BOX["building"] if row["colour"] == colour})
    for colour in COLOURS
]
DISTRICTS = {row["id"]: row for row in BOX["district_card"]}
TEMPLE_VP = BOX["temple_track"]["vp"]["by_step"]
ADVISER_VP = [0, *BOX["adviser_row"]["vp"]["by_slot"]]
FOOD_COSTS = BOX["population_track"]["food_cost"]["by_base"]
CROSSED = [row["thresholds_crossed"] for row in BOX["military_space"]]
SETUP = {row["players"]: row for row in BOX["player_count"]}
SOLO_CARDS = 3
RED = COLOURS.index("red")

Cell = tuple[int, int]


@dataclass
class Account:
    """What the books say of one player."""

    vp: int
    resources: list[int]
    freemen: dict[int, tuple[str, int]]
    """By base: the die and its site."""
    bases: int
    archon: int
    advisers: list[str]
    tokens: int
    military: int
    steps: list[int]
    towers: list[int]
    tiles: dict[Cell, tuple[str, bool]]
    seats: dict[Cell, str]
    scored: set[str]
    passed: bool

    @classmethod
    def of(cls, player: Player) -> Account:
        return cls(
            vp=player.vp,
            resources=list(player.resources),
            freemen={f.base: (f"{COLOURS[f.colour]}_{f.value}", f.site) for f in player.freemen},
            bases=player.bases,
            archon=player.archon,
            advisers=[COLOURS[colour] for colour in player.advisers],
            tokens=player.tokens,
            military=player.military,
            steps=list(player.steps),
            towers=list(player.towers),
            tiles={(tile.x, tile.y): (tile.tile, tile.farm) for tile in player.tiles},
            seats={(s.x, s.y): f"{COLOURS[s.colour]}_{s.value}" if s.value else "" for s in player.seats},
            scored=set(player.scored),
            passed=player.passed,
        )

    def red_dice(self) -> int:
        dice = [die for die, _ in self.freemen.values()] + list(self.seats.values())
        return sum(die.startswith("red_") for die in dice)

    def final(self) -> dict[str, int]:
        """What the end brings (OR-22)."""
        seats = [die.split("_") for die in self.seats.values() if die]
        return {
            "gold": self.resources[3],
            "adviser_row": ADVISER_VP[len(self.advisers)],
            "temples": sum(sorted(TEMPLE_VP[step] for step in self.steps)[:2]),
            "seats_of_power": sum(int(value) * self.towers[COLOURS.index(colour)] for colour, value in seats),
        }


class Books:
    """What the books say of a whole game."""

    def __init__(self, g: Origins) -> None:
        self.round, self.bastion, self.neutral = g.round, g.bastion, g.neutral
        self.players = [Account.of(player) for player in g.players]
        self.ships = list(g.motherships)
        self.free_tiles = on_offer(g)
        self.reserved = [Counter(player.reserved) for player in g.players]
        self.tops = list(g.tops)
        self.area = [f"{COLOURS[die.colour]}_{die.value}" for die in g.area]
        self.speakers = [[s.value, s.holder, s.site] for s in g.speakers]
        self.floors = list(g.tower_supply)
        self.cards = {card.card: card.gold for card in g.cards}
        self.zodiac, self.holders = list(g.zodiac), list(g.holders)
        self.announced = set(g.announced)
        self.paid: told.Paid | None = None
        self.attacked: told.Attacked | None = None
        self.scored: told.CardScored | None = None
        self.ended = False

    def hear(self, event: Any) -> None:
        hearing = getattr(self, f"hear_{type(event).__struct_config__.tag}", None)
        if hearing is not None:
            hearing(event)

    # rounds

    def hear_round_began(self, event: told.RoundBegan) -> None:
        self.round += 1
        assert (event.round, event.seat) == (self.round, self.bastion)
        for player in self.players:
            player.passed = False

    def hear_bastion_taken(self, event: told.BastionTaken) -> None:
        """To the foremost (OR-20.2)."""
        assert event.seat != self.bastion
        assert self.players[event.seat].military == max(player.military for player in self.players)
        self.bastion = event.seat

    def hear_passed(self, event: told.Passed) -> None:
        assert not self.players[event.seat].passed
        self.players[event.seat].passed = True

    def hear_workers_returned(self, event: told.WorkersReturned) -> None:
        player = self.players[event.seat]
        assert player.passed
        player.archon = 0
        player.freemen = {base: (die, 0) for base, (die, _) in player.freemen.items()}

    def hear_freemen_raised(self, event: told.FreemenRaised) -> None:
        """All below 6 (OR-17.4)."""
        player = self.players[event.seat]
        for base, (die, site) in player.freemen.items():
            colour, value = die.split("_")
            if int(value) < 6:
                player.freemen[base] = (f"{colour}_{int(value) + 1}", site)
        assert set(event.dice) <= {die for die, _ in player.freemen.values()}

    def hear_end_announced(self, event: told.EndAnnounced) -> None:
        assert event.condition not in self.announced
        self.announced.add(event.condition)

    def hear_end_withdrawn(self, event: told.EndWithdrawn) -> None:
        assert event.condition == "citizen_shortage"
        self.announced.remove(event.condition)

    def hear_end_reached(self, event: told.EndReached) -> None:
        self.ended = True
        self.final = [player.final() for player in self.players]

    # resources and points

    def hear_gained(self, event: told.Gained) -> None:
        amounts = [getattr(event, kind) for kind in RESOURCES]
        assert min(amounts) >= 0
        assert sum(amounts) > 0
        if event.source in DISTRICTS:
            assert self.scored is not None
            assert (event.source, amounts) == (self.scored.card, [0, 0, 0, self.scored.gold])
        self.change(event.seat, amounts)

    def hear_paid(self, event: told.Paid) -> None:
        amounts = [getattr(event, kind) for kind in RESOURCES]
        assert min(amounts) >= 0
        self.paid = event
        self.change(event.seat, [-amount for amount in amounts])

    def change(self, seat: int, amounts: Sequence[int]) -> None:
        player = self.players[seat]
        player.resources = [have + more for have, more in zip(player.resources, amounts, strict=True)]
        assert min(player.resources) >= 0

    def hear_scored(self, event: told.Scored) -> None:
        """Points are what the event says; where the books know how many there must be, they say so."""
        player = self.players[event.seat]
        assert event.vp > 0
        if self.ended:
            assert self.final[event.seat].pop(event.source) == event.vp
        elif event.source in DISTRICTS:
            assert self.scored is not None
            number = "vp_first" if self.scored.first else "vp_again"
            assert (event.source, event.vp) == (self.scored.card, DISTRICTS[event.source][number])
        elif event.source == "attack":
            assert self.attacked is not None
            assert event.vp == self.attacked.weaker + self.attacked.thresholds
        elif event.source in KNOWN:
            assert event.vp == KNOWN[event.source](player)
        player.vp += event.vp

    # visits and motherships

    def hear_worker_sent(self, event: told.WorkerSent) -> None:
        player = self.players[event.seat]
        if event.worker == "archon":
            assert not player.archon
            player.archon = event.site
        elif event.base >= 0:
            assert player.freemen[event.base] == (event.worker, 0)
            player.freemen[event.base] = (event.worker, event.site)
        else:
            value = int(event.worker.removeprefix("speaker_"))
            self.speakers[self.speakers.index([value, event.seat, 0])][2] = event.site

    def hear_mothership_turned(self, event: told.MothershipTurned) -> None:
        """One higher, from 6 to 1; or to 1 by a Fountain of Wisdom (OR-6.4, OR-23.25)."""
        assert event.value in (self.ships[event.site - 1] % 6 + 1, 1)
        self.ships[event.site - 1] = event.value

    # army

    def hear_advanced(self, event: told.Advanced) -> None:
        player = self.players[event.seat]
        assert 0 < event.spaces == event.space - player.military
        player.military = event.space

    def hear_retreated(self, event: told.Retreated) -> None:
        player = self.players[event.seat]
        assert 0 < event.spaces == player.military - event.space
        assert CROSSED[event.space] == CROSSED[player.military]
        player.military = event.space

    def hear_token_taken(self, event: told.TokenTaken) -> None:
        assert event.threshold <= CROSSED[self.players[event.seat].military]
        self.players[event.seat].tokens += 1

    def hear_token_spent(self, event: told.TokenSpent) -> None:
        self.players[event.seat].tokens -= 1
        assert self.players[event.seat].tokens >= 0

    def hear_attacked(self, event: told.Attacked) -> None:
        player = self.players[event.seat]
        behind = sum(other.military < player.military for other in self.players)
        assert event.weaker == behind + (0 <= self.neutral < player.military)
        assert (event.space, event.thresholds) == (player.military, CROSSED[player.military])
        self.attacked = event

    def hear_neutral_moved(self, event: told.NeutralMoved) -> None:
        assert event.space > self.neutral >= 0
        self.neutral = event.space

    # building

    def hear_constructed(self, event: told.Constructed) -> None:
        player, cell = self.players[event.seat], (event.x, event.y)
        if event.over:
            assert player.tiles[cell][1]
            assert event.face == "building"
        else:
            assert cell not in player.tiles
        player.tiles[cell] = (event.tile, event.face == "farm")
        self.free_tiles[event.tile] -= 1
        assert self.free_tiles[event.tile] >= 0

    def hear_district_formed(self, event: told.DistrictFormed) -> None:
        assert (event.x, event.y) not in self.players[event.seat].seats
        self.players[event.seat].seats[event.x, event.y] = ""

    def hear_market_refilled(self, event: told.MarketRefilled) -> None:
        colour = COLOURS.index(event.colour)
        assert event.tile == self.tops[colour]
        self.free_tiles[event.tile] += 1
        self.tops[colour] = ""

    def hear_top_revealed(self, event: told.TopRevealed) -> None:
        colour = COLOURS.index(event.colour)
        assert not self.tops[colour]
        assert event.tile in COPIES[colour]
        self.tops[colour] = event.tile

    def hear_tile_reserved(self, event: told.TileReserved) -> None:
        self.reserved[event.seat][event.tile] += 1

    def hear_district_completed(self, event: told.DistrictCompleted) -> None:
        """The die leaves its base; Leo may add 2 (OR-14.2, OR-24.9)."""
        player, (colour, value) = self.players[event.seat], event.freeman.split("_")
        assert player.freemen.pop(event.base) == (event.freeman, 0)
        assert player.seats[event.x, event.y] == ""
        leo = "leo" in self.zodiac and self.holders[self.zodiac.index("leo")] == event.seat
        assert event.value == (min(6, int(value) + 2) if leo else int(value))
        player.seats[event.x, event.y] = f"{colour}_{event.value}"

    def hear_card_scored(self, event: told.CardScored) -> None:
        player = self.players[event.seat]
        assert event.first == (event.card not in player.scored)
        assert event.gold == self.cards[event.card]
        player.scored.add(event.card)
        self.cards[event.card] = 0
        self.scored = event

    def hear_tower_raised(self, event: told.TowerRaised) -> None:
        """A floor for as much Gold as the tower had (OR-15.1)."""
        colour = COLOURS.index(event.colour)
        self.floors[colour] -= 1
        self.players[event.seat].towers[colour] += 1
        assert self.players[event.seat].towers[colour] == event.height
        assert self.paid is not None
        assert (self.paid.source, self.paid.gold) == ("tower", event.height - 1)

    def hear_base_taken(self, event: told.BaseTaken) -> None:
        self.players[event.seat].bases += 1
        assert self.players[event.seat].bases == event.bases
        assert self.paid is not None
        assert (self.paid.source, self.paid.food + self.paid.gold) == ("population", FOOD_COSTS[event.bases - 3])

    # temples

    def hear_climbed(self, event: told.Climbed) -> None:
        steps, temple = self.players[event.seat].steps, TEMPLES.index(event.temple)
        assert 0 < event.steps == event.step - steps[temple]
        steps[temple] = event.step

    def hear_zodiac_taken(self, event: told.ZodiacTaken) -> None:
        temple = TEMPLES.index(event.temple)
        assert (self.zodiac[temple], self.holders[temple]) == (event.card, event.giver)
        assert event.seat != event.giver
        self.holders[temple] = event.seat

    def hear_zodiac_returned(self, event: told.ZodiacReturned) -> None:
        temple = TEMPLES.index(event.temple)
        assert (self.zodiac[temple], self.holders[temple]) == (event.card, event.seat)
        self.holders[temple] = NOBODY

    # dice

    def hear_die_drafted(self, event: told.DieDrafted) -> None:
        self.settle(event.seat, event.die, event.base)

    def hear_citizen_taken(self, event: told.CitizenTaken) -> None:
        self.area.remove(event.die)
        self.settle(event.seat, event.die, event.base)

    def settle(self, seat: int, die: str, base: int) -> None:
        player = self.players[seat]
        assert base not in player.freemen
        assert base < player.bases
        player.freemen[base] = (die, 0)

    def hear_citizen_entered(self, event: told.CitizenEntered) -> None:
        assert event.die[-1] in "12345"
        self.area.append(event.die)

    def hear_speaker_taken(self, event: told.SpeakerTaken) -> None:
        speaker = self.speakers[event.speaker]
        assert [f"speaker_{speaker[0]}", *speaker[1:]] == [event.die, NOBODY, 0]
        speaker[1] = event.seat

    def hear_speaker_raised(self, event: told.SpeakerRaised) -> None:
        assert event.value == self.speakers[event.speaker][0] + 1 <= 5
        self.speakers[event.speaker][0] = event.value

    def hear_speaker_rerolled(self, event: told.SpeakerRerolled) -> None:
        speaker = self.speakers[event.speaker]
        assert speaker[0] == 5
        assert speaker[2]
        speaker[:] = [event.value, NOBODY, 0]

    def hear_speakers_returned(self, event: told.SpeakersReturned) -> None:
        """Those used grow (OR-20.1)."""
        self.speakers = [[value + (site > 0), NOBODY, 0] for value, _, site in self.speakers]
        assert [speaker[0] for speaker in self.speakers] == list(event.values)

    def hear_freeman_changed(self, event: told.FreemanChanged) -> None:
        player = self.players[event.seat]
        die, site = player.freemen[event.base]
        assert die == event.before != event.after
        player.freemen[event.base] = (event.after, site)

    def hear_adviser_placed(self, event: told.AdviserPlaced) -> None:
        player = self.players[event.seat]
        assert player.freemen.pop(event.base)[0] == f"{event.colour}_6"
        player.advisers.append(event.colour)
        assert len(player.advisers) == event.slot

    def hear_adviser_returned(self, event: told.AdviserReturned) -> None:
        player = self.players[event.seat]
        assert player.freemen.pop(event.base)[0] == f"{event.colour}_6"
        assert event.colour in player.advisers


KNOWN: dict[str, Callable[[Account], int]] = {
    "adviser": lambda player: int(ADVISER_VP[len(player.advisers)]),
    "aries": Account.red_dice,
    "final_space": lambda player: int(BOX["military_track"]["final_vp"]),
    "last_base": lambda player: int(BOX["population_track"]["last_base_vp"]),
}
"""Points that follow from a player's own board."""


def on_offer(g: Origins) -> Counter[str]:
    """The tiles of the market and those that players keep."""
    return Counter(g.market) + Counter(tile for player in g.players for tile in player.reserved)


def check(before: Origins, after: Origins, action: Action, events: Sequence[Event]) -> None:
    check_whole(before)
    check_whole(after)
    books = Books(before)
    for event in events:
        books.hear(event)
    assert books.players == [Account.of(player) for player in after.players]
    assert (books.round, books.bastion, books.neutral) == (after.round, after.bastion, after.neutral)
    assert (books.ships, books.tops, books.floors) == (after.motherships, after.tops, after.tower_supply)
    assert +books.free_tiles == on_offer(after)
    for player, kept in zip(after.players, books.reserved, strict=True):
        assert sum((kept - Counter(player.reserved)).values()) <= 1
        assert Counter(player.reserved) <= kept
    assert books.area == [f"{COLOURS[die.colour]}_{die.value}" for die in after.area]
    assert books.speakers == [[s.value, s.holder, s.site] for s in after.speakers]
    assert books.cards == {card.card: card.gold for card in after.cards}
    assert (books.zodiac, books.holders) == (after.zodiac, after.holders)
    assert books.announced == set(after.announced)
    assert any(isinstance(event, Ended) for event in events) == after.over == books.ended
    if books.ended:
        assert not any(sum(left.values()) for left in books.final), "all that the end brings was told"
    assert not before.over


# What holds in any position


def check_whole(g: Origins) -> None:
    seats = max(2, g.table.seats)
    assert len(g.speakers) == SETUP[seats]["speaker_dice"]
    assert len(g.cards) == (SOLO_CARDS if g.table.seats == 1 else SETUP[seats]["district_cards"])
    assert all(card.gold in (0, BOX["setup"]["gold_per_district_card"]) for card in g.cards)
    assert len({COLOURS[die.colour] for die in g.area}) == len(g.area)
    assert sorted(g.bonus_tiles) == list(range(5))
    assert all(1 <= ship <= 6 for ship in g.motherships)
    check_dice(g, SETUP[seats]["citizen_dice_per_colour"])
    check_tiles(g)
    check_floors(g)
    check_tracks(g)
    for player in g.players:
        check_player(player)


def check_dice(g: Origins, each: int) -> None:
    """Every Citizen die is somewhere (OR-2.1)."""
    dice = Counter(dict(enumerate(g.supply)))
    dice.update(die.colour for die in (*g.area, *g.draft))
    for player in g.players:
        dice.update(freeman.colour for freeman in player.freemen)
        dice.update(place.colour for place in player.seats if place.value)
        dice.update(player.advisers)
    assert dice == Counter(dict.fromkeys(range(5), each))
    assert min(g.supply) >= 0


def check_tiles(g: Origins) -> None:
    """Every building tile is somewhere, and the market has no colour twice (OR-1.2, OR-2.5)."""
    found = [Counter[str]() for _ in COLOURS]
    colour_of = {tile: colour for colour, kinds in enumerate(COPIES) for tile in kinds}
    for tile in (*g.market, *(top for top in g.tops if top)):
        found[colour_of[tile]][tile] += 1
    for player in g.players:
        for tile in (*player.reserved, *(tile.tile for tile in player.tiles if tile.tile in colour_of)):
            found[colour_of[tile]][tile] += 1
    for colour, pile in enumerate(g.piles):
        found[colour].update(pile.pools.get("", {}))
        found[colour].update(layer.card for layer in pile.layers if layer.card)
    assert found == COPIES
    assert len({colour_of[tile] for tile in g.market}) == len(g.market)


def check_floors(g: Origins) -> None:
    """One of each colour and one for every tower on the cards (OR-2.9)."""
    towers = Counter(colour for card in g.cards for colour in DISTRICTS[card.card]["towers"])
    for place, colour in enumerate(COLOURS):
        raised = sum(player.towers[place] - 1 for player in g.players)
        assert g.tower_supply[place] + raised == 1 + towers[colour]
    assert min(g.tower_supply) >= 0


def check_tracks(g: Origins) -> None:
    """Stacks list everybody once, the rearmost first."""
    spaces = [g.players[seat].military for seat in g.military]
    assert spaces == sorted(spaces)
    assert sorted(g.military) == list(g.seats)
    for temple, order in enumerate(g.temples):
        steps = [g.players[seat].steps[temple] for seat in order]
        assert steps == sorted(steps)
        assert sorted(order) == list(g.seats)


def check_player(player: Player) -> None:
    assert min(player.resources) >= 0
    assert 0 <= player.tokens <= CROSSED[player.military]
    assert len(set(player.advisers)) == len(player.advisers)
    bases = [freeman.base for freeman in player.freemen]
    assert sorted(set(bases)) == bases
    assert not bases or bases[-1] < player.bases <= 6
    assert all(1 <= freeman.value <= 6 for freeman in player.freemen)
    cells = {(tile.x, tile.y) for tile in player.tiles}
    assert len(cells) == len(player.tiles)
    assert {(0, 0): "agora", (0, 1): "palace"}.items() <= {(t.x, t.y): t.tile for t in player.tiles}.items()
    blocks = {(x, y) for x, y in cells if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells}
    assert {(place.x, place.y) for place in player.seats} == blocks
    assert connected(cells)


def connected(cells: set[Cell]) -> bool:
    """Whether every tile hangs together with the Agora (OR-10.2)."""
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        x, y = edge.pop()
        new = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - reached
        reached |= new
        edge += new
    return reached == cells
