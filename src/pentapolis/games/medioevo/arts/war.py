"""Technologies of battle: Machinery, Promotion, Tactics, Strategy (ME-26.3, ME-26.14 to ME-26.16)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.now import Now
from ..abilities import art
from ..actions import UseTechnology, UseTechnologyOnItem, UseTechnologyOnRank, UseTechnologyOnTarget
from ..battle.armies import fought, note, seat_of, serving_on, side_of, stands
from ..battle.assign import exchange, hit, targets
from ..battle.battle import Battle
from ..components import ARCHER, CAPTAIN, CAVALRY, HEAVY, LEVELS, LIGHT
from ..events import UnitPromoted
from ..forces import named, read_unit, unit_name
from ..points import can_spend
from ..state import Medioevo
from ..supply import real_kind
from ..tabletop import Effect, Troop
from ..use import spend_for

CAPTAINS = tuple(named(CAPTAIN, level) for level in LEVELS)
LADDER = ((LIGHT, ARCHER), (HEAVY,), (CAVALRY,), *((captain,) for captain in CAPTAINS))
"""The ranks, from the bottom; a step to the side is one too (ME-26.14)."""
STRATEGY_POINTS = 2


def fights(g: Medioevo, seat: int) -> bool:
    """Whether a seat takes part in the battle that is being fought."""
    return bool(g.battles) and seat in (fought(g).attacker, fought(g).defender) and not fought(g).ended


# Machinery


@art("machinery", "archery_setup", "melee_setup")
def fighting_crews(g: Medioevo, seat: int, window: str) -> list[UseTechnologyOnItem]:
    """The crew of an engine fights in the melee too, one point an engine (ME-26.3)."""
    if not fights(g, seat) or not can_spend(g, seat, "blue", 1):
        return []
    battle = fought(g)
    side = side_of(battle, seat)
    crews = [crew.engine for crew in battle.crews if crew.side == side and crew.troops]
    return [UseTechnologyOnItem("machinery", name) for name in crews if name not in serving_on(g, battle, side)]


@fighting_crews.effect
def _fighting_crews(g: Medioevo, now: Now, seat: int, action: UseTechnologyOnItem) -> None:
    spend_for(g, now, seat, "machinery", 1)
    g.effects = sorted([*g.effects, Effect("machinery", seat, item=action.item)])


# Promotion


def neighbours(unit: str) -> list[str]:
    """What a unit can be considered for one point: a rank up or down, or to the side (ME-26.14)."""
    rank = next(place for place, names in enumerate(LADDER) if unit in names)
    near = [name for place in (rank - 1, rank, rank + 1) if 0 <= place < len(LADDER) for name in LADDER[place]]
    return [name for name in near if name != unit]


@art("promotion", "before_battle", "melee_setup")
def other_ranks(g: Medioevo, seat: int, window: str) -> list[UseTechnologyOnRank]:
    """Any unit of the own battle, own or enemy, counts as the next rank to the end of the turn (ME-A65)."""
    if not fights(g, seat) or not can_spend(g, seat, "red", 1):
        return []
    battle = fought(g)
    found = []
    for side in (side_of(battle, seat), 1 - side_of(battle, seat)):
        names = {unit_name(troop) for stand in stands(g, battle, side) for troop in stand.troops}
        player = seat_of(battle, side)
        found += [UseTechnologyOnRank("promotion", n, player, to) for n in sorted(names) for to in neighbours(n)]
    return found


@other_ranks.effect
def _other_ranks(g: Medioevo, now: Now, seat: int, action: UseTechnologyOnRank) -> None:
    spend_for(g, now, seat, "promotion", 1)
    battle = fought(g)
    consider(g, battle, side_of(battle, action.player), action.unit, action.to)
    now.tell(UnitPromoted, seat, action.player, action.unit, action.to)


def consider(g: Medioevo, battle: Battle, side: int, unit: str, to: str) -> None:
    """A unit of a battle counts as another type, or as what it really is again."""
    for stand in stands(g, battle, side):
        for troop in stand.troops:
            if unit_name(troop) == unit:
                one = replace(troop, count=1)
                exchange(g, battle, side, stand.spot, one, considered(one, to))
                return


def considered(one: Troop, to: str) -> Troop:
    """A unit that counts as something else to the end of the turn; what it really is stays with it."""
    kind, level = read_unit(to)
    real, real_level = real_kind(one)
    if (real, real_level) == (kind, level):
        real, real_level = "", 0
    return replace(one, kind=kind, level=level, real=real, real_level=real_level)


# Tactics


@art("tactics", "damage")
def named_targets(
    g: Medioevo, seat: int, window: str, receiver: int, giver: int, kind: str
) -> list[UseTechnologyOnTarget]:
    """Who deals the damage names the target of one point of it (ME-26.15)."""
    if seat != giver or kind == "loss" or not fights(g, seat) or not can_spend(g, seat, "red", 1):
        return []
    battle = fought(g)
    side = side_of(battle, receiver)
    possible = targets(g, battle, side, kind) if battle.damage[side] else []
    if len(possible) < 2:
        return []
    return [UseTechnologyOnTarget("tactics", target.unit, kind, target.spot) for target in possible]


@named_targets.effect
def _named_targets(g: Medioevo, now: Now, seat: int, action: UseTechnologyOnTarget) -> None:
    spend_for(g, now, seat, "tactics", 1)
    battle = fought(g)
    hit(g, now, battle, 1 - side_of(battle, seat), action.unit, action.item, action.attack)


# Strategy


@art("strategy", "archery_setup", points=STRATEGY_POINTS)
def sure_arrows(g: Medioevo, seat: int, window: str) -> list[UseTechnology]:
    """A point of damage in the archery step without a roll (ME-26.16)."""
    return [UseTechnology("strategy")] if fights(g, seat) and can_spend(g, seat, "red", STRATEGY_POINTS) else []


@sure_arrows.effect
def _sure_arrows(g: Medioevo, now: Now, seat: int, action: UseTechnology) -> None:
    spend_for(g, now, seat, "strategy", STRATEGY_POINTS)
    battle = fought(g)
    note(battle, side_of(battle, seat), "strategy", 1, this_round=True)
