"""A turn: a die, at most one main action, and secondary actions, in any order (DI-3.4 to DI-4, DI-10, DI-11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from .actions import (
    ClaimDecree,
    EndTurn,
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
from .bonuses import any_usable, exchange, gain_stars, has_star_space, place_star, receive, take_chosen
from .components import (
    BOXES,
    COLUMNS,
    DICE,
    DIE_PLACES,
    EXTENSIONS,
    FACES,
    UPGRADE,
    UPGRADE_VALUE,
    Box,
    Stage,
)
from .decrees import claim, claimable, conditions, open_window
from .events import DieUsed, TurnEnded
from .extensions import place_extension
from .houses import deploy, place_building
from .looks import Town, fits, town
from .privileges import can_use, use
from .ships import full_ships, resolve_ships
from .state import NOBODY, City, Discordia
from .workers import WAYS, means


class Made(dict[Any, Any]):
    """Actions of one kind by what they choose, each made once."""

    def __init__(self, kind: Callable[..., Any]) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, chosen: Any) -> Any:
        made = self[chosen] = self.kind(*chosen) if isinstance(chosen, tuple) else self.kind(chosen)
        return made


END_TURN, MAIN_UPGRADE, MAIN_STARS, SEASON_BONUS = EndTurn(), MainUpgrade(), MainStars(), SeasonBonus()
PICK, PRIVILEGE, DECREE = Made(PickDie), Made(UsePrivilege), Made(ClaimDecree)
EXTENSION = tuple(map(MainExtension, EXTENSIONS))
NOTHING_LEFT = Items([END_TURN])


# The die


@step
def take_turn(g: Discordia, now: Now, seat: int) -> None:
    """Each player has one turn a season (DI-3.4)."""
    g.active = seat
    now.ask(pick_die, seat, pick_die.function(g, seat))


@decision("DI-3.7", PickDie)
def pick_die(g: Discordia, seat: int) -> Items:
    """Maximus picks one of three dice, the others one of the two that he leaves; modifiers are spent now (DI-3.5 to
    DI-3.8, DI-11.8)."""
    city = g.cities[seat]
    return picks(g.dice, g.taken, g.blocked if g.janus else "", city.modifiers - city.spent)


@cache
def picks(dice: tuple[int, int, int], taken: str, blocked: str, modifiers: int) -> Items:
    """A die that Maximus has not taken nor Janus blocked, and a change in one direction, within 1 and 6 (DI-11.2)."""
    changes = sorted(range(-modifiers, modifiers + 1), key=lambda change: (abs(change), change))
    return Items(
        PICK[die, change]
        for die, face in zip(DICE, dice, strict=True)
        if die not in (taken, blocked)
        for change in changes
        if face + change in FACES
    )


@pick_die.chosen
def _pick_die(g: Discordia, now: Now, seat: int, action: PickDie) -> None:
    face = g.dice[DIE_PLACES[action.die]]
    if action.change:
        g.cities[seat].spent += abs(action.change)
    g.die, g.value = action.die, face + action.change
    if seat == g.maximus:
        g.taken = action.die
    if now.heard:
        now.tell(DieUsed, seat, action.die, face, g.value)
    now.ask(turn, seat)


# The turn


@decision(
    "DI-3.9",
    *(MainBuild, MainDeploy, MainExtension, MainUpgrade, MainStars),
    *(SpecialDeploy, SeasonBonus, TowerExchange, UsePrivilege, ClaimDecree, EndTurn),
    asks_always=True,
)
def turn(g: Discordia, seat: int) -> Items:
    """Everything that is possible now, and the end of the turn (DI-3.9, DI-3.10, DI-4.7)."""
    box, city, value = BOXES[g.table.box], g.cities[seat], g.value
    seen, given = town(box, city, seat), means(box, city)
    found: list[Any] = [] if g.main_used else main_actions(g, box, city, seen, given)
    for one in seen.open:
        if one.value == value and WAYS[one.need | given] and may_deploy(g, box, city, one):
            found.append(one.special)
    season = box.seasons[g.season]
    if value == season.die_value and not g.season_used and any_usable(g, seat, season.bonus):
        found.append(SEASON_BONUS)
    for one in seen.full:
        if one.exchange and one.value == value and one.building not in g.exchange_used and any(g.bag):
            found.append(one.exchange)
    for privilege in city.privileges:
        if can_use(g, seat, privilege):
            found.append(PRIVILEGE[privilege])
    if held := conditions(box).held(city, seen):
        found += [DECREE[decree] for decree in claimable(g, city, box, held)]
    if not found:
        return NOTHING_LEFT
    found.append(END_TURN)
    return Items(found)


def main_actions(g: Discordia, box: Box, city: City, seen: Town, given: int) -> list[Any]:
    """A building of the column, what the action tile offers, the upgrade (DI-4.1 to DI-4.4)."""
    value, faces, rows, locked = g.value, box.faces, city.rows, city.locked
    found: list[Any] = []
    for building in g.display[value - 1 :: COLUMNS]:
        if building:
            face = faces[building]
            row, builds = rows[face.type], face.builds
            if None in row:
                found.append(builds[""])
            for house in row:
                if house is not None:
                    found.append(builds[house.building])
    types, extension, stars = box.tile_facts[g.action_tiles[value - 1]]
    if types:
        for one in seen.open:
            if types & one.bit and WAYS[one.need | given] and one.building not in locked:
                found.append(one.main)
    if extension:
        supply = g.extension_supply
        found += EXTENSION if 0 not in supply else [EXTENSION[kind] for kind in range(6) if supply[kind]]
    if upgrades_with(box, city, value) and has_star_space(g, city, UPGRADE):
        found.append(MAIN_UPGRADE)
    if stars and g.star_supply:
        found.append(MAIN_STARS)
    return found


def may_deploy(g: Discordia, box: Box, city: City, one: Stage) -> bool:
    """Whether the die and the turn allow a special deployment on a building of the used value (DI-10.3 to DI-10.5)."""
    building = one.building
    if building in g.special_used or building in city.locked:
        return False
    return fits(one, DIE_PLACES[g.die], box.permanent[city.upgrade][0])


def upgrades_with(box: Box, city: City, value: int) -> bool:
    """Whether a used value allows the upgrade (DI-4.3, DI-8.7)."""
    return value == UPGRADE_VALUE or value in box.permanent[city.upgrade][1]


@turn.chosen
def _turn(g: Discordia, now: Now, seat: int, action: Any) -> None:
    if type(action) is not EndTurn:
        now.ask(turn, seat)
        TAKES[type(action)](g, now, seat, action)
    elif full_ships(g, seat):
        now.then(resolve_ships.for_seat[seat], open_window.for_seat[seat], close_turn.for_seat[seat])
    else:  # nothing has changed since decrees could be completed
        end(g, now, seat)


def _build(g: Discordia, now: Now, seat: int, action: MainBuild) -> None:
    """A building leaves the display, which is not refilled now, and its bonus is received (DI-5.7, DI-5.10, DI-A56)."""
    g.main_used = True
    g.display[g.display.index(action.building)] = ""
    face = BOXES[g.table.box].faces[action.building]
    place_building(g, now, seat, face, action.cover)
    receive(g, now, seat, (face.bonus, face.id))


def _deploy(g: Discordia, now: Now, seat: int, action: MainDeploy) -> None:
    g.main_used = True
    deploy(g, now, seat, action.building)


def _extension(g: Discordia, now: Now, seat: int, action: MainExtension) -> None:
    g.main_used = True
    place_extension(g, now, seat, action.extension)


def _upgrade(g: Discordia, now: Now, seat: int, action: MainUpgrade) -> None:
    g.main_used = True
    place_star(g, now, seat, UPGRADE)


def _stars(g: Discordia, now: Now, seat: int, action: MainStars) -> None:
    g.main_used = True
    gain_stars(g, now, seat, g.box.tile_facts[g.action_tiles[g.value - 1]][2])


def _special(g: Discordia, now: Now, seat: int, action: SpecialDeploy) -> None:
    g.special_used = (*g.special_used, action.building)
    deploy(g, now, seat, action.building)


def _season(g: Discordia, now: Now, seat: int, action: SeasonBonus) -> None:
    """What was chosen as an action is not asked about a second time: star and exchange come at once (DI-16.2)."""
    g.season_used = True
    take_chosen(g, now, seat, g.box.seasons[g.season].bonus, g.season)


def _exchange(g: Discordia, now: Now, seat: int, action: TowerExchange) -> None:
    g.exchange_used = (*g.exchange_used, action.tower)
    exchange(g, now, seat, g.box.faces[action.tower].exchange)


def _privilege(g: Discordia, now: Now, seat: int, action: UsePrivilege) -> None:
    use(g, now, seat, action.privilege)


def _decree(g: Discordia, now: Now, seat: int, action: ClaimDecree) -> None:
    claim(g, now, seat, action.decree)


TAKES: dict[type, Callable[..., None]] = {
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


@step
def close_turn(g: Discordia, now: Now, seat: int) -> None:
    """The turn is over (DI-17.6)."""
    end(g, now, seat)


def end(g: Discordia, now: Now, seat: int) -> None:
    """What was used in the turn is forgotten."""
    g.active, g.die, g.value = NOBODY, "", 0
    g.main_used = False
    if g.season_used:
        g.season_used = False
    if g.special_used:
        g.special_used = ()
    if g.exchange_used:
        g.exchange_used = ()
    if now.heard:
        now.tell(TurnEnded, seat)
