"""Tables: their settings, their seats, who is who, and how they are made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from .boxes import COMPONENTS, OwnBox
from .common import Extra, Link, Name, SeatNumber, Secret

Status = Literal["lobby", "running", "paused", "finished", "abandoned"]
Preset = Literal["tonight", "daily", "bots", "custom"]
"""How a table is made by its owner."""
Made = Literal["tonight", "daily", "bots", "custom", "day"]
"""How a table was made; `day`: somebody plays the game of a day, which the server makes (see `days`)."""
SeatKind = Literal["open", "person", "bot"]


class Clock(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Time to think. `live`: a bank and an increment per move. `daily`: so long per move, nights left out."""

    kind: Literal["none", "live", "daily"] = "none"
    bank_s: Annotated[int, Meta(ge=0, le=864000)] = 0
    increment_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    move_s: Annotated[int, Meta(ge=0, le=1209600)] = 0
    night_from: Annotated[int, Meta(ge=0, le=23)] = 0
    night_to: Annotated[int, Meta(ge=0, le=23)] = 0
    """Hours between which the clock stands still; equal: none. They are those of `zone`."""
    zone: Annotated[int, Meta(ge=-840, le=840)] = 0
    """Minutes east of Greenwich."""
    then: Literal["wait", "bot", "end"] = "wait"
    """When time is out: wait, a bot takes the seat, or the table ends without result."""


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What a table agreed on beside the game's own options."""

    public: bool = False
    hints: bool | UnsetType = UNSET
    """Whether a player may ask what a bot would do; left out: only who plays alone. A table as it is sent says it.
    Where several play, it is settled when the game begins, and can only be given up after that."""
    guided: bool = False
    """The coach talks through the first rounds, where the game has such talks, and explains every decision."""
    spectators: bool = True
    pace: Literal["live", "slow"] = "live"
    clock: Clock = msgspec.field(default_factory=Clock)
    webhook: Annotated[str, Meta(max_length=200)] = ""
    """Told of every turn, e.g. a group's chat. Whoever has such an address can write there: only who runs the table
    is shown it."""


class NewSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new table. `me`: the maker sits here; several of them are a hot-seat table."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A table to be made. What is left out is the preset's."""

    game: Annotated[str, Meta(max_length=40)]
    preset: Preset = "tonight"
    name: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    settings: Settings | None = None
    components: Annotated[str, Meta(max_length=COMPONENTS)] = ""
    """The owner's own component file, if the box differs."""
    number: int = 0
    """My share in the dice (see `Seal`)."""


class SeatClock(msgspec.Struct):
    """The time of a seat, or of the whole game: what was left when it was last started or stopped, and when it is out
    if it is running."""

    left_ms: int
    until_ms: int = 0


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat as everybody sees it. `mine` differs by who looks, and `hints` may."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    stands_in: bool = False
    """A bot plays for somebody whose seat it still is: they can come back, and count as a person."""
    here: bool = False
    """Whether a page of theirs is open."""
    mine: bool = False
    host: bool = False
    clock: SeatClock | None = None
    vacation: bool = False
    hints: int = 0
    """How many hints were asked for in this seat: everybody sees that. Those that would tell of something secret, only
    who holds the seat sees before the end."""


class Seal(msgspec.Struct, omit_defaults=True):
    """What makes the dice verifiable: shown at the start; the seed (hex) when the game is over, that of a day's game
    when nobody can play it any more. All of it is empty for a game that came in from a file without a seed."""

    commitment: str
    numbers: list[str] = []
    """A number from each client, as text: they are larger than a client's own numbers."""
    seed: str = ""


class Question(msgspec.Struct):
    """Somebody asks to go back beyond what undo allows, or to end the game without a result; all others must agree."""

    what: Literal["take_back", "abandon"]
    id: str
    """For `Consent`, which says what it answers."""
    seat: int
    """Who asks; -1: whoever runs the table, without a seat."""
    to: int
    """Line of the viewer's log that would be the last."""
    sentence: str
    yes: list[int]


class TableView(msgspec.Struct, omit_defaults=True, tag="table", tag_field="type"):
    """A table as one visitor sees it, without the game on it."""

    code: str
    name: str
    game: str
    game_name: str
    rules_version: int
    status: Status
    preset: Made
    options: dict[str, str]
    settings: Settings
    seats: list[Seat]
    seal: Seal
    host: bool
    """Whether this visitor made the table, or is the server's host."""
    member: bool
    """Whether this visitor may see the table from inside: sits here, or came by the invite link."""
    watching: int
    """How many look on."""
    made_ms: int
    began_ms: int = 0
    ended_ms: int = 0
    ended_by: Literal["", "clock"] = ""
    """Why an abandoned table ended: somebody's time was out."""
    time_limit: SeatClock | None = None
    """What is left of the time that the table has agreed on for the whole game."""
    invite: Link | None = None
    asking: Question | None = None
    rematch: str = ""
    """Code of the table that follows this one."""
    retry_of: str = ""
    """Code of the table whose game is tried again here, from one of its moves on; such dice can't be verified."""
    day: str = ""
    """The day whose luck it has, the same for all who play that day's game (2026-11-16); empty: its own."""
    reconstructed: bool = False
    """Whether the game's box holds values that no rulebook prints."""
    own_box: OwnBox | None = None
    """What differs from our box, if it is played with somebody's own."""
    lacks: list[Extra] = []
    """Parts that its game lacks, and that are not offered at the table."""


class TableCard(msgspec.Struct, omit_defaults=True):
    """A table in a list: whose turn, what happened since I moved."""

    code: str
    name: str
    game: str
    game_name: str
    status: Status
    seats: list[Seat]
    my_turn: bool
    moved_ms: int
    phase: str = ""
    digest: list[str] = []
    """At most seven lines: what happened since my last move."""
    unread: int = 0


class Tables(msgspec.Struct):
    """My tables, my turn first; and the public ones with room."""

    mine: list[TableCard]
    open: list[TableCard]


class Enter(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Come in by the invite link or a seat's own link."""

    invite: Annotated[str, Meta(max_length=100)] = ""
    seat_token: Annotated[str, Meta(max_length=100)] = ""


class Rematch(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Play again: who plays alone gives their share in the dice at once, others when they sit down."""

    number: int = 0


class Sit(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Take a seat; any open one if none is named. `number`: my share in the dice."""

    seat: SeatNumber | None = None
    number: int = 0


class SetSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The table's host fills a seat: open it, or give it to a bot; during a game whoever sat there leaves."""

    seat: SeatNumber
    kind: Literal["open", "bot", "me"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class OneSeat(msgspec.Struct, forbid_unknown_fields=True):
    """About one seat of mine."""

    seat: SeatNumber


class SetTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The table's host changes it; options only before the game."""

    name: Name | None = None
    settings: Settings | None = None
    options: Annotated[dict[str, str], Meta(max_length=40)] | None = None


class Vacation(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's clock stands still while its owner is away."""

    seat: SeatNumber
    away: bool


class ByToken(msgspec.Struct, forbid_unknown_fields=True):
    """A secret out of a link's fragment."""

    token: Secret
