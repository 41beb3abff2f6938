"""Naming: how the arguments of actions, events and refusals turn into names. Rules in `texts/names.toml`, no code.

    [fields]                     # under which keys a field's names stand; by default `<field>-*`
    needs = ["building-*"]
    source = ["advisor-*", "building-*"]
    order = ["seat"]             # a player's name; lists of players too
    white_dice = ["dice"]        # numbers whose order means nothing: the largest first

    [ids.enemy]                  # values that go by another id: numbers, several cards of one name
    y1_goblins_2 = "goblins"

    [numbered.item]              # ids of a letter and a number: `w3` goes by `item-war-wagon`, with its number
    w = "war-wagon"

    [owners]                     # things that belong to players, by the numbers in [ids.king]: $city_owner is a name
    city = "king"

    [pairs]                      # two lists that belong together: $bids is "Anna (100) and Théo (50)"
    bids = ["seats", "florins"]

    [rules]                      # the rule that an event stands under, for the log; by one of its values if it matters
    built = "KB-9.1"
    "gained.jester" = "KB-8.5"

    [points]                     # events that count points: in which field, and which field says for what
    scored = ["vp", "source"]

    [moments.haul]               # events that bring a seat something, and the parts that name it (`words.moments`)
    gained = "goods"

    [moments.roll.rolled]        # events that roll dice for a seat: the fields that hold them, and their sides
    colored_dice = 6

    [parts.goods]                # $goods lists all of these that are not 0: "2 gold and 1 wood"
    gold = "good-gold"

A field `building = "church"` gives a sentence the variables `$building` (Church), `$building_id` (church), and
`$building_the` (the Church) where the texts have `building-church-the`. A number gives `$vp`, `$vp_abs` and `$vp_sign`
(`plus`, `minus`, `zero`); yes/no gives `yes` or `no`; a list also gives `$dice_count`; what is blank has the id `none`.
The field `seat` gives `$name`, the field `action` the sentence of that action. Seat -1 is nobody, or in a game whose
texts have `seat-outside` whoever plays without a seat. An id of two with a dot between them, `c5.wine`, is said as
both, the second first; what stands in a list more than once is counted: "2 × Archer". Of a number like `p02-3-1` only
what follows the first hyphen is said: "3.1".
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from .language import Words
    from .parts import Marks

SEAT, DICE = "seat", "dice"
NONE = "none"


class Memorable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The events that moments are made of (`words.moments`)."""

    haul: dict[str, str] = {}
    """Events that bring a seat something, and the list of parts that names it."""
    roll: dict[str, dict[str, int]] = {}
    """Events that roll dice for a seat: the fields that hold them, and their sides."""


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The naming rules of a game, laid over the common ones."""

    fields: dict[str, list[str]] = {}
    ids: dict[str, dict[str, str]] = {}
    numbered: dict[str, dict[str, str]] = {}
    """Kinds of things of which there are several, by the letter that their ids begin with."""
    owners: dict[str, str] = {}
    """Fields whose values belong to players, and the field under `ids` that says to whom."""
    pairs: dict[str, tuple[str, str]] = {}
    """Two lists of the same length that are said together."""
    parts: dict[str, dict[str, str]] = {}
    headings: list[str] = []
    """Events that open a chapter of the log."""
    rules: dict[str, str] = {}
    """The rule that an event stands under, by the event's id, or by the id and one of its values: `gained.jester`."""
    points: dict[str, tuple[str, str]] = {}
    """Events that count points: the field that holds them, and the field that says for what (`words.points`)."""
    moments: Memorable = Memorable()

    def patterns(self, field: str) -> list[str]:
        return self.fields.get(field, [f"{field}-*"])

    def rule(self, event: str, values: Iterable[object] = ()) -> str:
        """The rule that an event with these values stands under; empty if none is named."""
        for value in values:
            if isinstance(value, str) and (found := self.rules.get(f"{event}.{value}")):
                return found
        return self.rules.get(event, "")

    def id(self, field: str, value: int | str) -> str:
        return self.ids.get(field, {}).get(str(value), str(value))


