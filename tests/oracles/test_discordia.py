"""Discordia in lockstep with its oracle: whole games, every option and every position."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

import pytest

from oracles.discordia import Discordia
from oracles.discordia_city import DICE, EXTENSIONS, ROW_OF, TILES, WORKERS
from oracles.discordia_city import City as OwnCity
from oracles.lockstep import Choose, Different, Step, as_option, check, follow, guided, randomly
from pentapolis.conformance.playing import Case, combinations
from pentapolis.games.discordia import TITLE
from pentapolis.games.discordia.state import City, House
from pentapolis.games.discordia.state import Discordia as Engine
from pentapolis.kernel.action import Action
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import NOBODY

SAMPLED = 3
"""Games of each way to play and number of players in an ordinary run."""

# The engine's position in the terms of the oracle


def look(g: Engine) -> dict[str, Any]:
    def laid_out(tiles: list[str]) -> list[str]:
        return list(tiles) if g.solo else sorted(tiles)

    towers = {kind: [id for id in g.tower_supply if TILES[id]["kind"] == kind] for kind in ("military", "commercial")}
    supplies = [towers["military"], towers["commercial"], g.decree_supply, g.privilege_supply]
    piles = (g.left_pile, "a", "c"), (g.right_pile, "b", "d")
    view = {
        "year": g.year,
        "season": g.season,
        "phase": g.phase,
        "first_player": g.first_player,
        "columns": list(g.action_tiles),
        "display": list(g.display),
        "stack": set(g.building_stack.pools[""]),
        "bag": by_type(g.bag),
        "stars": g.star_supply,
        "modifiers": g.modifier_supply,
        "extensions": dict(zip(EXTENSIONS, g.extension_supply, strict=True)),
        "supplies": [laid_out(tiles) for tiles in supplies],
        "barbarians": [g.left, g.right, *({*pile.pools[a], *pile.pools[b]} for pile, a, b in piles)],
        "cities": [look_at_city(city) for city in g.cities],
    }
    if g.phase == "season":
        view |= {
            "maximus": g.maximus,
            "dice": dict(zip(DICE, g.dice, strict=True)),
            "taken": g.taken,
            "janus": [g.janus, set(g.janus_pile.pools[""]) if g.janus_pile else set()],
            "active": None if g.active == NOBODY else g.active,
            "die": [g.die, g.value],
            "used": [g.main_used, g.season_used, set(g.special_used), set(g.exchange_used)],
        }
    return view


def by_type(counts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(WORKERS, counts, strict=True))


def look_at_city(city: City) -> dict[str, Any]:
    rows = dict(zip([*ROW_OF.values(), "towers"], [*city.rows, city.towers], strict=True))
    return {
        "reserve": by_type(city.reserve),
        "stars": city.stars,
        "modifiers": [city.modifiers, city.spent],
        "ring": city.ring,
        "rows": {name: [look_at_house(house) for house in row] for name, row in rows.items()},
        "tracks": {"expedition": city.expedition, "upgrade": city.upgrade},
        "track_tiles": {"expedition": city.expedition_tiles, "upgrade": city.upgrade_tiles},
        "locked": set(city.locked) & {house.building for house in city.houses()},
        "decrees": list(city.decrees),
        "privileges": sorted(city.privileges),
        "used_privileges": sorted(city.used_privileges),
    }


def look_at_house(house: House | None) -> list[Any] | None:
    return None if house is None else [house.building, [sorted(space, key=WORKERS.index) for space in house.workers]]


def same_result(g: Engine, oracle: Discordia) -> None:
    outcome = TITLE.outcome(g)
    check(oracle.winners, list(outcome.winners), "winners")
    check(oracle.decided_by(), outcome.decided_by, "decided by")
    check(True, outcome.fewest, "fewest is best")
    if not g.solo:
        check(oracle.ranks(), list(outcome.ranks), "ranks")
        check([city.workers_in_reserve() for city in oracle.cities], list(outcome.scores), "workers in reserve")
    elif oracle.winners:
        check(oracle.moment(), outcome.scores[0], "moment of the victory")


# How the seats are played


def inclined(*fond: str, **weights: float) -> Choose:
    """Any option, but some verbs more often than others, and what names things that begin so (`fond`) ten times."""

    def weigh(option: Action) -> float:
        name, *values = as_option(option)
        likes = any(str(value).startswith(fond) for value in values if value)
        return weights.get(name, 1.0) * (10 if likes else 1)

    def choose(g: Any, seat: int, options: Options, luck: random.Random) -> Action:
        chances = [weigh(option) for option in options]
        return luck.choices(options, chances)[0] if any(chances) else randomly(g, seat, options, luck)

    return choose


def leaving_ships(choose: Choose, enough: int) -> Choose:
    """Keep ships that lack one space waiting until so many can be filled together, or until the raid."""

    def chosen(g: Engine, seat: int, options: Options, luck: random.Random) -> Action:
        ships = [ship for ship in g.cities[seat].rows[0] if ship is not None]
        lacking = {ship.building: len(TILES[ship.building]["spaces"]) - len(ship.workers) for ship in ships}
        if g.phase == "season" and sum(spaces <= 1 for spaces in lacking.values()) < enough:
            rest = [option for option in options if lacking.get(getattr(option, "building", "")) != 1]
            options = Items(rest or options)
        return choose(g, seat, options, luck)

    return chosen


@dataclass(frozen=True)
class Way:
    """A way to play: how options are chosen, the decisions and events it is made for, and what luck favours."""

    choose: Choose
    reaches: frozenset[str]
    favoured: tuple[str, ...] = ()


def way(choose: Choose, *reaches: str, favoured: tuple[str, ...] = ()) -> Way:
    return Way(choose, frozenset(reaches), favoured)


ACTIVE: Mapping[str, float] = {"end_turn": 0, "decline": 0.1}
DEPLOYING: Mapping[str, float] = {**ACTIVE, "main_deploy": 9, "special_deploy": 9, "deploy_bonus": 9}
WAYS: Mapping[str, Way] = {
    "random": way(randomly, "penalty_building", "penalty_tower", "decree_window"),
    "guided": way(guided("discordia"), "recruit_return", "return_workers", "ReserveEmptied", "exchange_accept"),
    "busy": way(inclined(**ACTIVE), "choose_tower", "exchange_return"),
    "settler": way(inclined("joker", **ACTIVE, main_extension=30, choose_extension=5, main_build=3), "bonus_order"),
    "deployer": way(inclined(**DEPLOYING, main_build=3), "choose_payment"),
    "guard": way(inclined("barracks", "military", "fort", **DEPLOYING), "RaidRepelled"),
    "captain": way(
        leaving_ships(inclined("ship", "port", **DEPLOYING, claim_decree=9), enough=2),
        *("ship_order", "place_anchor_shop"),
        favoured=("ship_2", "ship_5", "sailor", "2", "5"),  # dice too: one die deploys on several ships
    ),
    "admiral": way(
        leaving_ships(inclined("ship", "barracks", "military", "joker", **DEPLOYING), enough=9),
        *("deploy_bonus", "AnchorShopPlaced"),
        favoured=("ship", "barracks", "sailor", "soldier", "barbarian_d3", "barbarian_c1", "barbarian_b4"),
    ),
    "scholar": way(
        inclined("expedition", "upgrade", **ACTIVE, season_bonus=20, main_upgrade=20, use_privilege=20),
        "PrivilegeUsed",
    ),
    "idler": way(
        inclined(end_turn=0.5, decline=0.8, main_deploy=0, special_deploy=0, deploy_bonus=0, main_build=5),
        "BonusLost",
    ),
}


def play(name: str, case: Case, seed: int) -> Iterator[Step]:
    chosen = WAYS[name]
    return follow(case, chosen.choose, seed, Discordia, look, same_result, chosen.favoured)


QUICK = ("random", "guided")


@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name in QUICK else pytest.mark.slow) for name in WAYS])
def test_engine_and_oracle_agree(name: str) -> None:
    """Sampled games of each way to play, which must also get to what that way is made for."""
    reached = set[str]()
    for case in combinations("discordia"):
        for seed in range(SAMPLED):
            for step in play(name, case, seed):
                reached |= {step.decision, *(type(event).__name__ for event in step.events)}
    assert reached >= WAYS[name].reaches


@pytest.mark.full
@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("case", combinations("discordia"), ids=str)
def test_engine_and_oracle_agree_in_a_campaign(case: Case, name: str) -> None:
    for seed in range(SAMPLED, SAMPLED + 50):
        deque(play(name, case, seed), maxlen=0)


@pytest.mark.parametrize("broken", ["defence", "symbols", "jokers"])
def test_a_wrong_oracle_is_found_out(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is no formality: an oracle that counts wrongly disagrees within a few games."""
    right = getattr(OwnCity, broken)
    wrong = (lambda city: set()) if broken == "jokers" else (lambda city: right(city) + (city.ring > 0))
    monkeypatch.setattr(OwnCity, broken, wrong)
    games = (play("guided", case, seed) for seed in range(5) for case in combinations("discordia"))
    with pytest.raises(Different):
        deque(chain.from_iterable(games), maxlen=0)
