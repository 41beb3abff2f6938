"""What is conserved in Kingsburg: nothing appears, vanishes or changes hands without an event that says so."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files

from pentapolis.games.kingsburg import events as told
from pentapolis.games.kingsburg.actions import Place
from pentapolis.games.kingsburg.components import BUILDINGS
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.action import Action, Pass
from pentapolis.kernel.event import Chose, Ended, Event
from pentapolis.kernel.sight import NOBODY

GOODS = ("gold", "wood", "stone")
PHASES = ("kings_aid", "spring", "kings_reward", "summer", "kings_envoy", "autumn", "recruit", "winter")
BOX = tomllib.loads(files("pentapolis.games.kingsburg").joinpath("components.toml").read_text("utf-8"))
ENEMIES = sorted(enemy["id"] for enemy in BOX["enemies"])


def check(before: Kingsburg, after: Kingsburg, action: Action, events: Sequence[Event]) -> None:
    check_whole(before)
    check_whole(after)
    for seat in before.seats:
        check_stock(before, after, seat, action, events)
        check_soldiers(before, after, seat, events)
        check_buildings(before, after, seat, events)
    check_envoy(before, after, events)
    check_dice(before, after, events)
    check_passes(before, after, action, events)
    check_time(before, after, events)


def check_whole(g: Kingsburg) -> None:
    """What holds in any position."""
    assert sorted(g.order) == list(g.seats)
    assert g.year in range(1, 6)
    assert g.phase in range(1, 9)
    for province in g.provinces:
        assert min(*province.goods, province.plus_two, province.soldiers) >= 0
        assert province.built >> 20 == 0
    check_enemies(g)
    check_groups(g)


def check_enemies(g: Kingsburg) -> None:
    """Twenty-five cards: those seen are accounted for, the rest may still come (KB-2.5, KB-2.6)."""
    seen = [*g.past_enemies, *([g.battle.enemy] if g.battle else [])]
    looked_at = [layer.card for layer in g.enemies.layers if layer.card]
    unseen = [card for pool in g.enemies.pools.values() for card, number in pool.items() for _ in range(number)]
    assert sorted([*seen, *looked_at, *unseen]) == ENEMIES
    assert len(g.enemies) == 5 - len(seen)
    years = [int(layer.group.removeprefix("year_")) for layer in g.enemies.layers]
    assert years == list(range(len(seen) + 1, 6))


def check_groups(g: Kingsburg) -> None:
    """Exact sums, a coloured die in each group, one group per advisor but for the Envoy's (KB-7.3 to KB-7.6)."""
    advisors = Counter(group.advisor for group in g.groups)
    assert sum(number - 1 for number in advisors.values()) <= 1
    for group in g.groups:
        assert 1 <= group.advisor <= 18
        assert group.advisor == sum((*group.colored_dice, *group.white_dice)) + 2 * group.plus_two + group.market
        assert group.colored_dice
        assert group.market in (-1, 0, 1)
    neutral = sum(len(group.colored_dice) for group in g.groups if group.seat == NOBODY)
    assert neutral == 0 or (g.table.seats == 2 and neutral in (4, 5))


def check_stock(before: Kingsburg, after: Kingsburg, seat: int, action: Action, events: Sequence[Event]) -> None:
    """Goods, +2 tokens and points change by what was told, and by the +2 token that was placed."""
    changes: Counter[str] = Counter()
    for event in events:
        if isinstance(event, told.Gained) and event.seat == seat:
            changes.update({kind: getattr(event, kind) for kind in (*GOODS, "plus_two")})
        elif isinstance(event, told.Paid) and event.seat == seat:
            changes.subtract({kind: getattr(event, kind) for kind in (*GOODS, "plus_two")})
        elif isinstance(event, told.Scored) and event.seat == seat:
            changes["vp"] += event.vp
        elif isinstance(event, Chose) and event.seat == seat and isinstance(action, Place):
            changes["plus_two"] -= action.plus_two
    had, has = before.provinces[seat], after.provinces[seat]
    assert has.plus_two - had.plus_two == changes["plus_two"]
    assert has.vp - had.vp == changes["vp"]
    for place, kind in enumerate(GOODS):
        assert has.goods[place] - had.goods[place] == changes[kind], kind