def read_naming(*files: Traversable) -> Naming:
    """The rules of these files, later ones first; a file that isn't there has none."""
    merged = Naming()
    for file in files:
        if not file.is_file():
            continue
        given = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Naming)
        merged = Naming(
            merged.fields | given.fields,
            merged.ids | given.ids,
            merged.numbered | given.numbered,
            merged.owners | given.owners,
            merged.pairs | given.pairs,
            merged.parts | given.parts,
            merged.headings + given.headings,
            merged.rules | given.rules,
            merged.points | given.points,
            Memorable(merged.moments.haul | given.moments.haul, merged.moments.roll | given.moments.roll),
        )
    return merged


def key_of(words: Words, field: str, value: int | str) -> str:
    """The key of the name that a value of a field goes by; empty if it has none."""
    return _named(words, field, value)[0]


def kind_of(words: Words, field: str, value: int | str) -> str:
    """The kind of thing that a value of a field names: `building`; empty if it has no name."""
    return _named(words, field, value)[1]


def _named(words: Words, field: str, value: int | str) -> tuple[str, str]:
    """The key of the name of a value, and the kind of thing it names: `building-church`, `building`."""
    naming = words.naming
    if isinstance(value, int) and field not in naming.ids:
        return "", ""
    id = naming.id(field, value)
    for pattern in naming.patterns(field):
        kind = pattern.partition("-*")[0]
        if words.has(key := pattern.replace("*", _sort(naming, kind, id) or id)):
            return key, kind
    return "", ""


_NUMBERED = re.compile(r"[a-z](\d+)((?:-\d+)*)")
"""Ids of things of which there are several alike: `w3`, `p02-3-1`."""


def _sort(naming: Naming, kind: str, id: str) -> str:
    """What sort of thing a numbered id stands for: `war-wagon` for `w3`; empty if it is no such id."""
    return naming.numbered[kind].get(id[:1], "") if kind in naming.numbered and _NUMBERED.fullmatch(id) else ""


def number_of(id: str) -> str:
    """The number of one of several alike: 3 of `w3`, 3.1 of `p02-3-1`.

    >>> number_of("w3"), number_of("p02-3-1")
    ('3', '3.1')
    """
    found = _NUMBERED.fullmatch(id)
    return (found[2][1:].replace("-", ".") or found[1]) if found else id


def _said(words: Words, key: str, value: int | str, suffix: str = "") -> str:
    """The name under a key; one of several alike has its number too: "War Wagon 3"."""
    plain = words.say(key + suffix, n=1)
    kind, _, id = key.partition("-")
    if isinstance(value, str) and _sort(words.naming, kind, value) == id:
        return f"{plain}\N{NO-BREAK SPACE}{number_of(value)}"
    return plain


def _plain(words: Words, field: str, value: int | str, key: str) -> str:
    """The name of a value, or the value itself; of two things with a dot between them both names, the second first."""
    if key or not isinstance(value, str):
        return _said(words, key, value) if key else str(value)
    parts = value.split(".")
    keys = [key_of(words, field, part) for part in parts]
    if not all(keys):
        return _shown(value)
    return " · ".join(_said(words, named, part) for named, part in reversed(list(zip(keys, parts, strict=True))))


def _name_of(words: Words, field: str, value: int | str, marks: Marks) -> str:
    """The name of a value, or the value itself. Things that are counted are said as one of them."""
    key, kind = _named(words, field, value)
    return marks.around(_plain(words, field, value, key), field, value, kind, _thing(words, field, value, kind))


def _thing(words: Words, field: str, value: int | str, kind: str) -> str:
    """The id of the thing that a value stands for: a number goes by another, one of several by its sort."""
    id = words.naming.id(field, value) if isinstance(value, int) else value
    return _sort(words.naming, kind, id).replace("-", "_") or id


def player(words: Words, seat: int, names: Sequence[str]) -> str:
    """A player's name; somebody without one goes by the seat."""
    if seat < 0:
        return words.say("seat-outside" if seat == -1 and words.has("seat-outside") else "nobody")
    if seat >= len(names):
        return words.say("seat-number", n=seat + 1)
    return _shown(names[seat])


def _shown(name: str) -> str:
    """A name as somebody gave it, without signs that marks are made of."""
    return name if name.isascii() else _PRIVATE.sub("\N{REPLACEMENT CHARACTER}", name)


_PRIVATE = re.compile("[\ue000-\uf8ff]")
"""Signs that marks are made of: nobody's name may hold them."""

Arguments = dict[str, Any]


