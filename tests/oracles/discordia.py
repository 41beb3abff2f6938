"""An oracle of Discordia: the whole game a second time, written from the rulebook and the ledger in the order of the
book, without a look at the engine's rules. A game is one generator: it yields a `Question` wherever a player decides
and is sent the option that was chosen. Chance comes from a `Luck`, by the names that stand in records."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import product
from typing import Any

from oracles.discordia_city import (
    ACTION_TILES,
    BARBARIANS,
    DECREE_PLACES,
    DECREES,
    DICE,
    EXTENSIONS,
    JANUS,
    LAST_AQUEDUCT,
    PRIVILEGES,
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
from oracles.lockstep import Different, Luck, Option, Question

Play = Generator[Question, Option, None]
Ask = Generator[Question, Option, Option]
Bonus = tuple[str, str, int]
"""A bonus that is asked about: its kind, the type or track it is for, its number."""

YEARS = 4
ACCEPT, DECLINE = ("accept",), ("decline",)


class ReserveEmpty(Exception):
    """A player has no worker left in reserve (DI-1.1)."""


class Discordia:
    """A game for one to four players."""

    def __init__(self, seats: int, luck: Luck) -> None:
        self.seats, self.luck = seats, luck
        self.solo = seats == 1
        self.phase = "set_up"
        self.year, self.season = 1, 1
        self.first_player = self.maximus = 0
        self.cities = [City() for _ in range(seats)]
        self.winners: list[int] = []
        self.start_turn(None)
        self.question: Question | None = None
        self._play = self.play()
        self._go_on(next, self._play)

    def answer(self, option: Option) -> None:
        if self.question is None or option not in self.question.options:
            raise Different(f"the oracle does not allow {option} in {self.question}")
        self._go_on(self._play.send, option)

    def _go_on(self, run: Any, *args: Any) -> None:
        try:
            self.question = run(*args)
        except StopIteration:
            self.question = None

    def ask(self, seat: int, decision: str, options: Iterable[Option]) -> Ask:
        return (yield Question(seat, decision, frozenset(options)))

    def clockwise(self) -> list[int]:
        """All seats in the order of play of a year, the first player first."""
        return [(self.first_player + place) % self.seats for place in range(self.seats)]

    # The course of the game (DI-1, DI-3.1, DI-21)

    def play(self) -> Play:
        try:
            yield from self.set_up()
            while True:
                for self.season in SEASONS:
                    yield from self.play_season()
                yield from self.year_end()
                if self.year == YEARS:
                    break
                self.new_year()
            self.winners = [] if self.solo else self.best(range(self.seats))  # DI-21.2, DI-23.1
        except ReserveEmpty as won:
            self.winners = [won.args[0]]

    def changed_reserve(self, seat: int) -> None:
        """Whoever has no worker left wins on the spot (DI-1.1, DI-A38)."""
        if not self.cities[seat].workers_in_reserve():
            raise ReserveEmpty(seat)

    def final_key(self, seat: int) -> tuple[int, int]:
        """Fewest in reserve, then fewest on buildings and towers (DI-21.2, DI-21.3)."""
        return self.cities[seat].workers_in_reserve(), self.cities[seat].workers_on_houses()

    def best(self, seats: Iterable[int]) -> list[int]:
        seats = list(seats)
        return [seat for seat in seats if self.final_key(seat) == min(map(self.final_key, seats))]

    def ranks(self) -> list[int]:
        """Ties share a rank; an immediate winner is first, whatever the others have (DI-21.4, DI-21.5)."""
        keys = [(seat not in self.winners, self.final_key(seat)) for seat in range(self.seats)]
        return [1 + sum(other < key for other in keys) for key in keys]

    def moment(self) -> int:
        """How late a solo victory came: five seasons and the events of each year, in order (DI-23.13)."""
        return (self.year - 1) * (len(SEASONS) + 1) + (self.season if self.phase == "season" else len(SEASONS) + 1)

    # Set-up (DI-2)

    def set_up(self) -> Play:
        table = SETUP[self.seats]
        self.extensions = {kind: table[f"{kind}s"] for kind in EXTENSIONS}
        self.modifiers: int = table["modifiers"]
        self.stars: int = table["stars"]
        self.towers = {
            kind: self.shuffled(f"towers_{kind}", [id for id, tile in TILES.items() if tile.get("kind") == kind])
            for kind in ("military", "commercial")
        }
        self.decrees = self.shuffled("decrees", DECREES)
        self.privileges = self.shuffled("privileges", PRIVILEGES)
        self.left_pile = [id for id in BARBARIANS if BARBARIANS[id]["back"] in "ac"]
        self.right_pile = [id for id in BARBARIANS if BARBARIANS[id]["back"] in "bd"]
        self.left, self.right = self.reveal("left_pile", self.left_pile), ""
        self.columns = self.deal_action_tiles()
        self.stack = [id for id, tile in TILES.items() if "type" in tile and not tile.get("anchor")]
        self.display = [[""] * 6 for _ in range(table["building_rows"])]
        self.refill()
        self.bag = dict.fromkeys(WORKERS, 35)
        self.janus_pile = list(JANUS) if self.solo else []
        self.janus = ""
        for city in self.cities:
            city.stars, city.modifiers = 6, 1
            self.stars -= 6
            self.modifiers -= 1
            self.draw_workers(city, 15)
        if not self.solo:
            self.first_player = self.luck.take("first_player", range(self.seats))
        for place in range(1, self.seats + 1):  # DI-2.14: counter-clockwise, the first player last
            seat = (self.first_player - place) % self.seats
            offered = [("draft_building", id) for row in self.display for id in row if id]
            _, id = yield from self.ask(seat, "draft_building", offered)
            yield from self.build(seat, id, "")

    def shuffled(self, name: str, ids: Iterable[str]) -> list[str]:
        """So many of these tiles as the table says, in random order (DI-2.3)."""
        left, drawn = list(ids), list[str]()
        for _ in range(SETUP[self.seats][name]):
            drawn.append(self.luck.take(name, left))
            left.remove(drawn[-1])
        return drawn

    def deal_action_tiles(self) -> list[str]:
        """One for each column (DI-2.7); the last one needs no luck."""
        left, dealt = list(ACTION_TILES), list[str]()
        while len(left) > 1:
            dealt.append(self.luck.take("action_tiles", left))
            left.remove(dealt[-1])
        return dealt + left

    def reveal(self, name: str, pile: list[str]) -> str:
        """Turn up the next barbarian tile: of years 1 to 3 an A or B, of year 4 a C or D (DI-2.5)."""
        backs = "cd" if self.year == YEARS else "ab"
        tile: str = self.luck.take(name, [id for id in pile if BARBARIANS[id]["back"] in backs])
        pile.remove(tile)
        return tile

    def refill(self) -> None:
        """Fill empty places row by row from the top, as long as there are buildings (DI-2.9, DI-18.2, DI-A69)."""
        for row in self.display:
            for column in range(6):
                if not row[column] and self.stack:
                    row[column] = self.luck.take("buildings", self.stack)
                    self.stack.remove(row[column])

    # A season (DI-3, DI-18)

    def play_season(self) -> Play:
        self.phase = "season"
        for city in self.cities:
            city.locked.clear()  # DI-17.5
        if SEASONS[self.season]["id"] == "saturnalia":
            self.refill()
            self.right = self.reveal("right_pile", self.right_pile)
        self.maximus = (self.first_player + self.season - 1) % self.seats
        self.dice: dict[str, int] = {die: self.luck.take(f"{die}_die", range(1, 7)) for die in DICE}
        self.taken = ""
        if self.solo:
            self.turn_janus()
        for place in range(self.seats):
            yield from self.take_turn((self.maximus + place) % self.seats)
        self.start_turn(None)
        if self.solo and JANUS[self.janus]["reshuffle"]:
            self.janus_pile = list(JANUS)

    def start_turn(self, seat: int | None) -> None:
        self.active, self.die, self.value = seat, "", 0
        self.main_used = self.season_used = False
        self.special_used: set[str] = set()
        self.exchange_used: set[str] = set()

    def take_turn(self, seat: int) -> Play:
        self.start_turn(seat)
        city = self.cities[seat]
        _, self.die, change = yield from self.ask(seat, "pick_die", self.choices_of_die(seat))
        city.spent += abs(change)
        self.value = self.dice[self.die] + change
        if seat == self.maximus:
            self.taken = self.die
        while True:
            verb, *args = yield from self.ask(seat, "turn", self.choices_of_turn(seat))
            if verb == "end_turn":
                break
            yield from getattr(self, f"do_{verb}")(seat, *args)
        if any(ship.full for ship in self.cities[seat].buildings("ship")):
            yield from self.resolve_ships(seat)
            yield from self.decree_window(seat)  # without ships nothing has changed since the player ended the turn

    def choices_of_die(self, seat: int) -> list[Option]:
        """A die that is not taken or blocked, changed by active modifiers in one direction (DI-3.5, DI-3.6, DI-11)."""
        blocked = JANUS[self.janus]["die"] if self.solo else ""
        active = self.cities[seat].modifiers - self.cities[seat].spent
        return [
            ("pick_die", die, change)
            for die in DICE
            if die not in (self.taken, blocked)
            for change in range(-active, active + 1)
            if 1 <= self.dice[die] + change <= 6
        ]

    def choices_of_turn(self, seat: int) -> list[Option]:
        """What can be done while no bonus waits (DI-3.9, DI-4.7, DI-A66)."""
        city, value = self.cities[seat], self.value
        options: list[Option] = [("end_turn",)]
        if not self.main_used:
            options += self.main_actions(city)
        for house in city.counting_as("any"):
            if city.shows_die(house, self.die, value) and house.id not in self.special_used and city.payments(house):
                options.append(("special_deploy", house.id))
        season = SEASONS[self.season]
        if value == self.season and not self.season_used and self.some_effect(city, season["bonus"]):
            options.append(("season_bonus",))
        for tower in city.standing_towers():
            matches = tower.tile["kind"] == "commercial" and tower.tile["die_value"] == value
            if matches and tower.id not in self.exchange_used and any(self.bag.values()):
                options.append(("tower_exchange", tower.id))
        for id in city.privileges:
            if PRIVILEGES[id]["kind"] == "single_use" and self.some_effect(city, PRIVILEGES[id]["effect"]):
                options.append(("use_privilege", id))
        return options + self.claims(city)

    def main_actions(self, city: City) -> list[Option]:
        """Building, the action tile of the column, upgrade (DI-4)."""
        options: list[Option] = []
        for row in self.display:
            if id := row[self.value - 1]:
                options += [("main_build", id, cover) for cover in self.places(city, TILES[id]["type"])]
        for action in ACTION_TILES[self.columns[self.value - 1]]["actions"]:
            if action["kind"] == "deploy":
                options += [("main_deploy", house.id) for house in city.targets(action["target"])]
            elif action["kind"] == "gain_extension":
                options += [("main_extension", kind) for kind, number in self.extensions.items() if number]
            elif self.stars:
                options.append(("main_stars",))
        if city.upgrades_with(self.value) and city.stars and city.free_space("upgrade"):
            options.append(("main_upgrade",))
        return options

    # Main actions (DI-4 to DI-9)

    def do_main_build(self, seat: int, id: str, cover: str) -> Play:
        self.main_used = True
        yield from self.build(seat, id, cover)

    def do_main_deploy(self, seat: int, id: str) -> Play:
        self.main_used = True
        yield from self.deploy(seat, id)

    def do_main_extension(self, seat: int, kind: str) -> Play:
        self.main_used = True
        yield from self.extend(seat, kind)

    def do_main_upgrade(self, seat: int) -> Play:
        self.main_used = True
        yield from self.place_star(seat, "upgrade")

    def do_main_stars(self, seat: int) -> Play:
        self.main_used = True
        actions = ACTION_TILES[self.columns[self.value - 1]]["actions"]
        yield from self.receive(seat, [action for action in actions if action["kind"] == "gain_star"])

    def places(self, city: City, kind: str) -> list[str]:
        """Where a building can go: the leftmost free slot (written as no cover), or over its like (DI-5.3, DI-5.4)."""
        row = city.rows[ROW_OF[kind]]
        return ["" for place in row if place is None][:1] + [house.id for house in row if house]

    def build(self, seat: int, id: str, cover: str) -> Play:
        """Take a building of the display and place it; its bonus comes last (DI-5, DI-A56)."""
        for row in self.display:
            row[:] = ["" if other == id else other for other in row]
        self.put_building(seat, id, cover)
        yield from self.receive(seat, TILES[id]["bonus"])

    def put_building(self, seat: int, id: str, cover: str) -> None:
        city = self.cities[seat]
        row = city.rows[ROW_OF[TILES[id]["type"]]]
        self.put(city, row, House(id), cover)

    def put(self, city: City, row: list[House | None], new: House, cover: str) -> None:
        """Put a building or tower on the leftmost free place, or over another, whose workers go home (DI-5.5)."""
        place = [house.id if house else "" for house in row].index(cover)
        self.go_home(city, row[place])
        row[place] = new

    def go_home(self, city: City, house: House | None) -> None:
        """The workers of a tile that leaves the city return to the reserve."""
        for worker in house.workers if house else ():
            city.reserve[worker] += 1

    def deploy(self, seat: int, id: str) -> Play:
        """Fill the next space of a building or military tower (DI-6)."""
        city = self.cities[seat]
        (house,) = (house for house in city.all_houses() if house.id == id)
        sets = [("pay", *numbers) for numbers in city.payments(house)]
        _, *numbers = yield from self.ask(seat, "choose_payment", sets)
        house.spaces.append([kind for kind, number in zip(WORKERS, numbers, strict=True) for _ in range(number)])
        for kind, number in zip(WORKERS, numbers, strict=True):
            city.reserve[kind] -= number
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
        yield from self.receive(seat, [] if space.get("permanent") else space["bonus"])

    # Secondary actions (DI-10 to DI-13)

    def do_special_deploy(self, seat: int, id: str) -> Play:
        self.special_used.add(id)
        yield from self.deploy(seat, id)

    def do_season_bonus(self, seat: int) -> Play:
        """The player has chosen it: a star to place or an exchange is not asked about again (DI-10.7, DI-16.2)."""
        self.season_used = True
        yield from self.receive(seat, SEASONS[self.season]["bonus"], chosen=True)

    def do_tower_exchange(self, seat: int, id: str) -> Play:
        self.exchange_used.add(id)
        yield from self.exchange(seat, TILES[id]["exchange"])

    def do_use_privilege(self, seat: int, id: str) -> Play:
        """Turn a single-use privilege face down for its effect (DI-13.5 to DI-13.8)."""
        self.cities[seat].privileges.remove(id)
        self.cities[seat].used_privileges.append(id)
        yield from self.receive(seat, PRIVILEGES[id]["effect"])

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

    # Bonuses (DI-3.11, DI-A32, DI-A68)

    def receive(self, seat: int, effects: list[Table], chosen: bool = False) -> Play:
        """Bonuses of one moment: what costs nothing is taken, the rest in the player's order, each to its end."""
        city, waiting = self.cities[seat], list[Bonus]()
        for effect in effects:
            number = effect.get("n", 1)
            if effect["kind"] == "gain_star":
                gained = min(number, self.stars)  # DI-9.1
                self.stars, city.stars = self.stars - gained, city.stars + gained
            elif effect["kind"] == "gain_modifier":
                gained = min(number, self.modifiers)  # DI-11.7
                self.modifiers, city.modifiers = self.modifiers - gained, city.modifiers + gained
            elif effect["kind"] == "aqueduct":
                steps = min(number, LAST_AQUEDUCT - city.ring)
                city.ring += steps
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
            yield from self.give_back(seat, "return_workers", [some for n in few for some in self.selections(city, n)])
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
        self.put(city, city.towers, House(id), cover)
        yield from self.receive(seat, TILES[id]["bonus"])

    # Workers and bag (DI-16)

    def draw_workers(self, city: City, number: int) -> int:
        """Draw from the bag what it holds (DI-16.1); how many that were."""
        number = min(number, sum(self.bag.values()))
        for _ in range(number):
            worker = self.luck.take("bag", [kind for kind in WORKERS if self.bag[kind]])
            self.bag[worker] -= 1
            city.reserve[worker] += 1
        return number

    def exchange(self, seat: int, number: int) -> Play:
        """Draw, then put back as many: one change of the reserve (DI-16.2, DI-16.3, DI-A38)."""
        city = self.cities[seat]
        drawn = self.draw_workers(city, number)
        yield from self.give_back(seat, "exchange_return", self.selections(city, drawn))

    def give_back(self, seat: int, decision: str, selections: list[Payment]) -> Play:
        _, *numbers = yield from self.ask(seat, decision, [("return_workers", *numbers) for numbers in selections])
        for kind, number in zip(WORKERS, numbers, strict=True):
            self.cities[seat].reserve[kind] -= number
            self.bag[kind] += number
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
            self.to_bag(ports[place])
            ports[place] = None
            shop = TILES[id]["back"]
            covers = [""]
            if None not in city.rows["market"]:
                options = [("place_anchor_shop", house.id) for house in city.buildings("shop")]
                verb, *covers = yield from self.ask(seat, "place_anchor_shop", [*options, DECLINE])
                if verb == "decline":
                    continue  # DI-A14
            self.put_building(seat, shop, covers[0])
            city.locked.add(shop)
            yield from self.receive(seat, TILES[shop]["flip_bonus"])

    def to_bag(self, house: House | None) -> None:
        for worker in house.workers if house else ():
            self.bag[worker] += 1
        if house:
            house.spaces.clear()

    # Year-end events (DI-19)

    def year_end(self) -> Play:
        self.phase = "raid"
        for seat in self.clockwise():
            yield from self.raid(seat)
            yield from self.resolve_ships(seat)  # DI-19.8
            yield from self.decree_window(seat)
        self.phase = "recruitment"
        for seat in self.clockwise():
            yield from self.recruit(seat)
            yield from self.decree_window(seat)
        for city in self.cities:  # DI-19.17
            for house in city.all_houses():
                if house.full:
                    self.to_bag(house)

    def raid(self, seat: int) -> Play:
        left, right = BARBARIANS[self.left], BARBARIANS[self.right]
        if self.cities[seat].defence() >= left["strength"] + right["strength"]:
            yield from self.receive(seat, right["reward"])
        else:
            for penalty in left["penalty"]:
                yield from self.suffer(seat, penalty)

    def suffer(self, seat: int, penalty: Table) -> Play:
        """What cannot be lost is not lost (DI-19.5)."""
        city = self.cities[seat]
        match penalty["kind"]:
            case "lose_star":  # DI-9.2
                lost = min(penalty["n"], city.stars)
                city.stars, self.stars = city.stars - lost, self.stars + lost
            case "draw_workers":
                self.draw_workers(city, penalty["n"])
            case "aqueduct":
                city.ring = max(0, city.ring + penalty["n"])
            case "remove_building":
                yield from self.lose(seat, "penalty_building", "lose_building", city.buildings(penalty["target"]))
            case "lose_tower":
                yield from self.lose(seat, "penalty_tower", "lose_tower", city.standing_towers())
            case kind:
                raise ValueError(kind)

    def lose(self, seat: int, decision: str, verb: str, candidates: list[House]) -> Play:
        """The player chooses what is destroyed; its workers go home (DI-16.6, DI-16.7, DI-A34)."""
        if not candidates:
            return
        city = self.cities[seat]
        _, id = yield from self.ask(seat, decision, [(verb, house.id) for house in candidates])
        for row in (*city.rows.values(), city.towers):
            for place, house in enumerate(row):
                if house and house.id == id:
                    self.go_home(city, house)
                    row[place] = None

    def recruit(self, seat: int) -> Play:
        city = self.cities[seat]
        need = city.need()
        if need > 0:
            self.draw_workers(city, need)
        elif need < 0:  # DI-19.14
            given = min(-need, city.workers_in_reserve())
            yield from self.give_back(seat, "recruit_return", self.selections(city, given))

    # A new year (DI-20)

    def new_year(self) -> None:
        rows = len(self.display)
        for column in range(6):
            kept = [row[column] for row in self.display[1:] if row[column]]
            for row, id in zip(self.display, kept + [""] * (rows - len(kept)), strict=True):
                row[column] = id
        self.refill()
        for city in self.cities:
            city.spent = 0
        self.year += 1
        self.left, self.right = self.reveal("left_pile", self.left_pile), ""
        most = max(city.workers_in_reserve() for city in self.cities)
        order = self.clockwise()
        self.first_player = next(seat for seat in order if self.cities[seat].workers_in_reserve() == most)

    # Solo (DI-23)

    def turn_janus(self) -> None:
        """Turn over a Janus tile: it removes a building below its die, and an item of the supply."""
        self.janus = self.luck.take("janus", self.janus_pile)
        self.janus_pile.remove(self.janus)
        tile = JANUS[self.janus]
        if tile["die"] != "none":
            column = self.dice[tile["die"]] - 1
            for row in reversed(self.display):
                if row[column]:
                    row[column] = ""
                    break
        match tile["remove"]:
            case "star":
                self.stars = max(0, self.stars - 1)
            case "modifier":
                self.modifiers = max(0, self.modifiers - 1)
            case "decree":
                del self.decrees[-1:]
            case "privilege":
                del self.privileges[-1:]
            case "tower_military" | "tower_commercial" as kind:
                del self.towers[kind.removeprefix("tower_")][-1:]
            case extension:
                self.extensions[extension] = max(0, self.extensions[extension] - 1)

    # The position, in plain terms

    def view(self) -> Table:
        view = {
            "year": self.year,
            "season": SEASONS[self.season]["id"],
            "phase": self.phase,
            "first_player": self.first_player,
            "columns": self.columns,
            "display": [id for row in self.display for id in row],
            "stack": set(self.stack),
            "bag": self.bag,
            "stars": self.stars,
            "modifiers": self.modifiers,
            "extensions": self.extensions,
            "supplies": [self.laid_out(*tiles) for tiles in (self.towers["military"], self.towers["commercial"])]
            + [self.laid_out(*self.decrees), self.laid_out(*self.privileges)],
            "barbarians": [self.left, self.right, set(self.left_pile), set(self.right_pile)],
            "cities": [self.view_city(city) for city in self.cities],
        }
        if self.phase == "season":
            view |= {
                "maximus": self.maximus,
                "dice": self.dice,
                "taken": self.taken,
                "janus": [self.janus, set(self.janus_pile)],
                "active": self.active,
                "die": [self.die, self.value],
                "used": [self.main_used, self.season_used, self.special_used, self.exchange_used],
            }
        return view

    def laid_out(self, *tiles: str) -> list[str]:
        """An open supply: in solo a column, whose order counts (DI-23.3)."""
        return list(tiles) if self.solo else sorted(tiles)

    def view_city(self, city: City) -> Table:
        rows: dict[str, list[House | None]] = city.rows | {"towers": city.towers}
        return {
            "reserve": city.reserve,
            "stars": city.stars,
            "modifiers": [city.modifiers, city.spent],
            "ring": city.ring,
            "rows": {name: [house and [house.id, house.spaces] for house in row] for name, row in rows.items()},
            "tracks": city.tracks,
            "track_tiles": city.track_tiles,
            "locked": city.locked & {house.id for house in city.all_houses()},
            "decrees": city.decrees,
            "privileges": sorted(city.privileges),
            "used_privileges": sorted(city.used_privileges),
        }
