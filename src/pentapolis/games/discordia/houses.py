"""Buildings in a city: where they go, and how their spaces are filled (DI-5, DI-6)."""

from __future__ import annotations

from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Pay
from .components import BOXES, ROWS, TOWERS, Box, Face, target_bits
from .events import Built, Deployed
from .looks import ANYBODY, town
from .state import City, Discordia, House
from .workers import WAYS, counted, look_for_victory, means, minus, names, release

# Looking


def find(box: Box, city: City, building: str) -> tuple[int, int, House]:
    """A building or tower that stands in a city, with its row and its place."""
    row = box.faces[building].row
    for place, house in enumerate(city.towers if row == TOWERS else city.rows[row]):
        if house is not None and house.building == building:
            return row, place, house
    raise LookupError(f"{building} is not in this city")


def own(city: City, building: str) -> House | None:
    """An own building or tower by its id, if it is one."""
    return next((house for house in city.houses() if house.building == building), None)


def of_type(city: City, kind: int) -> list[House]:
    """The buildings of a type; military towers are none (DI-A20)."""
    return [house for house in city.rows[kind] if house is not None]


def full(face: Face, house: House) -> bool:
    """All spaces are occupied (DI-6.8); a commercial tower has none and is never full."""
    return 0 < face.size == len(house.workers)


def defence(box: Box, city: City, seat: int = ANYBODY) -> int:
    """Workers on full barracks and full military towers, and what towers give in any case (DI-19.2)."""
    return sum([one.defence for one in town(box, city, seat).standing])


def empty_spaces(box: Box, city: City, seat: int = ANYBODY) -> int:
    """Spaces without workers on buildings and military towers, 1 each (DI-19.12)."""
    return sum([one.empty for one in town(box, city, seat).open])


def on_buildings(box: Box, city: City) -> int:
    """Workers on buildings and towers (DI-21.3)."""
    return town(box, city).workers


def targets(box: Box, city: City, target: str, seat: int = ANYBODY) -> list[str]:
    """Own buildings and military towers whose next space can be filled by a deployment "on a ship", "on any building"
    (DI-6.2, DI-6.7 to DI-6.9, DI-17.5)."""
    bits, given, locked = target_bits(target), means(box, city), city.locked
    return [
        one.building
        for one in town(box, city, seat).open
        if bits & one.bit and WAYS[one.need | given] and one.building not in locked
    ]


# Placing


def free_slot(city: City, kind: int) -> int | None:
    """The leftmost place of a row without a building (DI-5.3)."""
    row = city.rows[kind]
    return row.index(None) if None in row else None


def put(city: City, row: int, place: int, house: House | None) -> None:
    """A house takes its place in a city, or leaves it."""
    if row == TOWERS:
        city.towers = (*city.towers[:place], house, *city.towers[place + 1 :])
        return
    rows = list(city.rows)
    changed = rows[row]
    rows[row] = (*changed[:place], house, *changed[place + 1 :])
    city.rows = tuple(rows)


def place_building(g: Discordia, now: Now, seat: int, face: Face, cover: str = "") -> None:
    """A building goes on the leftmost free slot of its row, or over another, whose workers return (DI-5.3 to 5.5)."""
    city, kind = g.cities[seat], face.type
    slot = uncover(g, now, seat, cover) if cover else city.rows[kind].index(None)
    put(city, kind, slot, House(face.id))
    if now.heard:
        now.tell(Built, seat, face.id, slot_name(kind, slot), cover)


def uncover(g: Discordia, now: Now, seat: int, building: str) -> int:
    """Take a building out of a city, its workers back into the reserve; the place that it leaves."""
    city = g.cities[seat]
    row, place, house = find(BOXES[g.table.box], city, building)
    put(city, row, place, None)
    if building in city.locked:
        city.locked = tuple(shop for shop in city.locked if shop != building)
    release(g, now, seat, building, house.workers)
    return place


def slot_name(kind: int, place: int) -> str:
    """A slot by its row and its number: `port_1`."""
    return f"{ROWS[kind]}_{place + 1}"


# Deploying


def deploy(g: Discordia, now: Now, seat: int, building: str) -> None:
    """Fill the next space; where several sets of workers fit, the player chooses (DI-6.2, DI-6.6)."""
    fitting = fitting_ways(BOXES[g.table.box], g.cities[seat], building)
    if len(fitting) == 1:
        fill(g, now, seat, building, fitting[0])
    else:
        now.then(choose_payment.of(seat, building))


def fitting_ways(box: Box, city: City, building: str) -> tuple[Pay, ...]:
    """The sets of workers that fit the next space of a building."""
    _, _, house = find(box, city, building)
    return WAYS[box.faces[building].needs[len(house.workers)] << 12 | means(box, city)]


@decision("DI-6.6", Pay)
def choose_payment(g: Discordia, seat: int, building: str) -> Items:
    """Grey workers and jokers leave a choice (DI-6.4, DI-6.5)."""
    return Items(fitting_ways(g.box, g.cities[seat], building))


@choose_payment.chosen
def _choose_payment(g: Discordia, now: Now, seat: int, action: Pay, building: str) -> None:
    fill(g, now, seat, building, action)


@choose_payment.refuses
def _why_not_pay(g: Discordia, seat: int, action: Pay, building: str) -> Why:
    paid = counted(action)
    if any(number > there for number, there in zip(paid, g.cities[seat].reserve, strict=True)) or min(paid) < 0:
        return Why("DI-6.3", "refused-not-in-reserve")
    return Why("DI-6.3", "refused-wrong-workers", {"building": building})


def fill(g: Discordia, now: Now, seat: int, building: str, pay: Pay) -> None:
    """Workers of the reserve take the first space that is not yet occupied (DI-6.1 to DI-6.3)."""
    box, city = BOXES[g.table.box], g.cities[seat]
    row, place, house = find(box, city, building)
    workers = counted(pay)
    filled = House(building, (*house.workers, names(workers)))
    put(city, row, place, filled)
    city.reserve = minus(city.reserve, workers)
    if now.heard:
        now.tell(Deployed, seat, building, len(filled.workers), full(box.faces[building], filled), *workers)
    look_for_victory(g, now, seat)


def why_not_deploy(g: Discordia, seat: int, building: str) -> Why | None:
    """Why a deployment on this building is impossible, whatever it comes from."""
    box, city = g.box, g.cities[seat]
    house = own(city, building)
    if house is None:
        return Why("DI-6.2", "refused-not-in-city", {"building": building})
    face = box.faces[building]
    if not face.size:
        return Why("DI-6.10", "refused-no-workers-there", {"building": building})
    if full(face, house):
        return Why("DI-6.8", "refused-full", {"building": building})
    if building in city.locked:
        return Why("DI-17.5", "refused-new-shop", {"building": building})
    if not fitting_ways(box, city, building):
        return Why("DI-6.7", "refused-no-fitting-workers", {"building": building})
    return None
