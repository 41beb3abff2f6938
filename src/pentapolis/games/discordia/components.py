"""The box of Discordia: ids, numbers of the book, and `components.toml` as types, loaded and checked once.

Most faces of tiles are lost with the pictures of the rulebook and had to be designed. An owner of a real box can
replace them: a file with some of these values is laid over ours (`own_box`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from ...kernel.components import converted
from ...kernel.refusal import BadComponents
from .actions import MainBuild, MainDeploy, SpecialDeploy, TowerExchange
from .tables import (
    BACKWARDS,
    BONUSES,
    JOKER,
    ONCE,
    PENALTIES,
    PERMANENT,
    TILE_ACTIONS,
    ActionTile,
    BackRow,
    Barbarian,
    BuildingRow,
    Condition,
    Effect,
    Effects,
    Icon,
    Janus,
    Privilege,
    Season,
    SetupLine,
    TowerRow,
)

WORKERS = ("sailor", "soldier", "merchant", "farmer")
ANY = "any"
WORKERS_PER_TYPE = 35

TYPES = ("ship", "barracks", "shop", "farm")
SHIP, BARRACKS, SHOP, FARM = range(4)
TYPE_PLACES = {kind: place for place, kind in enumerate(TYPES)}
ROWS = ("port", "fort", "market", "field")
"""The rows of a city, each for one type of building, in the order of `TYPES`."""
TOWERS = len(ROWS)
"""The towers, as a row after the others."""
PREPRINTED = (1, 1, 2, 2)
TRACKS = EXPEDITION, UPGRADE = ("expedition", "upgrade")
EXTENSIONS = (*ROWS, *TRACKS)
EXTENSION_PLACES = {extension: place for place, extension in enumerate(EXTENSIONS)}
PRIVILEGE_EXTENSIONS = (4, 6)
"""With the 4th and the 6th extension comes a privilege (DI-7.6)."""

DICE = ("red", "yellow", "blue")
DIE_PLACES = {die: place for place, die in enumerate(DICE)}
FACES = (1, 2, 3, 4, 5, 6)
COLUMNS = len(FACES)
SEASONS = ("spring", "summer", "autumn", "saturnalia", "winter")
SEASON_PLACES = {season: place for place, season in enumerate(SEASONS)}
YEARS = 4
MOST_PLAYERS = 4

WORKERS_AT_START, STARS_AT_START, MODIFIERS_AT_START = 15, 6, 1
LAST_AQUEDUCT = 10
UPGRADE_VALUE = 6
SHIELD = "military"
MARKET = "commercial"
TOWER_KINDS = (SHIELD, MARKET)
NO_DIE = "none"
"""On a Janus tile that blocks no die."""


# Made ready for the rules


class Face:
    """A building, a ship's back or a tower as the rules look at it."""

    __slots__ = (
        *("back", "bonus", "builds", "color", "defence", "exchange", "id", "needs", "row", "size", "spaces", "totals"),
        *("type", "value"),
    )

    def __init__(
        self, id: str, type: int, row: int, value: int, spaces: Sequence[Sequence[str]], bonus: Effects = ()
    ) -> None:
        self.id = id
        self.type = type
        """The place of its type in `TYPES`; a military tower is deployed on as barracks (DI-12.5)."""
        self.row = row
        """The row of a city where it stands."""
        self.value = value
        self.color = COLOR_OF_TYPE[type]
        """The place in `DICE` of the die that its special deployment takes; -1 for any (DI-10.3)."""
        self.spaces = tuple(tuple(space) for space in spaces)
        self.size = len(spaces)
        self.needs = tuple(need_of(space) for space in self.spaces)
        self.totals = tuple(sum(map(len, self.spaces[:filled])) for filled in range(self.size + 1))
        """Workers on it when so many spaces are filled."""
        self.bonus = bonus
        self.back = ""
        self.defence = 0
        self.exchange = 0
        self.builds: dict[str, MainBuild] = {}
        """How it is placed, by what it covers."""