def arguments(
    words: Words, values: Mapping[str, Any], names: Sequence[str], say_action: Callable[[str], str], marks: Marks
) -> Arguments:
    """The variables that a sentence gets for these fields; `marks` puts marks around those that are shown."""
    args: Arguments = {}
    for field, value in values.items():
        if field == "action":
            args[field] = say_action(str(value))
        elif isinstance(value, bool):
            args[field] = "yes" if value else "no"
        elif words.naming.patterns(field) == [SEAT]:
            _put_seats(words, args, field, value, names, marks)
        elif isinstance(value, int | str):
            _put_value(words, args, field, value, marks)
            if field in words.naming.owners:
                owner = _owner(words, field, value)
                args[f"{field}_owner"] = _seat(words, field, owner, names, marks) if owner >= 0 else ""
        elif isinstance(value, tuple | list):
            _put_list(words, args, field, value, marks)
    for whole, parts in words.naming.parts.items():
        counted = {field: values.get(field, 0) for field in parts}
        given = [_counted(words, parts[f], f, n, marks) for f, n in counted.items() if n and type(n) is int]
        args[whole] = words.listed(given) or words.say("nothing")
    for whole, (first, second) in words.naming.pairs.items():
        if isinstance(values.get(first), tuple | list) and isinstance(values.get(second), tuple | list):
            args[whole] = words.listed(_paired(words, first, values[first], values[second], names, marks))
    return args


def _paired(
    words: Words, field: str, first: Sequence[Any], second: Sequence[int], names: Sequence[str], marks: Marks
) -> list[str]:
    """Each of the first with its own of the second: "Anna (100)"."""
    seats = words.naming.patterns(field) == [SEAT]
    said = [_seat(words, field, one, names, marks) if seats else _name_of(words, field, one, marks) for one in first]
    return [f"{one}\N{NO-BREAK SPACE}({words.number(other)})" for one, other in zip(said, second, strict=True)]


def _counted(words: Words, key: str, field: str, number: int, marks: Marks) -> str:
    """So many of something: "2 gold"."""
    kind, named, _ = key.partition(f"-{field}")
    return marks.around(words.say(key, n=number), field, number, kind if named else "", field)


def _put_seats(words: Words, args: Arguments, field: str, value: Any, names: Sequence[str], marks: Marks) -> None:
    if isinstance(value, int):
        args["name" if field == SEAT else field] = _seat(words, field, value, names, marks)
        args[f"{field}_id"] = NONE if value < 0 else value
    else:
        args[field] = words.listed([_seat(words, field, seat, names, marks) for seat in value])
        args[f"{field}_count"] = len(value)


def _seat(words: Words, field: str, seat: int, names: Sequence[str], marks: Marks) -> str:
    return marks.around(player(words, seat, names), field, seat, seat=seat)


def _owner(words: Words, field: str, value: int | str) -> int:
    """The seat of the player whom a thing belongs to; -1 if it is nobody's."""
    of_seats = words.naming.ids[words.naming.owners[field]]
    return next((int(seat) for seat, id in of_seats.items() if str(value) in (seat, id)), -1)


def _put_value(words: Words, args: Arguments, field: str, value: int | str, marks: Marks) -> None:
    key, kind = _named(words, field, value)
    if isinstance(value, int):
        args[f"{field}_abs"] = abs(value)
        args[f"{field}_sign"] = "plus" if value > 0 else "minus" if value < 0 else "zero"
    args[f"{field}_id"] = NONE if value == "" else value
    if isinstance(value, int) and not key:
        args[field] = args[f"{field}_the"] = value
        return
    id = _thing(words, field, value, kind) if key else ""
    plain = _plain(words, field, value, key)
    with_article = _said(words, key, value, "-the") if key and words.has(f"{key}-the") else plain
    args[field] = marks.of(plain, field, value, kind, id)
    args[f"{field}_the"] = marks.of(with_article, field, value, kind, id)


def _put_list(words: Words, args: Arguments, field: str, value: Sequence[Any], marks: Marks) -> None:
    args[f"{field}_count"] = len(value)
    if all(isinstance(item, int) for item in value):
        order = sorted(value, reverse=True) if words.naming.patterns(field) == [DICE] else value
        args[field] = marks.around(" ".join(map(str, order)), field, value)
    else:
        counts = Counter(value)
        args[field] = words.listed(
            [(f"{n} × " if n > 1 else "") + _name_of(words, field, item, marks) for item, n in counts.items()]
        )
