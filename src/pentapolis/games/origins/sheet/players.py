"""Every player's key numbers, a row each."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, SheetTable, line
from ..components import ARCHON, RESOURCES, TEMPLES
from ..state import NOBODY, Origins
from .amounts import die_name, spaced, speaker_name

STOCK = ("vp", *RESOURCES, "tokens", "has")
TRACKS = ("military", "temples", "tiles", "districts", "workers")
BRIEF = ("vp", *RESOURCES, "tokens", "military", "temples", "tiles", "districts", "workers", "has")
TEXTS = ("player", "temples", "workers", "has")
"""Columns that hold no numbers."""


def players(o: Origins, words: Words, names: Sequence[str]) -> Section:
    """Points and resources, then tracks, city and unused workers of each player, in order of play."""
    tables = tuple(_table(o, columns, words, names) for columns in (STOCK, TRACKS))
    return Section("players", words.say("sheet-players"), tables=tables, brief=(_table(o, BRIEF, words, names),))


def _table(o: Origins, columns: Sequence[str], words: Words, names: Sequence[str]) -> SheetTable:
    shown = ("player", *columns)
    rows = []
    for seat in o.order(max(o.bastion, 0)):
        standing = _standing(o, seat, words)
        rows.append((line(Cell(player(words, seat, names), seat)), *(standing[column] for column in columns)))
    header = tuple(words.say(f"sheet-player-{column}") for column in shown)
    numbers = tuple(place for place, column in enumerate(shown) if column not in TEXTS)
    return SheetTable(header, tuple(rows), numeric=numbers)


def _standing(o: Origins, seat: int, words: Words) -> dict[str, Line]:
    own = o.players[seat]
    return {
        "vp": line(Cell(str(own.vp), mark="strong")),
        **{kind: _number(amount) for kind, amount in zip(RESOURCES, own.resources, strict=True)},
        "military": _number(own.military),
        "temples": line(" ".join(str(step) for step in own.steps)),
        "tokens": _number(own.tokens),
        "tiles": _number(len(own.tiles)),
        "districts": _number(sum(place.taken for place in own.seats)),
        "workers": line(", ".join(unused_names(o, seat, words))),
        "has": line(*spaced([Cell(said) for said in _has(o, seat, words)])),
    }


def _number(n: int) -> Line:
    return line(Cell(str(n), mark="" if n else "faint"))


def unused_names(o: Origins, seat: int, words: Words) -> list[str]:
    """The unused workers of a player: Freemen, Speakers, the Archon."""
    own = o.players[seat]
    found = [die_name(man.colour, man.value, words) for man in own.unused]
    found += [speaker_name(die.value, words) for die in o.speakers if die.holder == seat and not die.site]
    return found if own.archon else [*found, words.say(f"worker-{ARCHON}")]


def _has(o: Origins, seat: int, words: Words) -> list[str]:
    has = [words.say("sheet-has-bastion")] if o.bastion == seat and not o.solo else []
    has += [words.say(f"zodiac-{o.zodiac[place]}") for place in range(len(TEMPLES)) if _holds(o, seat, place)]
    return [*has, words.say("sheet-has-passed")] if o.players[seat].passed else has


def _holds(o: Origins, seat: int, temple: int) -> bool:
    return bool(o.zodiac) and o.holders[temple] == seat != NOBODY
