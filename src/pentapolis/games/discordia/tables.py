"""The tables of `components.toml` as types: what a value may be, an owner's values included."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

MOST_STEPS = 10
MOST_STRENGTH = 20
Value = Annotated[int, msgspec.Meta(ge=1, le=6)]
Number = Annotated[int, msgspec.Meta(ge=1, le=9)]
Strength = Annotated[int, msgspec.Meta(ge=0, le=MOST_STRENGTH)]
Symbols = Annotated[int, msgspec.Meta(ge=0, le=3)]
Worker = Literal["sailor", "soldier", "merchant", "farmer", "any"]
Space = Annotated[tuple[Worker, ...], msgspec.Meta(min_length=1, max_length=3)]
Spaces = Annotated[tuple[Space, ...], msgspec.Meta(min_length=1, max_length=3)]
Item = Literal[
    "port",
    "fort",
    "market",
    "field",
    "expedition",
    "upgrade",
    "tower_military",
    "tower_commercial",
    "decree",
    "privilege",
    "star",
    "modifier",
]
"""What a Janus tile can remove."""


# What an effect can be


class Effect(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One effect of a tile: its kind, how much of it, and what it is about."""

    kind: str
    n: Annotated[int, msgspec.Meta(ge=-MOST_STEPS, le=MOST_STEPS)] = 1
    target: Literal["", "ship", "barracks", "shop", "farm", "any"] = ""
    track: Literal["", "expedition", "upgrade"] = ""
    value: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    worker: Literal["", "sailor", "soldier", "merchant", "farmer"] = ""


Effects = tuple[Effect, ...]

BONUSES = (
    *("deploy", "exchange", "return_workers", "place_star", "gain_star", "aqueduct"),
    *("gain_tower", "gain_modifier", "gain_privilege", "gain_extension"),
)
PENALTIES = ("remove_building", "draw_workers", "lose_star", "aqueduct", "lose_tower")
PERMANENT = ("any_color_deploy", "upgrade_with")
JOKER = ("joker",)
TILE_ACTIONS = ("deploy", "gain_extension", "gain_star")
BACKWARDS = "aqueduct"
"""The penalty whose number is negative: the ring moves to the left."""
ONCE = ("lose_tower", "gain_extension")
"""What penalties and action tiles can only do one at a time."""


# Tables of the file


class SetupLine(msgspec.Struct, frozen=True):
    """What a number of players takes from the box; extensions and towers per type (DI-2.2)."""

    players: int
    ports: int
    forts: int
    markets: int
    fields: int
    expeditions: int
    upgrades: int
    modifiers: int
    towers_military: int
    towers_commercial: int
    decrees: int
    privileges: int
    stars: int
    building_rows: int

    @property
    def extensions(self) -> tuple[int, ...]:
        """By type, in the order of `EXTENSIONS`."""
        return self.ports, self.forts, self.markets, self.fields, self.expeditions, self.upgrades


class Season(msgspec.Struct, frozen=True):
    id: str
    die_value: Value
    bonus: Effects


class ActionTile(msgspec.Struct, frozen=True):
    """What a column offers beside its buildings."""

    id: str
    actions: Annotated[Effects, msgspec.Meta(min_length=1, max_length=3)]


class BuildingRow(msgspec.Struct, frozen=True):
    id: str
    type: Literal["ship", "barracks", "shop", "farm"]
    die_value: Value
    spaces: Spaces
    bonus: Effects
    back: str = ""


class BackRow(msgspec.Struct, frozen=True):
    """The shop on the back of a ship; it takes the die value of its front."""

    id: str
    front: str
    spaces: Spaces
    flip_bonus: Effects


class TowerRow(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["military", "commercial"]
    die_value: Value
    spaces: Annotated[tuple[Space, ...], msgspec.Meta(max_length=3)]
    defence: Annotated[int, msgspec.Meta(ge=0, le=9)]
    exchange: Annotated[int, msgspec.Meta(ge=0, le=9)]
    bonus: Effects


class Icon(msgspec.Struct, frozen=True):
    """A place of a city board or a track extension: its recruitment symbols and its bonus."""

    recruit: Symbols
    bonus: Effects
    permanent: bool = False


class Condition(msgspec.Struct, frozen=True):
    """What a decree asks for."""

    kind: str
    n: int = 0
    types: Any = None
    pairs: int = 0
    size: int = 0
    track: str = ""
    on: tuple[str, ...] = ()
    buildings: int = 0


class Privilege(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["permanent", "single_use"]
    effect: Annotated[Effects, msgspec.Meta(min_length=1)]

    @property
    def single_use(self) -> bool:
        return self.kind == "single_use"


class Barbarian(msgspec.Struct, frozen=True):
    id: str
    back: Literal["a", "b", "c", "d"]
    strength: Strength
    penalty: Effects = ()
    reward: Effects = ()


class Janus(msgspec.Struct, frozen=True):
    id: str
    die: Literal["red", "yellow", "blue", "none"]
    remove: Item
    reshuffle: bool
