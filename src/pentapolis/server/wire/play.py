"""Playing: what a seat sees, what it may do, what it does."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...words.moments import Moment
from ...words.series import OverTime
from ...words.sheet import Section, Sheet
from .common import ActionText, Key, Part, SeatNumber
from .tables import TableView


class Prompt(msgspec.Struct):
    """What a seat is asked: title, what this is, what to look at, and the rule it stands under."""

    decision: str
    title: str
    what: str
    look: str
    rule: str


class Option(msgspec.Struct, omit_defaults=True):
    """One thing that can be done: its text is what is sent back. `fields` say what it chooses, value by value."""

    do: str
    verb: str
    parts: list[Part]
    fields: dict[str, str] = {}
    note: str = ""
    """What is certain to follow, in a few words."""
    aside: bool = False
    """Not an answer to what is asked: an offer, a declaration, a standing answer."""


class ListOptions(msgspec.Struct, tag="list", tag_field="shape"):
    """Choices that are listed."""

    options: list[Option]


class RangeOptions(msgspec.Struct, tag="range", tag_field="shape"):
    """One number from `low` to `high`; the text to send is `do` and `field=number`. `label` names the amount."""

    do: str
    field: str
    low: int
    high: int
    parts: list[Part]
    """The sentence for the lowest number; the part of `field` changes with it."""
    label: str


class Kind(msgspec.Struct, omit_defaults=True):
    """A kind of thing that can be counted."""

    id: str
    name: str
    limit: int
    many: str = ""
    """The name of several, where it is another."""


class MultisetOptions(msgspec.Struct, tag="multiset", tag_field="shape"):
    """A count of each kind, in all one of `sizes`; the text to send is `do` and `kind=count` for those above 0."""

    do: str
    kinds: list[Kind]
    sizes: list[int]
    label: str


Choices = ListOptions | RangeOptions | MultisetOptions


class LogLine(msgspec.Struct, omit_defaults=True):
    """Something that happened, as this viewer may know it."""

    n: int
    did: str
    parts: list[Part]
    seat: int = -1
    heading: bool = False
    rule: str = ""
    secret: bool = False
    """Only this viewer knows it."""
    event: Any = None
    """The event itself, for boards that move pieces."""


class Plan(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An answer given ahead. `next`: my next answer of this plan's order; `always`: whenever I am asked `decision`."""

    kind: Literal["next", "always"]
    decision: Annotated[str, Meta(max_length=60)]
    action: ActionText
    only_if: Literal["legal", "unchanged"] = "legal"
    """`unchanged`: only if nothing of mine, and nothing this action needs, has changed since."""
    parts: list[Part] = []
    """The sentence; filled in by the server."""


class Rank(msgspec.Struct):
    """How a seat did."""

    seat: int
    rank: int
    """0: not ranked."""
    score: int
    won: bool
    sources: dict[str, float] = {}
    """Where the points came from, by name, the same names for every seat; empty where the game doesn't say."""
    result: str = ""
    """What the points come to in words, of a game that is played alone; empty where the game doesn't say."""
    out: bool = False
    """Out of the game before its end."""


class Outcome(msgspec.Struct):
    """How the game ended, and how it went."""

    ranks: list[Rank]
    decided_by: str
    score_name: str
    """What the points count."""
    over_time: OverTime | None = None
    """Numbers of every seat, round by round; nothing where the game doesn't say which."""
    moments: list[Moment] = []
    """What to look at again: the viewer's own best first if they have lost, then the greatest haul, the luckiest roll
    and the turning point, as far as there are."""


class GameView(msgspec.Struct, omit_defaults=True, tag="view", tag_field="type"):
    """The game as one viewer may know it (seat -1: a spectator). Whole each time, but the log, which goes on."""

    seat: int
    version: int
    """Of what this viewer was told: to be sent with a move."""
    observation: Any
    awaited: list[int]
    """Seats the table waits for, as far as this viewer may know."""
    chosen: list[int]
    """Seats that have made their secret choice."""
    prompt: Prompt | None
    """What is being decided, if the viewer may know it."""
    asked: bool
    """Whether it is this viewer who is asked."""
    choices: list[Choices]
    undo: list[list[Part]]
    """What undo would take back, the last move first."""
    log_from: int
    """The line of the log that `log` begins with: earlier ones stand, later ones are replaced."""
    log: list[LogLine]
    plans: list[Plan] = []
    dropped: list[str] = []
    """Sentences about plans that were dropped."""
    phase: list[str] = []
    """Where the game stands, as a small track: "Year 2", "Summer", "Influence"."""
    outcome: Outcome | None = None
    beside: tuple[Section, ...] = ()
    """What stands beside a drawn board: the section `players`, and others that the board says in these words."""
    sheet: Sheet | None = None
    """The board as text, of this very observation, if it was asked for."""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """Do something. `version`: of the view it was chosen on; `key`: the same key acts once."""

    seat: SeatNumber
    version: int
    key: Key
    action: ActionText


