"""What bonuses, tiles and actions are worth to a seat, in workers."""

from __future__ import annotations

from ..components import (
    EXTENSION_PLACES,
    LAST_AQUEDUCT,
    PREPRINTED,
    PRIVILEGE_EXTENSIONS,
    ROWS,
    TRACKS,
    UPGRADE,
    Face,
    target_bits,
)
from ..state import Discordia, House
from ..tables import Effect, Effects
from ..workers import WAYS, jokers, means
from .worth import Outlook, Sites, anchor_shop

STARS = (0.0, 1.25, 2.4, 3.35, 4.2, 4.75, 5.2, 5.45)
"""Stars in reserve with a whole game to come: further ones find no use."""
MODIFIER, MODIFIER_NOW = 0.5, 0.5
"""A modifier for each year to come, and one that is active."""
SLOT = 0.8
"""A place for another building, with a whole game to come."""
TRACK_TILE = 1.4
"""More spaces for a track, with a whole game to come."""
JOKER = 5.5
"""A type of worker that can stand for others, with a whole game to come."""
JOKERS = (0.0, 1.0, 1.6, 2.0, 2.3)
"""Several of them."""
EXCHANGE = 0.1
"""A worker exchanged."""
EXCHANGES = 1.2
"""Exchanges that a commercial tower brings in a whole game, for each worker of its exchange."""
DEFENCE = 0.55
"""A point of defence in a year."""
KEPT = 0.9
"""What a bonus is worth that is still to be used."""
PERMANENT = 2.5
"""A permanent advantage of the upgrade track, with a whole game to come."""
WIN = 100.0
"""An empty reserve."""
DEEP = 3
"""Bonuses of bonuses are followed no further."""


def stars_worth(stars: int, share: float) -> float:
    """Stars in reserve; what can't be placed any more is worth nothing."""
    last = len(STARS) - 1
    return STARS[min(stars, last)] * min(1.0, 2 * share)


