"""The evaluation: what everybody may expect at the end, by what they have now and what that came to in other games."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from operator import mul

from ..components import SOLO_ROUNDS
from ..endings import conditions
from ..scoring import final_points
from ..solo import target
from ..state import Origins
from .features import FEATURES, features
from .weights import SOLO, TABLE, Weights

TERMS = (
    *("vp", "seats_of_power", "towers", "temples", "adviser_row", "gold", "stone", "food", "wisdom"),
    *("freemen", "workers", "bases", "city", "army", "tokens", "zodiac", "motherships", "lead", "target"),
)
"""What a good player looks at; each is counted in points."""
WEIGHTS = dict.fromkeys(TERMS, 1.0)
"""What one unit of each term is worth, in points."""
STAGES = (0.74, 0.5, 0.27)
"""A table's stages 1, 2 and 3 begin when somebody has climbed so much of the three temples: most games end there."""
FIRST_STAGE, LAST_STAGE = 4, 0
SPREAD = (10.0, 18.0, 25.0, 30.0, 30.0)
"""How far apart two players may still end who seem level, by the stage: a lead counts the more, the less that is."""
STORES = ("stone", "food", "wisdom", "gold")
PIECE = 0.05
"""What a piece of a store is worth at least, at a table. More is never worse, whatever seemed to go with it in the
games that the weights were fitted to: who lets something lie that costs nothing has miscounted. Alone, where rounds are
few, what is kept was not used, and the weights say so: bounded like this, `hard` reached 4 % of its targets only."""
HARMLESS = ("base_food", "steps", "tokens")
"""What else never counts against whoever has more of it."""


def quiet(g: Origins) -> bool:
    """Whether evaluation is fair: a turn begins, or the game is over.

    The last round of the solo training is played to its end: what it brings is known then.
    """
    if not g.agenda:
        return True
    if g.solo and g.round == SOLO_ROUNDS:
        return False
    return g.agenda[-1].name == "choose_action" and not g.token_spent


def progress(g: Origins) -> float:
    """How much of the game is over: rounds in solo, else the foremost's temples; 1 once the end is sure."""
    if not g.agenda:
        return 1.0
    if g.solo:
        return (g.round - 1) / SOLO_ROUNDS if g.round else 0.0
    if g.announced or conditions(g):
        return 1.0
    return climbed(g)


def score(g: Origins, seat: int) -> int:
    """The points on the track."""
    return g.players[seat].vp


def stage(g: Origins) -> int:
    """How far off the end is, 0 to 4: in solo the rounds after this one, else by the temples, 0 once it is sure."""
    if g.solo:
        return min(FIRST_STAGE, SOLO_ROUNDS - g.round)
    if g.announced or conditions(g):
        return LAST_STAGE
    so_far = climbed(g)
    return next((place + 1 for place, begins in enumerate(STAGES) if so_far >= begins), FIRST_STAGE)


def climbed(g: Origins) -> float:
    """How much of the three temples the foremost has climbed."""
    return max([sum(player.steps) for player in g.players]) / (3 * g.box.summit)


def _by_stage(weights: Weights, least: Callable[[str], float]) -> tuple[tuple[float, ...], ...]:
    """The weights of every stage in the order of the features, none less than it may be."""
    return tuple(
        tuple(max(weights[feature][stage], least(feature)) for feature in FEATURES) for stage in range(FIRST_STAGE + 1)
    )


def _least(feature: str) -> float:
    """What a feature counts at least, at a table."""
    if FEATURES[feature] in STORES:
        return PIECE
    return 0.0 if feature in HARMLESS else -inf


_TABLE, _SOLO = _by_stage(TABLE, _least), _by_stage(SOLO, lambda feature: -inf)


def terms(g: Origins, seat: int) -> dict[str, float]:
    """What a seat may expect at the end, in points, by what it comes from; alone, less what it needs."""
    found = dict.fromkeys(TERMS, 0.0)
    found["vp"] = float(g.players[seat].vp)
    if g.solo:
        found["target"] = -float(target(g))
    if not g.agenda:
        return found
    for source, vp in final_points(g, seat).items():
        found[source] += vp
    weights = (_SOLO if g.solo else _TABLE)[stage(g)]
    for term, worth in zip(FEATURES.values(), map(mul, weights, features(g, seat)), strict=True):
        found[term] += worth
    return found


def expected(g: Origins, seat: int, weights: tuple[float, ...]) -> float:
    """The points of a seat at the end, as far as one can tell."""
    now = g.players[seat].vp + sum(final_points(g, seat).values())
    to_come: float = sum(map(mul, weights, features(g, seat)))
    return now + to_come


def value(g: Origins, seat: int) -> float:
    """What a seat may expect; with others at the table, how likely that is to be more than the best of them has."""
    if not g.agenda:
        ends, spread = [float(player.vp) for player in g.players], 1.0
    else:
        now = stage(g)
        weights, spread = (_SOLO if g.solo else _TABLE)[now], SPREAD[now]
        ends = [expected(g, other, weights) for other in g.seats]
    if g.solo:
        return ends[0]
    ahead = ends.pop(seat) - max(ends)
    return ahead / (spread + abs(ahead))
