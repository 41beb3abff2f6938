"""Full ships leave and become shops (DI-17)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseShip, Decline, PlaceAnchorShop
from .bonuses import DECLINE, receive
from .components import BOXES, SHIP, SHOP
from .events import AnchorShopGivenUp, AnchorShopPlaced, BuildingEmptied
from .houses import find, free_slot, full, of_type, put, slot_name, uncover
from .state import Discordia, House
from .workers import plus, standing


def full_ships(g: Discordia, seat: int) -> list[str]:
    """Ships whose spaces are all occupied, whoever stands on them (DI-A13)."""
    faces, found = BOXES[g.table.box].faces, []
    for ship in g.cities[seat].rows[SHIP]:
        if ship is not None and full(faces[ship.building], ship):
            found.append(ship.building)
    return found


@step
def resolve_ships(g: Discordia, now: Now, seat: int) -> None:
    """Each full ship is resolved, with all that follows, before the next; in the owner's order (DI-17.1, DI-17.8)."""
    ships = full_ships(g, seat)
    if not ships:
        return
    now.then(resolve_ships.for_seat[seat])
    if len(ships) == 1:
        sail(g, now, seat, ships[0])
    else:
        now.ask(ship_order, seat)


@decision("DI-17.1", ChooseShip)
def ship_order(g: Discordia, seat: int) -> Items:
    """Which full ship leaves next (DI-A15)."""
    return Items(map(ChooseShip, full_ships(g, seat)))


@ship_order.chosen
def _ship_order(g: Discordia, now: Now, seat: int, action: ChooseShip) -> None:
    sail(g, now, seat, action.ship)


@ship_order.refuses
def _why_not_ship(g: Discordia, seat: int, action: ChooseShip) -> Why:
    return Why("DI-17.1", "refused-ship-not-full", {"ship": action.ship})


def sail(g: Discordia, now: Now, seat: int, ship: str) -> None:
    """The workers go to the bag and the port is free; the shop goes on the leftmost free market (DI-17.2, DI-17.3)."""
    city = g.cities[seat]
    empty(g, now, seat, ship, leaves=True)
    place = free_slot(city, SHOP)
    if place is None:
        now.then(place_anchor_shop.of(seat, ship))
    else:
        open_shop(g, now, seat, ship, place)


def empty(g: Discordia, now: Now, seat: int, building: str, *, leaves: bool = False) -> None:
    """All workers of a building go to the bag; it stays, or leaves its place."""
    city = g.cities[seat]
    row, place, house = find(g.box, city, building)
    put(city, row, place, None if leaves else House(building))
    workers = standing(house.workers)
    g.bag = plus(g.bag, workers)
    if now.heard:
        now.tell(BuildingEmptied, seat, building, *workers)


@decision("DI-17.3", PlaceAnchorShop, Decline)
def place_anchor_shop(g: Discordia, seat: int, ship: str) -> Items:
    """Without a free market an own shop may be covered, or the tile given up (DI-A14)."""
    return Items([*(PlaceAnchorShop(shop.building) for shop in of_type(g.cities[seat], SHOP)), DECLINE])


@place_anchor_shop.chosen
def _place_anchor_shop(g: Discordia, now: Now, seat: int, action: PlaceAnchorShop | Decline, ship: str) -> None:
    if isinstance(action, PlaceAnchorShop):
        open_shop(g, now, seat, ship, uncover(g, now, seat, action.cover), action.cover)
    elif now.heard:
        now.tell(AnchorShopGivenUp, seat, ship)


@place_anchor_shop.refuses
def _why_not_there(g: Discordia, seat: int, action: PlaceAnchorShop, ship: str) -> Why:
    return Why("DI-17.3", "refused-not-your-shop", {"cover": action.cover})


def open_shop(g: Discordia, now: Now, seat: int, ship: str, place: int, covered: str = "") -> None:
    """The anchor shop takes no workers before the next season; the ring moves one step (DI-17.4, DI-17.5)."""
    box, city = g.box, g.cities[seat]
    shop = box.faces[ship].back
    put(city, SHOP, place, House(shop))
    city.locked = (*city.locked, shop)
    if now.heard:
        now.tell(AnchorShopPlaced, seat, ship, shop, slot_name(SHOP, place), covered)
    receive(g, now, seat, (box.flip_bonus[shop], shop))
