"""Crowded positions of Medioevo Universale: what ordinary play seldom reaches, drawn from a seed.

Armies of every type, engines, fleets, buildings of every level, damage, markets, routes, debts, wars and pacts stand on
one board. A scene starts a phase, a disaster or a battle there and goes on until all that follows is done.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from oracles.medioevo_world import (
    BARBARIANS,
    CARAVAN,
    COLOURS,
    ENGINES,
    GALLEY,
    SHIP,
    SUPPLY,
    WAGON,
    chart,
    tokens_fit,
)
from pentapolis.games.medioevo import TITLE
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.scenes import KINGDOMS, scene
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.chance import Chance, FastChance

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
UNITS = ("light_infantry", "heavy_infantry", "archer", "cavalry", "captain_1", "captain_2", "captain_3")
HORDE = ("light_infantry", "archer", "captain_1")
GOODS = ("weapons", "salt", "furs", "cereals", "slaves", "spices", "cloth", "wine")
BRANCHES = ("transport", "trade", "law", "combat", "construction", "religion")
MOST = dict(zip(BRANCHES, (2, 4, 1, 1, 4, 2), strict=True))
"""Levels that players of a scene may have: what moves pieces by itself has tests of its own."""
LETTERS = {CARAVAN: "c", SHIP: "m", WAGON: "w", GALLEY: "g"}
PHASES = ("taxes", "purchase", "trade", "events", "rebellions", "points", "land", "siege", "sea", "horde")


class Scene(NamedTuple):
    """A position in which something begins, the luck it goes on with, and how many moves are looked at."""

    name: str
    state: Medioevo
    chance: Chance
    moves: int


class Board:
    """A position in the making."""

    def __init__(self, seed: str, seats: int = 0) -> None:
        self.luck = random.Random(seed)
        seats = seats or self.luck.choice((2, 3, 3, 4, 6))
        self.names = NAMES[:seats]
        self.kingdoms = KINGDOMS[:seats]
        everywhere = chart().in_play(frozenset(self.kingdoms))
        self.land = sorted(everywhere & chart().rows.keys())
        self.seas = sorted(everywhere & chart().seas.keys())
        self.armies: dict[str, dict[str, dict[str, int]]] = {}
        self.items: dict[str, dict[str, Any]] = {}
        self.levels: dict[str, list[int]] = {name: [] for name in self.names}
        self.captains = dict.fromkeys(self.names, 0)
        self.buildings: dict[str, list[str]] = {}
        self.damage: dict[str, dict[str, int]] = {}
        self.control: dict[str, list[str]] = {}
        self.markets: dict[str, list[str]] = {}
        self.more: dict[str, Any] = {}

    def maybe(self, chance: float) -> bool:
        return self.luck.random() < chance

    def home(self, place: str) -> str:
        kingdom = chart().home.get(place, "")
        return self.names[self.kingdoms.index(kingdom)] if kingdom in self.kingdoms else ""

    # pieces

    def army(self, who: str, most: int = 5, kinds: Sequence[str] = ()) -> dict[str, int]:
        """Some units of a side; nobody has more than three Captains."""
        found: dict[str, int] = {}
        for _ in range(self.luck.randint(1, most)):
            unit = self.luck.choice(kinds or (HORDE if who == "barbarians" else UNITS))
            if unit.startswith("captain"):
                if who in self.captains and self.captains[who] == 3:
                    continue
                if who in self.captains:
                    self.captains[who] += 1
            found[unit] = found.get(unit, 0) + 1
        return found or {"light_infantry": 1}

    def item(self, who: str, kind: str, place: str, **fields: Any) -> str:
        """An item with a level for which there is a property token; nothing if there is none."""
        levels = [ENGINES.index(kind) + 1] if kind in ENGINES else self.luck.sample((1, 2, 3), 3)
        for level in levels:
            if who == "barbarians" or tokens_fit([*self.levels[who], level]):
                if who in self.levels:
                    self.levels[who].append(level)
                name = f"{LETTERS.get(kind, 'e')}{len(self.items) + 1}"
                self.items[name] = {"kind": kind, "level": level, "owner": who, "place": place, **fields}
                return name
        return ""

    def cargo(self, level: int) -> list[str]:
        return [self.luck.choice(GOODS) for _ in range(self.luck.randint(0, 2 * level))]

    # the whole board

    def crowd(self, contested: float = 0) -> None:
        """Armies, buildings, markets and control tokens all over the map; some places are held by two sides."""
        for place in self.land:
            who = self.home(place)
            if self.maybe(contested):
                self.armies[place] = {side: self.army(side, 2) for side in self.luck.sample(self.names, 2)}
                continue
            if self.maybe(0.25):
                side = who if who and self.maybe(0.7) else self.luck.choice((*self.names, "barbarians", "barbarians"))
                self.armies[place] = {side: self.army(side, 3)}
            if self.maybe(0.35):
                self.build(place)
            if place in chart().good and self.maybe(0.4):
                others = [good for good in GOODS if good != chart().good[place]]
                self.markets[place] = self.luck.sample(others, self.luck.randint(1, 4))
            if not who and place not in self.armies and self.maybe(0.15):
                self.control[place] = [self.luck.choice(self.names)]

    def build(self, place: str, chance: float = 0.5) -> None:
        found = []
        if place in chart().good and self.maybe(chance):
            found.append(self.luck.choice(("village", "town", "city")))
        if self.maybe(chance):
            found.append(self.luck.choice(("tower", "fort", "castle")))
        if self.maybe(chance / 3):
            found.append("cathedral")
        built = [name for names in self.buildings.values() for name in names]
        found = [name for name in found if built.count(name) < SUPPLY[name]]
        if found:
            self.buildings[place] = found
            military = any(name in found for name in ("tower", "fort", "castle"))
            self.damage[place] = {"military": self.luck.randint(0, 2)} if military and self.maybe(0.4) else {}

    def transports(self) -> None:
        for who in self.names:
            for _ in range(self.luck.randint(1, 5)):
                kind = self.luck.choice((CARAVAN, CARAVAN, SHIP, SHIP, WAGON, GALLEY, *ENGINES))
                ports = [place for place in self.land if chart().coast[place]]
                place = self.luck.choice(ports if kind in (SHIP, GALLEY) else self.land)
                if kind == SHIP and self.maybe(0.3):
                    place = self.luck.choice(self.seas)
                if self.armies.get(place) and who not in self.armies[place]:
                    continue
                name = self.item(who, kind, place)
                if name and kind in (CARAVAN, SHIP):
                    self.items[name]["cargo"] = self.cargo(self.items[name]["level"])

    def boards(self) -> None:
        """Purses, debts, technologies, points, cards."""
        luck, names = self.luck, self.names
        self.more |= {
            "florins": {who: luck.choice((0, 40, 120, 350, 500, 900, 2500)) for who in names},
            "debt": {who: luck.choice((0, 0, 500, 1000, 2500)) for who in names},
            "tax": {who: luck.choice((10, 20, 30, 40, 50)) for who in names},
            "technology": {who: {branch: luck.randint(0, MOST[branch]) for branch in BRANCHES} for who in names},
            "points": {who: {colour: luck.choice((0, 0, 1, 3)) for colour in COLOURS} for who in names},
            "player": {who: {"borrowed": self.maybe(0.3), "repaid": self.maybe(0.3)} for who in names},
            "order": luck.sample(names, len(names)),
            "turn": luck.randint(2, 6),
            "circle": [luck.randint(1, 4), luck.randint(1, 6), luck.randint(1, 8)],
        }
        pairs = [(a, b) for a in names for b in names if a < b]
        self.more["wars"] = [pair for pair in pairs if self.maybe(0.4)]
        if self.maybe(0.3):
            cards = luck.sample(range(1, 73), 2 * len(names))
            self.more["cards"] = {who: cards[2 * n : 2 * n + luck.randint(0, 2)] for n, who in enumerate(names)}

    def routes(self) -> None:
        """Trade routes, some of them about to be completed."""
        found = {}
        for who in self.names:
            own = [
                name for name, item in self.items.items() if item["owner"] == who and item["kind"] in (CARAVAN, SHIP)
            ]
            if not own or self.maybe(0.4):
                continue
            trading = [name for name in own if self.items[name]["place"] in chart().good and self.items[name]["cargo"]]
            transport = self.luck.choice(trading or own)
            if self.maybe(0.5):
                self._bring_home(who, transport)
            areas = [place for place in self.land if place in chart().good]
            here = self.items[transport]["place"]
            steps = self.luck.sample([area for area in areas if area != here], self.luck.choice((4, 6, 8)))
            last = here if here in areas and self.maybe(0.8) else steps[-1]
            done = steps[:-1] if self.maybe(0.5) else self.luck.sample(steps[:-1], 1)
            found[who] = {"transport": transport, "steps": steps[:-1], "destination": last, "done": done}
        self.more["routes"] = found

    def _bring_home(self, who: str, transport: str) -> None:
        """Let a transport stand where it can sell what it carries: at home, in a port, without an army beside it."""
        item = self.items[transport]
        ports = [place for place in self.land if self.home(place) == who and place in chart().port]
        for place in ports:
            foreign = [good for good in GOODS if good not in (chart().good[place], *self.markets.get(place, ()))]
            if place not in self.armies and foreign:
                item["place"], item["cargo"] = place, foreign[:2]
                return

    def ruin_somebody(self) -> None:
        """A player with one home, the highest debt and the loan of the turn taken: the interest can't be paid."""
        who, other = self.luck.sample(self.names, 2)
        homes = [place for place in self.land if self.home(place) == who]
        for place in homes[1:]:
            self.armies[place] = {other: {"light_infantry": 1}}
        self.armies[homes[0]] = {who: {"archer": 1}}
        self.buildings[homes[0]] = ["tower", "cathedral"]
        self.more["florins"][who], self.more["debt"][who] = 0, 2500
        self.more["player"][who]["borrowed"] = True

    def captives(self) -> None:
        """Prisoners at others' boards, and units that surrendered (ME-14.12, ME-14.20)."""
        luck = self.luck
        found: dict[str, list[dict[str, Any]]] = {}
        for who in self.names:
            captor = luck.choice([other for other in self.names if other != who])
            if self.maybe(0.6):
                kinds = luck.sample(UNITS[:4], 2)
                found.setdefault(captor, []).extend({"owner": who, "unit": unit, "count": 1} for unit in kinds)
        self.more["prisoners"] = found
        self.more["surrendered"] = {who: {luck.choice(UNITS[:4]): 2} for who in self.names if self.maybe(0.5)}

    def pacts(self) -> None:
        """Trade, with and without fees, and rights to place pieces."""
        seats = range(len(self.names))
        found = []
        for number, (a, b) in enumerate((a, b) for a in seats for b in seats if a < b and self.maybe(0.4)):
            if (self.names[a], self.names[b]) in self.more["wars"]:
                continue
            kinds = self.luck.sample(("trade", "civil_control", "military_control"), 2)
            fees: dict[str, Any] = {"fee": self.luck.choice((0, 30)), "cube_fee": self.luck.choice((0, 10))}
            clauses = tuple(Clause(kind, a, b, **(fees if kind == "trade" else {})) for kind in kinds)
            known = (BARBARIANS, *seats)
            found.append(Pact(f"p{a}{b}-1-{number}", (a, b), clauses, 0, False, known))
        self.more["state"] = {"pacts": found}

    def finished(self, **options: str) -> Medioevo:
        table = TITLE.table(len(self.names), options)
        return scene(
            table,
            self.names,
            armies=self.armies,
            items=self.items,
            buildings=self.buildings,
            damage=self.damage,
            control=self.control,
            markets=self.markets,
            **self.more,
        )