class Undo(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Take back my last move, or all of my turn."""

    seat: SeatNumber
    version: int
    key: Key
    whole_turn: bool = False


class AskTakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Ask all to go back until the line `to` of my log is the last."""

    seat: SeatNumber
    to: Annotated[int, Meta(ge=0, le=1_000_000)]


class Consent(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Agree or not to what was asked. `question`: the id of the one that was read; another is not answered."""

    seat: SeatNumber
    yes: bool
    question: Annotated[str, Meta(max_length=40)] = ""


class Acted(msgspec.Struct):
    """It is done and stored; `version` is the actor's new one."""

    version: int


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """About an action that I might take."""

    seat: SeatNumber
    action: ActionText


class Effects(msgspec.Struct, omit_defaults=True):
    """What is certain to follow from an action, or why it can't be done."""

    lines: list[list[Part]] = []
    stop: Literal["", "chance", "reveal", "next", "end"] = ""
    """What makes the move final: a die, something seen, or another player who is to act."""
    awaited: list[int] = []
    refused: str = ""
    rule: str = ""


class Ahead(msgspec.Struct):
    """Something that a seat may be asked, and what it could answer if it were asked now: to make plans of."""

    decision: str
    prompt: Prompt
    choices: list[Choices]


class OrderKind(msgspec.Struct):
    """A kind of standing order, with those of it that a seat can give now, maybe none; each answers all of these
    decisions."""

    verb: str
    decisions: list[str]
    options: list[Option]


class SetPlans(msgspec.Struct, forbid_unknown_fields=True):
    """All plans of a seat, in order."""

    seat: SeatNumber
    plans: Annotated[list[Plan], Meta(max_length=50)]


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """Write to the table. Players and spectators don't read each other while the game runs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(msgspec.Struct, omit_defaults=True):
    """What somebody wrote."""

    id: int
    name: str
    text: str
    made_ms: int
    seat: int = -1
    spectators: bool = False


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """Lines of chat: all on coming in, then the new ones."""

    lines: list[ChatLine]


NOTES = 20_000
"""Signs of what somebody notes at a table."""


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What only I read."""

    text: Annotated[str, Meta(max_length=NOTES)]


class Frames(msgspec.Struct):
    """A game as a viewer saw it, step by step: the log line each step ends with."""

    seat: int
    steps: list[int]


# over the socket


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """First message of the server: its version and its clock."""

    version: str
    now_ms: int


class Pointed(msgspec.Struct, tag="pointed", tag_field="type"):
    """Somebody points at something on the board."""

    seat: int
    target: str


class Gone(msgspec.Struct, tag="gone", tag_field="type"):
    """The server has nothing more to say here: the table was deleted, or this seat was given to somebody else."""

    why: Literal["deleted", "seat", "closed"]


ServerMessage = Hello | TableView | GameView | Chat | Pointed | Gone


class Look(msgspec.Struct, tag="look", tag_field="type"):
    """See the table from this seat of mine (-1: as a spectator), in this language."""

    seat: int
    lang: str = "en"
    log_from: int = 0
    """The first line of the log that the page does not have yet."""
    version: int = 0
    """Of the view that the page has; without it the log comes whole, since it may have changed meanwhile."""
    sheet: bool = False
    """Send the board as text with every view from now on."""


class Point(msgspec.Struct, tag="point", tag_field="type"):
    """Point at something on the board."""

    target: Annotated[str, Meta(max_length=100)]


class Seen(msgspec.Struct, tag="seen", tag_field="type"):
    """The page is being looked at: notifications are settled."""


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    """Is the line alive?"""


ClientMessage = Look | Point | Seen | Ping
