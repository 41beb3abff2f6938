"""Extensions: places for buildings, longer tracks, and the privilege that comes with the 4th and the 6th (DI-7)."""

from __future__ import annotations

from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseExtension, Decline
from .bonuses import DECLINE, Parts, asks, receive
from .components import EXPEDITION, EXTENSION_PLACES, EXTENSIONS, PRIVILEGE_EXTENSIONS, ROWS, SHIP
from .events import ExtensionPlaced
from .houses import put
from .state import Bonus, Discordia
from .tables import Effect

CHOICES = tuple(ChooseExtension(extension) for extension in EXTENSIONS)
PRIVILEGE_BONUS: Parts = (Effect("gain_privilege"),), "extensions"


@asks("gain_extension")
def _ask_for_extension(now: Now, seat: int, bonus: Bonus) -> None:
    now.ask(choose_extension, seat)


@decision("DI-7.1", ChooseExtension, Decline)
def choose_extension(g: Discordia, seat: int) -> Items:
    """Any extension in the supply, or none (DI-7.1)."""
    return Items([*(CHOICES[place] for place, left in enumerate(g.extension_supply) if left), DECLINE])


@choose_extension.chosen
def _choose_extension(g: Discordia, now: Now, seat: int, action: ChooseExtension | Decline) -> None:
    if isinstance(action, ChooseExtension):
        place_extension(g, now, seat, action.extension)


@choose_extension.refuses
def _why_not_choose(g: Discordia, seat: int, action: ChooseExtension) -> Why:
    return Why("DI-25.2", "refused-no-extension-left", {"extension": action.extension})


def place_extension(g: Discordia, now: Now, seat: int, extension: str) -> None:
    """In a row on the first place without one, on a track on top; a bonus that it covers is received, and with the 4th
    and the 6th tile a privilege (DI-7.2 to DI-7.6)."""
    box, city = g.box, g.cities[seat]
    kind = EXTENSION_PLACES[extension]
    g.extension_supply[kind] -= 1
    bonuses: list[Parts] = []
    if kind < len(ROWS):
        place = len(city.rows[kind])
        put(city, kind, place, None)
        if kind == SHIP:
            city.towers = (*city.towers, None)
        if place < len(box.slots[kind]) and (covered := box.slots[kind][place].bonus):
            bonuses.append((covered, f"{extension}_{place + 1}"))
    elif extension == EXPEDITION:
        place = city.expedition_tiles
        city.expedition_tiles += 1
    else:
        place = city.upgrade_tiles
        city.upgrade_tiles += 1
    if now.heard:
        now.tell(ExtensionPlaced, seat, extension, place + 1)
    if city.extensions in PRIVILEGE_EXTENSIONS:
        bonuses.append(PRIVILEGE_BONUS)
    if bonuses:
        receive(g, now, seat, *bonuses)