def scenes(seed: int, phases: Sequence[str] = PHASES) -> Iterator[Scene]:
    """One scene of each kind."""
    for phase in phases:
        board = Board(f"{phase} {seed}", 3 if phase in ("land", "siege", "sea", "horde") else 0)
        chance = FastChance(seed)
        g, entries, moves = _begun(board, phase)
        TITLE.set_off(g, entries, chance)
        yield Scene(f"{phase} {seed}", g, chance, moves)


def _begun(board: Board, phase: str) -> tuple[Medioevo, list[Any], int]:
    nodes = TITLE.nodes
    if phase in ("land", "siege", "sea", "horde"):
        return _battle(board, phase)
    board.crowd(contested=0.1 if phase in ("trade", "points") else 0)
    board.transports()
    board.boards()
    if phase in ("purchase", "trade"):
        board.pacts()
        board.captives()
    if phase == "trade":
        board.routes()
        board.more["phase"] = "trade"
    if phase == "taxes" and board.maybe(0.5):
        board.ruin_somebody()
    options = {"terrain": board.luck.choice(("no", "no", "yes")), "blood_tokens": board.luck.choice(("no", "yes"))}
    g = board.finished(**options)
    steps = {
        "taxes": ("tax_phase", "due_payments", "collect_interest"),
        "purchase": ("purchase_phase",),
        "trade": ("trade_phase",),
        "events": ("draw_event",),
        "rebellions": ("check_rebellions",),
        "points": ("supply_barbarians",),
    }
    return g, [nodes[steps[phase][0]]], 60


