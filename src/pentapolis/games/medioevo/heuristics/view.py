"""A seat's look at the table: what many judgements need, worked out once. Only what the seat may know is used."""

from __future__ import annotations

from functools import cached_property

from ..components import CAPTAIN, COLOURS, LOAN, PRICES, TURNS
from ..control import controlled
from ..diplomacy.war import hostile
from ..market.conditions import CONDITIONS, Facts
from ..realm.scoring import DEBTS, TOKENS
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY, Place, Troop

FLORIN, LAST_FLORIN = 0.0024, 0.0005
"""What a florin is worth in honor with a game to come, and when nothing can be bought any more."""
BLOCKED_OBJECTIVES = {"pacts", "hold_prisoners", "capture", "plunder", "destroy", "destroy_building"}
"""Objectives that need quarrels or agreements."""
LIKELY = {
    "trade_route": 0.9,
    "honor_gained": 0.8,
    "sell": 0.7,
    "objective_tokens": 0.7,
    "own_transports": 0.6,
    "control_buildings": 0.5,
    "own_units": 0.5,
    "tech": 0.5,
    "goods_aboard": 0.4,
    "win_battle": 0.4,
    "conquer": 0.4,
    "great_market": 0.4,
    "control_territories": 0.4,
    "control_inhabited": 0.4,
    "tp_spent": 0.4,
    "cards_used": 0.3,
    "event_survivor": 0.4,
    "empire_cards": 0.3,
    "control_home": 0.3,
    "control_goods": 0.3,
    "florins": 0.3,
    "own_captain": 0.3,
    "suppress_rebellion": 0.3,
    "ranged_kills": 0.3,
}
"""How often an objective that is not met yet is met in the rest of a whole game."""
RARELY = 0.15


def turns_left(g: Medioevo) -> int:
    """Whole turns that follow this one."""
    return max(0, TURNS[g.table.options.get("length", "short")] - g.turn) if g.agenda else 0


def florin_worth(g: Medioevo) -> float:
    """What a florin is worth in honor: less and less towards the end."""
    left = turns_left(g)
    if not left and g.phase in ("combat", "trade", "end_turn"):
        return LAST_FLORIN
    return LAST_FLORIN + (FLORIN - LAST_FLORIN) * min(1.0, (left + 1) / 5)


def token_worth(tokens: int, more: float) -> float:
    """What the next objective token is worth if so many more may follow (ME-21.16)."""
    reach = min(len(TOKENS) - 1, tokens + max(1, round(more)))
    if reach <= tokens:
        return 0.2
    return (TOKENS[reach] - TOKENS[min(tokens, len(TOKENS) - 1)]) / (reach - tokens)


def tokens_honor(tokens: float) -> float:
    """The honor of so many objective tokens (ME-21.16), in proportion for part of one."""
    whole = min(int(tokens), len(TOKENS) - 1)
    return TOKENS[whole] + (tokens - whole) * (TOKENS[min(whole + 1, len(TOKENS) - 1)] - TOKENS[whole])


def unit_price(troop: Troop) -> int:
    """What one such unit costs."""
    return PRICES[troop.kind] * (troop.level if troop.kind == CAPTAIN else 1)


def structure_levels(place: Place) -> int:
    """The levels of all buildings, a Cathedral counting 3."""
    return place.civil + place.military + 3 * place.religious