class Stage:
    """A building or tower with so many of its spaces filled: all that the rules ask about it."""

    __slots__ = (
        *("bit", "building", "color", "defence", "empty", "exchange", "main", "need", "special", "type", "value"),
        "workers",
    )

    def __init__(self, face: Face, filled: int) -> None:
        self.building = face.id
        self.type = face.type
        """The place of its type in `TYPES`; a military tower counts as barracks."""
        self.bit = 1 << face.type
        self.color = face.color
        self.value = face.value
        self.workers = face.totals[filled]
        self.empty = face.size - filled
        """Spaces without workers; a building without any is full."""
        self.defence = face.defence + (0 if self.empty or face.type != BARRACKS else self.workers)
        """What it adds to the defence (DI-19.2)."""
        self.need = face.needs[filled] << 12 if self.empty else 0
        """What its next space asks for, as the upper part of a key of `workers.WAYS`."""
        self.main = MainDeploy(face.id)
        self.special = SpecialDeploy(face.id)
        self.exchange = TowerExchange(face.id) if face.exchange else None


ANY_COLOR = -1
COLOR_OF_TYPE = (DIE_PLACES["blue"], DIE_PLACES["red"], ANY_COLOR, DIE_PLACES["yellow"])

Need = int
"""Workers that a space asks for, by type and grey ones last, as a number: four bits each."""


def need_of(space: Sequence[str]) -> Need:
    """A space's demand as one number."""
    return sum(space.count(kind) << 4 * place for place, kind in enumerate((*WORKERS, ANY)))


def symbols_from(icons: Sequence[Icon]) -> tuple[int, ...]:
    """The recruitment symbols from each place of a row on."""
    return tuple(sum(icon.recruit for icon in icons[place:]) for place in range(len(icons) + 1))


def target_bits(target: str) -> int:
    """A bit per type of building that "on a ship" or "on any building" means."""
    return 0b1111 if target == ANY else 1 << TYPE_PLACES[target]


def tile_facts(actions: Effects) -> tuple[int, bool, int]:
    """What an action tile offers (DI-4.2)."""
    bits = 0
    for action in actions:
        if action.kind == "deploy":
            bits |= target_bits(action.target)
    stars = sum(action.n for action in actions if action.kind == "gain_star")
    return bits, any(action.kind == "gain_extension" for action in actions), stars