def _battle(board: Board, kind: str) -> tuple[Medioevo, list[Any], int]:
    """Two armies in one place: on land, before walls with engines, at sea, or against a horde."""
    luck = board.luck
    attacker, defender = "Bo", luck.choice(("Ana", "Cy"))
    place = luck.choice(board.seas if kind == "sea" else board.land)
    if kind == "horde":
        attacker, defender = luck.choice((("barbarians", "Ana"), ("Bo", "barbarians")))
    kinds = luck.choice(((), UNITS[:4], UNITS[:2], ("archer", "captain_1", "cavalry")))
    most = 9 if kind == "siege" else 6
    sides = {who: board.army(who, most, () if who == "barbarians" else kinds) for who in (attacker, defender)}
    board.boards()
    board.more["cards"] = {}
    board.more["technology"] = {}
    board.more["florins"] = dict.fromkeys(board.names, luck.choice((0, 300)))
    board.more["wars"] = [("Ana", "Bo"), ("Bo", "Cy")]
    board.more["blood"] = {who: luck.randint(0, 2) for who in board.names}
    if kind == "sea":
        for who, units in sides.items():
            galley = board.item(who, GALLEY, place, units=units)
            if board.maybe(0.4):
                board.item(who, GALLEY, place, units=board.army(who, 2))
            if board.maybe(0.5):
                board.item(who, luck.choice(ENGINES), place, aboard=galley)
    else:
        board.armies[place] = sides
        for who in sides:
            if kind == "siege" and who != "barbarians":
                for engine in luck.sample(ENGINES, luck.randint(0, 2)):
                    board.item(who, engine, place)
            if who != "barbarians" and board.maybe(0.4):
                board.item(who, luck.choice((WAGON, GALLEY)) if chart().coast[place] else WAGON, place)
        if kind == "siege" or board.maybe(0.4):
            board.build(place, 0.8)
        if "barbarians" in sides and board.home(place) in sides:
            board.more["rebel"] = [place]
        if defender != "barbarians" and board.home(place) != defender:
            board.control[place] = [defender]
    g = board.finished(blood_tokens=luck.choice(("no", "yes")))
    seats = {**{who: seat for seat, who in enumerate(board.names)}, "barbarians": BARBARIANS}
    movement = luck.randint(0, 4)
    cause = "horde" if attacker == "barbarians" else "resistance" if defender == "barbarians" else "move"
    fight = TITLE.nodes["fight"].of(place, seats[attacker], seats[defender], cause, movement)
    return g, [fight, *([TITLE.nodes["settle_battle"]] if board.maybe(0.5) else ())], 200
