"""Positions of Kingsburg, written as the ledger writes its examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from pentapolis.games.kingsburg import TITLE
from pentapolis.games.kingsburg.components import BUILDINGS, PHASES
from pentapolis.games.kingsburg.setup import set_table
from pentapolis.games.kingsburg.state import NOBODY, Group, Kingsburg
from pentapolis.kernel.chance import Chance, FastChance, ScriptedChance, Value, outcome_parse
from support import Scene

THREE = ("Laurence", "Théo", "Fred")
FOUR = (*THREE, "Robin")
FIVE = (*FOUR, "Anne")

BY_COLUMNS = tuple(building for column in range(4) for building in reversed(BUILDINGS[column::4]))
"""All buildings in an order in which they can be constructed; those that ask nothing of their owner come early."""


class KingsburgScene(Scene[Kingsburg]):
    """A position of Kingsburg, and what can be read off it by name."""

    apart = (*Scene.apart, "occupied")  # follows from the groups

    @property
    def vp(self) -> dict[str, int]:
        return self._each("vp")

    @property
    def soldiers(self) -> dict[str, int]:
        return self._each("soldiers")

    @property
    def plus_two(self) -> dict[str, int]:
        return self._each("plus_two")

    @property
    def goods(self) -> dict[str, list[int]]:
        return {who: self.state.provinces[seat].goods for seat, who in enumerate(self.names)}

    @property
    def buildings(self) -> dict[str, set[str]]:
        """The ids of the buildings that stand."""
        standing = [province.built for province in self.state.provinces]
        return {
            who: {building for n, building in enumerate(BUILDINGS) if standing[seat] >> n & 1}
            for seat, who in enumerate(self.names)
        }

    @property
    def order(self) -> list[str]:
        """The turn order chart."""
        return [self.name(seat) for seat in self.state.order]

    @property
    def envoy(self) -> str:
        return self.name(self.state.envoy)

    @property
    def aid_die(self) -> str:
        return self.name(self.state.aid_die)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase - 1]

    @property
    def advisors(self) -> list[tuple[str, int]]:
        """Who stands on which advisor, in the order of placement; neutral dice are nobody's."""
        return [(self.name(group.seat), group.advisor) for group in self.state.groups]

    def _each(self, field: str) -> dict[str, int]:
        return {who: getattr(self.state.provinces[seat], field) for seat, who in enumerate(self.names)}


def scene(
    *names: str,
    buildings: Mapping[str, Sequence[str] | int] = {},
    goods: Mapping[str, Sequence[int]] = {},
    plus_two: Mapping[str, int] = {},
    soldiers: Mapping[str, int] = {},
    vp: Mapping[str, int] = {},
    dice: Mapping[str, Sequence[int]] = {},
    white: Mapping[str, Sequence[int]] = {},
    groups: Sequence[tuple[str, int]] = (),
    order: Sequence[str] = (),
    phase: str = "spring",
    year: int = 1,
    envoy: str = "",
    aid_die: str = "",
    options: Mapping[str, str] | None = None,
    box: str = "",
) -> KingsburgScene:
    """A position. Buildings are ids or just how many; a group is who stands on which advisor (nobody: neutral dice)."""
    names = names or THREE
    state = set_table(TITLE.table(len(names), options, box))
    g = KingsburgScene(TITLE, state, names)
    state.year, state.phase = year, 1 + PHASES.index(phase)
    state.order = [g.seat(who) for who in order or names]
    state.envoy = g.seat(envoy) if envoy else NOBODY
    state.aid_die = g.seat(aid_die) if aid_die else NOBODY
    for who, province in zip(names, state.provinces, strict=True):
        owned = buildings.get(who, ())
        province.built = built(*(BY_COLUMNS[:owned] if isinstance(owned, int) else owned))
        province.goods = list(goods.get(who, (0, 0, 0)))
        province.plus_two = plus_two.get(who, 0)
        province.soldiers = soldiers.get(who, 0)
        province.vp = vp.get(who, 0)
        province.colored = tuple(sorted(dice.get(who, ())))
        province.white = tuple(sorted(white.get(who, ())))
    state.groups = [Group(advisor, g.seat(who) if who else NOBODY, (1,)) for who, advisor in groups]
    state.occupied = sum({1 << group.advisor for group in state.groups})
    for past in range(1, year):
        card = next(iter(state.enemies.pools[f"year_{past}"]))
        state.enemies.take_top()
        state.enemies.take_from_pool(f"year_{past}", card)
        state.past_enemies.append(card)
    g.mark()
    return g


def new_game(
    *names: str, chance: Sequence[str] = (), options: Mapping[str, str] | None = None, seed: int = 1
) -> KingsburgScene:
    """A new game, set up and at its first choice; `chance` comes first, then luck."""
    names = names or THREE
    told = ScriptedChance([outcome_parse(outcome) for outcome in chance], FastChance(seed))
    state, _ = TITLE.new(TITLE.table(len(names), options), told)
    g = KingsburgScene(TITLE, state, names)
    g.lucky(seed)
    return g


def goods(gold: int = 0, wood: int = 0, stone: int = 0) -> list[int]:
    return [gold, wood, stone]


def built(*buildings: str) -> int:
    """Buildings as a province keeps them."""
    return sum(1 << BUILDINGS.index(building) for building in buildings)


class Spy(Chance):
    """Luck that always gives the last value, and remembers what was asked: the name, and how likely each value was."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[Value, Fraction]]] = []

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        weights = [1] * len(values) if weights is None else weights
        self.asked.append((what, {v: Fraction(w, sum(weights)) for v, w in zip(values, weights, strict=True)}))
        return values[-1]


def evenly(*values: Value) -> dict[Value, Fraction]:
    """Each of these values as likely as any other."""
    return dict.fromkeys(values, Fraction(1, len(values)))
