"""Boards and cities of Origins as the books of the laws keep them, and what holds of a table in any position."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files

from pentapolis.games.origins.state import Origins, Player

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
            "temples": sum(TEMPLE_VP[step] for step in sorted(self.steps)[:2]),
            "seats_of_power": sum(int(value) * self.towers[COLOURS.index(colour)] for colour, value in seats),
        }


KNOWN: dict[str, Callable[[Account], int]] = {
    "adviser": lambda player: int(ADVISER_VP[len(player.advisers)]),
    "aries": Account.red_dice,
    "final_space": lambda player: int(BOX["military_track"]["final_vp"]),
    "last_base": lambda player: int(BOX["population_track"]["last_base_vp"]),
}
"""Points that follow from a player's own board."""


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