class Prices:
    """What a seat would give for things, by its city, its reserve and the time that is left."""

    def __init__(self, g: Discordia, seat: int) -> None:
        self.g, self.box, self.city = g, g.box, g.cities[seat]
        self.outlook = Outlook(g, seat)
        self.step, self.share = self.outlook.step, self.outlook.share
        given, faces = means(self.box, self.city), self.box.faces
        self.given = given
        """What the reserve can fill spaces with."""
        self.open: list[tuple[Face, int, bool]] = []
        """Buildings and military towers with a space to fill, how many are filled, and whether the next can be now."""
        for house in self.city.houses():
            face, filled = faces[house.building], len(house.workers)
            if filled < face.size:
                fits = bool(WAYS[face.needs[filled] << 12 | given]) and face.id not in self.city.locked
                self.open.append((face, filled, fits))
        self.sites = Sites(self.box, self.city, self.outlook, len(self.open))
        self._deploy: dict[int, float] = {}
        self._tower: float | None = None
        self.deep = 0

    # deployments

    def filling(self, building: str, filled: int) -> float:
        """Fill the next space; the last workers of a reserve win."""
        if len(self.box.faces[building].spaces[filled]) == self.city.workers:
            return WIN
        return self.sites.filling(building, filled)

    def best_deployment(self, bits: int) -> float:
        """The best deployment on buildings of these types, or none."""
        found = self._deploy.get(bits)
        if found is None:
            found = self._deploy[bits] = max(
                (self.filling(face.id, filled) for face, filled, fits in self.open if fits and bits >> face.type & 1),
                default=0.0,
            )
        return found

    # buildings

    def loss(self, house: House) -> float:
        """What goes with a building or tower that is covered or destroyed: its workers come back."""
        face = self.box.faces[house.building]
        filled = len(house.workers)
        return face.totals[filled] + self.sites.worth(house.building, filled) + self.equipment(face)

    def building(self, building: str, cover: str = "") -> float:
        """Place a building: on a free slot, or over another."""
        face = self.box.faces[building]
        gain = self.sites.worth(building, 0) + self.effects(face.bonus)
        row = self.city.rows[face.type]
        if cover:
            return gain - next(self.loss(house) for house in row if house is not None and house.building == cover)
        return gain + self.step * self.hidden(face.type, row.index(None)) - SLOT * self.share

    def hidden(self, kind: int, place: int) -> int:
        """Symbols that a building hides: those of printed slots; elsewhere an extension lies on them."""
        return self.box.slots[kind][place].recruit if place < PREPRINTED[kind] else 0

    def anchor(self, cover: str) -> float:
        """Cover an own shop with the shop that a ship became."""
        covered = next(house for house in self.city.houses() if house.building == cover)
        return anchor_shop(self.outlook.turns, self.outlook.ends) - self.loss(covered)

    # extensions, towers, privileges

    def extension(self, extension: str) -> float:
        """Take and place an extension: what it hides, what its place gives, and the room it makes."""
        city, place = self.city, EXTENSION_PLACES[extension]
        with_privilege = city.extensions + 1 in PRIVILEGE_EXTENSIONS and self.g.privilege_supply
        gain = self.privilege_worth() if with_privilege else 0.0
        if extension in TRACKS:
            return gain + TRACK_TILE * self.share
        slots, number = self.box.slots[place], len(city.rows[place])
        gain += SLOT * self.share
        if number < len(slots):
            gain += self.step * slots[number].recruit + self.effects(slots[number].bonus)
        return gain

    def best_extension(self) -> float:
        """The best extension in the supply, or none."""
        supply = self.g.extension_supply
        names = (*ROWS, *TRACKS)
        return max((self.extension(name) for name, left in zip(names, supply, strict=True) if left), default=0.0)

    def tower(self, tower: str, replace: str = "") -> float:
        """Build a tower, over another if need be."""
        face = self.box.faces[tower]
        gain = self.sites.worth(tower, 0) + self.effects(face.bonus) + self.equipment(face)
        if replace:
            gain -= next(
                self.loss(house) for house in self.city.towers if house is not None and house.building == replace
            )
        return gain

    def best_tower(self) -> float:
        """The best tower in the supply, or none."""
        if self._tower is None:
            towers = self.city.towers
            places = [""] if None in towers else [house.building for house in towers if house is not None]
            self._tower = 0.0  # for a tower that brings another
            gains = [self.tower(tower, place) for tower in self.g.tower_supply for place in places]
            self._tower = max(0.0, *gains) if gains else 0.0
        return self._tower

    def privilege(self, privilege: str) -> float:
        """A joker for good, or an effect that may be used once."""
        tile = self.box.privileges[privilege]
        if tile.single_use:
            return KEPT * self.effects(tile.effect) if self.share else 0.0
        have = jokers(self.box, self.city.privileges).bit_count()
        more = jokers(self.box, (*self.city.privileges, privilege)).bit_count()
        return (JOKERS[more] - JOKERS[have]) * JOKER * self.share

    def privilege_worth(self) -> float:
        """A privilege of own choice, roughly."""
        return max(JOKER * self.share, KEPT * 1.5 * self.step if self.share else 0.0)

    # bonuses

    def effects(self, effects: Effects) -> float:
        """Bonuses, with those that they bring."""
        if not effects or self.deep >= DEEP:
            return 0.0
        self.deep += 1
        total = sum(self.effect(effect) for effect in effects)
        self.deep -= 1
        return total

    def effect(self, effect: Effect) -> float:
        """One bonus."""
        kind, n = effect.kind, effect.n
        if kind == "aqueduct":
            made = max(0, min(n, LAST_AQUEDUCT - self.city.ring))
            return made * self.step + (n - made) * 2 * EXCHANGE
        if kind == "place_star":
            return self.stars_placed(effect.track, n)
        if kind == "gain_star":
            more = min(n, self.g.star_supply)
            return stars_worth(self.city.stars + more, self.share) - stars_worth(self.city.stars, self.share)
        if kind == "gain_modifier":
            return self.modifier() if self.g.modifier_supply else 0.0
        if kind == "gain_tower":
            return self.best_tower()
        if kind == "gain_extension":
            return self.best_extension()
        if kind == "gain_privilege":
            return self.privilege_worth() if self.g.privilege_supply else 0.0
        if kind == "return_workers":
            return WIN if n >= self.city.workers else float(n)
        if kind == "exchange":
            return EXCHANGE * n
        if kind == "deploy":
            return self.best_deployment(target_bits(effect.target))
        return 0.0

    def modifier(self) -> float:
        """One more modifier."""
        return MODIFIER * max(0, self.outlook.ends - 1) + (MODIFIER_NOW if self.outlook.turns else 0.0)

    def stars_placed(self, track: str, number: int = 1) -> float:
        """Stars of the reserve on a track, as many as make sense."""
        city, total = self.city, 0.0
        for more in range(number):
            place = city.on_track(track) + more
            if city.stars <= more or place >= self.box.length(track, city.tiles(track)):
                break
            stars = city.stars - more
            price = stars_worth(stars, self.share) - stars_worth(stars - 1, self.share)
            total += max(0.0, self.space(track, place) - price)
        return total

    def space(self, track: str, place: int) -> float:
        """What a star on a space of a track brings."""
        space = self.box.space(track, place)
        gain = self.step * space.recruit
        if space.permanent:
            return gain + PERMANENT * self.share
        return gain + self.effects(space.bonus)

    # what a city has

    def modifiers(self) -> float:
        """Modifiers for each year to come, and those that are still active in this one."""
        later = MODIFIER * max(0, self.outlook.ends - 1) * self.city.modifiers
        return later + MODIFIER_NOW * min(self.city.active, self.outlook.turns)

    def held_privileges(self) -> float:
        """Jokers, and privileges that wait to be used."""
        found = jokers(self.box, self.city.privileges).bit_count()
        total = JOKERS[found] * JOKER * self.share
        if self.share:
            for id in self.city.privileges:
                tile = self.box.privileges[id]
                if tile.single_use:
                    total += KEPT * self.effects(tile.effect)
        return total

    def standing_towers(self) -> float:
        """Exchanges and defence; the workers of military towers count with the buildings."""
        return sum(self.equipment(self.box.faces[house.building]) for house in self.city.towers if house is not None)

    def equipment(self, face: Face) -> float:
        """What a tower gives beside its spaces."""
        return face.exchange * EXCHANGES * EXCHANGE * self.share + face.defence * DEFENCE * self.outlook.ends

    def upgrades(self) -> float:
        """Permanent advantages beside those that make special deployments likely."""
        places = range(self.city.upgrade)
        return PERMANENT * self.share * sum(self.box.space(UPGRADE, place).permanent for place in places)

    def slots(self) -> float:
        """Places for more buildings, and more spaces for stars."""
        free = sum(row.count(None) for row in self.city.rows)
        tiles = self.city.expedition_tiles + self.city.upgrade_tiles
        return self.share * (SLOT * free + TRACK_TILE * tiles)

    def penalty(self, effect: Effect) -> float:
        """What a lost raid costs."""
        kind, n = effect.kind, effect.n
        if kind == "draw_workers":
            return float(n)
        if kind == "aqueduct":
            return min(-n, self.city.ring) * self.step
        if kind == "lose_star":
            return stars_worth(self.city.stars, self.share) - stars_worth(max(0, self.city.stars - n), self.share)
        if kind == "lose_tower":
            return min((self.loss(house) for house in self.city.towers if house is not None), default=0.0)
        bits = target_bits(effect.target)
        rows = [row for kind, row in enumerate(self.city.rows) if bits >> kind & 1]
        return min((self.ruin(house) for row in rows for house in row if house is not None), default=0.0)

    def ruin(self, house: House) -> float:
        """A building is destroyed: its symbol may show again."""
        kind = self.box.faces[house.building].type
        return self.loss(house) + self.step * self.hidden(kind, self.city.rows[kind].index(house))