class View:
    """The table as a seat sees it."""

    def __init__(self, g: Medioevo, seat: int) -> None:
        self.g, self.seat = g, seat
        self.player = g.players[seat]
        self.box = g.box
        self.chart = g.box.chart
        self.left = turns_left(g)
        self.florin = florin_worth(g)

    @cached_property
    def lands(self) -> list[str]:
        return controlled(self.g, self.seat)

    @cached_property
    def holders(self) -> dict[str, int]:
        """Who controls each territory that anybody controls."""
        return {name: seat for seat in self.g.order for name in controlled(self.g, seat)}

    @cached_property
    def facts(self) -> Facts:
        return Facts(self.g, self.seat)

    def met(self, number: int) -> bool:
        """Whether the objective of a card would be met now."""
        objective = self.box.cards[number].objective
        return CONDITIONS[objective.kind](self.facts, objective.params)

    @cached_property
    def token(self) -> float:
        """What the next objective token is worth."""
        return token_worth(sum(self.player.tokens), 1 + 0.8 * self.left)

    def hope(self, number: int) -> float:
        """How likely the objective of a card is met before the end."""
        if self.met(number):
            return 1.0
        objective = self.box.cards[number].objective
        if objective.kind in BLOCKED_OBJECTIVES or not self.left:
            return 0.05
        return LIKELY.get(objective.kind, RARELY) * min(1.0, (self.left + 1) / 5)

    def card(self, number: int) -> float:
        """What an Empire card is worth to its owner: its objective, and a little for its points each turn."""
        return self.token * self.hope(number) + self.points(number)

    def points(self, number: int) -> float:
        """What the points of an Empire card are worth, a little each turn."""
        return 0.03 * max((len(some) for some in self.box.cards[number].points), default=0) * self.left

    @cached_property
    def producible(self) -> dict[str, int]:
        """Technology points of each colour that could be had now: in hand, from cards and from tokens."""
        player = self.player
        found = dict(zip(COLOURS, player.points, strict=True))
        for i, colour in enumerate(COLOURS):
            found[colour] += player.tokens[i] - player.grey[i]
        for card in player.cards:
            if not card.rotated:
                for colour in self.box.cards[card.number].colours:
                    found[colour] += 1
        return found

    @cached_property
    def hordes(self) -> dict[str, int]:
        """Places with barbarians, and how many."""
        return {
            name: sum(troop.count for troop in force.troops)
            for name, place in self.g.places.items()
            for force in place.forces
            if force.side == BARBARIANS
        }

    @cached_property
    def closed(self) -> frozenset[str]:
        """Places where a trade transport would be lost: barbarians, or armies of players at war with its owner."""
        wars = [other for other in self.g.order if other != self.seat and hostile(self.g, self.seat, other)]
        found = set(self.hordes)
        if wars:
            found |= {name for name, place in self.g.places.items() for force in place.forces if force.side in wars} | {
                item.place for item in self.g.items.values() if item.owner in wars and item.troops
            }
        return frozenset(found)

    @cached_property
    def crossable(self) -> frozenset[str]:
        """Territories closed by barbarians alone, which an Edict takes a trade transport through (ME-26.9)."""
        wars = [other for other in self.g.order if other != self.seat and hostile(self.g, self.seat, other)]
        held = {name for name, place in self.g.places.items() for force in place.forces if force.side in wars}
        return frozenset(self.hordes) - held - frozenset(self.chart.seas)

    def own_troops(self, name: str) -> tuple[Troop, ...]:
        """The seat's units in a territory."""
        for force in self.g.place(name).forces:
            if force.side == self.seat:
                return force.troops
        return ()

    def place_worth(self, name: str) -> float:
        """What it is worth to hold a territory for the rest of the game."""
        place, area = self.g.place(name), self.chart.inhabited(name)
        levels = 1 + place.civil
        worth = 0.12 + self.florin * self.player.tax * levels * self.left
        worth += 0.25 * (area is not None) + 0.3 * structure_levels(place)
        if name in ("rome", "jerusalem"):
            worth += 2.0
        return worth

    def threatened(self, name: str) -> bool:
        """Whether a horde stands next to a place."""
        return any(there in self.hordes for there in self.chart.steps[name])

    def nobody_holds(self, name: str) -> bool:
        return self.holders.get(name, NOBODY) == NOBODY


def loan_price(debt: int) -> float:
    """What the next loan costs in honor at the end (ME-21.15)."""
    return float(DEBTS[debt] - DEBTS.get(debt + LOAN, -99))
