"""Towers: above the ports, military or commercial (DI-12)."""

from __future__ import annotations

from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseTower, Decline, DeployBonus
from .bonuses import DECLINE, asks, receive
from .components import TOWERS
from .events import TowerBuilt
from .houses import deploy, put, targets, uncover, why_not_deploy
from .state import Bonus, City, Discordia, House


@asks("gain_tower")
def _ask_for_tower(now: Now, seat: int, bonus: Bonus) -> None:
    now.ask(choose_tower, seat)


@decision("DI-12.1", ChooseTower, Decline)
def choose_tower(g: Discordia, seat: int) -> Items:
    """Any tower in the supply, above the leftmost port without one or over an own tower, or none (DI-12.1, DI-12.3)."""
    city = g.cities[seat]
    places = ["", *standing_towers(city)] if None in city.towers else standing_towers(city)
    return Items([*(ChooseTower(tower, place) for tower in g.tower_supply for place in places), DECLINE])


def standing_towers(city: City) -> list[str]:
    """The towers of a city."""
    return [tower.building for tower in city.towers if tower is not None]


@choose_tower.chosen
def _choose_tower(g: Discordia, now: Now, seat: int, action: ChooseTower | Decline) -> None:
    if isinstance(action, ChooseTower):
        build_tower(g, now, seat, action.tower, action.replace)


@choose_tower.refuses
def _why_not_tower(g: Discordia, seat: int, action: ChooseTower) -> Why:
    if action.tower not in g.tower_supply:
        return Why("DI-12.1", "refused-no-such-tower", {"tower": action.tower})
    if action.replace:
        return Why("DI-12.3", "refused-not-your-tower", {"tower": action.replace})
    return Why("DI-12.2", "refused-no-free-port")


def build_tower(g: Discordia, now: Now, seat: int, tower: str, replace: str) -> None:
    """A tower takes its place, the workers of an old one return, and its building bonus is received (DI-12.1-12.4)."""
    city = g.cities[seat]
    g.tower_supply.remove(tower)
    port = uncover(g, now, seat, replace) if replace else city.towers.index(None)
    put(city, TOWERS, port, House(tower))
    if now.heard:
        now.tell(TowerBuilt, seat, tower, port + 1, replace)
    receive(g, now, seat, (g.box.faces[tower].bonus, tower))


# A deployment as a bonus


@asks("deploy")
def _ask_for_deployment(now: Now, seat: int, bonus: Bonus) -> None:
    now.then(deploy_bonus.of(seat, bonus.on))


@decision("DI-6.2", DeployBonus, Decline)
def deploy_bonus(g: Discordia, seat: int, target: str) -> Items:
    """One space of a building of the type, or none (DI-6.2, DI-6.9)."""
    return Items([*map(DeployBonus, targets(g.box, g.cities[seat], target, seat)), DECLINE])


@deploy_bonus.chosen
def _deploy_bonus(g: Discordia, now: Now, seat: int, action: DeployBonus | Decline, target: str) -> None:
    if isinstance(action, DeployBonus):
        deploy(g, now, seat, action.building)


@deploy_bonus.refuses
def _why_not_deploy_bonus(g: Discordia, seat: int, action: DeployBonus, target: str) -> Why | None:
    if (why := why_not_deploy(g, seat, action.building)) is not None:
        return why
    return Why("DI-6.2", "refused-other-type", {"building": action.building, "on": target})
