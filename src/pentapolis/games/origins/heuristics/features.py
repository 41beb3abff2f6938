"""What an evaluation counts, seat by seat, where a turn begins: the numbers that the weights are for.

Each belongs to a term that a hint can name. They are counted as the next round will find them, where that is known: a
Freeman who will be an Adviser counts as one, his base as free.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..components import ALL_BASES, COLOUR_PLACES, CROSSED, HIGHEST, NO_COLOUR, RETREAT, SITES
from ..palace import next_base_cost
from ..state import Origins, Player, tile_colour
from .blocks import block_at, city_of, city_promise
from .worth import BONUS

FEATURES: dict[str, str] = {
    "round": "workers",
    "archon": "workers",
    "unused": "workers",
    "unused_value": "workers",
    "unused_blue": "workers",
    "unused_orange": "workers",
    "unused_short": "workers",
    "speakers": "workers",
    "speaker_value": "workers",
    "red": "freemen",
    "purple": "freemen",
    "blue": "freemen",
    "orange": "freemen",
    "yellow": "freemen",
    "values": "freemen",
    "promoted": "adviser_row",
    "row": "adviser_row",
    "row_blue": "adviser_row",
    "row_orange": "adviser_row",
    "free_base": "bases",
    "free_bases": "bases",
    "bases": "bases",
    "base_food": "bases",
    "stone_1": "stone",
    "stone_3": "stone",
    "stone_6": "stone",
    "food_1": "food",
    "food_3": "food",
    "food_6": "food",
    "wisdom_1": "wisdom",
    "wisdom_3": "wisdom",
    "wisdom_6": "wisdom",
    "gold_1": "gold",
    "gold_3": "gold",
    "steps": "temples",
    "lowest": "temples",
    "middle": "temples",
    "above": "temples",
    "level_5": "temples",
    "level_10": "temples",
    "cards": "zodiac",
    "leads": "zodiac",
    "floors": "seats_of_power",
    "hopes": "towers",
    "seat": "city",
    "seats": "city",
    "blocks": "city",
    "tiles": "city",
    "blue_tiles": "city",
    "farms": "city",
    "blue_block": "city",
    "thresholds": "army",
    "spaces": "army",
    "attack": "army",
    "weaker": "army",
    "tokens": "tokens",
    "ships": "motherships",
    "temple_ship": "motherships",
    "behind": "lead",
}
"""Every feature, and the term that it belongs to."""

BLUE, ORANGE = COLOUR_PLACES["blue"], COLOUR_PLACES["orange"]
"""The colours whose bonus tiles bring a step of a temple and a Speaker."""
TEMPLE_SITE = 3
Dice = Sequence[tuple[int, int]]
"""Freemen by colour and value."""


def features(g: Origins, seat: int) -> tuple[float, ...]:
    """Everything that is counted for one seat, in the order of `FEATURES`."""
    player = g.players[seat]
    dice = [(freeman.colour, freeman.value + (not player.passed)) for freeman in player.freemen]
    staying = [(colour, value) for colour, value in dice if value <= HIGHEST]
    return (
        1.0,
        *_workers(g, seat, player),
        *_people(g, player, dice, staying),
        *_stores(player),
        *_temples(g, seat, player),
        *_city(g, player, dice),
        *_army(g, player),
        float(sum(g.motherships)),
        float(g.motherships[TEMPLE_SITE - 1]),
        _behind(g, seat),
    )


def _workers(g: Origins, seat: int, player: Player) -> tuple[float, ...]:
    """Those unused in this round, and how far the motherships are above them."""
    if player.passed:
        return (0.0,) * 8
    unused = [freeman for freeman in player.freemen if not freeman.site]
    ship = sum(g.motherships) / len(SITES)
    speakers = [speaker.value for speaker in g.speakers if speaker.holder == seat and not speaker.site]
    return (
        float(not player.archon),
        float(len(unused)),
        float(sum([freeman.value for freeman in unused])),
        float(sum([freeman.colour == BLUE for freeman in unused])),
        float(sum([freeman.colour == ORANGE for freeman in unused])),
        sum([max(0.0, ship - freeman.value) for freeman in unused]),
        float(len(speakers)),
        float(sum(speakers)),
    )


def _people(g: Origins, player: Player, dice: Dice, staying: Dice) -> tuple[float, ...]:
    """Freemen of the next round by colour, the adviser row as it will be, the bases that will be free."""
    colours = [0] * 5
    for colour, _ in staying:
        colours[colour] += 1
    red, purple, blue, orange, yellow = colours
    row = {*player.advisers, *(colour for colour, value in dice if value > HIGHEST)}
    vp, free = g.box.adviser_vp, player.bases - len(staying)
    food, purse = player.resources[1], player.purse
    cost = next_base_cost(g, player) if player.bases < ALL_BASES else 0
    return (
        *(float(red), float(purple), float(blue), float(orange), float(yellow)),
        float(sum([value for _, value in staying])),
        float(vp[len(row)] - vp[len(player.advisers)]),
        float(len(row)),
        float(BLUE in row),
        float(ORANGE in row),
        float(min(free, 1)),
        float(max(0, min(free, 3) - 1)),
        float(player.bases),
        min(food + 0.5 * purse, cost) / cost if cost else 0.0,
    )


def _stores(player: Player) -> tuple[float, ...]:
    """Resources in pieces: the first, up to the third, up to the sixth; what is beyond counts nothing."""
    stone, food, wisdom, gold = player.resources
    return (
        *(float(min(stone, 1)), float(max(0, min(stone, 3) - 1)), float(max(0, min(stone, 6) - 3))),
        *(float(min(food, 1)), float(max(0, min(food, 3) - 1)), float(max(0, min(food, 6) - 3))),
        *(float(min(wisdom, 1)), float(max(0, min(wisdom, 3) - 1)), float(max(0, min(wisdom, 6) - 3))),
        *(float(min(gold, 1)), float(max(0, min(gold, 3) - 1))),
    )


def _temples(g: Origins, seat: int, player: Player) -> tuple[float, ...]:
    """What the next steps of the two lower markers bring, and five or ten steps spread over all three; the cards."""
    vp, top = g.box.temple_vp, g.box.summit
    low, middle, high = sorted(player.steps)
    total = low + middle + high
    level = _level(total, vp)
    return (
        float(total),
        float(vp[min(top, low + 2)] - vp[low]),
        float(vp[min(top, middle + 2)] - vp[middle]),
        float(high - middle),
        _level(total + 5, vp) - level,
        _level(total + 10, vp) - level,
        float(g.holders.count(seat)),
        float(sum([order[-1] == seat and player.steps[temple] > 0 for temple, order in enumerate(g.temples)])),
    )


def _level(total: int, vp: Sequence[int]) -> float:
    """The points of two tracks if so many steps are spread evenly over three."""
    whole, rest = divmod(min(total, 3 * (len(vp) - 1)), 3)
    return 2.0 * vp[whole] + (2 * (vp[whole + 1] - vp[whole]) * rest / 3 if rest else 0.0)


def _city(g: Origins, player: Player, dice: Dice) -> tuple[float, ...]:
    """Floors for the dice on seats, dice for the empty seats, and what the tiles promise."""
    seated = [0] * 5
    empty = []
    for place in player.seats:
        if place.value:
            seated[place.colour] += place.value
        else:
            empty.append(place)
    reach = sorted([min(HIGHEST, value) * player.towers[colour] for colour, value in dice], reverse=True)
    colours = [tile_colour(g.box, tile) for tile in player.tiles]
    blue_block = 0
    if empty and any(colour == BLUE for colour, _ in dice):
        city = city_of(g, player)
        blue_block = max([block_at(city, place.x, place.y).count(BLUE) for place in empty])
    return (
        float(sum([value for value, floors in zip(seated, g.tower_supply, strict=True) if floors])),
        float(sum(reach[: len(empty)])),
        float(min(len(empty), 1)),
        float(max(0, len(empty) - 1)),
        city_promise(g, player),
        float(len(player.tiles) - 2),
        float(colours.count(BLUE)),
        float(colours.count(NO_COLOUR) - 2),
        float(blue_block),
    )


def _army(g: Origins, player: Player) -> tuple[float, ...]:
    """The place that the marker will fall back to, and how far it is beyond that."""
    back = RETREAT[player.military]
    weaker = sum([other.military < back for other in g.players]) + (0 <= g.neutral < back)
    return (
        float(CROSSED[back]),
        float(player.military - back),
        BONUS[back],
        float(weaker),
        float(player.tokens),
    )


def _behind(g: Origins, seat: int) -> float:
    """Steps that the foremost rival is ahead in the temples."""
    steps = [sum(player.steps) for player in g.players]
    mine = steps.pop(seat)
    return float(max(steps) - mine) if steps else 0.0
