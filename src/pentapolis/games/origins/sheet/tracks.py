"""The military track and the temples as text: who is where, the furthest first."""

from __future__ import annotations

from collections.abc import Sequence

from ....words import Words
from ....words.naming import player
from ....words.sheet import Cell, Line, SheetTable, line
from ..components import TEMPLES
from ..state import NOBODY, Origins
from .amounts import spaced


def military(o: Origins, words: Words, names: Sequence[str]) -> Line:
    """The markers from the strongest on; on one space the lowest of the stack first, who wins ties."""
    spaces = [(seat, o.players[seat].military) for seat in o.military]
    cells = _markers("sheet-strength", spaces, words, names)
    if o.neutral != NOBODY:
        cells.append(Cell(words.say("sheet-strength", name=words.say("sheet-neutral"), n=o.neutral)))
    return line(words.say("sheet-military"), *spaced(cells))


def temples(o: Origins, words: Words, names: Sequence[str]) -> SheetTable:
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
    return SheetTable(header, rows, caption=words.say("sheet-temples"))


def _holder(seat: int, words: Words, names: Sequence[str]) -> Line:
    if seat == NOBODY:
        return line(Cell(words.say("sheet-at-temple"), mark="faint"))
    return line(Cell(player(words, seat, names), seat))


def _steps(o: Origins, temple: int, words: Words, names: Sequence[str]) -> Line:
    """The markers from the highest on; the stack at the start decides nothing (OR-A17)."""
    steps = [(seat, o.players[seat].steps[temple]) for seat in o.temples[temple]]
    return line(*spaced(_markers("sheet-step", steps, words, names, start_counts=False)))


def _markers(
    key: str, places: Sequence[tuple[int, int]], words: Words, names: Sequence[str], start_counts: bool = True
) -> list[Cell]:
    """Seats and where their markers stand, the furthest first, each with the marker it lies on; `places` lists every
    stack from its bottom."""
    cells: list[Cell] = []
    below: dict[int, int] = {}
    for seat, n in sorted(places, key=lambda place: -place[1]):
        said = words.say(key, name=player(words, seat, names), n=n)
        if n in below and (n or start_counts):
            said = words.say("sheet-on-marker", marker=said, below=player(words, below[n], names))
        cells.append(Cell(said, seat))
        below[n] = seat
    return cells
