"""The box of Origins: `components.toml` as types, loaded and checked once.

What the book states is constant. What had to be found elsewhere or designed (costs of slots, points of tracks, the
numbers on the building tiles, the district cards) an owner of a real box can replace: a file with some of these values
is laid over ours (`owners`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from ...kernel.components import converted
from ...kernel.refusal import BadComponents

COLOURS = ("red", "purple", "blue", "orange", "yellow")
"""The building colours; dice, tiles, ships, bonus tiles and floors have them (OR-1.1)."""
RED, PURPLE, BLUE, ORANGE, YELLOW = range(5)
COLOUR_PLACES = {colour: place for place, colour in enumerate(COLOURS)}
NO_COLOUR = -1
"""Of a Farm, the Agora, the Palace."""

PLAYER_COLOURS = ("green", "blue", "brown", "black")

RESOURCES = ("stone", "food", "wisdom", "gold")
STONE, FOOD, WISDOM, GOLD = range(4)
RESOURCE_PLACES = {resource: place for place, resource in enumerate(RESOURCES)}
BASIC = RESOURCES[:GOLD]

SITES = range(1, 6)
FIRST_SITE, LAST_SITE = 1, 5
UNUSED = 0
"""The site of a worker that is not placed yet."""
TEMPLES = ("forest", "mountain", "sea")
TEMPLE_PLACES = {temple: place for place, temple in enumerate(TEMPLES)}

ARCHON, SPEAKER = "archon", "speaker"
LOWEST, HIGHEST, HIGHEST_ENTRY = 1, 6, 5
"""The values of Citizen dice; one that is rolled is rolled again at 6."""
DICE = tuple(tuple(f"{colour}_{value}" for value in range(HIGHEST + 1)) for colour in COLOURS)
"""How a Citizen die is named: `DICE[RED][3]` is `red_3`."""
SPEAKERS = tuple(f"{SPEAKER}_{value}" for value in range(HIGHEST))
"""How a Speaker is named by its value: `speaker_3`."""
DIE_PLACES = {DICE[c][v]: (c, v) for c in range(len(COLOURS)) for v in range(LOWEST, HIGHEST + 1)}
SPEAKER_VALUES = {SPEAKERS[value]: value for value in range(2, HIGHEST)}
ENTRY = tuple(range(LOWEST, HIGHEST_ENTRY + 1))
"""What a Citizen die can show that enters the game: rolling every 6 again leaves each of these equally likely."""
SPEAKER_FACES, SPEAKER_WEIGHTS = (2, 3, 4, 5), (2, 2, 1, 1)
SPEAKER_HIGHEST = 5
SHIP_HIGHEST = 6

AGORA, PALACE = "agora", "palace"
BUILDING, FARM = "building", "farm"
FACES = (BUILDING, FARM)
MARKET_SLOTS = AREA_SLOTS = 5

START, FINAL = 0, 13
"""The first and the last space of the military track (OR-8.1)."""
SPACES = range(START, FINAL + 1)
CROSSED = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)
"""Thresholds behind a marker on each space."""
RETREAT = (0, 1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10, 13)
"""Where a marker on each space falls back to (OR-20.3)."""
FINAL_VP = 9

CITIZEN_DICE = {1: 7, 2: 7, 3: 8, 4: 9}
SPEAKER_DICE = {1: 2, 2: 2, 3: 3, 4: 4}
DISTRICT_CARDS = {1: 3, 2: 4, 3: 5, 4: 6}
"""By the number of players; 1 is the solo training (OR-2.1, OR-2.7, OR-2.8, OR-26)."""
CARD_GOLD = 2
DRAFT_PER_COLOUR = 2
START_BASES = 2
ALL_BASES = 6
LAST_BASE_VP = 10
FEWEST_FLOOR_COLOURS = 3
"""With no more colours in the tower supply the game ends (OR-21.4)."""
IDLE_ROUNDS = 3
"""So many rounds in a row of nothing but passing end a game (OR-21.6)."""
SOLO_ROUNDS, SOLO_TARGET, SOLO_TARGET_STEP = 5, 180, 20
SOLO_DISCARDED, SOLO_KEPT = 2, 2
NEUTRAL_SPACES = (0, 0, 3, 6, 9, 12)
"""Where the neutral marker stands in each round of the solo training (OR-26.8)."""

END_CONDITIONS = ("three_summits", "no_district_gold", "tower_supply", "citizen_shortage")

MOST = 99
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Effect(msgspec.Struct, frozen=True):
    """One thing that an action, a tile or a card does; `op` says what, by the list in the component file."""

    op: str
    n: int = 1
    resource: str = ""
    per: str = ""
    base: int = 0
    each: int | tuple[str, ...] = 0
    count: str = ""
    table: tuple[int, ...] = ()
    last_repeats: bool = False
    kinds: str | tuple[str, ...] = msgspec.field(default=(), name="from")
    temple: str = ""


class Deed(msgspec.Struct, frozen=True):
    """Something with effects: a main action, a bonus tile, an attack bonus, the ability of a building."""

    id: str
    effect: tuple[Effect, ...]
    mode: str = "all"
    cost: dict[str, int] = {}


class TileNumbers(msgspec.Struct, frozen=True):
    """What only the building tiles themselves show."""

    stone_cost: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: Annotated[int, msgspec.Meta(ge=0, le=15)]


class Building(Deed, frozen=True, kw_only=True):
    """A kind of building tile."""

    colour: str
    tile: TileNumbers


class Site(msgspec.Struct, frozen=True):
    """An Encounter site: its two main actions."""

    id: str
    position: int
    upper: str
    lower: str


class DistrictCard(msgspec.Struct, frozen=True):
    """A District card: its 2 × 2 pattern by rows, its towers, and its points."""

    id: str
    pattern: tuple[tuple[str, str], tuple[str, str]]
    towers: tuple[str, ...]
    vp_first: Amount
    vp_again: Amount


class MilitarySpace(msgspec.Struct, frozen=True):
    """A space of the military track and what an attack from it brings."""

    index: int
    bonus: str


Block = tuple[int, int, int, int]
"""The colours of a 2 × 2 block: top left, top right, bottom left, bottom right; `NO_COLOUR` for what has none."""
SYMMETRIES = (
    *((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2)),
    *((1, 0, 3, 2), (0, 2, 1, 3), (2, 3, 0, 1), (3, 1, 2, 0)),
)
"""The eight ways to turn and mirror a block: which of its cells comes to each place (OR-14.3)."""
ANY = "any"


class Box:
    """All components of one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.market_costs = _numbers(data, "building_market.wisdom_cost", "by_slot", MARKET_SLOTS)
        self.area_costs = _numbers(data, "citizen_area.wisdom_cost", "by_slot", AREA_SLOTS)
        self.base_costs = _numbers(data, "population_track.food_cost", "by_base", ALL_BASES - START_BASES)
        """Food for the third to the sixth base."""
        self.adviser_vp = (0, *_numbers(data, "adviser_row.vp", "by_slot", len(COLOURS)))
        """Points by the number of Advisers in the row."""
        self.temple_vp = _numbers(data, "temple_track.vp", "by_step")
        self.summit = len(self.temple_vp) - 1
        self.sites: tuple[Site, ...] = tuple(_rows(data, "encounter_site", Site))
        self.main_actions: dict[str, Deed] = {deed.id: deed for deed in _rows(data, "main_action", Deed)}
        self.site_of = {action: site.position for site in self.sites for action in (site.upper, site.lower)}
        """The site of each main action."""
        self.mains_of = {site.position: (site.upper, site.lower) for site in self.sites}
        self.attack_bonuses: dict[str, Deed] = {deed.id: deed for deed in _rows(data, "attack_bonus", Deed)}
        spaces = {space.index: space.bonus for space in _rows(data, "military_space", MilitarySpace)}
        self.space_bonuses: tuple[str, ...] = tuple(spaces[space] for space in SPACES)
        if unknown := [bonus for bonus in self.space_bonuses if bonus not in self.attack_bonuses]:
            raise BadComponents("components-no-entry", table="attack_bonus", key="id", value=unknown[0])
        self.bonus_tiles = _bonus_tiles(data)
        """By colour."""
        self.buildings: dict[str, Building] = {tile.id: tile for tile in _rows(data, "building", Building)}
        self.colour_of: dict[str, int] = {tile.id: COLOUR_PLACES[tile.colour] for tile in self.buildings.values()}
        self.colour_of |= {AGORA: NO_COLOUR, PALACE: NO_COLOUR}
        self.stone_costs: dict[str, int] = {tile.id: tile.tile.stone_cost for tile in self.buildings.values()}
        agora = next(row for row in data["start_tile"] if row["id"] == AGORA)
        self.abilities: dict[str, Deed] = {**self.buildings, AGORA: converted(agora["ability"] | agora, Deed, AGORA)}
        """What every tile does when it is used; the Palace is not here."""
        self.copies = _copies(self.buildings.values())
        """The pile of each colour: kind to number."""
        self.deeds: dict[str, Deed] = self.main_actions | self.attack_bonuses | self.abilities
        self.deeds |= {tile.id: tile for tile in self.bonus_tiles}
        """Everything that has effects, by its id."""
        self.sure: frozenset[str] = frozenset(id for id, deed in self.deeds.items() if _is_sure(deed))
        """Deeds without a cost that always do something."""
        self.independent: frozenset[str] = frozenset(
            id for id, deed in self.deeds.items() if all(what.op in INDEPENDENT for what in deed.effect)
        )
        """Deeds whose effects don't wait for each other."""
        gains = {id: _plain_gain(deed) for id, deed in self.deeds.items()}
        self.plain_gains = {id: amounts for id, amounts in gains.items() if amounts is not None}
        """Deeds that bring these resources and nothing else."""
        self.districts: dict[str, DistrictCard] = {card.id: card for card in _rows(data, "district_card", DistrictCard)}
        for card in self.districts.values():
            _check_card(card)
        self.zodiac_cards: tuple[str, ...] = tuple(sorted(row["id"] for row in data["zodiac_card"]))
        self._cards: dict[Block, set[str]] = {}
        """The cards by their patterns, in all the ways these can be turned and mirrored."""
        for card in self.districts.values():
            for pattern in _patterns(card):
                self._cards.setdefault(pattern, set()).add(card.id)
        self.matching = cache(self._matching)

    def _matching(self, block: Block) -> frozenset[str]:
        """The District cards that a block matches, turned and mirrored in any way (OR-14.3).

        Where a pattern is grey the block may be anything: so the block is looked up with any of its cells made grey.
        """
        a, b, c, d = ((NO_COLOUR, colour) for colour in block)
        found = (self._cards.get((w, x, y, z), set()) for w in a for x in b for y in c for z in d)
        return frozenset[str]().union(*found)


