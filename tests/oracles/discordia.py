"""An oracle of Discordia: the whole game a second time, written from the rulebook and the ledger in the order of the
book, without a look at the engine's rules. A game is one generator: it yields a `Question` wherever a player decides
and is sent the option that was chosen. Chance comes from a `Luck`, by the names that stand in records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oracles.discordia_board import Board, Play, ReserveEmpty
from oracles.discordia_city import (
    ACTION_TILES,
    BARBARIANS,
    DECREES,
    DICE,
    JANUS,
    PRIVILEGES,
    SEASONS,
    SETUP,
    TILES,
    City,
    House,
    Table,
)
from oracles.lockstep import Different, Luck, Option, Question

YEARS = 4


class Discordia(Board):
    """A game for one to four players."""

    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__(seats, luck)
        self.solo = seats == 1
        self.phase = "set_up"
        self.first_player = self.maximus = 0
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

    def clockwise(self) -> list[int]:
        """All seats in the order of play of a year, the first player first."""
        return [(self.first_player + place) % self.seats for place in range(self.seats)]

    # The course of the game (DI-1, DI-3.1, DI-21)

    def play(self) -> Play:
        """At most four years of five seasons and year-end events; an empty reserve ends it at once (DI-3.1, DI-21)."""
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

    def decided_by(self) -> str:
        """What the result rests on (DI-1.1, DI-21.2 to DI-21.4, DI-23.1)."""
        if any(not city.workers_in_reserve() for city in self.cities):
            return "empty_reserve"
        if self.solo:
            return "solo_lost"
        if len(self.winners) > 1:
            return "shared_victory"
        reserves = [city.workers_in_reserve() for city in self.cities]
        return "fewest_workers" if reserves.count(min(reserves)) == 1 else "fewest_on_buildings"

    def moment(self) -> int:
        """How late a solo victory came: five seasons and the events of each year, in order (DI-23.13)."""
        return (self.year - 1) * (len(SEASONS) + 1) + (self.season if self.phase == "season" else len(SEASONS) + 1)

    # Set-up (DI-2)

    def set_up(self) -> Play:
        """Supplies, piles and display; then each player takes a starting building (DI-2)."""
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
        self.refill()
        self.janus_pile = list(JANUS) if self.solo else []
        self.janus = ""
        for city in self.cities:
            city.stars, city.modifiers = 6, 1
            self.stars -= 6
            self.modifiers -= 1
        for seat in range(self.seats):
            self.draw_workers(seat, "set_up", 15)
        if not self.solo:
            self.first_player = self.luck.take("first_player", range(self.seats))
        self.tell("first_player_named", self.first_player)
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
        side = name.removesuffix("_pile")
        self.tell("barbarians_revealed", side, tile, BARBARIANS[tile]["strength"])
        for effect in (*BARBARIANS[tile].get("penalty", ()), *BARBARIANS[tile].get("reward", ())):
            n = effect.get("n", 1)
            kind = effect["kind"] if n > 0 else "aqueduct_back"
            self.tell("raid_announced", side, kind, effect.get("target", effect.get("track", "")), abs(n))
        return tile

    def refill(self) -> None:
        """Fill empty places row by row from the top, as long as there are buildings (DI-2.9, DI-18.2, DI-A69)."""
        dealt: list[str] = []
        for row in self.display:
            for column in range(6):
                if not row[column] and self.stack:
                    row[column] = self.luck.take("buildings", self.stack)
                    self.stack.remove(row[column])
                    dealt.append(row[column])
        if dealt:
            self.tell("buildings_dealt", tuple(dealt))

    # A season (DI-3, DI-18)

    def play_season(self) -> Play:
        """Saturnalia fills the display and turns up a tile; Maximus rolls; each has a turn (DI-3, DI-18.2)."""
        self.phase = "season"
        for city in self.cities:
            city.locked.clear()  # DI-17.5
        if SEASONS[self.season]["id"] == "saturnalia":
            self.refill()
            self.right = self.reveal("right_pile", self.right_pile)
        self.maximus = (self.first_player + self.season - 1) % self.seats
        self.tell("season_began", self.year, SEASONS[self.season]["id"], self.maximus)
        self.dice: dict[str, int] = {die: self.luck.take(f"{die}_die", range(1, 7)) for die in DICE}
        self.tell("rolled", self.maximus, *self.dice.values())
        self.taken = ""
        if self.solo:
            self.turn_janus()
        for place in range(self.seats):
            yield from self.take_turn((self.maximus + place) % self.seats)
        self.start_turn(None)
        if self.solo and JANUS[self.janus]["reshuffle"]:
            self.janus_pile = list(JANUS)
            self.tell("janus_shuffled")

    def start_turn(self, seat: int | None) -> None:
        self.active, self.die, self.value = seat, "", 0
        self.main_used = self.season_used = False
        self.special_used: set[str] = set()
        self.exchange_used: set[str] = set()

    def take_turn(self, seat: int) -> Play:
        """A die, then actions in any order, each to its end; at last the ships (DI-3.5 to DI-3.9, DI-17)."""
        self.start_turn(seat)
        city = self.cities[seat]
        _, self.die, change = yield from self.ask(seat, "pick_die", self.choices_of_die(seat))
        city.spent += abs(change)
        self.value = self.dice[self.die] + change
        self.tell("die_used", seat, self.die, self.dice[self.die], self.value)
        if seat == self.maximus:
            self.taken = self.die
        while True:
            verb, *args = yield from self.ask(seat, "turn", self.choices_of_turn(seat))
            if verb == "end_turn":
                break
            yield from getattr(self, f"do_{verb}")(seat, *args)
        if any(ship.full for ship in self.cities[seat].buildings("ship")):
            yield from self.resolve_ships(seat)
            yield from self.decree_window(seat)  # DI-17.6; without ships nothing has changed since the end of the turn
        self.tell("turn_ended", seat)

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

    # Main actions (DI-4)

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
        self.tell("privilege_used", seat, id)
        yield from self.receive(seat, PRIVILEGES[id]["effect"])

    # Year-end events (DI-19)

    def year_end(self) -> Play:
        """The raid for all, then recruitment for all, each with a window for decrees; then full houses are emptied."""
        self.phase = "raid"
        for seat in self.clockwise():
            yield from self.raid(seat)
            yield from self.resolve_ships(seat)  # DI-19.8
            yield from self.decree_window(seat)
        self.phase = "recruitment"
        for seat in self.clockwise():
            yield from self.recruit(seat)
            yield from self.decree_window(seat)
        for seat, city in enumerate(self.cities):  # DI-19.17
            for house in city.all_houses():
                if house.full:
                    self.to_bag(seat, house)

    def raid(self, seat: int) -> Play:
        """The reward of the right tile, or the penalty of the left one (DI-19.1 to DI-19.5)."""
        left, right = BARBARIANS[self.left], BARBARIANS[self.right]
        strength, defence = left["strength"] + right["strength"], self.cities[seat].defence()
        self.tell("raid_repelled" if defence >= strength else "raid_suffered", seat, strength, defence)
        if defence >= strength:
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
                self.tell(*(("stars_lost", seat, lost) if lost else ("nothing_lost", seat)))
            case "draw_workers":
                self.draw_workers(seat, "penalty", penalty["n"])
            case "aqueduct":
                back = min(-penalty["n"], city.ring)
                city.ring -= back
                self.tell(*(("ring_moved", seat, -back, city.ring) if back else ("nothing_lost", seat)))
            case "remove_building":
                yield from self.lose(seat, "penalty_building", "lose_building", city.buildings(penalty["target"]))
            case "lose_tower":
                yield from self.lose(seat, "penalty_tower", "lose_tower", city.standing_towers())
            case kind:
                raise ValueError(kind)

    def lose(self, seat: int, decision: str, verb: str, candidates: list[House]) -> Play:
        """The player chooses what is destroyed; its workers go home (DI-16.6, DI-16.7, DI-A34)."""
        if not candidates:
            self.tell("nothing_lost", seat)
            return
        city = self.cities[seat]
        _, id = yield from self.ask(seat, decision, [(verb, house.id) for house in candidates])
        for row in (*city.rows.values(), city.towers):
            for place, house in enumerate(row):
                if house and house.id == id:
                    self.go_home(seat, house)
                    row[place] = None
                    self.tell("tower_lost" if row is city.towers else "building_lost", seat, id)

    def recruit(self, seat: int) -> Play:
        """Draw what the city needs, or give back what it has too many (DI-19.10 to DI-19.15)."""
        city = self.cities[seat]
        symbols, spaces = city.symbols(), city.empty_spaces()
        need = symbols + spaces - city.ring  # DI-19.10
        self.tell("recruitment_counted", seat, symbols, spaces, city.ring, need)
        if need > 0:
            self.draw_workers(seat, "recruitment", need)
        elif need < 0:  # DI-19.14
            given = min(-need, city.workers_in_reserve())
            yield from self.give_back(seat, "recruit_return", "recruitment", self.selections(city, given))

    # A new year (DI-20)

    def new_year(self) -> None:
        """Discard the top row, move up and fill; the player with most workers is first, tied in turn order (DI-20)."""
        rows = len(self.display)
        self.tell("row_discarded", tuple(id for id in self.display[0] if id))
        for column in range(6):
            kept = [row[column] for row in self.display[1:] if row[column]]
            for row, id in zip(self.display, kept + [""] * (rows - len(kept)), strict=True):
                row[column] = id
        self.refill()
        for city in self.cities:
            city.spent = 0
        self.year += 1
        self.tell("year_began", self.year)
        self.left, self.right = self.reveal("left_pile", self.left_pile), ""
        most = max(city.workers_in_reserve() for city in self.cities)
        order = self.clockwise()
        self.first_player = next(seat for seat in order if self.cities[seat].workers_in_reserve() == most)
        if not self.solo:
            self.tell("first_player_named", self.first_player)

    # Solo (DI-23)

    def turn_janus(self) -> None:
        """Turn over a Janus tile: it removes a building below its die, and an item of the supply."""
        self.janus = self.luck.take("janus", self.janus_pile)
        self.janus_pile.remove(self.janus)
        tile = JANUS[self.janus]
        self.tell("janus_turned", self.janus, tile["die"])
        if tile["die"] != "none":  # DI-23.8
            column = self.dice[tile["die"]] - 1
            for row in reversed(self.display):
                if row[column]:
                    self.tell("janus_removed", "building", row[column])
                    row[column] = ""
                    break
        item = tile["remove"]
        columns = {"decree": self.decrees, "privilege": self.privileges}
        columns |= {f"tower_{kind}": towers for kind, towers in self.towers.items()}
        if item in columns:
            if columns[item]:  # DI-23.10
                self.tell("janus_removed", item, columns[item].pop())
        elif item == "star" and self.stars:
            self.stars -= 1
            self.tell("janus_removed", item, "")
        elif item == "modifier" and self.modifiers:
            self.modifiers -= 1
            self.tell("janus_removed", item, "")
        elif self.extensions.get(item):
            self.extensions[item] -= 1
            self.tell("janus_removed", item, "")

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