def check_soldiers(before: Kingsburg, after: Kingsburg, seat: int, events: Sequence[Event]) -> None:
    """Soldiers come as told, the King's for everybody, and all go home after winter (KB-15.2, KB-15.16)."""
    gained = sum(event.soldiers for event in events if isinstance(event, told.Gained) and event.seat == seat)
    gained += sum(event.soldiers for event in events if isinstance(event, told.Reinforced))
    if after.year > before.year or after.over:
        assert after.provinces[seat].soldiers == 0
    else:
        assert after.provinces[seat].soldiers - before.provinces[seat].soldiers == gained


def check_buildings(before: Kingsburg, after: Kingsburg, seat: int, events: Sequence[Event]) -> None:
    """A building stands from its construction to its destruction, and is never built twice in between (KB-9.2)."""
    standing = buildings(before, seat)
    for event in events:
        if isinstance(event, told.Built) and event.seat == seat:
            assert event.building not in standing
            standing.add(event.building)
        elif isinstance(event, told.Destroyed) and event.seat == seat:
            standing.remove(event.building)
    assert buildings(after, seat) == standing


def buildings(g: Kingsburg, seat: int) -> set[str]:
    return {building for bit, building in enumerate(BUILDINGS) if g.provinces[seat].built >> bit & 1}


def check_envoy(before: Kingsburg, after: Kingsburg, events: Sequence[Event]) -> None:
    """There is one Envoy: on its space until granted, with its holder until spent or returned (KB-12)."""
    holder = before.envoy
    for event in events:
        if isinstance(event, told.EnvoyGranted):
            assert holder == NOBODY
            holder = event.seat
        elif isinstance(event, told.EnvoySpent | told.EnvoyReturned):
            assert holder == event.seat
            holder = NOBODY
    assert after.envoy == holder


def check_dice(before: Kingsburg, after: Kingsburg, events: Sequence[Event]) -> None:
    """Dice placed and unplaced are those rolled last, until everybody takes them back at once (KB-7.4, KB-8.24)."""
    expected = {seat: dice(before, seat) for seat in before.seats}
    for event in events:
        if isinstance(event, told.Rolled | told.Rerolled):
            expected[event.seat] = sorted(event.colored_dice), sorted(event.white_dice)
            assert len(event.colored_dice) == 3
    has = {seat: dice(after, seat) for seat in after.seats}
    assert has == expected or not any(colored or white for colored, white in has.values())


def check_passes(before: Kingsburg, after: Kingsburg, action: Action, events: Sequence[Event]) -> None:
    """Nobody is out of a season's placing without having passed, by choice or by lack of one (KB-7.11, KB-7.12)."""
    passed = {event.seat for event in events if isinstance(event, told.Passed) and event.decision == "influence"}
    passed |= {event.seat for event in events if isinstance(event, Chose) and isinstance(action, Pass)}
    for seat in before.seats:
        assert after.provinces[seat].passed <= (before.provinces[seat].passed or seat in passed)


def dice(g: Kingsburg, seat: int) -> tuple[list[int], list[int]]:
    """The coloured and white dice of a seat, wherever they lie."""
    placed = [group for group in g.groups if group.seat == seat]
    colored = [*g.provinces[seat].colored, *(die for group in placed for die in group.colored_dice)]
    white = [*g.provinces[seat].white, *(die for group in placed for die in group.white_dice)]
    return sorted(colored), sorted(white)


def check_time(before: Kingsburg, after: Kingsburg, events: Sequence[Event]) -> None:
    """Time goes forward phase by phase, each one told; enemies of the past stay in the past (KB-3.1, KB-15.16)."""
    moments = [(before.year, before.phase)]
    for event in events:
        if isinstance(event, told.PhaseBegan):
            year, phase = moments[-1]
            moments.append((year, phase + 1) if phase < 8 else (year + 1, 1))
            assert event == told.PhaseBegan(moments[-1][0], PHASES[moments[-1][1] - 1])
    assert moments[-1] == (after.year, after.phase)
    assert after.past_enemies[: len(before.past_enemies)] == before.past_enemies
    revealed = [event.enemy for event in events if isinstance(event, told.EnemyRevealed)]
    fought = [*([before.battle.enemy] if before.battle else []), *revealed]
    assert after.past_enemies[len(before.past_enemies) :] + ([after.battle.enemy] if after.battle else []) == fought
    assert any(isinstance(event, Ended) for event in events) == after.over
