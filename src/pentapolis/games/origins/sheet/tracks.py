"""The military track and the temples as text: who is where, the furthest first."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, Table, line
from ..components import TEMPLES
from ..state import NOBODY, Origins
from .amounts import spaced


def military(o: Origins, words: Words, names: Sequence[str]) -> Line:
    """The markers from the strongest on; on one space the lowest of the stack first, who wins ties."""
    stacked = sorted(o.military, key=lambda seat: -o.players[seat].military)
    cells = [
        Cell(words.say("sheet-strength", name=player(words, seat, names), n=o.players[seat].military), seat)
        for seat in stacked
    ]
    if o.neutral != NOBODY:
        cells.append(Cell(words.say("sheet-strength", name=words.say("sheet-neutral"), n=o.neutral)))
    return line(words.say("sheet-military"), *spaced(cells))


def temples(o: Origins, words: Words, names: Sequence[str]) -> Table:
    """Each temple with its Zodiac card, who holds it, and the markers from the highest on."""
    rows = tuple(
        (
            line(words.say(f"temple-{temple}")),
            line(Cell(words.say(f"zodiac-{o.zodiac[place]}"), mark="strong")) if o.zodiac else (),
            _holder(o.holders[place], words, names) if o.zodiac else (),
            _steps(o, place, words, names),
        )
        for place, temple in enumerate(TEMPLES)
    )
    header = tuple(words.say(f"sheet-{column}") for column in ("temple", "zodiac", "holder", "steps"))
    return Table(header, rows, caption=words.say("sheet-temples"))


def _holder(seat: int, words: Words, names: Sequence[str]) -> Line:
    if seat == NOBODY:
        return line(Cell(words.say("sheet-at-temple"), mark="faint"))
    return line(Cell(player(words, seat, names), seat))


def _steps(o: Origins, temple: int, words: Words, names: Sequence[str]) -> Line:
    stacked = sorted(o.temples[temple], key=lambda seat: -o.players[seat].steps[temple])
    cells = [
        Cell(words.say("sheet-step", name=player(words, seat, names), n=o.players[seat].steps[temple]), seat)
        for seat in stacked
    ]
    return line(*spaced(cells))
