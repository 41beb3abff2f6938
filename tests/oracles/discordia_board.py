"""What an effect does to a city and to the supplies: chapters 5 to 9 and 12 to 17 of the ledger, for the oracle of
Discordia. Whatever may ask a player is a generator: it yields a `Question` and is sent the option that was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import product
from typing import Any

from oracles.discordia_city import (
    DECREE_PLACES,
    EXTENSIONS,
    LAST_AQUEDUCT,
    ROW_OF,
    SEASONS,
    SETUP,
    SLOTS,
    TILES,
    WORKERS,
    City,
    House,
    Payment,
    Table,
    aim,
)
from oracles.lockstep import Luck, Option, Question

Play = Generator[Question, Option, None]
Ask = Generator[Question, Option, Option]
Bonus = tuple[str, str, int]
"""A bonus that is asked about: its kind, the type or track it is for, its number."""

ACCEPT, DECLINE = ("accept",), ("decline",)


class ReserveEmpty(Exception):
    """A player has no worker left in reserve (DI-1.1)."""


class Board:
    """The supplies and all cities, with what can happen to them."""

    def __init__(self, seats: int, luck: Luck) -> None:
        self.seats, self.luck = seats, luck
        self.year, self.season = 1, 1
        self.cities = [City() for _ in range(seats)]
        self.told: list[Option] = []
        self.lay_out(SETUP[seats])

    def lay_out(self, table: Table) -> None:
        """The quantities of the set-up table (DI-2.1 to DI-2.4) and what needs none."""
        self.extensions: dict[str, int] = {kind: table[f"{kind}s"] for kind in EXTENSIONS}
        self.modifiers: int = table["modifiers"]
        self.stars: int = table["stars"]
        self.towers: dict[str, list[str]] = {"military": [], "commercial": []}
        self.decrees: list[str] = []
        self.privileges: list[str] = []
        self.display = [[""] * 6 for _ in range(table["building_rows"])]
        self.bag = dict.fromkeys(WORKERS, 35)

    def tell(self, event: str, *facts: Any) -> None:
        """Note an event that players are told of, in the terms of the engine's events."""
        self.told.append((event, *facts))

    def tell_workers(self, event: str, seat: int, about: str, workers: Iterable[str]) -> None:
        """Note an event with workers, unless there are none."""
        if counts := Counter(workers):
            self.tell(event, seat, about, *(counts[kind] for kind in WORKERS))

    def ask(self, seat: int, decision: str, options: Iterable[Option]) -> Ask:
        return (yield Question(seat, decision, frozenset(options)))

    def changed_reserve(self, seat: int) -> None:
        """Whoever has no worker left wins on the spot (DI-1.1, DI-A38)."""
        if not self.cities[seat].workers_in_reserve():
            self.tell("reserve_emptied", seat, self.year, SEASONS[self.season]["id"])
            raise ReserveEmpty(seat)

    # Buildings, deployment, extensions, tracks (DI-5 to DI-8)

    def places(self, city: City, kind: str) -> list[str]:
        """Where a building can go: the leftmost free slot (written as no cover), or over its like (DI-5.3, DI-5.4)."""
        row = city.rows[ROW_OF[kind]]
        return ["" for place in row if place is None][:1] + [house.id for house in row if house]

    def build(self, seat: int, id: str, cover: str) -> Play:
        """Take a building of the display and place it; its bonus comes last (DI-5, DI-A56)."""
        for row in self.display:
            row[:] = ["" if other == id else other for other in row]
        self.tell("built", seat, id, self.put_building(seat, id, cover), cover)
        yield from self.receive(seat, TILES[id]["bonus"])

    def put_building(self, seat: int, id: str, cover: str) -> str:
        """Where it stands, as the slots of the board are called."""
        row = ROW_OF[TILES[id]["type"]]
        return f"{row}_{self.put(seat, self.cities[seat].rows[row], House(id), cover)}"

    def put(self, seat: int, row: list[House | None], new: House, cover: str) -> int:
        """Put a building or tower on the leftmost free place, or over another, whose workers go home (DI-5.5).
        Return the place in the row, from 1."""
        place = [house.id if house else "" for house in row].index(cover)
        self.go_home(seat, row[place])
        row[place] = new
        return place + 1

    def go_home(self, seat: int, house: House | None) -> None:
        """The workers of a tile that leaves the city return to the reserve."""
        if house:
            for worker in house.workers:
                self.cities[seat].reserve[worker] += 1
            self.tell_workers("workers_released", seat, house.id, house.workers)

    def deploy(self, seat: int, id: str) -> Play:
        """Fill the next space of a building or military tower (DI-6)."""
        city = self.cities[seat]
        (house,) = (house for house in city.all_houses() if house.id == id)
        sets = [("pay", *numbers) for numbers in city.payments(house)]
        _, *numbers = yield from self.ask(seat, "choose_payment", sets)
        house.spaces.append([kind for kind, number in zip(WORKERS, numbers, strict=True) for _ in range(number)])
        for kind, number in zip(WORKERS, numbers, strict=True):
            city.reserve[kind] -= number
        self.tell("deployed", seat, id, len(house.spaces), house.full, *numbers)
        self.changed_reserve(seat)

    def extend(self, seat: int, kind: str) -> Play:
        """Take and place an extension; the icon it covers and the privilege of the 4th and 6th follow (DI-7)."""
        city = self.cities[seat]
        self.extensions[kind] -= 1
        bonus: list[Table] = []
        if kind in city.track_tiles:
            city.track_tiles[kind] += 1
        else:
            city.rows[kind].append(None)
            if kind == "port":
                city.towers.append(None)
            slot = SLOTS.get((kind, len(city.rows[kind])))
            bonus += slot["bonus"] if slot else []
        places = city.track_tiles[kind] if kind in city.track_tiles else len(city.rows[kind])
        self.tell("extension_placed", seat, kind, places)
        if sum(city.bought().values()) in (4, 6):
            bonus.append({"kind": "gain_privilege", "n": 1})
        yield from self.receive(seat, bonus)

    def place_star(self, seat: int, track: str) -> Play:
        """Put a star on the lowest free space and receive its bonus, unless it is a permanent one (DI-8)."""
        city = self.cities[seat]
        space = city.free_space(track)
        assert space is not None
        city.stars -= 1
        city.tracks[track] += 1
        self.tell("star_placed", seat, track, city.tracks[track])
        yield from self.receive(seat, [] if space.get("permanent") else space["bonus"])

    # Bonuses (DI-3.11, DI-A32, DI-A68)

    def receive(self, seat: int, effects: list[Table], chosen: bool = False) -> Play:
        """Bonuses of one moment: what costs nothing is taken, the rest in the player's order, each to its end."""
        city, waiting = self.cities[seat], list[Bonus]()
        for effect in effects:
            number = effect.get("n", 1)
            if effect["kind"] in ("gain_star", "gain_modifier"):
                self.gain(seat, effect["kind"], number)
            elif effect["kind"] == "aqueduct":
                steps = min(number, LAST_AQUEDUCT - city.ring)
                city.ring += steps
                if steps:
                    self.tell("ring_moved", seat, steps, city.ring)
                waiting += [("exchange", "", 2)] * (number - steps)  # DI-15.2, DI-15.3
            elif effect["kind"] == "place_star":
                waiting += [("place_star", effect["track"], 1)] * number
            else:
                waiting.append((effect["kind"], aim(effect), number))
        while ready := [bonus for bonus in waiting if self.is_possible(city, bonus[0], bonus[1])]:
            # what is impossible now may become possible by another bonus; what never does is lost
            bonus = ready[0]
            if len(set(ready)) > 1:
                _, *order = yield from self.ask(seat, "bonus_order", [("take_bonus", *bonus) for bonus in ready])
                (bonus,) = {bonus for bonus in ready if list(bonus) == order}
            waiting.remove(bonus)
            yield from self.use(seat, *bonus, chosen=chosen)
        for bonus in waiting:
            self.tell("bonus_lost", seat, *bonus)

    def gain(self, seat: int, kind: str, number: int) -> None:
        """Take stars or modifiers, as many as the supply has; if it is empty the bonus is lost (DI-9.1, DI-11.7)."""
        city = self.cities[seat]
        if not self.is_possible(city, kind, ""):
            self.tell("bonus_lost", seat, kind, "", number)
        elif kind == "gain_star":
            gained = min(number, self.stars)
            self.stars, city.stars = self.stars - gained, city.stars + gained
            self.tell("stars_gained", seat, gained)
        else:
            self.modifiers, city.modifiers = self.modifiers - number, city.modifiers + number
            self.tell("modifier_gained", seat)

    def use(self, seat: int, kind: str, on: str, number: int, chosen: bool) -> Play:
        """Ask about one bonus and carry it out."""
        city = self.cities[seat]
        if kind == "place_star":
            if chosen or (yield from self.ask(seat, "bonus_accept", [ACCEPT, DECLINE])) == ACCEPT:
                yield from self.place_star(seat, on)
        elif kind == "exchange":
            if chosen or (yield from self.ask(seat, "exchange_accept", [ACCEPT, DECLINE])) == ACCEPT:
                yield from self.exchange(seat, number)
        elif kind == "return_workers":  # DI-16.4, DI-A23
            few = range(min(number, city.workers_in_reserve()) + 1)
            yield from self.give_back(
                seat, "return_workers", "bonus", [some for n in few for some in self.selections(city, n)]
            )
        elif kind == "deploy":
            options = [("deploy_bonus", house.id) for house in city.targets(on)]
            verb, *args = yield from self.ask(seat, "deploy_bonus", [*options, DECLINE])
            if verb != "decline":
                yield from self.deploy(seat, *args)
        elif kind == "gain_tower":
            yield from self.gain_tower(seat)
        elif kind == "gain_extension":
            options = [("choose_extension", kind) for kind, number in self.extensions.items() if number]
            verb, *args = yield from self.ask(seat, "choose_extension", [*options, DECLINE])
            if verb != "decline":
                yield from self.extend(seat, *args)
        elif kind == "gain_privilege":
            options = [("choose_privilege", id) for id in self.privileges]
            verb, *args = yield from self.ask(seat, "choose_privilege", [*options, DECLINE])
            if verb != "decline":
                self.privileges.remove(args[0])
                city.privileges.append(args[0])
                self.tell("privilege_taken", seat, args[0])
        else:
            raise ValueError(kind)

    def gain_tower(self, seat: int) -> Play:
        """Any tower of the supply, above the leftmost port without one or over an own tower (DI-12.1 to DI-12.4)."""
        city = self.cities[seat]
        covers = ["" for tower in city.towers if tower is None][:1] + [tower.id for tower in city.standing_towers()]
        open_towers = self.towers["military"] + self.towers["commercial"]
        options = [("choose_tower", *way) for way in product(open_towers, covers)]
        verb, *args = yield from self.ask(seat, "choose_tower", [*options, DECLINE])
        if verb == "decline":
            return
        id, cover = args
        self.towers[TILES[id]["kind"]].remove(id)
        self.tell("tower_built", seat, id, self.put(seat, city.towers, House(id), cover), cover)
        yield from self.receive(seat, TILES[id]["bonus"])

    def some_effect(self, city: City, effects: list[Table]) -> bool:
        """Whether at least one part is possible (DI-4.7, DI-13.8)."""
        return any(self.is_possible(city, effect["kind"], aim(effect)) for effect in effects)

    def is_possible(self, city: City, kind: str, on: str) -> bool:
        match kind:
            case "place_star":
                return city.stars > 0 and city.free_space(on) is not None
            case "gain_star":
                return self.stars > 0
            case "gain_modifier":
                return self.modifiers > 0
            case "gain_tower":
                return any(self.towers.values())
            case "gain_extension":
                return any(self.extensions.values())
            case "gain_privilege":
                return bool(self.privileges)
            case "deploy":
                return bool(city.targets(on))
            case "exchange":
                return any(self.bag.values())
            case "aqueduct":
                return city.ring < LAST_AQUEDUCT or any(self.bag.values())
            case "return_workers":
                return True
        raise ValueError(kind)

    # Workers and bag (DI-16)

    def draw_workers(self, seat: int, source: str, number: int) -> int:
        """Draw from the bag what it holds (DI-16.1); how many that were."""
        drawn = list[str]()
        for _ in range(min(number, sum(self.bag.values()))):
            drawn.append(self.luck.take("bag", [kind for kind in WORKERS if self.bag[kind]]))
            self.bag[drawn[-1]] -= 1
            self.cities[seat].reserve[drawn[-1]] += 1
        self.tell_workers("workers_drawn", seat, source, drawn)
        return len(drawn)

    def exchange(self, seat: int, number: int) -> Play:
        """Draw, then put back as many: one change of the reserve (DI-16.2, DI-16.3, DI-A38)."""
        drawn = self.draw_workers(seat, "exchange", number)
        yield from self.give_back(seat, "exchange_return", "exchange", self.selections(self.cities[seat], drawn))

    def give_back(self, seat: int, decision: str, source: str, selections: list[Payment]) -> Play:
        _, *numbers = yield from self.ask(seat, decision, [("return_workers", *numbers) for numbers in selections])
        for kind, number in zip(WORKERS, numbers, strict=True):
            self.cities[seat].reserve[kind] -= number
            self.bag[kind] += number
        if any(numbers):
            self.tell("workers_returned", seat, source, *numbers)
        self.changed_reserve(seat)

    def selections(self, city: City, number: int) -> list[Payment]:
        """All ways to choose so many workers of a reserve."""
        few = [range(min(city.reserve[kind], number) + 1) for kind in WORKERS]
        return [(a, b, c, d) for a, b, c, d in product(*few) if a + b + c + d == number]

    # Decrees (DI-14)

    def claims(self, city: City) -> list[Option]:
        if len(city.decrees) == len(DECREE_PLACES):
            return []
        return [("claim_decree", decree) for decree in self.decrees if city.fulfils(decree)]

    def do_claim_decree(self, seat: int, decree: str) -> Play:
        city = self.cities[seat]
        self.decrees.remove(decree)
        place = DECREE_PLACES[len(city.decrees)]
        city.decrees.append(decree)
        self.tell("decree_completed", seat, decree, len(city.decrees))
        yield from self.receive(seat, place["bonus"])

    def decree_window(self, seat: int) -> Play:
        """Complete decrees outside the actions of a turn (DI-17.6, DI-19.6, DI-19.16)."""
        while claims := self.claims(self.cities[seat]):
            verb, *args = yield from self.ask(seat, "decree_window", [*claims, ("pass_window",)])
            if verb == "pass_window":
                return
            yield from self.do_claim_decree(seat, *args)
            yield from self.resolve_ships(seat)  # DI-17.8

    # Ships (DI-17)

    def resolve_ships(self, seat: int) -> Play:
        """Every full ship leaves, in the owner's order, and becomes a shop."""
        city = self.cities[seat]
        while full := [ship for ship in city.buildings("ship") if ship.full]:
            _, id = yield from self.ask(seat, "ship_order", [("choose_ship", ship.id) for ship in full])
            ports = city.rows["port"]
            (place,) = (place for place, ship in enumerate(ports) if ship and ship.id == id)
            self.to_bag(seat, ports[place])
            ports[place] = None
            shop = TILES[id]["back"]
            covers = [""]
            if None not in city.rows["market"]:
                options = [("place_anchor_shop", house.id) for house in city.buildings("shop")]
                verb, *covers = yield from self.ask(seat, "place_anchor_shop", [*options, DECLINE])
                if verb == "decline":
                    self.tell("anchor_shop_given_up", seat, id)
                    continue  # DI-A14
            slot = self.put_building(seat, shop, covers[0])
            self.tell("anchor_shop_placed", seat, id, shop, slot, covers[0])
            city.locked.add(shop)
            yield from self.receive(seat, TILES[shop]["flip_bonus"])

    def to_bag(self, seat: int, house: House | None) -> None:
        if house:
            for worker in house.workers:
                self.bag[worker] += 1
            self.tell_workers("building_emptied", seat, house.id, house.workers)
            house.spaces.clear()