INDEPENDENT = ("gain", "gain_choice", "vp", "vp_table")


def _plain_gain(deed: Deed) -> tuple[int, int, int, int] | None:
    if not deed.effect or any(what.op != "gain" or what.per for what in deed.effect):
        return None
    stone, food, wisdom, gold = (sum(what.n for what in deed.effect if what.resource == kind) for kind in RESOURCES)
    return stone, food, wisdom, gold


def _is_sure(deed: Deed) -> bool:
    """An attack is always allowed, and a resource always there (OR-8.8, OR-1.9)."""
    always = [what.op == "attack" or (what.op.startswith("gain") and not what.per) for what in deed.effect]
    return not deed.cost and any(always)


def _patterns(card: DistrictCard) -> tuple[Block, ...]:
    """A pattern in its eight ways; `NO_COLOUR` stands for a grey cell, which accepts anything."""
    cells = tuple(COLOUR_PLACES.get(cell, NO_COLOUR) for row in card.pattern for cell in row)
    return tuple(sorted({(cells[a], cells[b], cells[c], cells[d]) for a, b, c, d in SYMMETRIES}))


def _bonus_tiles(data: dict[str, Any]) -> tuple[Deed, ...]:
    """The bonus tiles in the order of their colours, each colour once."""
    colours = {row["id"]: row["colour_of"]["colour"] for row in data["bonus_tile"]}
    if sorted(map(str, colours.values())) != sorted(COLOURS):
        raise BadComponents("components-bonus-colours")
    tiles = {colours[deed.id]: deed for deed in _rows(data, "bonus_tile", Deed)}
    return tuple(tiles[colour] for colour in COLOURS)


