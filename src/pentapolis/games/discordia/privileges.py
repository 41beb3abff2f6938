"""Privileges: jokers for good, or one effect once (DI-13)."""

from __future__ import annotations

from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChoosePrivilege, Decline
from .bonuses import DECLINE, any_usable, asks, receive
from .components import BOXES
from .events import PrivilegeTaken, PrivilegeUsed
from .state import Bonus, City, Discordia


@asks("gain_privilege")
def _ask_for_privilege(now: Now, seat: int, bonus: Bonus) -> None:
    now.ask(choose_privilege, seat)


@decision("DI-13.1", ChoosePrivilege, Decline)
def choose_privilege(g: Discordia, seat: int) -> Items:
    """Any privilege in the supply, or none (DI-10.9, DI-13.1)."""
    return Items([*map(ChoosePrivilege, g.privilege_supply), DECLINE])


@choose_privilege.chosen
def _choose_privilege(g: Discordia, now: Now, seat: int, action: ChoosePrivilege | Decline) -> None:
    if isinstance(action, ChoosePrivilege):
        g.privilege_supply.remove(action.privilege)
        city = g.cities[seat]
        city.privileges = (*city.privileges, action.privilege)
        if now.heard:
            now.tell(PrivilegeTaken, seat, action.privilege)


@choose_privilege.refuses
def _why_not_privilege(g: Discordia, seat: int, action: ChoosePrivilege) -> Why:
    return Why("DI-13.1", "refused-no-such-privilege", {"privilege": action.privilege})


def can_use(g: Discordia, seat: int, privilege: str) -> bool:
    """A single-use privilege of which some part is possible (DI-13.8)."""
    tile = BOXES[g.table.box].privileges[privilege]
    return tile.single_use and any_usable(g, seat, tile.effect)


def use(g: Discordia, now: Now, seat: int, privilege: str) -> None:
    """A single-use privilege is turned face down, and its parts are resolved (DI-13.5, DI-13.6)."""
    city = g.cities[seat]
    city.privileges = tuple(id for id in city.privileges if id != privilege)
    city.used_privileges = (*city.used_privileges, privilege)
    if now.heard:
        now.tell(PrivilegeUsed, seat, privilege)
    receive(g, now, seat, (g.box.privileges[privilege].effect, privilege))


def why_not_use(g: Discordia, city: City, privilege: str) -> Why:
    """Why a privilege can't be used."""
    if privilege in city.used_privileges:
        return Why("DI-13.6", "refused-privilege-used", {"privilege": privilege})
    if privilege not in city.privileges:
        return Why("DI-13.6", "refused-not-your-privilege", {"privilege": privilege})
    if not g.box.privileges[privilege].single_use:
        return Why("DI-13.2", "refused-permanent", {"privilege": privilege})
    return Why("DI-13.8", "refused-privilege-no-effect", {"privilege": privilege})
