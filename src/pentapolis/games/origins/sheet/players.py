"""Every player's key numbers, a row each."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Section, Table, line
from ..components import ARCHON, RESOURCES, TEMPLES
from ..state import NOBODY, Origins
from .amounts import die_name, spaced, speaker_name

COLUMNS = (
    *("player", "vp", *RESOURCES, "military", "temples"),
    *("tokens", "tiles", "districts", "workers", "has"),
)
NUMBERS = tuple(place for place, column in enumerate(COLUMNS) if column not in ("player", "temples", "workers", "has"))


def players(o: Origins, words: Words, names: Sequence[str]) -> Section:
    """Points, resources, tracks, city and unused workers of each player, in order of play."""
    rows = tuple(
        (line(Cell(player(words, seat, names), seat)), *_standing(o, seat, words))
        for seat in o.order(max(o.bastion, 0))
    )
    header = tuple(words.say(f"sheet-player-{column}") for column in COLUMNS)
    table = Table(header, rows, numeric=NUMBERS)
    return Section("players", words.say("sheet-players"), tables=(table,), brief=(table,))


def _standing(o: Origins, seat: int, words: Words) -> tuple[Line, ...]:
    own = o.players[seat]
    districts = sum(place.taken for place in own.seats)
    return (
        line(Cell(str(own.vp), mark="strong")),
        *(_number(amount) for amount in own.resources),
        _number(own.military),
        line(" ".join(str(step) for step in own.steps)),
        _number(own.tokens),
        _number(len(own.tiles)),
        _number(districts),
        line(", ".join(unused_names(o, seat, words))),
        line(*spaced([Cell(said) for said in _has(o, seat, words)])),
    )


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
