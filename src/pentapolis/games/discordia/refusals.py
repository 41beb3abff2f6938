"""Why something can't be done in a turn: each reason with the rule it stands under."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.refusal import Why
from .actions import (
    ClaimDecree,
    MainBuild,
    MainDeploy,
    MainExtension,
    MainStars,
    MainUpgrade,
    PickDie,
    SeasonBonus,
    SpecialDeploy,
    TowerExchange,
    UsePrivilege,
)
from .components import COLUMNS, DICE, DIE_PLACES, EXTENSION_PLACES, FACES, ROWS
from .decrees import why_not_claim
from .houses import of_type, own, why_not_deploy
from .privileges import why_not_use
from .state import Discordia
from .turn import pick_die, turn, upgrades_with


@pick_die.refuses
def _why_not_pick(g: Discordia, seat: int, action: PickDie) -> Why | None:
    if action.die not in DICE:
        return None
    if action.die == g.taken:
        return Why("DI-3.6", "refused-die-taken", {"die": action.die})
    if action.die == g.blocked:
        return Why("DI-23.7", "refused-die-blocked", {"die": action.die})
    if abs(action.change) > g.cities[seat].active:
        return Why("DI-11.1", "refused-modifiers", {"modifiers": g.cities[seat].active})
    value = g.dice[DIE_PLACES[action.die]] + action.change
    return Why("DI-11.3", "refused-value", {"value": value}) if value not in FACES else None


@turn.refuses
def _why_not_now(g: Discordia, seat: int, action: Any) -> Why | None:
    if isinstance(action, MAIN) and g.main_used:
        return Why("DI-3.9", "refused-main-used")
    reason = REASONS.get(type(action))
    return None if reason is None else reason(g, seat, action)


MAIN = (MainBuild, MainDeploy, MainExtension, MainUpgrade, MainStars)


def _build(g: Discordia, seat: int, action: MainBuild) -> Why:
    city, box = g.cities[seat], g.box
    if not action.building or action.building not in g.display[g.value - 1 :: COLUMNS]:
        return Why("DI-5.1", "refused-not-in-column", {"building": action.building, "column": g.value})
    kind = box.faces[action.building].type
    if not action.cover:
        return Why("DI-5.2", "refused-no-free-slot", {"building": action.building, "extension": ROWS[kind]})
    if action.cover not in [house.building for house in of_type(city, kind)]:
        return Why("DI-5.6", "refused-cannot-cover", {"building": action.building, "cover": action.cover})
    raise AssertionError("a building of the column can cover any own building of its type")


def _deploy(g: Discordia, seat: int, action: MainDeploy) -> Why:
    why = why_not_deploy(g, seat, action.building)
    return why or Why("DI-4.5", "refused-tile-no-deploy", {"building": action.building, "column": g.value})


def _extension(g: Discordia, seat: int, action: MainExtension) -> Why | None:
    if action.extension not in EXTENSION_PLACES:
        return None
    if not g.box.tile_facts[g.action_tiles[g.value - 1]][1]:
        return Why("DI-4.2", "refused-tile-no-extension", {"column": g.value})
    return Why("DI-25.2", "refused-no-extension-left", {"extension": action.extension})


def _upgrade(g: Discordia, seat: int, action: MainUpgrade) -> Why:
    city = g.cities[seat]
    if not upgrades_with(g.box, city, g.value):
        return Why("DI-4.3", "refused-upgrade-value", {"value": g.value})
    return Why("DI-8.2", "refused-track-full" if city.stars else "refused-no-star")


def _stars(g: Discordia, seat: int, action: MainStars) -> Why:
    if not g.box.tile_facts[g.action_tiles[g.value - 1]][2]:
        return Why("DI-4.2", "refused-tile-no-stars", {"column": g.value})
    return Why("DI-9.1", "refused-no-stars-left")


def _special(g: Discordia, seat: int, action: SpecialDeploy) -> Why:
    house = own(g.cities[seat], action.building)
    if house is not None and g.box.faces[action.building].size:
        if action.building in g.special_used:
            return Why("DI-10.5", "refused-special-used", {"building": action.building})
        face = g.box.faces[action.building]
        if face.value != g.value:
            return Why("DI-10.2", "refused-other-value", {"building": action.building, "value": g.value})
        if (why := why_not_deploy(g, seat, action.building)) is None:
            return Why("DI-10.3", "refused-other-color", {"building": action.building, "die": g.die})
        return why
    why = why_not_deploy(g, seat, action.building)
    assert why is not None
    return why


def _season(g: Discordia, seat: int, action: SeasonBonus) -> Why:
    if g.season_used:
        return Why("DI-10.6", "refused-season-used")
    if g.value != g.season_value:
        return Why("DI-10.6", "refused-season-value", {"season": g.season, "value": g.season_value})
    return Why("DI-4.7", "refused-no-effect")


def _exchange(g: Discordia, seat: int, action: TowerExchange) -> Why:
    face = g.box.faces.get(action.tower)
    if face is None or own(g.cities[seat], action.tower) is None or not face.exchange:
        return Why("DI-12.8", "refused-not-your-tower", {"tower": action.tower})
    if action.tower in g.exchange_used:
        return Why("DI-12.8", "refused-tower-used", {"tower": action.tower})
    if face.value != g.value:
        return Why("DI-12.8", "refused-tower-value", {"tower": action.tower, "value": g.value})
    return Why("DI-25.3", "refused-bag-empty")


def _privilege(g: Discordia, seat: int, action: UsePrivilege) -> Why:
    return why_not_use(g, g.cities[seat], action.privilege)


def _decree(g: Discordia, seat: int, action: ClaimDecree) -> Why:
    return why_not_claim(g, seat, action.decree)


REASONS: dict[type, Callable[..., Why | None]] = {
    MainBuild: _build,
    MainDeploy: _deploy,
    MainExtension: _extension,
    MainUpgrade: _upgrade,
    MainStars: _stars,
    SpecialDeploy: _special,
    SeasonBonus: _season,
    TowerExchange: _exchange,
    UsePrivilege: _privilege,
    ClaimDecree: _decree,
}
