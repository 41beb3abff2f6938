"""What things are worth, in points, by the rounds that are left."""

from __future__ import annotations

from functools import cache, lru_cache

from ..components import ALL_BASES, BOXES, CROSSED, FINAL, GOLD, HIGHEST, RETREAT, SOLO_ROUNDS
from ..counters import weaker_markers
from ..endings import conditions
from ..state import Origins, Player

USUAL_ROUNDS = 8
MOST_LEFT, FEWEST_LEFT = 6, 2
"""Rounds beyond these are not foreseen; so many may always come."""
UNIT = (1.0, 0.95, 0.9, 0.8, 0.65, 0.5, 0.35, 0.25, 0.15, 0.1)
"""What the next Stone, Food or Wisdom is worth to who has so many."""
LATE = (0.3, 0.65, 0.85, 1.0)
"""The same in the last rounds."""
GOLD_EARLY = 0.55
"""What a Gold is worth beyond the point that it scores: it is wild, and it buys floors."""
VISIT, VISIT_VALUE = 1.5, 0.6
"""A visit to come: that of any worker, and more for every point of its value."""
NOW, NOW_VALUE, NOW_TWICE = 1.0, 0.55, 1.6
"""The same for a worker still unused in this round; a 6 acts twice."""
ARCHON_NOW, SPEAKER_NOW = 2.2, 1.4
ARCHON_COLOUR = 1.0
"""A colour for the Archon."""
ADVISER = 0.7
"""The points of an Adviser to be, against those of one that is."""
GROWTH = 0.35
"""Floors that a tower gains in a round to come."""
FREE_BASE = 1.8
"""A base without a die, in every round to come."""


def rounds_left(g: Origins) -> int:
    """Rounds that may follow this one: none once an end condition holds, else by how long games are.

    How near the conditions are is left out: a player who works towards one would seem to lose what is to come.
    """
    if g.solo:
        return SOLO_ROUNDS - g.round
    if g.announced or conditions(g):
        return 0
    return max(FEWEST_LEFT, min(MOST_LEFT, USUAL_ROUNDS - g.round))


# Resources


@cache
def stock(amount: int, left: int) -> float:
    """So many of one basic resource."""
    late = LATE[min(left, 3)]
    return late * (sum(UNIT[:amount]) + max(0, amount - len(UNIT)) * 0.05)


@cache
def gold(amount: int, left: int) -> float:
    """Gold scores by itself, and more can be made of it before the end."""
    return amount + GOLD_EARLY * LATE[min(left, 3)] * min(amount, 8)


def more(player: Player, kind: int, amount: int, left: int) -> float:
    """What it means to gain so much of a resource, or to lose it."""
    have = player.resources[kind]
    if kind == GOLD:
        return gold(max(0, have + amount), left) - gold(have, left)
    return stock(max(0, have + amount), left) - stock(have, left)


# Dice


@lru_cache(maxsize=1 << 14)
def die(value: int, left: int, row: int, known: bool, box: str) -> float:
    """A Freeman's rounds to come: visits, then the adviser row, unless it is there by colour already."""
    rounds = min(HIGHEST - value, left)
    worth = sum(VISIT + VISIT_VALUE * (value + n) for n in range(1, rounds + 1))
    vp = BOXES[box].adviser_vp
    if left > HIGHEST - value:
        worth += ADVISER * (vp[row] if known else vp[row + 1] - vp[row] + ARCHON_COLOUR * min(left, 3))
    return worth


def now(value: int) -> float:
    """What the die brings that is still unused in this round."""
    return NOW + NOW_VALUE * value + (NOW_TWICE if value == HIGHEST else 0.0)


def freeman(g: Origins, player: Player, colour: int, value: int, left: int) -> float:
    """A Freeman's worth in the rounds after this one."""
    return die(value, left, len(player.advisers), colour in player.advisers, g.table.box)


@cache
def bases(free: int, left: int) -> float:
    """Bases without a die: each waits for one, and the second for longer."""
    return FREE_BASE * min(left, 4) * (min(free, 1) + 0.5 * max(0, free - 1))


