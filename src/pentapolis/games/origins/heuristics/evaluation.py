"""The terms of an evaluation, and where it is fair."""

from __future__ import annotations

from operator import mul

from ..components import COLOURS, HIGHEST
from ..scoring import final_points
from ..state import Origins
from .blocks import city_promise
from .worth import (
    ARCHON_NOW,
    SPEAKER_NOW,
    bases,
    die,
    gold,
    height,
    now,
    rounds_left,
    ships,
    standing,
    stock,
    temples,
    three,
    token,
    zodiac,
)

WEIGHTS: dict[str, float] = {
    "vp": 1.0,
    "seats_of_power": 1.0,
    "towers": 0.8,
    "temples": 1.0,
    "adviser_row": 1.0,
    "gold": 1.0,
    "stone": 1.0,
    "food": 1.0,
    "wisdom": 1.0,
    "freemen": 1.0,
    "workers": 1.0,
    "bases": 1.0,
    "city": 1.0,
    "army": 1.0,
    "tokens": 1.0,
    "zodiac": 0.9,
    "motherships": 1.0,
    "lead": 1.0,
}
"""What one unit of each term is worth, in points."""
ENDING, LEAD = 30.0, 30.0
"""What the rounds to come were worth, and what it is to be ahead at the end."""
CLEAR_LEAD = 30
"""Points that will hardly be made up for."""
RIVALS = 0.5
"""How much of the rivals' mean counts against one's own."""


def quiet(g: Origins) -> bool:
    """Whether evaluation is fair: a turn begins, or the game is over."""
    if not g.agenda:
        return True
    return g.agenda[-1].name == "choose_action" and not g.token_spent


def score(g: Origins, seat: int) -> int:
    """The points on the track."""
    return g.players[seat].vp


def terms(g: Origins, seat: int) -> dict[str, float]:
    """What a good player looks at, for one seat."""
    return dict(zip(WEIGHTS, _terms(g, seat, rounds_left(g), at_the_end(g)), strict=True))


def at_the_end(g: Origins) -> list[int]:
    """The points that everybody would have if the game ended now."""
    if not g.agenda:
        return [player.vp for player in g.players]
    return [player.vp + sum(final_points(g, seat).values()) for seat, player in enumerate(g.players)]


def _lead(ends: list[int], seat: int, left: int) -> float:
    """With the end in sight, who is ahead wants it and who is behind does not; it makes up for rounds not played."""
    if len(ends) == 1:
        return 0.0
    if left > 0:
        return 0.0
    ahead = ends[seat] - max(points for other, points in enumerate(ends) if other != seat)
    return ENDING + max(-1.0, min(1.0, ahead / CLEAR_LEAD)) * LEAD


def _terms(g: Origins, seat: int, left: int, ends: list[int]) -> tuple[float, ...]:
    player = g.players[seat]
    if not g.agenda:
        return float(player.vp), *(0.0,) * (len(WEIGHTS) - 2), _lead(ends, seat, -1)
    stone, food, wisdom, purse = player.resources
    row, box = len(player.advisers), g.table.box
    seated = [0] * len(COLOURS)
    for place in player.seats:
        if place.value:
            seated[place.colour] += place.value
    towers = player.towers
    return (
        float(player.vp),
        sum([value * height(floors, left) for value, floors in zip(seated, towers, strict=True)]),
        _hopes(g, seat, left),
        temples(three(player), left, box),
        float(g.box.adviser_vp[row]) + 0.6 * row * min(left, 3),
        gold(purse, left),
        stock(stone, left),
        stock(food, left),
        stock(wisdom, left),
        sum([die(f.value, left, row, f.colour in player.advisers, box) for f in player.freemen]),
        _workers(g, seat),
        bases(player.free_bases, left),
        city_promise(g, player) * (0.6 if not left else 1.0),
        standing(player.military, left),
        player.tokens * (token(left) if left or not g.solo else 0.2),
        sum([zodiac(g, seat, temple) for temple in range(3)]) * min(left, 4),
        ships(g, left),
        _lead(ends, seat, left),
    )


def _hopes(g: Origins, seat: int, left: int) -> float:
    """What towers promise beyond the dice on seats: Freemen of their colour who may come to sit there."""
    player = g.players[seat]
    free = sum(not place.value for place in player.seats) + (left > 0)
    reach = sorted([min(HIGHEST, f.value + min(left, 2)) * player.towers[f.colour] for f in player.freemen])
    return 0.35 * sum(reach[-free:]) if free else 0.0


def _workers(g: Origins, seat: int) -> float:
    """Workers still to be sent in this round; a round that has not begun counts as to come."""
    player = g.players[seat]
    if player.passed or not (g.acted or any(other.passed for other in g.players)):
        return 0.0
    found = 0.0 if player.archon else ARCHON_NOW
    for freeman in player.freemen:
        if not freeman.site:
            found += now(freeman.value)
    for speaker in g.speakers:
        if speaker.holder == seat and not speaker.site:
            found += SPEAKER_NOW + 0.2 * speaker.value
    return found


_WEIGHTS = tuple(WEIGHTS.values())


def points(g: Origins, seat: int) -> dict[str, float]:
    """The terms of one seat in points, by name: what a hint explains itself with."""
    return dict(zip(WEIGHTS, map(mul, _WEIGHTS, _terms(g, seat, rounds_left(g), at_the_end(g))), strict=True))


def value(g: Origins, seat: int) -> float:
    """How well a seat stands against the others, in points."""
    left, ends = rounds_left(g), at_the_end(g)
    own: float = sum(map(mul, _WEIGHTS, _terms(g, seat, left, ends)))
    if g.solo:
        return own
    others: list[float] = [sum(map(mul, _WEIGHTS, _terms(g, other, left, ends))) for other in g.seats if other != seat]
    return own - RIVALS * sum(others) / len(others)
