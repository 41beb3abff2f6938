"""Positions of Discordia from plain data, written as the ledger writes its examples: who has what, by name.

Lessons, worked examples and the rule tests make theirs here (`pentapolis.lessons.scenes`). A house is written as its
id, with the workers on its spaces after a colon, a letter each and the spaces parted by dots: `barracks_1b:r`,
`ship_2b:b.b.y` (b sailor, r soldier, w merchant, y farmer).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.pile import Pile
from ...kernel.state import Table
from .components import DICE, EXTENSIONS, ROWS, SEASON_PLACES, SHIP, TOWERS, TRACKS, WORKERS
from .houses import put
from .setup import set_table
from .state import NOBODY, SEASON, City, Counts, Discordia, House
from .workers import minus, standing

LETTERS = dict(zip("brwy", WORKERS, strict=True))
"""The colours of the workers: blue, red, white, yellow."""
TILES = ("action_a", "action_b", "action_c", "action_d", "action_e", "action_f")

Workers = Mapping[str, int]


def scene(
    table: Table,
    names: Sequence[str],
    *,
    year: int = 1,
    season: str = "spring",
    phase: str = SEASON,
    first_player: str = "",
    maximus: str = "",
    reserve: Mapping[str, Workers] = {},
    stars: Mapping[str, int] = {},
    modifiers: Mapping[str, int] = {},
    spent: Mapping[str, int] = {},
    ring: Mapping[str, int] = {},
    expedition: Mapping[str, int] = {},
    upgrade: Mapping[str, int] = {},
    bought: Mapping[str, Mapping[str, int]] = {},
    houses: Mapping[str, Sequence[str]] = {},
    locked: Mapping[str, Sequence[str]] = {},
    decrees: Mapping[str, Sequence[str]] = {},
    privileges: Mapping[str, Sequence[str]] = {},
    used_privileges: Mapping[str, Sequence[str]] = {},
    display: Mapping[str, Sequence[str]] = {},
    action_tiles: Sequence[str] = TILES,
    open_towers: Sequence[str] = (),
    open_decrees: Sequence[str] = (),
    open_privileges: Sequence[str] = (),
    supply: Mapping[str, int] = {},
    bag: Workers | None = None,
    barbarians: Sequence[str] = (),
    dice: Sequence[int] = (),
    taken: str = "",
    active: str = "",
    die: str = "",
    value: int = 0,
    main_used: bool = False,
    season_used: bool = False,
    janus: str = "",
) -> Discordia:
    """A position. Whatever is left out is as at the start, before anything is dealt: four workers of each type less one
    farmer in every reserve, six stars, one modifier, an empty display. `display` goes by column, from the top;
    `bought` by extension, `supply` by extension, `star` and `modifier`; `die` and `value` are the active player's.
    """
    g = set_table(table)
    g.year, g.season, g.phase = year, season, phase
    g.first_player = names.index(first_player) if first_player else 0
    g.maximus = names.index(maximus) if maximus else (g.first_player + SEASON_PLACES[season]) % len(names)
    g.action_tiles = tuple(action_tiles)
    for column, buildings in display.items():
        for row, building in enumerate(buildings):
            g.display[row * 6 + int(column) - 1] = building
            if building:
                take_from(g.building_stack, building)
    g.tower_supply, g.decree_supply = list(open_towers), list(open_decrees)
    g.privilege_supply = list(open_privileges)
    for who, city in zip(names, g.cities, strict=True):
        city.reserve = counts(reserve.get(who, {"sailor": 4, "soldier": 4, "merchant": 4, "farmer": 3}))
        city.stars = stars.get(who, city.stars)
        city.modifiers = modifiers.get(who, city.modifiers)
        city.spent, city.ring = spent.get(who, 0), ring.get(who, 0)
        city.expedition, city.upgrade = expedition.get(who, 0), upgrade.get(who, 0)
        for extension, number in bought.get(who, {}).items():
            buy(g, city, extension, number)
        for house in houses.get(who, ()):
            build(g, city, house)
        city.locked = tuple(locked.get(who, ()))
        city.decrees = tuple(decrees.get(who, ()))
        city.privileges, city.used_privileges = tuple(privileges.get(who, ())), tuple(used_privileges.get(who, ()))
    for item, number in supply.items():
        set_supply(g, item, number)
    g.bag = rest_of_the_bag(g) if bag is None else counts(bag)
    turn_up(g, barbarians)
    if dice:
        red, yellow, blue = dice
        g.dice = red, yellow, blue
    g.taken = taken
    g.active = names.index(active) if active else NOBODY
    g.die, g.value = die, value
    if die and not dice:
        red, yellow, blue = (value if one == die else 1 for one in DICE)
        g.dice = red, yellow, blue
    g.main_used, g.season_used = main_used, season_used
    if janus and g.janus_pile is not None:
        g.janus, g.janus_used = janus, (janus,)
        take_from(g.janus_pile, janus)
    return g


def counts(workers: Workers) -> Counts:
    """Workers by type, as a reserve keeps them."""
    a, b, c, d = (workers.get(worker, 0) for worker in WORKERS)
    return a, b, c, d


def rest_of_the_bag(g: Discordia) -> Counts:
    """All workers that are in no reserve and on no building."""
    left = g.bag
    for city in g.cities:
        left = minus(left, city.reserve)
        for house in city.houses():
            left = minus(left, standing(house.workers))
    return left


def buy(g: Discordia, city: City, extension: str, number: int) -> None:
    """Extensions that were bought before."""
    g.extension_supply[EXTENSIONS.index(extension)] -= number
    for _ in range(number):
        if extension in TRACKS:
            setattr(city, f"{extension}_tiles", city.tiles(extension) + 1)
            continue
        kind = ROWS.index(extension)
        put(city, kind, len(city.rows[kind]), None)
        if kind == SHIP:
            city.towers = (*city.towers, None)


def build(g: Discordia, city: City, text: str) -> None:
    """A house with its workers, on the leftmost place that is free."""
    building, _, workers = text.partition(":")
    spaces = tuple(tuple(sorted(map(LETTERS.__getitem__, space), key=WORKERS.index)) for space in workers.split("."))
    row = g.box.faces[building].row
    places = city.towers if row == TOWERS else city.rows[row]
    put(city, row, places.index(None), House(building, spaces if workers else ()))
    if building in g.box.buildings:
        take_from(g.building_stack, building)


def set_supply(g: Discordia, item: str, number: int) -> None:
    """How many of something the supply still holds."""
    if item == "star":
        g.star_supply = number
    elif item == "modifier":
        g.modifier_supply = number
    else:
        g.extension_supply[EXTENSIONS.index(item)] = number


def turn_up(g: Discordia, barbarians: Sequence[str]) -> None:
    """The barbarians of the year, left and right; those of earlier years are gone."""
    for pile, tile in zip((g.left_pile, g.right_pile), barbarians, strict=False):
        for _ in range(g.year - 1):
            layer = pile.take_top()
            pile.take_from_pool(layer.group, next(kind for kind in pile.pools[layer.group] if kind != tile))
        take_from(pile, tile, pile.layers[0].group)
    g.left, g.right = (*barbarians, "", "")[:2]


def take_from(pile: Pile, card: str, group: str = "") -> None:
    """The top card is this one, and has been dealt."""
    pile.take_top()
    pile.take_from_pool(group, card)
