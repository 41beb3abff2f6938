"""What deeds bring, in points: main actions, bonus tiles, abilities of buildings, by their operations."""

from __future__ import annotations

from collections.abc import Callable

from ..city import Cell, neighbours, open_cells
from ..components import (
    COLOUR_PLACES,
    DIE_PLACES,
    FOOD,
    GOLD,
    HIGHEST,
    NO_COLOUR,
    RESOURCE_PLACES,
    STONE,
    TEMPLE_PLACES,
    WISDOM,
    Deed,
    Effect,
)
from ..construction import farms_to_cover, tiles_to_build
from ..counters import COUNTERS
from ..people import area_cost, is_free, recruits, tokens_of
from ..state import NOBODY, Origins, Player
from .blocks import City, added, cards_of, city_of
from .worth import (
    ADVISER,
    ARCHON_COLOUR,
    SPEAKER_NOW,
    advanced,
    attack,
    climbed,
    freeman,
    more,
    now,
    zodiac,
)

Where = tuple[int, int, bool]
"""The cell of a building, and whether it still is to be built."""
NOWHERE: Where = (0, 0, False)
ZODIAC = 1.6
"""A Zodiac card taken now."""


def deed_gain(g: Origins, seat: int, deed: Deed, left: int, where: Where = NOWHERE) -> float:
    """What a deed brings, its cost taken off."""
    player = g.players[seat]
    cost = sum([more(player, RESOURCE_PLACES[kind], -n, left) for kind, n in deed.cost.items()])
    gains = [GAINS[what.op](g, seat, what, deed, left, where) for what in deed.effect if what.op in GAINS]
    return cost + (max(gains) if deed.mode == "one_of" else sum(gains))


def cost_of(player: Player, left: int, stone: int, wisdom: int) -> float:
    """What a construction costs, Gold standing in for what is missing."""
    lacking = max(0, stone - player.resources[STONE]) + max(0, wisdom - player.resources[WISDOM])
    worth = more(player, STONE, -stone, left) + more(player, WISDOM, -wisdom, left)
    return -worth - (more(player, GOLD, -lacking, left) if lacking else 0.0)


# Operations

Gain = Callable[[Origins, int, Effect, Deed, int, Where], float]


def times(g: Origins, seat: int, counter: str, where: Where, deed: Deed) -> int:
    """A counter as it will stand: a building still to be built counts itself (OR-9.7)."""
    if not counter:
        return 1
    x, y, to_build = where
    found = COUNTERS[counter](g, seat, x, y)
    if not to_build:
        return found
    if counter == "building_colours":
        return found + (COUNTED[g.box.colour_of[deed.id]](g, seat) == 0)
    return found + (counter in ("red_building", "yellow_building", "obelisk"))


def _of_colour(colour: int) -> Callable[[Origins, int], int]:
    def count(g: Origins, seat: int) -> int:
        of = g.box.colour_of
        return sum([not tile.farm and of[tile.tile] == colour for tile in g.players[seat].tiles])

    return count


COUNTED = {colour: _of_colour(colour) for colour in COLOUR_PLACES.values()}