class Permanent(dict[int, tuple[int, tuple[int, ...]]]):
    """What holds for good with so many stars on the upgrade track: a bit per type whose special deployment takes a die
    of any colour, and the values that allow an upgrade (DI-8.6 to DI-8.8)."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def __missing__(self, stars: int) -> tuple[int, tuple[int, ...]]:
        spaces = [self.box.space(UPGRADE, place) for place in range(stars)]
        effects = [effect for space in spaces if space.permanent for effect in space.bonus]
        bits = 0
        for effect in effects:
            if effect.kind == "any_color_deploy":
                bits |= target_bits(effect.target)
        values = tuple(effect.value for effect in effects if effect.kind == "upgrade_with")
        found = self[stars] = bits, values
        return found


class Box:
    """All components of one box."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.setup = {line.players: line for line in table(data, "setup", SetupLine, "players")}
        self.seasons: dict[str, Season] = {row.id: row for row in table(data, "seasons", Season)}
        self.action_tiles = {row.id: row for row in table(data, "action_tiles", ActionTile)}
        self.tile_facts = {id: tile_facts(tile.actions) for id, tile in self.action_tiles.items()}
        """By action tile: a bit per type that can be deployed on, whether it gives an extension, and its stars."""
        self.faces: dict[str, Face] = {}
        """Buildings, ships' backs and towers by id."""
        for building in table(data, "buildings", BuildingRow):
            type = TYPE_PLACES[building.type]
            face = Face(building.id, type, type, building.die_value, building.spaces, building.bonus)
            face.back = building.back
            self.faces[building.id] = face
        self.buildings: tuple[str, ...] = tuple(sorted(self.faces))
        """What the building stack is made of."""
        self.flip_bonus: dict[str, Effects] = {}
        for back in table(data, "ship_backs", BackRow):
            self.faces[back.id] = Face(back.id, SHOP, SHOP, self.faces[back.front].value, back.spaces)
            self.flip_bonus[back.id] = back.flip_bonus
        self.tower_kinds: dict[str, str] = {}
        for tower in table(data, "towers", TowerRow):
            type = BARRACKS if tower.kind == SHIELD else SHOP
            face = Face(tower.id, type, TOWERS, tower.die_value, tower.spaces, tower.bonus)
            face.defence, face.exchange = tower.defence, tower.exchange
            self.faces[tower.id] = face
            self.tower_kinds[tower.id] = tower.kind
        self.stages = {id: tuple(Stage(face, n) for n in range(face.size + 1)) for id, face in self.faces.items()}
        """Each of them with none, one, two and so on of its spaces filled."""
        for row in range(TOWERS):
            covered = ["", *(face.id for face in self.faces.values() if face.row == row)]
            for building in self.buildings:
                if (face := self.faces[building]).row == row:
                    face.builds = {cover: MainBuild(building, cover) for cover in covered}
        self.slots: tuple[tuple[Icon, ...], ...] = tuple(
            icons(data, "city_slots", lambda place, row=row: place["row"] == row) for row in ROWS
        )
        """The printed places of each row, from left to right."""
        self.tracks: dict[str, tuple[Icon, ...]] = {
            track: icons(data, "track_spaces", lambda place, track=track: place["track"] == track) for track in TRACKS
        }
        self.track_tiles: dict[str, tuple[Icon, ...]] = {
            row["id"]: converted(row["adds"], tuple[Icon, ...], f"extensions.{row['id']}.adds")
            for row in data["extensions"]
            if row["place"] == "track"
        }
        """The spaces that an extension adds to its track."""
        self.decree_slots = icons(data, "decree_slots", lambda place: True)
        self.slot_symbols = tuple(symbols_from(row) for row in self.slots)
        """Recruitment symbols of each row from a place on."""
        self.printed_symbols = tuple(
            tuple(icon.recruit for icon in row[:printed]) for row, printed in zip(self.slots, PREPRINTED, strict=True)
        )
        """Those of the printed extensions."""
        self.decree_symbols = symbols_from(self.decree_slots)
        self.decrees: dict[str, Condition] = {
            row["id"]: converted(row["condition"], Condition, f"decrees.{row['id']}.condition")
            for row in data["decrees"]
        }
        self.privileges: dict[str, Privilege] = {row.id: row for row in table(data, "privileges", Privilege)}
        self.barbarians: dict[str, Barbarian] = {row.id: row for row in table(data, "barbarians", Barbarian)}
        self.janus: dict[str, Janus] = {row.id: row for row in table(data, "janus", Janus)}
        self.jokers: dict[tuple[str, ...], int] = {}
        """What privileges come to, found when it is first asked (`workers.jokers`)."""
        self.permanent = Permanent(self)
        self._track_symbols: dict[tuple[str, int, int], int] = {}
        self.towns: list[Any] = [None] * (MOST_PLAYERS + 1)
        """What was last read off the houses of cities, by seat and at last without one (`looks.town`)."""
        self.conditions: Any = None
        """The conditions of the decrees, ready to be asked (`decrees.conditions`)."""
        self.overflow: Effects = converted(data["aqueduct"]["overflow_per_step"], Effects, "aqueduct.overflow_per_step")
        """What a step brings that the ring can no longer make (DI-15.2)."""
        check(self)

    def space(self, track: str, place: int) -> Icon:
        """A space of a track, from 0; those of extensions follow the printed ones."""
        printed, added = self.tracks[track], self.track_tiles[track]
        return printed[place] if place < len(printed) else added[(place - len(printed)) % len(added)]

    def track_symbols(self, track: str, stars: int, tiles: int) -> int:
        """Recruitment symbols of a track that no star hides."""
        key = (track, stars, tiles)
        found = self._track_symbols.get(key)
        if found is None:
            spaces = range(stars, self.length(track, tiles))
            found = self._track_symbols[key] = sum(self.space(track, place).recruit for place in spaces)
        return found

    def length(self, track: str, tiles: int) -> int:
        """The spaces of a track with so many extensions."""
        return len(self.tracks[track]) + tiles * len(self.track_tiles[track])


def table(data: dict[str, Any], name: str, kind: type[Any], key: str = "id") -> list[Any]:
    """The entries of a table."""
    return [converted(row, kind, f"{name}.{row[key]}") for row in data[name]]


