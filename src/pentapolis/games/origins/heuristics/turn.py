"""The marks of a turn: what its actions, and those of a visit, seem to be worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.action import Action
from ..actions import (
    Advance,
    BonusAction,
    CompleteDistrict,
    GrowPopulation,
    MainAction,
    RaiseFreeman,
    RaiseTower,
    SpendSuperiority,
    SwapForGold,
    TakeGold,
    VisitSite,
)
from ..city import matches
from ..components import (
    ARCHON,
    COLOUR_PLACES,
    DIE_PLACES,
    FOOD,
    GOLD,
    HIGHEST,
    NO_COLOUR,
    RESOURCE_PLACES,
    SPEAKER_VALUES,
    WISDOM,
    Deed,
)
from ..effects import BONUS
from ..palace import next_base_cost
from ..state import Origins, block_of
from ..visits import can_deed, visit_cost, visit_of
from .blocks import block_worth, cards_of
from .gains import deed_gain, raise_gain
from .worth import (
    ARCHON_NOW,
    SPEAKER_NOW,
    advanced,
    attack,
    freeman,
    height,
    more,
    next_base,
    now,
    token,
)

Marks = list[float]
PRESENTS = ("gain", "gain_choice", "take_speaker")
"""What effects do that bring something and ask for nothing."""
SKIPPED = 0.05
"""What leaving something out is worth: a little, so that what brings nothing is left out."""


def mark_actions(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    turn = Turn(g, seat, left)
    return [turn.mark(option) for option in options]


class Turn:
    """What the actions of a turn seem to be worth; what many of them need is worked out once."""

    def __init__(self, g: Origins, seat: int, left: int) -> None:
        self.g, self.seat, self.left = g, seat, left
        self.player = g.players[seat]
        self.cards = cards_of(g, self.player)
        self._mains: dict[int, tuple[float, float]] = {}
        self._bonus: dict[int, float] = {}
        self._blocks: dict[tuple[int, int], tuple[float, list[int]]] = {}

    def mark(self, option: Action) -> float:
        if isinstance(option, VisitSite):
            return self.visit(option.worker, option.site)
        if isinstance(option, CompleteDistrict):
            return self.complete(*DIE_PLACES[option.freeman], option.x, option.y)
        if isinstance(option, RaiseTower):
            return self.tower(COLOUR_PLACES[option.colour])
        if isinstance(option, GrowPopulation):
            return next_base(self.player, self.left) + self.paid(FOOD, next_base_cost(self.g, self.player))
        return SKIPPED

    def paid(self, kind: int, amount: int) -> float:
        """Paying, with Gold for what is missing."""
        lacking = max(0, amount - self.player.resources[kind])
        worth = more(self.player, kind, -amount, self.left)
        return worth + more(self.player, GOLD, -lacking, self.left) if lacking else worth

    def visit(self, worker: str, site: int) -> float:
        """The better main action, both with a 6, the bonus of the colour, less the Wisdom and the worker."""
        g = self.g
        colour, value = DIE_PLACES.get(worker, (NO_COLOUR, SPEAKER_VALUES.get(worker, 0)))
        lower, upper = self.mains(site)
        worth = max(lower, upper)
        if value == HIGHEST:
            worth += max(0.0, min(lower, upper))
        bonus = g.bonus_tiles[site - 1]
        if bonus == colour or (worker == ARCHON and bonus in self.player.advisers):
            worth += max(0.0, self.bonus(bonus))
        if cost := visit_cost(g, worker, site):
            worth += self.paid(WISDOM, cost)
        if worker == ARCHON:
            spare = g.motherships[site - 1]
            return worth - ARCHON_NOW * 0.6 + 0.1 * spare
        used = now(value) if colour >= 0 else SPEAKER_NOW + 0.2 * value
        return worth - 0.6 * used

    def mains(self, site: int) -> tuple[float, float]:
        """What the two main actions of a site bring."""
        if site not in self._mains:
            upper, lower = self.g.box.mains_of[site]
            self._mains[site] = self.main(upper), self.main(lower)
        return self._mains[site]

    def main(self, action: str) -> float:
        deed = self.g.box.main_actions[action]
        if action not in self.g.box.sure and not can_deed(self.g, self.seat, deed, "main"):
            return -1.0
        return deed_gain(self.g, self.seat, deed, self.left)

    def bonus(self, colour: int) -> float:
        if colour not in self._bonus:
            deed = self.g.box.bonus_tiles[colour]
            possible = can_deed(self.g, self.seat, deed, BONUS)
            worth = deed_gain(self.g, self.seat, deed, self.left) if possible else 0.0
            if self.g.holds(self.seat, "pisces"):
                worth = max(worth, more(self.player, GOLD, 1, self.left))
            self._bonus[colour] = worth
        return self._bonus[colour]

    def complete(self, colour: int, value: int, x: int, y: int) -> float:
        """The seat, the card and what is activated, less the die and the hope for a better one."""
        g, player, left = self.g, self.player, self.left
        hope, colours = self.block(x, y)
        if g.holds(self.seat, "leo"):
            seated = min(HIGHEST, value + 2)
        else:
            seated = value
        worth = seated * height(player.towers[colour], left) + 1.5 * colours.count(colour)
        worth -= freeman(g, player, colour, value, left) + now(value)
        worth -= 0.35 * min(HIGHEST, value + min(left, 2)) * player.towers[colour]
        return worth + self.card(x, y) - hope

    def block(self, x: int, y: int) -> tuple[float, list[int]]:
        if (x, y) not in self._blocks:
            block = block_of(self.g.box, self.player, x, y)
            worth = block_worth(self.g.table.box, self.cards, block)
            self._blocks[x, y] = worth * (0.6 if not self.left else 1.0), list(block)
        return self._blocks[x, y]

    def card(self, x: int, y: int) -> float:
        found = dict(self.cards)
        return max([found[card] for card in matches(self.g, self.player, x, y)], default=0.0)

    def tower(self, colour: int) -> float:
        """A floor more for the dice on seats and for those who may come to sit there."""
        player = self.player
        seated = sum([place.value for place in player.seats if place.value and place.colour == colour])
        hopes = [min(HIGHEST, f.value + min(self.left, 2)) for f in player.freemen if f.colour == colour]
        return seated + 0.3 * max(hopes, default=0) + more(player, GOLD, -player.towers[colour], self.left)


def mark_one_more(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """One more action now: worth a token if there is something to hurry for, or little time left."""
    player = g.players[seat]
    workers = len([f for f in player.freemen if not f.site]) + (not player.archon)
    gain = 0.3 + 0.4 * (workers > 1) + 0.3 * player.tokens
    return [gain if isinstance(option, SpendSuperiority) else token(left) for option in options]


# A visit


def mark_steps(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    turn, deeds = Turn(g, seat, left), g.box.deeds
    found = []
    for option in options:
        if isinstance(option, MainAction):
            found.append(deed_gain(g, seat, deeds[option.action], left))
        elif isinstance(option, BonusAction):
            found.append(turn.bonus(g.bonus_tiles[visit_of(g).site - 1]))
        else:
            found.append(SKIPPED)
    return found


def at_once(g: Origins, seat: int, options: Sequence[Action]) -> list[Action]:
    """Deeds of a visit that cost nothing, only bring something, and keep no other deed from being done.

    A main action is given up if the bonus could still make another one possible; with Pisces a bonus may be worth more
    after a main action, which may pay for it, or need what it costs.
    """
    if g.agenda[-1].name != "visit_step":
        return []
    deeds, visit = g.box.deeds, visit_of(g)
    mains = [option for option in options if isinstance(option, MainAction)]
    bonus = [option for option in options if isinstance(option, BonusAction)]
    undone = [action for action in g.box.mains_of[visit.site] if action not in visit.done]
    spare = len(undone) <= visit.mains or (len(mains) <= visit.mains and not bonus)
    late = g.holds(seat, "pisces") and not mains
    return [
        *(option for option in mains if spare and _given(deeds[option.action])),
        *(option for option in bonus if late or _given(deeds[option.tile])),
    ]


def _given(deed: Deed) -> bool:
    """Whether a deed is a present: resources or a Speaker, for nothing."""
    return not deed.cost and all(effect.op in PRESENTS for effect in deed.effect)


def mark_bonus_or_gold(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """Gold or what the tile gives (Pisces)."""
    deed, player = g.box.deeds[args[0]], g.players[seat]
    worth = deed_gain(g, seat, deed, left)
    return [more(player, GOLD, 1, left) if isinstance(option, TakeGold) else worth for option in options]


def mark_food(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    player = g.players[seat]
    price = more(player, FOOD, -1, left)
    found = []
    for option in options:
        if isinstance(option, RaiseFreeman):
            found.append(raise_gain(g, player, *DIE_PLACES[option.freeman], 1, left) + price)
        elif isinstance(option, Advance):
            ahead = min(int(args[0]), max(1, player.resources[FOOD]))
            found.append(advanced(player, ahead, left) / ahead + price)
        else:
            found.append(SKIPPED)
    return found


def mark_pay(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """No Gold beyond what is missing, and what there is most of."""
    return [-float(option.stone + option.food + option.wisdom) for option in options]


def mark_basic(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    player = g.players[seat]
    return [more(player, RESOURCE_PLACES[option.resource], 1, left) for option in options]


def mark_swap(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    player = g.players[seat]
    gained = more(player, GOLD, 1, left)
    return [
        gained + more(player, RESOURCE_PLACES[option.resource], -1, left)
        if isinstance(option, SwapForGold)
        else SKIPPED
        for option in options
    ]


def mark_military(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """Advance before or after the attack, as it brings more."""
    player, spaces = g.players[seat], int(args[0])
    here = attack(g, seat, player.military)
    there = attack(g, seat, min(13, player.military + spaces))
    ahead = advanced(player, spaces, left)
    worth = {
        "advance": ahead,
        "attack": here,
        "advance_then_attack": ahead + there,
        "attack_then_advance": here + ahead,
    }
    return [worth[option.plan] for option in options]