PILE_SIZE = 15


def _copies(buildings: Iterable[Building]) -> tuple[dict[str, int], ...]:
    piles: tuple[dict[str, int], ...] = tuple({} for _ in COLOURS)
    for tile in sorted(buildings, key=lambda tile: tile.id):
        piles[COLOUR_PLACES[tile.colour]][tile.id] = tile.tile.copies
    for colour, pile in zip(COLOURS, piles, strict=True):
        if sum(pile.values()) != PILE_SIZE:
            raise BadComponents("components-copies", colour=colour, copies=sum(pile.values()), needed=PILE_SIZE)
    return piles


def _check_card(card: DistrictCard) -> None:
    cells = [cell for row in card.pattern for cell in row if cell != ANY]
    if unknown := [colour for colour in (*cells, *card.towers) if colour not in COLOURS]:
        raise BadComponents("components-no-entry", table="colour", key="id", value=unknown[0])
    if not cells:
        raise BadComponents("components-pattern", "OR-14.3", place=f"district_card.{card.id}.pattern")
    if len(set(card.towers)) < len(card.towers):
        raise BadComponents("components-towers", "OR-2.9", place=f"district_card.{card.id}.towers")


def _numbers(data: Mapping[str, Any], table: str, field: str, length: int = 0) -> tuple[int, ...]:
    """A list of numbers of a table, as long as the board has places for it."""
    found: Any = data
    for key in table.split("."):
        found = found[key]
    numbers: tuple[int, ...] = converted(found[field], tuple[Amount, ...], f"{table}.{field}")
    if len(numbers) != length if length else len(numbers) < 2:
        raise BadComponents("components-length", place=f"{table}.{field}", length=length or 2)
    return numbers


def _rows(data: Mapping[str, Any], table: str, kind: Any) -> list[Any]:
    return [converted(row, kind, f"{table}.{row['id'] if 'id' in row else row['index']}") for row in data[table]]


def own_data() -> dict[str, Any]:
    """The component file of the package as TOML data."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


BOXES: dict[str, Box] = {"": Box(own_data())}
"""Loaded boxes by id; the empty id is the game's own."""