def next_base(player: Player, left: int) -> float:
    """What the next base would bring."""
    last = 10.0 if player.bases == ALL_BASES - 1 else 0.0
    return bases(player.free_bases + 1, left) - bases(player.free_bases, left) + last


# Seats and towers


def height(floors: int, left: int) -> float:
    """The floors that a tower will come to."""
    return floors + GROWTH * min(left, 4)


# Temples

HOPE = 0.8
"""How much the points count that all tracks may come to, against those that they have."""
STEPS = 3.5
"""Steps that are climbed in a round to come."""


@lru_cache(maxsize=1 << 14)
def temples(steps: tuple[int, int, int], left: int, box: str) -> float:
    """The two lower tracks; or their share of what all three may come to together, as far as there is time."""
    vp = BOXES[box].temple_vp
    low, middle, _ = sorted(steps)
    actual = float(vp[low] + vp[middle])
    share = HOPE * min(left, 3) / 3
    climbed = sum(steps)
    summits = min(climbed + round(STEPS * left), 3 * (len(vp) - 1))
    return (1 - share) * actual + (share * _level(summits, vp) * climbed / summits if climbed else 0.0)


def _level(total: int, vp: tuple[int, ...]) -> float:
    """The points of two tracks if so many steps are spread evenly."""
    whole, rest = divmod(min(total, 3 * (len(vp) - 1)), 3)
    if not rest:
        return 2.0 * vp[whole]
    return 2 * (vp[whole] + (vp[whole + 1] - vp[whole]) * rest / 3)


def three(player: Player) -> tuple[int, int, int]:
    """The steps of a player, to look worths up by."""
    forest, mountain, sea = player.steps
    return forest, mountain, sea


def climbed(g: Origins, player: Player, temple: int, steps: int, left: int) -> float:
    """What it means to climb a temple."""
    after = list(player.steps)
    after[temple] = min(g.box.summit, after[temple] + steps)
    forest, mountain, sea = after
    return temples((forest, mountain, sea), left, g.table.box) - temples(three(player), left, g.table.box)


def zodiac(g: Origins, seat: int, temple: int) -> float:
    """How surely a card will be had in the rounds to come: it is now, or its temple is led."""
    leads = g.temples[temple][-1] == seat and g.players[seat].steps[temple] > 0
    return 0.35 * (g.holders[temple] == seat) + 0.65 * leads


# The army

BONUS = (0.0, 0.0, 0.4, 0.9, 0.9, 0.9, 1.4, 1.8, 1.8, 1.8, 2.3, 2.3, 2.9, 0.0)
"""What an attack brings beside points, by space."""
TOKEN = 0.9


def attack(g: Origins, seat: int, space: int) -> float:
    """An attack from a space."""
    weaker = sum([player.military < space for player in g.players]) if space != g.players[seat].military else None
    if weaker is None:
        return CROSSED[space] + BONUS[space] + weaker_markers(g, seat)
    return CROSSED[space] + BONUS[space] + weaker + (0 <= g.neutral < space)


@cache
def standing(space: int, left: int) -> float:
    """A place on the track: the attacks to come from where the marker falls back to, and the way to the last space."""
    here, back = CROSSED[space] + BONUS[space], CROSSED[RETREAT[space]] + BONUS[RETREAT[space]]
    return (0.35 * here + 0.65 * back) * 0.45 * min(left, 3) + (0.2 * space if left > 0 and space < FINAL else 0.0)


def advanced(player: Player, spaces: int, left: int) -> float:
    """What it means to advance: the place, a token for each threshold, the points of the last space."""
    space, after = player.military, min(FINAL, player.military + spaces)
    if after == space:
        return 0.0
    worth = standing(after, left) - standing(space, left) + token(left) * (CROSSED[after] - CROSSED[space])
    return worth + (9.0 if after == FINAL else 0.0)


def token(left: int) -> float:
    """A Superiority token."""
    return TOKEN if left else 0.4