def _gain(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    amount = what.n * times(g, seat, what.per, where, deed)
    return more(g.players[seat], RESOURCE_PLACES[what.resource], amount, left)


def _choice(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    return basic(g.players[seat], left) * what.n * times(g, seat, what.per, where, deed)


def basic(player: Player, left: int) -> float:
    """A basic resource of one's choice."""
    return more(player, min((STONE, FOOD, WISDOM), key=player.resources.__getitem__), 1, left)


def _vp(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    assert isinstance(what.each, int)
    return float(what.base + what.each * times(g, seat, what.per, where, deed))


def _table(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    return float(what.table[min(times(g, seat, what.count, where, deed), len(what.table) - 1)])


def _advance(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    return advanced(g.players[seat], what.n * times(g, seat, what.per, where, deed), left)


def _attack(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    return attack(g, seat, g.players[seat].military)


def _climb(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    player = g.players[seat]
    if what.temple == "choice":
        return max([climb_gain(g, seat, temple, what.n, left, deed.id == "temple") for temple in range(3)])
    return climbed(g, player, TEMPLE_PLACES[what.temple], what.n, left)


def climb_gain(g: Origins, seat: int, temple: int, steps: int, left: int, card: bool) -> float:
    """A climb, and the card that may come with it."""
    worth = climbed(g, g.players[seat], temple, steps, left)
    if card and g.holders[temple] != seat:
        worth += ZODIAC * min(left + 1, 3) * 0.5
    return worth + 0.3 * min(left, 3) * (zodiac(g, seat, temple) < 0.5)


def _paid_climb(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    player = g.players[seat]
    if not player.purse:
        return 0.0
    best = max([climbed(g, player, temple, 1, left) for temple in range(3)])
    return max(0.0, best + more(player, GOLD, -1, left)) * 0.7


def _citizen(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    there = recruits(g, seat, free=is_free(deed.id))
    return max([citizen_gain(g, seat, token, left, free=is_free(deed.id)) for token in there], default=-1.0)


def citizen_gain(g: Origins, seat: int, token: str, left: int, *, free: bool) -> float:
    """A die of the area: it can still be used in this round."""
    colour, value = DIE_PLACES[token]
    player = g.players[seat]
    worth = freeman(g, player, colour, value, left) + now(value) + 0.3 * value * player.towers[colour]
    if free:
        return worth
    slot = next(slot for slot, die in enumerate(g.area) if die.colour == colour)
    return worth - cost_of(player, left, 0, area_cost(g, seat, slot))


def _speaker(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    values = [speaker.value for speaker in g.speakers if speaker.holder == NOBODY]
    return SPEAKER_NOW + 0.2 * max(values) if values else 0.0


def raise_gain(g: Origins, player: Player, colour: int, value: int, by: int, left: int) -> float:
    """What it means to increase an unused Freeman: better visits, a better seat, or the adviser row at once."""
    here = freeman(g, player, colour, value, left) + now(value)
    if value + by > HIGHEST:
        vp, row = g.box.adviser_vp, len(player.advisers)
        known = colour in player.advisers
        return (vp[row] if known else vp[row + 1] - vp[row] + ARCHON_COLOUR * min(left + 1, 3)) / (1 + ADVISER) - here
    after = freeman(g, player, colour, value + by, left) + now(value + by)
    return after - here + 0.35 * by * player.towers[colour] + 0.35


def _raise(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    player = g.players[seat]
    found = [raise_gain(g, player, *DIE_PLACES[token], by, left) for token in tokens_of(player) for by in (1, 2)]
    return max(0.0, *found) if found else 0.0


def _veteran(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    return max([veteran_gain(g, g.players[seat], token, left) for token in tokens_of(g.players[seat])], default=0.0)


def veteran_gain(g: Origins, player: Player, token: str, left: int) -> float:
    """An unused Freeman's value in points; he loses 1."""
    colour, value = DIE_PLACES[token]
    return value - (raise_gain(g, player, colour, value - 1, 1, left) if value > 1 else 0.0)


def _spend_food(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    """Up to three times the best that a Food can do."""
    player = g.players[seat]
    food = min(3, player.resources[FOOD])
    if not food:
        return -1.0
    each = max(
        [raise_gain(g, player, *DIE_PLACES[token], 1, left) for token in tokens_of(player)]
        + [advanced(player, food, left) / food]
    )
    return max(food * each + more(player, FOOD, -food, left), each + more(player, FOOD, -1, left))


def _build(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    return best_construction(g, seat, left)


def _copied(g: Origins, seat: int, what: Effect, deed: Deed, left: int, where: Where) -> float:
    """The best building beside a Mages' Tower; another tower is left out."""
    x, y, _ = where
    abilities = g.box.abilities
    beside = [
        abilities[tile.tile]
        for tile in neighbours(g.players[seat], x, y)
        if not tile.farm and tile.tile in abilities and tile.tile != deed.id
    ]
    return max([deed_gain(g, seat, ability, left, (x, y, False)) for ability in beside], default=0.0)


GAINS: dict[str, Gain] = {
    "gain": _gain,
    "gain_choice": _choice,
    "vp": _vp,
    "vp_table": _table,
    "military_advance": _advance,
    "attack": _attack,
    "temple_climb": _climb,
    "paid_temple_climb": _paid_climb,
    "take_citizen": _citizen,
    "take_speaker": _speaker,
    "raise_freeman": _raise,
    "veteran": _veteran,
    "spend_food": _spend_food,
    "build": _build,
    "copy_adjacent": _copied,
    "reserve_building": lambda g, seat, what, deed, left, where: 0.8 if left else 0.0,
    "recolour": lambda g, seat, what, deed, left, where: 0.6,
    "set_mothership": lambda g, seat, what, deed, left, where: 0.25 * (max(g.motherships) - 1),
    "exchange": lambda g, seat, what, deed, left, where: 0.4,
}
"""By operation; what is not here brings nothing by itself."""


# Constructing

COLOURED, FARMLAND = 0.5, 0.0
"""A building in the city, and a Farm, beyond what their blocks promise."""


class Plans:
    """What every construction would bring: the places by colour, and the tiles."""

    def __init__(self, g: Origins, seat: int, left: int) -> None:
        self.g, self.seat, self.left = g, seat, left
        self.player = g.players[seat]
        self.cards, self.city = cards_of(g, self.player), city_of(g, self.player)
        self._places: dict[int, dict[Cell, float]] = {}
        self._tiles: dict[tuple[str, bool], float] = {}

    def place(self, colour: int, cell: Cell) -> float:
        """What a tile of a colour on this cell adds to the blocks; over a Farm, by how much it is better than that."""
        known = self._places.setdefault(colour, {})
        if cell not in known:
            box = self.g.table.box
            if cell in self.city:
                without: City = {place: kind for place, kind in self.city.items() if place != cell}
                gain = added(box, self.cards, without, cell, colour) - added(box, self.cards, without, cell, NO_COLOUR)
            else:
                gain = added(box, self.cards, self.city, cell, colour)
            known[cell] = gain if self.left else 0.6 * gain
        return known[cell]

    def tile(self, tile: str, reserved: bool) -> float:
        """What a building brings wherever it stands: its ability, less what it costs."""
        key = tile, reserved
        if key not in self._tiles:
            g = self.g
            wisdom = next(cost for name, kept, cost in tiles_to_build(g, self.seat) if (name, kept) == key)
            paid = cost_of(self.player, self.left, g.box.stone_costs[tile], wisdom)
            self._tiles[key] = self.ability(tile) + COLOURED - paid
        return self._tiles[key]

    def ability(self, tile: str) -> float:
        """A building's ability if it were used now; where it will stand is left open."""
        cell = next(iter(open_cells(tuple(self.city))))
        return deed_gain(self.g, self.seat, self.g.box.buildings[tile], self.left, (*cell, True))

    def free(self, tile: str, reserved: bool) -> float:
        """The same over a Farm: nothing is paid."""
        g = self.g
        wisdom = next(cost for name, kept, cost in tiles_to_build(g, self.seat) if (name, kept) == (tile, reserved))
        return self.tile(tile, reserved) + cost_of(self.player, self.left, g.box.stone_costs[tile], wisdom)

    def farm(self, tile: str) -> float:
        """A Farm takes a tile away that would be good to have."""
        return FARMLAND


def best_construction(g: Origins, seat: int, left: int) -> float:
    """What the best construction would bring."""
    plans = Plans(g, seat, left)
    player, cells, colour_of = plans.player, open_cells(tuple(plans.city)), g.box.colour_of
    stone, _, wisdom, purse = player.resources
    best = max([plans.place(NO_COLOUR, cell) for cell in cells]) + FARMLAND
    farms = farms_to_cover(g, seat)
    for tile, reserved, price in tiles_to_build(g, seat):
        colour = colour_of[tile]
        if max(0, g.box.stone_costs[tile] - stone) + max(0, price - wisdom) <= purse:
            best = max(best, plans.tile(tile, reserved) + max([plans.place(colour, cell) for cell in cells]))
        if farms:
            best = max(best, plans.free(tile, reserved) + max([plans.place(colour, cell) for cell in farms]))
    return best