def icons(data: dict[str, Any], name: str, wanted: Any) -> tuple[Icon, ...]:
    """The places of a city board that are wanted, in their order."""
    rows = sorted((row for row in data[name] if wanted(row)), key=lambda row: row["position"])
    return tuple(converted(row, Icon, f"{name}.{row['id']}") for row in rows)


def check(box: Box) -> None:
    """Every effect is of a kind that its place can have, and says what it needs and no more; towers are of one kind."""
    params: dict[str, list[str]] = {row["id"]: row["params"] for row in box.data["effects"]}
    for name, effects, kinds in effects_of(box):
        for effect in effects:
            if effect.kind not in kinds or not well_said(effect, kinds, params[effect.kind]):
                raise BadComponents("components-effect", place=name, kind=effect.kind)
    for tile in box.action_tiles.values():
        if [action.kind for action in tile.actions].count("gain_star") > 1:
            raise BadComponents("components-effect", place=f"action_tiles.{tile.id}.actions", kind="gain_star")
    for id, kind in box.tower_kinds.items():
        face = box.faces[id]
        if (kind == SHIELD, kind == MARKET) != (face.size > 0, face.exchange > 0):
            raise BadComponents("components-tower", place=f"towers.{id}")
    for name, track, icon in board(box):
        if icon.permanent and track != UPGRADE:
            raise BadComponents("components-permanent", place=f"{name}.permanent")
    if not any(tile.reshuffle for tile in box.janus.values()):
        raise BadComponents("components-janus", place="janus")


def well_said(effect: Effect, kinds: Sequence[str], params: Sequence[str]) -> bool:
    """Whether an effect has all values of its kind and no others, and a number that its place can have."""
    if any(bool(getattr(effect, field)) != (field in params) for field in ("target", "track", "value", "worker")):
        return False
    if "n" not in params or (kinds in (PENALTIES, TILE_ACTIONS) and effect.kind in ONCE):
        return effect.n == 1
    return effect.n < 0 if kinds is PENALTIES and effect.kind == BACKWARDS else effect.n > 0


def board(box: Box) -> Iterator[tuple[str, str, Icon]]:
    """The printed places of a city board and those of track extensions: name, track if it is of one, and icon."""
    for name in ("city_slots", "track_spaces", "decree_slots"):
        for row in box.data[name]:
            place = f"{name}.{row['id']}"
            yield place, row.get("track", ""), converted(row, Icon, place)
    for track, added in box.track_tiles.items():
        for number, icon in enumerate(added):
            yield f"extensions.{track}.adds[{number}]", track, icon


def effects_of(box: Box) -> list[tuple[str, Effects, tuple[str, ...]]]:
    """All effects of a box: where they stand, and which kinds can stand there."""
    found: list[tuple[str, Effects, tuple[str, ...]]] = []
    found += [(f"seasons.{row.id}.bonus", row.bonus, BONUSES) for row in box.seasons.values()]
    found += [(f"action_tiles.{row.id}.actions", row.actions, TILE_ACTIONS) for row in box.action_tiles.values()]
    for face in box.faces.values():
        name = "towers" if face.row == TOWERS else "buildings"
        found.append((f"{name}.{face.id}.bonus", face.bonus, BONUSES))
    found += [(f"ship_backs.{id}.flip_bonus", effects, BONUSES) for id, effects in box.flip_bonus.items()]
    found += [(f"{name}.bonus", icon.bonus, PERMANENT if icon.permanent else BONUSES) for name, _, icon in board(box)]
    for privilege in box.privileges.values():
        kinds = BONUSES if privilege.single_use else JOKER
        found.append((f"privileges.{privilege.id}.effect", privilege.effect, kinds))
    for tile in box.barbarians.values():
        found.append((f"barbarians.{tile.id}.penalty", tile.penalty, PENALTIES))
        found.append((f"barbarians.{tile.id}.reward", tile.reward, BONUSES))
    found.append(("aqueduct.overflow_per_step", box.overflow, ("exchange",)))
    return found


def own_data() -> dict[str, Any]:
    """The component file of the package as TOML data."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


BOXES: dict[str, Box] = {"": Box(own_data())}
"""Loaded boxes by id; the empty id is the game's own."""
